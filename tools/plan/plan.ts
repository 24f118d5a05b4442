/** The plan: one table that says what a build makes (`schemas/plan.schema.json`). */
import { formatAddress } from '../../format/address.js';
import type { Encoding } from '../../format/container.js';
import type { VariantName } from '../../format/documents.js';
import type { Parameters } from '../../generator/maker.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';

/** A row: how many puzzles of a variant and level, and how they are made. */
export interface PlanRow {
  readonly variant: VariantName;
  readonly level: string;
  readonly count: number;
  /** How many attempts an address gets before the build stops. */
  readonly attempts: number;
  /** Equal puzzles in the bank are no fault: for sizes that have fewer puzzles than the row asks for. */
  readonly repeats: boolean;
  /** What the maker reads: size, keep, empty, cages, ... */
  readonly parameters: Parameters;
}

export interface Plan {
  readonly file: string;
  readonly encodings: readonly Encoding[];
  /** Variants together, in the order of their first rows; within a variant in the table's order. */
  readonly rows: readonly PlanRow[];
}

const DEFAULT_ATTEMPTS = 1000;

interface PlanFile {
  readonly encodings?: readonly Encoding[];
  readonly attempts?: number;
  readonly puzzles: readonly ({
    readonly variant: VariantName;
    readonly level: string;
    readonly count: number;
    readonly attempts?: number;
    readonly repeats?: boolean;
  } & Parameters)[];
}

/** Reads and checks a plan. Throws `InputError` naming the file, the JSON pointer and what was expected. */
export function readPlan(file: string): Plan {
  const data = readJson(file, 'plan.schema.json') as PlanFile;
  const seen = new Map<string, number>();
  for (const [index, { variant, level }] of data.puzzles.entries()) {
    const earlier = seen.get(`${variant}/${level}`);
    if (earlier !== undefined) {
      throw new InputError(
        `${file}: /puzzles/${index}: ${variant}/${level} stands already at /puzzles/${earlier}; expected one row a level`,
      );
    }
    seen.set(`${variant}/${level}`, index);
    const fault = (MAKERS[variant] as AnyMaker).wishFault(data.puzzles[index]);
    if (fault !== undefined) throw new InputError(`${file}: /puzzles/${index}/${fault}`);
  }
  const rows = data.puzzles.map((row): PlanRow => {
    const { variant, level, count, attempts, repeats, ...parameters } = row;
    return {
      variant,
      level,
      count,
      attempts: attempts ?? data.attempts ?? DEFAULT_ATTEMPTS,
      repeats: repeats ?? false,
      parameters,
    };
  });
  const variants = [...new Set(rows.map((row) => row.variant))];
  return {
    file,
    encodings: data.encodings ?? ['msgpack', 'json'],
    rows: variants.flatMap((variant) => rows.filter((row) => row.variant === variant)),
  };
}

/** One puzzle to make. */
export interface Task {
  readonly address: string;
  readonly variant: VariantName;
  readonly attempts: number;
  readonly parameters: Parameters;
}

/** Every address of the plan, in the order in which the banks hold them. */
export function tasksOf(plan: Plan): Task[] {
  return plan.rows.flatMap(({ variant, level, count, attempts, parameters }) =>
    Array.from({ length: count }, (_, index) => ({
      address: formatAddress({ variant, level, number: index + 1 }),
      variant,
      attempts,
      parameters,
    })),
  );
}
