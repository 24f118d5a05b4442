/** Which cells make up the lines of a magic square, which lines go through a cell, and which lines to set against one another. */
import { magicLines, magicSum } from '../../format/variants/magic-square.js';
import { type Combination, combinationsOf, differencesOf } from './combinations.js';

/** A line's index: rows, columns, the falling and the rising diagonal, as in `magicLines`. */
export type Line = number;

/** Room for the lines of a cell: its row, its column and at most both diagonals. */
export const MOST_LINES = 4;

export class Geometry {
  readonly order: number;
  readonly cells: number;
  /** What each line adds up to. */
  readonly sum: number;
  readonly lineCount: number;
  /** The cells of line l from `l * order` on. */
  readonly lineCells: Uint8Array;
  /** The lines through a cell from `cell * MOST_LINES` on, and how many there are. */
  readonly linesOf: Uint8Array;
  readonly lineCountOf: Uint8Array;
  /** `row 1`, `column 2`, `the falling diagonal`. */
  readonly names: readonly string[];
  /** One line against another, and sets of lines. */
  readonly differences: readonly Combination[];
  readonly combinations: readonly Combination[];

  constructor(order: number) {
    const lines = magicLines(order);
    this.order = order;
    this.cells = order * order;
    this.sum = magicSum(order);
    this.lineCount = lines.length;
    this.lineCells = Uint8Array.from(lines.flatMap(({ cells }) => cells));
    this.linesOf = new Uint8Array(this.cells * MOST_LINES);
    this.lineCountOf = new Uint8Array(this.cells);
    for (const [line, { cells }] of lines.entries()) {
      for (const cell of cells) this.linesOf[cell * MOST_LINES + this.lineCountOf[cell]++] = line;
    }
    this.names = lines.map(({ name }) => (name.endsWith('diagonal') ? `the ${name}` : name));
    this.differences = differencesOf(order);
    this.combinations = combinationsOf(order);
  }

  /** The line's name at the start of a sentence. */
  title(line: Line): string {
    return capitalised(this.names[line]);
  }
}

/** A text with its first letter large. */
export function capitalised(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
