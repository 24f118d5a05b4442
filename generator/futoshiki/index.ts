/**
 * Futoshiki: a Latin square with signs between neighbours that tell which of the two is less.
 *
 *   . < .   3
 *   ^
 *   .   .   .
 *       v
 *   . > .   .
 *
 * A puzzle starts with all signs of a random square and loses what it can spare.
 */
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { futoshikiRules } from '../../format/variants/futoshiki.js';
import { ABSENT, type ClueModel, carve, KEPT } from '../latin/carve.js';
import { LatinSolvers } from '../latin/solvers.js';
import { randomLatinSquare } from '../latin/square.js';
import type { Maker } from '../maker.js';

export type FutoshikiLevel = {
  /** Order of the square, 4..7. */
  readonly size: number;
  /** Clues to keep, givens and inequalities together; 0: as few as can be. */
  readonly keep: number;
};

/** Makes futoshikis; holds a solver for each order that it has met. */
export function makeFutoshikiMaker(): Maker<FutoshikiPuzzle, FutoshikiLevel> {
  const solvers = new LatinSolvers();
  return {
    rules: futoshikiRules,

    wishFault({ size, keep }) {
      const most = size * size + neighbourPairs(size).length;
      return keep > most ? `keep: ${keep}; expected at most the ${most} cells and pairs of neighbours` : undefined;
    },

    generate(random, { size, keep }) {
      const solution = randomLatinSquare(random, size);
      const pairs = neighbourPairs(size).map(
        ([a, b]) => (solution[a] < solution[b] ? [a, b] : [b, a]) as [number, number],
      );
      const carved = carve(random, solvers.of(size), inequalityModel(solution, pairs), keep);
      if ('discarded' in carved) return carved;
      const givens = solution.map((value, cell) => (carved.givens[cell] === KEPT ? value : 0));
      const inequalities = pairs.filter((_, at) => carved.clues[at] === KEPT);
      return { puzzle: { rows: size, columns: size, givens, solution, inequalities } };
    },

    countSolutions(puzzle, limit, budget) {
      const solver = solvers.of(puzzle.rows);
      const { network } = solver;
      network.clear();
      network.addGivens(puzzle.givens);
      for (const [a, b] of puzzle.inequalities) network.addInequality(a, b);
      return solver.count(limit, budget);
    },

    shortfall(puzzle, { keep }) {
      const clues = puzzle.givens.filter((given) => given !== 0).length + puzzle.inequalities.length;
      return keep > 0 && clues !== keep ? 'not the number of clues to keep' : undefined;
    },
  };
}

export const futoshikiMaker = makeFutoshikiMaker();

/** Inequalities as clues: neighbours of a Latin square differ, so a broken one is the reverse. */
function inequalityModel(solution: readonly number[], pairs: readonly (readonly [number, number])[]): ClueModel {
  return {
    solution,
    clueCount: pairs.length,
    addClues(network, states) {
      for (let at = 0; at < pairs.length; at++) {
        const [a, b] = pairs[at];
        if (states[at] === KEPT) network.addInequality(a, b);
        else if (states[at] !== ABSENT) network.addInequality(b, a);
      }
    },
  };
}
