/**
 * Cages over the Latin solver: each cage becomes a table of its fillings. A cage with too many fillings for a table is
 * left to the check of the filled grid, which applies to every cage: no solution counts because of its tables alone.
 */
import type { Cage } from '../../format/documents.js';
import { resultOf } from '../../format/variants/calcudoku.js';
import type { Mask } from '../solve/bits.js';
import { DEFAULT_STEP_BUDGET, LatinSolver } from '../solve/latin.js';
import { CageTables } from './tables.js';

export class CalcudokuSolver {
  private readonly order: number;
  private readonly solver: LatinSolver;
  private readonly tables: CageTables;

  /** `tables`: of this order, where there are some already. */
  constructor(order: number, tables = new CageTables(order)) {
    this.order = order;
    this.solver = new LatinSolver(order);
    this.tables = tables;
  }

  /**
   * Counts the fillings of the grid up to `limit`; `undefined` = more than `budget` steps. Throws `RangeError` for givens
   * that do not fit the order and for cages without cells or with cells outside the grid.
   */
  count(
    givens: readonly number[],
    cages: readonly Cage[],
    limit: number,
    budget = DEFAULT_STEP_BUDGET,
  ): number | undefined {
    let found = 0;
    if (limit <= 0) return found;
    checkCells(this.order, cages);
    this.load(givens, cages);
    const finished = this.solver.search.run(budget, (values) => keepsClues(cages, values) && ++found >= limit);
    return finished ? found : undefined;
  }

  /**
   * Whether the cages have another solution than the known one among what is left of each cell's values; false too where the search
   * gives up after `budget` steps.
   */
  hasOther(domains: readonly Mask[], solution: readonly number[], cages: readonly Cage[], budget: number): boolean {
    let hasOther = false;
    this.load([], cages);
    for (let cell = 0; cell < domains.length; cell++) this.solver.network.restrict(cell, domains[cell]);
    this.solver.search.run(budget, (values) => {
      hasOther = solution.some((value, cell) => values[cell] !== value) && keepsClues(cages, values);
      return hasOther;
    });
    return hasOther;
  }

  /** Whether a cage's clue leaves one filling, by itself. */
  isGiveAway({ cells, op, target }: Cage): boolean {
    return cells.length === 1 || this.tables.of(cells, op, target)?.fillings === 1;
  }

  private load(givens: readonly number[], cages: readonly Cage[]): void {
    const { network } = this.solver;
    network.clear();
    if (givens.length > 0) network.addGivens(givens);
    for (const { cells, op, target } of cages) {
      const table = this.tables.of(cells, op, target);
      if (table !== undefined) network.addTable(cells, table.relation);
    }
  }
}

/** Cages without a table would otherwise reach the check of the filled grid with cells that it does not have. */
function checkCells(order: number, cages: readonly Cage[]): void {
  for (const { cells } of cages) {
    if (cells.length === 0) throw new RangeError('a cage without cells');
    for (const cell of cells) {
      if (!Number.isInteger(cell) || cell < 0 || cell >= order * order) {
        throw new RangeError(`no cell ${cell} in a grid of ${order * order}`);
      }
    }
  }
}

function keepsClues(cages: readonly Cage[], values: Uint8Array): boolean {
  return cages.every(
    ({ cells, op, target }) =>
      resultOf(
        op,
        cells.map((cell) => values[cell]),
      ) === target,
  );
}
