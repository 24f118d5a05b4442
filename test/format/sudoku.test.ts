import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../format/documents.js';
import { BankError } from '../../format/error.js';
import { sudokuRules } from '../../format/variants/sudoku.js';

const RECORD = '1bc4c4abd1b3b3da';
const PUZZLE: SudokuPuzzle = {
  rows: 4,
  columns: 4,
  box: [2, 2],
  givens: [1, 0, 0, 4, 0, 4, 0, 0, 0, 1, 0, 3, 0, 3, 0, 0],
  solution: [1, 2, 3, 4, 3, 4, 1, 2, 4, 1, 2, 3, 2, 3, 4, 1],
};

describe('sudoku records', () => {
  it('tell solution and givens by one character a cell', () => {
    expect(sudokuRules.decode(RECORD)).toEqual(PUZZLE);
    expect(sudokuRules.encode(PUZZLE)).toBe(RECORD);
    expect(sudokuRules.violations(PUZZLE)).toEqual([]);
  });

  it.each([
    ['', 0],
    ['1bc4c4abd1b3b3d', 0],
    ['1bc4c4abd1b3b3dab', 0],
    ['5bc4c4abd1b3b3da', 0],
    ['1bc4c4abd1b3b3de', 15],
    ['1bc4c4a0d1b3b3da', 7],
    ['1bc4c4a.d1b3b3da', 7],
    ['1bc4c4aBd1b3b3da', 7],
    ['1bc4c4a\u00e9d1b3b3da', 7],
  ])('refuses %j', (record, offset) => {
    expect(() => sudokuRules.decode(record)).toThrow(BankError);
    expect(() => sudokuRules.decode(record)).toThrow(expect.objectContaining({ fault: 'record', offset }));
  });

  it.each([
    ['a box of another shape', { box: [1, 4] }],
    ['an order without boxes', { rows: 5, columns: 5 }],
    ['a value too large', { solution: PUZZLE.solution.with(0, 5), givens: PUZZLE.givens.with(0, 5) }],
    ['a given that is not the solution', { givens: PUZZLE.givens.with(1, 3) }],
    ['a cell too few', { solution: PUZZLE.solution.slice(1) }],
  ] as [string, Partial<SudokuPuzzle>][])('cannot write %s', (_name, change) => {
    expect(() => sudokuRules.encode({ ...PUZZLE, ...change })).toThrow(RangeError);
  });

  it('are drawn with their boxes', () => {
    expect(sudokuRules.render(PUZZLE)).toBe('1 . | . 4\n. 4 | . .\n----+----\n. 1 | . 3\n. 3 | . .');
    expect(sudokuRules.render(PUZZLE, true)).toBe('1 2 | 3 4\n3 4 | 1 2\n----+----\n4 1 | 2 3\n2 3 | 4 1');
  });

  it('name the rules that a solution breaks', () => {
    const swapped = { ...PUZZLE, solution: PUZZLE.solution.with(1, 3).with(2, 2) };
    expect(sudokuRules.violations(swapped).map(({ message }) => message)).toEqual([
      'column 2 holds a value twice',
      'column 3 holds a value twice',
      'box 1 holds a value twice',
      'box 2 holds a value twice',
    ]);
    const other = { ...PUZZLE, givens: PUZZLE.givens.with(1, 3) };
    expect(sudokuRules.violations(other)).toEqual([
      { rule: 'given', cells: [1], message: 'cell 1: given 3, solution 2' },
    ]);
  });
});
