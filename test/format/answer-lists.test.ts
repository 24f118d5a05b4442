/** Lists of answers and ordinals, as lexicon assets have them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAnswers, decodeOrdinals, encodeAnswers, encodeOrdinals } from '../../format/answer-lists.js';

const anySpelling = fc
  .array(fc.constantFrom(..."abAZäÄßĐčŽŁİ09!#~=+- '’"), { minLength: 1, maxLength: 16 })
  .map((letters) => letters.join(''));

describe('answers', () => {
  it('are written by what they share', () => {
    const spellings = ['adel', 'Adler', 'Adler 2', 'NATO', '3D', 'a', 'a!'];
    expect(encodeAnswers(spellings)).toBe('0adel$ler* ~2!nATO0~3D0a1~!');
    expect(decodeAnswers(encodeAnswers(spellings))).toEqual(spellings);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(anySpelling, { maxLength: 40 }), (spellings) => {
        expect(decodeAnswers(encodeAnswers(spellings))).toEqual(spellings);
        const sorted = [...spellings].sort();
        expect(decodeAnswers(encodeAnswers(sorted))).toEqual(sorted);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it.each(['adel', '1adel', '0', '0a2b', '!'])('%s is refused', (text) => {
    expect(() => decodeAnswers(text)).toThrow(expect.objectContaining({ name: 'BankError', fault: 'content' }));
  });
});

describe('ordinals', () => {
  it('are letters, the last of an answer a capital', () => {
    expect(encodeOrdinals([[0], [1, 2], [26, 77], [3]])).toBe('AbC+a++ZD');
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 90 }), { minLength: 1, maxLength: 4 })), (lists) => {
        expect(decodeOrdinals(encodeOrdinals(lists))).toEqual(lists);
      }),
    );
  });

  it.each(['a', 'A+', 'A0', 'A B'])('%s is refused', (text) => {
    expect(() => decodeOrdinals(text)).toThrow(expect.objectContaining({ name: 'BankError', fault: 'content' }));
  });
});
