import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BankError } from '../../format/error.js';
import { characterOf, type SortedText, unsortedText } from '../../format/sorted-text.js';
import { sortedText } from '../../tools/build/sort-text.js';

/** By the definition: the characters behind all beginnings of the text, in the order of these read backwards. */
function charactersInOrder(text: string): (string | undefined)[] {
  const beginnings = Array.from({ length: text.length + 1 }, (_, place) => place);
  const backwards = (place: number) => [...text.slice(0, place)].reverse().join('');
  beginnings.sort((a, b) => (backwards(a) < backwards(b) ? -1 : 1));
  return beginnings.map((place) => text[place]);
}

/** Ranks taken back to characters, by the definition. */
function charactersOf({ symbols, end, ranks }: SortedText): (string | undefined)[] {
  const latest = [...symbols];
  const alphabet = latest.map((_, rank) => characterOf(rank));
  const rows: (string | undefined)[] = [...ranks].map((rank) => {
    const [symbol] = latest.splice(alphabet.indexOf(rank), 1);
    latest.unshift(symbol);
    return symbol;
  });
  rows.splice(end, 0, undefined);
  return rows;
}

const anyText = fc.string({ unit: fc.constantFrom(...'aabcäž\n "\\'), maxLength: 60 });

describe('a sorted text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unsortedText(sortedText(text))).toBe(text);
      }),
      { seed: 1, numRuns: 500 },
    );
    const long = 'ab'.repeat(20_000);
    expect(unsortedText(sortedText(long))).toBe(long);
  });

  it('has its characters in the order of what stands before them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(charactersOf(sortedText(text))).toEqual(charactersInOrder(text));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('of more symbols than ASCII has ranks for comes back too', () => {
    const text = Array.from({ length: 2000 }, (_, at) => String.fromCharCode(0x100 + ((at * 7919) % 300))).join('');
    const sorted = sortedText(text);
    expect(unsortedText(sorted)).toBe(text);
    expect(JSON.stringify(sorted.ranks)).toBe(`"${sorted.ranks}"`);
  });

  it('is of the basic plane', () => {
    expect(() => sortedText('a\u{1f600}')).toThrow(RangeError);
  });

  it('is refused where no text sorts so', () => {
    const { symbols, end, ranks } = sortedText('Tee\nTeer\nMeer');
    let refused = 0;
    for (let other = 0; other <= ranks.length; other++) {
      const changed = { symbols, end: other, ranks };
      try {
        expect(sortedText(unsortedText(changed))).toEqual(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(BankError);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(5);
    expect(() => unsortedText({ symbols, end, ranks: ranks.replace('%', '!') })).toThrow(BankError);
    expect(() => unsortedText({ symbols, end, ranks: ranks.replace('%', '\u00a0') })).toThrow(BankError);
  });
});
