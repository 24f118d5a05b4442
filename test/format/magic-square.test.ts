import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { magicSquareRules } from '../../format/variants/magic-square.js';
import { withValue } from '../lists.js';

//  2 . .     2 7 6
//  . 5 .     9 5 1     100010000 = 100010 000(000) = 34 0 = iA
//  . . .     4 3 8
const PUZZLE: MagicSquarePuzzle = {
  rows: 3,
  columns: 3,
  sum: 15,
  givens: [2, 0, 0, 0, 5, 0, 0, 0, 0],
  solution: [2, 7, 6, 9, 5, 1, 4, 3, 8],
};
const RECORD = '276951438.iA';
const LARGE_RECORD = 'wt41oluv23mnc9hkspabijqrdgAx58efyz67.kkkkkk';
const RECORD_FAULT = (offset: number) => expect.objectContaining({ name: 'BankError', fault: 'record', offset });

describe('magic square records', () => {
  it('writes and reads the values and one flag a cell', () => {
    expect(magicSquareRules.encode(PUZZLE)).toBe(RECORD);
    expect(magicSquareRules.decode(RECORD)).toEqual(PUZZLE);
  });

  it('writes the values 1 to 36 as digits, small letters and one capital', () => {
    const { rows, sum, givens, solution } = magicSquareRules.decode(LARGE_RECORD);
    expect({ rows, sum }).toEqual({ rows: 6, sum: 111 });
    expect(solution.slice(0, 12)).toEqual([32, 29, 4, 1, 24, 21, 30, 31, 2, 3, 22, 23]);
    expect(solution.indexOf(36)).toBe(LARGE_RECORD.indexOf('A'));
    expect(givens.slice(0, 6)).toEqual([32, 0, 0, 1, 0, 0]);
  });

  it('keeps any values and any choice of givens, magic or not', () => {
    const puzzles = fc.integer({ min: 3, max: 6 }).chain((order) => {
      const values = fc.array(fc.integer({ min: 1, max: order * order }), {
        minLength: order * order,
        maxLength: order * order,
      });
      const flags = fc.array(fc.boolean(), { minLength: order * order, maxLength: order * order });
      return fc.record({ solution: values, flags }).map(({ solution, flags: isGiven }) => ({
        rows: order,
        columns: order,
        sum: (order * (order * order + 1)) / 2,
        solution,
        givens: solution.map((value, cell) => (isGiven[cell] ? value : 0)),
      }));
    });
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        expect(magicSquareRules.decode(magicSquareRules.encode(puzzle))).toEqual(puzzle);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it.each([
    ['another sum', { ...PUZZLE, sum: 16 }],
    ['a grid that is no square', { ...PUZZLE, columns: 4 }],
    ['an order without a record', { rows: 2, columns: 2, sum: 5, givens: [0, 0, 0, 0], solution: [1, 2, 3, 4] }],
    ['too few givens', { ...PUZZLE, givens: PUZZLE.givens.slice(1) }],
    ['too few values', { ...PUZZLE, solution: PUZZLE.solution.slice(1) }],
    ['a value too large', { ...PUZZLE, solution: withValue(PUZZLE.solution, 1, 10) }],
    ['no value', { ...PUZZLE, solution: withValue(PUZZLE.solution, 1, 0) }],
    ['half a value', { ...PUZZLE, solution: withValue(PUZZLE.solution, 1, 6.5) }],
    ['a given that contradicts', { ...PUZZLE, givens: withValue(PUZZLE.givens, 1, 6) }],
  ])('refuses to write %s', (_, puzzle) => {
    expect(() => magicSquareRules.encode(puzzle)).toThrow(RangeError);
  });

  it.each([
    ['nothing', '', 0],
    ['no flags part', '276951438', 0],
    ['a part too many', `${RECORD}.`, 0],
    ['a number of cells that is no square', '27695143.iA', 0],
    ['a square of an order too small', '1234.A', 0],
    ['a square of an order too large', `${'1'.repeat(49)}.AAAAAAAAA`, 0],
    ['the value 0', '206951438.iA', 1],
    ['a value over the number of cells', '27a951438.iA', 2],
    ['the largest value in a small square', '27695143A.iA', 8],
    ['a symbol that is no value', '276951!38.iA', 6],
    ['a capital beyond 36', `${LARGE_RECORD.slice(0, 35)}B.kkkkkk`, 35],
    ['too few flags', '276951438.i', 10],
    ['too many flags', '276951438.iAA', 10],
    ['a flag character outside', '276951438.i+', 11],
    ['an unused flag bit', '276951438.iB', 11],
  ])('refuses to read %s', (_, record, offset) => {
    expect(() => magicSquareRules.decode(record)).toThrow(RECORD_FAULT(offset));
  });
});

describe('magic square drawings', () => {
  it('shows the givens, or the solution, and the sum', () => {
    expect(magicSquareRules.render(PUZZLE)).toBe(['2 . .', '. 5 .', '. . .', '', 'sum 15'].join('\n'));
    expect(magicSquareRules.render(PUZZLE, true)).toBe(['2 7 6', '9 5 1', '4 3 8', '', 'sum 15'].join('\n'));
  });

  it('sets values of one and two digits flush right', () => {
    expect(magicSquareRules.render(magicSquareRules.decode('g32d5ab8967c4fe1.VVU'))).toBe(
      [' .  3  . 13', ' . 10  .  8', ' .  6  . 12', ' . 15  .  1', '', 'sum 34'].join('\n'),
    );
  });
});

describe('magic square violations', () => {
  const messages = (puzzle: MagicSquarePuzzle) => magicSquareRules.violations(puzzle).map(({ message }) => message);

  it('finds none in a sound puzzle', () => {
    expect(messages(PUZZLE)).toEqual([]);
    expect(messages(magicSquareRules.decode(LARGE_RECORD))).toEqual([]);
  });

  it('names a given that the solution does not repeat', () => {
    expect(messages({ ...PUZZLE, givens: withValue(PUZZLE.givens, 3, 1) })).toEqual(['cell 3: given 1, solution 9']);
  });

  it('names a wrong sum, once for itself and once for each line', () => {
    expect(magicSquareRules.violations({ ...PUZZLE, sum: 14 }).map(({ rule }) => rule)).toEqual([
      'sum',
      ...new Array<string>(8).fill('line'),
    ]);
  });

  it('names values that are missing or stand twice, although all lines add up', () => {
    const solution = new Array<number>(9).fill(5);
    const broken = magicSquareRules.violations({ ...PUZZLE, givens: new Array<number>(9).fill(0), solution });
    expect(broken.map(({ rule }) => rule)).toEqual(new Array<string>(9).fill('value'));
    expect(broken[4]).toEqual({
      rule: 'value',
      cells: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      message: 'value 5 stands 9 times',
    });
    expect(broken[8]).toEqual({ rule: 'value', cells: [], message: 'value 9 stands 0 times' });
  });

  it('names every row and column', () => {
    // 7 and 6 change places, then 9 and 4: either takes a corner along, and so a diagonal.
    expect(messages({ ...PUZZLE, solution: [2, 6, 7, 9, 5, 1, 4, 3, 8] })).toEqual([
      'column 2 adds up to 14, not 15',
      'column 3 adds up to 16, not 15',
      'rising diagonal adds up to 16, not 15',
    ]);
    expect(messages({ ...PUZZLE, solution: [2, 7, 6, 4, 5, 1, 9, 3, 8] })).toEqual([
      'row 2 adds up to 10, not 15',
      'row 3 adds up to 20, not 15',
      'rising diagonal adds up to 20, not 15',
    ]);
  });

  it('names a diagonal where rows and columns hold', () => {
    // Rows moved round by one: still all sums of rows and columns, no longer of the diagonals.
    expect(
      messages({ ...PUZZLE, givens: new Array<number>(9).fill(0), solution: [9, 5, 1, 4, 3, 8, 2, 7, 6] }),
    ).toEqual(['falling diagonal adds up to 18, not 15', 'rising diagonal adds up to 6, not 15']);
  });
});
