/**
 * Calcudoku (KenKen): a Latin square cut into cages; a cage's clue is what its operation makes of its values.
 *
 *   +-----------+---+
 *   |24×        |2÷ |
 *   | .   .   . | . |
 *   +-------+---+   |
 *   |1-     |5+ | . |
 *
 * Cages and operations are rolled anew over one random square until they leave no other solution.
 */
import type { Cage, CalcudokuPuzzle } from '../../format/documents.js';
import { calcudokuRules } from '../../format/variants/calcudoku.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Attempt, Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { CageRoller } from './cages.js';
import { drawClue } from './clues.js';
import { CalcudokuSolver } from './solver.js';

export type CalcudokuLevel = {
  /** Order of the square, 4..9. */
  readonly size: number;
  /** Cells of the largest cage, 2..6; a square that gave no puzzle in many rolls may do with one cell less. */
  readonly cages: number;
  /** How many cages may give their values away, that is, have one filling by themselves; 0 when left out. */
  readonly freebies?: number;
};

/** Rolls of cages and operations over one square before the attempt is given up. */
export const MAX_ROLLS = 400;
/** Rolls before the largest cage shrinks by one, but never below two: smaller cages tell more. */
export const ROLLS_BEFORE_SHRINKING = 250;

/**
 * How many steps may the proof of a roll's uniqueness take? With cages of four, no roll of order 6 needed more, two in a
 * thousand did at order 7, one in four at order 9: left out, since no player would find his way through them.
 */
const ROLL_STEP_BUDGET = 1000;

/** What works at one order. */
interface Workshop {
  readonly roller: CageRoller;
  readonly solver: CalcudokuSolver;
}

/** Makes calcudokus; holds a solver, with its tables of cages, for each order that it has met. */
export function makeCalcudokuMaker(): Maker<CalcudokuPuzzle, CalcudokuLevel> {
  const workshops: Workshop[] = [];
  const workshopOf = (order: number) => {
    workshops[order] ??= { roller: new CageRoller(order), solver: new CalcudokuSolver(order) };
    return workshops[order];
  };
  return {
    rules: calcudokuRules,

    wishFault(level) {
      const least = smallestCages(level);
      if (level.cages >= least) return undefined;
      return `cages: ${level.cages}; expected ${least} or more, or freebies, since cages of two leave one of ${level.size * level.size} cells over`;
    },

    generate: (random, level) => rollUntilUnique(random, level, workshopOf(level.size)),

    countSolutions({ rows, givens, cages }, limit, budget) {
      return workshopOf(rows).solver.count(givens, cages, limit, budget);
    },

    /** A puzzle from a shrunk roll meets the level: its largest cage may have one cell less than the level says, two at least. */
    shortfall({ rows, cages }, { cages: wished, freebies = 0 }) {
      const largest = cages.reduce((most, { cells }) => Math.max(most, cells.length), 0);
      if (largest > wished) return 'a cage above the largest size';
      if (largest < Math.max(2, wished - 1)) return 'no cage of the largest size';
      return giveAways(workshopOf(rows).solver, cages) > freebies ? 'too many cages give their values away' : undefined;
    },
  };
}

export const calcudokuMaker = makeCalcudokuMaker();

function rollUntilUnique(
  random: Random,
  level: CalcudokuLevel,
  { roller, solver }: Workshop,
): Attempt<CalcudokuPuzzle> {
  const { size, cages: wished, freebies = 0 } = level;
  const smallest = smallestCages(level);
  if (wished < smallest) return { discarded: 'cages of two cannot cover an odd number of cells' };
  const solution = randomLatinSquare(random, size);
  for (let roll = 0; roll < MAX_ROLLS; roll++) {
    const largest = roll < ROLLS_BEFORE_SHRINKING ? wished : Math.max(smallest, wished - 1);
    const cages = roller.roll(random, largest, freebies)?.map((cells) => drawClue(random, cells, solution));
    if (cages === undefined || giveAways(solver, cages) > freebies) continue;
    if (solver.hasOther(solution, cages, ROLL_STEP_BUDGET) !== false) continue;
    return { puzzle: { rows: size, columns: size, givens: solution.map(() => 0), solution, cages } };
  }
  return { discarded: `no unique cages within ${MAX_ROLLS} rolls` };
}

/** Without a single cell, cages of two cannot cover an odd number of cells. */
function smallestCages({ size, freebies = 0 }: CalcudokuLevel): number {
  return size % 2 === 1 && freebies === 0 ? 3 : 2;
}

function giveAways(solver: CalcudokuSolver, cages: readonly Cage[]): number {
  return cages.filter((cage) => solver.isGiveAway(cage)).length;
}
