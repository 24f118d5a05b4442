/**
 * Futoshiki: a Latin square with signs between neighbours that tell which of the two is less.
 *
 *   . < .   3
 *   ^
 *   .   .   .
 *       v
 *   . > .   .
 *
 * A puzzle starts with all signs of a random square and loses what the techniques of its band can do without.
 */
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { futoshikiRules } from '../../format/variants/futoshiki.js';
import { byOrder } from '../by-order.js';
import { heightsOf } from '../grade/bands.js';
import { carveToBand } from '../grade/carve.js';
import { Layout } from '../grade/layout.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Maker } from '../maker.js';
import { LatinSolver } from '../solve/latin.js';
import { FutoshikiBoard } from './board.js';
import { cluesToCarve } from './carve.js';
import { Draft, type Sign } from './draft.js';
import { FUTOSHIKI_RUNGS, makeFutoshikiGrader } from './grade.js';

export type FutoshikiLevel = {
  /** Order of the square, 4..7. */
  readonly size: number;
  /** What a person must master. */
  readonly band: Band;
  /** Clues to keep at least, givens and inequalities together; 0: no bound. */
  readonly keep: number;
};

/** Makes futoshikis; holds a solver and boards for each order that it has met. */
export function makeFutoshikiMaker(): Maker<FutoshikiPuzzle, FutoshikiLevel> {
  const solverOf = byOrder((order) => new LatinSolver(order));
  const boardOf = byOrder((order) => new FutoshikiBoard(new Layout(order)));
  return {
    rules: futoshikiRules,
    grader: makeFutoshikiGrader(),

    wishFault({ size, band, keep }) {
      const bands = bandsOf('futoshiki');
      if (!bands.includes(band)) return `band: ${band}; expected one of ${bands.join(', ')}`;
      const most = size * size + neighbourPairs(size).length;
      return keep >= most ? `keep: ${keep}; expected fewer than the ${most} cells and pairs of neighbours` : undefined;
    },

    generate(random, { size, band, keep }) {
      const solution = randomLatinSquare(random, size);
      const signs = neighbourPairs(size).map(([a, b]): Sign => (solution[a] < solution[b] ? [a, b] : [b, a]));
      const draft = new Draft(boardOf(size), solverOf(size), solution, signs);
      const heights = heightsOf('futoshiki', FUTOSHIKI_RUNGS, band, size);
      const clues = cluesToCarve(random, draft, heights);
      if (!carveToBand(draft, clues, heights, keep)) return { discarded: 'easier than the level' };
      return { puzzle: draft.puzzle() };
    },

    countSolutions(puzzle, limit, budget) {
      const solver = solverOf(puzzle.rows);
      const { network } = solver;
      network.clear();
      network.addGivens(puzzle.givens);
      for (const [a, b] of puzzle.inequalities) network.addInequality(a, b);
      return solver.count(limit, budget);
    },

    shortfall(puzzle, { keep }) {
      const clues = puzzle.givens.filter((given) => given !== 0).length + puzzle.inequalities.length;
      return clues < keep ? 'fewer clues than the level keeps' : undefined;
    },
  };
}

export const futoshikiMaker = makeFutoshikiMaker();
