/** The languages of a plan: which lexicons, facts and jokes word puzzles are made of, and in which editions. */
import { dirname, isAbsolute, join } from 'node:path';
import type { Language } from '../../format/documents.js';
import { LONGEST_PUNCHLINE } from '../../format/word-grid.js';
import type { VarietyTable } from '../../generator/arrowword/variety.js';
import { MAX_PUNCHLINE } from '../../generator/jokes/jokes.js';
import { type Entry, MAX_CLUE } from '../../generator/lexicon/entries.js';
import type { FrequencyRow } from '../../generator/lexicon/frequency.js';
import { buildLexicon } from '../../generator/lexicon/lexicon.js';
import type { JokeList, WordGround } from '../../generator/words/ground.js';
import { InputError } from '../errors.js';
import { blockListOf } from '../lexicon/block-list.js';
import { houseFacts, houseJokes, houseLexicon, houseWords } from '../lexicon/house.js';
import { JokesFile } from '../lexicon/jokes-file.js';
import { sortedRows } from '../lexicon/lemmas.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import type { Source } from '../lexicon/sources.js';
import { houseVariety, readVariety } from '../lexicon/variety-file.js';

/** A file of the plan's own, the path relative to the plan, and the edition of it; all of it when left out. */
interface OwnFile {
  readonly file: string;
  readonly edition?: number;
}

/** A language as the plan states it. */
export interface LanguageWish {
  /** Editions of what ships with the package; what is left out is not used. */
  readonly house?: {
    readonly lexicon?: number;
    readonly words?: number;
    readonly facts?: number;
    readonly jokes?: number;
    /** How often answers may take part in arrowwords; an edition, from 1. */
    readonly variety?: number;
  };
  readonly lexicons?: readonly OwnFile[];
  readonly jokes?: readonly OwnFile[];
  /** An alphabet of the first lexicon's header; that header's own choice when left out. */
  readonly alphabet?: string;
  /** A table of the plan's own in place of the house's, as `lexicon variety` learns it. */
  readonly variety?: string;
}

/** A list of jokes with the file of its table. */
export interface LoadedJokes extends JokeList {
  readonly table: string;
}

export interface LoadedLanguage extends WordGround {
  readonly jokes: readonly LoadedJokes[];
  readonly sources: readonly (Source & { readonly language: Language })[];
}

/** A file that the plan names, in an edition or whole, and the place of the plan that does. */
interface Named<F> {
  readonly file: F;
  readonly edition: number | undefined;
  readonly place: string;
}

/** Reads everything a language of the plan names. Throws `InputError` with file and place. */
export function loadLanguage(planFile: string, language: Language, wish: LanguageWish, adult: boolean): LoadedLanguage {
  const place = `${planFile}: /languages/${language}`;
  const { house = {} } = wish;
  const named = <F>(edition: number | undefined, at: string, open: () => F): Named<F>[] =>
    edition === undefined ? [] : [{ file: open(), edition, place: `${place}/house/${at}` }];
  const ownLexicons = ownFiles(planFile, place, 'lexicons', wish.lexicons, (file) => new LexiconFile(file), language);
  const lexicons = [...named(house.lexicon, 'lexicon', () => houseLexicon(language)), ...ownLexicons];
  if (lexicons.length === 0)
    throw new InputError(`${place}: no lexicon; expected "house" with "lexicon", or "lexicons"`);
  const words = named(house.words, 'words', () => houseWords(language));
  const lists = [
    ...named(house.jokes, 'jokes', () => houseJokes(language)),
    ...ownFiles(planFile, place, 'jokes', wish.jokes, (file) => new JokesFile(file), language),
  ];
  const alphabet = askedAt(`${place}/alphabet`, () => lexicons[0].file.alphabet(wish.alphabet));
  const plain = houseLexicon(language).alphabet();
  const facts = house.facts === undefined ? undefined : houseFacts();
  const all = [...lexicons, ...words];
  return {
    language,
    lexicon: buildLexicon({
      alphabet,
      // The house lexicon is table 0 whether it is used or not, so that clues keep their names; its words have none.
      tables: [
        ...(house.lexicon === undefined ? [[]] : []),
        ...all.map(({ file, edition, place: at }) => askedAt(at, () => usable(file, edition))),
      ],
      facts: askedAt(`${place}/house/facts`, () => facts?.facts(language, house.facts) ?? []),
      ...frequenciesOf(all.map(({ file }) => file)),
    }),
    // Compared as the house folds words, whatever the cells hold.
    blocked: blockListOf(
      language,
      ownLexicons.flatMap(({ file }) => file.blocked(plain)),
      plain,
      adult,
    ),
    plain,
    factGroups: facts?.header.groups ?? [],
    ...varietyOf(planFile, place, language, wish),
    jokes: lists.map(({ file, edition, place: at }) => askedAt(at, () => usableJokes(file, edition))),
    sources: [
      ...all.flatMap(({ file }) => file.header.sources),
      ...(facts?.sources ?? []),
      ...lists.flatMap(({ file }) => file.header.sources),
    ].map((source) => ({ language, ...source })),
  };
}

