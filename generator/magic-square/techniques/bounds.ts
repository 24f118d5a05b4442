/** Too large or too small for what the other blanks of a line can make. */
import { cellName, listOf } from '../../grade/words.js';
import type { MagicBoard } from '../board.js';
import { highest, highOf, highUpTo, lowest, lowOf, lowUpTo } from '../values.js';
import { needOf } from './lines.js';

/** Lines of three and more blanks: the other blanks make at least the smallest unused numbers and at most the largest. */
export function findLineBounds(board: MagicBoard): void {
  const { blanks, geometry, rest, step } = board;
  const { cells } = board.supports;
  for (let line = 0; line < geometry.lineCount; line++) {
    const count = blanks[line];
    if (count < 3) continue;
    board.openCells(line, cells);
    const least = leastOf(board, count - 1);
    const most = mostOf(board, count - 1);
    const from = rest[line] - most;
    const to = rest[line] - least;
    for (let i = 0; i < count; i++) keepRange(board, cells[i], from, to);
    if (step.commit() && step.isExplaining) {
      const open = [...cells.subarray(0, count)];
      const others = `${count - 1} unused numbers make ${least} to ${most}`;
      step.explain(open, `${needOf(board, line, open)}; ${others}, so each of them is ${rangeOf(board, from, to)}.`);
    }
  }
}

/** The same with what the other cells can still hold. */
export function findCellBounds(board: MagicBoard): void {
  const { blanks, geometry, high, low, order, rest, step } = board;
  const { cells } = board.supports;
  for (let line = 0; line < geometry.lineCount; line++) {
    const count = blanks[line];
    if (count < 3) continue;
    board.openCells(line, cells);
    let least = 0;
    let most = 0;
    for (let i = 0; i < count; i++) {
      least += lowest(low[cells[i]], high[cells[i]]);
      most += highest(low[cells[i]], high[cells[i]]);
    }
    const told: string[] = [];
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      const from = rest[line] - most + highest(low[cell], high[cell]);
      const to = rest[line] - least + lowest(low[cell], high[cell]);
      keepRange(board, cell, from, to);
      if (step.isExplaining && (from > lowest(low[cell], high[cell]) || to < highest(low[cell], high[cell]))) {
        told.push(`${cellName(cell, order)} is ${rangeOf(board, from, to)}`);
      }
    }
    if (step.commit() && step.isExplaining) {
      const open = [...cells.subarray(0, count)];
      step.explain(open, `${needOf(board, line, open)}; as the others stand, ${listOf(told)}.`);
    }
  }
}

/** The instance leaves a cell the values `from` to `to`. */
function keepRange(board: MagicBoard, cell: number, from: number, to: number): void {
  const below = Math.min(board.cells, Math.max(0, from - 1));
  const last = Math.max(0, Math.min(board.cells, to));
  board.step.keep(cell, lowUpTo(last) & ~lowUpTo(below), highUpTo(last) & ~highUpTo(below));
}

/** `at least 5`, `at most 9`, `5 to 9`. */
function rangeOf(board: MagicBoard, from: number, to: number): string {
  if (to >= board.cells) return `at least ${from}`;
  return from <= 1 ? `at most ${to}` : `${from} to ${to}`;
}

/** What the smallest unused numbers make. */
function leastOf(board: MagicBoard, count: number): number {
  let { unusedLow: low, unusedHigh: high } = board;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = lowest(low, high);
    sum += value;
    low &= ~lowOf(value);
    high &= ~highOf(value);
  }
  return sum;
}

/** What the largest unused numbers make. */
function mostOf(board: MagicBoard, count: number): number {
  let { unusedLow: low, unusedHigh: high } = board;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = highest(low, high);
    sum += value;
    low &= ~lowOf(value);
    high &= ~highOf(value);
  }
  return sum;
}
