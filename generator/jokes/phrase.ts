/**
 * The solution phrase: the shortest run of last whole words of a punchline whose letters fall into the size's window.
 * Hyphens and apostrophes stay inside a word and count nothing; a run with a digit, or with a letter or a letter run
 * that the alphabet leaves out, does not fit.
 */
import type { Alphabet } from '../lexicon/alphabet.js';
import type { Window } from './windows.js';

export interface Phrase {
  /** The phrase's letters, a code point a cell. */
  readonly cells: string;
  /** The same as written in the punchline, from its first word's letter to the last one's. */
  readonly text: string;
  /** Where that stands in the punchline, in UTF-16 units. */
  readonly from: number;
}

/** A word as written: a letter or digit, and what follows it, hyphens and apostrophes inside included. */
const WORD = /[\p{L}\p{N}]+(?:[-'\u2010\u2011\u2019][\p{L}\p{N}]+)*/gu;
const SILENT = /[-'\u2010\u2011\u2019]/g;

/** The phrases of a punchline, shortest first: its last word, its last two ..., up to one that has no cells. */
export function phrasesOf(punchline: string, alphabet: Alphabet): Phrase[] {
  const words = [...punchline.matchAll(WORD)];
  const last = words.at(-1);
  if (last === undefined) return [];
  const end = last.index + last[0].length;
  const phrases: Phrase[] = [];
  let cells = '';
  for (const word of words.reverse()) {
    const more = alphabet.cellsOf(word[0].replace(SILENT, ''));
    if (more === undefined || alphabet.omits(more)) break;
    cells = more + cells;
    phrases.push({ cells, text: punchline.slice(word.index, end), from: word.index });
  }
  return phrases;
}

/** The phrase for a window; `undefined` where no run of last words falls into it. */
export function phraseFor(punchline: string, window: Window, alphabet: Alphabet): Phrase | undefined {
  const [least, most] = window;
  return phrasesOf(punchline, alphabet).find(({ cells }) => {
    const length = [...cells].length;
    return length >= least && length <= most;
  });
}
