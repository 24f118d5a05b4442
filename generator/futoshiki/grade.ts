/**
 * Futoshiki's ladder of techniques: the order follows how many cells and candidates a player has to look at together.
 *
 * Names are those of Sudoku and of the solving guides; extremes, pair bounds and group bounds are named here. What the guides
 * call the exclusion of minimum and maximum values is a hidden single of 1 or n after the extremes, and no rung of its own. Nor are
 * X-chains: where rows and columns are the only houses, fish of all sizes find everything about one value.
 */
import type { FutoshikiPuzzle } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import { futoshikiRules } from '../../format/variants/futoshiki.js';
import { byOrder } from '../by-order.js';
import { type Grader, graderOf } from '../grade/grader.js';
import type { Rung } from '../grade/ladder.js';
import { Layout } from '../grade/layout.js';
import { findAlternatingChains, findXYChains } from '../grade/techniques/chains.js';
import { findFish } from '../grade/techniques/fish.js';
import { findForcingChains } from '../grade/techniques/forcing.js';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../grade/techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from '../grade/techniques/subsets.js';
import { FutoshikiBoard } from './board.js';
import { findInequalityBounds } from './techniques/bounds.js';
import { findGroupBounds, findPairBounds } from './techniques/counting.js';
import { findDirectInequalities, findExtremes } from './techniques/signs.js';

export const FUTOSHIKI_RUNGS: readonly Rung<FutoshikiBoard, TechniqueOf<'futoshiki'>>[] = [
  { technique: 'full-house', weight: 10, find: findFullHouses },
  { technique: 'direct-inequality', weight: 12, find: findDirectInequalities },
  { technique: 'extremes', weight: 13, find: findExtremes },
  { technique: 'naked-single', weight: 15, find: findNakedSingles },
  { technique: 'hidden-single', weight: 16, find: (board) => findHiddenSingles(board, 0, board.layout.houseCount) },
  { technique: 'inequality-bounds', weight: 22, find: findInequalityBounds },
  { technique: 'pair-bounds', weight: 26, find: findPairBounds },
  { technique: 'naked-pair', weight: 30, find: (board) => findNakedSubsets(board, 2) },
  { technique: 'hidden-pair', weight: 34, find: (board) => findHiddenSubsets(board, 2) },
  { technique: 'naked-triple', weight: 36, find: (board) => findNakedSubsets(board, 3) },
  { technique: 'hidden-triple', weight: 40, find: (board) => findHiddenSubsets(board, 3) },
  { technique: 'naked-quad', weight: 42, find: (board) => findNakedSubsets(board, 4) },
  { technique: 'group-bounds', weight: 44, find: findGroupBounds },
  { technique: 'x-wing', weight: 50, find: (board) => findFish(board, 2) },
  { technique: 'swordfish', weight: 54, find: (board) => findFish(board, 3) },
  { technique: 'jellyfish', weight: 58, find: (board) => findFish(board, 4) },
  { technique: 'xy-chain', weight: 62, spread: 6, find: findXYChains },
  {
    technique: 'alternating-inference-chain',
    weight: 70,
    spread: 8,
    find: (board) => {
      board.linkSigns();
      findAlternatingChains(board);
    },
  },
  {
    technique: 'forcing-chain',
    weight: 80,
    spread: 12,
    find: (board) => {
      board.linkSigns();
      findForcingChains(board);
    },
  },
];

/** Grades futoshikis; holds a board for each order that it has met. */
export function makeFutoshikiGrader(): Grader<FutoshikiPuzzle> {
  const boardOf = byOrder((order) => new FutoshikiBoard(new Layout(order)));
  return graderOf({
    variant: 'futoshiki',
    rungs: FUTOSHIKI_RUNGS,
    boardFor(puzzle, isExplaining) {
      const kept = boardOf(puzzle.rows);
      const board = isExplaining ? new FutoshikiBoard(kept.layout, true) : kept;
      board.load(puzzle);
      return board;
    },
    valuesOf: (board) => board.values,
    isSound: (puzzle, solution) => futoshikiRules.violations({ ...puzzle, solution }).length === 0,
  });
}
