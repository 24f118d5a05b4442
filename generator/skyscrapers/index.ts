/**
 * Skyscrapers: a Latin square of heights; a number at the edge tells how many buildings are seen from there.
 *
 *       2   1
 *     +-------+
 *   3 | . . . |
 *     | . 3 . | 2
 *     | . . . |
 *     +-------+
 *
 * A puzzle starts with all numbers round a random square and loses what it can spare.
 */
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { edgesOf, lineOfSight, SIDES, skyscrapersRules, visibleFrom } from '../../format/variants/skyscrapers.js';
import { byOrder } from '../by-order.js';
import { Layout } from '../grade/layout.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Maker } from '../maker.js';
import { bandRungsOf } from './band-rungs.js';
import { SkyscrapersBoard } from './board.js';
import { Carver, type Workbench } from './carve.js';
import { cluesOf, skyscrapersGrader } from './grade.js';
import { SkyscrapersSolver } from './solver.js';

export type SkyscrapersLevel = {
  /** Order of the square, 4..7. */
  readonly size: number;
  /** Clues to leave at least, givens and edge clues together; 0: no bound. */
  readonly keep: number;
  /** The band of the hardest technique that the puzzle needs. */
  readonly band: Band;
};

/** Makes skyscrapers; holds a solver and boards for each order that it has met. */
export function makeSkyscrapersMaker(): Maker<SkyscrapersPuzzle, SkyscrapersLevel> {
  const benchOf = byOrder(newBench);
  return {
    rules: skyscrapersRules,
    grader: skyscrapersGrader,

    wishFault({ size, keep, band }) {
      const most = size * size + 4 * size;
      if (keep >= most) return `keep: ${keep}; expected fewer than the ${most} cells and places at the edge`;
      const known = bandsOf('skyscrapers');
      return known.includes(band) ? undefined : `band: ${band}; expected one of ${known.join(', ')}`;
    },

    generate(random, { size, keep, band }) {
      const solution = randomLatinSquare(random, size);
      const seen = SIDES.flatMap((side) =>
        Array.from({ length: size }, (_, line) => visibleFrom(solution, lineOfSight(size, side, line))),
      );
      const carver = new Carver(solution, seen, benchOf(size));
      const carved = carver.carve(random, bandRungsOf(band, size), keep);
      if (carved === undefined) return { discarded: 'easier than the level' };
      const { givens, clues } = carved;
      const edges = edgesOf(size, (side, line) => clues[SIDES.indexOf(side) * size + line]);
      return { puzzle: { rows: size, columns: size, givens, solution, edges } };
    },

    countSolutions(puzzle, limit, budget) {
      const { solver } = benchOf(puzzle.rows);
      solver.network.clear();
      solver.network.addGivens(puzzle.givens);
      solver.addEdges(cluesOf(puzzle));
      return solver.count(limit, budget);
    },

    shortfall(puzzle, { keep }) {
      const clues = [...puzzle.givens, ...cluesOf(puzzle)].filter((clue) => clue !== 0);
      return clues.length < keep ? 'fewer clues than the level keeps' : undefined;
    },
  };
}

export const skyscrapersMaker = makeSkyscrapersMaker();

function newBench(order: number): Workbench {
  const layout = new Layout(order);
  return {
    base: new SkyscrapersBoard(layout),
    trial: new SkyscrapersBoard(layout),
    solver: new SkyscrapersSolver(order),
  };
}
