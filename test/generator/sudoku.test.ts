import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../format/documents.js';
import { decodeRecord } from '../../format/record.js';
import { SUDOKU_BOXES } from '../../format/variants/sudoku.js';
import { makeRecord } from '../../generator/make.js';
import { randomFor } from '../../generator/random/seed.js';
import { BandSolver } from '../../generator/sudoku/bands.js';
import { carve, type Orbit } from '../../generator/sudoku/carve.js';
import { counterFor } from '../../generator/sudoku/count.js';
import { fullGrid, orbitsOf, type SudokuLevel, sudokuMaker } from '../../generator/sudoku/index.js';
import { carveByTextbook, TextbookSolver } from '../../tools/bench/reference/sudoku.js';

const numbers = fc.integer({ min: 1, max: 1_000_000 });

/** What carving reads of a level. */
type Carving = Pick<SudokuLevel, 'size' | 'empty' | 'symmetry'>;

function makeGraded(number: number, level: SudokuLevel) {
  return decodeRecord(sudokuMaker.rules, makeRecord(sudokuMaker, `sudoku/test/${number}`, level, 1000).record);
}

function make(number: number, level: SudokuLevel): SudokuPuzzle {
  return makeGraded(number, level).puzzle;
}

/** What the generator carves out of a full grid. */
function carveFull(solution: Uint8Array, orbits: readonly Orbit[], { size, empty }: Carving) {
  const counter = counterFor(size, SUDOKU_BOXES[size]);
  for (const [cell, value] of solution.entries()) counter.place(cell, value);
  return carve(counter, solution, orbits, empty);
}

function puzzleOf(givens: readonly number[]): SudokuPuzzle {
  const order = Math.sqrt(givens.length);
  return { rows: order, columns: order, box: SUDOKU_BOXES[order], givens, solution: givens };
}

function parse(text: string): SudokuPuzzle {
  return puzzleOf([...text].map((character) => Number(character.replace('.', '0'))));
}

/** Tries every value in every empty cell, in reading order. */
function bruteForce(
  givens: readonly number[],
  [boxRows, boxColumns]: readonly [number, number],
  limit: number,
): number {
  const order = Math.sqrt(givens.length);
  const grid = [...givens];
  const fits = (cell: number, value: number) =>
    grid.every((other, at) => {
      if (at === cell || other !== value) return true;
      const [r, c, s, d] = [Math.floor(cell / order), cell % order, Math.floor(at / order), at % order];
      const isSameBox =
        Math.floor(r / boxRows) === Math.floor(s / boxRows) &&
        Math.floor(c / boxColumns) === Math.floor(d / boxColumns);
      return r !== s && c !== d && !isSameBox;
    });
  if (!givens.every((value, cell) => value === 0 || fits(cell, value))) return 0;
  const count = (found: number): number => {
    const cell = grid.indexOf(0);
    if (cell < 0) return found + 1;
    let total = found;
    for (let value = 1; value <= order && total < limit; value++) {
      if (!fits(cell, value)) continue;
      grid[cell] = value;
      total = count(total);
      grid[cell] = 0;
    }
    return total;
  };
  return count(0);
}

