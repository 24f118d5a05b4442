/**
 * Word search records: size, grid, then each word's start, direction and length, by start and direction; what no word covers
 * reads the phrase.
 *
 *   starts   one character a word: cells from the start of the word before, the first from cell 0; `_` for 63 and more to come
 *   kinds    one character a word: direction + 8 * (length - 3)
 */
import {
  type BareWordSearch,
  type Cell,
  DIRECTIONS,
  type Direction,
  type ListedWord,
  type PlacedWord,
  type WordSearchPuzzle,
  type WordSearchVariant,
} from '../documents.js';
import { BankError } from '../error.js';
import { BIT_ALPHABET, PART_SEPARATOR, splitParts } from '../layout.js';
import { otherReadings } from '../readings.js';
import type { Violation, WordPuzzleRules } from '../rules.js';
import {
  decodeGaps,
  decodeJoke,
  decodeSize,
  encodeGaps,
  encodeJoke,
  encodeSize,
  type GridSize,
  runOf,
} from '../word-grid.js';

const PARTS = 5;
/** Eighty-eight printable characters: eight directions by eleven lengths. */
const KIND_ALPHABET = `${BIT_ALPHABET}!#$%&'()*+,/:;<=>?@[]^\`{`;
export const WORD_LENGTHS = { min: 3, max: 13 } as const;

/** The rules of a language's word searches. */
export function wordSearchRules<V extends WordSearchVariant>(
  name: V,
): WordPuzzleRules<BareWordSearch, WordSearchPuzzle, V> {
  return { name, parts: PARTS, encode, decode, render, violations };
}

function encode(puzzle: BareWordSearch): string {
  const cells = [...puzzle.grid];
  if (cells.length !== puzzle.rows * puzzle.columns) throw new RangeError(`a grid of ${cells.length} cells`);
  const gaps: number[] = [];
  let kinds = '';
  let last: PlacedWord | undefined;
  for (const word of puzzle.words) {
    const length = [...word.word].length;
    const run = runOf(puzzle, word.start, word.direction, length);
    if (run === undefined || run.map((cell) => cells[cell]).join('') !== word.word) {
      throw new RangeError(`${word.word} does not stand at ${word.start} to ${word.direction}`);
    }
    if (length < WORD_LENGTHS.min || length > WORD_LENGTHS.max) throw new RangeError(`a word of ${length} cells`);
    if (last !== undefined && compareWords(last, word) >= 0) throw new RangeError('words out of their order');
    gaps.push(word.start - (last?.start ?? 0));
    kinds += KIND_ALPHABET[DIRECTIONS.indexOf(word.direction) + DIRECTIONS.length * (length - WORD_LENGTHS.min)];
    last = word;
  }
  return [encodeSize(puzzle), puzzle.grid, encodeGaps(gaps), kinds, encodeJoke(puzzle)].join(PART_SEPARATOR);
}

/** The order of words in records and documents: by start, then by direction. */
export function compareWords(a: Omit<PlacedWord, 'word'>, b: Omit<PlacedWord, 'word'>): number {
  return a.start - b.start || DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction);
}

function decode(record: string): BareWordSearch {
  const [size, grid, starts, kinds, joke] = splitParts(record, PARTS);
  const { rows, columns } = decodeSize(size);
  const cells = [...grid];
  const at = size.length + 1;
  if (cells.length !== rows * columns) {
    throw new BankError('record', `a grid of ${cells.length} cells; expected ${rows} x ${columns}`, at);
  }
  const startsAt = at + grid.length + 1;
  const kindsAt = startsAt + starts.length + 1;
  let first = 0;
  const firsts = decodeGaps(starts, startsAt).map((gap): Cell => {
    first += gap;
    return first;
  });
  if (firsts.length !== kinds.length) {
    throw new BankError('record', `${kinds.length} kinds of words; expected ${firsts.length}`, kindsAt);
  }
  const covered = new Set<Cell>();
  const words = firsts.map((start, index): PlacedWord => {
    const kind = KIND_ALPHABET.indexOf(kinds[index]);
    if (kind < 0) throw new BankError('record', `no kind of a word: ${kinds[index]}`, kindsAt + index);
    const direction = DIRECTIONS[kind % DIRECTIONS.length];
    const run = runOf({ rows, columns }, start, direction, WORD_LENGTHS.min + Math.floor(kind / DIRECTIONS.length));
    if (run === undefined) throw new BankError('record', 'a word that leaves the grid', kindsAt + index);
    for (const cell of run) covered.add(cell);
    return { word: run.map((cell) => cells[cell]).join(''), start, direction };
  });
  const outOfOrder = words.findIndex((word, index) => index > 0 && compareWords(words[index - 1], word) >= 0);
  if (outOfOrder >= 0) throw new BankError('record', 'words out of their order', kindsAt + outOfOrder);
  const phraseCells = [...cells.keys()].filter((cell) => !covered.has(cell));
  return {
    rows,
    columns,
    grid,
    words,
    phraseCells,
    phrase: phraseCells.map((cell) => cells[cell]).join(''),
    ...decodeJoke(joke, kindsAt + kinds.length + 1),
  };
}

/** A word search as it can be drawn: from its record alone, or with its texts. */
type Drawable = (BareWordSearch & { readonly alphabet?: never }) | WordSearchPuzzle;

/**
 * The grid, letters apart, and the words to find, by length and letters. Solved: words as strokes between their letters, the
 * phrase's letters in brackets, and the phrase below.
 */
