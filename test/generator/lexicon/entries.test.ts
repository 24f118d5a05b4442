/** The table of a lexicon. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, formatEntries, parseEntries } from '../../../generator/lexicon/entries.js';

const clue = (text: string, isStruck = false) => ({ text, isStruck });

describe('entries', () => {
  it('are read with their marks', () => {
    const text = 'Amsel\t1\tschwarzer Singvogel\t~Vogel\n~Beter\t4\tAndächtiger\n+Amsel\t1\tDrosselart\n';
    expect(parseEntries(text)).toEqual([
      {
        line: 1,
        display: 'Amsel',
        band: 1,
        clues: [clue('schwarzer Singvogel'), clue('Vogel', true)],
        isStruck: false,
        isLater: false,
      },
      { line: 2, display: 'Beter', band: 4, clues: [clue('Andächtiger')], isStruck: true, isLater: false },
      { line: 3, display: 'Amsel', band: 1, clues: [clue('Drosselart')], isStruck: false, isLater: true },
    ]);
  });

  it('may end without a line end, and may be none', () => {
    expect(parseEntries('Ei\t1\tOval')).toHaveLength(1);
    expect(parseEntries('')).toEqual([]);
  });

  it.each([
    ['a byte order mark', '\ufeffEi\t1\tOval\n', 1, /byte order mark/],
    ['a carriage return', 'Ei\t1\tOval\r\n', 1, /line feed/],
    ['an empty line', 'Ei\t1\tOval\n\nUhu\t1\tNachtvogel\n', 2, /expected an answer, a band and clues/],
    ['no band', 'Ei\n', 1, /expected an answer, a band and clues/],
    ['a clue for a band', 'Ei\tOval\n', 1, /band "Oval"; expected 1, 2, 3 or 4/],
    ['a band of another kind', 'Ei\t1\tOval\nUhu\t5\tNachtvogel\n', 2, /band "5"; expected 1, 2, 3 or 4/],
    ['no answer', '\t1\tOval\n', 1, /no answer/],
    ['a mark without an answer', '~\t1\tOval\n', 1, /no answer/],
    ['two marks', '~~Ei\t1\tOval\n', 1, /one mark before an answer/],
    ['a blank after a mark', 'Ei\t1\tOval\n+ Ei\t1\tRundes\n', 2, /"\+ Ei"; expected no blank after \+/],
    ['a blank after another mark', '~ Ei\t1\tOval\n', 1, /"~ Ei"; expected no blank after ~/],
    ['a blank at an answer’s end', 'Ei \t1\tOval\n', 1, /"Ei "; expected an answer without blanks at its ends/],
    ['an empty clue', 'Ei\t1\tOval\t\n', 1, /an empty clue/],
    ['a blank at a clue’s end', 'Ei\t1\tOval \n', 1, /blanks at its ends/],
    ['letters and marks apart', 'Öl\t1\tSchmiermittel\n'.normalize('NFD'), 1, /NFC/],
    ['a control character', 'Ei\t1\tOv\u0007al\n', 1, /control character/],
  ])('are refused for %s', (_, text, line, message) => {
    expect(() => parseEntries(text)).toThrow(message);
    expect(() => parseEntries(text)).toThrow(expect.objectContaining({ line }));
  });

  it('are written as they were read', () => {
    const word = fc.stringMatching(/^[A-Za-zäöüßčřž]{1,12}$/);
    const text = fc.stringMatching(/^[A-Za-zäöü:,.()"_-][A-Za-zäöü :,.()"_-]{0,20}[A-Za-zäöü)"]$/);
    const entry = fc.record({
      display: word,
      band: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      clues: fc.array(fc.record({ text, isStruck: fc.boolean() }), { minLength: 1, maxLength: 4 }),
      mark: fc.constantFrom('struck', 'later', 'none'),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (drafts) => {
        const entries = drafts.map(
          ({ mark, ...draft }, index): Entry => ({
            line: index + 1,
            ...draft,
            isStruck: mark === 'struck',
            isLater: mark === 'later',
          }),
        );
        expect(parseEntries(formatEntries(entries))).toEqual(entries);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