describe('countSolutions', () => {
  // Solutions of each, counted to 1,000. The first: Arto Inkala's puzzle of 2012; the second has no solution though no two givens clash.
  const CASES: readonly (readonly [name: string, puzzle: string, solutions: number])[] = [
    ['a hard puzzle', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 1],
    ['no clash, no solution', '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..', 0],
    [
      'a puzzle with a second solution',
      '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.',
      2,
    ],
    ['two in a row', '11...............................................................................', 0],
    ['two in a column', '1........1.......................................................................', 0],
    ['two in a box', '1.........1......................................................................', 0],
  ];

  it.each(CASES)('%s', (_name, text, solutions) => {
    const puzzle = parse(text);
    expect(sudokuMaker.countSolutions(puzzle, 1000)).toBe(solutions);
    if (solutions > 0) expect(new TextbookSolver().count(puzzle.givens, 1000)).toBe(solutions);
  });

  it('stops at the limit', () => {
    const empty9 = puzzleOf(new Array(81).fill(0));
    for (const limit of [1, 2, 50]) expect(sudokuMaker.countSolutions(empty9, limit)).toBe(limit);
    const empty4 = puzzleOf(new Array(16).fill(0));
    for (const limit of [1, 2, 287, 288]) expect(sudokuMaker.countSolutions(empty4, limit)).toBe(limit);
    expect(sudokuMaker.countSolutions(empty4, 1000)).toBe(288);
  });

  it('out of budget is no count', () => {
    for (const order of [4, 6, 9]) {
      const empty = puzzleOf(new Array(order * order).fill(0));
      expect(sudokuMaker.countSolutions(empty, 2, 1)).toBeUndefined();
    }
    // Whatever the budget: the whole proof or none.
    const hard = parse(CASES[0][1]);
    const counts = Array.from({ length: 2000 }, (_, budget) => sudokuMaker.countSolutions(hard, 2, budget));
    const enough = counts.indexOf(1);
    expect(enough).toBeGreaterThan(1);
    expect(counts.every((count, budget) => count === (budget < enough ? undefined : 1))).toBe(true);
  });

  it('equals brute force on 4x4, whatever the givens', () => {
    const givens = fc.array(
      fc.integer({ min: 0, max: 12 }).map((n) => (n > 4 ? 0 : n)),
      { minLength: 16, maxLength: 16 },
    );
    fc.assert(
      fc.property(givens, fc.constantFrom(1, 2, 5, 300), (grid, limit) => {
        expect(sudokuMaker.countSolutions(puzzleOf(grid), limit)).toBe(bruteForce(grid, [2, 2], limit));
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  it('equals brute force on 6x6 and the textbook on 9x9 with givens left out of a solution', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 12 }), (number, extra) => {
        const random = randomFor(`sudoku/test/${number}`, 0);
        const small = [...fullGrid(random, 6, [2, 3])];
        for (let i = 0; i < 20 + (extra >> 1); i++) small[random.below(36)] = 0;
        expect(sudokuMaker.countSolutions(puzzleOf(small), 5)).toBe(bruteForce(small, [2, 3], 5));
        const large = [...fullGrid(random, 9, [3, 3])];
        for (let i = 0; i < 80 + 3 * extra; i++) large[random.below(81)] = 0;
        expect(sudokuMaker.countSolutions(puzzleOf(large), 20)).toBe(new TextbookSolver().count(large, 20));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('does not look at the stored solution', () => {
    const puzzle = make(1, { size: 9, band: 'medium', empty: 50 });
    const blank = { ...puzzle, solution: puzzle.solution.map(() => 1) };
    expect(sudokuMaker.countSolutions(blank, 2)).toBe(1);
  });

  it('counts the same after a turn and a change of values', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { givens } = make(number, { size: 9, band: 'easy', empty: 45 });
        const loose = givens.map((value, cell) => (cell % 7 === number % 7 ? 0 : value));
        const turned = loose.map((_, cell) => (loose[80 - cell] === 0 ? 0 : (loose[80 - cell] % 9) + 1));
        expect(sudokuMaker.countSolutions(puzzleOf(turned), 30)).toBe(sudokuMaker.countSolutions(puzzleOf(loose), 30));
      }),
      { seed: 1, numRuns: 20 },
    );
  });
});

describe('generate', () => {
  const LEVELS: readonly SudokuLevel[] = [
    { size: 9, band: 'easy', empty: 40 },
    { size: 9, band: 'easy', empty: 0 },
    { size: 9, band: 'medium', empty: 50 },
    { size: 9, band: 'medium', empty: 50, symmetry: 'rotational' },
    { size: 9, band: 'hard', empty: 55 },
    { size: 9, band: 'hard', empty: 47, symmetry: 'rotational' },
    { size: 9, band: 'expert', empty: 0 },
    { size: 9, band: 'expert', empty: 0, symmetry: 'rotational' },
    { size: 9, band: 'extreme', empty: 0 },
    { size: 6, band: 'easy', empty: 22 },
    { size: 6, band: 'expert', empty: 0 },
    { size: 4, band: 'easy', empty: 9, symmetry: 'rotational' },
    { size: 4, band: 'easy', empty: 0 },
  ];

  it.each(LEVELS)('keeps what $size/$band/$empty/$symmetry asks for', (level) => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { puzzle, grade } = makeGraded(number, level);
        const { givens } = puzzle;
        expect(grade.level).toBe(level.band);
        const empty = givens.filter((given) => given === 0).length;
        if (level.empty > 0) expect(empty).toBeLessThanOrEqual(level.empty);
        if (level.symmetry !== 'rotational') return;
        for (const [cell, given] of givens.entries()) expect(given === 0).toBe(givens[givens.length - 1 - cell] === 0);
      }),
      { seed: 1, numRuns: level.size === 9 ? 10 : 20 },
    );
  });

  it('leaves more cells empty where the level allows more', () => {
    const emptyAt = (empty: number) =>
      Array.from({ length: 20 }, (_, number) => make(number, { size: 9, band: 'easy', empty }))
        .flatMap(({ givens }) => givens)
        .filter((given) => given === 0).length / 20;
    expect(emptyAt(35)).toBe(35);
    expect(emptyAt(0)).toBeGreaterThan(45);
  });

  const NINES: readonly Carving[] = [
    { size: 9, empty: 0 },
    { size: 9, empty: 40 },
    { size: 9, empty: 55 },
    { size: 9, empty: 0, symmetry: 'rotational' },
    { size: 9, empty: 40, symmetry: 'rotational' },
    { size: 9, empty: 55, symmetry: 'rotational' },
  ];

  it.each(NINES)('makes at $size/$empty/$symmetry what one test after each removal makes', (level) => {
    const textbook = new TextbookSolver();
    for (let number = 1; number <= 60; number++) {
      const random = randomFor(`sudoku/test/${number}`, 0);
      const solution = fullGrid(random, 9, [3, 3]);
      const orbits = orbitsOf(random, level);
      expect(carveFull(solution, orbits, level)).toEqual(carveByTextbook(textbook, solution, orbits, level.empty));
    }
  });

  it('makes at 4x4 and 6x6 what one test after each removal makes', () => {
    const levels = fc.record({
      size: fc.constantFrom(4 as const, 6 as const),
      empty: fc.constantFrom(0, 8, 20),
      symmetry: fc.constantFrom('none' as const, 'rotational' as const),
    });
    fc.assert(
      fc.property(numbers, levels, (number, level) => {
        const box = SUDOKU_BOXES[level.size];
        const random = randomFor(`sudoku/test/${number}`, 0);
        const solution = fullGrid(random, level.size, box);
        const orbits = orbitsOf(random, level);
        const givens = [...solution];
        for (const orbit of orbits) {
          if (level.empty > 0 && givens.filter((given) => given === 0).length >= level.empty) break;
          for (const cell of orbit) givens[cell] = 0;
          if (bruteForce(givens, box, 2) !== 1) for (const cell of orbit) givens[cell] = solution[cell];
        }
        expect([...(carveFull(solution, orbits, level) ?? [])]).toEqual(givens);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('reads back from its record as it was made', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...LEVELS), (number, level) => {
        const attempt = sudokuMaker.generate(randomFor(`sudoku/test/${number}`, 0), level);
        if ('discarded' in attempt) return;
        const { rules } = sudokuMaker;
        expect(rules.decode(rules.encode(attempt.puzzle))).toEqual(attempt.puzzle);
        expect(rules.violations(attempt.puzzle)).toEqual([]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('tells what falls short of the wish', () => {
    const level: SudokuLevel = { size: 9, band: 'medium', empty: 50 };
    const puzzle = make(1, level);
    const empty = puzzle.givens.filter((given) => given === 0).length;
    for (const allowed of [0, empty, empty + 1]) {
      expect(sudokuMaker.shortfall(puzzle, { ...level, empty: allowed })).toBeUndefined();
    }
    expect(sudokuMaker.shortfall(puzzle, { ...level, empty: empty - 1 })).toMatch(/empty/);
    expect(sudokuMaker.shortfall(puzzle, { ...level, symmetry: 'rotational' })).toBe('not symmetric');
  });

  it('discards a grid that the band does not fit', () => {
    // 4x4 needs no more than singles.
    expect(sudokuMaker.generate(randomFor('sudoku/test/1', 0), { size: 4, band: 'medium', empty: 0 })).toEqual({
      discarded: 'easier than the level',
    });
  });

  it('varies: first rows and full grids are all different', () => {
    const grids = Array.from({ length: 300 }, (_, i) => fullGrid(randomFor(`sudoku/test/${i}`, 0), 9, [3, 3]).join(''));
    expect(new Set(grids).size).toBe(300);
    for (let value = 1; value <= 9; value++) {
      const share = grids.filter((grid) => grid[40] === String(value)).length;
      expect(share).toBeGreaterThan(12);
    }
  });
});

describe('BandSolver', () => {
  it('takes givens back as if they had never been', () => {
    const solution = fullGrid(randomFor('sudoku/test/1', 0), 9, [3, 3]);
    const solver = new BandSolver();
    for (const [cell, value] of solution.entries()) solver.place(cell, value);
    for (let cell = 0; cell < 81; cell += 2) solver.remove(cell, solution[cell]);
    const fresh = new BandSolver();
    for (let cell = 1; cell < 81; cell += 2) fresh.place(cell, solution[cell]);
    expect(solver.count(500, 1e6)).toBe(fresh.count(500, 1e6));
    expect(solver.steps).toBe(fresh.steps);
  });

  it('counts the solutions without a value in a cell', () => {
    fc.assert(
      fc.property(numbers, fc.nat(80), (number, cell) => {
        const random = randomFor(`sudoku/test/${number}`, 0);
        const grid = [...fullGrid(random, 9, [3, 3])];
        const value = grid[cell];
        for (let i = 0; i < 90; i++) grid[random.below(81)] = 0;
        grid[cell] = 0;
        const solver = new BandSolver();
        for (const [at, given] of grid.entries()) if (given !== 0) solver.place(at, given);
        const all = new TextbookSolver().count(grid, 5000) as number;
        const withValue = new TextbookSolver().count(grid.with(cell, value), 5000) as number;
        if (all < 5000) expect(solver.count(10_000, 1e6, cell, value)).toBe(all - withValue);
      }),
      { seed: 1, numRuns: 40 },
    );
  });
});
