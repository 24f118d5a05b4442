/** How many letters of a punchline a puzzle of a size hides: the window of its phrase. */

import { PHRASE_SLACK } from '../../format/variants/word-search.js';

/** Least and most letters. */
export type Window = readonly [number, number];

/** By side: what fits into an arrowword's letters in reading order without crowding (measured on filled grids). */
const ARROWWORD_WINDOWS: Readonly<Record<number, Window>> = {
  6: [3, 5],
  7: [3, 5],
  8: [4, 6],
  9: [5, 7],
  10: [5, 8],
  11: [6, 8],
  12: [6, 9],
  13: [7, 10],
  14: [8, 11],
  15: [8, 12],
  16: [9, 13],
  17: [9, 14],
  18: [9, 14],
  19: [10, 15],
  20: [10, 15],
};

export const WINDOW_KINDS = ['word-search', 'arrowword'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** The window of a puzzle by its longer side, 6 .. 20. */
export function windowOf(kind: WindowKind, side: number): Window {
  return kind === 'arrowword' ? ARROWWORD_WINDOWS[side] : [side, side + PHRASE_SLACK];
}
