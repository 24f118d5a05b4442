/** The ladder of Sudoku as a whole: what it deduces is true, what it says is independent of how the puzzle lies, and it agrees with other graders. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../format/documents.js';
import { decodeRecord } from '../../format/record.js';
import { BANDS, type Band, MAX_SCORE, techniquesOf } from '../../format/techniques.js';
import type { Path, Question, SolveOptions } from '../../generator/grade/grader.js';
import { CandidateGrid } from '../../generator/grade/grid.js';
import { fillOrder } from '../../generator/grade/hints.js';
import { makeRecord } from '../../generator/make.js';
import type { Random } from '../../generator/random/random.js';
import { randomFor } from '../../generator/random/seed.js';
import { SUDOKU_RUNGS, sudokuGrader } from '../../generator/sudoku/grade.js';
import { HouseSolver } from '../../generator/sudoku/houses.js';
import { type SudokuLevel, sudokuMaker } from '../../generator/sudoku/index.js';
import { ratedSudokuCases, sudokuCases, sudokuRatings, tathamLevels } from '../cases/read.js';
import { spearman } from '../ranks.js';
import { BOXED, minimalSudoku } from './boards.js';

type Asked = Question<SudokuPuzzle>;

const solve = (puzzle: Asked, options?: SolveOptions) => sudokuGrader.solve(puzzle, options);
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The solution by search. */
function solved<P extends Asked>(puzzle: P): P & SudokuPuzzle {
  const solver = new HouseSolver(puzzle.rows, puzzle.box);
  for (const [cell, given] of puzzle.givens.entries()) if (given !== 0) solver.place(cell, given);
  expect(solver.count(1, 10_000_000)).toBe(1);
  return { ...puzzle, solution: [...solver.found] };
}

/** What two solutions of one puzzle must have in common. */
const shape = ({ outcome, grade, score, steps }: Path) => ({
  outcome,
  grade,
  score,
  steps: steps.map(({ rung, starts, length, filled }) => [rung, starts, length, filled.length]),
});

const MINIMAL = numbersTo(2000).map((number) => minimalSudoku(number, 9));
const SMALL = [
  ...numbersTo(300).map((number) => minimalSudoku(number, 6)),
  ...numbersTo(60).map((number) => minimalSudoku(number, 4)),
];
const RATED = ratedSudokuCases().map(solved);
const TATHAM = sudokuCases();

describe('soundness', () => {
  const fired = new Set<string>();

  /** Every explained deduction against the solution, and the same path without words. */
  function check(puzzle: SudokuPuzzle): void {
    const path = solve(puzzle, { isExplaining: true, usesUniqueness: true });
    const wrong: string[] = [];
    for (const { rung, starts, filled, deductions } of path.steps) {
      const technique = path.techniques[rung];
      fired.add(technique);
      if (deductions.length !== starts) wrong.push(`${technique}: ${starts} starts, ${deductions.length} explained`);
      const cells = new Set<number>();
      for (const { placed, struck, text } of deductions) {
        if (placed.length + struck.length === 0) wrong.push(`${technique} without effect: ${text}`);
        for (const { cell, value } of placed) {
          cells.add(cell);
          if (puzzle.solution[cell] !== value) wrong.push(`${technique} fills: ${text}`);
        }
        for (const { cell, values } of struck) {
          if (values.includes(puzzle.solution[cell])) wrong.push(`${technique} strikes: ${text}`);
        }
      }
      if ([...cells].sort((a, b) => a - b).join() !== filled.join())
        wrong.push(`${technique}: fills what it does not explain`);
    }
    expect(wrong).toEqual([]);
    expect(path.outcome).not.toBe('broken');
    if (path.outcome === 'solved') expect(path.values).toEqual(puzzle.solution);
    const plain = solve(puzzle, { usesUniqueness: true });
    expect(plain.steps.every(({ deductions }) => deductions.length === 0)).toBe(true);
    expect(shape(plain)).toEqual(shape(path));
    expect(plain.steps.map(({ filled }) => filled)).toEqual(path.steps.map(({ filled }) => filled));
  }

  it('deduces the truth, with and without words, on 2,000 minimal puzzles of order 9', () => {
    for (const puzzle of MINIMAL) check(puzzle);
  });

  it('does so on puzzles of the small orders and on puzzles made elsewhere', () => {
    for (const puzzle of [...SMALL, ...RATED, ...TATHAM]) check(puzzle);
  });

  it('needs every technique somewhere, but for the hidden quad', () => {
    // A house with eight open cells or fewer has a naked subset of at most four where it has a hidden quad.
    expect(techniquesOf('sudoku').filter((technique) => !fired.has(technique))).toEqual(['hidden-quad']);
  });

  it('finds nothing untrue with any technique on any board of a path', () => {
    const grid = new CandidateGrid(BOXED[9]);
    const wrong: string[] = [];
    for (const { givens, solution } of [...MINIMAL.slice(0, 40), ...RATED.slice(-30)]) {
      grid.reset(givens);
      const find = (rung: number) => {
        grid.clearStep();
        SUDOKU_RUNGS[rung].find(grid);
        return grid.step.starts > 0;
      };
      for (;;) {
        const next = SUDOKU_RUNGS.findIndex((_, rung) => find(rung));
        if (next < 0) break;
        for (let rung = next; rung < SUDOKU_RUNGS.length && next > 3; rung++) {
          if (!find(rung)) continue;
          const { placed, struck } = grid.step;
          const isTrue = solution.every(
            (value, cell) =>
              (placed[cell] === 0 || placed[cell] === value) && (struck[cell] & (1 << (value - 1))) === 0,
          );
          if (!isTrue) wrong.push(`${SUDOKU_RUNGS[rung].technique}: ${givens.join('')}`);
        }
        find(next);
        grid.applyStep();
      }
    }
    expect(wrong).toEqual([]);
  });

  it('orders all open cells of a solved puzzle once', () => {
    for (const puzzle of [...MINIMAL.slice(0, 50), ...SMALL.slice(0, 50)]) {
      const { outcome, steps } = solve(puzzle);
      if (outcome !== 'solved') continue;
      const open = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0);
      expect(fillOrder(steps).sort((a, b) => a - b)).toEqual(open);
    }
  });

  it('never reads the stored solution', () => {
    for (const puzzle of MINIMAL.slice(0, 20)) {
      expect(solve({ ...puzzle, solution: puzzle.solution.map(() => 1) } as SudokuPuzzle)).toEqual(solve(puzzle));
    }
  });
});

