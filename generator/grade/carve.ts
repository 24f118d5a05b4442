/**
 * From a full puzzle to one of a band. A clue goes only while the ladder up to the band's last rung solves the puzzle without it; what
 * the ladder solves is unique, so that no search is needed. As long as the rungs below the band do as well, the puzzle is too
 * easy; the first clue that only the band's own rungs can spare makes it need them, and losing more makes it no easier.
 */
import type { Heights } from './bands.js';

/** A puzzle that loses clues. */
export interface Carvable<Clue> {
  /** Clues left. */
  readonly count: number;
  /** Whether the rungs below `height` solve the puzzle without this clue. */
  isSolvedWithout(clue: Clue, height: number): boolean;
  /** The same for the clue last asked about, with more rungs than before. */
  isSolvedUpTo(height: number): boolean;
  /** Takes the clue away. */
  drop(clue: Clue): void;
}

/** Carves by trying the clues in their order, down to `keep` clues or to where none can go; false: it stayed too easy. */
export function carveToBand<Clue>(
  draft: Carvable<Clue>,
  clues: Iterable<Clue>,
  { below, within }: Heights,
  keep: number,
): boolean {
  let isNeeded = below === 0;
  for (const clue of clues) {
    if (draft.count <= keep) break;
    if (isNeeded) {
      if (draft.isSolvedWithout(clue, within)) draft.drop(clue);
    } else if (draft.isSolvedWithout(clue, below)) {
      // The last clue that may go is to be one that makes the difference.
      if (draft.count > keep + 1) draft.drop(clue);
    } else if (draft.isSolvedUpTo(within)) {
      draft.drop(clue);
      isNeeded = true;
    }
  }
  return isNeeded;
}
