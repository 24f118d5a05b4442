/** The benchmark of arrowwords, and that its reference does what the published method does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillWords } from '../../generator/arrowword/fill-words.js';
import { settingsOf } from '../../generator/arrowword/settings.js';
import { type Slots, slotsOf } from '../../generator/arrowword/slots.js';
import { type ArrowWords, arrowWords } from '../../generator/arrowword/words.js';
import type { LexiconEntry } from '../../generator/lexicon/lexicon.js';
import { randomFor } from '../../generator/random/seed.js';
import { arrowwordBenchmark } from '../../tools/bench/arrowword.js';
import { keepsFactLimits } from '../../tools/bench/fact-limits.js';
import { jokesThatFit, referenceArrowword, referenceLetters } from '../../tools/bench/reference/arrowword.js';
import { MaskFaults } from '../../tools/bench/reference/arrowword-faults.js';
import { type ReferenceFilling, referenceFill } from '../../tools/bench/reference/arrowword-fill.js';
import { referenceMask } from '../../tools/bench/reference/arrowword-mask.js';
import { drawRanks, ReferenceWords } from '../../tools/bench/reference/arrowword-words.js';
import { grounds } from '../words.js';

const SIDE = 10;

/** A mask from rows of `#` and `.`. */
function maskOf(rows: readonly string[]): Uint8Array {
  return Uint8Array.from([...rows.join('')], (cell) => (cell === '#' ? 1 : 0));
}

/** Words over A, B and C up to three letters: the k-th has `clues[k]` clues, one where that says nothing; barred ones begin with `-`. */
function tinyWords(texts: readonly string[], clues: readonly number[] = []): ArrowWords {
  const bare = (text: string) => text.replace('-', '');
  const own = texts.map((text, k) => ({ text, count: clues[k] ?? 1 }));
  const byLength = [0, 1, 2, 3].map((length) => own.filter(({ text }) => bare(text).length === length));
  const all = byLength.flat();
  const first = new Int32Array(byLength.length + 1);
  for (const [length, { length: count }] of byLength.entries()) first[length + 1] = first[length] + count;
  const words = fillWords({
    letters: 4,
    first,
    lettersOf: byLength.map((words) =>
      Uint8Array.from([...words.map(({ text }) => bare(text)).join('')], (letter) => 'ABC'.indexOf(letter) + 1),
    ),
    weights: new Uint8Array(all.length).fill(1),
    groups: new Uint8Array(all.length),
    clues: {
      count: Uint8Array.from(all, ({ count }) => count),
      owner: new Int32Array(0),
      firstHolder: new Int32Array(all.length + 1),
      holders: new Int32Array(0),
    },
  });
  const entries = all.map(
    ({ count }) =>
      ({ clues: Array.from({ length: count }, (_, i) => ({ text: `clue ${i}` })) }) as unknown as LexiconEntry,
  );
  return {
    ...words,
    entries,
    isBarred: Uint8Array.from(all, ({ text }) => (text.startsWith('-') ? 1 : 0)),
    isFact: new Uint8Array(all.length),
  };
}

/** Whether the letters hang together, by joining neighbours until nothing changes. */
function areTogether(mask: Uint8Array, side: number): boolean {
  const letters = [...mask.keys()].filter((cell) => mask[cell] === 0);
  const reached = new Set(letters.slice(0, 1));
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const cell of letters) {
      if ([cell - 1, cell + 1, cell - side, cell + side].some((other) => reached.has(other))) reached.add(cell);
    }
  }
  return reached.size === letters.length;
}