describe('symmetry', () => {
  /** Bands of lines and lines in a band, shuffled. */
  function shuffledLines(random: Random, order: number, inBand: number): number[] {
    const bands = random.shuffle([...new Array(order / inBand).keys()]);
    return [...bands].flatMap((band) =>
      [...random.shuffle([...new Array(inBand).keys()])].map((line) => band * inBand + line),
    );
  }

  /** The same puzzle with other values, rows and columns; turned over where boxes are square. */
  function moved(random: Random, { rows, columns, box, givens }: Asked): Asked {
    const values = [0, ...[...random.shuffle([...new Array(rows).keys()])].map((value) => value + 1)];
    const [down, across] = [shuffledLines(random, rows, box[0]), shuffledLines(random, rows, box[1])];
    const isTurned = box[0] === box[1] && random.below(2) === 1;
    const at = (r: number, c: number) => (isTurned ? across[c] * rows + down[r] : down[r] * rows + across[c]);
    return {
      rows,
      columns,
      box,
      givens: givens.map((_, cell) => values[givens[at(Math.floor(cell / rows), cell % rows)]]),
    };
  }

  const byOutcome = new Map<string, SudokuPuzzle[]>();
  for (const puzzle of [...MINIMAL.slice(0, 600), ...RATED.slice(-60), ...SMALL]) {
    const { outcome, grade } = solve(puzzle);
    const key = `${puzzle.rows} ${grade?.level ?? outcome}`;
    byOutcome.set(key, [...(byOutcome.get(key) ?? []), puzzle]);
  }
  const OUTCOMES = [
    ['9 easy', 10],
    ['9 medium', 20],
    ['9 hard', 15],
    ['9 expert', 40],
    ['9 extreme', 40],
    ['9 stuck', 10],
    ['6 easy', 10],
    ['6 expert', 5],
    ['4 easy', 10],
  ] as const;

  it.each(OUTCOMES)('moves of %s puzzles are graded alike', (key, count) => {
    const random = randomFor(`sudoku/moves/${key}`, 0);
    const puzzles = (byOutcome.get(key) ?? []).slice(0, count);
    expect(puzzles).toHaveLength(count);
    for (const puzzle of puzzles) {
      for (const usesUniqueness of [false, true]) {
        const wanted = shape(solve(puzzle, { usesUniqueness }));
        for (let i = 0; i < 2; i++) expect(shape(solve(moved(random, puzzle), { usesUniqueness }))).toEqual(wanted);
      }
    }
  });

  it('turns and mirror images are graded alike', () => {
    for (const puzzle of [...MINIMAL.slice(0, 40), ...RATED.slice(-20)]) {
      const wanted = shape(solve(puzzle));
      const images: ((r: number, c: number) => [number, number])[] = [
        (r, c) => [c, 8 - r],
        (r, c) => [8 - r, 8 - c],
        (r, c) => [8 - r, c],
        (r, c) => [8 - c, 8 - r],
      ];
      for (const image of images) {
        const givens = puzzle.givens.map((_, cell) => {
          const [r, c] = image(Math.floor(cell / 9), cell % 9);
          return puzzle.givens[r * 9 + c];
        });
        expect(shape(solve({ ...puzzle, givens }))).toEqual(wanted);
      }
    }
  });
});

