/**
 * A lexicon asset: the texts that the word puzzles of a language share, and no more of them than its banks use. Normative
 * text: FORMAT.md, section 4.
 */
import { decodeAnswers, decodeOrdinals } from './answer-lists.js';
import { encodeClueName } from './clue-name.js';
import { type Encoding, FORMAT_VERSION } from './container.js';
import { openContent } from './content.js';
import { type ClueName, type JokeName, type JokeText, LANGUAGES, type Language } from './documents.js';
import { BankError } from './error.js';
import { type SortedText, unsortedText } from './sorted-text.js';

/** The texts of a lexicon. Lines are joined by line feeds; a list without entries is an empty text. */
export interface LexiconTexts {
  readonly language: string;
  /** Lines: a character of a display form, then the letters that it folds to. ASCII letters that fold to their upper case are left out. */
  readonly fold: string;
  /** Lines: a cell, then the letters that share it. */
  readonly cells: string;
  /** Lines: display forms of words without clues, by their cells; those left out that `answers` spells so first. */
  readonly words: string;
  /** Lines: an origin of clues, a colon, how many answers have clues of it. Left out, as the next three, where no banks ask for clues. */
  readonly origins?: string;
  /** Display forms, origin by origin, by their cells: `decodeAnswers`. */
  readonly answers?: string;
  /** The ordinals of each answer's clues: `decodeOrdinals`. */
  readonly names?: string;
  /** Lines: the clues, in the order of their names. */
  readonly clues?: string;
  /** Lines: `list:id`, by list and id. */
  readonly jokes: string;
  /** Lines, one a joke. */
  readonly setups: string;
  readonly punchlines: string;
}

/** What either encoding of a lexicon asset holds: most of the texts as they are. */
export interface LexiconContent extends Omit<LexiconTexts, 'clues'> {
  readonly clues?: SortedText;
}

/** A clue: what it is called, and its texts. */
export interface NamedClue {
  /** In cells. */
  readonly answer: string;
  readonly name: ClueName;
  /** The answer as the clue means it. */
  readonly display: string;
  readonly text: string;
}

/** An open lexicon. */
export interface LexiconReader {
  readonly language: Language;
  readonly encoding: Encoding;
  readonly formatVersion: number;
  /** What cells of several letters stand for; empty where the language has none. */
  readonly alphabet: Readonly<Record<string, string>>;
  /** Every display form once: words without clues, then answers. */
  words(): readonly string[];
  /** Every clue, by its origin, then by its answer. */
  clues(): readonly NamedClue[];
  jokes(): readonly JokeText[];
  /** The full spelling of a word in cells. Throws `BankError` with fault `lexicon` where it has none. */
  displayOf(word: string): string;
  /** A clue of an answer in cells. Throws `BankError` with fault `lexicon` where it has none of this name. */
  clueOf(answer: string, name: ClueName): NamedClue;
  /** Throws `BankError` with fault `lexicon` where it has no such joke. */
  joke(name: JokeName): JokeText;
}

const LINE = '\n';
/** Printable characters of the basic plane and line feeds, as in banks, and the full stop, which parts nothing here. */
const TEXT = /^[\n -~\u00a0-\ud7ff\ue000-\ufffc]*$/;
const JOKE_NAME = /^(0|[1-9][0-9]{0,2}):([1-9][0-9]{0,6})$/;
/** A table's number or the letter of a fact's class, and how many answers. */
const ORIGIN = /^([a-z]|[0-9]|[1-5][0-9]|6[0-3]):[1-9][0-9]{0,6}$/;
const KEYS = ['language', 'fold', 'cells', 'words', 'jokes', 'setups', 'punchlines'] as const;

/** Opens a lexicon asset. Throws `BankError` for bytes that are no whole lexicon of a known version. */
export function openLexicon(bytes: Uint8Array): LexiconReader {
  const { encoding, value } = openContent(bytes);
  const parsed = checkLexicon(value);
  const language = parsed.language as Language;
  const cellsOf = folding(parsed);
  const jokes = jokesOf(parsed);
  const jokeByName = new Map(jokes.map((joke) => [`${joke.list}:${joke.id}`, joke]));
  const words = [...new Set([...linesOf(parsed.words), ...decodeAnswers(parsed.answers ?? '')])];
  let displays: ReadonlyMap<string, string> | undefined;
  let clues: readonly NamedClue[] | undefined;
  let clueByName: ReadonlyMap<string, NamedClue> | undefined;
  const allClues = () => {
    clues ??= cluesOf(parsed, cellsOf);
    return clues;
  };
  return {
    language,
    encoding,
    formatVersion: FORMAT_VERSION,
    alphabet: Object.fromEntries(linesOf(parsed.cells).map((line) => [line[0], line.slice(1)])),
    words: () => words,
    clues: allClues,
    jokes: () => jokes,
    displayOf(word) {
      displays ??= firstByKey(words, cellsOf);
      const display = displays.get(word);
      if (display === undefined) throw new BankError('lexicon', `the lexicon of ${language} has no word ${word}`);
      return display;
    },
    clueOf(answer, name) {
      clueByName ??= firstByKey(allClues(), (clue) => keyOf(clue.answer, clue.name));
      const clue = clueByName.get(keyOf(answer, name));
      if (clue !== undefined) return clue;
      throw new BankError('lexicon', `the lexicon of ${language} has no clue ${encodeClueName(name)} of ${answer}`);
    },
    joke({ list, id }) {
      const joke = jokeByName.get(`${list}:${id}`);
      if (joke === undefined) throw new BankError('lexicon', `the lexicon of ${language} has no joke ${list}:${id}`);
      return joke;
    },
  };
}

