import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLatinSolutions, type LatinProblem, LatinSolver, type Table } from '../../generator/solve/latin.js';
import { withValue } from '../lists.js';
import { allLatinSquares } from './latin-squares.js';

const SQUARES = [1, 2, 3, 4].map((order) => ({ order, squares: allLatinSquares(order) }));
const empty = (order: number) => new Array<number>(order * order).fill(0);
const table = (cells: number[], ...tuples: number[][]): Table => ({ cells, tuples: Uint8Array.from(tuples.flat()) });

describe('counts of hand-made puzzles', () => {
  const cases: [name: string, problem: LatinProblem, solutions: number][] = [
    ['order 1', { order: 1, givens: [0] }, 1],
    ['the two squares of order 2', { order: 2, givens: empty(2) }, 2],
    ['one given decides order 2', { order: 2, givens: [0, 0, 0, 1] }, 1],
    ['one inequality decides order 2', { order: 2, givens: empty(2), inequalities: [[0, 1]] }, 1],
    ['all 12 squares of order 3', { order: 3, givens: empty(3) }, 12],
    ['equal givens in a row', { order: 3, givens: [1, 0, 1, 0, 0, 0, 0, 0, 0] }, 0],
    ['a cell that its peers leave nothing', { order: 3, givens: [0, 1, 2, 3, 0, 0, 0, 0, 0] }, 0],
    ['a filled grid', { order: 3, givens: [1, 2, 3, 2, 3, 1, 3, 1, 2] }, 1],
    ['a filled grid that is not Latin', { order: 3, givens: [1, 2, 3, 2, 3, 1, 3, 2, 1] }, 0],
    ['a filled grid against an inequality', { order: 2, givens: [1, 2, 2, 1], inequalities: [[1, 3]] }, 0],
    [
      'a chain decides the first row',
      {
        order: 3,
        givens: empty(3),
        inequalities: [
          [0, 1],
          [1, 2],
        ],
      },
      2,
    ],
    [
      'a circle of inequalities',
      {
        order: 3,
        givens: empty(3),
        inequalities: [
          [0, 1],
          [1, 4],
          [4, 0],
        ],
      },
      0,
    ],
    ['a cell less than itself', { order: 3, givens: empty(3), inequalities: [[4, 4]] }, 0],
    ['an inequality between distant cells', { order: 2, givens: empty(2), inequalities: [[0, 3]] }, 0],
    ['a table without tuples', { order: 3, givens: empty(3), tables: [table([0, 1])] }, 0],
    ['a table of one tuple', { order: 3, givens: empty(3), tables: [table([0, 1, 2], [2, 3, 1])] }, 2],
    [
      'two tables that exclude each other',
      { order: 3, givens: empty(3), tables: [table([0, 4], [1, 2], [2, 1]), table([4, 0], [1, 3], [3, 1])] },
      0,
    ],
    ['a table that names a cell twice', { order: 2, givens: empty(2), tables: [table([0, 0], [1, 2], [2, 2])] }, 1],
    [
      'a table that givens contradict',
      { order: 3, givens: [1, 0, 0, 0, 0, 0, 0, 0, 0], tables: [table([0, 1], [2, 1], [3, 1])] },
      0,
    ],
  ];
  it.each(cases)('%s', (_, problem, solutions) => {
    expect(countLatinSolutions(problem, 1000)).toBe(solutions);
  });

  // OEIS A002860, the number of Latin squares.
  it.each([
    [1, 1],
    [2, 2],
    [3, 12],
    [4, 576],
    [5, 161_280],
  ])('order %i has %i Latin squares', (order, squares) => {
    expect(countLatinSolutions({ order, givens: empty(order) }, 1_000_000)).toBe(squares);
  });
});

