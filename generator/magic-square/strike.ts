/** Striking givens from a solved magic square while the solution stays unique. */
import type { Random } from '../random/random.js';
import type { MagicSolver } from './search.js';

/**
 * Strikes givens in random order until `keep` are left or, with `keep` 0, none can go. The puzzle before a strike is unique, so
 * that another solution of the puzzle after it must hold another value there: one search for such a square decides.
 *
 * A search of more than `budget` steps decides nothing: the given stays, or where the minimum is asked for the answer is
 * `undefined`. Otherwise the givens, 0 = struck; more than `keep` where no more could go.
 */
export function strike(
  solver: MagicSolver,
  random: Random,
  solution: readonly number[],
  keep: number,
  budget: number,
): number[] | undefined {
  const givens = [...solution];
  let left = givens.length;
  for (const cell of random.shuffle(givens.map((_, index) => index))) {
    if (keep > 0 && left === keep) break;
    givens[cell] = 0;
    const others = solver.count(givens, 1, budget, { cell, value: solution[cell] });
    if (others === undefined && keep === 0) return undefined;
    if (others === 0) left--;
    else givens[cell] = solution[cell];
  }
  return givens;
}
