/** Logarithms by whole numbers, against the engine's own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { log2Of, metropolisTable } from '../../../generator/words/integer-log.js';

describe('the base-2 logarithm', () => {
  it.each([
    [1, 0],
    [2, 256],
    [3, 405],
    [1024, 2560],
    [2 ** 31 - 1, 7935],
  ])('of %d is %d parts of 256', (number, log) => {
    expect(log2Of(number, 8)).toBe(log);
  });

  it('is the real one, rounded down, to twelve bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (number) => {
        const real = Math.log2(number) * 4096;
        expect(Math.abs(log2Of(number, 12) - real)).toBeLessThan(1.01);
        expect(log2Of(number, 4)).toBe(log2Of(number, 12) >> 8);
      }),
      { numRuns: 1000 },
    );
  });
});

it('the table of Metropolis falls from 12 ln 2 to 0', () => {
  const table = metropolisTable();
  expect(table).toHaveLength(4096);
  for (const [k, value] of table.entries()) {
    expect(Math.abs(value + 256 * Math.log((k + 1) / 4096))).toBeLessThan(1.2);
    if (k > 0) expect(value).toBeLessThanOrEqual(table[k - 1]);
  }
  expect(table[4095]).toBe(0);
});
