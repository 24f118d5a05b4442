/**
 * From a full square to a puzzle of one band. A given goes only while the ladder up to the band's last rung solves the puzzle without it;
 * what the ladder solves is unique, so that no search is needed. As long as the rungs below the band do as well, the puzzle is too
 * easy; the first given that only the band's own rungs can spare makes it need them, and losing more makes it no easier.
 */
import type { Cell } from '../../format/documents.js';
import type { Heights } from '../grade/bands.js';
import { climb } from '../grade/ladder.js';
import type { Random } from '../random/random.js';
import type { MagicBoard } from './board.js';
import { MAGIC_RUNGS } from './grade.js';

/** Carves down to `keep` givens or to where none can go; 0 = carved away. `undefined`: it stayed too easy. */
export function carveToBand(
  random: Random,
  board: MagicBoard,
  solution: readonly number[],
  { below, within }: Heights,
  keep: number,
): readonly number[] | undefined {
  const givens = [...solution];
  let left = givens.length;
  let isNeeded = below === 0;
  for (const cell of random.shuffle(givens.map((_, index) => index))) {
    if (left <= keep) break;
    givens[cell] = 0;
    board.reset(givens);
    const isTooEasy = !isNeeded && isFound(board, cell, below);
    // The last given that may go is to be one that makes the difference.
    if (isTooEasy ? left > keep + 1 : isFound(board, cell, within)) {
      left--;
      isNeeded ||= !isTooEasy;
    } else {
      givens[cell] = solution[cell];
    }
  }
  return isNeeded ? givens : undefined;
}

/** Whether the rungs below `height` find the value of a cell: from then on they get as far as if it were given. */
function isFound(board: MagicBoard, cell: Cell, height: number): boolean {
  climb(MAGIC_RUNGS, board, height, () => board.values[cell] !== 0);
  return board.values[cell] !== 0;
}
