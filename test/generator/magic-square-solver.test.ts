import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Domains } from '../../generator/magic-square/domains.js';
import { Filler } from '../../generator/magic-square/fill.js';
import { Geometry } from '../../generator/magic-square/geometry.js';
import { LineFilter } from '../../generator/magic-square/lines.js';
import { MagicSolver } from '../../generator/magic-square/search.js';
import { randomFor } from '../../generator/random/seed.js';
import { withValue } from '../lists.js';
import { allMagicSquares, isMagic, mirrored, plainLines, turned } from './magic-squares.js';

const SQUARES: Readonly<Record<number, readonly number[][]>> = { 3: allMagicSquares(3), 4: allMagicSquares(4) };
const MANY = 1_000_000;

const blank = (order: number) => new Array<number>(order * order).fill(0);
const count = (givens: readonly number[], limit = MANY, budget = MANY) =>
  new MagicSolver(Math.sqrt(givens.length)).count(givens, limit, budget);
const plainCount = (givens: readonly number[]) =>
  SQUARES[Math.sqrt(givens.length)].filter((square) => givens.every((given, at) => given === 0 || given === square[at]))
    .length;
const LARGE_SQUARES = [5, 6].flatMap((order) => {
  const filler = new Filler(new Geometry(order));
  return Array.from({ length: 20 }, (_, at) => filler.fill(randomFor('magic-square/solver/1', at))!);
});
/** A square of order 5 or 6 and some of its cells as given. */
const partlyGiven = fc.record({
  square: fc.constantFrom(...LARGE_SQUARES),
  isGiven: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
});