describe('puzzles without one solution', () => {
  it('an empty grid is stuck at once', () => {
    for (const { rows, columns, box } of [MINIMAL[0], SMALL[0], SMALL[359]]) {
      for (const usesUniqueness of [false, true]) {
        const path = solve({ rows, columns, box, givens: new Array(rows * rows).fill(0) }, { usesUniqueness });
        expect(path).toMatchObject({ outcome: 'stuck', steps: [], grade: undefined, score: MAX_SCORE + 1 });
      }
    }
  });

  it('a puzzle with several solutions is not solved without the promise that it has one', () => {
    for (const puzzle of [...MINIMAL.slice(0, 150), ...SMALL.slice(0, 50)]) {
      const givens = puzzle.givens.with(
        puzzle.givens.findIndex((given) => given !== 0),
        0,
      );
      expect(solve({ ...puzzle, givens }).outcome).toBe('stuck');
    }
  });

  it.each([
    ['two in a row', '11...............................................................................', 'broken'],
    ['two in a box', '1.........1......................................................................', 'broken'],
    [
      'a cell that sees all values',
      '.1234.............5........6........7........8........9..........................',
      'broken',
    ],
    [
      'a value without a place',
      '234............1.....1...........................................................',
      'broken',
    ],
    ['no clash', '..9.287..8.6.4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..', 'broken'],
  ])('%s', (_name, text, outcome) => {
    const givens = [...text].map((character) => Number(character.replace('.', '0')));
    expect(solve({ ...MINIMAL[0], givens }).outcome).toBe(outcome);
  });

  it('a wrong given leads to no solution, explained or not', () => {
    let count = 0;
    for (const [i, puzzle] of [...MINIMAL.slice(0, 300), ...SMALL.slice(200)].entries()) {
      const random = randomFor(`sudoku/wrong/${i}`, 0);
      const { givens, solution, rows } = puzzle;
      const cell = random.below(givens.length);
      // Beside the givens another value leads to no solution; in place of one it may.
      if (givens[cell] !== 0) continue;
      const wrong = { ...puzzle, givens: givens.with(cell, 1 + ((solution[cell] + random.below(rows - 1)) % rows)) };
      for (const usesUniqueness of [false, true]) {
        const path = solve(wrong, { usesUniqueness });
        expect(['broken', 'stuck']).toContain(path.outcome);
        expect(path).toMatchObject({ grade: undefined, score: MAX_SCORE + 1 });
        expect(shape(solve(wrong, { usesUniqueness, isExplaining: true }))).toEqual(shape(path));
        count++;
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  it('a hard puzzle without a solution ends, too', () => {
    for (const puzzle of RATED.slice(-30)) {
      const { givens, solution } = puzzle;
      const cell = givens.lastIndexOf(0);
      for (let value = 1; value <= 9; value++) {
        if (value === solution[cell]) continue;
        expect(['broken', 'stuck']).toContain(solve({ ...puzzle, givens: givens.with(cell, value) }).outcome);
      }
    }
  });
});

describe('agreement with other graders', () => {
  const ratings = sudokuRatings();
  let paths: readonly Path[] = [];
  beforeAll(() => {
    paths = RATED.map((puzzle) => solve(puzzle));
  });

  it('orders puzzles as Sudoku Explainer rates them', () => {
    expect(
      spearman(
        paths.map(({ score }) => score),
        ratings,
      ),
    ).toBeGreaterThan(0.98);
    const trusting = RATED.map((puzzle) => solve(puzzle, { usesUniqueness: true }).score);
    expect(spearman(trusting, ratings)).toBeGreaterThan(0.98);
  });

  it('puts the easiest where they belong', () => {
    const levelsOf = (rating: number) =>
      new Set(paths.filter((_, i) => ratings[i] <= rating).map(({ grade }) => grade?.level));
    expect([...levelsOf(1.2)]).toEqual(['easy']);
    expect([...levelsOf(1.9)].sort()).toEqual(['easy', 'medium']);
  });

  it.each([
    [0, 4.5, 0.99],
    [0, 7, 0.95],
    [7.1, 10, 0.6],
  ])('solves those rated %s to %s without search', (from, to, share) => {
    const chosen = paths.filter((_, i) => ratings[i] >= from && ratings[i] <= to);
    expect(chosen.length).toBeGreaterThan(50);
    const count = chosen.filter(({ outcome }) => outcome === 'solved').length;
    expect(count / chosen.length).toBeGreaterThanOrEqual(share);
  });

  it('puts no puzzle of Sudoku Explainer two bands away', () => {
    const ranks = (from: number, to: number) =>
      paths
        .filter((_, i) => ratings[i] >= from && ratings[i] <= to)
        .map(({ grade }) => BANDS.indexOf(grade?.level ?? 'extreme'));
    // Up to 3.0 there are intersections and pairs; from 4.5 on wings and longer chains.
    expect(Math.max(...ranks(0, 3))).toBeLessThanOrEqual(BANDS.indexOf('hard'));
    expect(Math.min(...ranks(4.5, 10))).toBeGreaterThanOrEqual(BANDS.indexOf('hard'));
    expect(Math.min(...ranks(7.1, 10))).toBeGreaterThanOrEqual(BANDS.indexOf('expert'));
  });

  it('orders puzzles as Simon Tatham grades them', () => {
    const LEVELS = ['Trivial', 'Basic', 'Intermediate', 'Advanced', 'Extreme', 'Unreasonable'];
    const graded = tathamLevels('solo').map((level) => LEVELS.indexOf(level));
    for (const [size, least] of [
      [9, 0.95],
      [6, 0.85],
    ]) {
      const chosen = [...TATHAM.keys()].filter((i) => TATHAM[i].rows === size);
      const scores = chosen.map((i) => solve(TATHAM[i]).score);
      expect(
        spearman(
          scores,
          chosen.map((i) => graded[i]),
        ),
      ).toBeGreaterThan(least);
    }
    const easiest = TATHAM.filter((_, i) => graded[i] <= 1).map((puzzle) => solve(puzzle).grade?.level);
    expect(new Set(easiest)).toEqual(new Set(['easy']));
  });
});

describe('puzzles made for a band', () => {
  const LEVELS: readonly (readonly [
    size: 4 | 6 | 9,
    band: Band,
    empty: number,
    symmetry: 'none' | 'rotational',
    attempts: number,
  ])[] = [
    [9, 'easy', 40, 'none', 10],
    [9, 'easy', 0, 'none', 10],
    [9, 'easy', 36, 'rotational', 10],
    [9, 'medium', 50, 'none', 60],
    [9, 'medium', 48, 'rotational', 200],
    [9, 'hard', 55, 'none', 200],
    [9, 'hard', 50, 'rotational', 400],
    [9, 'expert', 0, 'none', 60],
    [9, 'expert', 52, 'rotational', 200],
    [9, 'extreme', 0, 'none', 200],
    [9, 'extreme', 0, 'rotational', 400],
    [6, 'easy', 20, 'none', 10],
    [6, 'easy', 0, 'rotational', 10],
    [6, 'medium', 0, 'none', 2000],
    [6, 'expert', 0, 'none', 400],
    [6, 'expert', 22, 'rotational', 400],
    [4, 'easy', 0, 'none', 10],
    [4, 'easy', 8, 'rotational', 10],
  ];

  it.each(LEVELS)('%sx: %s, at most %s empty, %s', (size, band, empty, symmetry, attempts) => {
    const level: SudokuLevel = { size, band, empty, symmetry };
    for (const number of numbersTo(10)) {
      const { record } = makeRecord(sudokuMaker, `sudoku/banded/${number}`, level, attempts);
      const { puzzle, grade } = decodeRecord(sudokuMaker.rules, record);
      expect(grade.level).toBe(band);
      const open = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0);
      if (empty > 0) expect(open.length).toBeLessThanOrEqual(empty);
      if (symmetry === 'rotational') expect(open.map((cell) => size * size - 1 - cell).reverse()).toEqual(open);
    }
  });
});
