/** What a benchmark is, and how its rows are shown. */
import { textTable } from '../text-table.js';

/** Medians of one interleaved run; `ratio` = reference / ours. */
export interface BenchRow {
  readonly name: string;
  /** How many inputs each method worked through. */
  readonly n: number;
  readonly unit: string;
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
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
      row.ours.toFixed(3),
      row.reference.toFixed(3),
      row.ratio.toFixed(2),
    ]),
  ]);
}
