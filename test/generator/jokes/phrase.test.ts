/** Phrases and their windows. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../format/documents.js';
import { WORD_GRID_SIDES } from '../../../format/word-grid.js';
import { phraseFor, phrasesOf } from '../../../generator/jokes/phrase.js';
import { WINDOW_KINDS, windowOf } from '../../../generator/jokes/windows.js';
import { houseLexicon } from '../../../tools/lexicon/house.js';

/** Punchlines with the letters of their last words, last two words ... counted by hand. */
const sums: readonly [Language, string, readonly number[]][] = [
  ['de', 'Er legt sein Geld lieber auf Eis.', [3, 6, 12, 16, 20, 24, 26]],
  ['de', 'Die Hälfte habe ich schon gegessen!', [8, 13, 16, 20, 27, 30]],
  ['de', '„Süße Grüße“, rief Ünal.', [5, 9, 16, 22]],
  ['en', "It's Mary-Ann's dog-eared book", [4, 12, 20, 23]],
  ['en', 'Room 101 is yours', [5, 7]],
  ['cs', 'Prý na něj něco sedlo.', [5, 9, 12, 14, 17]],
  ['cs', 'Ten chytrý pes ví vše.', [3, 5, 8]],
  ['sk', 'Vraj naňho niečo sadlo…', [5, 10, 15, 19]],
  ['sk', '…', []],
  ['en', '', []],
];

const windows: readonly (readonly [string, number, readonly [number, number]])[] = [
  ['arrowword', 6, [3, 5]],
  ['arrowword', 7, [3, 5]],
  ['arrowword', 8, [4, 6]],
  ['arrowword', 9, [5, 7]],
  ['arrowword', 10, [5, 8]],
  ['arrowword', 11, [6, 8]],
  ['arrowword', 12, [6, 9]],
  ['arrowword', 13, [7, 10]],
  ['arrowword', 14, [8, 11]],
  ['arrowword', 15, [8, 12]],
  ['arrowword', 16, [9, 13]],
  ['arrowword', 17, [9, 14]],
  ['arrowword', 18, [9, 14]],
  ['arrowword', 19, [10, 15]],
  ['arrowword', 20, [10, 15]],
  ['word-search', 6, [6, 10]],
  ['word-search', 15, [15, 19]],
  ['word-search', 20, [20, 24]],
];

describe('windows', () => {
  it.each(windows)('%s %i: %j', (kind, side, window) => {
    expect(windowOf(WINDOW_KINDS.find((known) => known === kind)!, side)).toEqual(window);
  });

  it('are there for every side', () => {
    for (const kind of WINDOW_KINDS) {
      for (let side = WORD_GRID_SIDES.min; side <= WORD_GRID_SIDES.max; side++) {
        const [least, most] = windowOf(kind, side);
        expect(least).toBeLessThan(most);
      }
    }
  });
});

describe('phrases', () => {
  it.each(sums)('%s: %s', (language, punchline, lengths) => {
    const phrases = phrasesOf(punchline, houseLexicon(language).alphabet());
    expect(phrases.map(({ cells }) => [...cells].length)).toEqual(lengths);
    for (const { text } of phrases) expect(punchline).toContain(text);
  });

  it('are the shortest run that falls into the window, as written and in cells', () => {
    const alphabet = houseLexicon('de').alphabet();
    const punchline = '„Dort“, sagt er, „liegt süßer Käse.“';
    expect(phraseFor(punchline, [4, 6], alphabet)).toEqual({ cells: 'KAESE', text: 'Käse', from: 30 });
    expect(phraseFor(punchline, [6, 12], alphabet)).toEqual({
      cells: 'SUESSERKAESE',
      text: 'süßer Käse',
      from: 24,
    });
    expect(phraseFor(punchline, [6, 11], alphabet)).toBeUndefined();
  });

  it('count CH as one letter where it has one cell', () => {
    const alphabet = houseLexicon('cs').alphabet('diacritics');
    expect(phrasesOf('Ten chytrý pes.', alphabet).map(({ cells }) => [...cells].length)).toEqual([3, 8, 11]);
  });
});
