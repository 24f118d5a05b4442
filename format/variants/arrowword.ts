/**
 * Arrowword records: size, cells, the names of the clues, the phrase's cells, the joke.
 *
 *   cells    without the first row and the first column, which are clue cells; `-` for a clue cell
 *   clues    one name for each word, by clue cell, then right before down; the words are the runs of letters
 *   phrase   for each of its letters how many letter cells it is behind the one before
 */
import { clueNameAt, encodeClueName } from '../clue-name.js';
import {
  type ArrowwordPuzzle,
  type ArrowwordVariant,
  type BareArrowword,
  type Cell,
  CLUE_CELL,
  type ClueName,
  type PlacedAnswer,
} from '../documents.js';
import { BankError } from '../error.js';
import { PART_SEPARATOR, splitParts } from '../layout.js';
import type { Violation, WordPuzzleRules } from '../rules.js';
import { decodeGaps, decodeJoke, decodeSize, encodeGaps, encodeJoke, encodeSize, type GridSize } from '../word-grid.js';

const PARTS = 5;
/** A clue cell in a record. */
const NO_LETTER = '-';
const SHORTEST_ANSWER = 2;

/** Least and most letters of a phrase by the longer side: what fits into the letters in reading order without crowding (measured on filled grids). */
export const PHRASE_WINDOWS: Readonly<Record<number, readonly [number, number]>> = {
  6: [3, 5],
  7: [3, 5],
  8: [4, 6],
  9: [5, 7],
  10: [5, 8],
  11: [6, 8],
  12: [6, 9],
  13: [7, 10],
  14: [8, 11],
  15: [8, 12],
  16: [9, 13],
  17: [9, 14],
  18: [9, 14],
  19: [10, 15],
  20: [10, 15],
};

/** The rules of a language's arrowwords. */
export function arrowwordRules<V extends ArrowwordVariant>(
  name: V,
): WordPuzzleRules<BareArrowword, ArrowwordPuzzle, V> {
  return { name, parts: PARTS, encode, decode, render, violations };
}

function encode(puzzle: BareArrowword): string {
  const size = encodeSize(puzzle);
  const cells = [...puzzle.grid];
  if (cells.length !== puzzle.rows * puzzle.columns) throw new RangeError(`a grid of ${cells.length} cells`);
  const clues = encodeClues(puzzle, cells);
  const phrase = encodePhrase(puzzle, cells);
  return [size, encodeCells(puzzle, cells), clues, phrase, encodeJoke(puzzle)].join(PART_SEPARATOR);
}

function encodeCells({ columns }: GridSize, cells: readonly string[]): string {
  return cells
    .filter((letter, cell) => {
      const isEdge = cell < columns || cell % columns === 0;
      if (isEdge && letter !== CLUE_CELL) throw new RangeError(`a letter at the edge, in cell ${cell}`);
      if (letter === NO_LETTER || letter === PART_SEPARATOR) throw new RangeError(`${letter} in cell ${cell}`);
      return !isEdge;
    })
    .map((letter) => (letter === CLUE_CELL ? NO_LETTER : letter))
    .join('');
}

function encodeClues(puzzle: BareArrowword, cells: readonly string[]): string {
  const answers = answersIn(puzzle, cells);
  if (answers.length !== puzzle.words.length) {
    throw new RangeError(`${puzzle.words.length} words; the grid has ${answers.length}`);
  }
  return answers
    .map((own, index) => {
      const word = puzzle.words[index];
      const isSame =
        own.answer === word.answer &&
        own.clueCell === word.clueCell &&
        own.start === word.start &&
        own.direction === word.direction;
      if (!isSame) throw new RangeError(`${word.answer} ${word.direction} of cell ${word.clueCell}: not in the grid`);
      if ([...own.answer].length < SHORTEST_ANSWER) throw new RangeError(`a word of one letter in cell ${own.start}`);
      return encodeClueName(word.clueName);
    })
    .join('');
}

function encodePhrase({ phrase, phraseCells }: BareArrowword, cells: readonly string[]): string {
  const letters = lettersIn(cells);
  const places = phraseCells.map((cell) => letters.indexOf(cell));
  if (places.length === 0 || places.some((place, at) => place <= (at === 0 ? -1 : places[at - 1]))) {
    throw new RangeError(`a phrase in cells ${phraseCells.join(', ')}`);
  }
  const read = phraseCells.map((cell) => cells[cell]).join('');
  if (read !== phrase) throw new RangeError(`the phrase's cells read ${read}, not ${phrase}`);
  return encodeGaps(places.map((place, at) => place - (at === 0 ? -1 : places[at - 1])));
}

