/** The shared techniques on Latin squares: no boxes, and clues that make candidates exclude each other. */
import { describe, expect, it } from 'vitest';
import type { CandidateGrid } from '../../../generator/grade/grid.js';
import { Layout } from '../../../generator/grade/layout.js';
import { findAlternatingChains, findXChains, findXYChains } from '../../../generator/grade/techniques/chains.js';
import { findFish } from '../../../generator/grade/techniques/fish.js';
import { findForcingChains } from '../../../generator/grade/techniques/forcing.js';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../../../generator/grade/techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from '../../../generator/grade/techniques/subsets.js';
import { boardOf, cellsNamed, effectsOf, foundBy } from '../boards.js';

type Case = readonly [
  name: string,
  find: (grid: CandidateGrid) => void,
  order: number,
  setUp: string,
  effects: string,
  starts?: number,
  length?: number,
];

const hiddenSingles = (grid: CandidateGrid) => findHiddenSingles(grid, 0, grid.layout.houseCount);
const naked = (size: number) => (grid: CandidateGrid) => findNakedSubsets(grid, size);
const hidden = (size: number) => (grid: CandidateGrid) => findHiddenSubsets(grid, size);
const fish = (size: number) => (grid: CandidateGrid) => findFish(grid, size);

const CASES: readonly Case[] = [
  ['full house', findFullHouses, 5, 'row 2 = 1.345', 'r2c2=2'],
  ['full house: two open', findFullHouses, 5, 'row 2 = 1.34.', ''],
  [
    'full house: one cell ends a row and a column',
    findFullHouses,
    3,
    'row 1 = 12.; row 2 = 231; row 3 = 312',
    'r1c3=3',
  ],
  ['hidden single', hiddenSingles, 5, '3 in column 4: r2', 'r2c4=3'],
  ['hidden single: of a row and a column', hiddenSingles, 5, '3 in column 4: r2; 3 in row 2: c4', 'r2c4=3'],
  ['hidden single: two places', hiddenSingles, 5, '3 in column 4: r25', ''],
  ['naked single', findNakedSingles, 5, 'row 1 = 12...; r3c5 = 3; r4c5 = 4', 'r1c5=5'],
  ['naked single: two left', findNakedSingles, 5, 'row 1 = 12...; r3c5 = 3', ''],
  ['naked pair', naked(2), 5, 'r1c12: 12', 'r1c345-12'],
  ['naked pair: three values', naked(2), 5, 'r1c1: 12; r1c2: 13', ''],
  ['naked pair: no common line', naked(2), 5, 'r1c1 r2c2: 12', ''],
  ['hidden pair', hidden(2), 5, '12 in column 1: r13', 'r13c1-345'],
  ['hidden pair: three places', hidden(2), 5, '1 in column 1: r13; 2 in column 1: r134', ''],
  ['naked triple', naked(3), 5, 'r1c1: 12; r1c2: 23; r1c3: 13', 'r1c45-123'],
  ['naked triple: four values', naked(3), 5, 'r1c1: 12; r1c2: 23; r1c3: 14', ''],
  ['hidden triple', hidden(3), 5, '1 in row 1: c12; 2 in row 1: c23; 3 in row 1: c13', 'r1c123-45'],
  ['hidden triple: four places', hidden(3), 5, '1 in row 1: c12; 2 in row 1: c23; 3 in row 1: c14', ''],
  ['naked quad', naked(4), 6, 'r1c1: 12; r1c2: 23; r1c3: 34; r1c4: 14', 'r1c56-1234'],
  ['naked quad: five values', naked(4), 6, 'r1c1: 12; r1c2: 23; r1c3: 34; r1c4: 15', ''],
  ['X-Wing', fish(2), 5, '5 in row 1: c24; 5 in row 3: c24', 'r245c24-5'],
  ['X-Wing: columns', fish(2), 5, '5 in column 1: r24; 5 in column 3: r24', 'r24c245-5'],
  ['X-Wing: three columns', fish(2), 5, '5 in row 1: c24; 5 in row 3: c25', ''],
  ['swordfish', fish(3), 5, '5 in row 1: c12; 5 in row 3: c23; 5 in row 5: c13', 'r24c123-5'],
  ['swordfish: four columns', fish(3), 5, '5 in row 1: c12; 5 in row 3: c23; 5 in row 5: c14', ''],
  ['jellyfish', fish(4), 5, '5 in row 1: c12; 5 in row 2: c23; 5 in row 3: c34; 5 in row 4: c14', 'r5c1234-5'],
  // Without boxes the links of one value meet in lines only, so a chain of them is a fish or strikes nothing.
  ['X-chain', findXChains, 6, '5 in row 1: c12; 5 in row 3: c23; 5 in row 5: c13', 'r246c123-5', 3, 5],
  ['X-chain: a skyscraper', findXChains, 5, '5 in row 1: c12; 5 in row 3: c13', ''],
  ['XY-chain', findXYChains, 5, 'r1c1: 12; r1c2: 23; r3c2: 34; r3c4: 14', 'r1c4-1 r3c1-1', 1, 7],
  ['XY-chain: other ends', findXYChains, 5, 'r1c1: 12; r1c2: 23; r3c2: 34; r3c4: 45', ''],
  ['alternating chain', findAlternatingChains, 5, '1 in row 1: c15; r3c5: 12; r3c1: 23', 'r1c1-3', 1, 5],
  ['alternating chain: a link missed', findAlternatingChains, 5, '1 in row 1: c15; r3c5: 12; r3c1: 34', ''],
  ['forcing chain', findForcingChains, 6, 'r1c1: 123; r1c6: 14; r6c1: 24; r1c3: 35; r6c3: 45', 'r6c6-4', 1, 11],
  [
    'forcing chain of a house',
    findForcingChains,
    6,
    '1 in row 1: c136; r6c1 r5c6: 12; r4c3: 13; r4c6: 23',
    'r6c6-2',
    1,
    11,
  ],
];

