/** The filler of arrowwords: what it fills reads, and what it calls impossible is, by plain search. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fill, type PhraseWish } from '../../../generator/arrowword/fill.js';
import { bitCount, fillWords, type OpenWords, openWords } from '../../../generator/arrowword/fill-words.js';
import { type Slots, slotsOf } from '../../../generator/arrowword/slots.js';
import { randomFor } from '../../../generator/random/seed.js';

const NO_LIMITS = { limits: Int16Array.of(0, 99, 99), most: 99 };

interface TestWords {
  readonly byLength: ReadonlyMap<number, string[]>;
  readonly open: OpenWords;
}

/**
 * Words over three letters, numbered from `base`, as the filler takes them. `clues`: by word, the words that each of its clues holds;
 * one clue that holds none where left out.
 */
function wordsOf(texts: readonly string[], base = 1, clues: ReadonlyMap<string, string[][]> = new Map()): TestWords {
  const longest = Math.max(5, ...texts.map(({ length }) => length));
  const lengths = Array.from({ length: longest + 1 }, (_, length) => texts.filter((text) => text.length === length));
  const first = new Int32Array(longest + 2);
  for (const [length, own] of lengths.entries()) first[length + 1] = first[length] + own.length;
  const all = lengths.flat();
  const cluesOf = all.map((word) => clues.get(word) ?? [[]]);
  const owner = cluesOf.flatMap((own, word) => own.map(() => word));
  const held = cluesOf.flat();
  const holders = all.map((word) =>
    [...held.keys()].filter((clue) => held[clue].includes(word) && all[owner[clue]] !== word),
  );
  const firstHolder = new Int32Array(all.length + 1);
  for (const [word, own] of holders.entries()) firstHolder[word + 1] = firstHolder[word] + own.length;
  const words = fillWords({
    letters: base + 3,
    first,
    lettersOf: lengths.map((own) => Uint8Array.from([...own.join('')], (letter) => 'ABC'.indexOf(letter) + base)),
    weights: Uint8Array.from(all, () => 3),
    groups: Uint8Array.from(all, (word) => (isLimited(word) ? 1 + (word.length % 2) : 0)),
    clues: {
      count: Uint8Array.from(cluesOf, (own) => own.length),
      owner: Int32Array.from(owner),
      firstHolder,
      holders: Int32Array.from(holders.flat()),
    },
  });
  return {
    byLength: new Map(lengths.map((own, length) => [length, own])),
    open: openWords(words, new Uint8Array(all.length).fill(1)),
  };
}

/** Words of the group that tests limit. */
const isLimited = (word: string) => word.startsWith('A');

/** A mask from rows of `#` and `.`. */
function maskOf(rows: readonly string[]): { isClue: Uint8Array; side: number } {
  return { side: rows.length, isClue: Uint8Array.from([...rows.join('')], (cell) => (cell === '#' ? 1 : 0)) };
}

/** Whether there is a filling with different words, by trying every word in every slot. */
function isFillable(
  slots: Slots,
  byLength: ReadonlyMap<number, string[]>,
  holds: (grid: ReadonlyMap<number, string>) => boolean = () => true,
): boolean {
  const grid = new Map<number, string>();
  const used = new Set<string>();
  const place = (slot: number): boolean => {
    if (slot === slots.cells.length) return holds(grid);
    const cells = [...slots.cells[slot]];
    for (const word of byLength.get(cells.length) ?? []) {
      if (used.has(word) || cells.some((cell, at) => (grid.get(cell) ?? word[at]) !== word[at])) continue;
      const fresh = cells.filter((cell) => !grid.has(cell));
      for (const [at, cell] of cells.entries()) grid.set(cell, word[at]);
      used.add(word);
      if (place(slot + 1)) return true;
      used.delete(word);
      for (const cell of fresh) grid.delete(cell);
    }
    return false;
  };
  return place(0);
}

/** Whether the phrase's letters stand in order, each in its stretch: the earliest places do. */
function stands(slots: Slots, { letters, from, to }: PhraseWish, letterAt: (cell: number) => number): boolean {
  let place = -1;
  return [...letters].every((letter, k) => {
    place = Math.max(place + 1, from[k]);
    while (place <= to[k] && letterAt(slots.letters[place]) !== letter) place++;
    return place <= to[k];
  });
}

const MASKS = [
  ['###', '#..', '#..'],
  ['####', '#...', '#...', '#...'],
  ['####', '#..#', '#...', '##..'],
  ['#####', '#...#', '#....', '#....', '##...'],
];

