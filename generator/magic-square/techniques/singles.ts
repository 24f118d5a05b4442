/** One blank in a line, the last number, cells with one candidate and numbers with one place. */
import { cellName } from '../../grade/words.js';
import type { MagicBoard } from '../board.js';
import { holds, isSingle, lowest } from '../values.js';

/** The last open cell takes the last number. */
export function findLastNumber(board: MagicBoard): void {
  if (board.open !== 1) return;
  const { step } = board;
  const cell = board.values.indexOf(0);
  const value = lowest(board.unusedLow, board.unusedHigh);
  step.fill(cell, value);
  if (step.commit() && step.isExplaining) {
    step.explain([cell], `${cellName(cell, board.order)} is the last open cell and ${value} the last number.`);
  }
}

/** A line with one open cell: what is left of its sum goes there. */
export function findOneBlank(board: MagicBoard): void {
  const { blanks, geometry, high, low, order, rest, step, values } = board;
  const { lineCells } = geometry;
  for (let line = 0; line < geometry.lineCount; line++) {
    if (blanks[line] !== 1) continue;
    let at = line * order;
    while (values[lineCells[at]] !== 0) at++;
    const cell = lineCells[at];
    // What no candidate makes good leaves the cell nothing, and breaks the board.
    if (holds(low[cell], high[cell], rest[line])) step.fill(cell, rest[line]);
    else step.keep(cell, 0, 0);
    if (step.commit() && step.isExplaining) {
      step.explain(
        [cell],
        `${geometry.title(line)} adds up to ${geometry.sum - rest[line]} without ${cellName(cell, order)}: ${rest[line]} is missing.`,
      );
    }
  }
}

/** A cell with one candidate left. */
export function findNakedSingles(board: MagicBoard): void {
  const { low, high, order, step } = board;
  for (let cell = 0; cell < board.cells; cell++) {
    if (!isSingle(low[cell], high[cell])) continue;
    const value = lowest(low[cell], high[cell]);
    step.fill(cell, value);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${value} is the only unused number that still fits ${cellName(cell, order)}.`);
    }
  }
}

/** A number that has one place left in the grid. */
export function findHiddenSingles(board: MagicBoard): void {
  const { cells, low, high, order, step } = board;
  let onceLow = 0;
  let onceHigh = 0;
  let twiceLow = 0;
  let twiceHigh = 0;
  for (let cell = 0; cell < cells; cell++) {
    twiceLow |= onceLow & low[cell];
    twiceHigh |= onceHigh & high[cell];
    onceLow |= low[cell];
    onceHigh |= high[cell];
  }
  const hiddenLow = onceLow & ~twiceLow;
  const hiddenHigh = onceHigh & ~twiceHigh;
  if ((hiddenLow | hiddenHigh) === 0) return;
  for (let cell = 0; cell < cells; cell++) {
    const ownLow = low[cell] & hiddenLow;
    const ownHigh = high[cell] & hiddenHigh;
    if ((ownLow | ownHigh) === 0) continue;
    const value = lowest(ownLow, ownHigh);
    step.fill(cell, value);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${value} has one place left in the grid: ${cellName(cell, order)}.`);
    }
  }
}
