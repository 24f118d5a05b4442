/** The plan: one table that says what a build makes (`schemas/plan.schema.json`). */
import { formatAddress } from '../../format/address.js';
import type { Encoding } from '../../format/container.js';
import {
  LANGUAGES,
  type Language,
  type NumberVariant,
  type VariantName,
  type WordVariant,
} from '../../format/documents.js';
import { type Band, bandsOf } from '../../format/techniques.js';
import { isArrowwordVariant, isWordVariant, languageOf } from '../../format/variants.js';
import { parseGridLevel, WORD_GRID_SIDES } from '../../format/word-grid.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import type { ManifestSource } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { type Gate, type GateWish, gatesOf } from './gates.js';
import { Grounds } from './grounds.js';
import { type LanguageWish, placeOfJoke } from './languages.js';

/** A row's parameters; those of number puzzles have a band. */
export type RowParameters = Readonly<Record<string, unknown>> & { readonly band?: Band };

/** A row: how many puzzles of a variant and level, and how they are made. */
export interface PlanRow {
  /** The row's place in the plan, for messages: `plan.json: /puzzles/3`. */
  readonly place: string;
  readonly variant: VariantName;
  readonly level: string;
  readonly count: number;
  /** How many attempts an address gets before the build stops. */
  readonly attempts: number;
  /** Equal puzzles in the bank are no fault: for sizes that have fewer puzzles than the row asks for. */
  readonly repeats: boolean;
  /** Records carry the order in which a person can fill the grid. */
  readonly hints: boolean;
  /** What the maker reads: band, size, keep, empty, cages, ...; of word puzzles frequency, directions. */
  readonly parameters: RowParameters;
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
  /** Limits that figures of levels are held to. */
  readonly gates: readonly Gate[];
}

const DEFAULT_ATTEMPTS = 1000;
/** An attempt is as many drafts as one address in a thousand needs; where a few of them come to nothing, so do more. */
const ARROWWORD_ATTEMPTS = 5;

interface PlanFile {
  readonly encodings?: readonly Encoding[];
  readonly attempts?: number;
  readonly hints?: boolean;
  readonly adult?: boolean;
  readonly languages?: Readonly<Partial<Record<Language, LanguageWish>>>;
  readonly gates?: readonly GateWish[];
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
    const place = `${file}: /puzzles/${index}`;
    if (isWordVariant(variant)) checkWordRow(place, variant, level, data.languages);
    else {
      const parameters = { ...data.puzzles[index], band: bandAt(file, index, variant, data.puzzles[index]) };
      const fault = (MAKERS[variant] as AnyMaker).wishFault(parameters);
      if (fault !== undefined) throw new InputError(`${place}/${fault}`);
    }
  }
  const rows = data.puzzles.map((row, index): PlanRow => {
    const { variant, level, count, attempts, repeats, hints, band: _, ...others } = row;
    const isWord = isWordVariant(variant);
    return {
      place: `${file}: /puzzles/${index}`,
      variant,
      level,
      count,
      attempts: attempts ?? data.attempts ?? (isArrowwordVariant(variant) ? ARROWWORD_ATTEMPTS : DEFAULT_ATTEMPTS),
      repeats: repeats ?? false,
      hints: !isWord && (hints ?? data.hints ?? false),
      parameters: isWord ? others : { ...others, band: bandAt(file, index, variant, row) },
    };
  });
  const variants = [...new Set(rows.map((row) => row.variant))];
  const encodings = data.encodings ?? ['msgpack', 'json'];
  return {
    file,
    encodings,
    rows: variants.flatMap((variant) => rows.filter((row) => row.variant === variant)),
    languages: LANGUAGES.flatMap((language) => {
      const wish = data.languages?.[language];
      return wish === undefined ? [] : [[language, wish] as const];
    }),
    adult: data.adult ?? false,
    gates: gatesOf(file, data.gates ?? [], rows),
  };
}

/** What of a row of word puzzles can be told without the words: its size, and that there are words. Throws `InputError`. */
function checkWordRow(place: string, variant: WordVariant, level: string, languages: PlanFile['languages']): void {
  if (parseGridLevel(level) === undefined) {
    const { min, max } = WORD_GRID_SIDES;
    const what = isArrowwordVariant(variant)
      ? `as many rows as columns, ${min} to ${max}, such as 12x12 or 8x8-easy`
      : `rows and columns of ${min} to ${max}, such as 12x12 or 10x10-kids`;
    throw new InputError(`${place}/level: "${level}"; expected ${what}`);
  }
  const language = languageOf(variant);
  if (languages?.[language] === undefined) {
    throw new InputError(`${place}: ${variant}, but no "languages" with "${language}"; expected what its words are`);
  }
}

/**
 * Reads the languages of the plan, all of them, and holds its word puzzles to them: there are jokes for as many as it asks
 * for, and words for what they wish. Throws `InputError` with file and place.
 */
export function loadGrounds(plan: Plan): Grounds {
  const grounds = new Grounds(plan);
  for (const code of grounds.codes()) grounds.language(code);
  for (const row of plan.rows) checkWords(grounds, row);
  return grounds;
}

/** Holds a row of word puzzles to the words and jokes of its language; rows of number puzzles pass. Throws `InputError`. */
export function checkWords(grounds: Grounds, { place, variant, level, count, parameters }: PlanRow): void {
  if (!isWordVariant(variant)) return;
  const maker = grounds.maker(variant);
  const fault = maker.wishFault(level, parameters);
  if (fault !== undefined) throw new InputError(`${place}/${fault}`);
  const jokes = maker.jokesFor(level);
  if (jokes === 0) {
    throw new InputError(
      `${place}: no joke ends in a phrase for ${variant}/${level}; expected jokes in "languages": "house" with "jokes", or "jokes"`,
    );
  }
  const struck = maker.struckJoke(level, count);
  if (struck !== undefined) {
    const joke = placeOfJoke(grounds.language(languageOf(variant)), struck.list, struck.joke.id);
    const [fault, wish] = struck.joke.isStruck
      ? [`, ${joke}, is struck`, 'another']
      : [` is struck, and ${joke} in its place ends in no phrase for the level`, 'that struck too, and another'];
    throw new InputError(
      `${place}: the joke of ${variant}/${level}/${struck.number}${fault}; expected ${wish} in its place (a later line with ${struck.joke.id} in a third column)`,
    );
  }
  if (count <= jokes) return;
  throw new InputError(
    `${place}/count: ${count} puzzles, but ${jokes} jokes end in a phrase for ${variant}/${level}; expected ${jokes} at most`,
  );
}

/** The sources of a plan's words, language by language. */
export function sourcesOf(grounds: Grounds): ManifestSource[] {
  return grounds.codes().flatMap((code) => grounds.language(code).sources);
}

/** The row's band: its own word, or else its level's name. Throws `InputError` where that is no band of the variant. */
function bandAt(file: string, index: number, variant: NumberVariant, row: PlanFile['puzzles'][number]): Band {
  const bands = bandsOf(variant);
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
  readonly level: string;
  readonly attempts: number;
  readonly hints: boolean;
  readonly parameters: RowParameters;
}

/** Every address of the plan, in the order in which the banks hold them. */
export function tasksOf(plan: Plan): Task[] {
  return plan.rows.flatMap(({ variant, level, count, attempts, hints, parameters }) =>
    Array.from({ length: count }, (_, index) => ({
      address: formatAddress({ variant, level, number: index + 1 }),
      variant,
      level,
      attempts,
      hints,
      parameters,
    })),
  );
}
