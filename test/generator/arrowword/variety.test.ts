/** How often answers take part: tables of shares, and which addresses close an answer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Closing, closedShares, formatVariety, parseVariety } from '../../../generator/arrowword/variety.js';
import { LineFault } from '../../../generator/lexicon/fault.js';

const TEXT = 'answer\t8\t12\t15\nAAL\t20\t\t255\nUHU\t\t1\t\n';

describe('a table of variety', () => {
  it('has shares by side and answer', () => {
    const table = parseVariety(TEXT);
    expect([...table].map(([side, shares]) => [side, [...shares]])).toEqual([
      [8, [['AAL', 20]]],
      [12, [['UHU', 1]]],
      [15, [['AAL', 255]]],
    ]);
    expect(formatVariety(table)).toBe(TEXT);
  });

  it('is written as it is read, answers and sides in order', () => {
    const answers = fc.string({ unit: fc.constantFrom(...'ABCZ'), minLength: 2, maxLength: 5 });
    const shares = fc.array(fc.tuple(answers, fc.integer({ min: 1, max: 255 })), { minLength: 1 });
    const tables = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 6, max: 20 }), shares), { minLength: 1, selector: ([side]) => side })
      .map((sides) => new Map(sides.map(([side, own]) => [side, new Map(own)])));
    fc.assert(
      fc.property(tables, (table) => {
        const text = formatVariety(table);
        expect(parseVariety(text)).toEqual(table);
        expect(formatVariety(parseVariety(text))).toBe(text);
        const [head, ...lines] = text.trimEnd().split('\n');
        const sides = head.split('\t').slice(1).map(Number);
        expect(sides).toEqual([...sides].sort((a, b) => a - b));
        const names = lines.map((line) => line.split('\t')[0]);
        expect(names).toEqual([...names].sort());
      }),
    );
  });

  it.each([
    ['no head', '', 1],
    ['another head', 'word\t8\nAAL\t1\n', 1],
    ['a head without sides', 'answer\n', 1],
    ['a side that is no number', 'answer\t8x8\n', 1],
    ['a side of no grid', 'answer\t0\n', 1],
    ['a side larger than any grid', 'answer\t21\n', 1],
    ['sides that fall', 'answer\t9\t8\n', 1],
    ['a side twice', 'answer\t8\t8\n', 1],
    ['a share too few', 'answer\t8\t12\nAAL\t1\n', 2],
    ['a share too many', 'answer\t8\nAAL\t1\nUHU\t1\t2\n', 3],
    ['a share of nothing', 'answer\t8\nAAL\t0\n', 2],
    ['a share of all', 'answer\t8\nAAL\t256\n', 2],
    ['a share that is no whole number', 'answer\t8\nAAL\t1.5\n', 2],
    ['no answer', 'answer\t8\n\t5\n', 2],
    ['an answer twice', 'answer\t8\nAAL\t5\nUHU\t5\nAAL\t6\n', 4],
  ])('has a fault: %s', (_, text, line) => {
    const parse = () => parseVariety(text);
    expect(parse).toThrow(LineFault);
    expect(parse).toThrow(expect.objectContaining({ line }));
  });
});

describe('shares by number', () => {
  const table = parseVariety(TEXT);
  const sharesAt = (side: number) => [...closedShares(table, side, ['UHU', 'AAL', 'EIS'])];

  it('are those of the side, or else of the nearest one, the smaller of two', () => {
    expect(sharesAt(8)).toEqual([0, 20, 0]);
    expect(sharesAt(12)).toEqual([1, 0, 0]);
    expect(sharesAt(6)).toEqual(sharesAt(8));
    expect(sharesAt(10)).toEqual(sharesAt(8));
    expect(sharesAt(11)).toEqual(sharesAt(12));
    expect(sharesAt(13)).toEqual(sharesAt(12));
    expect(sharesAt(20)).toEqual([0, 255, 0]);
  });

  it('are nothing where the table has no side', () => {
    expect([...closedShares(new Map(), 8, ['UHU', 'AAL'])]).toEqual([0, 0]);
  });
});

describe('the answers that an address closes', () => {
  const answers = ['AAL', 'UHU', 'EIS', 'ORT', 'SEE'];
  const shares = Uint8Array.of(0, 16, 64, 128, 255);
  const closing = new Closing(answers);
  const ADDRESSES = 4096;
  const closedAt = (address: string, own = shares) => {
    const isOpen = new Uint8Array(answers.length).fill(1);
    closing.close(address, own, isOpen);
    return [...isOpen].map((open) => 1 - open);
  };
  const all = Array.from({ length: ADDRESSES }, (_, i) => closedAt(`arrowword-de/12x12/${i + 1}`));
  const part = (isCounted: (closed: number[]) => boolean) => all.filter(isCounted).length / ADDRESSES;
  /** Four standard deviations of a part that is so much. */
  const near = (found: number, share: number) =>
    expect(Math.abs(found - share)).toBeLessThanOrEqual(4 * Math.sqrt((share * (1 - share)) / ADDRESSES));

  it('are each closed at as many as its share says, and never without one', () => {
    for (const [number, share] of shares.entries())
      near(
        part((closed) => closed[number] === 1),
        share / 256,
      );
  });

  it('are closed one without the other', () => {
    for (let a = 1; a < answers.length; a++) {
      for (let b = 1; b < a; b++)
        near(
          part((closed) => closed[a] + closed[b] === 2),
          (shares[a] * shares[b]) / 256 ** 2,
        );
    }
  });

  it('are closed by address and answer alone, and the rather the greater their share', () => {
    const address = 'arrowword-de/12x12/7';
    expect(closedAt(address)).toEqual(all[6]);
    for (let share = 1; share < 256; share++) {
      const [less, more] = [share - 1, share].map((own) => closedAt(address, new Uint8Array(answers.length).fill(own)));
      expect(more.every((closed, number) => closed >= less[number])).toBe(true);
    }
  });

  it('stay closed where they were', () => {
    const isOpen = Uint8Array.of(0, 1, 0, 1, 1);
    closing.close('arrowword-de/12x12/1', new Uint8Array(answers.length), isOpen);
    expect([...isOpen]).toEqual([0, 1, 0, 1, 1]);
  });
});
