/**
 * Calcudoku (KenKen): a Latin square cut into cages; a cage's clue is what its operation makes of its values.
 *
 *   +-----------+---+
 *   |6×         |1- |
 *   | .   .   . | . |
 *   +-------+---+   |
 *   |2÷     |3+ | . |
 *
 * Cages and operations are rolled anew over one random square until they leave no other solution.
 */
import { CAGE_OPS, type Cage, type CalcudokuPuzzle, type Cell } from '../../format/documents.js';
import { calcudokuRules, resultOf } from '../../format/variants/calcudoku.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { CageRoller } from './cages.js';
import { CalcudokuSolver } from './solver.js';

export type CalcudokuLevel = {
  /** Order of the square, 4..9. */
  readonly size: number;
  /** Cells of the largest cage, 2..6. */
  readonly cages: number;
  /** How many cages may give their values away, that is, have one filling by themselves; none when left out. */
  readonly freebies?: number;
};

/** Rolls of cages and operations over one square before the attempt is given up. */
export const MAX_ROLLS = 400;
/** Rolls before the largest cage shrinks by one, so that a stubborn square still gets its puzzle. */
export const ROLLS_BEFORE_SHRINKING = 250;
/** The largest product that we ask a player to take apart. */
export const MAX_PRODUCT = 200;

/** How many steps may it take to show that a roll is unique? Rolls that need more are left. */
const ROLL_STEP_BUDGET = 1000;

/** Makes calcudokus; holds a solver for each order that it has met. */
export function makeCalcudokuMaker(): Maker<CalcudokuPuzzle, CalcudokuLevel> {
  const solvers: CalcudokuSolver[] = [];
  const solverOf = (order: number) => {
    solvers[order] ??= new CalcudokuSolver(order);
    return solvers[order];
  };
  return {
    rules: calcudokuRules,

    generate(random, { size, cages: largest, freebies = 0 }) {
      // A cage of two cells and an odd grid leave a cell alone.
      const least = size % 2 === 1 && freebies === 0 ? 3 : 2;
      if (largest < least) return { discarded: 'an odd number of cells in cages of two' };
      const solution = randomLatinSquare(random, size);
      const solver = solverOf(size);
      const roller = new CageRoller(size);
      for (let roll = 0; roll < MAX_ROLLS; roll++) {
        const most = roll < ROLLS_BEFORE_SHRINKING ? largest : Math.max(least, largest - 1);
        const cages = roller.roll(random, most, freebies)?.map((cells) => rollClue(random, cells, solution));
        if (cages === undefined || giveAways(solver, cages) > freebies) continue;
        if (solver.hasOther(solution, cages, ROLL_STEP_BUDGET) !== false) continue;
        return { puzzle: { rows: size, columns: size, givens: solution.map(() => 0), solution, cages } };
      }
      return { discarded: 'no unique cages within 400 rolls' };
    },

    countSolutions(puzzle, limit, budget) {
      return solverOf(puzzle.rows).count(puzzle.givens, puzzle.cages, limit, budget);
    },

    /** The largest cage may be one cell smaller than the level says: that is what late rolls shrink to. */
    shortfall({ rows, cages }, { cages: largest, freebies = 0 }) {
      const found = Math.max(...cages.map(({ cells }) => cells.length));
      if (found > largest || found < Math.max(2, largest - 1)) return 'not the size of the largest cage';
      return giveAways(solverOf(rows), cages) > freebies ? 'too many cages that give their values away' : undefined;
    },
  };
}

export const calcudokuMaker = makeCalcudokuMaker();

/** How many cages tell their values by themselves. */
function giveAways(solver: CalcudokuSolver, cages: readonly Cage[]): number {
  return cages.filter((cage) => solver.isGiveAway(cage)).length;
}

/** A clue for a cage: one of the operations that suit it, all equally likely. */
function rollClue(random: Random, cells: readonly Cell[], solution: readonly number[]): Cage {
  const values = cells.map((cell) => solution[cell]);
  const clues: Cage[] = [];
  for (const op of CAGE_OPS) {
    const target = resultOf(op, values);
    if (target === undefined || (op === '×' && target > MAX_PRODUCT)) continue;
    clues.push({ cells, op, target });
  }
  return clues[random.below(clues.length)];
}
