import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cage, CalcudokuPuzzle } from '../../format/documents.js';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { type CalcudokuLevel, makeCalcudokuMaker } from '../../generator/calcudoku/index.js';
import { CalcudokuSolver } from '../../generator/calcudoku/solver.js';
import { randomFor } from '../../generator/random/seed.js';
import { plainCount, SQUARES } from './calcudoku-plain.js';

const maker = makeCalcudokuMaker();

function made(level: CalcudokuLevel): CalcudokuPuzzle {
  const attempt = maker.generate(randomFor('calcudoku/counts/1', 0), level);
  if ('discarded' in attempt) throw new Error(attempt.discarded);
  return attempt.puzzle;
}

/** A puzzle without a known solution, as it may come from elsewhere. */
function unsolved(order: number, cages: readonly Cage[], givens?: readonly number[]): CalcudokuPuzzle {
  const empty = new Array<number>(order * order).fill(0);
  return { rows: order, columns: order, givens: givens ?? empty, solution: empty, cages };
}

describe('calcudoku counts', () => {
  it('agree with plain enumeration on any cages and givens', () => {
    const size = { minLength: 16, maxLength: 16 };
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.nat(3), size),
        fc.array(fc.nat(11), size),
        fc.nat(SQUARES.length - 1),
        fc.nat(),
        (largest, opAt, givenAt, squareAt, at) => {
          const square = SQUARES[squareAt];
          const rolled = new CageRoller(4).roll(randomFor(`calcudoku/count/${at}`, 0), largest, 16) ?? [];
          const cages = rolled.map((cells, i): Cage => {
            const values = cells.map((cell) => square[cell]);
            const sum = values.reduce((a, b) => a + b);
            const [larger, smaller] = [Math.max(...values), Math.min(...values)];
            if (cells.length === 1) return { cells, op: '=', target: sum };
            if (opAt[i] === 0 && cells.length === 2) return { cells, op: '-', target: larger - smaller };
            if (opAt[i] === 1 && larger % smaller === 0 && cells.length === 2) {
              return { cells, op: '÷', target: larger / smaller };
            }
            if (opAt[i] === 2) return { cells, op: '×', target: values.reduce((a, b) => a * b) };
            return { cells, op: '+', target: sum };
          });
          // Some values are not the square's, so that no solution may be left.
          const givens = givenAt.map((given, cell) => (given === 0 ? square[cell] : given === 1 ? 1 : 0));
          const puzzle = unsolved(4, cages, givenAt[0] < 6 ? givens : undefined);
          expect(maker.countSolutions(puzzle, 1000)).toBe(plainCount(puzzle));
        },
      ),
      { seed: 1, numRuns: 400 },
    );
  });

  const pair = (cells: number[], op: Cage['op'], target: number): Cage => ({ cells, op, target });
  it.each([
    ['both squares of order 2', unsolved(2, [pair([0, 1], '+', 3), pair([2, 3], '+', 3)]), 2],
    ['one of them by a given', unsolved(2, [pair([0, 1], '+', 3), pair([2, 3], '+', 3)], [0, 2, 0, 0]), 1],
    ['one of them by a single cell', unsolved(2, [pair([0], '=', 2), pair([1, 2, 3], '+', 4)]), 1],
    ['none for a sum that is too large', unsolved(2, [pair([0, 1], '+', 4), pair([2, 3], '+', 3)]), 0],
    ['none for a quotient of 1 in a line', unsolved(2, [pair([0, 1], '÷', 1), pair([2, 3], '+', 3)]), 0],
    ['none for a difference of 0 in a line', unsolved(2, [pair([0, 1], '-', 0), pair([2, 3], '+', 3)]), 0],
    ['none for a difference of three cells', unsolved(2, [pair([0, 1, 2], '-', 1), pair([3], '=', 1)]), 0],
    ['none for a clue of no number', unsolved(2, [pair([0, 1], '+', Number.NaN), pair([2, 3], '+', 3)]), 0],
    ['none for givens that clash', unsolved(2, [pair([0, 1], '+', 3), pair([2, 3], '+', 3)], [1, 1, 0, 0]), 0],
    ['all squares of order 4 in one cage', unsolved(4, [pair([...Array(16).keys()], '+', 40)]), 576],
    ['all squares of order 4 in one product', unsolved(4, [pair([...Array(16).keys()], '×', 24 ** 4)]), 576],
    ['all squares of order 4 without a cage', unsolved(4, []), 576],
    ['none in one cage of another sum', unsolved(4, [pair([...Array(16).keys()], '+', 41)]), 0],
  ] as [string, CalcudokuPuzzle, number][])('find %s', (_, puzzle, count) => {
    expect(maker.countSolutions(puzzle, 1000)).toBe(count);
  });

  it('know products over 200', () => {
    // Cyclic rows 1 2 3 4 5 6 and 2 3 4 5 6 1: their left halves make 6 and 24, their right halves 120 and 30.
    const square = Array.from({ length: 36 }, (_, cell) => ((Math.floor(cell / 6) + (cell % 6)) % 6) + 1);
    const cages = [pair([0, 1, 2, 6, 7, 8], '×', 6 * 24), pair([3, 4, 5, 9, 10, 11], '×', 120 * 30)];
    const rest = square.slice(12).map((value, i) => pair([i + 12], '=', value));
    const puzzle = unsolved(6, [...cages, ...rest]);
    const asked = maker.countSolutions(puzzle, 100)!;
    // With the four rows below known, each column lets its two values stand in either order.
    const ways = [0, 1, 2, 3, 4, 5].map((column) => [square[column], square[column + 6]]);
    let plain = 0;
    for (let flips = 0; flips < 64; flips++) {
      const top = ways.map(([a, b], column) => ((flips >> column) & 1 ? b : a));
      plain += new Set(top).size === 6 ? 1 : 0;
    }
    expect(asked).toBe(plain);
    expect(plain).toBe(2);
  });

  it('stop at the limit', () => {
    const puzzle = unsolved(4, []);
    expect(maker.countSolutions(puzzle, 2)).toBe(2);
    expect(maker.countSolutions(puzzle, 0)).toBe(0);
  });

  it('do not look at the stored solution', () => {
    const puzzle = made({ size: 5, band: 'hard', cages: 3 });
    expect(maker.countSolutions({ ...puzzle, solution: puzzle.solution.map(() => 1) }, 2)).toBe(1);
  });

  it('do not depend on the order of cages and cells', () => {
    const puzzle = made({ size: 6, band: 'hard', cages: 4 });
    const cages = [...puzzle.cages].reverse().map((cage) => ({ ...cage, cells: [...cage.cells].reverse() }));
    expect(maker.countSolutions({ ...puzzle, cages }, 2)).toBe(1);
  });

  it('prove nothing when out of budget', () => {
    expect(maker.countSolutions(unsolved(7, []), 1_000_000, 50)).toBeUndefined();
    // One cage over the whole grid has no table: only filled grids are held against its clue.
    const whole = unsolved(4, [pair([...Array(16).keys()], '+', 41)]);
    expect(maker.countSolutions(whole, 1, 200)).toBeUndefined();
    expect(maker.countSolutions(whole, 1)).toBe(0);
  });

  it('tell whether there is another solution in what is left of the cells, and no when out of budget', () => {
    const solver = new CalcudokuSolver(6);
    const { solution, cages } = made({ size: 6, band: 'hard', cages: 4 });
    const full = solution.map(() => 0b111111);
    const known = solution.map((value) => 1 << (value - 1));
    expect(solver.hasOther(full, solution, cages, 1000)).toBe(false);
    expect(solver.hasOther(full, solution, [], 1000)).toBe(true);
    expect(solver.hasOther(known, solution, [], 1000)).toBe(false);
    expect(solver.hasOther(full, solution, [], 1)).toBe(false);
    // A clue without a table counts too: no square of order 4 adds up to 41.
    const whole = pair([...Array(16).keys()], '+', 41);
    const all = SQUARES[0].map(() => 0b1111);
    expect(new CalcudokuSolver(4).hasOther(all, SQUARES[0], [whole], 10_000)).toBe(false);
  });

  it.each([
    ['a cage without cells', unsolved(4, [pair([], '+', 0)])],
    ['a cell outside', unsolved(4, [pair([15, 16], '+', 3)])],
    ['a fraction of a cell', unsolved(4, [pair([0, 0.5], '+', 3)])],
    ['a cell outside a cage too large for a table', unsolved(4, [pair([...Array(17).keys()], '+', 40)])],
    ['givens of another size', unsolved(4, [], [1, 2])],
    ['a given outside', unsolved(4, [], [5, ...new Array<number>(15).fill(0)])],
    ['an order that is too large', unsolved(10, [])],
  ])('refuse %s', (_, puzzle) => {
    expect(() => maker.countSolutions(puzzle, 2)).toThrow(RangeError);
  });
});
