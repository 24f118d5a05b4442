/** The ladder of Sudoku. Weights follow the scale of Sudoku Explainer as far as one rising order can. */
import type { SudokuPuzzle } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import { sudokuRules } from '../../format/variants/sudoku.js';
import { type Grader, graderOf } from '../grade/grader.js';
import { CandidateGrid } from '../grade/grid.js';
import type { Rung } from '../grade/ladder.js';
import { Layout } from '../grade/layout.js';
import { findAlternatingChains, findXChains, findXYChains } from '../grade/techniques/chains.js';
import { findFish } from '../grade/techniques/fish.js';
import { findForcingChains } from '../grade/techniques/forcing.js';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../grade/techniques/singles.js';
import { findHiddenSubsets, findNakedSubsets } from '../grade/techniques/subsets.js';
import { findAlsXz } from './techniques/almost-locked.js';
import { findRemotePairs, findSimpleColouring } from './techniques/colouring.js';
import { findDirectHiddenPairs } from './techniques/direct-pair.js';
import { findFinnedFish } from './techniques/finned-fish.js';
import { findClaiming, findDirectPointing, findPointing } from './techniques/intersections.js';
import { findEmptyRectangles, findTwoLinks } from './techniques/single-digit.js';
import { findBugPlusOne, findUniqueRectangles } from './techniques/uniqueness.js';
import { findWings, findWWings } from './techniques/wings.js';

export const SUDOKU_RUNGS: readonly Rung<CandidateGrid, TechniqueOf<'sudoku'>>[] = [
  { technique: 'full-house', weight: 10, find: findFullHouses },
  {
    technique: 'hidden-single-box',
    weight: 12,
    find: (grid) => findHiddenSingles(grid, 2 * grid.order, 3 * grid.order),
  },
  { technique: 'hidden-single-line', weight: 15, find: (grid) => findHiddenSingles(grid, 0, 2 * grid.order) },
  { technique: 'naked-single', weight: 16, find: findNakedSingles },
  { technique: 'direct-pointing', weight: 17, find: findDirectPointing },
  { technique: 'direct-hidden-pair', weight: 20, find: findDirectHiddenPairs },
  { technique: 'pointing', weight: 26, find: findPointing },
  { technique: 'claiming', weight: 28, find: findClaiming },
  { technique: 'naked-pair', weight: 30, find: (grid) => findNakedSubsets(grid, 2) },
  { technique: 'hidden-pair', weight: 34, find: (grid) => findHiddenSubsets(grid, 2) },
  { technique: 'naked-triple', weight: 36, find: (grid) => findNakedSubsets(grid, 3) },
  { technique: 'hidden-triple', weight: 37, find: (grid) => findHiddenSubsets(grid, 3) },
  { technique: 'naked-quad', weight: 38, find: (grid) => findNakedSubsets(grid, 4) },
  { technique: 'hidden-quad', weight: 39, find: (grid) => findHiddenSubsets(grid, 4) },
  { technique: 'x-wing', weight: 40, find: (grid) => findFish(grid, 2) },
  { technique: 'swordfish', weight: 41, find: (grid) => findFish(grid, 3) },
  { technique: 'skyscraper', weight: 42, find: (grid) => findTwoLinks(grid, 'skyscraper') },
  { technique: 'two-string-kite', weight: 43, find: (grid) => findTwoLinks(grid, 'two-string-kite') },
  { technique: 'turbot-fish', weight: 44, find: (grid) => findTwoLinks(grid, 'turbot-fish') },
  { technique: 'empty-rectangle', weight: 45, find: findEmptyRectangles },
  { technique: 'xy-wing', weight: 46, find: (grid) => findWings(grid, 2) },
  { technique: 'xyz-wing', weight: 47, find: (grid) => findWings(grid, 3) },
  { technique: 'remote-pair', weight: 48, find: findRemotePairs },
  { technique: 'simple-colouring', weight: 49, find: findSimpleColouring },
  { technique: 'unique-rectangle', weight: 50, isUniqueness: true, find: findUniqueRectangles },
  { technique: 'finned-x-wing', weight: 52, find: (grid) => findFinnedFish(grid, 2) },
  { technique: 'finned-swordfish', weight: 53, find: (grid) => findFinnedFish(grid, 3) },
  { technique: 'jellyfish', weight: 54, find: (grid) => findFish(grid, 4) },
  { technique: 'finned-jellyfish', weight: 55, find: (grid) => findFinnedFish(grid, 4) },
  { technique: 'w-wing', weight: 56, find: findWWings },
  { technique: 'bug-plus-one', weight: 57, isUniqueness: true, find: findBugPlusOne },
  { technique: 'x-chain', weight: 58, spread: 1, find: findXChains },
  { technique: 'xy-chain', weight: 60, spread: 4, find: findXYChains },
  { technique: 'alternating-inference-chain', weight: 65, spread: 9, find: findAlternatingChains },
  { technique: 'als-xz', weight: 75, find: findAlsXz },
  { technique: 'forcing-chain', weight: 76, spread: 20, find: findForcingChains },
];

const layouts = new Map<number, Layout>();

/** The layout of a Sudoku of this order. */
export function sudokuLayout({ rows, box }: Pick<SudokuPuzzle, 'rows' | 'box'>): Layout {
  const key = rows * 16 + box[0];
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = new Layout(rows, box);
    layouts.set(key, layout);
  }
  return layout;
}

/** Makes a grader; it holds a board for each layout that it has met. */
export function makeSudokuGrader(): Grader<SudokuPuzzle> {
  const boards = new Map<Layout, CandidateGrid>();
  const boardOf = (layout: Layout) => {
    const board = boards.get(layout) ?? new CandidateGrid(layout);
    boards.set(layout, board);
    return board;
  };
  return graderOf<SudokuPuzzle, CandidateGrid>({
    variant: 'sudoku',
    rungs: SUDOKU_RUNGS,
    boardFor(puzzle, isExplaining) {
      const layout = sudokuLayout(puzzle);
      const grid = isExplaining ? new CandidateGrid(layout, true) : boardOf(layout);
      grid.reset(puzzle.givens);
      return grid;
    },
    valuesOf: (grid) => grid.values,
    isSound: (puzzle, solution) => sudokuRules.violations({ ...puzzle, solution }).length === 0,
  });
}

export const sudokuGrader = makeSudokuGrader();