/** What breaks the rules of a filled grid: letters that two slots read differently, and words that stand twice. */
function faultsOf(
  words: ReferenceWords,
  slots: Slots,
  { wordsBySlot }: Pick<ReferenceFilling, 'wordsBySlot'>,
): string[] {
  const letterAt = new Map<number, number>();
  const used = new Set<string>();
  const faults: string[] = [];
  for (const [slot, cells] of slots.cells.entries()) {
    const word = wordsBySlot?.[slot] ?? -1;
    const { letters, length } = words.ofLength(cells.length);
    if (word < 0 || word * length >= letters.length) faults.push(`slot ${slot}: no word`);
    if (used.has(`${length}/${word}`)) faults.push(`slot ${slot}: a word twice`);
    used.add(`${length}/${word}`);
    for (const [at, cell] of cells.entries()) {
      const letter = letters[word * length + at];
      if ((letterAt.get(cell) ?? letter) !== letter) faults.push(`cell ${cell}: two letters`);
      letterAt.set(cell, letter);
    }
  }
  return faults;
}

describe('masks by hill climbing', () => {
  it.each([5, 8, 12])('of side %i keep the hard rules', (side) => {
    for (let i = 0; i < 5; i++) {
      const { mask } = referenceMask(randomFor(`mask/${side}`, i), side);
      expect(mask).toBeDefined();
      const isClue = mask as Uint8Array;
      for (let at = 0; at < side; at++) expect([isClue[at], isClue[at * side]]).toEqual([1, 1]);
      expect(slotsOf(isClue, side).cells.filter(({ length }) => length < 2)).toEqual([]);
      expect(areTogether(isClue, side)).toBe(true);
    }
  });

  it('end on the tiniest grid too, which has no room for letters', () => {
    const { mask, steps } = referenceMask(randomFor('mask/2', 0), 2);
    expect(mask === undefined || !mask.includes(0)).toBe(true);
    expect(steps).toBeLessThanOrEqual(500_000);
  });

  it.each([
    ['nothing wrong', ['#####', '#....', '#....', '#....', '#....'], 0, 0],
    ['runs of one and an island', ['####', '#..#', '#.##', '##..'], 6600, 5],
    ['empty clue cells inside, which clump', ['#####', '#....', '#....', '#..##', '#..##'], 2200, 0],
    ['clue cells before empty border cells', ['#####', '#..##', '#....', '#....', '##...'], 1550, 0],
    ['words of seven letters', ['########', ...Array<string>(7).fill('#.......')], 1400, 0],
  ] as const)('%s', (_, rows, penalty, hard) => {
    const faults = new MaskFaults(rows.length);
    expect(faults.judge(maskOf(rows), Number.POSITIVE_INFINITY)).toBe(penalty);
    expect(faults.hard).toBe(hard);
    expect(Math.max(...faults.blame) > 0).toBe(penalty > 0);
  });
});

describe('the published method', () => {
  const words = arrowWords(grounds.language('sk'));
  const indexed = new ReferenceWords(words, SIDE - 1);
  const attempt = (i: number) => referenceArrowword(randomFor('reference/sk', i), indexed, SIDE);
  const made = Array.from({ length: 12 }, (_, i) => attempt(i));

  it('fills some grids with words, none twice, and gives others up', () => {
    const filled = made.flatMap((grid) => (grid?.wordsBySlot === undefined ? [] : [grid]));
    expect(filled.length).toBeGreaterThan(3);
    for (const grid of filled) {
      expect(faultsOf(indexed, grid.slots, grid)).toEqual([]);
      for (const [slot, word] of grid.wordsBySlot!.entries()) {
        const { first } = words.byLength[grid.slots.cells[slot].length];
        expect(words.entries[first + word].clues.length).toBeGreaterThan(0);
      }
      expect(grid.fillSteps).toBeGreaterThanOrEqual(grid.slots.cells.length);
    }
    for (const grid of made) {
      if (grid?.outcome === 'limit') expect(grid.fillSteps).toBe(50_000);
    }
  });

  it('makes the same grid of the same seed', () => {
    expect(attempt(3)).toEqual(made[3]);
    expect(attempt(4)?.mask).not.toEqual(made[3]?.mask);
  });

  it('finds the jokes whose letters a grid has in reading order', () => {
    const letters = Uint8Array.of(1, 2, 3, 1);
    const jokes = [
      [2, 1],
      [1, 1],
      [2, 2],
      [1, 2, 3, 1],
      [3, 2],
      [1, 2, 3, 1, 1],
    ];
    expect(
      jokesThatFit(
        letters,
        jokes.map((joke) => Uint8Array.from(joke)),
      ),
    ).toEqual([0, 1, 3]);
    const slots = slotsOf(maskOf(['###', '#..', '#..']), 3);
    const tiny = new ReferenceWords(tinyWords(['AB', 'CA', 'AC', 'BA']), 2);
    expect([...referenceLetters(tiny, slots, [0, 1, 2, 3])]).toEqual([1, 2, 3, 1]);
  });
});

