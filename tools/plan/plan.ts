/** The plan: one table that says what a build makes (`schemas/plan.schema.json`). */
import { formatAddress } from '../../format/address.js';
import type { Encoding } from '../../format/container.js';
import type { VariantName } from '../../format/documents.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { LANGUAGES, type Language } from '../../generator/lexicon/facts.js';
import type { Parameters } from '../../generator/maker.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { type LanguageWish, type LoadedLanguage, loadLanguage } from './languages.js';

/** A row: how many puzzles of a variant and level, and how they are made. */
export interface PlanRow {
  readonly variant: VariantName;
  readonly level: string;
  readonly count: number;
  /** How many attempts an address gets before the build stops. */
  readonly attempts: number;
  /** Equal puzzles in the bank are no fault: for sizes that have fewer puzzles than the row asks for. */
  readonly repeats: boolean;
  /** Records carry the order in which a person can fill the grid. */
  readonly hints: boolean;
  /** What the maker reads: band, size, keep, empty, cages, ... */
  readonly parameters: Parameters;
}

export interface Plan {
  readonly file: string;
  readonly encodings: readonly Encoding[];
  /** Variants together, in the order of their first rows; within a variant in the table's order. */
  readonly rows: readonly PlanRow[];
  /** What the plan says of languages, in the order of `LANGUAGES`. */
  readonly languages: readonly (readonly [Language, LanguageWish])[];
  /** Vulgar words are no fault. */
  readonly adult: boolean;
}

const DEFAULT_ATTEMPTS = 1000;

interface PlanFile {
  readonly encodings?: readonly Encoding[];
  readonly attempts?: number;
  readonly hints?: boolean;
  readonly adult?: boolean;
  readonly languages?: Readonly<Partial<Record<Language, LanguageWish>>>;
  readonly puzzles: readonly ({
    readonly variant: VariantName;
    readonly level: string;
    readonly count: number;
    readonly attempts?: number;
    readonly repeats?: boolean;
    readonly hints?: boolean;
    readonly band?: Band;
  } & Readonly<Record<string, unknown>>)[];
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
    const parameters = { ...data.puzzles[index], band: bandAt(file, index, data.puzzles[index]) };
    const fault = (MAKERS[variant] as AnyMaker).wishFault(parameters);
    if (fault !== undefined) throw new InputError(`${file}: /puzzles/${index}/${fault}`);
  }
  const rows = data.puzzles.map((row, index): PlanRow => {
    const { variant, level, count, attempts, repeats, hints, band: _, ...others } = row;
    return {
      variant,
      level,
      count,
      attempts: attempts ?? data.attempts ?? DEFAULT_ATTEMPTS,
      repeats: repeats ?? false,
      hints: hints ?? data.hints ?? false,
      parameters: { ...others, band: bandAt(file, index, row) },
    };
  });
  const variants = [...new Set(rows.map((row) => row.variant))];
  return {
    file,
    encodings: data.encodings ?? ['msgpack', 'json'],
    rows: variants.flatMap((variant) => rows.filter((row) => row.variant === variant)),
    languages: LANGUAGES.flatMap((language) => {
      const wish = data.languages?.[language];
      return wish === undefined ? [] : [[language, wish] as const];
    }),
    adult: data.adult ?? false,
  };
}

/** Reads the lexicons, facts and jokes that a plan names. Throws `InputError` with file and place. */
export function loadLanguages({ file, languages, adult }: Plan): LoadedLanguage[] {
  return languages.map(([language, wish]) => loadLanguage(file, language, wish, adult));
}

/** The row's band: its own word, or else its level's name. Throws `InputError` where that is no band of the variant. */
function bandAt(file: string, index: number, row: PlanFile['puzzles'][number]): Band {
  const bands = bandsOf(row.variant);
  const place = row.band === undefined ? 'level' : 'band';
  const found = bands.find((band) => band === row[place]);
  if (found !== undefined) return found;
  const advice = place === 'level' ? ', or any name beside a "band" of these' : '';
  throw new InputError(
    `${file}: /puzzles/${index}/${place}: "${row[place]}"; expected one of ${bands.join(', ')}${advice}`,
  );
}

/** One puzzle to make. */
export interface Task {
  readonly address: string;
  readonly variant: VariantName;
  readonly attempts: number;
  readonly hints: boolean;
  readonly parameters: Parameters;
}

/** Every address of the plan, in the order in which the banks hold them. */
export function tasksOf(plan: Plan): Task[] {
  return plan.rows.flatMap(({ variant, level, count, attempts, hints, parameters }) =>
    Array.from({ length: count }, (_, index) => ({
      address: formatAddress({ variant, level, number: index + 1 }),
      variant,
      attempts,
      hints,
      parameters,
    })),
  );
}
