/** Sudoku records: the cells alone; the order, and with it the box, follows from their number. */
import type { SudokuPuzzle } from '../documents.js';
import { decodeCells, encodeCells, orderOfLength } from '../layout.js';
import type { Rules } from '../rules.js';
import { givenViolations, houseViolations, lines } from '../violations.js';

/** Rows and columns of a box, by order. */
export const SUDOKU_BOXES: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };
const ORDERS = [4, 6, 9];

export const sudokuRules: Rules<SudokuPuzzle, 'sudoku'> = {
  name: 'sudoku',
  parts: 1,

  encode(puzzle) {
    const box = SUDOKU_BOXES[puzzle.rows];
    if (box === undefined || box[0] !== puzzle.box[0] || box[1] !== puzzle.box[1]) {
      throw new RangeError(`no record for order ${puzzle.rows} with boxes of ${puzzle.box.join(' x ')}`);
    }
    return encodeCells(puzzle.givens, puzzle.solution, puzzle.rows);
  },

  decode(record) {
    const order = orderOfLength(record.length, ORDERS);
    return { rows: order, columns: order, box: SUDOKU_BOXES[order], ...decodeCells(record, order) };
  },

  render(puzzle, solved = false) {
    const { rows: order, box } = puzzle;
    const values = solved ? puzzle.solution : puzzle.givens;
    const rule = Array.from({ length: order / box[1] }, () => '-'.repeat(2 * box[1] + 1))
      .join('+')
      .slice(1, -1);
    const drawn: string[] = [];
    for (let row = 0; row < order; row++) {
      if (row > 0 && row % box[0] === 0) drawn.push(rule);
      let line = '';
      for (let column = 0; column < order; column++) {
        if (column > 0) line += column % box[1] === 0 ? ' | ' : ' ';
        line += values[row * order + column] || '.';
      }
      drawn.push(line);
    }
    return drawn.join('\n');
  },

  violations(puzzle) {
    return [...givenViolations(puzzle), ...houseViolations(puzzle.solution, sudokuHouses(puzzle.rows, puzzle.box))];
  },
};

/** Rows, columns and boxes, each with its cells ascending. */
export function sudokuHouses(order: number, [boxRows, boxColumns]: readonly [number, number]) {
  const boxes = Array.from({ length: order }, (_, box) => {
    const top = Math.floor(box / (order / boxColumns)) * boxRows;
    const left = (box % (order / boxColumns)) * boxColumns;
    const cells = Array.from(
      { length: order },
      (_, i) => (top + Math.floor(i / boxColumns)) * order + left + (i % boxColumns),
    );
    return { name: `box ${box + 1}`, cells };
  });
  return [...lines(order), ...boxes];
}
