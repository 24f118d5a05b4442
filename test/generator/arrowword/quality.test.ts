/** What a draft costs: each line of what `quality.ts` says at its top, one by one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../generator/arrowword/draft.js';
import { costOf } from '../../../generator/arrowword/quality.js';
import { slotsOf } from '../../../generator/arrowword/slots.js';
import type { FactClass } from '../../../generator/lexicon/facts.js';
import type { LexiconClue, LexiconEntry } from '../../../generator/lexicon/lexicon.js';
import { packageFile } from '../../../tools/package.js';

/** The numbers of a documented line, which begins with these words. */
function documented(line: string): number[] {
  const text = readFileSync(packageFile('generator/arrowword/quality.ts'), 'utf8');
  const found = text.split('\n').find((other) => other.startsWith(` *   ${line} `));
  expect(found, line).toBeDefined();
  return (found!.slice(line.length + 4).match(/\d+/g) ?? []).map(Number);
}

const SIDE = 6;
const OPEN = ['######', '#.....', '#.....', '#.....', '#.....', '#.....'];

interface Answer {
  readonly length?: number;
  readonly band?: 1 | 2 | 3 | 4;
  readonly isWord?: boolean;
  /** How solvers take to the fact that is its clue; left out: it is none. */
  readonly liking?: number;
  /** At how many of 256 addresses it is closed. */
  readonly closed?: number;
}

/** What a draft of these answers costs, whatever the grid could hold. */
function cost(answers: readonly Answer[], rows = OPEN, places?: readonly number[]): number {
  const isClue = Uint8Array.from([...rows.join('')], (cell) => (cell === '#' ? 1 : 0));
  const entries = answers.map(
    ({ length = 5, band = 1, isWord = true }) => ({ answer: 'A'.repeat(length), band, isWord }) as LexiconEntry,
  );
  const clues = answers.map(({ liking }) => {
    const fact = liking === undefined ? undefined : ({ liking: { de: liking, en: 0 } } as unknown as FactClass);
    return { fact } as LexiconClue;
  });
  const slots = slotsOf(isClue, SIDE);
  const draft: Draft = {
    isClue,
    slots,
    grid: new Uint8Array(SIDE * SIDE),
    numbers: [...answers.keys()],
    entries,
    clues,
    // A phrase of one letter is even in the middle.
    places: places ?? [(slots.letters.length - 1) >> 1],
    isBarred: false,
  };
  return costOf(
    draft,
    'de',
    Uint8Array.from(answers, ({ closed = 0 }) => closed),
  );
}

describe('the cost of a draft', () => {
  it('is nothing where a solver has nothing to object to', () => {
    expect(cost([{}, { band: 2 }, { length: 8 }, { length: 3 }])).toBe(0);
  });

  it('grows with two-letter words', () => {
    const [two] = documented('two-letter words');
    expect(two).toBeGreaterThan(0);
    expect(cost([{ length: 2 }, { length: 2 }])).toBe(2 * two);
  });

  it('grows with facts, and more with those that solvers find annoying', () => {
    const [fact, annoying] = documented('facts');
    expect(Math.min(fact, annoying)).toBeGreaterThan(0);
    for (const band of [1, 4] as const) {
      expect(
        cost([
          { isWord: false, liking: 1, band },
          { isWord: false, liking: 0 },
        ]),
      ).toBe(2 * fact);
      expect(cost([{ isWord: false, liking: -1, band }])).toBe(fact + annoying);
    }
    expect(cost([{ liking: 1 }])).toBe(0);
  });

  it('grows with answers that few know', () => {
    const [three, ofThree, four, ofFour] = documented('answers that few know');
    expect([three, four]).toEqual([3, 4]);
    expect(ofFour).toBeGreaterThan(ofThree);
    expect(cost([{ band: 3 }, { band: 3 }])).toBe(2 * ofThree);
    expect(cost([{ band: 4 }])).toBe(ofFour);
  });

  it('grows with long answers', () => {
    const [letter] = documented('letters beyond the eighth of an answer');
    expect(cost([{ length: 9 }])).toBe(letter);
    expect(cost([{ length: 8 }, { length: 11 }])).toBe(3 * letter);
  });

  it('grows with clue cells that point at nothing', () => {
    const [border, inside] = documented('clue cells that point at nothing');
    expect(inside).toBeGreaterThan(border);
    // Above and left of these, cells of the border have no letter beside them.
    expect(cost([{}], ['######', '#..#..', ...OPEN.slice(2)])).toBe(border);
    expect(cost([{}], ['######', '#.....', '#.....', '##....', ...OPEN.slice(4)])).toBe(border);
    expect(cost([{}], ['######', '##....', ...OPEN.slice(2)])).toBe(2 * border);
    expect(cost([{}], [...OPEN.slice(0, 5), '#....#'])).toBe(inside);
    // One of these has a letter to the right, the others one below.
    expect(cost([{}], ['######', '#.....', '#.#..#', '#.....', '#...#.', '#.#...'])).toBe(0);
  });

  it('grows with clue cells that are neighbours', () => {
    const [pair] = documented('neighbouring clue cells inside');
    const [, inside] = documented('clue cells that point at nothing');
    expect(pair).toBeGreaterThan(0);
    expect(cost([{}], ['######', '#.....', '#.##..', ...OPEN.slice(3)])).toBe(pair);
    expect(cost([{}], ['######', '#.....', '#..#..', '#..#..', ...OPEN.slice(4)])).toBe(pair);
    // Four in a square, of which the first points at nothing.
    expect(cost([{}], ['######', '#.....', '#..##.', '#..##.', ...OPEN.slice(4)])).toBe(4 * pair + inside);
    // The end of a row and the start of the next are no neighbours, nor are cells that touch at a corner.
    expect(cost([{}], ['######', '#.....', '#.#...', '#..#..', ...OPEN.slice(4)])).toBe(0);
  });

  it('grows with answers that many grids have', () => {
    const [most] = documented('answers that many grids have');
    expect(cost(Array.from({ length: 8 }, () => ({ closed: 128 })))).toBe((8 * most) / 2);
    expect(cost(Array.from({ length: 64 }, () => ({ closed: 255 })))).toBe(64 * most - 1);
    expect(cost([{}, { closed: Math.floor(256 / most) }])).toBe(1);
  });

  it('grows with an uneven phrase', () => {
    const [factor] = documented('an uneven phrase');
    // Of 25 letters, and one more as the gaps are counted.
    const plain = (places: readonly number[]) => {
      const ends = [-1, ...places, 25];
      const ideal = 26 / (places.length + 1);
      const gaps = ends.slice(1).map((end, k) => (end - ends[k]) / ideal - 1);
      return gaps.reduce((sum, gap) => sum + gap * gap, 0) / gaps.length;
    };
    expect(plain([12])).toBe(0);
    for (const places of [[0], [5, 8, 20], [0, 1, 2, 3, 4], [20, 21, 22, 23, 24]]) {
      const own = factor * plain(places);
      expect(Math.abs(cost([{}], OPEN, places) - own)).toBeLessThanOrEqual(1);
      expect(own).toBeGreaterThan(2);
    }
  });

  it('is the sum of all that', () => {
    const answers: Answer[] = [
      { length: 2, isWord: false, liking: -1 },
      { band: 4, closed: 128 },
      { length: 10, band: 3 },
    ];
    const apart = answers.map((answer) => cost([answer]));
    expect(cost(answers)).toBe(apart[0] + apart[1] + apart[2]);
    const rows = [...OPEN.slice(0, 5), '#...##'];
    expect(cost(answers, rows)).toBe(cost(answers) + cost([{}], rows));
  });
});
