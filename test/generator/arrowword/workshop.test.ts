/** The best of some drafts, of the answers that are open at its address. */
import { describe, expect, it } from 'vitest';
import { costOf } from '../../../generator/arrowword/quality.js';
import { Closing, type VarietyTable } from '../../../generator/arrowword/variety.js';
import { arrowWords } from '../../../generator/arrowword/words.js';
import { type PuzzleWish, Workshop } from '../../../generator/arrowword/workshop.js';
import { randomFor } from '../../../generator/random/seed.js';
import { grounds } from '../../words.js';

const ground = grounds.language('de');
const SIDE = 9;

function wishOf(number: number, change: Partial<PuzzleWish> = {}): PuzzleWish {
  return { address: `arrowword-de/${SIDE}x${SIDE}-shop/${number}`, side: SIDE, level: {}, phrase: 'KATER', ...change };
}

const bestOf = (workshop: Workshop, wish: PuzzleWish) => workshop.bestDraft(randomFor(wish.address, 0), wish);

describe('the best draft', () => {
  const workshop = new Workshop(ground);
  const nothingClosed = new Uint8Array(arrowWords(ground).entries.length);

  it('is the better the more there are to choose of, and never worse', () => {
    let better = 0;
    for (let number = 1; number <= 4; number++) {
      const costs = [1, 2, 4, 6].map((candidates) => {
        const { best, tally } = bestOf(workshop, wishOf(number, { level: { candidates } }));
        expect(tally.filled).toBeGreaterThan(0);
        expect(tally.filled).toBeLessThanOrEqual(candidates);
        expect(tally.drafts).toBeGreaterThanOrEqual(tally.filled);
        return costOf(best!, 'de', nothingClosed);
      });
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
      if (costs[3] < costs[0]) better++;
    }
    expect(better).toBeGreaterThan(0);
  });

  it('is none where no grid can host the phrase, after so many drafts and no more', () => {
    // Hardly a German answer has a Q.
    const ends = [1, 2].map((number) => bestOf(workshop, wishOf(number, { phrase: 'QQQQQQQQ' })));
    expect(ends.map(({ best }) => best)).toEqual([undefined, undefined]);
    expect(ends.map(({ tally }) => tally.filled)).toEqual([0, 0]);
    expect(ends[0].tally.drafts).toBe(ends[1].tally.drafts);
  });
});

describe('answers that are closed', () => {
  const { entries } = arrowWords(ground);
  const answers = entries.map(({ answer }) => answer);
  /** Each of them at three addresses of four. */
  const SHARE = 192;
  const closed = new Uint8Array(answers.length);
  for (const [number, answer] of answers.entries()) if ([...answer].length === 4) closed[number] = SHARE;
  const fours = new Map(answers.flatMap((answer, number) => (closed[number] > 0 ? [[answer, SHARE] as const] : [])));
  const variety: VarietyTable = new Map([[SIDE, fours]]);

  it('take no part in the grid of an address that closes them', () => {
    const workshop = new Workshop({ ...ground, variety });
    const closing = new Closing(answers);
    let [open, varied] = [0, 0];
    for (let number = 1; number <= 6; number++) {
      const wish = wishOf(number);
      const isOpen = new Uint8Array(answers.length).fill(1);
      closing.close(wish.address, closed, isOpen);
      const { best, tally } = bestOf(workshop, wish);
      // Where hardly a mask is filled, all answers are open in the end.
      if (best === undefined || tally.filled < 2) continue;
      const own = best.numbers.filter((answer) => closed[answer] > 0);
      expect(own.filter((answer) => isOpen[answer] === 0)).toEqual([]);
      varied++;
      open += own.length;
    }
    expect(varied).toBeGreaterThan(2);
    expect(open).toBeGreaterThan(0);
  });
});

describe('a workshop', () => {
  it('knows how many answers of a length there are', () => {
    const workshop = new Workshop(ground);
    const { byLength } = arrowWords(ground);
    for (const length of [1, 2, 5]) expect(workshop.answersOf(length)).toBe(byLength[length].count);
  });
});
