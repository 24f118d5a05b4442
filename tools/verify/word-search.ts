/**
 * Verifies word searches, as the reader decodes them: form, every rule, and what the plan wishes. Plain string work on
 * documents, line by line; it shares nothing with the generators and nothing with the rule checks of `format/`.
 */
import type { WordSearchDocument } from '../../format/documents.js';
import type { Fault, Finding } from './fault.js';
import {
  addressFindings,
  blockedFindings,
  jokeFindings,
  type LanguageFacts,
  type Line,
  linesBy,
  phraseFindings,
  phraseOrderFindings,
  sizeFindings,
  spellingFindings,
  verifyInTurn,
} from './word-puzzle.js';

/** What a plan asks of a level of word searches, in its own words. Left out: no wish. */
export interface WordWish {
  readonly count?: number;
  readonly directions?: readonly string[];
  readonly frequency?: number;
}

/** What there is to know of a language's words for word searches. */
export interface WordFacts extends LanguageFacts {
  /** Whether a word, in cells, may be listed. */
  readonly mayList?: (word: string) => boolean;
  /** How often a word, in cells, occurs in a million. */
  readonly perMillion?: (word: string) => number;
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
const SHORTEST_WORD = 3;
const PHRASE_SLACK = 4;

/** Verifies the word searches of a bank. Faults come puzzle by puzzle. */
export function verifyWordBank(
  documents: Iterable<WordSearchDocument>,
  facts: WordFacts,
  wishOf: (level: string) => WordWish | undefined = () => undefined,
  onPuzzle: (document: WordSearchDocument) => void = () => {},
): Fault[] {
  return verifyInTurn(documents, (document) => verifyWordSearch(document, facts, wishOf(document.level)), onPuzzle);
}

/** Verifies one word search. A malformed one gets no further than its form. */
export function verifyWordSearch(document: WordSearchDocument, facts: WordFacts, wish: WordWish = {}): Fault[] {
  const found = addressFindings(document);
  const form = formFindings(document);
  found.push(...form);
  if (form.length === 0) {
    const lines = linesOf(document);
    const least = Math.max(document.rows, document.columns);
    found.push(
      ...coverFindings(document),
      ...meetingFindings(document),
      ...onceFindings(document, lines),
      ...phraseFindings(document, [least, least + PHRASE_SLACK]),
      ...blockedFindings(document, lines, runsOf(document), facts.blocked),
      ...textFindings(document, facts),
      ...jokeFindings(document, facts),
      ...wishFindings(document, facts, wish),
    );
  }
  return found.map((finding) => ({ address: document.address, ...finding }));
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
  const found = sizeFindings(document);
  if (found.length > 0) return found;
  const cells = [...document.grid];
  const tell = (rule: Finding['rule'], message: string) => found.push({ rule, message });
  for (const { word, start, direction } of document.words) {
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
  found.push(...phraseOrderFindings(document));
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

/** Every row, column and diagonal, each in both directions. */
function linesOf(document: WordSearchDocument): Line[] {
  return linesBy(document, (row, column) => [`r${row}`, `c${column}`, `d${row - column}`, `a${row + column}`]);
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
function onceFindings(document: WordSearchDocument, lines: readonly Line[]): Finding[] {
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

/** Full spellings are those of their words, and words those of the lists. */
function textFindings(document: WordSearchDocument, { mayList }: WordFacts): Finding[] {
  const found: Finding[] = [];
  for (const { word, display } of document.words) {
    found.push(...spellingFindings(document, word, display));
    if (mayList?.(word) === false)
      found.push({ rule: 'lexicon', message: `${word} is not in the lexicon, struck or blocked` });
  }
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
