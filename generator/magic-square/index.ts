/**
 * Magic square: 1..n*n once each, so that every row, column and both diagonals add up to n(n*n+1)/2.
 *
 *    .  7  6      A random square by search with restarts, then givens carved away in random order, each
 *    .  5  .      only while the techniques of the level's band find it again.
 *    4  .  8
 *   sum 15
 */
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { BANDS, type Band, bandsOf } from '../../format/techniques.js';
import { magicSquareRules, magicSum } from '../../format/variants/magic-square.js';
import { byOrder } from '../by-order.js';
import { heightsOf } from '../grade/bands.js';
import { carveToBand } from '../grade/carve.js';
import type { Maker } from '../maker.js';
import { MagicBoard } from './board.js';
import { Draft } from './draft.js';
import { Filler } from './fill.js';
import { Geometry } from './geometry.js';
import { MAGIC_RUNGS, makeMagicSquareGrader } from './grade.js';
import { MagicSolver } from './search.js';

export type MagicSquareLevel = {
  readonly size: 3 | 4 | 5 | 6;
  /** What a person must master. */
  readonly band: Band;
  /** Givens to keep at least; 0: no bound. */
  readonly keep: number;
};

/** Steps before a uniqueness proof is given up. */
const BUDGET = 2_000_000;

/** No puzzle of order 3 that has one solution needs more: there are 4,096 puzzles, and the tests go through them. */
const HARDEST_OF_ORDER_3: Band = 'hard';

/** Makes magic squares; holds a board and a filler for each order that it has met. */
export function makeMagicSquareMaker(): Maker<MagicSquarePuzzle, MagicSquareLevel> {
  const boardOf = byOrder((order) => new MagicBoard(new Geometry(order)));
  const fillerOf = byOrder((order) => new Filler(boardOf(order).geometry));
  return {
    rules: magicSquareRules,
    grader: makeMagicSquareGrader(),

    wishFault({ size, band, keep }) {
      const bands = bandsOfOrder(size);
      if (!bands.includes(band)) return `band: ${band}; expected one of ${bands.join(', ')}`;
      const cells = size * size;
      return keep >= cells ? `keep: ${keep}; expected fewer than the ${cells} cells` : undefined;
    },

    generate(random, { size, band, keep }) {
      const solution = fillerOf(size).fill(random);
      if (solution === undefined) return { discarded: 'no full square within the fills allowed' };
      const draft = new Draft(boardOf(size), solution);
      const cells = random.shuffle(Array.from(solution.keys()));
      const heights = heightsOf('magic-square', MAGIC_RUNGS, band, size);
      if (!carveToBand(draft, cells, heights, keep)) return { discarded: 'easier than the level' };
      return { puzzle: { rows: size, columns: size, sum: magicSum(size), givens: draft.givens, solution } };
    },

    countSolutions(puzzle, limit, budget = BUDGET) {
      return new MagicSolver(puzzle.rows).count(puzzle.givens, limit, budget);
    },

    shortfall({ givens }, { keep }) {
      return givens.filter((given) => given !== 0).length < keep ? 'fewer clues than the level keeps' : undefined;
    },
  };
}

/** The bands that puzzles of an order can have. */
function bandsOfOrder(order: number): Band[] {
  const last = order === 3 ? BANDS.indexOf(HARDEST_OF_ORDER_3) : BANDS.length - 1;
  return bandsOf('magic-square').filter((band) => {
    const { below, within } = heightsOf('magic-square', MAGIC_RUNGS, band, order);
    return below < within && BANDS.indexOf(band) <= last;
  });
}

export const magicSquareMaker = makeMagicSquareMaker();
