/**
 * A lexicon asset: the texts that the word puzzles of a language share, and no more of them than its banks use. Normative
 * text: FORMAT.md, section 4.
 */
import { decodeAnswers, decodeOrdinals } from './answer-lists.js';
import { encodeClueName } from './clue-name.js';
import { type Encoding, FORMAT_VERSION } from './container.js';
import { openContent } from './content.js';
import { demand, objectAt } from './demand.js';
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

/** What either encoding of a lexicon asset holds: some of the texts as they are, others sorted. */
export interface LexiconContent extends Omit<LexiconTexts, 'answers' | 'setups' | 'punchlines' | 'clues'> {
  readonly answers?: SortedText;
  /** The lines of setups, then of punchlines, then of clues. */
  readonly texts: SortedText;
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
const KEYS = ['language', 'fold', 'cells', 'words', 'jokes'] as const;
const CLUE_KEYS = ['origins', 'names'] as const;

/** Opens a lexicon asset. Throws `BankError` for bytes that are no whole lexicon of a known version. */
export function openLexicon(bytes: Uint8Array): LexiconReader {
  const { encoding, value } = openContent(bytes);
  const parsed = checkLexicon(value);
  const language = parsed.language as Language;
  const cellsOf = folding(parsed);
  const jokes = jokesOf(parsed);
  const jokeByName = new Map(jokes.map((joke) => [`${joke.list}:${joke.id}`, joke]));
  let words: readonly string[] | undefined;
  let displays: ReadonlyMap<string, string> | undefined;
  let clues: readonly NamedClue[] | undefined;
  let clueByName: ReadonlyMap<string, NamedClue> | undefined;
  const allWords = () => {
    words ??= [...new Set([...linesOf(parsed.words), ...decodeAnswers(parsed.answers ?? '')])];
    return words;
  };
  const allClues = () => {
    clues ??= cluesOf(parsed, cellsOf);
    return clues;
  };
  return {
    language,
    encoding,
    formatVersion: FORMAT_VERSION,
    alphabet: Object.fromEntries(linesOf(parsed.cells).map((line) => [line[0], line.slice(1)])),
    words: allWords,
    clues: allClues,
    jokes: () => jokes,
    displayOf(word) {
      displays ??= firstByKey(allWords(), cellsOf);
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
  const lexicon = objectAt(content, 'the content');
  demand(lexicon.language !== undefined || lexicon.variant === undefined, 'a bank; expected a lexicon');
  for (const key of KEYS) demandText(key, lexicon[key]);
  for (const key of CLUE_KEYS) if (lexicon[key] !== undefined) demandText(key, lexicon[key]);
  const { answers, texts, ...others } = content as LexiconContent;
  demand(
    LANGUAGES.some((language) => language === others.language),
    `language ${others.language}: this reader does not know it`,
  );
  for (const key of ['fold', 'cells'] as const) {
    demand(
      linesOf(others[key]).every((line) => line.length >= 2),
      `${key}: a line without letters`,
    );
  }
  const jokes = linesOf(others.jokes);
  demand(
    jokes.every((name) => JOKE_NAME.test(name)),
    'jokes: no list and id',
  );
  const lines = linesOf(unsortedAt('texts', texts));
  demand(lines.length >= 2 * jokes.length, `texts: ${lines.length} lines; expected two a joke, ${2 * jokes.length}`);
  const clues = lines.slice(2 * jokes.length);
  const checked = {
    ...others,
    ...(answers === undefined ? {} : { answers: unsortedAt('answers', answers) }),
    setups: lines.slice(0, jokes.length).join(LINE),
    punchlines: lines.slice(jokes.length, 2 * jokes.length).join(LINE),
    ...(clues.length === 0 ? {} : { clues: clues.join(LINE) }),
  };
  checkClues(checked, clues.length);
  return checked;
}

/** The text that stands there sorted. */
function unsortedAt(key: string, value: unknown): string {
  const { symbols, end, ranks } = objectAt(value, key);
  demandText(`${key}/symbols`, symbols);
  demand(
    [...(symbols as string)].every((symbol, at, all) => at === 0 || all[at - 1] < symbol),
    `${key}/symbols: not ascending`,
  );
  demand(typeof ranks === 'string', `${key}/ranks: no text`);
  demand(Number.isSafeInteger(end) && (end as number) <= (ranks as string).length, `${key}/end: no row`);
  return unsortedText(value as SortedText);
}

/** What stands of clues goes together: answers by origin, names for each, a clue for each name. */
function checkClues({ origins = '', answers = '', names = '' }: LexiconTexts, clues: number): void {
  const lines = linesOf(origins);
  demand(
    lines.every((line) => ORIGIN.test(line)),
    'origins: no origin and count',
  );
  const expected = lines.reduce((sum, line) => sum + Number(line.slice(line.indexOf(':') + 1)), 0);
  const ordinals = decodeOrdinals(names);
  for (const [key, found] of Object.entries({ answers: decodeAnswers(answers).length, names: ordinals.length })) {
    demand(found === expected, `${key}: ${found}; expected ${expected}`);
  }
  const due = ordinals.reduce((sum, { length }) => sum + length, 0);
  demand(clues === due, `texts: ${clues} clues; expected ${due}`);
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

function demandText(place: string, value: unknown): void {
  demand(typeof value === 'string' && TEXT.test(value), `${place}: no text`);
}