describe('the filler of the published method', () => {
  const MASKS = [
    ['###', '#..', '#..'],
    ['####', '#...', '#...', '##..'],
    ['####', '#...', '#...', '#...'],
  ].map((rows) => slotsOf(maskOf(rows), rows.length));

  /** Whether there is a filling with different words, by trying every word in every slot. */
  function isFillable(slots: Slots, texts: readonly string[]): boolean {
    const grid = new Map<number, string>();
    const used = new Set<string>();
    const place = (slot: number): boolean => {
      if (slot === slots.cells.length) return true;
      const cells = [...slots.cells[slot]];
      for (const text of texts) {
        if (text.length !== cells.length || used.has(text)) continue;
        if (cells.some((cell, at) => (grid.get(cell) ?? text[at]) !== text[at])) continue;
        const fresh = cells.filter((cell) => !grid.has(cell));
        for (const [at, cell] of cells.entries()) grid.set(cell, text[at]);
        used.add(text);
        if (place(slot + 1)) return true;
        used.delete(text);
        for (const cell of fresh) grid.delete(cell);
      }
      return false;
    };
    return place(0);
  }

  it('fills what can be filled, and calls the rest impossible', () => {
    const text = fc
      .array(fc.constantFrom('A', 'B', 'C'), { minLength: 2, maxLength: 3 })
      .map((cells) => cells.join(''));
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { maxLength: 24 }),
        fc.constantFrom(...MASKS),
        fc.nat(99),
        (texts, slots, seed) => {
          const words = new ReferenceWords(tinyWords(texts), 3);
          const filling = referenceFill(randomFor('tiny', seed), words, slots);
          outcomes.add(filling.outcome);
          expect(filling.outcome).toBe(isFillable(slots, texts) ? 'filled' : 'impossible');
          if (filling.outcome === 'filled') expect(faultsOf(words, slots, filling)).toEqual([]);
          else expect(filling.wordsBySlot).toBeUndefined();
        },
      ),
      { numRuns: 400, seed: 1 },
    );
    expect([...outcomes].sort()).toEqual(['filled', 'impossible']);
  });

  it('uses no word that a grid must not show', () => {
    const square = ['AB', 'CA', 'AC', 'BA'];
    const outcomeOf = (texts: readonly string[]) =>
      referenceFill(randomFor('barred', 0), new ReferenceWords(tinyWords(texts), 2), MASKS[0]).outcome;
    expect(outcomeOf(square)).toBe('filled');
    expect(outcomeOf(['AB', '-CA', 'AC', 'BA'])).toBe('impossible');
  });

  it('tries words with more clues first, and equals in any order', () => {
    const words = new ReferenceWords(tinyWords(['AB', 'CA', 'AC', 'BA', 'CC'], [1, 3, 1, 2, 1]), 2).ofLength(2);
    const drawn = Array.from({ length: 40 }, (_, i) => [...drawRanks(randomFor('ranks', i), words)]);
    expect(drawn.every((ranks) => ranks[1] === 0 && ranks[3] === 1)).toBe(true);
    expect(new Set(drawn.map(String)).size).toBe(6);
  });
});

