/**
 * Sudoku: each value once in every row, column and box.
 *
 *   5 3 . | . 7 .     A full grid by random search, then cells emptied in random order, each only while
 *   6 . . | 1 9 5     the solution stays unique, until `empty` cells are or none can be any more. With
 *   . 9 8 | . . .     rotational symmetry cells go with their partners, turned by 180 degrees.
 */
import type { SudokuPuzzle } from '../../format/documents.js';
import { SUDOKU_BOXES, sudokuRules } from '../../format/variants/sudoku.js';
import type { Maker } from '../maker.js';
import type { Random } from '../random/random.js';
import { carve, type Orbit } from './carve.js';
import { counterFor } from './count.js';
import { HouseSolver } from './houses.js';

export type SudokuLevel = {
  readonly size: 4 | 6 | 9;
  /** Cells without a given; 0: as many as can go. */
  readonly empty: number;
  readonly symmetry?: 'none' | 'rotational';
};

/** Branches before a proof is given up. */
const BUDGET = 10_000_000;

export const sudokuMaker: Maker<SudokuPuzzle, SudokuLevel> = {
  rules: sudokuRules,

  wishFault({ size, empty, symmetry }) {
    const cells = size * size;
    if (empty >= cells) return `empty: ${empty}; expected fewer than the ${cells} cells`;
    if (symmetry === 'rotational' && cells % 2 === 0 && empty % 2 === 1) {
      return `empty: ${empty}; expected an even number, since rotational symmetry pairs all cells of this size`;
    }
    return undefined;
  },

  generate(random, level) {
    const { size, empty } = level;
    const box = SUDOKU_BOXES[size];
    const solution = fullGrid(random, size, box);
    const counter = counterFor(size, box);
    for (const [cell, value] of solution.entries()) counter.place(cell, value);
    const givens = carve(counter, solution, orbitsOf(random, level), empty);
    if (givens === undefined) return { discarded: 'a removal not decided within the step budget' };
    const puzzle = { rows: size, columns: size, box, givens: [...givens], solution: [...solution] };
    const shortfall = sudokuMaker.shortfall(puzzle, level);
    return shortfall === undefined ? { puzzle } : { discarded: shortfall };
  },

  countSolutions(puzzle, limit, budget = BUDGET) {
    const counter = counterFor(puzzle.rows, puzzle.box);
    for (const [cell, given] of puzzle.givens.entries()) if (given !== 0) counter.place(cell, given);
    return counter.count(limit, budget);
  },

  shortfall({ givens }, { empty, symmetry }) {
    const found = givens.filter((given) => given === 0).length;
    if (empty > 0 && found !== empty) return 'stopped short of the cells to empty';
    const isTurned = givens.every((given, cell) => (given === 0) === (givens[givens.length - 1 - cell] === 0));
    return symmetry === 'rotational' && !isTurned ? 'not symmetric' : undefined;
  },
};

/** A random full grid, row-major. */
export function fullGrid(random: Random, size: number, box: readonly [number, number]): Uint8Array {
  const solver = new HouseSolver(size, box);
  // Out of budget is out of the question: the search meets a full grid within a few hundred steps.
  if (solver.count(1, BUDGET, random) !== 1) throw new Error(`no full grid of order ${size}`);
  return solver.found;
}

/** The cells to empty, in random order. Exported so that the benchmark can hand the same order to another method. */
export function orbitsOf(random: Random, { size, empty, symmetry = 'none' }: SudokuLevel): Orbit[] {
  const cells = size * size;
  if (symmetry === 'none') return Array.from(random.shuffle(range(cells)), (cell) => [cell]);
  // A target's parity says whether the centre of an odd grid is empty: first, where it is; never, where it is not.
  const pairs = Array.from(random.shuffle(range(cells >> 1)), (cell) => [cell, cells - 1 - cell]);
  if (cells % 2 === 0 || (empty > 0 && empty % 2 === 0)) return pairs;
  const centre = [cells >> 1];
  if (empty > 0) return [centre, ...pairs];
  pairs.splice(random.below(pairs.length + 1), 0, centre);
  return pairs;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
