/**
 * Sudoku generation by removal: ours beside the textbook method, from the same full grids in the same order of removal. The
 * puzzles must be byte-equal. Timed is the removal; the full grid, the same for both, is made beforehand.
 */

import { randomFor } from '../../generator/random/seed.js';
import { BandSolver } from '../../generator/sudoku/bands.js';
import { carve } from '../../generator/sudoku/carve.js';
import { counterFor } from '../../generator/sudoku/count.js';
import { fullGrid, orbitsOf } from '../../generator/sudoku/index.js';
import { textTable } from '../text-table.js';
import type { Benchmark, BenchRow } from './benchmark.js';
import { carveByTextbook, TextbookSolver } from './reference/sudoku.js';
import { interleavedMedians, median, quantile } from './timing.js';

const SIZE = 9;
const BOX = [3, 3] as const;
const WARM_UP = 150;
/** How many steps may a solver take before a proof counts as "at least that many"? */
const MOST_STEPS = 1_000_000;
const STEP_PUZZLES = 200;

const SETTINGS = [
  { name: 'sudoku 55 empty', target: 55, n: 1000 },
  { name: 'sudoku minimal', target: 0, n: 500 },
] as const;

export const sudokuBenchmark: Benchmark = {
  name: 'sudoku',
  run({ isDetailed }) {
    const rows = SETTINGS.map(timeSetting);
    return isDetailed ? { rows, details: `\n${stepTable()}` } : { rows };
  },
};

interface Job {
  readonly solution: Uint8Array;
  readonly order: readonly number[];
}

function jobsFor(target: number, n: number): Job[] {
  return Array.from({ length: n }, (_, index) => {
    const random = randomFor(`sudoku/bench-${target}/${index + 1}`, 0);
    const solution = fullGrid(random, SIZE, BOX);
    return { solution, order: orbitsOf(random, { size: SIZE, empty: target }).map(([cell]) => cell) };
  });
}

function carveByOurs({ solution, order }: Job, target: number): Uint8Array {
  const counter = counterFor(SIZE, BOX);
  for (let cell = 0; cell < solution.length; cell++) counter.place(cell, solution[cell]);
  const givens = carve(
    counter,
    solution,
    order.map((cell) => [cell]),
    target,
  );
  if (givens === undefined) throw new Error('a removal ran out of its step budget');
  return givens;
}

function timeSetting({ name, target, n }: (typeof SETTINGS)[number]): BenchRow {
  const jobs = jobsFor(target, n);
  const textbook = new TextbookSolver();
  const results: Uint8Array[][] = jobs.map(() => []);
  const { ours, reference } = interleavedMedians(
    n,
    WARM_UP,
    (index) => results[index].push(carveByOurs(jobs[index], target)),
    (index) => results[index].push(carveByTextbook(textbook, jobs[index].solution, jobs[index].order, target)),
  );
  for (const [index, puzzles] of results.entries()) {
    const isEqual = puzzles.length >= 2 && puzzles.every((puzzle) => puzzle.join() === puzzles[0].join());
    if (!isEqual) throw new Error(`sudoku/bench-${target}/${index + 1}: the methods made different puzzles`);
  }
  return { name, n, unit: 'ms', ours, reference, ratio: reference / ours };
}

/** Steps of a uniqueness proof: our branches, and the cells that the plain solvers fill on trial. */
function stepTable(): string {
  const rows = SETTINGS.map(({ name, target }) => {
    const puzzles = jobsFor(target, STEP_PUZZLES).map((job) => carveByOurs(job, target));
    const steps = {
      ours: puzzles.map((givens) => {
        const solver = new BandSolver();
        for (const [cell, value] of givens.entries()) if (value !== 0) solver.place(cell, value);
        solver.count(2, MOST_STEPS);
        return solver.steps;
      }),
      fewest: puzzles.map((givens) => textbookSteps(givens, 'fewest')),
      first: puzzles.map((givens) => textbookSteps(givens, 'first')),
    };
    return [name, ...Object.values(steps).flatMap((counts) => [shown(median(counts)), shown(quantile(counts, 0.95))])];
  });
  return [
    `Steps of a uniqueness proof, ${STEP_PUZZLES} puzzles each (published medians for hard puzzles: 311 and 28,579)\n`,
    textTable([['', 'ours', '95%', 'fewest candidates', '95%', 'first empty cell', '95%'], ...rows]),
  ].join('');
}

function textbookSteps(givens: Uint8Array, choice: 'fewest' | 'first'): number {
  const solver = new TextbookSolver(choice);
  solver.count(givens, 2, MOST_STEPS);
  return Math.min(solver.steps, MOST_STEPS);
}

function shown(steps: number): string {
  return steps >= MOST_STEPS ? `>= ${MOST_STEPS}` : String(steps);
}
