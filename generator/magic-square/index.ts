/**
 * Magic square: 1..n*n once each, so that every row, column and both diagonals add up to n(n*n+1)/2.
 *
 *    .  7  6      A random square by search with restarts, then givens struck in random order, each only
 *    .  5  .      while the solution stays unique, down to `keep` of them or until none can go.
 *    4  .  8
 *   sum 15
 */
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { magicSquareRules, magicSum } from '../../format/variants/magic-square.js';
import type { Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { MagicSolver } from './search.js';

export type MagicSquareLevel = {
  readonly size: 3 | 4 | 5 | 6;
  /** Givens at which striking stops; 0: none can go any more. */
  readonly keep: number;
};

/** Steps before a uniqueness proof is given up. */
const BUDGET = 2_000_000;
/** Steps before a strike is given up: the given stays then, or where the minimum is asked for the attempt is discarded. */
const STRIKE_BUDGET = 100_000;
/** Steps of one search for a random square before it starts anew: a bad start can cost a thousand times a good one. */
const FILL_BUDGET = 300;

export const magicSquareMaker: Maker<MagicSquarePuzzle, MagicSquareLevel> = {
  rules: magicSquareRules,

  generate(random, { size, keep }) {
    const solver = new MagicSolver(size);
    const solution = randomSquare(solver, random, size);
    const givens = strike(solver, random, solution, keep);
    if (givens === undefined) return { discarded: 'a strike not decided within the step budget' };
    const puzzle = { rows: size, columns: size, sum: magicSum(size), givens, solution };
    const shortfall = magicSquareMaker.shortfall(puzzle, { size, keep });
    return shortfall === undefined ? { puzzle } : { discarded: shortfall };
  },

  countSolutions(puzzle, limit, budget = BUDGET) {
    return new MagicSolver(puzzle.rows).count(puzzle.givens, limit, budget);
  },

  shortfall({ givens }, { keep }) {
    const left = givens.filter((given) => given !== 0).length;
    return keep === 0 || left === keep ? undefined : 'stopped above the number of givens to keep';
  },
};

/** A random square: each search draws from the same stream, so that a restart is another search. */
function randomSquare(solver: MagicSolver, random: Random, size: number): number[] {
  const empty = new Uint8Array(size * size);
  while (solver.count(empty, 1, FILL_BUDGET, { random }) !== 1);
  return [...solver.found];
}

/**
 * Strikes givens in random order. The puzzle before a strike is unique, so that another solution of the puzzle after it
 * must hold another value there: one search for such a square decides. `undefined`: undecided, and the minimum is asked for.
 */
function strike(solver: MagicSolver, random: Random, solution: readonly number[], keep: number): number[] | undefined {
  const givens = [...solution];
  let left = givens.length;
  for (const cell of random.shuffle(givens.map((_, index) => index))) {
    if (keep > 0 && left === keep) break;
    givens[cell] = 0;
    const others = solver.count(givens, 1, STRIKE_BUDGET, { cell, value: solution[cell] });
    if (others === undefined && keep === 0) return undefined;
    if (others === 0) left--;
    else givens[cell] = solution[cell];
  }
  return givens;
}
