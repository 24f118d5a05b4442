/**
 * Combination contradiction: two cages with cells in one line. A filling of one that clashes with every filling of the other is
 * none; where all fillings with a value in a cell are of that kind, the value goes from the cell. (Two cages that both need a
 * value in a line are the plainest case.)
 */
import { listOf } from '../../grade/words.js';
import type { CalcudokuBoard } from '../board.js';
import { linesOf } from './fillings.js';
import { cageName, goneNames } from './words.js';

/** How many fillings of a cage does a player still write down? */
const MOST_LISTED = 12;

export function findCombinationContradictions(board: CalcudokuBoard): void {
  const listed: { cage: number; lines: number; fillings: number[] }[] = [];
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    const fillings: number[] = [];
    board.eachFilling(cage, (tuple) => fillings.push(tuple));
    if (fillings.length <= MOST_LISTED) listed.push({ cage, lines: linesOf(board, cage), fillings });
  }
  for (const one of listed) {
    for (const other of listed) {
      if (one === other || (one.lines & other.lines) === 0) continue;
      holdAgainst(board, one.cage, one.fillings, other.cage, other.fillings);
    }
  }
}

/** Strikes from a cage what only those fillings use that leave the other cage none. */
function holdAgainst(
  board: CalcudokuBoard,
  cage: number,
  fillings: readonly number[],
  other: number,
  others: readonly number[],
): void {
  const { slotStart, slotCells, layout, cells, step } = board;
  const { tuples, arity } = board.cages[cage].table!.relation;
  const theirs = board.cages[other].table!.relation;
  /** Positions in the one cage and in the other that see each other, in turn. */
  const clashing: number[] = [];
  for (let i = 0; i < arity; i++) {
    for (let j = 0; j < theirs.arity; j++) {
      const seen = slotCells[slotStart[cage] + i] * cells + slotCells[slotStart[other] + j];
      if (layout.sees[seen] === 1) clashing.push(i, j);
    }
  }
  const kept = new Uint16Array(arity);
  for (const tuple of fillings) {
    if (!others.some((their) => fits(tuples, tuple, theirs.tuples, their, clashing))) continue;
    for (let i = 0; i < arity; i++) kept[i] |= 1 << (tuples[tuple + i] - 1);
  }
  for (let i = 0; i < arity; i++) step.strike(slotCells[slotStart[cage] + i], ~kept[i]);
  if (step.commit() && step.isExplaining) explain(board, cage, other, kept);
}

function fits(
  tuples: Uint8Array,
  tuple: number,
  theirs: Uint8Array,
  their: number,
  clashing: readonly number[],
): boolean {
  for (let k = 0; k < clashing.length; k += 2) {
    if (tuples[tuple + clashing[k]] === theirs[their + clashing[k + 1]]) return false;
  }
  return true;
}

function explain(board: CalcudokuBoard, cage: number, other: number, kept: Uint16Array): void {
  board.step.explain(
    [...board.cellsOfCage(cage), ...board.cellsOfCage(other)].sort((a, b) => a - b),
    `With ${listOf(goneNames(board, cage, kept), 'or')}, ${cageName(board, cage)} would leave ${cageName(board, other)} no filling.`,
  );
}
