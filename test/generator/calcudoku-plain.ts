/** Calcudoku by plain enumeration, without the project's own arithmetic or tables. */
import type { Cage, CalcudokuPuzzle } from '../../format/documents.js';
import { allLatinSquares } from './latin-squares.js';

export const SQUARES = allLatinSquares(4);

/** Whether values keep a clue, written without the project's own arithmetic. */
export function keeps({ cells, op, target }: Cage, values: readonly number[]): boolean {
  const found = cells.map((cell) => values[cell]);
  const [larger, smaller] = [Math.max(...found), Math.min(...found)];
  if (op === '-') return larger - smaller === target;
  if (op === '÷') return larger === smaller * target;
  return found.reduce((a, b) => (op === '×' ? a * b : a + b)) === target;
}

/** Solutions of a puzzle of order 4. */
export function plainCount({ givens, cages }: CalcudokuPuzzle): number {
  return SQUARES.filter(
    (square) =>
      givens.every((given, cell) => given === 0 || given === square[cell]) &&
      cages.every((cage) => keeps(cage, square)),
  ).length;
}

/** In how many ways a cage can be filled by itself: every value in every cell. */
export function plainFillings(order: number, cage: Cage): number {
  const values: number[] = [];
  const extend = (position: number): number => {
    if (position === cage.cells.length) return keeps(cage, values) ? 1 : 0;
    const cell = cage.cells[position];
    let count = 0;
    for (let value = 1; value <= order; value++) {
      const clashes = cage.cells
        .slice(0, position)
        .some(
          (other) =>
            values[other] === value &&
            (other % order === cell % order || Math.floor(other / order) === Math.floor(cell / order)),
        );
      if (clashes) continue;
      values[cell] = value;
      count += extend(position + 1);
    }
    return count;
  };
  return extend(0);
}
