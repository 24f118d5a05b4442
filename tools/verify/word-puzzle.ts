/**
 * What the rules of word puzzles share: the grid's form, letters as they are compared, the phrase at the end of its joke,
 * blocked readings, and what comes again in a bank.
 */
import type { JokeText } from '../../format/documents.js';
import type { Fault, Finding } from './fault.js';

/** What every word puzzle's document has. */
export interface WordPuzzle {
  readonly address: string;
  readonly variant: string;
  readonly level: string;
  readonly number: number;
  readonly rows: number;
  readonly columns: number;
  readonly grid: string;
  readonly alphabet?: Readonly<Record<string, string>>;
  readonly phrase: string;
  readonly phraseText: string;
  readonly phraseCells: readonly number[];
  readonly joke: JokeText;
}

/** A joke as its list has it. */
export interface ListedJoke {
  readonly setup: string;
  readonly punchline: string;
  readonly isStruck: boolean;
  /** File and line. */
  readonly place: string;
}

/** What there is to know of a language whatever the puzzle; without it (no plan, no house lists) those rules are not checked. */
export interface LanguageFacts {
  /** What must not read in a grid, in plain letters. */
  readonly blocked: readonly string[];
  /** A joke by list and id; `undefined` where there is no such joke. */
  readonly jokeAt?: (list: number, id: number) => ListedJoke | undefined;
}

const SIDES = { least: 6, most: 20 };

/** Verifies puzzles one by one with `verifyOne`, and against each other: no grid comes again, and no joke in a level. */
export function verifyInTurn<D extends WordPuzzle>(
  documents: Iterable<D>,
  verifyOne: (document: D) => readonly Fault[],
  onPuzzle: (document: D) => void,
): Fault[] {
  const faults: Fault[] = [];
  const grids = new Map<string, string>();
  const jokes = new Map<string, string>();
  for (const document of documents) {
    const { address, variant, level, grid, joke } = document;
    faults.push(...verifyOne(document));
    const tell = (rule: Fault['rule'], message: string) => faults.push({ address, rule, message });
    const equal = grids.get(grid);
    if (equal !== undefined) tell('equal', `the same grid as ${equal}`);
    const key = `${variant}/${level} ${joke.list}:${joke.id}`;
    const earlier = jokes.get(key);
    if (earlier !== undefined) tell('joke', `the joke of ${earlier}`);
    grids.set(grid, address);
    jokes.set(key, address);
    onPuzzle(document);
  }
  return faults;
}

/** The address is that of the document's other fields. */
export function addressFindings({ address, variant, level, number }: WordPuzzle): Finding[] {
  const name = `${variant}/${level}/${number}`;
  return address === name ? [] : [{ rule: 'address', message: `names ${name}` }];
}

/** The sides are allowed and the level's, and the grid has as many cells. */
export function sizeFindings({ rows, columns, level, grid }: WordPuzzle): Finding[] {
  const found: Finding[] = [];
  const isSide = (side: number) => Number.isInteger(side) && side >= SIDES.least && side <= SIDES.most;
  const { length } = [...grid];
  if (!isSide(rows) || !isSide(columns))
    found.push({
      rule: 'shape',
      message: `${rows} x ${columns} cells; expected ${SIDES.least} to ${SIDES.most} a side`,
    });
  if (level.split('-')[0] !== `${rows}x${columns}`)
    found.push({ rule: 'size', message: `${rows}x${columns}; the level is ${level}` });
  if (length !== rows * columns)
    found.push({ rule: 'shape', message: `a grid of ${length} cells; expected ${rows * columns}` });
  return found;
}

/** The phrase's cells are cells, each behind the one before. */
export function phraseOrderFindings({ rows, columns, phraseCells }: WordPuzzle): Finding[] {
  const isOdd = (cell: number, i: number) =>
    !Number.isInteger(cell) || cell < 0 || cell >= rows * columns || cell <= (phraseCells[i - 1] ?? -1);
  return phraseCells.some(isOdd) ? [{ rule: 'shape', message: 'phrase cells that are none, or out of order' }] : [];
}

/** The language that a variant's name ends in. */
export function languageIn({ variant }: WordPuzzle): string {
  return variant.slice(variant.lastIndexOf('-') + 1);
}

/** Letters as words are compared: upper case without marks, German umlauts and ligatures spelled out. */
export function plain(text: string, language: string): string {
  const whole = text.normalize('NFC');
  const spelled =
    language === 'de' ? whole.replaceAll(/[äÄ]/g, 'AE').replaceAll(/[öÖ]/g, 'OE').replaceAll(/[üÜ]/g, 'UE') : whole;
  return spelled
    .replaceAll(/[ßẞ]/g, 'SS')
    .replaceAll(/[æÆ]/g, 'AE')
    .replaceAll(/[œŒ]/g, 'OE')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase();
}

/** What the grid's cells spell: cells of several letters as these. */
export function spelled({ alphabet = {} }: WordPuzzle, cells: string): string {
  return [...cells].map((cell) => alphabet[cell] ?? cell).join('');
}

/** A word in cells, in plain letters. */
export function plainOf(document: WordPuzzle, cells: string): string {
  return plain(spelled(document, cells), languageIn(document));
}

