/** Lines set against one another: where at most three open cells do not cancel out, their candidates must make what is left. */
import { cellName } from '../../grade/words.js';
import type { MagicBoard } from '../board.js';
import type { Combination } from '../combinations.js';
import { capitalised, MOST_LINES } from '../geometry.js';
import { HALF, holds } from '../values.js';
import { leftOf } from './lines.js';

/** More cells than that are more than a person adds up in two directions. */
const MOST_OPEN = 3;

/** Goes through sets of lines. */
export function findCombinations(board: MagicBoard, combinations: readonly Combination[]): void {
  const { cells, supports, values } = board;
  let openLow = 0;
  let openHigh = 0;
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] !== 0) continue;
    if (cell < HALF) openLow |= 1 << cell;
    else openHigh |= 1 << (cell - HALF);
  }
  for (const combination of combinations) {
    const low = openLow & combination.low;
    const high = openHigh & combination.high;
    const count = writeCells(low, high, supports.cells);
    if (count > 0 && count <= MOST_OPEN) combine(board, combination, count);
  }
  supports.signs.fill(1);
}

/** Writes the cells of a set down, up to one more than are of use. Returns how many. */
function writeCells(low: number, high: number, found: Uint8Array): number {
  let count = 0;
  for (let rest = low; rest !== 0 && count <= MOST_OPEN; rest &= rest - 1) {
    if (count < MOST_OPEN) found[count] = 31 - Math.clz32(rest & -rest);
    count++;
  }
  for (let rest = high; rest !== 0 && count <= MOST_OPEN; rest &= rest - 1) {
    if (count < MOST_OPEN) found[count] = HALF + 31 - Math.clz32(rest & -rest);
    count++;
  }
  return count;
}

/** The first `count` cells of the supports are open and do not cancel out. */
function combine(board: MagicBoard, combination: Combination, count: number): void {
  const { high, low, order, rest, step, supports } = board;
  const { plus, minus, divisor } = combination;
  const { cells, signs } = supports;
  let total = 0;
  for (const line of plus) total += rest[line];
  for (const line of minus) total -= rest[line];
  total /= divisor;
  for (let i = 0; i < count; i++) {
    signs[i] = countOf(board, combination, cells[i]) / divisor;
    if (count > 1 && signs[i] !== 1 && signs[i] !== -1) return;
  }
  if (count === 1) {
    const value = total / signs[0];
    if (holds(low[cells[0]], high[cells[0]], value)) step.fill(cells[0], value);
    else step.keep(cells[0], 0, 0);
    if (step.commit() && step.isExplaining) {
      step.explain([cells[0]], `${titleOf(board, combination, 1)}: ${cellName(cells[0], order)} is ${value}.`);
    }
    return;
  }
  supports.find(count, total);
  if (supports.keep(count) && step.isExplaining) {
    const sign = total < 0 ? -1 : 1;
    const made = `${termsOf(board, count, sign)} = ${sign * total}`;
    const title = titleOf(board, combination, sign);
    step.explain([...cells.subarray(0, count)], `${title}: ${made}, so ${leftOf(board, count)}.`);
  }
}

/** How often a cell is added, less how often it is taken off. */
function countOf(board: MagicBoard, { plus, minus }: Combination, cell: number): number {
  const { lineCountOf, linesOf } = board.geometry;
  let count = 0;
  for (let i = 0; i < lineCountOf[cell]; i++) {
    const line = linesOf[cell * MOST_LINES + i];
    if (plus.includes(line)) count++;
    else if (minus.includes(line)) count--;
  }
  return count;
}

/** `Row 1 and row 2 less column 1 and column 4`; the other way round where `sign` is -1. */
function titleOf(board: MagicBoard, { plus, minus, name }: Combination, sign: number): string {
  const { names } = board.geometry;
  const told = (lines: readonly number[]) => lines.map((line) => names[line]).join(' and ');
  const [first, second] = sign < 0 ? [minus, plus] : [plus, minus];
  return name ?? capitalised(`${told(first)} less ${told(second)}`);
}

/** `r1c2 + r1c3 - r4c1`, those that are added first; all signs are multiplied by `sign`. */
function termsOf(board: MagicBoard, count: number, sign: number): string {
  const { cells, signs } = board.supports;
  const nameAll = (wanted: number) =>
    [...cells.subarray(0, count)]
      .filter((_, i) => signs[i] * sign === wanted)
      .map((cell) => cellName(cell, board.order));
  const added = nameAll(1);
  const taken = nameAll(-1).map((cell) => ` - ${cell}`);
  return added.join(' + ') + taken.join('');
}
