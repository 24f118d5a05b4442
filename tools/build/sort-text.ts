/** Sorts the characters of a text by what stands before them: the writer's side of `format/sorted-text.ts`. */
import { characterOf, type SortedText } from '../../format/sorted-text.js';
import { byCodePoints } from '../text-order.js';

/** The text, sorted. Throws `RangeError` for characters beyond the basic plane. */
export function sortedText(text: string): SortedText {
  if (/[\ud800-\udfff]/.test(text)) throw new RangeError('a character beyond the basic plane, or half of one');
  const symbols = [...new Set(text)].sort(byCodePoints);
  const latest = [...symbols];
  let end = 0;
  let ranks = '';
  for (const [row, place] of placesInOrder(text).entries()) {
    if (place === text.length) {
      end = row;
      continue;
    }
    const rank = latest.indexOf(text[place]);
    latest.splice(rank, 1);
    latest.unshift(text[place]);
    ranks += characterOf(rank);
  }
  return { symbols: symbols.join(''), end, ranks };
}

/**
 * The places of a text, 0 to its length, in the order of what stands before them, read backwards: by one character, then by two, four ...
 * (Manber and Myers, Suffix arrays, 1993), so that long repeats take no longer.
 */
function placesInOrder(text: string): Int32Array {
  const places = Int32Array.from({ length: text.length + 1 }, (_, place) => place);
  let order = Int32Array.from(places, (place) => (place === 0 ? 0 : text.charCodeAt(place - 1) + 1));
  for (let known = 1; ; known *= 2) {
    const before = (place: number) => (place < known ? -1 : order[place - known]);
    const compare = (a: number, b: number) => order[a] - order[b] || before(a) - before(b);
    places.sort((a, b) => compare(a, b) || a - b);
    const next = new Int32Array(places.length);
    for (let row = 1; row < places.length; row++) {
      next[places[row]] = next[places[row - 1]] + (compare(places[row - 1], places[row]) === 0 ? 0 : 1);
    }
    order = next;
    if (next[places[places.length - 1]] === text.length) return places;
  }
}
