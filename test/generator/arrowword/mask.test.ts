/** Masks of arrowwords: the cost is kept exactly, and what must hold of every mask does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MaskSearch, type MaskWish } from '../../../generator/arrowword/mask.js';
import { DEFAULT_MASK_WEIGHTS, type LetterCounts, MaskTables } from '../../../generator/arrowword/mask-tables.js';
import { randomFor } from '../../../generator/random/seed.js';
import { metropolisTable } from '../../../generator/words/integer-log.js';
import { WordIndex } from '../../../generator/words/word-index.js';
import { grounds } from '../../words.js';

const { lexicon } = grounds.language('sk');
const index = new WordIndex(
  lexicon.entries.filter(({ clues }) => clues.length > 0).map(({ answer }) => ({ cells: answer, tier: 0 })),
  lexicon.alphabet.cells,
);
const counts: LetterCounts = {
  letters: index.letters.length,
  words: (length) => index.ofLength(length).length,
  withLetter: (length, position, letter) => index.withLetter(length, position, letter).length,
};
const metropolis = metropolisTable();

function search(side: number, seed: string, change: Partial<MaskWish> = {}): MaskSearch {
  const tables = new MaskTables(counts, side - 1, DEFAULT_MASK_WEIGHTS);
  const wish = { side, tables, steps: 1000 * side, idle: 1500, idleBorder: 1500, clump: 60, whim: 40, ...change };
  return new MaskSearch(randomFor(seed, 0), wish, metropolis);
}

/** The lengths of the runs of letters, rows and columns. */
function runsOf(isClue: Uint8Array, side: number): number[] {
  const lines = Array.from({ length: side }, (_, i) => i).flatMap((i) => [
    Array.from({ length: side }, (_, j) => isClue[i * side + j]),
    Array.from({ length: side }, (_, j) => isClue[j * side + i]),
  ]);
  return lines.flatMap((line) =>
    line
      .join('')
      .split(/1+/)
      .map((run) => run.length)
      .filter((length) => length > 0),
  );
}

/** How many regions the letters are in. */
function regions(isClue: Uint8Array, side: number): number {
  const left = new Set([...isClue.keys()].filter((cell) => isClue[cell] === 0));
  let count = 0;
  while (left.size > 0) {
    count++;
    const [first] = left;
    left.delete(first);
    const open = [first];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const other of [
        cell - side,
        cell + side,
        ...(cell % side > 0 ? [cell - 1] : []),
        ...(cell % side < side - 1 ? [cell + 1] : []),
      ]) {
        if (left.delete(other)) open.push(other);
      }
    }
  }
  return count;
}

describe('a mask', () => {
  it('costs more by a turned cell by exactly what the whole cost rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 12 }),
        fc.array(fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })), { minLength: 1, maxLength: 40 }),
        (side, turns) => {
          const mask = search(side, 'turns');
          let cost = mask.cost();
          for (const [a, b] of turns) {
            const cell = (1 + (a % (side - 1))) * side + 1 + (b % (side - 1));
            cost += mask.rise(cell);
            mask.flip(cell);
            expect(cost).toBe(mask.cost());
          }
        },
      ),
    );
  });

  it.each([6, 8, 12, 15, 20])('of side %d has no run of one letter and hangs together', (side) => {
    for (let seed = 0; seed < 4; seed++) {
      const mask = search(side, `mask/${seed}`);
      mask.anneal();
      const { isClue } = mask;
      for (let i = 0; i < side; i++) expect([isClue[i], isClue[i * side]]).toEqual([1, 1]);
      expect(Math.min(...runsOf(isClue, side))).toBeGreaterThan(1);
      expect(regions(isClue, side)).toBe(1);
    }
  });

  it('is cheaper than chance, the same again, and another one for another seed', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) => {
      const mask = search(12, seed);
      mask.anneal();
      return mask;
    });
    expect([...first.isClue]).toEqual([...again.isClue]);
    expect([...first.isClue]).not.toEqual([...other.isClue]);
    const random = randomFor('chance', 0);
    const chance = search(12, 'a');
    for (let i = 0; i < 25; i++) chance.flip((1 + random.below(11)) * 12 + 1 + random.below(11));
    expect(first.cost()).toBeLessThan(chance.cost() - 10_000);
  });

  it('has fewer two-letter words where they cost more', () => {
    const twos = (two: number) => {
      const tables = new MaskTables(counts, 11, { ...DEFAULT_MASK_WEIGHTS, two });
      return [1, 2, 3, 4].reduce((sum, seed) => {
        const mask = search(12, `twos/${seed}`, { tables });
        mask.anneal();
        return sum + runsOf(mask.isClue, 12).filter((length) => length === 2).length;
      }, 0);
    };
    expect(twos(800)).toBeLessThan(twos(100));
  });
});

describe('the tables', () => {
  const tables = new MaskTables(counts, 11, DEFAULT_MASK_WEIGHTS);

  it('number the places of runs one after another', () => {
    const places = Array.from({ length: 12 }, (_, length) =>
      Array.from({ length }, (_, position) => tables.placeOf(length, position)),
    ).flat();
    expect(places).toEqual(places.map((_, i) => i));
  });

  it('let no run of one letter, and none without words, come cheap', () => {
    expect(tables.run[1]).toBe(DEFAULT_MASK_WEIGHTS.single);
    expect(tables.run[4]).toBeLessThan(0);
    expect(tables.run[2]).toBeGreaterThan(tables.run[4]);
    const none = new MaskTables({ ...counts, words: () => 0, withLetter: () => 0 }, 5, DEFAULT_MASK_WEIGHTS);
    expect([...none.run.slice(1)]).toEqual(new Array(5).fill(DEFAULT_MASK_WEIGHTS.single));
  });

  it('cost the same both ways, and more where letters seldom agree', () => {
    for (const [a, b] of [
      [tables.placeOf(4, 0), tables.placeOf(6, 5)],
      [tables.placeOf(2, 1), tables.placeOf(9, 3)],
    ]) {
      expect(tables.cellCost(a, b)).toBe(tables.cellCost(b, a));
      expect(tables.cellCost(a, b)).toBeGreaterThan(0);
    }
  });
});
