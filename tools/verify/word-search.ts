/**
 * Verifies word searches, as the reader decodes them: form, every rule, and what the plan wishes. Plain string work on
 * documents, line by line; it shares nothing with the generators and nothing with the rule checks of `format/`.
 */
import type { WordSearchDocument } from '../../format/documents.js';
import type { Fault, Finding } from './fault.js';

/** What a plan asks of a level of word searches, in its own words. Left out: no wish. */
export interface WordWish {
  readonly count?: number;
  readonly directions?: readonly string[];
  readonly frequency?: number;
}

/** What there is to know of a language's words; without it (no plan, no house lists) those rules are not checked. */
export interface WordFacts {
  /** What must not read in a grid, in plain letters. */
  readonly blocked: readonly string[];
  /** Whether a word, in cells, may be listed. */
  readonly mayList?: (word: string) => boolean;
  /** How often a word, in cells, occurs in a million. */
  readonly perMillion?: (word: string) => number;
  /** Setup and punchline by list and id; `undefined` where there is no such joke. */
  readonly jokeAt?: (list: number, id: number) => readonly [string, string] | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
  N: [-1, 0],
  NE: [-1, 1],
};
const SIDES = { least: 6, most: 20 };
const SHORTEST_WORD = 3;
const PHRASE_SLACK = 4;

