/** How the explanations name cages and values. */
import type { CageOp } from '../../../format/documents.js';
import { cellNames, listOf, valuesOf } from '../../grade/words.js';
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
