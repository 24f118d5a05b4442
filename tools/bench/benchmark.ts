/** What a benchmark is, and how its rows are shown. */
import { textTable } from '../text-table.js';

/** Medians of one interleaved run, or what the benchmark says; `ratio` = reference / ours. NaN: there is nothing to measure. */
export interface BenchRow {
  readonly name: string;
  /** How many inputs each method worked through. */
  readonly n: number;
  readonly unit: string;
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
  /** The reference came to nothing in the time that `reference` tells: `reference` and `ratio` are so much at least. */
  readonly isAtLeast?: boolean;
}

export interface Benchmark {
  readonly name: string;
  /** Runs it; with `isDetailed` also what only the printed table shows. */
  run(options: { readonly isDetailed: boolean }): BenchResult | Promise<BenchResult>;
}

export interface BenchResult {
  readonly rows: readonly BenchRow[];
  readonly details?: string;
}

/** The rows as a plain-text table. */
export function benchTable(rows: readonly BenchRow[]): string {
  return textTable([
    ['', 'n', 'unit', 'ours', 'reference', 'ratio'],
    ...rows.map((row) => [
      row.name,
      String(row.n),
      row.unit,
      fixed(row.ours, 3),
      `${row.isAtLeast ? '> ' : ''}${fixed(row.reference, 3)}`,
      `${row.isAtLeast ? '> ' : ''}${fixed(row.ratio, 2)}`,
    ]),
  ]);
}

/** So many digits behind the point; a dash for NaN. */
export function fixed(value: number, digits: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(digits);
}
