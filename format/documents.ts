/**
 * The decoded puzzles, as the app sees them. A cell is `row * columns + column`; a value 0 in `givens` means empty.
 * A document is a puzzle with its address: what `show --json` prints.
 */
import type { Grade } from './techniques.js';

export type Cell = number;

/** What all number puzzles share. */
export interface NumberPuzzle {
  readonly rows: number;
  readonly columns: number;
  /** rows * columns values, 0 = empty. */
  readonly givens: readonly number[];
  /** rows * columns values; agrees with every given. */
  readonly solution: readonly number[];
}

export interface SudokuPuzzle extends NumberPuzzle {
  /** Rows and columns of a box. */
  readonly box: readonly [number, number];
}

export interface FutoshikiPuzzle extends NumberPuzzle {
  /** `[a, b]`: the value of cell a is less than the value of its orthogonal neighbour b. In the order of `neighbourPairs`. */
  readonly inequalities: readonly (readonly [Cell, Cell])[];
}

/** Clues seen from outside, `order` numbers a side, 0 = no clue; top and bottom run left to right, left and right downward. */
export interface Edges {
  readonly top: readonly number[];
  readonly right: readonly number[];
  readonly bottom: readonly number[];
  readonly left: readonly number[];
}

export interface SkyscrapersPuzzle extends NumberPuzzle {
  readonly edges: Edges;
}

export interface MagicSquarePuzzle extends NumberPuzzle {
  /** What every row, column and diagonal adds up to. */
  readonly sum: number;
}

export const CAGE_OPS = ['+', '-', '×', '÷', '='] as const;
export type CageOp = (typeof CAGE_OPS)[number];

/** Cells ascending; `=` is a one-cell cage. */
export interface Cage {
  readonly cells: readonly Cell[];
  readonly op: CageOp;
  readonly target: number;
}

export interface CalcudokuPuzzle extends NumberPuzzle {
  /** In the order of their first cells. */
  readonly cages: readonly Cage[];
}

/** One puzzle type a variant; a new variant adds its line here. */
export interface PuzzleTypes {
  readonly sudoku: SudokuPuzzle;
  readonly futoshiki: FutoshikiPuzzle;
  readonly skyscrapers: SkyscrapersPuzzle;
  readonly 'magic-square': MagicSquarePuzzle;
  readonly calcudoku: CalcudokuPuzzle;
}
export type VariantName = keyof PuzzleTypes;
export type AnyPuzzle = PuzzleTypes[VariantName];

/** A puzzle with its address and grade; `variant` tells the type. */
export type PuzzleDocument<V extends VariantName = VariantName> = {
  readonly [K in V]: PuzzleTypes[K] & {
    readonly address: string;
    readonly variant: K;
    readonly level: string;
    readonly number: number;
    readonly grade: Grade;
    /** Every cell without a given, in an order in which a person can fill the grid; only where the plan asks for hints. */
    readonly hints?: readonly Cell[];
  };
}[V];
