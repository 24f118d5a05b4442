/**
 * Bounds by counting: cells of one line that are all less than a cell have different values, so that the largest of them leaves
 * room for the others: where r1c1 < r1c2 > r1c3, r1c2 is at least 3.
 */
import type { Cell } from '../../../format/documents.js';
import { cellName, cellNames, listOf } from '../../grade/words.js';
import { countValues, fullMask, highestValue, lowestValue, type Mask, maskOf } from '../../solve/bits.js';
import type { FutoshikiBoard } from '../board.js';
import type { SignGroup } from '../groups.js';
import { ascending, boundName, lossName } from './signs.js';

/** Pair bounds: two neighbours of a cell, both less or both greater. */
export function findPairBounds(board: FutoshikiBoard): void {
  for (const group of board.groups) if (group.isPair) strikeBound(board, group);
}

/** Group bounds: all cells of a line from which signs lead up to the cell, or to which they lead from it. */
export function findGroupBounds(board: FutoshikiBoard): void {
  for (const group of board.groups) if (!group.isPair) strikeBound(board, group);
}

function strikeBound(board: FutoshikiBoard, group: SignGroup): void {
  const { cell, members, isLess } = group;
  const { order, masks, values, step } = board;
  if (masks[cell] === 0) return;
  const sets = members.map((member) => (masks[member] === 0 ? maskOf(values[member]) : masks[member]));
  // The members need as many values at one end as there are of them, or more where they lack some.
  let count = members.length;
  while (count < order && !hasRoom(sets, endOf(order, count, isLess), 0)) count++;
  step.strike(cell, endOf(order, count, isLess));
  if (step.commit() && step.isExplaining) explainBound(board, group, sets, count);
}

/** Tells what keeps some of the members from sharing the `count - 1` values at the end, so that one of them lies beyond. */
function explainBound(board: FutoshikiBoard, group: SignGroup, sets: readonly Mask[], count: number): void {
  const { order, step } = board;
  const { cell, members, isLess } = group;
  const end = endOf(order, count - 1, isLess);
  const picked = crowdOf(sets, end);
  const crowd = members.filter((_, i) => (picked & (1 << i)) !== 0);
  const shared = unionOf(sets, picked) & end;
  const [trivial, beyond] = isLess ? [1, count] : [order, order + 1 - count];
  let bound = beyond;
  if (shared !== 0) bound = isLess ? lowestValue(shared) : highestValue(shared);
  const lost = end & ~shared & (isLess ? ~fullMask(bound) : fullMask(bound - 1));
  const be = crowd.length > 1 ? 'are' : 'is';
  const facts = crowd.length > 1 ? ['differ'] : [];
  if (bound !== trivial) facts.push(`${be} ${boundName(isLess, bound)}`);
  if (lost !== 0) facts.push(`${be} ${lossName(lost)}`);
  const name = cellName(cell, order);
  facts.push(`${be} ${isLess ? 'less' : 'greater'} than ${name}`);
  step.explain(
    cellsOnWays(board, cell, crowd, isLess),
    `${cellNames(crowd, order)} ${listOf(facts)}, so ${name} is ${boundName(isLess, beyond + (isLess ? 1 : -1))}.`,
  );
}

/** The fewest sets that have fewer values of `end` together than they are: some do where there is no room for all. */
function crowdOf(sets: readonly Mask[], end: Mask): Mask {
  let crowd = fullMask(sets.length);
  for (let picked = crowd; picked > 0; picked--) {
    const size = countValues(picked);
    if (size <= countValues(crowd) && countValues(unionOf(sets, picked) & end) < size) crowd = picked;
  }
  return crowd;
}

function unionOf(sets: readonly Mask[], picked: Mask): Mask {
  return sets.reduce((union, set, i) => ((picked & (1 << i)) === 0 ? union : union | set), 0);
}

/** The cell, the members and the cells on the shortest ways of signs between them. */
function cellsOnWays(board: FutoshikiBoard, cell: Cell, members: readonly Cell[], isLess: boolean): Cell[] {
  const { signCount, smaller, larger } = board;
  const [own, next] = isLess ? [larger, smaller] : [smaller, larger];
  const before = new Map([[cell, cell]]);
  // The map grows under way: nearer cells come first.
  for (const at of before.keys()) {
    for (let i = 0; i < signCount; i++) if (own[i] === at && !before.has(next[i])) before.set(next[i], at);
  }
  const onWay = new Set([cell]);
  for (const member of members) {
    for (let at: Cell | undefined = member; at !== undefined && !onWay.has(at); at = before.get(at)) onWay.add(at);
  }
  return ascending(onWay);
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
