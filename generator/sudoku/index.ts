/**
 * Sudoku: each value once in every row, column and box.
 *
 *   5 3 . | . 7 .     A full grid by random search, then cells emptied in random order, each only while
 *   6 . . | 1 9 5     the solution stays unique; then givens put back until the puzzle is of its band. With
 *   . 9 8 | . . .     rotational symmetry cells go with their partners, turned by 180 degrees.
 */
import type { SudokuPuzzle } from '../../format/documents.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { SUDOKU_BOXES, sudokuRules } from '../../format/variants/sudoku.js';
import type { Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { carve, type Orbit } from './carve.js';
import { counterFor } from './count.js';
import { LevelFitter } from './fit.js';
import { sudokuGrader, sudokuLayout } from './grade.js';
import { HouseSolver } from './houses.js';

export type SudokuLevel = {
  readonly size: 4 | 6 | 9;
  /** What a person must master. */
  readonly band: Band;
  /** Cells without a given at most; 0: no bound. */
  readonly empty: number;
  readonly symmetry?: 'none' | 'rotational';
};

/** Branches before a proof is given up. */
const BUDGET = 10_000_000;

export const sudokuMaker = makeSudokuMaker();

/** Makes Sudokus; holds boards for each order and band that it has met. */
export function makeSudokuMaker(): Maker<SudokuPuzzle, SudokuLevel> {
  const fitters = new Map<string, LevelFitter>();
  return {
    rules: sudokuRules,
    grader: sudokuGrader,

    wishFault({ size, band, empty }) {
      // Of a million random minimal puzzles of order 4 none needed more.
      const bands = size === 4 ? bandsOf('sudoku').slice(0, 1) : bandsOf('sudoku');
      if (!bands.includes(band)) return `band: ${band}; expected ${bands.join(', ')} for this size`;
      const cells = size * size;
      return empty >= cells ? `empty: ${empty}; expected fewer than the ${cells} cells` : undefined;
    },

    generate(random, level) {
      const { size, band, empty } = level;
      const box = SUDOKU_BOXES[size];
      const most = empty === 0 ? size * size : empty;
      const key = `${size} ${band}`;
      const fitter = fitters.get(key) ?? new LevelFitter(sudokuLayout({ rows: size, box }), band);
      fitters.set(key, fitter);
      const solution = fullGrid(random, size, box);
      const counter = counterFor(size, box);
      for (const [cell, value] of solution.entries()) counter.place(cell, value);
      const orbits = orbitsOf(random, level);
      // The easiest puzzles are not rare: they need not be carved further than they may be.
      const givens = carve(counter, solution, orbits, isEasiest(band) ? empty : 0);
      if (givens === undefined) return { discarded: 'a removal not decided within the step budget' };
      const fitted = fitter.fit(random, givens, solution, orbits, most);
      if (fitted !== 'fits') return { discarded: fitted };
      return { puzzle: { rows: size, columns: size, box, givens: [...givens], solution: [...solution] } };
    },

    countSolutions(puzzle, limit, budget = BUDGET) {
      const counter = counterFor(puzzle.rows, puzzle.box);
      for (const [cell, given] of puzzle.givens.entries()) if (given !== 0) counter.place(cell, given);
      return counter.count(limit, budget);
    },

    shortfall({ givens }, { empty, symmetry }) {
      const found = givens.filter((given) => given === 0).length;
      if (empty > 0 && found > empty) return 'more empty cells than the level allows';
      const isTurned = givens.every((given, cell) => (given === 0) === (givens[givens.length - 1 - cell] === 0));
      return symmetry === 'rotational' && !isTurned ? 'not symmetric' : undefined;
    },
  };
}

function isEasiest(band: Band): boolean {
  return bandsOf('sudoku')[0] === band;
}

/** A random full grid, row-major. */
export function fullGrid(random: Random, size: number, box: readonly [number, number]): Uint8Array {
  const solver = new HouseSolver(size, box);
  // Out of budget is out of the question: the search meets a full grid within a few hundred steps.
  if (solver.count(1, BUDGET, random) !== 1) throw new Error(`no full grid of order ${size}`);
  return solver.found;
}

/** The cells to empty, in random order. Exported so that the benchmark can hand the same order to another method. */
export function orbitsOf(random: Random, { size, symmetry = 'none' }: Pick<SudokuLevel, 'size' | 'symmetry'>): Orbit[] {
  const cells = size * size;
  if (symmetry === 'none') return Array.from(random.shuffle(range(cells)), (cell) => [cell]);
  const pairs = Array.from(random.shuffle(range(cells >> 1)), (cell) => [cell, cells - 1 - cell]);
  if (cells % 2 === 1) pairs.splice(random.below(pairs.length + 1), 0, [cells >> 1]);
  return pairs;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
