/** The languages of a plan: which lexicons, facts and jokes word puzzles are made of, and in which editions. */
import { dirname, isAbsolute, join } from 'node:path';
import type { Joke } from '../../generator/jokes/jokes.js';
import type { BlockList } from '../../generator/lexicon/blocked.js';
import { type Entry, MAX_CLUE } from '../../generator/lexicon/entries.js';
import type { Language } from '../../generator/lexicon/facts.js';
import { buildLexicon, type Lexicon } from '../../generator/lexicon/lexicon.js';
import { InputError } from '../errors.js';
import { blockListOf } from '../lexicon/block-list.js';
import { houseFacts, houseJokes, houseLexicon } from '../lexicon/house.js';
import { JokesFile } from '../lexicon/jokes-file.js';
import { sortedRows } from '../lexicon/lemmas.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import type { Source } from '../lexicon/sources.js';

/** A file of the plan's own, the path relative to the plan, and the edition of it; all of it when left out. */
interface OwnFile {
  readonly file: string;
  readonly edition?: number;
}

/** A language as the plan states it. */
export interface LanguageWish {
  /** Editions of what ships with the package; what is left out is not used. */
  readonly house?: { readonly lexicon?: number; readonly facts?: number; readonly jokes?: number };
  readonly lexicons?: readonly OwnFile[];
  readonly jokes?: readonly OwnFile[];
  /** An alphabet of the first lexicon's header; that header's own choice when left out. */
  readonly alphabet?: string;
}

/** A list of jokes in use: its table, and the sizes of its editions up to the one in use. */
export interface JokeList {
  readonly jokes: readonly Joke[];
  readonly editions: readonly number[];
}

export interface LoadedLanguage {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly blocked: BlockList;
  readonly jokes: readonly JokeList[];
  readonly sources: readonly (Source & { readonly language: Language })[];
}

/** Reads everything a language of the plan names. Throws `InputError` with file and place. */
export function loadLanguage(planFile: string, language: Language, wish: LanguageWish, adult: boolean): LoadedLanguage {
  const place = `${planFile}: /languages/${language}`;
  const at = (file: string) => (isAbsolute(file) ? file : join(dirname(planFile), file));
  const { house = {} } = wish;
  const ownLexicons = (wish.lexicons ?? []).map(({ file, edition }, index) => ({
    lexicon: new LexiconFile(at(file)),
    edition,
    place: `${place}/lexicons/${index}`,
  }));
  const ownJokes = (wish.jokes ?? []).map(({ file, edition }, index) => ({
    list: new JokesFile(at(file)),
    edition,
    place: `${place}/jokes/${index}`,
  }));
  for (const { file, header } of [...ownLexicons.map(({ lexicon }) => lexicon), ...ownJokes.map(({ list }) => list)]) {
    if (header.language !== language) {
      throw new InputError(`${file}: /language: "${header.language}"; expected "${language}", as in ${place}`);
    }
  }
  const lexicons = [
    ...(house.lexicon === undefined
      ? []
      : [{ lexicon: houseLexicon(language), edition: house.lexicon, place: `${place}/house/lexicon` }]),
    ...ownLexicons,
  ];
  if (lexicons.length === 0)
    throw new InputError(`${place}: no lexicon; expected "house" with "lexicon", or "lexicons"`);
  const lists = [
    ...(house.jokes === undefined
      ? []
      : [{ list: houseJokes(language), edition: house.jokes, place: `${place}/house/jokes` }]),
    ...ownJokes,
  ];
  const alphabet = lexicons[0].lexicon.alphabet(wish.alphabet);
  const plain = houseLexicon(language).alphabet();
  const facts = house.facts === undefined ? undefined : houseFacts();
  return {
    language,
    lexicon: buildLexicon({
      alphabet,
      // The house lexicon is table 0 whether it is used or not, so that clues keep their names.
      tables: [
        ...(house.lexicon === undefined ? [[]] : []),
        ...lexicons.map(({ lexicon, edition, place }) => askedAt(place, () => usable(lexicon, edition))),
      ],
      facts: askedAt(`${place}/house/facts`, () => facts?.facts(language, house.facts) ?? []),
      frequencies: sortedRows(lexicons.flatMap(({ lexicon }) => lexicon.frequencies())),
    }),
    // Compared as the house folds words, whatever the cells hold.
    blocked: blockListOf(
      language,
      ownLexicons.flatMap(({ lexicon }) => lexicon.blocked(plain)),
      plain,
      adult,
    ),
    jokes: lists.map(({ list, edition, place }) =>
      askedAt(place, () => ({ jokes: list.jokes(), editions: list.sizes(edition) })),
    ),
    sources: [
      ...lexicons.flatMap(({ lexicon }) => lexicon.header.sources),
      ...(facts?.sources ?? []),
      ...lists.flatMap(({ list }) => list.header.sources),
    ].map((source) => ({ language, ...source })),
  };
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