describe('magic square counts', () => {
  it('are 8 for order 3 and 7,040 for order 4, as published', () => {
    expect([count(blank(3)), SQUARES[3].length]).toEqual([8, 8]);
    expect([count(blank(4)), SQUARES[4].length]).toEqual([7040, 7040]);
  });

  it.each([
    ['every value given', 3, [2, 7, 6, 9, 5, 1, 4, 3, 8], 1],
    ['a corner and its neighbour', 3, [2, 7, 0, 0, 0, 0, 0, 0, 0], 1],
    ['a corner', 3, [2, 0, 0, 0, 0, 0, 0, 0, 0], 2],
    ['the centre', 3, [0, 0, 0, 0, 5, 0, 0, 0, 0], 8],
    ['an odd corner', 3, [1, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    ['another centre', 3, [0, 0, 0, 0, 4, 0, 0, 0, 0], 0],
    ['two values changed over', 3, [7, 2, 6, 9, 5, 1, 4, 3, 8], 0],
    ['all lines right, one value all over', 3, [5, 5, 5, 5, 5, 5, 5, 5, 5], 0],
    ['a value twice', 3, [2, 0, 0, 0, 0, 0, 0, 0, 2], 0],
    ['a value over the number of cells', 3, [10, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    ["the first row of Dürer's engraving", 4, [16, 3, 2, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 10],
    ["Dürer's engraving less two corners", 4, [0, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 0], 1],
    ['a row of the wrong sum', 4, [16, 3, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0],
  ])('with %s (order %i)', (_, _order, givens, solutions) => {
    expect([count(givens), plainCount(givens)]).toEqual([solutions, solutions]);
  });

  it('stop at the limit', () => {
    expect(count(blank(4), 3)).toBe(3);
    expect(count(blank(3), 8)).toBe(8);
  });

  it('agree with plain enumeration for some values of a square, or of none', () => {
    const places = fc.uniqueArray(fc.nat(15), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(7039), places, fc.integer({ min: 0, max: 16 }), (at, cells, value) => {
        const givens = blank(4);
        for (const cell of cells) givens[cell] = SQUARES[4][at][cell];
        expect(count(givens)).toBe(plainCount(givens));
        const other = withValue(givens, cells[0], value);
        expect(count(other)).toBe(plainCount(other));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('do not change when the grid is turned, mirrored or complemented', () => {
    const places = fc.uniqueArray(fc.nat(15), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(7039), places, (at, cells) => {
        const givens = blank(4);
        for (const cell of cells) givens[cell] = SQUARES[4][at][cell];
        const solutions = count(givens);
        const complement = givens.map((given) => (given === 0 ? 0 : 17 - given));
        for (const same of [turned(givens, 4), mirrored(givens, 4), complement]) expect(count(same)).toBe(solutions);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('prove nothing when out of budget, and count the steps of all searches', () => {
    const solver = new MagicSolver(4);
    expect(solver.count(blank(4), MANY, 50)).toBeUndefined();
    expect(solver.steps).toBe(51);
    expect(solver.count(blank(4), 1, 1000)).toBe(1);
    expect(solver.steps).toBeGreaterThan(51);
    // No step is needed where propagation says it all.
    expect(count([2, 7, 0, 0, 0, 0, 0, 0, 0], 2, 0)).toBe(1);
    expect(count([1, 0, 0, 0, 0, 0, 0, 0, 0], 2, 0)).toBe(0);
  });

  it('leave nothing behind for the next search', () => {
    const solver = new MagicSolver(3);
    expect(solver.count(blank(3), MANY, 5)).toBeUndefined();
    expect(solver.count([1, 0, 0, 0, 0, 0, 0, 0, 0], MANY, MANY)).toBe(0);
    expect(solver.count([2, 7, 0, 0, 0, 0, 0, 0, 0], 1, MANY)).toBe(1);
    expect([...solver.found]).toEqual([2, 7, 6, 9, 5, 1, 4, 3, 8]);
    expect(solver.count(blank(3), MANY, MANY)).toBe(8);
  });
});

describe('magic square propagation', () => {
  const propagated = (givens: readonly number[]) => {
    const order = Math.sqrt(givens.length);
    const domains = new Domains(order, 1);
    domains.clear(0);
    for (const [cell, given] of givens.entries()) if (given !== 0) domains.settle(0, cell, given);
    return new LineFilter(domains).propagate(0) ? domains : undefined;
  };

  it('counts a given that lies ahead in its line once', () => {
    // Some published solvers take such a given from the sum and count it again among what is still to come.
    const ahead = propagated([0, 0, 0, 0, 25, ...new Array<number>(20).fill(0)])!;
    for (let cell = 0; cell < 4; cell++) expect(ahead.size(0, cell)).toBe(24);
    // 111 - 36 - 35 = 40 for four cells: 34 is the most that one can hold, with 1 + 2 + 3 in the others.
    const two = propagated([0, 0, 0, 0, 36, 35, ...new Array<number>(30).fill(0)])!;
    for (let cell = 0; cell < 4; cell++) expect([two.has(0, cell, 34), two.size(0, cell)]).toEqual([true, 34]);
  });

  it.each([0, 1, 2, 3])(
    'counts all squares of order 4 with givens at the end of the lines only (quarter turn %i)',
    (turns) => {
      for (const at of [0, 1000, 3000, 5000, 7000]) {
        let givens = SQUARES[4][at].map((value, cell) => (cell % 4 === 3 && cell !== 7 ? value : 0));
        for (let turn = 0; turn < turns; turn++) givens = turned(givens, 4);
        expect(count(givens)).toBe(plainCount(givens));
      }
    },
  );

  it('never strikes a value of the solution, wherever the givens lie', () => {
    fc.assert(
      fc.property(partlyGiven, ({ square, isGiven }) => {
        expect(isMagic(square)).toBe(true);
        const domains = propagated(square.map((value, cell) => (isGiven[cell] ? value : 0)))!;
        expect(domains).toBeDefined();
        expect(square.filter((value, cell) => !domains.has(0, cell, value))).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('never strikes a value of the solution when only one line is given, in part', () => {
    fc.assert(
      fc.property(partlyGiven, fc.nat(13), ({ square, isGiven }, at) => {
        const lines = plainLines(Math.sqrt(square.length));
        const line = lines[at % lines.length];
        const domains = propagated(square.map((value, cell) => (isGiven[cell] && line.includes(cell) ? value : 0)))!;
        expect(domains).toBeDefined();
        expect(square.filter((value, cell) => !domains.has(0, cell, value))).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('finds the last cells of a line', () => {
    // One open cell: 34 - 16 - 3 - 2 = 13.
    expect(propagated([16, 3, 2, ...new Array<number>(13).fill(0)])!.valueOf(0, 3)).toBe(13);
    // Two: 5 is left for them, as 1 + 4 only, since 2 and 3 are given elsewhere.
    const square = SQUARES[4].find(([a, b]) => a === 1 && b === 4)!;
    const isGiven = (value: number, cell: number) => cell === 2 || cell === 3 || value === 2 || value === 3;
    const pair = propagated(square.map((value, cell) => (isGiven(value, cell) ? value : 0)))!;
    const others = Array.from({ length: 16 }, (_, i) => i + 1).filter((value) => value !== 1 && value !== 4);
    expect(pair.has(0, 0, 1) && pair.has(0, 1, 4)).toBe(true);
    expect(others.filter((value) => pair.has(0, 0, value) || pair.has(0, 1, value))).toEqual([]);
  });
});