function decode(record: string): BareArrowword {
  const [size, text, clues, phrase, joke] = splitParts(record, PARTS);
  const { rows, columns } = decodeSize(size);
  const at = size.length + 1;
  const cells = decodeCells(text, { rows, columns }, at);
  const answers = answersIn({ rows, columns }, cells);
  const lone = answers.find(({ answer }) => [...answer].length < SHORTEST_ANSWER);
  if (lone !== undefined) {
    const place = (Math.floor(lone.start / columns) - 1) * (columns - 1) + (lone.start % columns) - 1;
    throw new BankError('record', `a word of one letter in cell ${lone.start}`, at + place);
  }
  const cluesAt = at + text.length + 1;
  const names = decodeClues(clues, cluesAt);
  if (names.length !== answers.length) {
    throw new BankError('record', `${names.length} names of clues; expected ${answers.length}`, cluesAt);
  }
  const phraseAt = cluesAt + clues.length + 1;
  const phraseCells = decodePhrase(phrase, lettersIn(cells), phraseAt);
  return {
    rows,
    columns,
    grid: cells.join(''),
    words: answers.map((answer, index) => ({ ...answer, clueName: names[index] })),
    phraseCells,
    phrase: phraseCells.map((cell) => cells[cell]).join(''),
    ...decodeJoke(joke, phraseAt + phrase.length + 1),
  };
}

/** All cells, the edge put back. */
function decodeCells(text: string, { rows, columns }: GridSize, offset: number): string[] {
  const own = [...text];
  if (own.length !== (rows - 1) * (columns - 1)) {
    throw new BankError('record', `${own.length} cells; expected ${rows - 1} x ${columns - 1}`, offset);
  }
  const odd = own.indexOf(CLUE_CELL);
  if (odd >= 0) throw new BankError('record', `no letter: ${CLUE_CELL}`, offset + odd);
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const letter = own[(row - 1) * (columns - 1) + column - 1];
    return row === 0 || column === 0 || letter === NO_LETTER ? CLUE_CELL : letter;
  });
}

function decodeClues(text: string, offset: number): ClueName[] {
  const names: ClueName[] = [];
  for (let at = 0; at < text.length; ) {
    const read = clueNameAt(text, at);
    if (read === undefined) throw new BankError('record', `no name of a clue: ${text.slice(at, at + 2)}`, offset + at);
    names.push(read.name);
    at = read.end;
  }
  return names;
}

function decodePhrase(text: string, letters: readonly Cell[], offset: number): Cell[] {
  let place = -1;
  const cells = decodeGaps(text, offset).map((gap) => {
    if (gap === 0) throw new BankError('record', 'two letters of a phrase in one cell', offset);
    place += gap;
    if (place >= letters.length) throw new BankError('record', 'a phrase that goes on behind the last letter', offset);
    return letters[place];
  });
  if (cells.length === 0) throw new BankError('record', 'no phrase', offset);
  return cells;
}

/** The cells of letters, ascending. */
function lettersIn(cells: readonly string[]): Cell[] {
  return [...cells.keys()].filter((cell) => cells[cell] !== CLUE_CELL);
}

/** Every run of letters behind a clue cell, by clue cell, then right before down. */
function answersIn({ rows, columns }: GridSize, cells: readonly string[]): PlacedAnswer[] {
  const answers: PlacedAnswer[] = [];
  const read = (clueCell: Cell, direction: PlacedAnswer['direction'], step: number, end: Cell) => {
    const start = clueCell + step;
    let answer = '';
    for (let cell = start; cell < end && cells[cell] !== CLUE_CELL; cell += step) answer += cells[cell];
    if (answer !== '') answers.push({ answer, clueCell, start, direction });
  };
  for (const [cell, letter] of cells.entries()) {
    if (letter !== CLUE_CELL) continue;
    read(cell, 'right', 1, cell - (cell % columns) + columns);
    read(cell, 'down', columns, rows * columns);
  }
  return answers;
}

/** An arrowword as it can be drawn: from its record alone, or with its texts. */
type Drawable = (BareArrowword & { readonly alphabet?: never }) | ArrowwordPuzzle;

/**
 * The grid, clue cells with a number and arrows, and the clues by these numbers, right and down side by side. Solved: the letters,
 * those of the phrase in brackets, clue cells as `#`, and below the answers and the phrase.
 */
function render(puzzle: Drawable, solved = false): string {
  const textOf = (cell: string) => puzzle.alphabet?.[cell] ?? cell;
  const spell = (cells: string) => [...cells].map(textOf).join('');
  if (solved) return [...solution(puzzle, textOf), '', ...answerLists(puzzle, spell)].join('\n');
  return [...clueGrid(puzzle), '', ...clueLists(puzzle)].join('\n');
}

/** Numbers of the clue cells that point at something, from 1. */
function clueNumbers({ words }: Drawable): Map<Cell, number> {
  const numbers = new Map<Cell, number>();
  for (const { clueCell } of words) {
    if (!numbers.has(clueCell)) numbers.set(clueCell, numbers.size + 1);
  }
  return numbers;
}

const ARROW_SIGNS = { right: '→', down: '↓' } as const;

function clueGrid(puzzle: Drawable): string[] {
  const numbers = clueNumbers(puzzle);
  const digits = String(numbers.size).length;
  const signs = new Map<Cell, string>();
  for (const { clueCell, direction } of puzzle.words) {
    signs.set(clueCell, (signs.get(clueCell) ?? '') + ARROW_SIGNS[direction]);
  }
  return gridLines(puzzle, (letter, cell) => {
    const text = letter === CLUE_CELL ? String(numbers.get(cell) ?? '') : '.';
    return `${text.padStart(digits)}${(signs.get(cell) ?? '').padEnd(2)} `;
  });
}

