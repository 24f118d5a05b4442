/** From a path to its grade. */
import { MAX_SCORE } from '../../format/techniques.js';
import type { Board } from './board.js';
import type { Rung, Step } from './ladder.js';

/** The score of a puzzle that no human technique finishes: above every other. */
export const SEARCH_SCORE = MAX_SCORE + 1;

/** What a step of the hardest technique adds: as much as three to four steps with one starting point. */
const HARDEST_STEP = 40;
/** What a step with one starting point adds; with several, that part of it. */
const SINGLE_START = 12;
/** Less than a tenth of the weight's scale: the hardest technique comes first. */
const MOST_TAIL = 999;

/**
 * The score: the weight of the hardest technique in thousands, and below that how often it is needed and how few starting points
 * the steps offer. A chain weighs more the longer it is. (HoDoKu adds up step scores; the largest step counts most in the ratings that
 * people agree with, which is Sudoku Explainer's way.)
 */
export function scoreOf<B extends Board>(
  rungs: readonly Rung<B>[],
  steps: readonly Pick<Step, 'rung' | 'starts' | 'length'>[],
): number {
  let hardest = 0;
  for (const { rung } of steps) hardest = Math.max(hardest, rung);
  let weight = 0;
  let tail = 0;
  for (const { rung, starts, length } of steps) {
    tail += Math.floor(SINGLE_START / starts);
    if (rung !== hardest) continue;
    tail += HARDEST_STEP;
    weight = Math.max(weight, rungs[rung].weight + Math.min(rungs[rung].spread ?? 0, lengthTenths(length)));
  }
  // A grid that is given in full takes no step.
  return Math.max(1, Math.min(MAX_SCORE, weight * 1000 + Math.min(MOST_TAIL, tail)));
}

/** Tenths that a chain of so many links adds: 0 up to 3, then 1 up to 5, 7, 11, 15, 23, ...: Sudoku Explainer's ladder, which counts candidates. */
export function lengthTenths(length: number): number {
  let tenths = 0;
  for (let limit = 3, width = 2; length > limit; tenths++) {
    limit += width;
    if ((tenths & 1) === 1) width *= 2;
  }
  return tenths;
}
