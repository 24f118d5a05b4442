/**
 * Latin puzzles: a square in which every row and column holds each of 1..order once, with givens, inequalities and
 * tables of allowed fillings. `countLatinSolutions` answers one question; `LatinSolver` is made once per order and
 * asked many.
 */
import type { Cell } from '../../format/documents.js';
import { LatinNetwork } from './network.js';
import { relationOf } from './relation.js';
import { LatinSearch } from './search.js';

/** All fillings of `cells` that a clue allows: tuples one after another, cells.length values (1..order) each. */
export interface Table {
  readonly cells: readonly Cell[];
  readonly tuples: Uint8Array;
}

export interface LatinProblem {
  /** 1..9. */
  readonly order: number;
  /** order * order values, 0 = empty. */
  readonly givens: readonly number[];
  /** `[a, b]`: value of cell a < value of cell b; any two cells. */
  readonly inequalities?: readonly (readonly [Cell, Cell])[];
  readonly tables?: readonly Table[];
}

/** How many steps a count may take where the caller names no budget: seconds, for a puzzle that is no puzzle. */
export const DEFAULT_STEP_BUDGET = 1_000_000;

/**
 * A network and its search. Per question: `network.clear()`, add the constraints, then `count` or `search.run`.
 */
export class LatinSolver {
  readonly network: LatinNetwork;
  readonly search: LatinSearch;

  constructor(order: number) {
    this.network = new LatinNetwork(order);
    this.search = new LatinSearch(this.network);
  }

  /** Counts the network's solutions up to `limit`; `undefined` = more than `budget` steps (nodes of the search). */
  count(limit: number, budget = DEFAULT_STEP_BUDGET): number | undefined {
    let found = 0;
    if (limit <= 0) return found;
    const finished = this.search.run(budget, () => ++found >= limit);
    return finished ? found : undefined;
  }
}

/**
 * Counts solutions up to `limit`; `undefined` = more than `budget` steps. A step is one node of the search: one
 * propagation of the root or of one half of a split. Throws `RangeError` for a problem that is malformed.
 */
export function countLatinSolutions(problem: LatinProblem, limit: number, budget?: number): number | undefined {
  const { order, givens, inequalities = [], tables = [] } = problem;
  const solver = new LatinSolver(order);
  const { network } = solver;
  network.addGivens(givens);
  for (const [a, b] of inequalities) network.addInequality(a, b);
  for (const { cells, tuples } of tables) network.addTable(cells, relationOf(tuples, cells.length, order));
  return solver.count(limit, budget);
}
