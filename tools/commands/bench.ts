/** `bench`: our methods beside the reference methods, in one run. */
import { InputError } from '../errors.js';
import type { Command } from './command.js';
import { JSON_LINES } from './options.js';

export const benchCommand: Command = {
  name: 'bench',
  operands: '[NAME...]',
  summary: 'Runs the benchmarks (all when none is named), ours beside the reference methods in one run.',
  details: [
    'sudoku, levels, grade: making and grading puzzles beside the published methods. lexicon: a house lexicon ready in a new',
    'worker, from its files, beside parsing its finished entries from one JSON text. word-search: making word searches beside the',
    'published method on the same words, and what the grids of both are like (five minutes). arrowword: making arrowwords beside',
    'the published method, its failed attempts counted in (ten minutes). A ratio above 1: ours is faster.',
  ].join('\n'),
  options: { json: { ...JSON_LINES, help: 'one array of { name, n, unit, ours, reference, ratio, isAtLeast }' } },
  arity: [0, 100],
  async run(values, names, world) {
    // Loaded only here: no other command needs the benchmarks or their library.
    const { BENCHMARKS, benchTable } = await import('../bench/index.js');
    const unknown = names.find((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
    if (unknown !== undefined) {
      const known = BENCHMARKS.map((benchmark) => benchmark.name).join(', ');
      throw new InputError(`bench ${unknown}: no such benchmark; expected one of ${known}`);
    }
    const chosen = BENCHMARKS.filter((benchmark) => names.length === 0 || names.includes(benchmark.name));
    const rows = [];
    for (const benchmark of chosen) {
      const result = await benchmark.run({ isDetailed: values.json !== true });
      rows.push(...result.rows);
      if (values.json !== true) world.out(`${benchTable(result.rows)}${result.details ?? ''}\n`);
    }
    if (values.json === true) world.out(`${JSON.stringify(rows)}\n`);
    return 0;
  },
};
