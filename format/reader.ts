/** What an app opens: an asset's bytes become a bank whose puzzles decode one at a time. */
import type { Address } from './address.js';
import { formatAddress } from './address.js';
import { checkContent, recordsOf } from './bank.js';
import { type Encoding, FORMAT_VERSION } from './container.js';
import { openContent } from './content.js';
import type {
  AnyNumberPuzzle,
  ArrowwordDocument,
  BareArrowword,
  BareWordPuzzle,
  BareWordSearch,
  CluedAnswer,
  Language,
  ListedWord,
  NamedAnswer,
  NumberDocument,
  PlacedWord,
  PuzzleDocument,
  WordDocument,
  WordSearchDocument,
} from './documents.js';
import { BankError } from './error.js';
import type { LexiconReader } from './lexicon.js';
import { decodeRecord, type Graded, techniqueIn } from './record.js';
import { type Technique, techniquesOf } from './techniques.js';
import { languageOf, type NumberRules, rulesFor, type VariantRules } from './variants.js';

/** An open bank. Levels are in the plan's order, numbers run from 1 to `count(level)`. */
export interface BankReader {
  readonly variant: string;
  readonly encoding: Encoding;
  readonly formatVersion: number;
  /** The language whose lexicon has the puzzles' texts, where it was not given: `puzzle` then throws `lexicon`. */
  readonly lacksLexicon: Language | undefined;
  levels(): readonly string[];
  /** How many puzzles a level has. Throws `BankError` with fault `address` for a level that the bank has not. */
  count(level: string): number;
  /** A puzzle's record. Throws `BankError` with fault `address` for a level or number that the bank has not. */
  record(level: string, number: number): string;
  /** How many puzzles of a level need each technique as their hardest, easiest technique first; without decoding them. */
  techniques(level: string): ReadonlyMap<Technique, number>;
  /** A puzzle, decoded by itself. Throws `BankError`: `address` as `record` does, `record` for one that breaks its grammar, `lexicon` without the lexicon of its build. */
  puzzle(level: string, number: number): PuzzleDocument;
  /** Every address, level by level. */
  addresses(): Iterable<string>;
}

/**
 * Opens an asset; decodes no record yet. `lexicons`: among them that of the bank's language, where the bank is of word
 * puzzles. Throws `BankError` for bytes that are no whole bank of a known version.
 */
export function openBank(bytes: Uint8Array, ...lexicons: readonly LexiconReader[]): BankReader {
  if (!lexicons.every((lexicon) => typeof lexicon?.clueOf === 'function'))
    throw new BankError('lexicon', 'no lexicon; expected what openLexicon returns');
  const { encoding, value } = openContent(bytes);
  const content = checkContent(value);
  const { variant } = content;
  const rules = rulesFor(variant);
  if (rules === undefined) throw new BankError('content', `variant ${variant}: this reader does not know it`);
  const lexicon =
    rules.kind === 'word' ? lexicons.find(({ language }) => language === languageOf(rules.name)) : undefined;

  const known = new Map(recordsOf(content).map((level) => [level.level, level]));
  const levelOf = (level: string) => {
    const found = known.get(level);
    if (found !== undefined) return found;
    throw new BankError('address', `${variant} has no level ${level}; expected one of ${[...known.keys()].join(', ')}`);
  };
  const record = (level: string, number: number): string => {
    const { count, recordOf } = levelOf(level);
    if (!Number.isInteger(number) || number < 1 || number > count) {
      throw new BankError(
        'address',
        `${variant}/${level} has no number ${typeof number === 'string' ? `"${number}"` : number}; expected 1 to ${count}`,
      );
    }
    return recordOf(number);
  };
  return {
    variant,
    encoding,
    formatVersion: FORMAT_VERSION,
    lacksLexicon: rules.kind === 'word' && lexicon === undefined ? languageOf(rules.name) : undefined,
    levels: () => [...known.keys()],
    count: (level) => levelOf(level).count,
    record,
    techniques: (level) => {
      const found = levelOf(level);
      return rules.kind === 'number' ? countTechniques(rules, found) : new Map();
    },
    puzzle: (level, number) => decodeDocument(rules, { variant, level, number }, record(level, number), lexicon),
    *addresses() {
      for (const [level, { count }] of known) {
        for (let number = 1; number <= count; number++) yield formatAddress({ variant, level, number });
      }
    },
  };
}

