/** How the explanations name cages and values. */
import type { CageOp } from '../../../format/documents.js';
import { cellName, cellNames, listOf, valuesOf } from '../../grade/words.js';
import type { Mask } from '../../solve/bits.js';
import type { CalcudokuBoard } from '../board.js';

/** `cage 12× (r1c2 and r1c3)`. */
export function cageName(board: CalcudokuBoard, cage: number): string {
  const { op, target } = board.cages[cage];
  return `cage ${clueName(op, target)} (${cellNames(board.cellsOfCage(cage), board.order)})`;
}

/** `12×`; a cage of one cell shows its value alone. */
function clueName(op: CageOp, target: number): string {
  return op === '=' ? String(target) : `${target}${op}`;
}

/** `1, 2 or 5` of a mask. */
export function orNames(mask: Mask): string {
  return listOf(valuesOf(mask).map(String), 'or');
}

/** `1 or 3 in r4c4` for each cell of a cage that does not keep all its candidates; `kept` follows the cells of the cage. */
export function goneNames(board: CalcudokuBoard, cage: number, kept: ArrayLike<number>): string[] {
  const told: string[] = [];
  for (const [i, cell] of board.cellsOfCage(cage).entries()) {
    const gone = board.masks[cell] & ~kept[i];
    if (gone !== 0) told.push(`${orNames(gone)} in ${cellName(cell, board.order)}`);
  }
  return told;
}
