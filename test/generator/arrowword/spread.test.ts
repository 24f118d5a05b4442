/** The phrase's cells: in order, as even as can be, by all ways there are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhraseWish } from '../../../generator/arrowword/fill.js';
import { type SpreadGround, spreadPhrase, unevenness } from '../../../generator/arrowword/spread.js';

/** Every way to read the phrase in the letters. */
function ways(letters: Uint8Array, phrase: Uint8Array, from = 0): number[][] {
  if (phrase.length === 0) return [[]];
  return [...letters.keys()]
    .filter((place) => place >= from && letters[place] === phrase[0])
    .flatMap((place) => ways(letters, phrase.subarray(1), place + 1).map((rest) => [place, ...rest]));
}

/** The phrase anywhere, or so far at most from given places. */
function wishOf(letters: Uint8Array, count: number): PhraseWish {
  return { letters, from: new Int16Array(letters.length), to: new Int16Array(letters.length).fill(count - 1) };
}

const apart = (letters: Uint8Array): SpreadGround => ({ letters, words: [...letters.keys()].map((place) => [place]) });

describe('the spread of a phrase', () => {
  it('is the most even of all ways, where no letters share a word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 18 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
        (cells, text) => {
          const [letters, phrase] = [Uint8Array.from(cells), Uint8Array.from(text)];
          const all = ways(letters, phrase);
          const found = spreadPhrase(apart(letters), wishOf(phrase, letters.length));
          if (found === undefined) {
            expect(all).toEqual([]);
            return;
          }
          expect(all).toContainEqual(found);
          const least = Math.min(...all.map((places) => unevenness(places, letters.length)));
          expect(unevenness(found, letters.length)).toBe(least);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is even where it can be', () => {
    const letters = Uint8Array.from('..A..B..C..', (letter) => ' .ABC'.indexOf(letter));
    const found = spreadPhrase(
      apart(letters),
      wishOf(
        Uint8Array.from('ABC', (letter) => ' .ABC'.indexOf(letter)),
        letters.length,
      ),
    );
    expect(found).toEqual([2, 5, 8]);
    expect(unevenness([2, 5, 8], 11)).toBe(0);
    expect(unevenness([0, 1, 2], 11)).toBeGreaterThan(500);
  });

  it('keeps letters out of one word where others are hardly less even', () => {
    // A at 2, B at 5 and 6: 5 is ideal, but in A's word.
    const letters = Uint8Array.from([9, 9, 1, 9, 9, 2, 2, 9, 9]);
    const words = letters.map((_, place) => place);
    const ground = { letters, words: [...words].map((place) => (place === 5 ? [2] : [place])) };
    const wish = wishOf(Uint8Array.from([1, 2]), letters.length);
    expect(spreadPhrase(ground, wish)).toEqual([2, 6]);
    expect(spreadPhrase(apart(letters), wish)).toEqual([2, 5]);
  });

  it('keeps each letter within its stretch', () => {
    const letters = Uint8Array.from([1, 9, 1, 9, 1, 9, 2, 9, 9]);
    const wish = { letters: Uint8Array.of(1, 2), from: Int16Array.of(0, 5), to: Int16Array.of(1, 8) };
    expect(spreadPhrase(apart(letters), wish)).toEqual([0, 6]);
    expect(spreadPhrase(apart(letters), { ...wish, to: Int16Array.of(1, 5) })).toBeUndefined();
  });
});
