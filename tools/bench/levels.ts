/**
 * Making a puzzle of a given level, every number level of the default plan: ours, from the random stream to the record, beside strike,
 * grade and throw away. A rare level would keep that method busy for minutes, so each of its puzzles gets a few attempts only, and the
 * ratio is then what ours is faster at least.
 */
import type { NumberVariant } from '../../format/documents.js';
import { isNumberVariant } from '../../format/variants.js';
import { makeRecord } from '../../generator/make.js';
import type { Parameters } from '../../generator/maker.js';
import { randomFor } from '../../generator/random/seed.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { packageFile } from '../package.js';
import { type PlanRow, readPlan } from '../plan/plan.js';
import { textTable } from '../text-table.js';
import type { Benchmark, BenchRow } from './benchmark.js';
import { attemptByRejection } from './reference/rejection.js';
import { interleavedMedians, median, quantile } from './timing.js';

const WARM_UP = 10;
/** How often may the reference throw a puzzle away before the next one is due? Magic squares take it longest. */
const MOST_ATTEMPTS = 200;
const MOST_MAGIC_ATTEMPTS = 5;

interface Result {
  readonly row: BenchRow;
  /** Milliseconds of ours, each puzzle. */
  readonly times: readonly number[];
  /** Puzzles that the reference did not come to. */
  readonly missed: number;
}

/** The benchmark over `n` puzzles of each of the plan's levels (or of those that `rows` lists). */
export function levelsBenchmark(n = 40, rows?: readonly PlanRow[]): Benchmark {
  return {
    name: 'levels',
    run({ isDetailed }) {
      const all = rows ?? readPlan(packageFile('banks/plan.json')).rows;
      const results = all.flatMap((row) => (isNumberRow(row) ? [timeLevel(row, n)] : []));
      const found = results.map(({ row }) => row);
      return isDetailed ? { rows: found, details: `\n${detailTable(results)}` } : { rows: found };
    },
  };
}

type NumberRow = PlanRow & { readonly variant: NumberVariant; readonly parameters: Parameters };

function isNumberRow(row: PlanRow): row is NumberRow {
  return isNumberVariant(row.variant);
}

function timeLevel({ variant, level, attempts, parameters }: NumberRow, n: number): Result {
  const name = `${variant}/${level}`;
  const missed = new Set<number>();
  const most = variant === 'magic-square' ? MOST_MAGIC_ATTEMPTS : MOST_ATTEMPTS;
  const times: number[] = [];
  const { ours, reference } = interleavedMedians(
    n,
    WARM_UP,
    {
      ours: (input) => {
        makeRecord(MAKERS[variant] as AnyMaker, `${name}/${input + 1}`, parameters, attempts);
      },
      reference: (input) => {
        for (let attempt = 0; attempt < most; attempt++) {
          if (attemptByRejection(variant, randomFor(`${name}/${input + 1}`, attempt), parameters)) return;
        }
        missed.add(input);
      },
    },
    (method, samples) => {
      if (method === 'ours') times.push(...samples);
    },
  );
  return { row: { name, n, unit: 'ms', ours, reference, ratio: reference / ours }, times, missed: missed.size };
}

function detailTable(results: readonly Result[]): string {
  return [
    `Ours in ms; and how often the reference had nothing to show after ${MOST_ATTEMPTS} attempts (${MOST_MAGIC_ATTEMPTS} at magic squares)\n`,
    textTable([
      ['', 'median', '95%', '99%', 'most', 'reference without a puzzle'],
      ...results.map(({ row, times, missed }) => [
        row.name,
        ...[median(times), quantile(times, 0.95), quantile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(2)),
        `${missed} of ${row.n}`,
      ]),
    ]),
  ].join('');
}
