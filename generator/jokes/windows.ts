/** How many letters of a punchline a puzzle of a size hides: the window of its phrase. */

import { PHRASE_WINDOWS } from '../../format/variants/arrowword.js';
import { PHRASE_SLACK } from '../../format/variants/word-search.js';

/** Least and most letters. */
export type Window = readonly [number, number];

export const WINDOW_KINDS = ['word-search', 'arrowword'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** The window of a puzzle by its longer side, 6 .. 20. */
export function windowOf(kind: WindowKind, side: number): Window {
  return kind === 'arrowword' ? PHRASE_WINDOWS[side] : [side, side + PHRASE_SLACK];
}