/** Checks decoded content and returns its texts. Unknown keys are ignored. Throws `BankError` with fault `content`. */
export function checkLexicon(content: unknown): LexiconTexts {
  demand(typeof content === 'object' && content !== null && !Array.isArray(content), 'the content: no object');
  const lexicon = content as Record<string, unknown>;
  demand(lexicon.language !== undefined || lexicon.variant === undefined, 'a bank; expected a lexicon');
  for (const key of KEYS) {
    const text = lexicon[key];
    demand(typeof text === 'string' && TEXT.test(text), `${key}: no text`);
  }
  const { clues, ...others } = content as LexiconContent;
  const checked: LexiconTexts = clues === undefined ? others : { ...others, clues: unsortedText(checkSorted(clues)) };
  demand(
    LANGUAGES.some((language) => language === checked.language),
    `language ${checked.language}: this reader does not know it`,
  );
  for (const key of ['fold', 'cells'] as const) {
    demand(
      linesOf(checked[key]).every((line) => line.length >= 2),
      `${key}: a line without letters`,
    );
  }
  checkClues(checked);
  const names = linesOf(checked.jokes);
  demand(
    names.every((name) => JOKE_NAME.test(name)),
    'jokes: no list and id',
  );
  for (const key of ['setups', 'punchlines'] as const) {
    demand(linesOf(checked[key]).length === names.length, `${key}: other than ${names.length} lines`);
  }
  return checked;
}

function checkSorted(value: unknown): SortedText {
  demand(typeof value === 'object' && value !== null, 'clues: no sorted text');
  const { symbols, end, ranks } = value as Record<string, unknown>;
  demand(typeof symbols === 'string' && TEXT.test(symbols), 'clues/symbols: no text');
  demand(
    [...(symbols as string)].every((symbol, at, all) => at === 0 || all[at - 1] < symbol),
    'clues/symbols: not ascending',
  );
  demand(typeof ranks === 'string', 'clues/ranks: no text');
  demand(Number.isSafeInteger(end) && (end as number) <= (ranks as string).length, 'clues/end: no row');
  return value as SortedText;
}

/** What stands of clues goes together: answers by origin, names for each, a clue for each name. */
function checkClues({ origins = '', answers = '', names = '', clues = '' }: LexiconTexts): void {
  for (const [key, text] of Object.entries({ origins, answers, names })) {
    demand(typeof text === 'string' && TEXT.test(text), `${key}: no text`);
  }
  const lines = linesOf(origins);
  demand(
    lines.every((line) => ORIGIN.test(line)),
    'origins: no origin and count',
  );
  const expected = lines.reduce((sum, line) => sum + Number(line.slice(line.indexOf(':') + 1)), 0);
  for (const [key, found] of Object.entries({
    answers: decodeAnswers(answers).length,
    names: decodeOrdinals(names).length,
  })) {
    demand(found === expected, `${key}: ${found}; expected ${expected}`);
  }
  const found = decodeOrdinals(names).flat().length;
  demand(linesOf(clues).length === found, `clues: other than ${found} lines`);
}

/** The lines of a text; none where it is empty. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(LINE);
}

/** How a display form becomes cells: character by character, then runs of letters that share a cell, longest first. */
function folding({ fold, cells }: LexiconTexts): (display: string) => string {
  const letters = new Map(linesOf(fold).map((line) => [line[0], line.slice(1)]));
  const joined = linesOf(cells)
    .map((line): [string, string] => [line.slice(1), line[0]])
    .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  return (display) => {
    let text = '';
    for (const character of display) text += letters.get(character) ?? asciiUpper(character);
    return joined.reduce((word, [run, cell]) => word.split(run).join(cell), text);
  };
}

function asciiUpper(character: string): string {
  return character >= 'a' && character <= 'z' ? character.toUpperCase() : character;
}

function cluesOf(
  { origins = '', answers = '', names = '', clues = '' }: LexiconTexts,
  cellsOf: (display: string) => string,
): NamedClue[] {
  const texts = linesOf(clues);
  const displays = decodeAnswers(answers);
  const ordinals = decodeOrdinals(names);
  const found: NamedClue[] = [];
  let next = 0;
  for (const line of linesOf(origins)) {
    const [origin, count] = line.split(':');
    for (const end = next + Number(count); next < end; next++) {
      const display = displays[next];
      const answer = cellsOf(display);
      for (const ordinal of ordinals[next]) {
        found.push({ answer, name: { origin, ordinal }, display, text: texts[found.length] });
      }
    }
  }
  return found;
}

function keyOf(answer: string, { origin, ordinal }: ClueName): string {
  return `${answer} ${origin} ${ordinal}`;
}

/** Of values with the same key the first. */
function firstByKey<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const value of values) {
    const key = keyOf(value);
    if (!found.has(key)) found.set(key, value);
  }
  return found;
}

function jokesOf({ jokes, setups, punchlines }: LexiconTexts): JokeText[] {
  const [setupOf, punchlineOf] = [linesOf(setups), linesOf(punchlines)];
  return linesOf(jokes).map((name, index) => {
    const [list, id] = name.split(':').map(Number);
    return { list, id, setup: setupOf[index], punchline: punchlineOf[index] };
  });
}

function demand(isFine: boolean, message: string): void {
  if (!isFine) throw new BankError('content', message);
}
