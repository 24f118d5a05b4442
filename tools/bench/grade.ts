/**
 * Grading a minimal Sudoku as a person would solve it, beside the textbook's proof of uniqueness: what a level by technique costs
 * more than the search that tells nothing about it.
 */
import { BANDS } from '../../format/techniques.js';
import { randomFor } from '../../generator/random/seed.js';
import { carve } from '../../generator/sudoku/carve.js';
import { counterFor } from '../../generator/sudoku/count.js';
import { sudokuGrader } from '../../generator/sudoku/grade.js';
import { fullGrid, orbitsOf } from '../../generator/sudoku/index.js';
import { textTable } from '../text-table.js';
import type { Benchmark } from './benchmark.js';
import { TextbookSolver } from './reference/sudoku.js';
import { interleavedMedians, quantile } from './timing.js';

const SIZE = 9;
const BOX = [3, 3] as const;
const WARM_UP = 150;

/** A minimal puzzle of a fixed address. */
function minimalPuzzle(input: number): Uint8Array {
  const random = randomFor(`sudoku/bench-grade/${input + 1}`, 0);
  const solution = fullGrid(random, SIZE, BOX);
  const counter = counterFor(SIZE, BOX);
  for (const [cell, value] of solution.entries()) counter.place(cell, value);
  const givens = carve(counter, solution, orbitsOf(random, { size: SIZE }), 0);
  if (givens === undefined) throw new Error('a removal ran out of its step budget');
  return givens;
}

/** The benchmark over `n` puzzles. */
export function gradeBenchmark(n = 500): Benchmark {
  return {
    name: 'grade',
    run({ isDetailed }) {
      const puzzles = Array.from({ length: n }, (_, input) => minimalPuzzle(input));
      const textbook = new TextbookSolver();
      const grade = (givens: Uint8Array) =>
        sudokuGrader.solve({ rows: SIZE, columns: SIZE, box: BOX, givens: Array.from(givens) });
      const { ours, reference } = interleavedMedians(n, WARM_UP, {
        ours: (input) => {
          grade(puzzles[input]);
        },
        reference: (input) => {
          textbook.count(puzzles[input], 2);
        },
      });
      const row = { name: 'grade a minimal sudoku', n, unit: 'ms', ours, reference, ratio: reference / ours };
      return isDetailed ? { rows: [row], details: `\n${levelTable(puzzles.map(grade))}` } : { rows: [row] };
    },
  };
}

/** What minimal puzzles are graded as, and how many steps their paths have. */
function levelTable(paths: readonly ReturnType<typeof sudokuGrader.solve>[]): string {
  const levels = [...BANDS, 'search'].filter((level) =>
    paths.some(({ grade }) => (grade?.level ?? 'search') === level),
  );
  return textTable([
    ['level', 'puzzles', 'steps', '95%'],
    ...levels.map((level) => {
      const steps = paths.filter(({ grade }) => (grade?.level ?? 'search') === level).map((path) => path.steps.length);
      return [level, String(steps.length), String(quantile(steps, 0.5)), String(quantile(steps, 0.95))];
    }),
  ]);
}
