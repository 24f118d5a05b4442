/**
 * The ladder of techniques for magic squares. Up to line bounds a list of the unused numbers will do; then come the candidates of
 * the cells, then more than one line at a time. Cell bounds and line difference are named here; the rest is what the
 * Sudoku family or books on magic squares call it.
 */
import type { MagicSquarePuzzle } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import { magicSquareRules } from '../../format/variants/magic-square.js';
import { byOrder } from '../by-order.js';
import { type Grader, graderOf } from '../grade/grader.js';
import type { Rung } from '../grade/ladder.js';
import { MagicBoard } from './board.js';
import { Geometry } from './geometry.js';
import { findCellBounds, findLineBounds } from './techniques/bounds.js';
import { findCombinations } from './techniques/combination.js';
import { findLineSupports, findTwoBlanks } from './techniques/lines.js';
import { findHiddenSingles, findLastNumber, findNakedSingles, findOneBlank } from './techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from './techniques/subsets.js';

/** Easiest first: the order of `format/techniques.ts`. */
export const MAGIC_RUNGS: readonly Rung<MagicBoard, TechniqueOf<'magic-square'>>[] = [
  { technique: 'last-number', weight: 10, find: findLastNumber },
  { technique: 'one-blank', weight: 12, find: findOneBlank },
  { technique: 'naked-single', weight: 20, find: findNakedSingles },
  { technique: 'hidden-single', weight: 22, find: findHiddenSingles },
  { technique: 'two-blanks', weight: 28, find: findTwoBlanks },
  { technique: 'line-bounds', weight: 32, find: findLineBounds },
  { technique: 'crossing-pairs', weight: 40, find: (board) => findLineSupports(board, 2) },
  { technique: 'cell-bounds', weight: 42, find: findCellBounds },
  { technique: 'naked-pair', weight: 45, find: (board) => findNakedSubsets(board, 2) },
  { technique: 'three-blanks', weight: 48, find: (board) => findLineSupports(board, 3) },
  { technique: 'hidden-pair', weight: 52, find: (board) => findHiddenSubsets(board, 2) },
  { technique: 'naked-triple', weight: 54, find: (board) => findNakedSubsets(board, 3) },
  { technique: 'hidden-triple', weight: 56, find: (board) => findHiddenSubsets(board, 3) },
  { technique: 'line-difference', weight: 60, find: (board) => findCombinations(board, board.geometry.differences) },
  { technique: 'line-combination', weight: 64, find: (board) => findCombinations(board, board.geometry.combinations) },
  { technique: 'line-filtration', weight: 68, find: (board) => findLineSupports(board, 4, board.order) },
];

/** Grades magic squares; holds a board for each order that it has met. */
export function makeMagicSquareGrader(): Grader<MagicSquarePuzzle> {
  const boardOf = byOrder((order) => new MagicBoard(new Geometry(order)));
  return graderOf({
    variant: 'magic-square',
    rungs: MAGIC_RUNGS,
    boardFor({ rows, givens }, isExplaining) {
      const kept = boardOf(rows);
      const board = isExplaining ? new MagicBoard(kept.geometry, true) : kept;
      board.reset(givens);
      return board;
    },
    valuesOf: ({ values }) => values,
    isSound: (puzzle, solution) => magicSquareRules.violations({ ...puzzle, solution }).length === 0,
  });
}
