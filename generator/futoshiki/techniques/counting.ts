/**
 * Bounds by counting: cells of one line that are all less than a cell have different values, so that the largest of them leaves
 * room for the others: where r1c1 < r1c2 > r1c3, r1c2 is at least 3.
 */
import { cellName, cellNames } from '../../grade/words.js';
import { fullMask, type Mask, maskOf } from '../../solve/bits.js';
import type { FutoshikiBoard } from '../board.js';
import type { SignGroup } from '../groups.js';
import { boundName } from './signs.js';

/** Pair bounds: two neighbours of a cell, both less or both greater. */
export function findPairBounds(board: FutoshikiBoard): void {
  for (const group of board.groups) if (group.isPair) strikeBound(board, group);
}

/** Group bounds: all cells of a line from which signs lead up to the cell, or to which they lead from it. */
export function findGroupBounds(board: FutoshikiBoard): void {
  for (const group of board.groups) if (!group.isPair) strikeBound(board, group);
}

function strikeBound(board: FutoshikiBoard, { cell, members, isLess }: SignGroup): void {
  const { order, masks, values, step } = board;
  if (masks[cell] === 0) return;
  const sets = members.map((member) => (masks[member] === 0 ? maskOf(values[member]) : masks[member]));
  // The members need as many values at one end as there are of them, or more where they lack some.
  let count = members.length;
  while (count < order && !hasRoom(sets, endOf(order, count, isLess), 0)) count++;
  step.strike(cell, endOf(order, count, isLess));
  if (step.commit() && step.isExplaining) {
    const bound = boundName(isLess, isLess ? count + 1 : order - count);
    const kind = isLess ? 'less' : 'greater';
    step.explain(
      [...members, cell],
      `${cellNames(members, order)} differ and are ${kind} than ${cellName(cell, order)}, so it is ${bound}.`,
    );
  }
}

/** The `count` smallest or largest values. */
function endOf(order: number, count: number, isLow: boolean): Mask {
  return isLow ? (1 << count) - 1 : fullMask(order) & ~((1 << (order - count)) - 1);
}

/** Whether the sets from `at` on have a value each in `free`, all different. */
function hasRoom(sets: readonly Mask[], free: Mask, at: number): boolean {
  if (at === sets.length) return true;
  for (let rest = sets[at] & free; rest !== 0; rest &= rest - 1) {
    if (hasRoom(sets, free & ~(rest & -rest), at + 1)) return true;
  }
  return false;
}
