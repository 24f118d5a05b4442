/**
 * ALS-XZ: an almost locked set is k cells of a house with k + 1 candidates. Two such sets with a value x that cannot be in both
 * (every x of one sees every x of the other) have one of them locked, so a value z that both hold is in one of them, and goes
 * from cells that see every z of both. Two common x lock both sets: then each keeps all its other values too.
 */
import type { Cell } from '../../../format/documents.js';
import type { CandidateGrid } from '../../grade/grid.js';
import { cellNames, valueNames } from '../../grade/words.js';
import { countValues, lowestValue, type Mask } from '../../solve/bits.js';

/** The most cells of a set that a person is expected to see. */
const MOST_CELLS = 5;
/** A set of cells is three words of 27 cells. */
const WORD = 27;
const WORDS = 3;

interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly values: Mask;
  readonly own: Int32Array;
  /** For value v from 0: cells that see every v of the set, `WORDS` from `v * WORDS` on. */
  readonly seenBy: Int32Array;
  /** For value v from 0: the set's cells with that candidate. */
  readonly holders: Int32Array;
}

export function findAlsXz(grid: CandidateGrid): void {
  const sets = almostLockedSets(grid);
  for (let i = 1; i < sets.length; i++) {
    for (let j = 0; j < i; j++) {
      const shared = sets[i].values & sets[j].values;
      if (countValues(shared) < 2 || overlaps(sets[i].own, sets[j].own)) continue;
      const restricted = restrictedValues(sets[i], sets[j], shared);
      if (restricted !== 0) strikeBy(grid, sets[i], sets[j], shared, restricted);
    }
  }
}

function overlaps(a: Int32Array, b: Int32Array): boolean {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
}

/** Values that cannot be in both sets. */
function restrictedValues(a: AlmostLockedSet, b: AlmostLockedSet, shared: Mask): Mask {
  let restricted = 0;
  for (let rest = shared; rest !== 0; rest &= rest - 1) {
    const at = (31 - Math.clz32(rest & -rest)) * WORDS;
    let missed = 0;
    for (let word = 0; word < WORDS; word++) missed |= b.holders[at + word] & ~a.seenBy[at + word];
    if (missed === 0) restricted |= rest & -rest;
  }
  return restricted;
}

function strikeBy(grid: CandidateGrid, a: AlmostLockedSet, b: AlmostLockedSet, shared: Mask, restricted: Mask): void {
  const { step } = grid;
  const isDouble = countValues(restricted) > 1;
  // With one x only other values are struck; with two, each x is in exactly one of the sets and is struck as well.
  const common = isDouble ? shared : shared & ~restricted;
  for (let rest = common; rest !== 0; rest &= rest - 1) {
    const value = 31 - Math.clz32(rest & -rest);
    for (let word = 0; word < WORDS; word++) {
      const at = value * WORDS + word;
      strikeCells(grid, word, a.seenBy[at] & b.seenBy[at] & ~a.own[word] & ~b.own[word], 1 << value);
    }
  }
  if (isDouble) {
    for (const set of [a, b]) {
      for (let rest = set.values & ~restricted; rest !== 0; rest &= rest - 1) {
        const value = 31 - Math.clz32(rest & -rest);
        for (let word = 0; word < WORDS; word++) {
          strikeCells(grid, word, set.seenBy[value * WORDS + word] & ~set.own[word], 1 << value);
        }
      }
    }
  }
  if (step.commit() && step.isExplaining) {
    const { order } = grid;
    step.explain(
      [...new Set([...a.cells, ...b.cells])].sort((x, y) => x - y),
      `One set is ${cellNames(a.cells, order)}, the other ${cellNames(b.cells, order)}, each with one candidate more than cells. ${valueNames(restricted)} ${isDouble ? 'can each be in one of them only: both hold all their other values' : 'cannot be in both: one of them holds all its other values'}.`,
    );
  }
}

function strikeCells(grid: CandidateGrid, word: number, cells: number, mask: Mask): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1)
    grid.step.strike(word * WORD + 31 - Math.clz32(rest & -rest), mask);
}

/** Every almost locked set of at most MOST_CELLS cells, each once. */
function almostLockedSets(grid: CandidateGrid): AlmostLockedSet[] {
  const { order, layout, masks } = grid;
  const sets: AlmostLockedSet[] = [];
  const known = new Set<string>();
  const sight = sightOf(grid);
  for (let house = 0; house < layout.houseCount; house++) {
    const open: Cell[] = [];
    for (let i = 0; i < order; i++) {
      const cell = layout.cellsOf[house * order + i];
      if (masks[cell] !== 0) open.push(cell);
    }
    const grow = (from: number, cells: Cell[], values: Mask) => {
      if (cells.length > 0 && countValues(values) === cells.length + 1 && !known.has(cells.join())) {
        known.add(cells.join());
        sets.push(setOf(grid, sight, [...cells], values));
      }
      if (cells.length === MOST_CELLS) return;
      for (let i = from; i < open.length; i++) {
        const joined = values | masks[open[i]];
        if (countValues(joined) > MOST_CELLS + 1) continue;
        cells.push(open[i]);
        grow(i + 1, cells, joined);
        cells.pop();
      }
    };
    grow(0, [], 0);
  }
  return sets;
}

/** For each cell the open cells that it sees, as a set. */
function sightOf(grid: CandidateGrid): Int32Array {
  const { layout, cells } = grid;
  const sight = new Int32Array(cells * WORDS);
  for (let cell = 0; cell < cells; cell++) {
    for (let i = 0; i < layout.peerCount; i++) {
      const peer = layout.peers[cell * layout.peerCount + i];
      if (grid.masks[peer] !== 0) sight[cell * WORDS + Math.floor(peer / WORD)] |= 1 << (peer % WORD);
    }
  }
  return sight;
}

function setOf(grid: CandidateGrid, sight: Int32Array, cells: Cell[], values: Mask): AlmostLockedSet {
  const own = new Int32Array(WORDS);
  const seenBy = new Int32Array(grid.order * WORDS);
  const holders = new Int32Array(grid.order * WORDS);
  for (const cell of cells) own[Math.floor(cell / WORD)] |= 1 << (cell % WORD);
  for (let rest = values; rest !== 0; rest &= rest - 1) {
    const value = lowestValue(rest) - 1;
    seenBy.fill(-1, value * WORDS, (value + 1) * WORDS);
    for (const cell of cells) {
      if ((grid.masks[cell] & (1 << value)) === 0) continue;
      holders[value * WORDS + Math.floor(cell / WORD)] |= 1 << (cell % WORD);
      for (let word = 0; word < WORDS; word++) seenBy[value * WORDS + word] &= sight[cell * WORDS + word];
    }
  }
  return { cells, values, own, seenBy, holders };
}
