/** What chains may use of the cages: two candidates of one cage that no filling left has both. */
import { findAlternatingChains } from '../../grade/techniques/chains.js';
import { findForcingChains } from '../../grade/techniques/forcing.js';
import type { CalcudokuBoard } from '../board.js';

/** Stands for every list that is empty. */
const NO_CANDIDATES: number[] = [];

export function findCageChains(board: CalcudokuBoard): void {
  prepareConflicts(board);
  findAlternatingChains(board);
}

export function findCageForcingChains(board: CalcudokuBoard): void {
  prepareConflicts(board);
  findForcingChains(board);
}

function prepareConflicts(board: CalcudokuBoard): void {
  if (board.conflictsOf === board.version) return;
  board.conflicts = conflictsOf(board);
  board.conflictsOf = board.version;
}

/** By candidate (`cell * order + value - 1`), the candidates of the same cage that it rules out. */
function conflictsOf(board: CalcudokuBoard): number[][] {
  const { slotStart, slotCells, masks, values, live, order } = board;
  const conflicts: number[][] = new Array(board.cells * order).fill(NO_CANDIDATES);
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    const { words, supports: having } = board.cages[cage].table!.relation;
    const from = slotStart[cage];
    const start = board.liveStart[cage];
    for (let a = from; a < slotStart[cage + 1]; a++) {
      if (values[slotCells[a]] !== 0) continue;
      for (let b = a + 1; b < slotStart[cage + 1]; b++) {
        for (let left = masks[slotCells[a]]; left !== 0; left &= left - 1) {
          const v = 31 - Math.clz32(left & -left);
          const vAt = ((a - from) * order + v) * words;
          for (let right = masks[slotCells[b]]; right !== 0; right &= right - 1) {
            const w = 31 - Math.clz32(right & -right);
            const wAt = ((b - from) * order + w) * words;
            let both = 0;
            for (let word = 0; word < words; word++)
              both |= live[start + word] & having[vAt + word] & having[wAt + word];
            if (both !== 0) continue;
            exclude(conflicts, slotCells[a] * order + v, slotCells[b] * order + w);
            exclude(conflicts, slotCells[b] * order + w, slotCells[a] * order + v);
          }
        }
      }
    }
  }
  return conflicts;
}

function exclude(conflicts: number[][], a: number, b: number): void {
  if (conflicts[a] === NO_CANDIDATES) conflicts[a] = [b];
  else conflicts[a].push(b);
}
