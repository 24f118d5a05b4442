import { describe, expect, it } from 'vitest';
import { randomFor } from '../../generator/random/seed.js';
import { fullGrid, orbitsOf } from '../../generator/sudoku/index.js';
import { BENCHMARKS } from '../../tools/bench/index.js';
import { carveByTextbook, TextbookSolver } from '../../tools/bench/reference/sudoku.js';
import { timeSetting } from '../../tools/bench/sudoku.js';

const GIVENS = [...'8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'].map(
  (character) => Number(character.replace('.', '0')),
);

describe('the sudoku benchmark', () => {
  it('is on the list', () => {
    expect(BENCHMARKS.map(({ name }) => name)).toEqual([
      'sudoku',
      'grade',
      'levels',
      'lexicon',
      'word-search',
      'arrowword',
    ]);
  });

  it.each([55, 0])('gives a row for %d empty, from puzzles that both methods agree on', (target) => {
    const row = timeSetting({ name: 'a few', target, n: 15 });
    expect(Object.keys(row)).toEqual(['name', 'n', 'unit', 'ours', 'reference', 'ratio']);
    expect(row).toMatchObject({ name: 'a few', n: 15, unit: 'ms', ratio: row.reference / row.ours });
    expect(row.ours).toBeGreaterThan(0);
    expect(row.reference).toBeGreaterThan(0);
  });
});

describe('the textbook reference', () => {
  it('finds one solution by either choice, with far fewer steps by fewest candidates', () => {
    const fewest = new TextbookSolver();
    const first = new TextbookSolver('first');
    expect([fewest.count(GIVENS, 2), first.count(GIVENS, 2)]).toEqual([1, 1]);
    // Recorded; they change only when the order of cells or values does.
    expect([fewest.steps, first.steps]).toEqual([24_880, 2_068_780]);
  });

  it('stops at the limit and at the budget, and starts afresh after either', () => {
    const solver = new TextbookSolver();
    const empty = new Array(81).fill(0);
    expect(solver.count(empty, 7)).toBe(7);
    expect(solver.count(GIVENS, 2, 50)).toBeUndefined();
    expect(solver.count(GIVENS, 2)).toBe(1);
    expect(solver.count(GIVENS.with(0, 0), 2)).toBe(2);
  });

  it('carves orbit by orbit and leaves each that must stay', () => {
    const random = randomFor('sudoku/test/1', 0);
    const solution = fullGrid(random, 9, [3, 3]);
    const orbits = orbitsOf(random, { size: 9, symmetry: 'rotational' });
    const givens = carveByTextbook(new TextbookSolver(), solution, orbits, 0);
    const solver = new TextbookSolver();
    expect(solver.count(givens, 2)).toBe(1);
    for (const orbit of orbits) {
      if (givens[orbit[0]] === 0) continue;
      const fewer = [...givens];
      for (const cell of orbit) fewer[cell] = 0;
      expect(solver.count(fewer, 2)).toBe(2);
    }
  });
});
