import { describe, expect, it } from 'vitest';
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { futoshikiRules } from '../../format/variants/futoshiki.js';
import { withValue } from '../lists.js';

//  1 < 2   3      pairs: 0-1 1-2 3-4 4-5 6-7 7-8, then 0-3 1-4 2-5 3-6 4-7 5-8
//  ^       v
//  2   3 > 1
//
//  3   1   2
const PUZZLE: FutoshikiPuzzle = {
  rows: 3,
  columns: 3,
  givens: [0, 0, 3, 0, 0, 0, 0, 0, 0],
  solution: [1, 2, 3, 2, 3, 1, 3, 1, 2],
  inequalities: [
    [0, 1],
    [5, 4],
    [0, 3],
    [5, 2],
  ],
};
const RECORD = 'ab3bcacab.ko';
const RECORD_FAULT = expect.objectContaining({ name: 'BankError', fault: 'record' });

describe('futoshiki records', () => {
  it('writes and reads the cells and one flag a pair', () => {
    // 100100 = 36 = k; 101000 = 40 = o
    expect(futoshikiRules.encode(PUZZLE)).toBe(RECORD);
    expect(futoshikiRules.decode(RECORD)).toEqual(PUZZLE);
  });

  it('does not depend on the order of the inequalities', () => {
    expect(futoshikiRules.encode({ ...PUZZLE, inequalities: [...PUZZLE.inequalities].reverse() })).toBe(RECORD);
  });

  it.each([
    ['cells that are no neighbours', [[0, 2]]],
    ['cells at the two ends of the line break', [[5, 6]]],
    ['a cell and itself', [[4, 4]]],
    ['a cell outside', [[8, 9]]],
    ['an inequality that the solution breaks', [[1, 0]]],
    [
      'one inequality twice',
      [
        [0, 1],
        [0, 1],
      ],
    ],
  ] as [string, [number, number][]][])('refuses to write %s', (_, inequalities) => {
    expect(() => futoshikiRules.encode({ ...PUZZLE, inequalities })).toThrow(RangeError);
  });

  it('refuses to write other orders', () => {
    const one = { rows: 1, columns: 1, givens: [0], solution: [1], inequalities: [] };
    expect(() => futoshikiRules.encode(one)).toThrow(RangeError);
  });

  it.each([
    ['nothing', ''],
    ['no flags part', 'ab3bcacab'],
    ['a part too many', `${RECORD}.`],
    ['a cell character outside', 'ab4bcacab.ko'],
    ['a cell character of no kind', 'ab!bcacab.ko'],
    ['a number of cells that is no square', 'ab3bcaca.ko'],
    ['a single cell', 'a.'],
    ['too few flags', 'ab3bcacab.k'],
    ['too many flags', 'ab3bcacab.koA'],
    ['a flag character outside', 'ab3bcacab.k+'],
    ['an unused flag bit', 'abba.B'],
    ['an inequality between equal values', 'aaaa.g'],
  ])('refuses to read %s', (_, record) => {
    expect(() => futoshikiRules.decode(record)).toThrow(RECORD_FAULT);
  });
});

describe('futoshiki drawings', () => {
  it('points each sign at the smaller cell', () => {
    expect(futoshikiRules.render(PUZZLE)).toBe(['. < .   3', '^       v', '.   . > .', '', '.   .   .'].join('\n'));
    expect(futoshikiRules.render(PUZZLE, true)).toBe(
      ['1 < 2   3', '^       v', '2   3 > 1', '', '3   1   2'].join('\n'),
    );
  });
});

describe('futoshiki violations', () => {
  const rules = (puzzle: FutoshikiPuzzle) => futoshikiRules.violations(puzzle).map(({ rule }) => rule);

  it('finds none in a sound puzzle', () => {
    expect(rules(PUZZLE)).toEqual([]);
  });

  it('names what is broken', () => {
    expect(rules({ ...PUZZLE, givens: withValue(PUZZLE.givens, 0, 2) })).toEqual(['given']);
    expect(rules({ ...PUZZLE, inequalities: [[1, 0]] })).toEqual(['inequality']);
    expect(rules({ ...PUZZLE, inequalities: [[0, 2]] })).toEqual(['neighbours']);
    expect(rules({ ...PUZZLE, inequalities: [[5, 6]] })).toEqual(['neighbours']);
    expect(rules({ ...PUZZLE, solution: withValue(PUZZLE.solution, 8, 1) })).toEqual(['house', 'house']);
  });
});
