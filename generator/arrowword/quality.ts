/**
 * How good a finished draft is: what a solver would object to, weighed and summed. The least is the best.
 *
 *   two-letter words                        each 6
 *   facts                                   each 3, and 3 more where solvers find their class annoying
 *   answers that few know                   band 3 each 1, band 4 each 4
 *   letters beyond the eighth of an answer  each 1
 *   clue cells that point at nothing        each 6 at the border, 40 inside
 *   neighbouring clue cells inside          each 1
 *   answers that many grids have            up to 4 each, by how often the table of variety closes them
 *   an uneven phrase                        40 times the mean square of what its gaps differ from the ideal one
 */
import type { Language } from '../../format/documents.js';
import type { LexiconClue, LexiconEntry } from '../lexicon/lexicon.js';
import type { Draft } from './draft.js';
import { unevenness } from './spread.js';

const TWO_LETTERS = 6;
const FACT = 3;
const ANNOYING_FACT = 3;
const OF_BAND = [0, 0, 0, 1, 4];
const LONG_FROM = 8;
const IDLE_BORDER = 6;
const IDLE_INSIDE = 40;
/** A share of 256 costs 4. */
const COMMON_PART = 64;
/** Thousandths of a squared gap to a cost of one. */
const UNEVEN_PART = 25;

/** What a draft costs. `closed`: by number, how many of 256 addresses an answer is closed at. */
export function costOf(draft: Draft, language: Language, closed: Uint8Array): number {
  const answers = draft.entries.reduce((sum, entry, slot) => sum + answerCost(entry, draft.clues[slot], language), 0);
  const common = draft.numbers.reduce((sum, number) => sum + closed[number], 0);
  const uneven = unevenness(draft.places, draft.slots.letters.length);
  return answers + Math.floor(common / COMMON_PART) + clueCellCost(draft) + Math.floor(uneven / UNEVEN_PART);
}

function answerCost({ answer, isWord, band }: LexiconEntry, { fact }: LexiconClue, language: Language): number {
  const { length } = [...answer];
  const isAnnoying = (fact?.liking[language] ?? 0) < 0;
  return (
    (length === 2 ? TWO_LETTERS : Math.max(0, length - LONG_FROM)) +
    (isWord ? OF_BAND[band] : FACT) +
    (isAnnoying ? ANNOYING_FACT : 0)
  );
}

function clueCellCost({ isClue, slots: { side } }: Draft): number {
  let cost = 0;
  for (let cell = 1; cell < isClue.length; cell++) {
    if (isClue[cell] === 0) continue;
    const isRight = cell % side < side - 1;
    const isBelow = cell + side < isClue.length;
    const [right, below] = [isRight ? isClue[cell + 1] : 1, isBelow ? isClue[cell + side] : 1];
    const isBorder = cell < side || cell % side === 0;
    if (right + below === 2) cost += isBorder ? IDLE_BORDER : IDLE_INSIDE;
    if (!isBorder) cost += (isRight ? right : 0) + (isBelow ? below : 0);
  }
  return cost;
}