function countTechniques(
  rules: NumberRules,
  { count, recordOf }: { readonly count: number; readonly recordOf: (number: number) => string },
): Map<Technique, number> {
  const counts = new Map<Technique, number>();
  for (let number = 1; number <= count; number++) {
    const technique = techniqueIn(rules, recordOf(number));
    counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  const techniques = techniquesOf(rules.name).filter((technique) => counts.has(technique));
  return new Map(techniques.map((technique) => [technique, counts.get(technique) as number]));
}

/** The document of a record. Throws `BankError` for one that breaks its grammar, or whose texts the lexicon lacks. */
export function decodeDocument(
  rules: VariantRules,
  address: Address,
  record: string,
  lexicon: LexiconReader | undefined,
): PuzzleDocument {
  if (rules.kind === 'number') return documentOf(address, decodeRecord(rules, record));
  if (lexicon === undefined) {
    throw new BankError('lexicon', `${rules.name} takes its texts from the lexicon of ${languageOf(rules.name)}`);
  }
  return wordDocumentOf(address, rules.decode(record), lexicon);
}

/** The public document of a number puzzle: its address, then the puzzle and its grade, then hints where it has them. */
export function documentOf(address: Address, { puzzle, grade, hints }: Graded<AnyNumberPuzzle>): NumberDocument {
  const { variant, level, number } = address;
  // That the puzzle is one of the address's variant is the caller's word.
  const document = { address: formatAddress(address), variant, level, number, ...puzzle, grade };
  return (hints === undefined ? document : { ...document, hints }) as NumberDocument;
}

/**
 * The public document of a word puzzle: its address, then the puzzle with its texts. Throws `BankError` where the lexicon lacks
 * one. That the puzzle is one of the address's variant is the caller's word.
 */
export function wordDocumentOf(address: Address, bare: BareWordSearch, lexicon: LexiconReader): WordSearchDocument;
export function wordDocumentOf(address: Address, bare: BareArrowword, lexicon: LexiconReader): ArrowwordDocument;
export function wordDocumentOf(address: Address, bare: BareWordPuzzle, lexicon: LexiconReader): WordDocument;
export function wordDocumentOf(address: Address, bare: BareWordPuzzle, lexicon: LexiconReader): WordDocument {
  const { variant, level, number } = address;
  const { rows, columns, grid, phrase, phraseCells, phraseAt } = bare;
  const joke = lexicon.joke(bare.joke);
  const [from, length] = phraseAt;
  if (from + length > joke.punchline.length) {
    throw new BankError(
      'lexicon',
      `joke ${joke.list}:${joke.id} is shorter than the phrase of ${formatAddress(address)}`,
    );
  }
  const document = {
    address: formatAddress(address),
    variant,
    level,
    number,
    rows,
    columns,
    grid,
    ...(Object.keys(lexicon.alphabet).length === 0 ? {} : { alphabet: lexicon.alphabet }),
    words: bare.words.map((word) => ('clueName' in word ? cluedAnswer(word, lexicon) : listedWord(word, lexicon))),
    phrase,
    phraseText: joke.punchline.slice(from, from + length),
    phraseCells,
    joke,
  };
  return document as WordDocument;
}

function listedWord({ word, start, direction }: PlacedWord, lexicon: LexiconReader): ListedWord {
  return { word, display: lexicon.displayOf(word), start, direction };
}

function cluedAnswer(
  { answer, clueName, clueCell, start, direction }: NamedAnswer,
  lexicon: LexiconReader,
): CluedAnswer {
  const { display, text } = lexicon.clueOf(answer, clueName);
  return { answer, display, clue: text, clueCell, start, direction };
}