describe('the limits of facts in a grid', () => {
  const factGroups = [
    { name: 'elements', limit: { base: 1 } },
    { name: 'plates', limit: { base: 0, per: 5 }, limits: { en: { base: 0 } } },
    {
      name: 'numerals',
      limit: {
        base: 0,
        bySide: [
          [10, 0],
          [20, 2],
        ] as const,
      },
    },
  ];
  const keeps = (groups: readonly number[], side = 8, percent = 50, language: 'de' | 'en' = 'de') =>
    keepsFactLimits(groups, { factGroups, language }, side, percent);

  it.each<[string, boolean, boolean]>([
    ['no facts', keeps([0, 0, 0, 0]), true],
    ['as many of a group as there may be', keeps([1, 0, 0, 0]), true],
    ['more of a group than there may be', keeps([1, 1, 0, 0]), false],
    ['some of each group', keeps([1, 0, 2, 0, 0]), true],
    ['a group that the answers are too few for', keeps([1, 0, 2, 0]), false],
    ['a group that the language has no room for', keeps([0, 0, 2, 0, 0], 8, 50, 'en'), false],
    ['a group that small grids have no room for', keeps([3, 0, 0, 0], 10), false],
    ['a group that larger grids have room for', keeps([3, 3, 0, 0], 11), true],
    ['more facts in all than there may be', keeps([1, 0, 2, 0, 0], 8, 39), false],
    ['as many in all as there may be', keeps([1, 0, 2, 0, 0], 8, 40), true],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });
});

describe('the benchmark of arrowwords', () => {
  /** The cells of a detail row, by the table's head. */
  function detailsOf(details: string | undefined, name: string): Map<string, string> {
    const lines = (details ?? '').split('\n').map((line) => line.trim().split(/ {2,}/));
    const head = lines.find(([first]) => first === 'filled')!;
    const [, ...cells] = lines.find(([first]) => first === name)!;
    return new Map(head.map((column, at) => [column, cells[at]]));
  }

  it('makes as many of ours as the reference has attempts, and measures grids, and those within the limits', async () => {
    const { rows, details } = await arrowwordBenchmark(4, ['de'], [8]).run({ isDetailed: true });
    expect(rows).toHaveLength(1);
    const [{ name, n, unit, ours, reference, ratio }] = rows;
    expect([name, n, unit]).toEqual(['arrowword-de 8x8', 4, 'ms']);
    expect(ours).toBeGreaterThan(0);
    expect(ratio).toBe(reference / ours);
    const told = detailsOf(details, name);
    expect(told.get('filled')).toBe('100.0%');
    expect(Number(told.get('s a grid'))).toBeCloseTo(reference / 1000, 3);
    // The grids of these seeds, judged once more.
    const ground = grounds.language('de');
    const words = arrowWords(ground);
    const indexed = new ReferenceWords(words, 7);
    const { facts } = settingsOf('de', 8, {});
    const within = [0, 1, 2, 3].filter((input) => {
      const grid = referenceArrowword(randomFor(`reference/${name}`, input), indexed, 8)!;
      const own = grid.wordsBySlot!.map(
        (word, slot) => words.groups[words.first[grid.slots.cells[slot].length] + word],
      );
      return keepsFactLimits(own, ground, 8, facts);
    }).length;
    expect(told.get('within')).toBe(`${(25 * within).toFixed(1)}%`);
    if (within === 0) expect(told.get('s a grid within')).toBe('none in 4 attempts');
    else expect(Number(told.get('s a grid within'))).toBeCloseTo((reference * 4) / within / 1000, 3);
  });

  it('says where the reference comes to no grid', async () => {
    // Of this size the reference has hardly a chance.
    const { rows, details } = await arrowwordBenchmark(1, ['sk'], [20]).run({ isDetailed: true });
    expect(rows[0]).toMatchObject({ n: 1, isAtLeast: true });
    expect(rows[0].ratio).toBe(rows[0].reference / rows[0].ours);
    const told = detailsOf(details, 'arrowword-sk 20x20');
    expect(told.get('s a grid')).toBe('none in 1 attempts');
    expect(told.get('s a grid within')).toBe('none in 1 attempts');
    expect(told.get('within')).toBe('-');
  });

  it('tells no details where nobody asks', async () => {
    expect(await arrowwordBenchmark(1, ['de'], [9]).run({ isDetailed: false })).toEqual({
      rows: [expect.objectContaining({ name: 'arrowword-de 9x9' })],
    });
  });
});
