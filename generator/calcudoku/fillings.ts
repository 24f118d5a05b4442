/** The fillings that a cage's clue allows: values in the cage's cells of which no two in one row or column are equal. */
import type { CageOp, Cell } from '../../format/documents.js';
import { fullMask, lowestValue, type Mask, maskOf } from '../solve/bits.js';

/** Up to how many cells does a cage get a table? Its pairs of cells, as bits, make an exact number: 10 * 9 / 2 = 45. */
export const MAX_TABLE_CELLS = 10;

/**
 * How many values may the enumeration of one cage place? Cages of seven cells of order 9 take 372,000 at most; a longer
 * table would slow the search down more than it helps.
 */
const MAX_PLACED = 400_000;

/** Which cells of a cage share a row or column: bit j of entry i (j < i) for cells i and j of the list. */
export function clashesOf(order: number, cells: readonly Cell[]): number[] {
  return cells.map((cell, i) => {
    let clashes = 0;
    for (let j = 0; j < i; j++) {
      const other = cells[j];
      const isInLine = cell % order === other % order || Math.floor(cell / order) === Math.floor(other / order);
      if (isInLine) clashes |= 1 << j;
    }
    return clashes;
  });
}

/**
 * All fillings, ascending, `clashes.length` values each; `undefined` where there are too many to list. Depth first,
 * with the values still to be tried at each position on an explicit stack.
 */
export function fillingsOf(
  order: number,
  clashes: readonly number[],
  op: CageOp,
  target: number,
): Uint8Array | undefined {
  const last = clashes.length - 1;
  const tuples: number[] = [];
  const values = new Uint8Array(clashes.length);
  /** Values still to be tried at each position. */
  const untried = new Int32Array(clashes.length);
  /** What `op` makes of the values before each position. */
  const results = new Float64Array(clashes.length);
  results[0] = op === '×' ? 1 : 0;
  untried[0] = valuesThatFit(order, op, target, 0, last, results[0]);
  let placed = 0;
  for (let position = 0; position >= 0; ) {
    const mask = untried[position];
    if (mask === 0) {
      position--;
      continue;
    }
    if (++placed > MAX_PLACED) return undefined;
    untried[position] = mask & (mask - 1);
    const value = lowestValue(mask);
    values[position] = value;
    if (position === last) {
      for (let i = 0; i <= last; i++) tuples.push(values[i]);
      continue;
    }
    const result = op === '×' ? results[position] * value : results[position] + value;
    position++;
    results[position] = result;
    let fitting = valuesThatFit(order, op, target, position, last - position, result);
    for (let rest = clashes[position]; rest !== 0; rest &= rest - 1) fitting &= ~maskOf(values[lowestValue(rest) - 1]);
    untried[position] = fitting;
  }
  return Uint8Array.from(tuples);
}

/**
 * The values that may stand at a position when `result` is the sum (product, or for two cells the first value) so far
 * and `left` cells follow. Exact at the last position.
 */
function valuesThatFit(
  order: number,
  op: CageOp,
  target: number,
  position: number,
  left: number,
  result: number,
): Mask {
  if (op === '+' || op === '=') {
    const most = target - result - left;
    const least = target - result - left * order;
    return valuesBetween(Math.max(1, least), Math.min(order, most));
  }
  if (op === '×') return factorsThatFit(order, target / result, left);
  if (position === 0) return fullMask(order);
  let mask = 0;
  for (let value = 1; value <= order; value++) {
    const [larger, smaller] = value < result ? [result, value] : [value, result];
    if (op === '-' ? larger - smaller === target : larger === smaller * target) mask |= maskOf(value);
  }
  return mask;
}

/** The values that divide what is missing from the product and leave no more than `left` cells can make. */
function factorsThatFit(order: number, missing: number, left: number): Mask {
  let most = 1;
  for (let i = 0; i < left; i++) most *= order;
  let mask = 0;
  for (let value = 1; value <= order; value++) {
    if (missing % value === 0 && missing <= value * most) mask |= maskOf(value);
  }
  return mask;
}

/** The values least..most; none where most < least. */
function valuesBetween(least: number, most: number): Mask {
  return most < least ? 0 : fullMask(most) & ~fullMask(least - 1);
}
