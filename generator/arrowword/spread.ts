/**
 * Which cells of a finished grid are the phrase's: of all ways to read it in order, the one whose letters are spread most
 * evenly, by dynamic programming over whole numbers.
 *
 * The gaps are counted before the first letter, between the letters and behind the last; each costs the square of what it differs from the
 * ideal, all of them alike, and letters that crowd into one word cost more.
 */

import type { PhraseWish } from './fill.js';

/** The cells that could be the phrase's, in reading order. */
export interface SpreadGround {
  /** The letter of each letter cell, in reading order. */
  readonly letters: Uint8Array;
  /** Of each letter cell, the words through it. */
  readonly words: readonly (readonly number[])[];
}

/** That a letter stands in a word with the one before costs a part of the square of a whole ideal gap, one in so many. */
const SAME_WORD = 4;

/**
 * The places of the phrase's letters among the letter cells, ascending, each within its stretch; `undefined` where the grid does not have it. Of equally even ways
 * the one whose last letters come first.
 */
export function spreadPhrase({ letters, words }: SpreadGround, wish: PhraseWish): number[] | undefined {
  const { letters: phrase, from: first, to: last } = wish;
  const count = letters.length;
  const gaps = phrase.length + 1;
  // In units of 1 / gaps, so that the ideal gap, (count + 1) / gaps, is a whole number.
  const gapCost = (cells: number) => squared(cells * gaps - (count + 1));
  const crowd = Math.floor(squared(count + 1) / SAME_WORD);
  const places = Array.from(phrase, (letter, k) =>
    [...letters.keys()].filter((place) => letters[place] === letter && place >= first[k] && place <= last[k]),
  );
  /** By letter and candidate: the least cost up to it, and the candidate before. */
  const costs: number[][] = [];
  const before: number[][] = [];
  for (const [k, own] of places.entries()) {
    costs.push([]);
    before.push([]);
    for (const place of own) {
      let best = k === 0 ? gapCost(place + 1) : Number.POSITIVE_INFINITY;
      let from = -1;
      for (let i = 0; k > 0 && i < places[k - 1].length && places[k - 1][i] < place; i++) {
        const previous = places[k - 1][i];
        const isTogether = words[place].some((word) => words[previous].includes(word));
        const cost = costs[k - 1][i] + gapCost(place - previous) + (isTogether ? crowd : 0);
        if (cost >= best) continue;
        best = cost;
        from = i;
      }
      costs[k].push(best);
      before[k].push(from);
    }
  }
  const ends = costs[phrase.length - 1].map((cost, i) => cost + gapCost(count - places[phrase.length - 1][i]));
  const least = ends.reduce((min, cost) => Math.min(min, cost), Number.POSITIVE_INFINITY);
  if (least === Number.POSITIVE_INFINITY) return undefined;
  const found: number[] = [];
  let i = ends.indexOf(least);
  for (let k = phrase.length - 1; k >= 0; k--) {
    found[k] = places[k][i];
    i = before[k][i];
  }
  return found;
}

/** How uneven the places are: the mean square of what the gaps differ from the ideal, in thousandths of a squared ideal gap. */
export function unevenness(places: readonly number[], count: number): number {
  const gaps = places.length + 1;
  const all = [...places, count].map((place, k) => place - (k === 0 ? -1 : places[k - 1]));
  const squares = all.reduce((sum, gap) => sum + squared(gap * gaps - (count + 1)), 0);
  return Math.round((1000 * squares) / gaps / squared(count + 1));
}

function squared(value: number): number {
  return value * value;
}
