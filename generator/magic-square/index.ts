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
import { strike } from './strike.js';

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
/** Searches for a random square before the attempt is given up. */
const MAX_FILLS = 10_000;

export const magicSquareMaker: Maker<MagicSquarePuzzle, MagicSquareLevel> = {
  rules: magicSquareRules,

  wishFault({ size, keep }) {
    const cells = size * size;
    return keep > cells ? `keep: ${keep}; expected at most the ${cells} cells` : undefined;
  },

  generate(random, { size, keep }) {
    const solver = new MagicSolver(size);
    const solution = randomSquare(solver, random, size);
    if (solution === undefined) return { discarded: 'no full square within the searches allowed' };
    const givens = strike(solver, random, solution, keep, STRIKE_BUDGET);
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
    if (keep === 0 || left === keep) return undefined;
    return left > keep ? 'stopped above the number of givens to keep' : 'fewer givens than to keep';
  },
};

/** A random square: each search draws from the same stream, so that a restart is another search. */
function randomSquare(solver: MagicSolver, random: Random, size: number): number[] | undefined {
  const empty = new Uint8Array(size * size);
  for (let fill = 0; fill < MAX_FILLS; fill++) {
    if (solver.count(empty, 1, FILL_BUDGET, { random }) === 1) return [...solver.found];
  }
  return undefined;
}
