/** How many of the words that a filler may use have a letter at a place. */

import type { FillWords } from './fill-words.js';
import type { LetterCounts } from './mask-tables.js';

/** Counts the open words, 1 in `isOpen` by their numbers among all. */
export function letterCounts(words: FillWords, isOpen: Uint8Array): LetterCounts {
  const columns = new Map<number, { readonly count: number; readonly counts: Int32Array }>();
  const columnOf = (length: number) => {
    const known = columns.get(length) ?? countLetters(words, isOpen, length);
    columns.set(length, known);
    return known;
  };
  return {
    letters: words.letters,
    words: (length) => columnOf(length).count,
    withLetter: (length, position, letter) => columnOf(length).counts[position * words.letters + letter],
  };
}

function countLetters(words: FillWords, isOpen: Uint8Array, length: number) {
  const counts = new Int32Array(length * words.letters);
  const { letters, first, count: all } = words.byLength[length];
  let count = 0;
  for (let word = 0; word < all; word++) {
    if (isOpen[first + word] === 0) continue;
    count++;
    for (let at = 0; at < length; at++) counts[at * words.letters + letters[word * length + at]]++;
  }
  return { count, counts };
}