/** The letters and digits of a text, plain; blanks, hyphens and all other marks count nothing. */
function lettersOf(document: WordPuzzle, text: string): string {
  return plain(text, languageIn(document)).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The phrase is as long as it should be, is what its cells read, and is the shortest fitting end of the punchline. */
export function phraseFindings(document: WordPuzzle, [least, most]: readonly [number, number]): Finding[] {
  const { grid, phrase, phraseCells, phraseText } = document;
  const found: Finding[] = [];
  const tell = (message: string) => found.push({ rule: 'phrase', message });
  const letters = [...grid];
  const read = phraseCells.map((cell) => letters[cell]).join('');
  if (phraseCells.length < least || phraseCells.length > most)
    tell(`${phraseCells.length} letters; expected ${least} to ${most}`);
  if (read !== phrase) tell(`its cells read ${read}, not ${phrase}`);
  if (lettersOf(document, phraseText) !== plainOf(document, phrase)) tell(`"${phraseText}" is not ${phrase}`);
  if (!isPunchlineEnd(document)) tell(`"${phraseText}" are not the last words of "${document.joke.punchline}"`);
  if (splitsLetter(document)) tell(`"${phraseText}" has CH, which is one letter and here two cells`);
  const shorter = shorterPhrase(document, least);
  if (shorter !== undefined) tell(`"${shorter}" would be long enough`);
  return found;
}

/** Whether whole words at the punchline's end are the phrase. */
function isPunchlineEnd(document: WordPuzzle): boolean {
  const { phraseText, joke } = document;
  const at = joke.punchline.lastIndexOf(phraseText);
  return (
    at >= 0 &&
    lettersOf(document, joke.punchline.slice(at + phraseText.length)) === '' &&
    !/[\p{L}\p{N}][-'\u2010\u2011\u2019]?$/u.test(joke.punchline.slice(0, at))
  );
}

/** Whether cells of single letters hold a CH of Czech or Slovak, where players would expect one cell. */
function splitsLetter(document: WordPuzzle): boolean {
  const isOneLetter = ['cs', 'sk'].includes(languageIn(document));
  return isOneLetter && /ch/i.test(document.phraseText) && !Object.values(document.alphabet ?? {}).includes('CH');
}

/** Fewer last words that are enough letters already. Their cells are the phrase's last ones that spell them. */
function shorterPhrase(document: WordPuzzle, least: number): string | undefined {
  const cells = [...document.phrase];
  const words = document.phraseText.split(/[^\p{L}\p{N}'\u2010\u2011\u2019-]+/u);
  for (let from = 1; from < words.length; from++) {
    const text = words.slice(from).join(' ');
    const own = cells.findIndex((_, at) => plainOf(document, cells.slice(at).join('')) === lettersOf(document, text));
    if (own >= 0 && cells.length - own >= least) return text;
  }
  return undefined;
}

/** A line of the grid, with the cell of each of its characters. */
export interface Line {
  readonly text: readonly string[];
  readonly cells: readonly number[];
}

/** The lines of a grid, each in both directions: cells together for which `keysOf` tells the same key. */
export function linesBy(
  { rows, columns, grid }: WordPuzzle,
  keysOf: (row: number, column: number) => readonly string[],
): Line[] {
  const letters = [...grid];
  const byKey = new Map<string, number[]>();
  for (let cell = 0; cell < rows * columns; cell++) {
    for (const key of keysOf(Math.floor(cell / columns), cell % columns)) {
      byKey.set(key, [...(byKey.get(key) ?? []), cell]);
    }
  }
  return [...byKey.values()].flatMap((cells) =>
    [cells, [...cells].reverse()].map((way) => ({ text: way.map((cell) => letters[cell]), cells: way })),
  );
}

/** No blocked word reads along the lines, unless the cells of one word of the list, `runs`, hold it whole. */
export function blockedFindings(
  document: WordPuzzle,
  lines: readonly Line[],
  runs: readonly (readonly number[])[],
  blocked: readonly string[],
): Finding[] {
  const ofWords = runs.map((cells) => new Set(cells));
  const found: Finding[] = [];
  for (const { text, cells } of lines) {
    // Where each cell's plain letters begin in the line.
    const parts = text.map((cell) => plainOf(document, cell));
    const line = parts.join('');
    const starts = parts.map((_, i) => parts.slice(0, i).join('').length);
    for (const word of blocked) {
      for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
        const first = starts.indexOf(at);
        const behind = at + word.length === line.length ? cells.length : starts.indexOf(at + word.length);
        if (first < 0 || behind < 0) continue;
        const read = cells.slice(first, behind);
        if (ofWords.some((run) => read.every((cell) => run.has(cell)))) continue;
        found.push({ rule: 'blocked', message: `${word} reads from cell ${read[0]}` });
      }
    }
  }
  return found;
}

/** The full spelling of a word is that of its cells. */
export function spellingFindings(document: WordPuzzle, word: string, display: string): Finding[] {
  if (plain(display, languageIn(document)) === plainOf(document, word)) return [];
  return [{ rule: 'word', message: `"${display}" is not ${word}` }];
}

/** The joke is the one of its list, and not struck. */
export function jokeFindings({ joke }: WordPuzzle, { jokeAt }: LanguageFacts): Finding[] {
  const { list, id, setup, punchline } = joke;
  if (jokeAt === undefined) return [];
  const tell = (message: string): Finding[] => [{ rule: 'joke', message: `joke ${list}:${id} ${message}` }];
  const listed = jokeAt(list, id);
  if (listed === undefined) return tell('is in no list of the plan');
  if (listed.isStruck) return tell(`is struck (${listed.place})`);
  const isSame = listed.setup === setup && listed.punchline === punchline;
  return isSame ? [] : tell(`is another in its list (${listed.place})`);
}