describe('against plain enumeration', () => {
  const problem: fc.Arbitrary<LatinProblem> = fc.integer({ min: 2, max: 4 }).chain((order) => {
    const cell = fc.nat(order * order - 1);
    const value = fc.integer({ min: 1, max: order });
    const anyTable = fc
      .uniqueArray(cell, { minLength: 1, maxLength: 4 })
      .chain((cells) =>
        fc
          .array(fc.tuple(...cells.map(() => value)), { minLength: 1, maxLength: 40 })
          .map((tuples) => table(cells, ...tuples)),
      );
    return fc.record({
      order: fc.constant(order),
      givens: fc
        .array(fc.tuple(cell, value), { maxLength: 3 })
        .map((placed) => placed.reduce((grid, [at, given]) => withValue(grid, at, given), empty(order))),
      inequalities: fc.array(fc.tuple(cell, cell), { maxLength: 5 }),
      tables: fc.array(anyTable, { maxLength: 3 }),
    });
  });

  it('finds as many solutions, and stops at the limit', () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 1, max: 600 }), (asked, limit) => {
        expect(countLatinSolutions(asked, limit)).toBe(Math.min(limit, plainCount(asked)));
      }),
      { seed: 1, numRuns: 600 },
    );
  });

  it('counts the mirrored problem alike', () => {
    fc.assert(
      fc.property(problem, (asked) => {
        expect(countLatinSolutions(transposed(asked), 600)).toBe(countLatinSolutions(asked, 600));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('shows each solution once', () => {
    for (const { order, squares } of SQUARES) {
      const shown: string[] = [];
      const solver = new LatinSolver(order);
      solver.search.run(10_000, (solution) => {
        shown.push(solution.join());
        return false;
      });
      expect(shown.sort()).toEqual(squares.map((square) => square.join()).sort());
    }
  });
});

describe('propagation', () => {
  const at = (order: number, values: Record<number, number>) => empty(order).map((_, cell) => values[cell] ?? 0);
  const cases: [name: string, problem: LatinProblem, solutions: number][] = [
    [
      'bounds both ways along a diagonal',
      {
        order: 3,
        givens: empty(3),
        inequalities: [
          [0, 4],
          [4, 8],
        ],
      },
      1,
    ],
    [
      'hidden singles',
      { order: 5, givens: [0, 5, 0, 0, 0, 0, 0, 3, 2, 0, 3, 0, 0, 1, 0, 5, 0, 0, 4, 0, 0, 0, 0, 5, 4] },
      1,
    ],
    ['a value without a place', { order: 4, givens: at(4, { 5: 1, 10: 1, 15: 1 }), inequalities: [[1, 0]] }, 0],
    ['two values with one place', { order: 4, givens: at(4, { 5: 1, 10: 1, 15: 1, 6: 2, 11: 2, 13: 2 }) }, 0],
    [
      'a table whose tuples each miss one of three cells',
      { order: 4, givens: at(4, { 0: 1, 5: 2, 10: 4 }), tables: [table([0, 5, 10], [1, 2, 3], [1, 3, 4], [2, 2, 4])] },
      0,
    ],
  ];
  it.each(cases)('decides by itself: %s', (_, problem, solutions) => {
    expect(countLatinSolutions(problem, 2, 1)).toBe(solutions);
  });
});

describe('a solver that is asked again', () => {
  it('keeps nothing of the last question, not even of one that was broken off', () => {
    const solver = new LatinSolver(4);
    const { network } = solver;
    const first = () => {
      network.clear();
      network.addInequality(0, 1);
      network.addInequality(1, 2);
      return solver.count(1000);
    };
    const alone = first();
    network.clear();
    for (let cell = 0; cell < 100; cell++) network.addInequality(cell % 16, (cell * 7 + 1) % 16);
    expect(solver.count(1000)).toBe(0);
    network.clear();
    expect(solver.count(1000, 3)).toBeUndefined();
    expect(first()).toBe(alone);
    expect(alone).toBe(
      plainCount({
        order: 4,
        givens: empty(4),
        inequalities: [
          [0, 1],
          [1, 2],
        ],
      }),
    );
  });
});

describe('budgets', () => {
  it('is out of budget one step before the end, and not at the end', () => {
    const solver = new LatinSolver(4);
    expect(solver.count(1000)).toBe(576);
    const { steps } = solver.search;
    expect(solver.count(1000, steps)).toBe(576);
    expect(solver.count(1000, steps - 1)).toBeUndefined();
    expect(solver.search.steps).toBe(steps - 1);
  });

  it('gives up an empty grid of order 9, and answers when the limit comes first', () => {
    const problem = { order: 9, givens: empty(9) };
    expect(countLatinSolutions(problem, 1_000_000, 500)).toBeUndefined();
    expect(countLatinSolutions(problem, 2, 500)).toBe(2);
    expect(countLatinSolutions(problem, 0)).toBe(0);
  });
});

describe('malformed problems', () => {
  const cases: [name: string, problem: LatinProblem][] = [
    ['order 0', { order: 0, givens: [] }],
    ['order 10', { order: 10, givens: empty(10) }],
    ['too few givens', { order: 3, givens: empty(2) }],
    ['a given above the order', { order: 2, givens: [3, 0, 0, 0] }],
    ['a given that is no integer', { order: 2, givens: [1.5, 0, 0, 0] }],
    ['an inequality outside the grid', { order: 2, givens: empty(2), inequalities: [[3, 4]] }],
    ['a table outside the grid', { order: 2, givens: empty(2), tables: [table([4], [1])] }],
    ['a table over no cell', { order: 2, givens: empty(2), tables: [table([])] }],
    ['tuples that are cut short', { order: 2, givens: empty(2), tables: [table([0, 1], [1, 2], [1])] }],
    ['a tuple with a value above the order', { order: 2, givens: empty(2), tables: [table([0, 1], [1, 3])] }],
  ];
  it.each(cases)('%s', (_, problem) => {
    expect(() => countLatinSolutions(problem, 2)).toThrow(RangeError);
  });
});

function plainCount({ order, givens, inequalities = [], tables = [] }: LatinProblem): number {
  const squares = SQUARES[order - 1].squares;
  return squares.filter(
    (square) =>
      givens.every((given, cell) => given === 0 || given === square[cell]) &&
      inequalities.every(([a, b]) => square[a] < square[b]) &&
      tables.every(({ cells, tuples }) => {
        const wanted = cells.map((cell) => square[cell]).join();
        for (let at = 0; at < tuples.length; at += cells.length) {
          if (tuples.slice(at, at + cells.length).join() === wanted) return true;
        }
        return false;
      }),
  ).length;
}

function transposed({ order, givens, inequalities = [], tables = [] }: LatinProblem): LatinProblem {
  const mirror = (cell: number) => (cell % order) * order + Math.floor(cell / order);
  return {
    order,
    givens: givens.map((_, cell) => givens[mirror(cell)]),
    inequalities: inequalities.map(([a, b]) => [mirror(a), mirror(b)] as const),
    tables: tables.map(({ cells, tuples }) => ({ cells: cells.map(mirror), tuples })),
  };
}
