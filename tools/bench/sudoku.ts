/**
 * Sudoku generation by removal: ours beside the textbook method, from the same full grids in the same order of removal. The
 * puzzles must be byte-equal. Timed is the removal; the full grid, the same for both, is made beforehand. A grid that does
 * not reach the target counts as well: both have tried every cell.
 */
import { randomFor } from '../../generator/random/seed.js';
import { BandSolver } from '../../generator/sudoku/bands.js';
import { carve, type Orbit } from '../../generator/sudoku/carve.js';
import { counterFor } from '../../generator/sudoku/count.js';
import { fullGrid, orbitsOf } from '../../generator/sudoku/index.js';
import { textTable } from '../text-table.js';
import type { Benchmark, BenchRow } from './benchmark.js';
import { carveByTextbook, TextbookSolver } from './reference/sudoku.js';
import { interleavedMedians, type Method, median, quantile } from './timing.js';

const SIZE = 9;
const BOX = [3, 3] as const;
const WARM_UP = 150;
/** How many steps may a solver take before a proof counts as "at least that many"? */
const MOST_STEPS = 1_000_000;
const STEP_PUZZLES = 200;

/** A row of the result: `n` puzzles carved down to `target` empty cells, 0 for the minimum. */
interface Setting {
  readonly name: string;
  readonly target: number;
  readonly n: number;
}

const SETTINGS: readonly Setting[] = [
  { name: 'sudoku 55 empty', target: 55, n: 1000 },
  { name: 'sudoku minimal', target: 0, n: 500 },
];

export const sudokuBenchmark: Benchmark = {
  name: 'sudoku',
  run({ isDetailed }) {
    const rows = SETTINGS.map(timeSetting);
    return isDetailed ? { rows, details: `\n${stepTable()}` } : { rows };
  },
};

interface Job {
  readonly solution: Uint8Array;
  readonly orbits: readonly Orbit[];
}

function addressOf(target: number, input: number): string {
  return `sudoku/bench-${target}/${input + 1}`;
}

function jobsFor(target: number, n: number): Job[] {
  return Array.from({ length: n }, (_, input) => {
    const random = randomFor(addressOf(target, input), 0);
    const solution = fullGrid(random, SIZE, BOX);
    return { solution, orbits: orbitsOf(random, { size: SIZE }) };
  });
}

function carveByOurs({ solution, orbits }: Job, target: number): Uint8Array {
  const counter = counterFor(SIZE, BOX);
  for (let cell = 0; cell < solution.length; cell++) counter.place(cell, solution[cell]);
  const givens = carve(counter, solution, orbits, target);
  if (givens === undefined) throw new Error('a removal ran out of its step budget');
  return givens;
}

/** Times one setting. Throws where the two methods make different puzzles. */
export function timeSetting({ name, target, n }: Setting): BenchRow {
  const jobs = jobsFor(target, n);
  const textbook = new TextbookSolver();
  const puzzles: Record<Method, Uint8Array[]> = { ours: [], reference: [] };
  const { ours, reference } = interleavedMedians(n, WARM_UP, {
    ours: (input) => {
      puzzles.ours[input] = carveByOurs(jobs[input], target);
    },
    reference: (input) => {
      puzzles.reference[input] = carveByTextbook(textbook, jobs[input].solution, jobs[input].orbits, target);
    },
  });
  for (const [input, puzzle] of puzzles.ours.entries()) {
    if (puzzle.join() !== puzzles.reference[input].join()) {
      throw new Error(`${addressOf(target, input)}: the methods made different puzzles`);
    }
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