/** A line for each row, of texts of one width. */
function gridLines(
  { rows, columns, grid }: Pick<Drawable, 'rows' | 'columns' | 'grid'>,
  drawn: (letter: string, cell: Cell) => string,
): string[] {
  const texts = [...grid].map(drawn);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .slice(row * columns, (row + 1) * columns)
      .join('')
      .trimEnd(),
  );
}

/** Both lists beside each other. */
function clueLists(puzzle: Drawable): string[] {
  const numbers = clueNumbers(puzzle);
  const digits = String(numbers.size).length;
  const [right, down] = (['right', 'down'] as const).map((direction) => [
    direction === 'right' ? 'Right' : 'Down',
    ...puzzle.words.flatMap((word) => {
      if (word.direction !== direction) return [];
      const clue = 'clue' in word ? word.clue : encodeClueName(word.clueName);
      return [`${String(numbers.get(word.clueCell)).padStart(digits)}  ${clue} (${[...word.answer].length})`];
    }),
  ]);
  const wide = Math.max(...right.map((line) => line.length));
  return Array.from({ length: Math.max(right.length, down.length) }, (_, line) =>
    `${(right[line] ?? '').padEnd(wide)}   ${down[line] ?? ''}`.trimEnd(),
  );
}

function solution(puzzle: Drawable, textOf: (cell: string) => string): string[] {
  const wide = Math.max(...[...puzzle.grid].map((cell) => textOf(cell).length));
  const isPhrase = new Set(puzzle.phraseCells);
  return gridLines(puzzle, (letter, cell) => {
    const text = textOf(letter);
    return (isPhrase.has(cell) ? `(${text})` : ` ${text} `).padEnd(wide + 2);
  });
}

const WIDEST_LINE = 78;

function answerLists(puzzle: Drawable, spell: (cells: string) => string): string[] {
  const numbers = clueNumbers(puzzle);
  const told = (direction: PlacedAnswer['direction']) =>
    puzzle.words
      .filter((word) => word.direction === direction)
      .map((word) => `${numbers.get(word.clueCell)} ${'display' in word ? word.display : spell(word.answer)}`);
  return [...wrapped('Right:', told('right')), ...wrapped('Down:', told('down')), `Phrase: ${spell(puzzle.phrase)}`];
}

/** Texts behind a head, on as many lines as they need. */
function wrapped(head: string, texts: readonly string[]): string[] {
  const lines = [head];
  for (const text of texts) {
    const last = lines[lines.length - 1];
    if (last.length + 2 + text.length <= WIDEST_LINE) lines[lines.length - 1] = `${last}  ${text}`;
    else lines.push(`  ${text}`);
  }
  return lines;
}

function violations(puzzle: BareArrowword): Violation[] {
  return [...detached(puzzle), ...repeated(puzzle), ...phraseFaults(puzzle)];
}

/** The letters form one region. */
function detached({ rows, columns, grid }: BareArrowword): Violation[] {
  const cells = [...grid];
  const letters = lettersIn(cells);
  const seen = new Set<Cell>(letters.slice(0, 1));
  for (const cell of seen) {
    const column = cell % columns;
    const beside = [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(cell >= columns ? [cell - columns] : []),
      ...(cell < (rows - 1) * columns ? [cell + columns] : []),
    ];
    for (const next of beside) if (cells[next] !== CLUE_CELL) seen.add(next);
  }
  const others = letters.filter((cell) => !seen.has(cell));
  if (others.length === 0) return [];
  return [{ rule: 'connected', cells: others, message: `${others.length} letters lie apart from the first one` }];
}

/** No answer stands twice. */
function repeated({ words }: BareArrowword): Violation[] {
  const starts = new Map<string, Cell[]>();
  for (const { answer, start } of words) starts.set(answer, [...(starts.get(answer) ?? []), start]);
  return [...starts]
    .filter(([, cells]) => cells.length > 1)
    .map(([answer, cells]) => ({ rule: 'twice', cells, message: `${answer} stands ${cells.length} times` }));
}

/** The phrase runs through letters in reading order, and has as many as the longer side allows. */
function phraseFaults({ rows, columns, grid, phraseCells }: BareArrowword): Violation[] {
  const found: Violation[] = [];
  const cells = [...grid];
  const odd = phraseCells.filter(
    (cell, at) => (cells[cell] ?? CLUE_CELL) === CLUE_CELL || (at > 0 && cell <= phraseCells[at - 1]),
  );
  if (odd.length > 0) found.push({ rule: 'phrase', cells: odd, message: 'a phrase that is not read cell by cell' });
  const { length } = phraseCells;
  const [least, most] = PHRASE_WINDOWS[Math.max(rows, columns)];
  if (length < least || length > most) {
    const message = `a phrase of ${length} letters; expected ${least} to ${most}`;
    found.push({ rule: 'phrase', cells: phraseCells, message });
  }
  return found;
}
