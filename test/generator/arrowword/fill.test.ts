/** The filler of arrowwords: what it fills reads, and what it calls impossible is, by plain search. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fill, type FillWords, type PhraseWish } from '../../../generator/arrowword/fill.js';
import { type Slots, slotsOf } from '../../../generator/arrowword/slots.js';
import { randomFor } from '../../../generator/random/seed.js';

const LETTERS = 4;

/** Words over three letters, as the filler takes them. */
function wordsOf(
  texts: readonly string[],
  limit = 99,
  most = 99,
): FillWords & { readonly byLength: ReadonlyMap<number, string[]> } {
  const byLength = new Map<number, string[]>();
  for (const text of texts) byLength.set(text.length, [...(byLength.get(text.length) ?? []), text]);
  return {
    byLength,
    letters: LETTERS,
    count: (length) => byLength.get(length)?.length ?? 0,
    lettersOf: (length) =>
      Uint8Array.from([...(byLength.get(length) ?? []).join('')], (letter) => 'ABC'.indexOf(letter) + 1),
    limits: Int16Array.of(0, limit, limit),
    most,
    groupsOf: (length) =>
      Uint8Array.from(byLength.get(length) ?? [], (word) => (isLimited(word) ? 1 + (word.length % 2) : 0)),
    weightsOf: (length) => Uint8Array.from(byLength.get(length) ?? [], (_, i) => (i % 2 === 0 ? 5 : 1)),
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
        const words = wordsOf(texts);
        const fill = new Fill(randomFor(`fill/${seed}`, 0), slots, words, 31);
        const outcome = fill.search({ failsToRestart: 5, fails: 100_000 });
        expect(outcome).toBe(isFillable(slots, words.byLength) ? 'filled' : 'impossible');
        if (outcome === 'impossible') {
          impossible++;
          return;
        }
        filled++;
        const grid = [...fill.grid()].map((letter) => ' ABC'[letter]);
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
          const fill = new Fill(randomFor('phrase', 0), slots, words, 31, wish);
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
          const words = wordsOf(texts, limit, most);
          const fill = new Fill(randomFor('groups', 0), slots, words, 31);
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

  it('gives up within its limits', () => {
    const { isClue, side } = maskOf(['######', '#.....', '#.....', '#.....', '#.....', '#.....']);
    const five = Array.from({ length: 243 }, (_, i) =>
      [0, 1, 2, 3, 4].map((at) => 'ABC'[Math.floor(i / 3 ** at) % 3]).join(''),
    );
    const few = five.filter((_, i) => i % 9 === 0);
    const fill = new Fill(randomFor('limit', 0), slotsOf(isClue, side), wordsOf(few), 31);
    expect(['limit', 'impossible']).toContain(fill.search({ failsToRestart: 2, fails: 3 }));
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
