/** A puzzle from elsewhere, read from one line: a Sudoku as a row of characters, or a document of any variant as a JSON object. */
import type { NumberVariant } from '../../format/documents.js';
import { SUDOKU_BOXES } from '../../format/variants/sudoku.js';
import { schemaFault } from '../json.js';
import { type AnyQuestion, completed, type QuestionDocument, shapeFault } from './shape.js';

/** A puzzle whose form is sound, without a solution. */
export interface Asked {
  readonly variant: NumberVariant;
  readonly puzzle: AnyQuestion;
}

/** What a line holds, or what is wrong with it and what was expected. */
export type Read = Asked | { readonly error: string };

/** Characters of a Sudoku's line, by its order. */
const ORDER_OF_LENGTH: Readonly<Record<number, number>> = { 81: 9, 36: 6, 16: 4 };
const EXPECTED = 'expected a Sudoku of 81, 36 or 16 characters, or a puzzle document as one JSON object';

/** Reads a line that is not blank. */
export function readQuestion(line: string): Read {
  const text = line.trim();
  return text.startsWith('{') ? readDocument(text) : readCells(text);
}

function readDocument(text: string): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { error: 'not JSON; expected a whole puzzle document on one line' };
  }
  const broken = schemaFault(data, 'question.schema.json');
  if (broken !== undefined) return { error: broken };
  const document = data as QuestionDocument;
  const fault = shapeFault(document);
  return fault === undefined ? { variant: document.variant, puzzle: completed(document) } : { error: fault };
}

/** The cells end at the first blank, comma or semicolon: what follows are other columns of a table. */
function readCells(text: string): Read {
  const cells = [...text.split(/[\s,;]/, 1)[0]];
  const order = ORDER_OF_LENGTH[cells.length];
  if (order === undefined) {
    return { error: `${cells.length} ${cells.length === 1 ? 'character' : 'characters'}; ${EXPECTED}` };
  }
  const givens = cells.map((cell) => (cell === '.' ? 0 : '0123456789'.indexOf(cell)));
  const wrong = givens.findIndex((given) => given < 0 || given > order);
  if (wrong >= 0) {
    return { error: `character ${wrong + 1}: ${JSON.stringify(cells[wrong])}; expected 1 to ${order}, 0 or a dot` };
  }
  const puzzle = { rows: order, columns: order, box: SUDOKU_BOXES[order], givens, solution: [] };
  return { variant: 'sudoku', puzzle };
}

/** A line that is not blank, and its number from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines of a text that are not blank, whatever ends them; a byte order mark is no part of the first. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
}
