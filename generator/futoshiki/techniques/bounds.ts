/**
 * Inequality bounds: in r1c1 < r1c2 < r1c3 every cell is larger than the least that the cell before can be, and less than the most that
 * the cell after can be. Bounds run along the signs until none moves, jumping over values that a cell has lost.
 */
import type { Cell } from '../../../format/documents.js';
import { cellName, listOf } from '../../grade/words.js';
import { fullMask, highestValue, lowestValue, type Mask } from '../../solve/bits.js';
import type { FutoshikiBoard } from '../board.js';
import { ascending, boundName, lossName } from './signs.js';

/** The least and the most that each cell can be; 0 and order + 1 stand for what cannot be. */
interface Bounds {
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

export function findInequalityBounds(board: FutoshikiBoard): void {
  const { cells, order, step } = board;
  const bounds = boundsOf(board);
  runBounds(board, bounds);
  const { low, high } = bounds;
  const full = fullMask(order);
  for (let cell = 0; cell < cells; cell++) {
    if (board.masks[cell] === 0) continue;
    step.strike(cell, (1 << (low[cell] - 1)) - 1);
    if (step.commit() && step.isExplaining) explainBound(board, low, cell, true);
    step.strike(cell, full & ~((1 << high[cell]) - 1));
    if (step.commit() && step.isExplaining) explainBound(board, high, cell, false);
  }
}

/** Least and most candidate of each cell, or twice its value. */
function boundsOf({ cells, masks, values }: FutoshikiBoard): Bounds {
  const low = new Uint8Array(cells);
  const high = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    low[cell] = masks[cell] === 0 ? values[cell] : lowestValue(masks[cell]);
    high[cell] = masks[cell] === 0 ? values[cell] : highestValue(masks[cell]);
  }
  return { low, high };
}

/** Moves the bounds along the signs until they rest. */
function runBounds(board: FutoshikiBoard, { low, high }: Bounds): void {
  const { signCount, smaller, larger, masks, order } = board;
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (let i = 0; i < signCount; i++) {
      const a = smaller[i];
      const b = larger[i];
      if (masks[b] !== 0 && low[b] <= low[a] && low[b] <= order) {
        low[b] = leastFrom(masks[b], low[a] + 1, order);
        isMoving = true;
      }
      if (masks[a] !== 0 && high[a] >= high[b] && high[a] > 0) {
        high[a] = mostUpTo(masks[a], high[b] - 1);
        isMoving = true;
      }
    }
  }
}

/** The least candidate from `value` on; order + 1: none. */
function leastFrom(mask: Mask, value: number, order: number): number {
  const rest = value > order ? 0 : mask & ~((1 << (value - 1)) - 1);
  return rest === 0 ? order + 1 : lowestValue(rest);
}

/** The largest candidate up to `value`; 0: none. */
function mostUpTo(mask: Mask, value: number): number {
  return value < 1 ? 0 : highestValue(mask & ((1 << value) - 1));
}

/**
 * Tells the signs back to where the bound starts, at a cell whose own candidates say it, and the values lost on the way that the bound
 * jumps over. What the cell itself lost before is left out: the strike needs no more than the sign says.
 */
function explainBound(board: FutoshikiBoard, bound: Uint8Array, cell: Cell, isLower: boolean): void {
  const { order, step, values } = board;
  const chain = chainTo(board, bound, cell, isLower);
  const names = chain.map((at) => cellName(at, order));
  const last = chain.length - 1;
  const facts = [
    names.join(isLower ? ' > ' : ' < '),
    `${names[last]} is ${values[chain[last]] || boundName(isLower, bound[chain[last]])}`,
  ];
  for (let i = last - 1; i > 0; i--) {
    const lost = valuesBetween(bound[chain[i]], bound[chain[i + 1]]);
    if (lost !== 0) facts.push(`${names[i]} is ${lossName(lost)}`);
  }
  const least = bound[chain[1]] + (isLower ? 1 : -1);
  step.explain(ascending(chain), `${listOf(facts)}, so ${names[0]} is ${boundName(isLower, least)}.`);
}

/** The cell and the cells that its bound comes from, the nearest first. */
function chainTo(board: FutoshikiBoard, bound: Uint8Array, cell: Cell, isLower: boolean): Cell[] {
  const { signCount, smaller, larger } = board;
  const [own, next] = isLower ? [larger, smaller] : [smaller, larger];
  const chain = [cell];
  for (let at = cell; hasMoved(board, bound[at], at, isLower); ) {
    let source = -1;
    for (let i = 0; i < signCount; i++) {
      if (own[i] !== at || chain.includes(next[i])) continue;
      if (source === -1 || (isLower ? bound[next[i]] > bound[source] : bound[next[i]] < bound[source]))
        source = next[i];
    }
    if (source === -1) break;
    chain.push(source);
    at = source;
  }
  return chain;
}

/** The values between two bounds, without the bounds. */
function valuesBetween(a: number, b: number): Mask {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high - low < 2 ? 0 : fullMask(high - 1) & ~fullMask(low);
}

function hasMoved(board: FutoshikiBoard, bound: number, cell: Cell, isLower: boolean): boolean {
  const mask = board.masks[cell];
  return mask !== 0 && bound !== (isLower ? lowestValue(mask) : highestValue(mask));
}
