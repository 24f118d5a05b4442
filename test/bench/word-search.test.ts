/** The benchmark of word searches, and that its reference does what the published method does. */
import { describe, expect, it } from 'vitest';
import type { BareWordSearch } from '../../format/documents.js';
import { otherReadings } from '../../format/readings.js';
import { randomFor } from '../../generator/random/seed.js';
import { levelWords } from '../../generator/word-search/words.js';
import { entropyBytes } from '../../tools/bench/entropy.js';
import { referenceWordSearch } from '../../tools/bench/reference/word-search.js';
import { wordSearchBenchmark } from '../../tools/bench/word-search.js';
import { grounds } from '../words.js';

describe('the published method', () => {
  const { index } = levelWords(grounds.language('sk'), 0);
  const phrase = index.lettersIn('TOJEKONIEC');
  const made = Array.from({ length: 20 }, (_, i) => referenceWordSearch(randomFor(`ref/${i}`, 0), index, 10, phrase));

  it('covers all cells but those of the phrase, in words that share one cell at most', () => {
    for (const { letters, words, cells } of made) {
      if (letters === undefined) continue;
      const covered = new Set(cells.flat());
      expect(covered.size).toBe(100 - phrase.length);
      expect([...letters].filter((_, cell) => !covered.has(cell))).toEqual([...phrase]);
      for (const [word, own] of cells.entries()) {
        expect(own.map((cell) => letters[cell])).toEqual([...index.lettersOf[words[word]]]);
        for (const other of cells.slice(word + 1)) {
          expect(other.filter((cell) => own.includes(cell)).length).toBeLessThan(2);
        }
      }
    }
    expect(made.filter(({ letters }) => letters !== undefined).length).toBeGreaterThan(10);
  });

  it('does not come to every grid at once, and lets words occur twice', () => {
    expect(Math.max(...made.map(({ attempts }) => attempts))).toBeGreaterThan(1);
    const large = Array.from({ length: 24 }, (_, i) =>
      referenceWordSearch(randomFor(`large/${i}`, 0), index, 15, index.lettersIn('TOJEKONIECSVETAANO')),
    );
    const doubled = large.flatMap(({ letters, words, cells }) => {
      if (letters === undefined) return [];
      const placed = words.map((word, i) => ({ letters: index.lettersOf[word], cells: cells[i] }));
      return otherReadings({ rows: 15, columns: 15, letters }, placed);
    });
    expect(doubled.length).toBeGreaterThan(0);
  });
});

describe('the entropy estimate', () => {
  const puzzle = (grid: string, starts: readonly number[]): BareWordSearch => ({
    rows: 2,
    columns: 4,
    grid,
    words: starts.map((start) => ({ word: 'AAA', start, direction: 'E' })),
    phraseCells: [],
    phrase: '',
    joke: { list: 0, id: 1 },
    phraseAt: [0, 1],
  });

  it('counts letters, first cells, kinds and jokes', () => {
    // Eight letters of four kinds, evenly: 16 bits. Two of eight cells: 28 sets. One kind: none. Four jokes: 2 bits.
    expect(entropyBytes([puzzle('AABBCCDD', [0, 4])], 4)).toBeCloseTo((16 + Math.log2(28) + 2) / 8);
    expect(entropyBytes([puzzle('AAAAAAAA', [])], 1)).toBe(0);
  });
});

it('compares both on the same phrases, and tells what their grids are like', async () => {
  const { rows, details } = await wordSearchBenchmark(6, ['de'], [[8, 4]]).run({ isDetailed: true });
  expect(rows).toEqual([
    {
      name: 'word-search-de 8x8',
      n: 4,
      unit: 'ms',
      ours: expect.any(Number),
      reference: expect.any(Number),
      ratio: expect.any(Number),
    },
  ]);
  expect(details).toMatch(/word-search-de 8x8 +100\.0% +0 /);
  expect(details).toMatch(/ {2}reference/);
});
