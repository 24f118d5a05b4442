/** A band as a stretch of a variant's ladder. */
import type { NumberVariant } from '../../format/documents.js';
import { BANDS, type Band, levelOf, type Technique } from '../../format/techniques.js';
import type { Board } from './board.js';
import type { Rung } from './ladder.js';

/** What `climb` may use: a puzzle of the band is solved with the rungs below `within` and not with those below `below`. */
export interface Heights {
  readonly below: number;
  readonly within: number;
}

/** The heights of a band on a ladder, for puzzles with `rows` rows. */
export function heightsOf<B extends Board>(
  variant: NumberVariant,
  rungs: readonly Rung<B, Technique>[],
  band: Band,
  rows: number,
): Heights {
  const ranks = rungs.map(({ technique }) => BANDS.indexOf(levelOf(variant, technique, rows)));
  const rank = BANDS.indexOf(band);
  return {
    below: ranks.filter((other) => other < rank).length,
    within: ranks.filter((other) => other <= rank).length,
  };
}
