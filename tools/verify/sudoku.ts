/** Sudoku: each value once in every row, column and box. */
import type { SudokuPuzzle } from '../../format/documents.js';
import { eachOnce } from './constraints.js';
import { latinConstraints } from './grid.js';
import type { VariantChecks } from './variant.js';

/** Sizes, and the rows and columns of their boxes. */
const BOXES = new Map([
  [4, '2 x 2'],
  [6, '2 x 3'],
  [9, '3 x 3'],
]);

export const sudokuChecks: VariantChecks<SudokuPuzzle> = {
  values: ({ rows }) => rows,

  shape({ rows, box }) {
    if (BOXES.get(rows) === box.join(' x ')) return [];
    return [{ rule: 'shape', message: `size ${rows} with boxes of ${box.join(' x ')}` }];
  },

  constraints({ rows, box }) {
    const boxes = Array.from({ length: rows }, (_, index) => eachOnce(`box ${index + 1}`, boxCells(rows, box, index)));
    return [...latinConstraints(rows), ...boxes];
  },

  clueCount: () => 0,
  clueText: () => '',

  wishes({ givens }, { empty, symmetry }) {
    const blank = givens.filter((value) => value === 0).length;
    const odd = givens.findIndex((value, cell) => (value === 0) !== (givens[givens.length - 1 - cell] === 0));
    return [
      ...(empty !== undefined && empty !== 0 && blank > empty
        ? [{ rule: 'empty', message: `${blank} empty cells; the plan says at most ${empty}` } as const]
        : []),
      ...(symmetry === 'rotational' && odd >= 0
        ? [{ rule: 'symmetry', message: `cell ${odd} has no partner across the centre` } as const]
        : []),
    ];
  },
};

/** The cells of a box; boxes are numbered as cells are, row by row. */
function boxCells(size: number, [boxRows, boxColumns]: readonly [number, number], index: number): number[] {
  const boxesInRow = size / boxColumns;
  const top = Math.floor(index / boxesInRow) * boxRows;
  const left = (index % boxesInRow) * boxColumns;
  const cells: number[] = [];
  for (let row = top; row < top + boxRows; row++) {
    for (let column = left; column < left + boxColumns; column++) cells.push(row * size + column);
  }
  return cells;
}
