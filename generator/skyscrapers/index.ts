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
import { edgesOf, lineOfSight, SIDES, skyscrapersRules, visibleFrom } from '../../format/variants/skyscrapers.js';
import { BROKEN, type ClueModel, carve, KEPT } from '../latin/carve.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Maker } from '../maker.js';
import { NO_CLUE } from './lines.js';
import { SkyscrapersSolver } from './solver.js';

export type SkyscrapersLevel = {
  /** Order of the square, 4..7. */
  readonly size: number;
  /** Clues to keep, givens and edge clues together; 0: as few as can be. */
  readonly keep: number;
};

/** Makes skyscrapers; holds a solver, with its tables of lines, for each order that it has met. */
export function makeSkyscrapersMaker(): Maker<SkyscrapersPuzzle, SkyscrapersLevel> {
  const solvers: SkyscrapersSolver[] = [];
  const solverOf = (order: number) => {
    solvers[order] ??= new SkyscrapersSolver(order);
    return solvers[order];
  };
  return {
    rules: skyscrapersRules,

    wishFault({ size, keep }) {
      const most = size * size + 4 * size;
      return keep > most ? `keep: ${keep}; expected at most the ${most} cells and places at the edge` : undefined;
    },

    generate(random, { size, keep }) {
      const solution = randomLatinSquare(random, size);
      const seen = SIDES.flatMap((side) =>
        Array.from({ length: size }, (_, line) => visibleFrom(solution, lineOfSight(size, side, line))),
      );
      const solver = solverOf(size);
      const carved = carve(random, solver, edgeModel(solver, solution, seen), keep);
      if ('discarded' in carved) return carved;
      const givens = solution.map((value, cell) => (carved.givens[cell] === KEPT ? value : 0));
      const edges = edgesOf(size, (side, line) => {
        const at = SIDES.indexOf(side) * size + line;
        return carved.clues[at] === KEPT ? seen[at] : NO_CLUE;
      });
      return { puzzle: { rows: size, columns: size, givens, solution, edges } };
    },

    countSolutions(puzzle, limit, budget) {
      const solver = solverOf(puzzle.rows);
      solver.network.clear();
      solver.network.addGivens(puzzle.givens);
      solver.addEdges(SIDES.flatMap((side) => puzzle.edges[side]));
      return solver.count(limit, budget);
    },

    shortfall(puzzle, { keep }) {
      const clues = [...puzzle.givens, ...SIDES.flatMap((side) => puzzle.edges[side])].filter((clue) => clue !== 0);
      return keep > 0 && clues.length !== keep ? 'not the number of clues to keep' : undefined;
    },
  };
}

export const skyscrapersMaker = makeSkyscrapersMaker();

/** Edge clues as clues: a broken one sees any other number. */
function edgeModel(solver: SkyscrapersSolver, solution: readonly number[], seen: readonly number[]): ClueModel {
  const asked = new Int8Array(seen.length);
  return {
    solution,
    clueCount: seen.length,
    addClues(_, states) {
      for (let at = 0; at < seen.length; at++) {
        asked[at] = states[at] === KEPT ? seen[at] : states[at] === BROKEN ? -seen[at] : NO_CLUE;
      }
      solver.addEdges(asked);
    },
  };
}
