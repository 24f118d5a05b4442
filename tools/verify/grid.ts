/** Geometry of square grids, in the verifier's own words. */
import type { NumberPuzzle } from '../../format/documents.js';
import { eachOnce } from './constraints.js';
import type { Finding } from './fault.js';
import type { Constraint } from './search.js';

/** The cells of a row, left to right. */
export function rowCells(size: number, row: number): number[] {
  return Array.from({ length: size }, (_, column) => row * size + column);
}

/** The cells of a column, top to bottom. */
export function columnCells(size: number, column: number): number[] {
  return Array.from({ length: size }, (_, row) => row * size + column);
}

/** Each value once in every row and every column. */
export function latinConstraints(size: number): Constraint[] {
  return Array.from({ length: size }, (_, index) => [
    eachOnce(`row ${index + 1}`, rowCells(size, index)),
    eachOnce(`column ${index + 1}`, columnCells(size, index)),
  ]).flat();
}

export function isInLine(size: number, a: number, b: number): boolean {
  return Math.floor(a / size) === Math.floor(b / size) || a % size === b % size;
}

/** Whether two cells share a side. */
export function areNeighbours(size: number, a: number, b: number): boolean {
  const rowsApart = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const columnsApart = Math.abs((a % size) - (b % size));
  return rowsApart + columnsApart === 1;
}

export function isCell(size: number, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < size * size;
}

/** Rows, columns, and the length and range of givens and solution; 1..`values` and for givens 0. */
export function gridFindings(puzzle: NumberPuzzle, values: number): Finding[] {
  const { rows, columns, givens, solution } = puzzle;
  if (!Number.isInteger(rows) || rows < 1 || rows !== columns) {
    return [{ rule: 'shape', message: `${rows} rows and ${columns} columns; expected a square` }];
  }
  const found: Finding[] = [];
  for (const [name, list, least] of [['givens', givens, 0] as const, ['solution', solution, 1] as const]) {
    if (list.length !== rows * columns) {
      found.push({ rule: 'shape', message: `${name}: ${list.length} cells; expected ${rows * columns}` });
    }
    for (const [cell, value] of list.entries()) {
      if (!Number.isInteger(value) || value < least || value > values) {
        found.push({ rule: 'value', message: `${name}, cell ${cell}: ${value}; expected ${least} to ${values}` });
      }
    }
  }
  return found;
}