describe('techniques without boxes', () => {
  const tests = CASES.map(([name, find, order, setUp, effects, starts = 1, length = 0]) => {
    return { name, find, order, setUp, effects, starts: effects === '' ? 0 : starts, length };
  });

  it.each(tests)('$name', ({ find, order, setUp, effects, starts, length }) => {
    const wanted = { effects: effectsOf(effects, order), starts, length };
    for (const isExplaining of [false, true]) {
      const grid = boardOf(new Layout(order), setUp, isExplaining);
      expect(foundBy(grid, find)).toEqual(wanted);
      expect(grid.step.deductions).toHaveLength(isExplaining ? starts : 0);
    }
  });
});

describe('candidates that clues set against each other', () => {
  /** `r1c1=2 r3c3=3`: not both. */
  function withConflicts(grid: CandidateGrid, pairs: readonly string[]): CandidateGrid {
    const { order } = grid;
    const lists = Array.from({ length: grid.cells * order }, (): number[] => []);
    for (const pair of pairs) {
      const [a, b] = pair.split(' ').map((text) => {
        const [name, value] = text.split('=');
        return cellsNamed(name, order)[0] * order + Number(value) - 1;
      });
      lists[a].push(b);
      lists[b].push(a);
    }
    grid.conflicts = lists;
    return grid;
  }

  const LINKED = 'r1c1: 12; r3c3: 13';

  it('join the links of an alternating chain', () => {
    const free = boardOf(new Layout(4), LINKED);
    expect(foundBy(free, findAlternatingChains).effects).toEqual([]);
    const found = foundBy(withConflicts(boardOf(new Layout(4), LINKED), ['r1c1=2 r3c3=3']), findAlternatingChains);
    expect(found).toEqual({ effects: effectsOf('r1c3-1 r3c1-1', 4), starts: 1, length: 3 });
  });

  it('count from the moment they are set', () => {
    const grid = boardOf(new Layout(4), LINKED);
    foundBy(grid, findAlternatingChains);
    expect(foundBy(withConflicts(grid, ['r1c1=2 r3c3=3']), findAlternatingChains).starts).toBe(1);
  });

  it('end an alternating chain', () => {
    // One of the two is 2, and a 2 in either rules out the 4.
    const grid = boardOf(new Layout(5), '2 in row 1: c15');
    const found = foundBy(withConflicts(grid, ['r1c1=2 r3c3=4', 'r1c5=2 r3c3=4']), findAlternatingChains);
    expect(found).toEqual({ effects: ['r3c3-4'], starts: 1, length: 1 });
  });

  it('do not join chains of one value or of pairs', () => {
    for (const find of [findXChains, findXYChains]) {
      expect(foundBy(withConflicts(boardOf(new Layout(4), LINKED), ['r1c1=2 r3c3=3']), find).effects).toEqual([]);
    }
  });

  it('lead all candidates of a cell to one conclusion', () => {
    const pairs = ['r1c1=1 r3c3=4', 'r1c1=2 r3c3=4', 'r1c1=3 r3c3=4'];
    const found = foundBy(withConflicts(boardOf(new Layout(4), 'r1c1: 123'), pairs), findForcingChains);
    expect(found).toEqual({ effects: ['r3c3-4'], starts: 1, length: 3 });
    const fewer = foundBy(withConflicts(boardOf(new Layout(4), 'r1c1: 123'), pairs.slice(1)), findForcingChains);
    expect(fewer.effects).not.toContain('r3c3-4');
  });

  it('are named where they link', () => {
    const grid = withConflicts(boardOf(new Layout(4), LINKED, true), ['r1c1=2 r3c3=3']);
    foundBy(grid, findAlternatingChains);
    expect(grid.step.deductions.map(({ text }) => text)).toEqual([
      'If not r1c1=1, then r1c1=2, then not r3c3=3 by a clue, then r3c3=1. So r1c1=1 or r3c3=1 is true.',
    ]);
  });
});
