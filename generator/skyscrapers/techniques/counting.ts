/**
 * Nearly filled line: where all but one or two of the cells that a clue counts are filled, each way to fill them is tried and the buildings
 * are counted. A clue counts the cells before the tallest, or the whole line while the tallest is not placed.
 */
import type { Cell } from '../../../format/documents.js';
import { cellName, listOf, valuesOf } from '../../grade/words.js';
import { lowestValue, type Mask, maskOf } from '../../solve/bits.js';
import type { SkyscrapersBoard } from '../board.js';
import { NO_CLUE } from '../lines.js';
import type { Sight } from '../sights.js';
import { showing } from './clues.js';

export function findNearlyFilledLines(board: SkyscrapersBoard): void {
  const { sights, clues } = board;
  const line = new Uint8Array(board.order);
  for (let sight = 0; sight < sights.count; sight++) {
    if (clues[sight] !== NO_CLUE) tryFillings(board, sight, line);
  }
}

function tryFillings(board: SkyscrapersBoard, sight: Sight, line: Uint8Array): void {
  const { sights, values, masks, order, step } = board;
  let one = -1;
  let other = -1;
  let length = 0;
  for (; length < order; length++) {
    const value = values[sights.cellAt(sight, length)];
    line[length] = value;
    if (value === order) break;
    if (value !== 0) continue;
    if (other !== -1) return;
    if (one === -1) one = length;
    else other = length;
  }
  if (one === -1) return;
  const oneCell = sights.cellAt(sight, one);
  const otherCell = other === -1 ? -1 : sights.cellAt(sight, other);
  let keptOne = 0;
  let keptOther = 0;
  for (let rest = masks[oneCell]; rest !== 0; rest &= rest - 1) {
    line[one] = lowestValue(rest);
    if (otherCell === -1) {
      if (isShown(board, sight, line, length)) keptOne |= rest & -rest;
      continue;
    }
    for (let others = masks[otherCell] & ~maskOf(line[one]); others !== 0; others &= others - 1) {
      line[other] = lowestValue(others);
      if (!isShown(board, sight, line, length)) continue;
      keptOne |= rest & -rest;
      keptOther |= others & -others;
    }
  }
  step.strike(oneCell, ~keptOne);
  if (otherCell !== -1) step.strike(otherCell, ~keptOther);
  if (step.commit() && step.isExplaining) {
    const left = (cell: Cell, kept: Mask) => `${cellName(cell, order)} ${listOf(valuesOf(kept).map(String), 'or')}`;
    const both = otherCell === -1 ? '' : ` and ${left(otherCell, keptOther)}`;
    step.explain(
      otherCell === -1 ? [oneCell] : [oneCell, otherCell],
      `${showing(board, sight)}; counting each way to fill it leaves ${left(oneCell, keptOne)}${both}.`,
    );
  }
}

/** Whether the first `length` cells, and the tallest if it stands behind them, show the clue. */
function isShown(board: SkyscrapersBoard, sight: Sight, line: Uint8Array, length: number): boolean {
  let tallest = 0;
  let seen = length < board.order ? 1 : 0;
  for (let i = 0; i < length; i++) {
    if (line[i] <= tallest) continue;
    tallest = line[i];
    seen++;
  }
  return seen === board.clues[sight];
}
