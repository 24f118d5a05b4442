/**
 * Naked and hidden pairs, triples and quads: k cells of a house that share k candidates between them, or k values that share
 * k places. What is left of one is the other, so that a house with m open cells is searched for both up to m - 1.
 */
import { countValues, type Mask } from '../../solve/bits.js';
import type { CandidateGrid } from '../grid.js';
import type { House } from '../layout.js';
import { cellNames, houseName, valueNames } from '../words.js';

/** Cells of a house at most: a mask has sixteen bits. */
const MOST = 16;

/** Naked subsets of `size` cells in every house. */
export function findNakedSubsets(grid: CandidateGrid, size: number): void {
  const { layout, order, masks } = grid;
  const sets = new Uint16Array(MOST);
  for (let house = 0; house < layout.houseCount; house++) {
    for (let i = 0; i < order; i++) sets[i] = masks[layout.cellsOf[house * order + i]];
    eachSubset(sets, order, size, (members, union) => strikeNaked(grid, house, members, union));
  }
}

/** Hidden subsets of `size` values in every house. */
export function findHiddenSubsets(grid: CandidateGrid, size: number): void {
  const { layout, order, places } = grid;
  for (let house = 0; house < layout.houseCount; house++) {
    const sets = places.subarray(house * order, (house + 1) * order);
    eachSubset(sets, order, size, (members, union) => strikeHidden(grid, house, members, union));
  }
}

/**
 * Calls `found` for each choice of `size` non-empty sets whose union has `size` elements, with the choice and the union as masks;
 * not where the choice is all there is, for then nothing is left to strike from.
 */
export function eachSubset(
  sets: Uint16Array,
  count: number,
  size: number,
  found: (members: Mask, union: Mask) => void,
): void {
  let eligible = 0;
  let open = 0;
  for (let i = 0; i < count; i++) {
    if (sets[i] === 0) continue;
    open++;
    if (countValues(sets[i]) <= size) eligible |= 1 << i;
  }
  if (open <= size || countValues(eligible) < size) return;
  choose(sets, size, eligible, 0, 0, size, found);
}

function choose(
  sets: Uint16Array,
  size: number,
  eligible: Mask,
  members: Mask,
  union: Mask,
  left: number,
  found: (members: Mask, union: Mask) => void,
): void {
  for (let rest = eligible; rest !== 0; ) {
    const bit = rest & -rest;
    rest ^= bit;
    const joined = union | sets[31 - Math.clz32(bit)];
    if (countValues(joined) > size) continue;
    if (left === 1) found(members | bit, joined);
    else choose(sets, size, rest, members | bit, joined, left - 1, found);
  }
}

function strikeNaked(grid: CandidateGrid, house: House, members: Mask, values: Mask): void {
  const { layout, order, step } = grid;
  for (let i = 0; i < order; i++) {
    if ((members & (1 << i)) === 0) step.strike(layout.cellsOf[house * order + i], values);
  }
  if (step.commit() && step.isExplaining) {
    const cells = grid.cellsAt(house, members);
    step.explain(
      cells,
      `${cellNames(cells, order)} of ${houseName(house, layout)} hold ${valueNames(values)} between them, so no other cell there does.`,
    );
  }
}

function strikeHidden(grid: CandidateGrid, house: House, members: Mask, positions: Mask): void {
  const { layout, order, step } = grid;
  for (let rest = positions; rest !== 0; rest &= rest - 1) {
    step.strike(layout.cellsOf[house * order + 31 - Math.clz32(rest & -rest)], ~members);
  }
  if (step.commit() && step.isExplaining) {
    const cells = grid.cellsAt(house, positions);
    step.explain(
      cells,
      `${valueNames(members)} of ${houseName(house, layout)} have only ${cellNames(cells, order)} as places, so nothing else goes there.`,
    );
  }
}
