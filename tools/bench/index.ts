/** The list of benchmarks. */
import { arrowwordBenchmark } from './arrowword.js';
import type { Benchmark } from './benchmark.js';
import { gradeBenchmark } from './grade.js';
import { levelsBenchmark } from './levels.js';
import { lexiconBenchmark } from './lexicon.js';
import { sudokuBenchmark } from './sudoku.js';
import { wordSearchBenchmark } from './word-search.js';

export { benchTable } from './benchmark.js';

export const BENCHMARKS: readonly Benchmark[] = [
  sudokuBenchmark,
  gradeBenchmark(),
  levelsBenchmark(),
  lexiconBenchmark(),
  wordSearchBenchmark(),
  arrowwordBenchmark(),
];