function render(puzzle: Drawable, solved = false): string {
  const textOf = (cell: string) => puzzle.alphabet?.[cell] ?? cell;
  const cells = [...puzzle.grid].map(textOf);
  const wide = Math.max(...cells.map((text) => text.length));
  const lines = solved ? strokes(puzzle, cells, wide) : plain(puzzle, cells, wide);
  const phrase = [...puzzle.phrase].map(textOf).join('');
  return [...lines, '', ...(solved ? [`Phrase: ${phrase}`] : wordList(puzzle, textOf))].join('\n');
}

function plain({ rows, columns }: GridSize, cells: readonly string[], wide: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((text) => text.padEnd(wide))
      .join(' ')
      .trimEnd(),
  );
}

const WIDEST_LINE = 78;

function wordList({ words }: Drawable, textOf: (cell: string) => string): string[] {
  const sorted = [...words].sort((a, b) => [...a.word].length - [...b.word].length || (a.word < b.word ? -1 : 1));
  const texts = sorted.map((word) => (word as Partial<ListedWord>).display ?? [...word.word].map(textOf).join(''));
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= WIDEST_LINE)
      lines[lines.length - 1] = `${last}  ${text}`;
    else lines.push(text);
  }
  return lines;
}

/** What is drawn between two neighbouring letters of a word, by direction. */
const STROKES: Readonly<Record<Direction, string>> = {
  E: '-',
  W: '-',
  S: '|',
  N: '|',
  SE: '\\',
  NW: '\\',
  SW: '/',
  NE: '/',
};

function strokes(puzzle: Drawable, cells: readonly string[], wide: number): string[] {
  const { rows, columns } = puzzle;
  // A letter, room for its brackets, and the stroke to the next.
  const pitch = wide + 3;
  const canvas = Array.from({ length: 2 * rows - 1 }, () => new Array<string>(pitch * columns).fill(' '));
  const isPhrase = new Set(puzzle.phraseCells);
  for (const [cell, text] of cells.entries()) {
    const line = canvas[2 * Math.floor(cell / columns)];
    const from = pitch * (cell % columns) + 1;
    for (const [i, character] of [...text].entries()) line[from + i] = character;
    if (!isPhrase.has(cell)) continue;
    line[from - 1] = '(';
    line[from + text.length] = ')';
  }
  for (const { word, start, direction } of puzzle.words) {
    const run = runOf(puzzle, start, direction, [...word].length) as Cell[];
    for (const [at, cell] of run.slice(1).entries()) {
      const [a, b] = [run[at], cell];
      const y = Math.floor(a / columns) + Math.floor(b / columns);
      const x = ((a % columns) + (b % columns)) * pitch;
      const middle = Math.floor(x / 2) + 1;
      const stroke = STROKES[direction];
      const here = canvas[y][middle];
      canvas[y][middle] = here === ' ' || here === stroke ? stroke : 'X';
    }
  }
  return canvas.map((line) => line.join('').trimEnd());
}

function violations(puzzle: BareWordSearch): Violation[] {
  const runs = puzzle.words.map(
    ({ word, start, direction }) => runOf(puzzle, start, direction, [...word].length) as Cell[],
  );
  return [...sharedCells(puzzle, runs), ...furtherReadings(puzzle, runs), ...phraseLength(puzzle)];
}

/** Two words share one cell at most. */
function sharedCells({ words }: BareWordSearch, runs: readonly (readonly Cell[])[]): Violation[] {
  const through = new Map<Cell, number[]>();
  const shared = new Map<number, Cell[]>();
  for (const [word, run] of runs.entries()) {
    for (const cell of run) {
      const others = through.get(cell) ?? [];
      for (const other of others) {
        const pair = other * runs.length + word;
        shared.set(pair, [...(shared.get(pair) ?? []), cell]);
      }
      through.set(cell, [...others, word]);
    }
  }
  return [...shared]
    .filter(([, cells]) => cells.length > 1)
    .map(([pair, cells]) => {
      const [a, b] = [words[Math.floor(pair / runs.length)], words[pair % runs.length]];
      return { rule: 'shared', cells, message: `${a.word} and ${b.word} share ${cells.length} cells` };
    });
}

/** Every listed word reads once, over all eight directions, the phrase's letters included: no other word holds it either. */
function furtherReadings(puzzle: BareWordSearch, runs: readonly (readonly Cell[])[]): Violation[] {
  const lettersOf = (text: string) => [...text].map((cell) => cell.charCodeAt(0));
  const { rows, columns } = puzzle;
  const placed = puzzle.words.map(({ word }, index) => ({ letters: lettersOf(word), cells: runs[index] }));
  return otherReadings({ rows, columns, letters: lettersOf(puzzle.grid) }, placed).map(([word, start]) => ({
    rule: 'once',
    cells: [start],
    message: `${puzzle.words[word].word} reads from cell ${start} too`,
  }));
}

function phraseLength({ rows, columns, phraseCells }: BareWordSearch): Violation[] {
  const least = Math.max(rows, columns);
  const most = least + PHRASE_SLACK;
  const { length } = phraseCells;
  if (length >= least && length <= most) return [];
  const message = `a phrase of ${length} letters; expected ${least} to ${most}`;
  return [{ rule: 'phrase', cells: phraseCells, message }];
}

/** A phrase has as many letters as the longer side, or so many more. */
export const PHRASE_SLACK = 4;
