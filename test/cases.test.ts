/** Puzzles made elsewhere (`cases/README.md`): the makers' solvers and the verifier's plain one agree with their makers. */
import { describe, expect, it } from 'vitest';
import type { AnyNumberPuzzle } from '../format/documents.js';
import { calcudokuMaker } from '../generator/calcudoku/index.js';
import { futoshikiMaker } from '../generator/futoshiki/index.js';
import { magicSquareMaker } from '../generator/magic-square/index.js';
import type { Maker, Parameters } from '../generator/maker.js';
import { skyscrapersMaker } from '../generator/skyscrapers/index.js';
import { sudokuMaker } from '../generator/sudoku/index.js';
import type { AnyMaker } from '../generator/variants.js';
import { checkDocument, countPlain, type Ungraded } from '../tools/verify/index.js';
import {
  calcudokuCases,
  futoshikiCases,
  MAGIC_FILES,
  magicSquareCases,
  ratedSudokuCases,
  skyscrapersCases,
  sudokuCases,
} from './cases/read.js';

/** Runs both counters over the puzzles and compares with what is stored. */
function agrees(maker: AnyMaker, cases: readonly Ungraded[]) {
  for (const puzzle of cases) {
    const { solutions, isProven } = countPlain(puzzle, 2);
    expect({ address: puzzle.address, found: solutions.length, isProven }).toEqual({
      address: puzzle.address,
      found: 1,
      isProven: true,
    });
    expect([puzzle.address, maker.countSolutions(puzzle, 2)]).toEqual([puzzle.address, 1]);
    // The makers' counters tell no solution: that the stored one keeps all rules shows that it is the one they count.
    const stored = { ...puzzle, solution: puzzle.solution.length > 0 ? puzzle.solution : solutions[0] };
    expect([puzzle.address, solutions[0]]).toEqual([puzzle.address, stored.solution]);
    expect([puzzle.address, maker.rules.violations(stored)]).toEqual([puzzle.address, []]);
    // Sizes of products are a rule of our banks only.
    expect(checkDocument(stored).filter(({ rule }) => rule !== 'cage-target')).toEqual([]);
  }
}

/** Puzzles that lost a clue: both counters find as many solutions (50 at most), and the plain one none twice. */
function sharesAmbiguity<P extends AnyNumberPuzzle, L extends Parameters>(
  maker: Maker<P, L>,
  puzzles: readonly (P & { variant: string })[],
) {
  for (const puzzle of puzzles) {
    const { solutions } = countPlain(puzzle, 50);
    expect(maker.countSolutions(puzzle, 50)).toBe(solutions.length);
    expect(new Set(solutions.map((values) => values.join(' '))).size).toBe(solutions.length);
  }
}

describe('puzzles made elsewhere have one solution, the stored one', () => {
  it('Sudoku of Tatham', () => agrees(sudokuMaker, sudokuCases()));
  it('Sudoku of sudoku-exchange', () => agrees(sudokuMaker, ratedSudokuCases()));
  it('Futoshiki of Tatham', () => agrees(futoshikiMaker, futoshikiCases()));
  it('Skyscrapers of Tatham', () => agrees(skyscrapersMaker, skyscrapersCases()));
  it('Calcudoku of Tatham', () => agrees(calcudokuMaker, calcudokuCases()));
  it.each(MAGIC_FILES)('magic squares, %s', (file) => agrees(magicSquareMaker, magicSquareCases(file)));
});

describe('less a clue, both counters find as many solutions', () => {
  const firstGivenGone = <P extends AnyNumberPuzzle>(puzzle: P): P => {
    const first = puzzle.givens.findIndex((value) => value !== 0);
    return { ...puzzle, givens: puzzle.givens.map((value, cell) => (cell === first ? 0 : value)) };
  };

  it('Sudoku', () => sharesAmbiguity(sudokuMaker, sudokuCases().map(firstGivenGone)));
  it('Futoshiki', () =>
    sharesAmbiguity(
      futoshikiMaker,
      futoshikiCases().map((puzzle) => ({ ...puzzle, inequalities: puzzle.inequalities.slice(1) })),
    ));
  it('Skyscrapers', () =>
    sharesAmbiguity(
      skyscrapersMaker,
      skyscrapersCases().map((puzzle) => ({
        ...puzzle,
        edges: { ...puzzle.edges, top: puzzle.edges.top.map(() => 0) },
      })),
    ));
  it('magic squares', () =>
    sharesAmbiguity(
      magicSquareMaker,
      [...magicSquareCases('propagation-3'), ...magicSquareCases('propagation-4')].map(firstGivenGone),
    ));
});
