/**
 * From the signs of a square to a puzzle of one band. A clue goes only while the ladder up to the band's last rung solves the
 * puzzle without it. As long as the rungs below the band do, the puzzle is too easy; the first clue that only the band's own
 * rungs can spare makes the puzzle need them, and it does not get easier by losing more.
 *
 * Now and then, in a few attempts of a hundred, a puzzle comes out harder than it looked on the way: `Draft` takes a sign that was
 * found out for one that is printed, and group bounds read printed signs only. The grade tells.
 */
import type { Heights } from '../grade/bands.js';
import type { Random } from '../random/random.js';
import { type Draft, FIRST_DEAR } from './draft.js';

/** Carves the draft down to `keep` clues or to where no clue can go; false: it stayed too easy. */
export function carveToBand(random: Random, draft: Draft, { below, within }: Heights, keep: number): boolean {
  let isNeeded = below === 0;
  for (const clue of startingClues(random, draft, isNeeded, Math.min(within, FIRST_DEAR))) {
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

/**
 * The clues in the order in which they are to go. Signs are what a futoshiki is about, so givens go first; but where signs tell
 * only next to a filled cell, in the easiest band, there are some more to begin with and they go in their turn.
 */
function startingClues(random: Random, draft: Draft, isEasiest: boolean, height: number): readonly number[] {
  draft.addGivens(random, isEasiest ? draft.order : 0, height);
  const [givens, signs] = draft.clues();
  return isEasiest ? random.shuffle([...givens, ...signs]) : [...random.shuffle(givens), ...random.shuffle(signs)];
}