const lexicons = fc.uniqueArray(
  fc
    .integer({ min: 2, max: 4 })
    .chain((length) => fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: length, maxLength: length })),
  { minLength: 6, maxLength: 40 },
);

describe('the filler', () => {
  it('fills where a filling exists, with different words that read, and says where none does', () => {
    let filled = 0;
    let impossible = 0;
    fc.assert(
      fc.property(fc.constantFrom(...MASKS), lexicons, fc.nat({ max: 999 }), (rows, texts, seed) => {
        const { isClue, side } = maskOf(rows);
        const slots = slotsOf(isClue, side);
        // Some alphabets have more letters than a word of 32 bits.
        const base = [1, 29, 31, 40][seed % 4];
        const words = wordsOf(texts, base);
        const fill = new Fill(randomFor(`fill/${seed}`, 0), slots, words.open, NO_LIMITS, 31);
        const outcome = fill.search({ failsToRestart: 5, fails: 100_000 });
        expect(outcome).toBe(isFillable(slots, words.byLength) ? 'filled' : 'impossible');
        if (outcome === 'impossible') {
          impossible++;
          return;
        }
        filled++;
        const grid = [...fill.grid()].map((letter) => 'ABC'[letter - base]);
        const read = slots.cells.map((cells) => [...cells].map((cell) => grid[cell]).join(''));
        for (const [slot, word] of read.entries())
          expect(word).toBe(words.byLength.get(word.length)?.[fill.wordOf(slot)]);
        expect(new Set(read).size).toBe(read.length);
      }),
      { numRuns: 1500 },
    );
    expect(Math.min(filled, impossible)).toBeGreaterThan(50);
  });

  it('hosts a phrase in order, each letter within its stretch, or says that it cannot be', () => {
    let hosted = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...MASKS.slice(1)),
        lexicons,
        fc.array(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 4 }),
        (rows, texts, phrase, slack) => {
          const { isClue, side } = maskOf(rows);
          const slots = slotsOf(isClue, side);
          const words = wordsOf(texts);
          const ideal = phrase.map((_, k) => Math.floor(((k + 1) * slots.letters.length) / (phrase.length + 1)));
          const wish = {
            letters: Uint8Array.from(phrase),
            from: Int16Array.from(ideal, (place) => Math.max(0, place - slack)),
            to: Int16Array.from(ideal, (place) => Math.min(slots.letters.length - 1, place + slack)),
          };
          const fill = new Fill(randomFor('phrase', 0), slots, words.open, NO_LIMITS, 31, wish);
          const outcome = fill.search({ failsToRestart: 5, fails: 100_000 });
          const holds = (grid: ReadonlyMap<number, string>) =>
            stands(slots, wish, (cell) => 'ABC'.indexOf(grid.get(cell)!) + 1);
          expect(outcome).toBe(isFillable(slots, words.byLength, holds) ? 'filled' : 'impossible');
          if (outcome === 'filled') {
            hosted++;
            const grid = fill.grid();
            expect(stands(slots, wish, (cell) => grid[cell])).toBe(true);
          } else refused++;
        },
      ),
      { numRuns: 1200 },
    );
    expect(Math.min(hosted, refused)).toBeGreaterThan(50);
  });

  it('holds no more words of a group, and of all groups, than it may', () => {
    let filled = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...MASKS),
        lexicons,
        fc.nat({ max: 3 }),
        fc.nat({ max: 4 }),
        (rows, texts, limit, most) => {
          const { isClue, side } = maskOf(rows);
          const slots = slotsOf(isClue, side);
          const words = wordsOf(texts);
          const limits = { limits: Int16Array.of(0, limit, limit), most };
          const fill = new Fill(randomFor('groups', 0), slots, words.open, limits, 31);
          const outcome = fill.search({ failsToRestart: 5, fails: 100_000 });
          const keeps = (letterAt: (cell: number) => string) => {
            const limited = slots.cells.filter(([first]) => letterAt(first) === 'A');
            const odd = limited.filter(({ length }) => length % 2 === 1).length;
            return odd <= limit && limited.length - odd <= limit && limited.length <= most;
          };
          const holds = (grid: ReadonlyMap<number, string>) => keeps((cell) => grid.get(cell)!);
          expect(outcome).toBe(isFillable(slots, words.byLength, holds) ? 'filled' : 'impossible');
          if (outcome === 'filled') {
            filled++;
            const grid = fill.grid();
            expect(keeps((cell) => ' ABC'[grid[cell]])).toBe(true);
          } else refused++;
        },
      ),
      { numRuns: 1200 },
    );
    expect(Math.min(filled, refused)).toBeGreaterThan(50);
  });

  it('leaves each word a clue that holds no word of the grid', () => {
    let filled = 0;
    let refused = 0;
    const cases = lexicons.chain((texts) =>
      fc
        .array(fc.array(fc.array(fc.constantFrom(...texts), { maxLength: 3 }), { minLength: 1, maxLength: 2 }), {
          minLength: texts.length,
          maxLength: texts.length,
        })
        .map((clues) => ({ texts, clues: new Map(texts.map((text, i) => [text, clues[i]])) })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...MASKS), cases, (rows, { texts, clues }) => {
        const { isClue, side } = maskOf(rows);
        const slots = slotsOf(isClue, side);
        const words = wordsOf(texts, 1, clues);
        const fill = new Fill(randomFor('clues', 0), slots, words.open, NO_LIMITS, 31);
        const outcome = fill.search({ failsToRestart: 5, fails: 100_000 });
        const areClued = (letterAt: (cell: number) => string) => {
          const read = slots.cells.map((cells) => [...cells].map(letterAt).join(''));
          return read.every((word) =>
            clues.get(word)!.some((held) => held.every((other) => other === word || !read.includes(other))),
          );
        };
        const holds = (grid: ReadonlyMap<number, string>) => areClued((cell) => grid.get(cell)!);
        expect(outcome).toBe(isFillable(slots, words.byLength, holds) ? 'filled' : 'impossible');
        if (outcome === 'filled') {
          filled++;
          const grid = fill.grid();
          expect(areClued((cell) => ' ABC'[grid[cell]])).toBe(true);
        } else refused++;
      }),
      { numRuns: 1500 },
    );
    expect(Math.min(filled, refused)).toBeGreaterThan(50);
  });

  it('uses open words only', () => {
    const { isClue, side } = maskOf(MASKS[0]);
    const slots = slotsOf(isClue, side);
    const { words } = wordsOf(['AB', 'BA', 'AC', 'BB', 'CB']).open;
    const search = (isOpen: Uint8Array) => {
      const fill = new Fill(randomFor('open', 0), slots, openWords(words, isOpen), NO_LIMITS, 31);
      return fill.search({ failsToRestart: 5, fails: 1000 });
    };
    // AC across over BB goes with AB and CB down.
    expect(search(Uint8Array.of(1, 0, 1, 1, 1))).toBe('filled');
    expect(search(Uint8Array.of(1, 1, 0, 1, 1))).toBe('impossible');
  });

  it('gives up within its limits', () => {
    const { isClue, side } = maskOf(['######', '#.....', '#.....', '#.....', '#.....', '#.....']);
    const five = Array.from({ length: 243 }, (_, i) =>
      [0, 1, 2, 3, 4].map((at) => 'ABC'[Math.floor(i / 3 ** at) % 3]).join(''),
    );
    const few = five.filter((_, i) => i % 9 === 0);
    const fill = new Fill(randomFor('limit', 0), slotsOf(isClue, side), wordsOf(few).open, NO_LIMITS, 31);
    expect(['limit', 'impossible']).toContain(fill.search({ failsToRestart: 2, fails: 3 }));
  });
});

describe('bits', () => {
  it('are counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (bits) => {
        expect(bitCount(bits)).toBe([...(bits >>> 0).toString(2)].filter((bit) => bit === '1').length);
      }),
    );
  });
});

describe('slots', () => {
  it('are the runs of a mask, and know where they cross', () => {
    const { isClue, side } = maskOf(['####', '#..#', '#...', '##..']);
    const { cells, horizontal, vertical, atHorizontal, atVertical, letters } = slotsOf(isClue, side);
    expect(cells.map((own) => [...own])).toEqual([
      [5, 6],
      [9, 10, 11],
      [14, 15],
      [5, 9],
      [6, 10, 14],
      [11, 15],
    ]);
    expect([...letters]).toEqual([5, 6, 9, 10, 11, 14, 15]);
    for (const cell of letters) {
      expect(cells[horizontal[cell]][atHorizontal[cell]]).toBe(cell);
      expect(cells[vertical[cell]][atVertical[cell]]).toBe(cell);
    }
    expect([horizontal[0], vertical[7]]).toEqual([-1, -1]);
  });
});
