/** The grader of skyscrapers: its techniques in the order of format/techniques.ts. */
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import { SIDES, skyscrapersRules } from '../../format/variants/skyscrapers.js';
import { byOrder } from '../by-order.js';
import { type Grader, graderOf } from '../grade/grader.js';
import type { Rung } from '../grade/ladder.js';
import { Layout } from '../grade/layout.js';
import { findAlternatingChains, findXYChains } from '../grade/techniques/chains.js';
import { findFish } from '../grade/techniques/fish.js';
import { findForcingChains } from '../grade/techniques/forcing.js';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../grade/techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from '../grade/techniques/subsets.js';
import { SkyscrapersBoard } from './board.js';
import { findClueAll, findClueOne, findOppositeClues, findStaircases } from './techniques/clues.js';
import { findNearlyFilledLines } from './techniques/counting.js';
import { findDoubleLineFiltrations, findLineFiltrations } from './techniques/filtration.js';
import { findClueTwo, findTallestWindows } from './techniques/tallest.js';

export type SkyscrapersTechnique = TechniqueOf<'skyscrapers'>;

export type SkyscrapersRung = Rung<SkyscrapersBoard, SkyscrapersTechnique>;

/**
 * Weights as in Sudoku Explainer where it knows the technique. Up to order 7 a naked quad is a hidden triple or less, a jellyfish a swordfish;
 * an X-chain in a grid without boxes keeps to rows or to columns and is a fish.
 */
export const SKYSCRAPERS_RUNGS: readonly SkyscrapersRung[] = [
  { technique: 'clue-one', weight: 10, find: findClueOne },
  { technique: 'clue-all', weight: 11, find: findClueAll },
  { technique: 'opposite-clues', weight: 12, find: findOppositeClues },
  { technique: 'full-house', weight: 13, find: findFullHouses },
  { technique: 'naked-single', weight: 15, find: findNakedSingles },
  { technique: 'hidden-single', weight: 16, find: (board) => findHiddenSingles(board, 0, board.layout.houseCount) },
  { technique: 'staircase-bound', weight: 18, find: findStaircases },
  { technique: 'clue-two', weight: 24, find: findClueTwo },
  { technique: 'tallest-window', weight: 26, find: findTallestWindows },
  { technique: 'nearly-filled-line', weight: 28, find: findNearlyFilledLines },
  { technique: 'line-filtration', weight: 34, find: findLineFiltrations },
  { technique: 'naked-pair', weight: 36, find: (board) => findNakedSubsets(board, 2) },
  { technique: 'hidden-pair', weight: 38, find: (board) => findHiddenSubsets(board, 2) },
  { technique: 'naked-triple', weight: 40, find: (board) => findNakedSubsets(board, 3) },
  { technique: 'hidden-triple', weight: 42, find: (board) => findHiddenSubsets(board, 3) },
  { technique: 'double-line-filtration', weight: 48, find: findDoubleLineFiltrations },
  { technique: 'x-wing', weight: 52, find: (board) => findFish(board, 2) },
  { technique: 'swordfish', weight: 56, find: (board) => findFish(board, 3) },
  { technique: 'xy-chain', weight: 65, spread: 4, find: findXYChains },
  { technique: 'alternating-inference-chain', weight: 70, spread: 9, find: withClues(findAlternatingChains) },
  { technique: 'forcing-chain', weight: 80, spread: 15, find: withClues(findForcingChains) },
];

/** A technique of chains that also go through the pairs of candidates that a line's clues rule out. */
function withClues(find: (board: SkyscrapersBoard) => void) {
  return (board: SkyscrapersBoard) => {
    board.linkClues();
    find(board);
  };
}

/** Clues by sight. */
export function cluesOf({ edges }: Pick<SkyscrapersPuzzle, 'edges'>): number[] {
  return SIDES.flatMap((side) => edges[side]);
}

/** A new grader; it holds a board for each order that it has met. */
export function makeSkyscrapersGrader(): Grader<SkyscrapersPuzzle> {
  const boardOf = byOrder((order) => new SkyscrapersBoard(new Layout(order)));
  return graderOf<SkyscrapersPuzzle, SkyscrapersBoard>({
    variant: 'skyscrapers',
    rungs: SKYSCRAPERS_RUNGS,
    boardFor(puzzle, isExplaining) {
      const kept = boardOf(puzzle.rows);
      const board = isExplaining ? new SkyscrapersBoard(kept.layout, true) : kept;
      board.setUp(puzzle.givens, cluesOf(puzzle));
      return board;
    },
    valuesOf: (board) => board.values,
    isSound: (puzzle, values) => skyscrapersRules.violations({ ...puzzle, solution: values }).length === 0,
  });
}

export const skyscrapersGrader = makeSkyscrapersGrader();