/** The table of variety, where there is one. Throws `InputError`. */
function varietyOf(
  planFile: string,
  place: string,
  language: Language,
  { house, variety }: LanguageWish,
): { readonly variety?: VarietyTable } {
  const edition = house?.variety;
  if (variety !== undefined) {
    if (edition === undefined)
      return { variety: askedAt(`${place}/variety`, () => readVariety(at(planFile, variety))) };
    throw new InputError(`${place}/variety: beside /house/variety; expected one of them`);
  }
  return edition === undefined
    ? {}
    : { variety: askedAt(`${place}/house/variety`, () => houseVariety(language, edition)) };
}

/** A path of the plan's, which is relative to it. */
function at(planFile: string, file: string): string {
  return isAbsolute(file) ? file : join(dirname(planFile), file);
}

/** Opens the plan's own files. Throws `InputError` for one of another language, or that is named twice. */
function ownFiles<F extends LexiconFile | JokesFile>(
  planFile: string,
  place: string,
  key: string,
  own: readonly OwnFile[] = [],
  open: (file: string) => F,
  language: Language,
): Named<F>[] {
  return own.map(({ file, edition }, index) => {
    const here = `${place}/${key}/${index}`;
    const earlier = own.findIndex((other) => at(planFile, other.file) === at(planFile, file));
    if (earlier < index) throw new InputError(`${here}: ${file} stands already at ${earlier}; expected it once`);
    const opened = askedAt(here, () => open(at(planFile, file)));
    const { header } = opened;
    if (header.language !== language) {
      throw new InputError(`${opened.file}: /language: "${header.language}"; expected "${language}", as in ${here}`);
    }
    return { file: opened, edition, place: here };
  });
}

/** The frequencies of lexicons together, in counts of the first list: another's are scaled by how much it counted. */
function frequenciesOf(files: readonly LexiconFile[]): { frequencies: FrequencyRow[]; tokens: number } {
  const pathOf = (file: LexiconFile) => file.header.frequencies && file.path(file.header.frequencies);
  // Two lexicons may name the same table: the house lexicon and the house's words do.
  const lists = files
    .filter((file, index) => files.findIndex((other) => pathOf(other) === pathOf(file)) === index)
    .map((file) => ({ file, rows: file.frequencies() }))
    .filter(({ rows }) => rows.length > 0);
  const tokens = lists.length === 0 ? 1 : lists[0].file.tokens(lists[0].rows);
  const rows = lists.flatMap((list) => {
    const counted = list.file.tokens(list.rows);
    if (counted === tokens) return list.rows;
    return list.rows.map(({ lemma, count }) => ({ lemma, count: Math.round((count / counted) * tokens) }));
  });
  return { frequencies: lists.length === 1 ? rows : sortedRows(rows), tokens };
}

/** Does it, and tells with an `InputError` which place of the plan asked for it. */
function askedAt<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${error.message} (asked for by ${place})`);
    throw error;
  }
}

/** The entries of a lexicon. Throws `InputError` for a clue that no clue cell holds. */
function usable(lexicon: LexiconFile, edition: number | undefined): Entry[] {
  const entries = lexicon.entries(edition);
  for (const { line, clues } of entries) {
    const long = clues.find(({ text, isStruck }) => !isStruck && [...text].length > MAX_CLUE);
    if (long === undefined) continue;
    const table = lexicon.path(lexicon.header.table);
    throw new InputError(`${table}:${line}: clue "${long.text}"; expected at most ${MAX_CLUE} characters`);
  }
  return entries;
}

/** The file and line of a joke that its list has. */
export function placeOfJoke({ jokes }: Pick<LoadedLanguage, 'jokes'>, list: number, id: number): string {
  return `${jokes[list].table}:${id}`;
}

/** A list of jokes. Throws `InputError` for a punchline whose stretches no record can name. */
function usableJokes(file: JokesFile, edition: number | undefined): LoadedJokes {
  const jokes = file.jokes();
  const long = jokes.find(({ punchline, isStruck }) => !isStruck && punchline.length > LONGEST_PUNCHLINE);
  if (long !== undefined) {
    throw new InputError(
      `${file.table}:${long.id}: a punchline of ${long.punchline.length} characters; expected ${MAX_PUNCHLINE} at most`,
    );
  }
  const odd = jokes.find(({ setup, punchline }) => /[\ud800-\udfff]/.test(setup + punchline));
  if (odd !== undefined) {
    throw new InputError(`${file.table}:${odd.id}: a character beyond the basic plane; expected none, such as emoji`);
  }
  return { jokes, editions: file.sizes(edition), table: file.table };
}