/** Verifies the puzzles of a level's bank. Faults come puzzle by puzzle, at last those of the level. */
export function verifyWordBank(
  documents: Iterable<WordSearchDocument>,
  facts: WordFacts,
  wishOf: (level: string) => WordWish | undefined = () => undefined,
  onPuzzle: (document: WordSearchDocument) => void = () => {},
): Fault[] {
  const faults: Fault[] = [];
  const grids = new Map<string, string>();
  const jokes = new Map<string, string>();
  for (const document of documents) {
    const { address, variant, level, grid, joke } = document;
    faults.push(...verifyWordSearch(document, facts, wishOf(level)));
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

/** Verifies one word search. A malformed one gets no further than its form. */
export function verifyWordSearch(document: WordSearchDocument, facts: WordFacts, wish: WordWish = {}): Fault[] {
  const { address, variant, level, number } = document;
  const name = `${variant}/${level}/${number}`;
  const found: Finding[] = address === name ? [] : [{ rule: 'address', message: `names ${name}` }];
  const form = formFindings(document);
  found.push(...form);
  if (form.length === 0) {
    found.push(
      ...coverFindings(document),
      ...meetingFindings(document),
      ...onceFindings(document),
      ...phraseFindings(document),
      ...blockedFindings(document, facts.blocked),
      ...textFindings(document, facts),
      ...wishFindings(document, facts, wish),
    );
  }
  return found.map((finding) => ({ address, ...finding }));
}

/** The cells of a run; `undefined` where it leaves the grid. */
function cellsOf(
  { rows, columns }: WordSearchDocument,
  start: number,
  direction: string,
  length: number,
): number[] | undefined {
  const [down, right] = STEPS[direction];
  const cells: number[] = [];
  for (let i = 0; i < length; i++) {
    const row = Math.floor(start / columns) + i * down;
    const column = (start % columns) + i * right;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return undefined;
    cells.push(row * columns + column);
  }
  return cells;
}

function formFindings(document: WordSearchDocument): Finding[] {
  const { rows, columns, level, grid, words, phraseCells } = document;
  const found: Finding[] = [];
  const tell = (rule: Finding['rule'], message: string) => found.push({ rule, message });
  const cells = [...grid];
  const isSide = (side: number) => Number.isInteger(side) && side >= SIDES.least && side <= SIDES.most;
  if (!isSide(rows) || !isSide(columns))
    tell('shape', `${rows} x ${columns} cells; expected ${SIDES.least} to ${SIDES.most} a side`);
  if (level.split('-')[0] !== `${rows}x${columns}`) tell('size', `${rows}x${columns}; the level is ${level}`);
  if (cells.length !== rows * columns) tell('shape', `a grid of ${cells.length} cells; expected ${rows * columns}`);
  if (found.length > 0) return found;
  for (const { word, start, direction } of words) {
    const length = [...word].length;
    if (STEPS[direction] === undefined) tell('shape', `${word}: no direction ${direction}`);
    else if (length < SHORTEST_WORD) tell('shape', `${word}: ${length} letters`);
    else {
      const run = cellsOf(document, start, direction, length);
      if (run === undefined) tell('word', `${word}: leaves the grid`);
      else if (run.map((cell) => cells[cell]).join('') !== word)
        tell('word', `${word}: the grid reads otherwise there`);
    }
  }
  if (
    phraseCells.some(
      (cell, i) => !Number.isInteger(cell) || cell < 0 || cell >= cells.length || cell <= (phraseCells[i - 1] ?? -1),
    )
  )
    tell('shape', 'phrase cells that are none, or out of order');
  return found;
}

/** The cells of every word; the form is sound. */
function runsOf(document: WordSearchDocument): number[][] {
  return document.words.map(
    ({ word, start, direction }) => cellsOf(document, start, direction, [...word].length) as number[],
  );
}

/** Every cell belongs to a word or to the phrase, and none to both. */
function coverFindings(document: WordSearchDocument): Finding[] {
  const runs = runsOf(document);
  const phrase = new Set(document.phraseCells);
  const found: Finding[] = [];
  for (let cell = 0; cell < document.rows * document.columns; cell++) {
    const through = document.words.filter((_, i) => runs[i].includes(cell)).map(({ word }) => word);
    if (through.length === 0 && !phrase.has(cell))
      found.push({ rule: 'hole', message: `cell ${cell} belongs to nothing` });
    if (through.length > 0 && phrase.has(cell))
      found.push({
        rule: 'through-phrase',
        message: `cell ${cell} of the phrase belongs to ${through.join(', ')} too`,
      });
  }
  return found;
}

/** Two words share one cell at most. */
function meetingFindings(document: WordSearchDocument): Finding[] {
  const runs = runsOf(document);
  const found: Finding[] = [];
  for (let a = 0; a < runs.length; a++) {
    for (let b = a + 1; b < runs.length; b++) {
      const shared = runs[a].filter((cell) => runs[b].includes(cell)).length;
      if (shared > 1)
        found.push({
          rule: 'shared',
          message: `${document.words[a].word} and ${document.words[b].word} share ${shared} cells`,
        });
    }
  }
  return found;
}

/** A line of the grid, with the cell of each of its characters. */
interface Line {
  readonly text: readonly string[];
  readonly cells: readonly number[];
}

/** Every row, column and diagonal, each in both directions. */
function linesOf(document: WordSearchDocument): Line[] {
  const { rows, columns } = document;
  const letters = [...document.grid];
  const byKey = new Map<string, number[]>();
  for (let cell = 0; cell < rows * columns; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    for (const key of [`r${row}`, `c${column}`, `d${row - column}`, `a${row + column}`]) {
      byKey.set(key, [...(byKey.get(key) ?? []), cell]);
    }
  }
  return [...byKey.values()].flatMap((cells) =>
    [cells, [...cells].reverse()].map((way) => ({ text: way.map((cell) => letters[cell]), cells: way })),
  );
}

/** Where a word reads in the grid: its cells, one reading a set of cells. */
function readingsIn(lines: readonly Line[], word: string): Set<string> {
  const letters = [...word];
  const found = new Set<string>();
  for (const { text, cells } of lines) {
    for (let at = 0; at + letters.length <= text.length; at++) {
      if (letters.every((letter, i) => text[at + i] === letter)) {
        found.add([...cells.slice(at, at + letters.length)].sort((a, b) => a - b).join());
      }
    }
  }
  return found;
}

/** Every listed word occurs once, over all directions; none stands twice in the list or within another. */
function onceFindings(document: WordSearchDocument): Finding[] {
  const lines = linesOf(document);
  const found: Finding[] = [];
  for (const [index, { word }] of document.words.entries()) {
    const count = readingsIn(lines, word).size;
    if (count !== 1) found.push({ rule: 'doubled', message: `${word} occurs ${count} times` });
    for (const [other, { word: longer }] of document.words.entries()) {
      if (other === index) continue;
      if (longer === word && other > index) found.push({ rule: 'doubled', message: `${word} is listed twice` });
      else if (longer !== word && longer.includes(word))
        found.push({ rule: 'contained', message: `${word} is part of ${longer}` });
    }
  }
  return found;
}

/** Letters as blocked words and phrases are compared: upper case without marks, German umlauts spelled out. */
function plain(text: string, language: string): string {
  const spelled =
    language === 'de' ? text.replaceAll(/[äÄ]/g, 'AE').replaceAll(/[öÖ]/g, 'OE').replaceAll(/[üÜ]/g, 'UE') : text;
  return spelled.replaceAll('ß', 'SS').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

function languageIn({ variant }: WordSearchDocument): string {
  return variant.slice(variant.lastIndexOf('-') + 1);
}

/** What the grid's cells spell: cells of several letters as these. */
function spelled({ alphabet = {} }: WordSearchDocument, cells: string): string {
  return [...cells].map((cell) => alphabet[cell] ?? cell).join('');
}

/** The phrase is as long as it should be, is what its cells read, and is the shortest fitting end of the punchline. */
function phraseFindings(document: WordSearchDocument): Finding[] {
  const { rows, columns, phrase, phraseCells, phraseText, joke } = document;
  const found: Finding[] = [];
  const least = Math.max(rows, columns);
  const most = least + PHRASE_SLACK;
  const letters = [...document.grid];
  if (phraseCells.length < least || phraseCells.length > most)
    found.push({ rule: 'phrase', message: `${phraseCells.length} letters; expected ${least} to ${most}` });
  if (phraseCells.map((cell) => letters[cell]).join('') !== phrase)
    found.push({
      rule: 'phrase',
      message: `its cells read ${phraseCells.map((cell) => letters[cell]).join('')}, not ${phrase}`,
    });
  const language = languageIn(document);
  const lettersOf = (text: string) => plain(text, language).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (lettersOf(phraseText) !== plain(spelled(document, phrase), language))
    found.push({ rule: 'phrase', message: `"${phraseText}" is not ${phrase}` });
  const at = joke.punchline.lastIndexOf(phraseText);
  const isEnd =
    at >= 0 &&
    lettersOf(joke.punchline.slice(at + phraseText.length)) === '' &&
    !/[\p{L}\p{N}][-'\u2010\u2011\u2019]?$/u.test(joke.punchline.slice(0, at));
  if (!isEnd) found.push({ rule: 'phrase', message: `"${phraseText}" are not the last words of "${joke.punchline}"` });
  // Fewer last words may not be enough letters already. Their cells are the phrase's last ones that spell them.
  const cells = [...phrase];
  const words = phraseText.split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const text = words.slice(from).join(' ');
    const own = cells.findIndex(
      (_, at) => plain(spelled(document, cells.slice(at).join('')), language) === lettersOf(text),
    );
    if (own < 0 || cells.length - own < least) continue;
    found.push({ rule: 'phrase', message: `"${text}" would be long enough` });
    break;
  }
  return found;
}

/** No blocked word reads in any direction, unless one word of the list holds it whole. */
function blockedFindings(document: WordSearchDocument, blocked: readonly string[]): Finding[] {
  const language = languageIn(document);
  const runs = runsOf(document).map((cells) => new Set(cells));
  const found: Finding[] = [];
  for (const { text, cells } of linesOf(document)) {
    // Where each cell's plain letters begin in the line.
    const parts = text.map((cell) => plain(spelled(document, cell), language));
    const line = parts.join('');
    const starts = parts.map((_, i) => parts.slice(0, i).join('').length);
    for (const word of blocked) {
      for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
        const first = starts.indexOf(at);
        const behind = at + word.length === line.length ? cells.length : starts.indexOf(at + word.length);
        if (first < 0 || behind < 0) continue;
        const read = cells.slice(first, behind);
        if (runs.some((run) => read.every((cell) => run.has(cell)))) continue;
        found.push({ rule: 'blocked', message: `${word} reads from cell ${read[0]}` });
      }
    }
  }
  return found;
}

/** Full spellings are those of their words; jokes and words are those of the lists. */
function textFindings(document: WordSearchDocument, { mayList, jokeAt }: WordFacts): Finding[] {
  const language = languageIn(document);
  const found: Finding[] = [];
  for (const { word, display } of document.words) {
    if (plain(display, language) !== plain(spelled(document, word), language))
      found.push({ rule: 'word', message: `"${display}" is not ${word}` });
    if (mayList?.(word) === false)
      found.push({ rule: 'lexicon', message: `${word} is not in the lexicon, struck or blocked` });
  }
  const { list, id, setup, punchline } = document.joke;
  const told = jokeAt?.(list, id);
  if (jokeAt !== undefined && (told === undefined || told[0] !== setup || told[1] !== punchline))
    found.push({ rule: 'joke', message: `joke ${list}:${id} of the list is another, or there is none` });
  return found;
}

function wishFindings(document: WordSearchDocument, { perMillion }: WordFacts, wish: WordWish): Finding[] {
  const found: Finding[] = [];
  for (const { word, direction } of document.words) {
    if (wish.directions?.includes(direction) === false)
      found.push({
        rule: 'direction',
        message: `${word} runs ${direction}; the plan says ${wish.directions.join(', ')}`,
      });
    const floor = wish.frequency ?? 0;
    if (perMillion !== undefined && perMillion(word) < floor)
      found.push({ rule: 'frequency', message: `${word} is rarer than ${floor} in a million` });
  }
  return found;
}
