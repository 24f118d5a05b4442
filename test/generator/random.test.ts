import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../generator/make.js';
import { Random } from '../../generator/random/random.js';
import { randomFor, secondHash, seedFor } from '../../generator/random/seed.js';
import { sudokuMaker } from '../../generator/sudoku/index.js';

/** The table rows of the published vectors: the cells of each row without backticks. */
const tables = readFileSync(new URL('../../generator/random/README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.replaceAll('`', '').trim()),
  );
const vectors = tables.filter((row) => row.length === 5);
const collisions = tables.filter((row) => row.length === 4);

const WORD = 1n << 32n;

/** sfc32 and the hashes once more, in arithmetic that cannot overflow. */
function referenceWords(address: string, attempt: number, count: number): number[] {
  let seed = 0n;
  let second = 0x811c9dc5n;
  for (const character of address) {
    const code = BigInt(character.charCodeAt(0));
    seed = (seed * 131n + code) % WORD;
    second = ((second ^ code) * 0x01000193n) % WORD;
  }
  let [a, b, c, counter] = [seed, second, BigInt(attempt), 1n];
  const words: number[] = [];
  for (let i = 0; i < 15 + count; i++) {
    const word = (a + b + counter) % WORD;
    counter = (counter + 1n) % WORD;
    a = b ^ (b >> 9n);
    b = (c * 9n) % WORD;
    c = ((((c << 21n) | (c >> 11n)) % WORD) + word) % WORD;
    if (i >= 15) words.push(Number(word));
  }
  return words;
}

function words(address: string, attempt: number, count: number): number[] {
  const random = randomFor(address, attempt);
  return Array.from({ length: count }, () => random.next());
}

describe('seeds', () => {
  it('publishes vectors', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    expect(collisions.length).toBeGreaterThanOrEqual(5);
  });

  it.each(vectors)('%s has its published seed and words', (address, seed, second, first, next) => {
    expect(seedFor(address)).toBe(Number(seed));
    expect(secondHash(address)).toBe(Number(second));
    expect(words(address, 0, 4).join(' ')).toBe(first);
    expect(words(address, 1, 2).join(' ')).toBe(next);
  });

  it('hashes as FNV-1a publishes', () => {
    expect([secondHash(''), secondHash('a'), secondHash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('agrees with the same methods in big integers', () => {
    const text = fc.string({ maxLength: 40, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(text, fc.nat(5000), (address, attempt) => {
        expect(words(address, attempt, 5)).toEqual(referenceWords(address, attempt, 5));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each(collisions)('%s and %s share a seed and no stream', (one, other, seed) => {
    expect([seedFor(one), seedFor(other)]).toEqual([Number(seed), Number(seed)]);
    expect(words(one, 0, 4)).not.toEqual(words(other, 0, 4));
  });

  it.each(collisions.filter(([one, other]) => one.startsWith('sudoku/') && other.startsWith('sudoku/')))(
    '%s and %s share a seed and no puzzle',
    (one, other) => {
      const level = { size: 9, band: 'easy', empty: 40 } as const;
      const [a, b] = [one, other].map((address) => makeRecord(sudokuMaker, address, level, 100).record);
      expect(a).not.toBe(b);
      expect(a.toLowerCase()).not.toBe(b.toLowerCase());
    },
  );
});

describe('bounded draws', () => {
  /** A stream that hands out chosen words. */
  class Fixed extends Random {
    private readonly queue: number[];

    constructor(queue: number[]) {
      super(0, 0, 0);
      this.queue = queue;
    }

    override next(): number {
      return this.queue?.shift() ?? super.next();
    }
  }

  it('rejects the words of the incomplete last stretch', () => {
    expect(new Fixed([0xffffffff, 7]).below(3)).toBe(1);
    expect(new Fixed([0xfffffffe, 7]).below(3)).toBe(0xfffffffe % 3);
    expect(new Fixed([0xffffffff, 7]).below(2 ** 31)).toBe(2 ** 31 - 1);
    expect(new Fixed([2 ** 31 + 1, 5]).below(2 ** 31 + 1)).toBe(5);
    expect(new Fixed([9]).below(2 ** 32)).toBe(9);
  });

  it('draws every value about equally often', () => {
    const random = randomFor('sudoku/easy/1', 0);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[random.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffles into every order about equally often', () => {
    const random = randomFor('sudoku/easy/2', 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
