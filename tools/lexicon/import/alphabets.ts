/**
 * The cell alphabet of a lexicon. Our own languages have that of the house lexicon. Others in Latin letters have A to Z,
 * with marks folded away; others again have the capital letters that their thesaurus holds.
 */

import { LANGUAGES } from '../../../format/documents.js';
import type { AlphabetData } from '../../../generator/lexicon/alphabet.js';
import { InputError } from '../../errors.js';
import { byCodePoints } from '../../text-order.js';
import { houseLexicon } from '../house.js';
import type { LexiconHeader } from '../lexicon-file.js';
import type { Thesaurus } from './mythes.js';

export type Alphabets = Pick<LexiconHeader, 'alphabet' | 'alphabets'>;

const LATIN = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';
/** Latin letters that are no letter and mark. */
const NO_MARK: Readonly<Record<string, string>> = {
  ß: 'SS',
  ł: 'L',
  đ: 'D',
  ø: 'O',
  æ: 'AE',
  œ: 'OE',
  þ: 'TH',
  ð: 'D',
  ı: 'I',
  ŋ: 'N',
  ħ: 'H',
};
/** What a record of a grid has room for. */
const MOST_CELLS = 200;
const FEWEST_CELLS = 2;

/** The alphabets for a header. Throws `InputError` where the thesaurus has too many letters for cells. */
export function alphabetsOf(language: string, thesaurus: Thesaurus, file: string): Alphabets {
  const own = LANGUAGES.find((known) => known === language);
  if (own !== undefined) {
    const { alphabet, alphabets } = houseLexicon(own).header;
    return { alphabet, alphabets };
  }
  return { alphabet: 'folded', alphabets: { folded: foundIn(thesaurus, file) } };
}

function foundIn(thesaurus: Thesaurus, file: string): AlphabetData {
  const counts = lettersIn(thesaurus);
  const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
  let [latin, all] = [0, 0];
  for (const [letter, count] of counts) {
    all += count;
    if (isLatin(letter)) latin += count;
  }
  const letters = [...counts.keys()].sort(byCodePoints);
  return latin * 2 >= all
    ? latinAlphabet(letters.filter(isLatin))
    : ownAlphabet(
        letters.filter((x) => !isLatin(x)),
        file,
      );
}

/** How often each small letter stands in a synonym or head. */
function lettersIn({ heads }: Thesaurus): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word, senses } of heads) {
    for (const text of [word, ...senses.flatMap(({ synonyms }) => synonyms.map((synonym) => synonym.text))]) {
      for (const letter of text.toLowerCase()) {
        if (/\p{L}/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function latinAlphabet(letters: readonly string[]): AlphabetData {
  return {
    cells: LATIN,
    fold: foldOf(
      letters.map((letter) => [letter, NO_MARK[letter] ?? withoutMarks(letter)]),
      LATIN,
    ),
  };
}

/** A cell for each letter whose capital is one character; the others lose their marks. */
function ownAlphabet(letters: readonly string[], file: string): AlphabetData {
  const capitals = letters.map((letter) => letter.toUpperCase());
  const cells = [...new Set(capitals.filter((capital) => [...capital].length === 1))].sort(byCodePoints);
  if (cells.length > MOST_CELLS || cells.length < FEWEST_CELLS) {
    throw new InputError(
      `${file}: ${cells.length} different letters; expected a language of ${FEWEST_CELLS} to ${MOST_CELLS} letters, one a cell`,
    );
  }
  const others = letters.filter((letter) => [...letter.toUpperCase()].length > 1);
  const text = cells.join(' ');
  return {
    cells: text,
    fold: foldOf(
      others.map((letter) => [letter, withoutMarks(letter)]),
      text,
    ),
  };
}

/** By the cells that stand for them, the letters; letters that no cells stand for are left out. */
function foldOf(pairs: readonly (readonly [letter: string, cells: string])[], cells: string): Record<string, string> {
  const known = new Set(cells.split(' '));
  const folds = new Map<string, string>();
  for (const [letter, stand] of pairs) {
    if (known.has(letter.toUpperCase()) || stand === '' || ![...stand].every((cell) => known.has(cell))) continue;
    folds.set(stand, (folds.get(stand) ?? '') + letter);
  }
  return Object.fromEntries([...folds].sort(([a], [b]) => byCodePoints(a, b)));
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
