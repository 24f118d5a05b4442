/** Words in cells. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../format/documents.js';
import { Alphabet, alphabetFault } from '../../../generator/lexicon/alphabet.js';
import { houseLexicon } from '../../../tools/lexicon/house.js';

const folded: readonly [Language, string, string | undefined][] = [
  ['de', 'Straße', 'STRASSE'],
  ['de', 'Öl', 'OEL'],
  ['de', 'Übermut', 'UEBERMUT'],
  ['de', 'Café', 'CAFE'],
  ['de', 'E-Mail', undefined],
  ['de', 'žena', undefined],
  ['en', 'naïve', 'NAIVE'],
  ['en', "don't", undefined],
  ['en', 'R2D2', undefined],
  ['cs', 'příliš', 'PRILIS'],
  ['cs', 'žluťoučký', 'ZLUTOUCKY'],
  ['cs', 'kůň', 'KUN'],
  ['sk', 'dážď', 'DAZD'],
  ['sk', 'vŕba', 'VRBA'],
  ['sk', 'kôň', 'KON'],
  ['sk', 'ľad', 'LAD'],
];

describe('alphabet', () => {
  it.each(folded)('%s folds %s to %s', (language, word, cells) => {
    expect(houseLexicon(language).alphabet().cellsOf(word)).toBe(cells);
    expect(houseLexicon(language).alphabet().cellsOf(word.normalize('NFD'))).toBe(cells);
  });

  it.each(['cs', 'sk'] as const)('%s leaves words with CH out while a cell is one letter', (language) => {
    const alphabet = houseLexicon(language).alphabet();
    expect(alphabet.omits(alphabet.cellsOf('chata') as string)).toBe(true);
    expect(alphabet.omits(alphabet.cellsOf('hata') as string)).toBe(false);
  });

  it.each(['de', 'en'] as const)('%s has no such words', (language) => {
    const alphabet = houseLexicon(language).alphabet();
    expect(alphabet.omits(alphabet.cellsOf('Chef') as string)).toBe(false);
  });

  it.each(['cs', 'sk'] as const)('%s keeps diacritics and CH in one cell by data', (language) => {
    const alphabet = houseLexicon(language).alphabet('diacritics');
    const cells = alphabet.cellsOf('čuchám') as string;
    expect([...cells]).toHaveLength(5);
    expect(alphabet.textOf(cells)).toBe('ČUCHÁM');
    expect(alphabet.cells).toContain([...cells][2]);
    expect(alphabet.omits(cells)).toBe(false);
    // C and H stay apart where they are two letters in cells of their own.
    expect(alphabet.cellsOf('hc')).toBe('HC');
  });

  it('keeps umlauts by data', () => {
    expect(houseLexicon('de').alphabet('umlauts').cellsOf('Äußerung')).toBe('ÄUSSERUNG');
  });

  it('takes the longest of two cells that begin alike', () => {
    const alphabet = new Alphabet({ cells: 'A B C AB ABC', fold: {} });
    expect(alphabet.textOf(alphabet.cellsOf('ABCABA') as string)).toBe('ABCABA');
    expect([...(alphabet.cellsOf('ABCABA') as string)]).toHaveLength(3);
  });

  it.each(LANGUAGES)('%s: what has cells reads back as the cells of the text', (language) => {
    for (const name of Object.keys(houseLexicon(language).header.alphabets)) {
      const alphabet = houseLexicon(language).alphabet(name);
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...alphabet.cells), { minLength: 1, maxLength: 20 }), (cells) => {
          const text = alphabet.textOf(cells.join(''));
          const again = alphabet.cellsOf(text) as string;
          expect(alphabet.textOf(again)).toBe(text);
          expect([...again].every((cell) => alphabet.cells.includes(cell))).toBe(true);
        }),
        { seed: 4, numRuns: 300 },
      );
    }
  });
});

describe('the data of an alphabet', () => {
  it.each([
    [{ cells: 'A B C CH', fold: { A: 'á', AB: 'ä' }, omit: ['BC'] }, undefined],
    [{ cells: 'A b', fold: {} }, /^cells: "b"; expected upper-case letters/],
    [{ cells: 'A B A', fold: {} }, /^cells: "A"/],
    [{ cells: 'A 1', fold: {} }, /^cells: "1"/],
    [{ cells: `A ${'Á'.normalize('NFD')}`, fold: {} }, /^cells: /],
    [{ cells: 'A B', fold: { C: 'č' } }, /^fold or omit: "C"; expected letters that have cells/],
    [{ cells: 'A B', fold: {}, omit: ['CH'] }, /^fold or omit: "CH"/],
    [{ cells: 'A B', fold: { A: 'Á' } }, /^fold: "Á"; expected lower-case letters/],
    [{ cells: 'A B', fold: { A: 'b' } }, /^fold: "b"/],
    [{ cells: 'A B', fold: { A: 'á', B: 'á' } }, /^fold: "á"/],
  ])('%j: %s', (data, message) => {
    if (message === undefined) expect(alphabetFault(data)).toBeUndefined();
    else expect(alphabetFault(data)).toMatch(message);
  });
});
