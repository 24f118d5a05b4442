/** Word searches of any size keep the rules, by the verifier's own code, and depend on nothing but their address and level. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../format/documents.js';
import { WORD_SEARCH_RULES } from '../../format/variants.js';
import { randomFor } from '../../generator/random/seed.js';
import { wordMakerOf } from '../../generator/variants.js';
import { AXES, LONGEST_SLOT, layOut } from '../../generator/word-search/layout.js';
import { levelWords } from '../../generator/word-search/words.js';
import { type IndexedWord, WordIndex } from '../../generator/words/word-index.js';
import { verifyWordSearch } from '../../tools/verify/index.js';
import { documentOf, grounds, recordOf, WORD_SEARCH_VARIANTS } from '../words.js';

const sides = fc.integer({ min: 6, max: 20 });
const numbers = fc.integer({ min: 1, max: 150 });

describe('a layout', () => {
  it('leaves exactly the wished holes, in slots that meet in one cell at most', () => {
    fc.assert(
      fc.property(sides, sides, fc.nat({ max: 4 }), fc.nat({ max: 9999 }), (rows, columns, more, seed) => {
        const holes = Math.max(rows, columns) + more;
        const slots = layOut(randomFor(`layout/${seed}`, 0), { rows, columns, holes, axisWeights: [1, 1, 1, 1] });
        expect(slots).toBeDefined();
        const through = new Map<number, number[]>();
        for (const [slot, { start, axis, length }] of slots!.entries()) {
          const [down, right] = AXES[axis];
          expect(length).toBeGreaterThanOrEqual(3);
          expect(length).toBeLessThanOrEqual(LONGEST_SLOT);
          for (let at = 0; at < length; at++) {
            const row = Math.floor(start / columns) + at * down;
            const column = (start % columns) + at * right;
            expect(row >= 0 && row < rows && column >= 0 && column < columns).toBe(true);
            const cell = row * columns + column;
            through.set(cell, [...(through.get(cell) ?? []), slot]);
          }
        }
        expect(through.size).toBe(rows * columns - holes);
        const crossings = [...through.values()].filter((own) => own.length > 1);
        expect(Math.max(0, ...crossings.map((own) => own.length))).toBeLessThanOrEqual(2);
        expect(new Set(crossings.map((own) => own.join())).size).toBe(crossings.length);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['only along rows and columns', [1, 0, 1, 0]],
    ['only along rows', [1, 0, 0, 0]],
    ['only along one diagonal and rows', [2, 1, 0, 0]],
  ])('lies %s where no other axis is wished for', (_, axisWeights) => {
    for (let seed = 0; seed < 20; seed++) {
      const slots = layOut(randomFor(`axes/${seed}`, 0), { rows: 9, columns: 11, holes: 12, axisWeights }) ?? [];
      expect(slots.length).toBeGreaterThan(5);
      expect(slots.filter(({ axis }) => axisWeights[axis] === 0)).toEqual([]);
    }
  });

  it('has few crossings and many diagonals', () => {
    let crossings = 0;
    let diagonals = 0;
    let all = 0;
    const cells = 15 * 15 * 50;
    for (let seed = 0; seed < 50; seed++) {
      const wish = { rows: 15, columns: 15, holes: 17, axisWeights: [1, 1, 1, 1] };
      const slots = layOut(randomFor(`shares/${seed}`, 0), wish)!;
      const letters = slots.reduce((sum, { length }) => sum + length, 0);
      crossings += letters - (15 * 15 - 17);
      diagonals += slots.filter(({ axis }) => axis % 2 === 1).length;
      all += slots.length;
    }
    expect(crossings / cells).toBeGreaterThan(0.09);
    expect(crossings / cells).toBeLessThan(0.14);
    expect(diagonals / all).toBeGreaterThan(0.4);
    expect(diagonals / all).toBeLessThan(0.5);
  });
});

describe('an index of words', () => {
  const words: IndexedWord[] = [
    { cells: 'RARE', tier: 2 },
    { cells: 'KNOWN', tier: 0 },
    { cells: 'BEST', tier: 0 },
    { cells: 'WEST', tier: 1 },
  ];
  const index = new WordIndex(words, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  const named = (list: Int32Array) => [...list].map((id) => index.words[id].cells);

  it('lists words by length, position and letter, best known first', () => {
    expect(named(index.ofLength(4))).toEqual(['BEST', 'WEST', 'RARE']);
    expect(named(index.ofLength(9))).toEqual([]);
    const e = index.lettersIn('E')[0];
    expect(named(index.withLetter(4, 1, e))).toEqual(['BEST', 'WEST']);
    expect(named(index.withLetter(4, 3, e))).toEqual(['RARE']);
    expect(named(index.withLetter(5, 4, e))).toEqual([]);
  });

  it('draws what is well known rather, and everything now and then', () => {
    const random = randomFor('draws', 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const { cells } = index.words[index.draw(random, index.ofLength(4))];
      counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    const [best, west, rare] = ['BEST', 'WEST', 'RARE'].map((word) => counts.get(word) ?? 0);
    expect(best).toBeGreaterThan(west);
    expect(west).toBeGreaterThan(rare);
    expect(rare).toBeGreaterThan(0);
  });
});

describe.each(WORD_SEARCH_VARIANTS)('%s', (variant) => {
  const { blocked } = grounds.language(variant.slice(-2) as 'de');

  it('keeps the rules at any size, also where rows and columns differ', () => {
    fc.assert(
      fc.property(sides, sides, numbers, (rows, columns, number) => {
        const level = `${rows}x${columns}`;
        fc.pre(number <= grounds.maker(variant).jokesFor(level));
        const address = `${variant}/${level}/${number}`;
        const document = documentOf(address);
        expect([document.rows, document.columns]).toEqual([rows, columns]);
        expect(verifyWordSearch(document, { blocked: blocked.runs })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same again, in another maker, whatever was made before', () => {
    const other = wordMakerOf(variant, grounds.language(variant.slice(-2) as 'de'));
    fc.assert(
      fc.property(numbers, (number) => {
        const address = `${variant}/9x9/${number}`;
        const attempt = () => other.generate(randomFor(address, 0), { variant, level: '9x9', number }, {});
        const record = recordOf(address);
        const made = attempt();
        expect('puzzle' in made && WORD_SEARCH_RULES[variant].encode(made.puzzle)).toBe(record);
      }),
      { numRuns: 20 },
    );
  });

  it('runs in the wished directions alone', () => {
    fc.assert(
      fc.property(fc.subarray([...DIRECTIONS], { minLength: 1 }), numbers, (directions, number) => {
        fc.pre(grounds.maker(variant).wishFault('10x10', { directions }) === undefined);
        const document = documentOf(`${variant}/10x10-some/${number}`, { directions });
        expect(verifyWordSearch(document, { blocked: blocked.runs }, { directions })).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('lists words that are as frequent as wished for', () => {
    const { lexicon } = grounds.language(variant.slice(-2) as 'de');
    const perMillion = (word: string) => (lexicon.byAnswer.get(word)!.frequency / lexicon.tokens) * 1e6;
    for (let number = 1; number <= 10; number++) {
      const document = documentOf(`${variant}/12x12-common/${number}`, { frequency: 10 });
      for (const { word } of document.words) expect(perMillion(word)).toBeGreaterThanOrEqual(10);
    }
    const { index } = levelWords(grounds.language(variant.slice(-2) as 'de'), 10);
    expect(index.words.length).toBeLessThan(
      levelWords(grounds.language(variant.slice(-2) as 'de'), 0).index.words.length,
    );
  });

  it('lists no word that makes sense in a gap alone', () => {
    const { lexicon } = grounds.language(variant.slice(-2) as 'de');
    const { index } = levelWords(grounds.language(variant.slice(-2) as 'de'), 0);
    // Struck ones speak for a word too, so that a strike takes no word away.
    const clues = (cells: string) => {
      const { clues: live, struckClues } = lexicon.byAnswer.get(cells) ?? { clues: [], struckClues: [] };
      return [...live, ...struckClues].filter(({ fact }) => fact === undefined);
    };
    const gaps = index.words.filter(
      ({ cells }) => clues(cells).length > 0 && clues(cells).every(({ text }) => text.includes('___')),
    );
    expect(gaps).toEqual([]);
  });

  it('has a joke of its own for each number of a level, and another order for each level', () => {
    const jokes = (level: string) =>
      Array.from({ length: 60 }, (_, i) => documentOf(`${variant}/${level}/${i + 1}`).joke.id);
    const [small, other] = [jokes('6x6'), jokes('7x6')];
    expect(new Set(small).size).toBe(60);
    expect(small).not.toEqual(other);
  });

  it('says what no level can be', () => {
    const maker = grounds.maker(variant);
    expect(maker.wishFault('12x12', {})).toBeUndefined();
    expect(maker.wishFault('12x12', { frequency: 0 })).toBeUndefined();
    expect(maker.wishFault('5x12', {})).toMatch(/level: "5x12"; expected rows and columns of 6 to 20/);
    expect(maker.wishFault('12x21', {})).toMatch(/expected rows and columns/);
    expect(maker.wishFault('12x12', { directions: ['SE', 'NW'] })).toBe(
      'directions: SE, NW; expected one of E, S, W, N among them',
    );
    expect(maker.wishFault('12x12', { directions: ['SE', 'N'] })).toBeUndefined();
    expect(maker.wishFault('12x12', { frequency: 5000 })).toMatch(/^frequency: 5000; only \d+ words of 4 letters/);
  });
});
