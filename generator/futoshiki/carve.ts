/**
 * The order in which a futoshiki loses its clues.
 *
 * Now and then, in a few attempts of a hundred, a carved puzzle comes out harder than it looked on the way: `Draft` takes a sign that
 * was found out for one that is printed, and group bounds read printed signs only. The grade tells.
 */
import type { Heights } from '../grade/bands.js';
import type { Random } from '../random/random.js';
import { type Clue, type Draft, FIRST_DEAR } from './draft.js';

/**
 * Gives the draft the digits that it takes to be solvable at the band, and returns its clues in the order in which they are to go.
 * Signs are what a futoshiki is about, so givens go first; but where signs tell only next to a filled cell, in the easiest band,
 * there are some more givens to begin with and they go in their turn.
 */
export function cluesToCarve(random: Random, draft: Draft, { below, within }: Heights): readonly Clue[] {
  const isEasiest = below === 0;
  draft.addGivens(random, isEasiest ? draft.order : 0, Math.min(within, FIRST_DEAR));
  const [givens, signs] = draft.clues();
  return isEasiest ? random.shuffle([...givens, ...signs]) : [...random.shuffle(givens), ...random.shuffle(signs)];
}
