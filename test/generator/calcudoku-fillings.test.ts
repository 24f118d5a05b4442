import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAGE_OPS, type CageOp } from '../../format/documents.js';
import { clashesOf, fillingsOf } from '../../generator/calcudoku/fillings.js';

/** All fillings by trying every value in every cell, in ascending order. */
function plainFillings(order: number, cells: readonly number[], op: CageOp, target: number): number[][] {
  let all: number[][] = [[]];
  for (const cell of cells) {
    const rivals = cells.flatMap((other, at) =>
      other !== cell && (other % order === cell % order || Math.floor(other / order) === Math.floor(cell / order))
        ? [at]
        : [],
    );
    all = all.flatMap((values) =>
      Array.from({ length: order }, (_, i) => i + 1)
        .filter((value) => rivals.every((at) => values[at] !== value))
        .map((value) => [...values, value]),
    );
  }
  return all.filter((values) => plainResult(op, values) === target);
}

function plainResult(op: CageOp, values: readonly number[]): number {
  const [larger, smaller] = [Math.max(...values), Math.min(...values)];
  if (op === '-') return larger - smaller;
  if (op === '÷') return larger / smaller;
  return values.reduce((a, b) => (op === '×' ? a * b : a + b));
}

function tuplesOf(order: number, cells: readonly number[], op: CageOp, target: number): number[][] | undefined {
  const flat = fillingsOf(order, clashesOf(order, cells), op, target);
  return (
    flat &&
    Array.from({ length: flat.length / cells.length }, (_, i) => [
      ...flat.subarray(i * cells.length, (i + 1) * cells.length),
    ])
  );
}

/** A connected cage from a start and, for each further cell, which of the free neighbours it is. */
function cageOf(order: number, start: number, picks: readonly number[]): number[] {
  const cells = [start % (order * order)];
  for (const pick of picks) {
    const free = cells.flatMap((cell) => neighboursOf(order, cell)).filter((cell) => !cells.includes(cell));
    if (free.length === 0) break;
    cells.push(free[pick % free.length]);
  }
  return cells.sort((a, b) => a - b);
}

function neighboursOf(order: number, cell: number): number[] {
  const column = cell % order;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < order - 1 ? [cell + 1] : []),
    ...[cell - order, cell + order].filter((other) => other >= 0 && other < order * order),
  ];
}

describe('fillings of a cage', () => {
  it('are what plain enumeration finds, in the same order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.nat(48),
        fc.array(fc.nat(30), { maxLength: 4 }),
        fc.constantFrom(...CAGE_OPS),
        fc.nat(100_000),
        (order, start, picks, wanted, at) => {
          const cells = cageOf(order, start, picks);
          const op =
            cells.length === 1 ? '=' : cells.length > 2 && wanted !== '×' ? '+' : wanted === '=' ? '-' : wanted;
          // A target that some values of the cage make, so that most cases have fillings.
          const values = cells.map((_, i) => 1 + (Math.floor(at / 7 ** i) % order));
          const target = plainResult(op, values);
          expect(tuplesOf(order, cells, op, target)).toEqual(plainFillings(order, cells, op, target));
        },
      ),
      { seed: 1, numRuns: 400 },
    );
  });

  it.each([
    // 1 + 2 + 3 in a row; the corner of an L meets both others, which may be equal.
    ['a row of three', 4, [0, 1, 2], '+', 6, 6],
    ['an L of three', 4, [0, 1, 4], '+', 4, 1],
    ['two of difference 0 in a line', 4, [0, 1], '-', 0, 0],
    ['two of quotient 1 in a line', 4, [0, 1], '÷', 1, 0],
    ['a quotient, both ways round', 6, [0, 1], '÷', 2, 6],
    ['a product over 200', 9, [0, 1, 2], '×', 504, 6],
    ['a product that no values make', 6, [0, 1, 2], '×', 7, 0],
    ['a sum that is too small', 4, [0, 1], '+', 2, 0],
    ['a sum that is too large', 4, [0, 1], '+', 8, 0],
    ['a negative sum', 4, [0, 1], '+', -3, 0],
    ['a whole row of seven', 7, [0, 1, 2, 3, 4, 5, 6], '+', 28, 5040],
  ] as [string, number, number[], CageOp, number, number][])('%s', (_, order, cells, op, target, count) => {
    expect(fillingsOf(order, clashesOf(order, cells), op, target)).toHaveLength(count * cells.length);
  });

  it('are not listed where there are too many', () => {
    const square = [0, 1, 2, 9, 10, 11, 18, 19, 20];
    expect(fillingsOf(9, clashesOf(9, square), '+', 45)).toBeUndefined();
  });
});
