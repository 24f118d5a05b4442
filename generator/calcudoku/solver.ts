/**
 * Cages over the Latin solver: each cage becomes a table of its fillings. A cage with too many fillings for a table is
 * left to the check of the filled grid, which applies to every cage: no solution counts because of its tables alone.
 */
import type { Cage, CageOp, Cell } from '../../format/documents.js';
import { resultOf } from '../../format/variants/calcudoku.js';
import { DEFAULT_STEP_BUDGET, LatinSolver } from '../solve/latin.js';
import { type Relation, relationOf } from '../solve/relation.js';
import { clashesOf, fillingsOf, MAX_TABLE_CELLS } from './fillings.js';

/**
 * How many 32-bit words of tables are kept for the next cages of the same kind? All cages of up to four cells of
 * order 9 need a tenth of it.
 */
const MAX_CACHED_WORDS = 4_000_000;

export class CalcudokuSolver {
  private readonly order: number;
  private readonly solver: LatinSolver;
  /** By operation, target and which cells share a line; `undefined` for too many fillings. */
  private readonly relations = new Map<string, Relation | undefined>();
  private cachedWords = 0;

  constructor(order: number) {
    this.order = order;
    this.solver = new LatinSolver(order);
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

  /** Whether the cages have a solution besides the known one; `undefined` = more than `budget` steps. */
  hasOther(solution: readonly number[], cages: readonly Cage[], budget: number): boolean | undefined {
    let other = false;
    this.load([], cages);
    const finished = this.solver.search.run(budget, (values) => {
      other = keepsClues(cages, values) && solution.some((value, cell) => values[cell] !== value);
      return other;
    });
    return finished ? other : undefined;
  }

  /** Whether a cage's clue leaves one filling, by itself. */
  isGiveAway({ cells, op, target }: Cage): boolean {
    return cells.length === 1 || this.relationFor(cells, op, target)?.tuples.length === cells.length;
  }

  private load(givens: readonly number[], cages: readonly Cage[]): void {
    const { network } = this.solver;
    network.clear();
    if (givens.length > 0) network.addGivens(givens);
    for (const { cells, op, target } of cages) {
      const relation = this.relationFor(cells, op, target);
      if (relation !== undefined) network.addTable(cells, relation);
    }
  }

  /** The table of a cage; `undefined` where its fillings are too many. */
  private relationFor(cells: readonly Cell[], op: CageOp, target: number): Relation | undefined {
    if (cells.length > MAX_TABLE_CELLS) return undefined;
    const clashes = clashesOf(this.order, cells);
    let pairs = 0;
    for (let i = 1; i < clashes.length; i++) pairs = pairs * (1 << i) + clashes[i];
    const key = `${cells.length} ${pairs} ${op}${target}`;
    if (this.relations.has(key)) return this.relations.get(key);
    const tuples = fillingsOf(this.order, clashes, op, target);
    const relation = tuples && relationOf(tuples, cells.length, this.order);
    this.keep(key, relation);
    return relation;
  }

  private keep(key: string, relation: Relation | undefined): void {
    if (this.cachedWords > MAX_CACHED_WORDS) {
      this.relations.clear();
      this.cachedWords = 0;
    }
    this.relations.set(key, relation);
    // A hundred words for the key and the objects.
    this.cachedWords += 100 + (relation === undefined ? 0 : relation.supports.length + relation.tuples.length / 4);
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
