/** What the sum of a line leaves to its open cells, as the choices that make it: pairs, triples, whole fillings. */
import type { Cell } from '../../../format/documents.js';
import { cellName, cellNames, listOf } from '../../grade/words.js';
import type { MagicBoard } from '../board.js';
import type { Line } from '../geometry.js';
import { highOf, holds, lowest, lowOf, valuesIn } from '../values.js';

/** Two blanks: both cells keep the unused numbers that have an unused partner. */
export function findTwoBlanks(board: MagicBoard): void {
  const { blanks, geometry, rest, step } = board;
  const { cells } = board.supports;
  for (let line = 0; line < geometry.lineCount; line++) {
    if (blanks[line] !== 2) continue;
    board.openCells(line, cells);
    let keepLow = 0;
    let keepHigh = 0;
    for (let low = board.unusedLow, high = board.unusedHigh; (low | high) !== 0; ) {
      const value = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const partner = rest[line] - value;
      if (partner === value || !holds(board.unusedLow, board.unusedHigh, partner)) continue;
      keepLow |= lowOf(value);
      keepHigh |= highOf(value);
    }
    step.keep(cells[0], keepLow, keepHigh);
    step.keep(cells[1], keepLow, keepHigh);
    if (step.commit() && step.isExplaining) {
      const open = [...cells.subarray(0, 2)];
      const pairs = valuesIn(keepLow, keepHigh)
        .filter((value) => 2 * value < rest[line])
        .map((value) => `${value} + ${rest[line] - value}`);
      const made =
        pairs.length === 0 ? 'no two unused numbers make it' : `with unused numbers that is ${listOf(pairs, 'or')}`;
      step.explain(open, `${needOf(board, line, open)}: ${made}.`);
    }
  }
}

/** Lines of `from` to `to` blanks: each cell keeps the candidates that go together with candidates of the others. */
export function findLineSupports(board: MagicBoard, from: number, to = from): void {
  const { blanks, geometry, rest, step, supports } = board;
  for (let line = 0; line < geometry.lineCount; line++) {
    const count = blanks[line];
    if (count < from || count > to) continue;
    board.openCells(line, supports.cells);
    supports.find(count, rest[line]);
    if (supports.keep(count) && step.isExplaining) {
      const open = [...supports.cells.subarray(0, count)];
      step.explain(open, `${needOf(board, line, open)}, so ${leftOf(board, count)}.`);
    }
  }
}

/** `Row 1 needs 13 more in r1c2 and r1c4`. */
export function needOf(board: MagicBoard, line: Line, open: readonly Cell[]): string {
  return `${board.geometry.title(line)} needs ${board.rest[line]} more in ${cellNames(open, board.order)}`;
}

/** What the first `count` cells of the supports lose, or keep where that is less: `r1c2 is 3 or 8 and r1c4 is not 5`. */
export function leftOf(board: MagicBoard, count: number): string {
  const { high, low, order, supports } = board;
  const told: string[] = [];
  for (let i = 0; i < count; i++) {
    const cell = supports.cells[i];
    const kept = valuesIn(supports.low[i], supports.high[i]);
    const struck = valuesIn(low[cell] & ~supports.low[i], high[cell] & ~supports.high[i]);
    if (struck.length === 0) continue;
    const [word, values] = kept.length > 0 && kept.length <= struck.length ? ['is', kept] : ['is not', struck];
    told.push(`${cellName(cell, order)} ${word} ${listOf(values.map(String), 'or')}`);
  }
  return listOf(told);
}
