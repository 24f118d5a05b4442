import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomLatinSquare } from '../../generator/latin/square.js';
import { Random } from '../../generator/random/random.js';
import { randomFor } from '../../generator/random/seed.js';
import { allLatinSquares, isLatin } from './latin-squares.js';

describe('random Latin squares', () => {
  it('are Latin, at every order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (order, seed) => {
        expect(isLatin(randomLatinSquare(new Random(seed, 1, 2), order), order)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('follow from the random stream alone', () => {
    const draw = () => randomLatinSquare(randomFor('futoshiki/hard/3', 0), 6);
    expect(draw()).toEqual(draw());
  });

  it('take every square of order 4 about equally often', () => {
    const squares = allLatinSquares(4);
    const times = new Map(squares.map((square) => [square.join(), 0]));
    const random = new Random(1, 2, 3);
    const expected = 40;
    for (let i = 0; i < expected * squares.length; i++) {
      const drawn = randomLatinSquare(random, 4).join();
      times.set(drawn, times.get(drawn)! + 1);
    }
    expect(times.size).toBe(576);
    let chiSquare = 0;
    for (const count of times.values()) chiSquare += (count - expected) ** 2 / expected;
    // 575 degrees of freedom: mean 575, standard deviation 34; five deviations.
    expect(chiSquare).toBeLessThan(575 + 5 * 34);
  });

  it('take both kinds of order 5 in their shares', () => {
    // Of the 56 reduced squares of order 5, 6 are of the cyclic kind, the one without a 2 x 2 subsquare.
    const random = new Random(4, 5, 6);
    const draws = 5600;
    let cyclic = 0;
    for (let i = 0; i < draws; i++) if (!hasSubsquare(randomLatinSquare(random, 5), 5)) cyclic++;
    // Expected 600, standard deviation 23.
    expect(cyclic).toBeGreaterThan(600 - 5 * 23);
    expect(cyclic).toBeLessThan(600 + 5 * 23);
  });
});

/** Whether two rows and two columns hold only two values where they meet. */
function hasSubsquare(square: readonly number[], order: number): boolean {
  for (let top = 0; top < order; top++) {
    for (let bottom = top + 1; bottom < order; bottom++) {
      for (let left = 0; left < order; left++) {
        for (let right = left + 1; right < order; right++) {
          const at = (row: number, column: number) => square[row * order + column];
          if (at(top, left) === at(bottom, right) && at(top, right) === at(bottom, left)) return true;
        }
      }
    }
  }
  return false;
}
