/**
 * Calcudoku (KenKen): a Latin square cut into cages; a cage's clue is what its operation makes of its values.
 *
 *   +-----------+---+
 *   |24×        |2÷ |
 *   | .   .   . | . |
 *   +-------+---+   |
 *   |1-     |5+ | . |
 *
 * Cages are rolled over a random square and their operations changed, one cage at a time, until the techniques of the level's band
 * solve the puzzle and easier ones do not.
 */
import type { Cage, CalcudokuPuzzle } from '../../format/documents.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { calcudokuRules } from '../../format/variants/calcudoku.js';
import { byOrder } from '../by-order.js';
import { type Heights, heightsOf } from '../grade/bands.js';
import { Layout } from '../grade/layout.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Attempt, Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { CalcudokuBoard } from './board.js';
import { CageRoller } from './cages.js';
import { Draft, type Verdict } from './draft.js';
import { CALCUDOKU_RUNGS, makeCalcudokuGrader } from './grade.js';
import { CalcudokuSolver } from './solver.js';
import { CageTables } from './tables.js';

export type CalcudokuLevel = {
  /** Order of the square, 4..9. */
  readonly size: number;
  /** What a person must master. */
  readonly band: Band;
  /** Cells of the largest cage, 2..6. */
  readonly cages: number;
  /** How many cages may give their values away, that is, have one filling by themselves; 0 when left out. */
  readonly freebies?: number;
};

/** Rolls of cages over one square before the attempt is given up. */
export const MAX_ROLLS = 40;
/** Changes to one roll's clues: few rolls that come right take more. */
export const MAX_CHANGES = 60;

/** What works at one order. */
interface Workshop {
  readonly roller: CageRoller;
  readonly solver: CalcudokuSolver;
  readonly board: CalcudokuBoard;
}

/** Makes calcudokus; holds a solver and a board, with their tables of cages, for each order that it has met. */
export function makeCalcudokuMaker(): Maker<CalcudokuPuzzle, CalcudokuLevel> {
  const workshopOf = byOrder(newWorkshop);
  return {
    rules: calcudokuRules,
    grader: makeCalcudokuGrader(),

    wishFault(level) {
      const bands = bandsOf('calcudoku');
      if (!bands.includes(level.band)) return `band: ${level.band}; expected one of ${bands.join(', ')}`;
      const { size, freebies = 0 } = level;
      if (freebies > size * size) return `freebies: ${freebies}; expected at most the ${size * size} cells`;
      const least = smallestCages(level);
      if (level.cages >= least) return undefined;
      return `cages: ${level.cages}; expected ${least} or more, or freebies, since cages of two leave one of ${level.size * level.size} cells over`;
    },

    generate: (random, level) => rollUntilWithin(random, level, workshopOf(level.size)),

    countSolutions({ rows, givens, cages }, limit, budget) {
      return workshopOf(rows).solver.count(givens, cages, limit, budget);
    },

    shortfall({ rows, cages }, { cages: wished, freebies = 0 }) {
      const largest = cages.reduce((most, { cells }) => Math.max(most, cells.length), 0);
      if (largest > wished) return 'a cage above the largest size';
      if (largest < wished) return 'no cage of the largest size';
      return giveAways(workshopOf(rows).solver, cages) > freebies ? 'too many cages give their values away' : undefined;
    },
  };
}

export const calcudokuMaker = makeCalcudokuMaker();

function newWorkshop(order: number): Workshop {
  const tables = new CageTables(order);
  return {
    roller: new CageRoller(order),
    solver: new CalcudokuSolver(order, tables),
    board: new CalcudokuBoard(new Layout(order), tables),
  };
}

function rollUntilWithin(
  random: Random,
  level: CalcudokuLevel,
  { roller, solver, board }: Workshop,
): Attempt<CalcudokuPuzzle> {
  const { size, band, cages: largest, freebies = 0 } = level;
  if (largest < smallestCages(level)) return { discarded: 'cages of two cannot cover an odd number of cells' };
  const heights = heightsOf('calcudoku', CALCUDOKU_RUNGS, band, size);
  const solution = randomLatinSquare(random, size);
  const draft = new Draft(board, solver, solution, freebies);
  let verdict: Verdict = 'harder';
  for (let roll = 0; roll < MAX_ROLLS; roll++) {
    const rolled = roller.roll(random, largest, freebies);
    if (rolled === undefined || !draft.start(random, rolled)) continue;
    verdict = tune(random, draft, heights, largest);
    if (verdict !== 'within') continue;
    return { puzzle: { rows: size, columns: size, givens: solution.map(() => 0), solution, cages: draft.result() } };
  }
  return { discarded: `${verdict} than the level` };
}

/** Changes the draft until it is within the band or no change is left; says where it ended. */
function tune(random: Random, draft: Draft, heights: Heights, largest: number): Verdict {
  for (let change = 0; ; change++) {
    const verdict = draft.judge(heights);
    if (verdict === 'within' || change === MAX_CHANGES) return verdict;
    const isChanged = verdict === 'easier' ? draft.loosen(random) : draft.tighten(random, largest);
    if (!isChanged) return verdict;
  }
}

/** Without a single cell, cages of two cannot cover an odd number of cells. */
function smallestCages({ size, freebies = 0 }: CalcudokuLevel): number {
  return size % 2 === 1 && freebies === 0 ? 3 : 2;
}

function giveAways(solver: CalcudokuSolver, cages: readonly Cage[]): number {
  return cages.filter((cage) => solver.isGiveAway(cage)).length;
}
