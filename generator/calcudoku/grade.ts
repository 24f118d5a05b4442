/**
 * The ladder of calcudoku: what each technique weighs, and the boards to climb it on.
 *
 * The names are those of KenKen solvers; levels compare to Simon Tatham's Keen, whose Easy ends with cage union, Normal with cage
 * combinations, Hard with cage lines and subsets.
 */
import type { CalcudokuPuzzle } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import { calcudokuRules } from '../../format/variants/calcudoku.js';
import { byOrder } from '../by-order.js';
import { type Grader, graderOf } from '../grade/grader.js';
import type { Rung } from '../grade/ladder.js';
import { Layout } from '../grade/layout.js';
import { findXYChains } from '../grade/techniques/chains.js';
import { findFish } from '../grade/techniques/fish.js';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../grade/techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from '../grade/techniques/subsets.js';
import { CalcudokuBoard } from './board.js';
import { CageTables } from './tables.js';
import { findClaims } from './techniques/claiming.js';
import { findForcedCages, findFreebies, findLastCageCells } from './techniques/clues.js';
import { findCageChains, findCageForcingChains } from './techniques/conflicts.js';
import { findCageCombinations, findCageLines, findCageUnions } from './techniques/fillings.js';
import { findCombinationContradictions } from './techniques/pairs.js';
import { findInniesOuties, findLineTotals } from './techniques/totals.js';

export type CalcudokuTechnique = TechniqueOf<'calcudoku'>;

export const CALCUDOKU_RUNGS: readonly Rung<CalcudokuBoard, CalcudokuTechnique>[] = [
  { technique: 'freebie', weight: 10, find: findFreebies },
  { technique: 'forced-cage', weight: 11, find: findForcedCages },
  { technique: 'last-cage-cell', weight: 12, find: findLastCageCells },
  { technique: 'full-house', weight: 13, find: findFullHouses },
  { technique: 'naked-single', weight: 15, find: findNakedSingles },
  { technique: 'hidden-single', weight: 17, find: (board) => findHiddenSingles(board, 0, 2 * board.order) },
  { technique: 'cage-union', weight: 22, find: findCageUnions },
  { technique: 'cage-combinations', weight: 25, find: findCageCombinations },
  { technique: 'cage-line', weight: 28, find: findCageLines },
  { technique: 'claiming', weight: 29, find: findClaims },
  { technique: 'naked-pair', weight: 30, find: (board) => findNakedSubsets(board, 2) },
  { technique: 'hidden-pair', weight: 34, find: (board) => findHiddenSubsets(board, 2) },
  { technique: 'naked-triple', weight: 36, find: (board) => findNakedSubsets(board, 3) },
  { technique: 'hidden-triple', weight: 40, find: (board) => findHiddenSubsets(board, 3) },
  { technique: 'naked-quad', weight: 42, find: (board) => findNakedSubsets(board, 4) },
  { technique: 'line-total', weight: 44, find: findLineTotals },
  { technique: 'x-wing', weight: 46, find: (board) => findFish(board, 2) },
  { technique: 'swordfish', weight: 49, find: (board) => findFish(board, 3) },
  { technique: 'jellyfish', weight: 52, find: (board) => findFish(board, 4) },
  { technique: 'innies-outies', weight: 54, find: findInniesOuties },
  { technique: 'combination-contradiction', weight: 56, find: findCombinationContradictions },
  { technique: 'xy-chain', weight: 60, spread: 5, find: findXYChains },
  { technique: 'alternating-inference-chain', weight: 70, spread: 9, find: findCageChains },
  { technique: 'forcing-chain', weight: 80, spread: 15, find: findCageForcingChains },
];

/** Makes graders; holds a board, with its tables of cages, for each order that it has met. */
export function makeCalcudokuGrader(): Grader<CalcudokuPuzzle> {
  const boardOf = byOrder((order) => new CalcudokuBoard(new Layout(order), new CageTables(order)));
  return graderOf<CalcudokuPuzzle, CalcudokuBoard>({
    variant: 'calcudoku',
    rungs: CALCUDOKU_RUNGS,
    boardFor({ rows: order, givens, cages }, isExplaining) {
      const kept = boardOf(order);
      const board = isExplaining ? new CalcudokuBoard(kept.layout, kept.tables, true) : kept;
      board.start(givens, cages);
      return board;
    },
    valuesOf: (board) => board.values,
    isSound: (puzzle, values) => calcudokuRules.violations({ ...puzzle, solution: values }).length === 0,
  });
}
