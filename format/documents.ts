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

/** One puzzle type a variant; a new variant adds its line here or among those of word puzzles. */
export interface NumberPuzzleTypes {
  readonly sudoku: SudokuPuzzle;
  readonly futoshiki: FutoshikiPuzzle;
  readonly skyscrapers: SkyscrapersPuzzle;
  readonly 'magic-square': MagicSquarePuzzle;
  readonly calcudoku: CalcudokuPuzzle;
}
export type NumberVariant = keyof NumberPuzzleTypes;
export type AnyNumberPuzzle = NumberPuzzleTypes[NumberVariant];

/** The languages of word puzzles, by ISO 639 code. */
export const LANGUAGES = ['de', 'en', 'cs', 'sk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a word runs: compass points, east is along the row. */
export const DIRECTIONS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A joke by its place among a language's lists of jokes. */
export interface JokeName {
  /** From 0; lists in the order of the plan. */
  readonly list: number;
  /** The joke's line, from 1: its name for ever. */
  readonly id: number;
}

export interface JokeText extends JokeName {
  readonly setup: string;
  readonly punchline: string;
}

/** A word of a word search as the record has it. */
export interface PlacedWord {
  /** In cells, a code point each. */
  readonly word: string;
  readonly start: Cell;
  readonly direction: Direction;
}

/** A listed word, with its full spelling. */
export interface ListedWord extends PlacedWord {
  readonly display: string;
}

interface WordSearchGrid {
  readonly rows: number;
  readonly columns: number;
  /** rows * columns cells, a code point each. */
  readonly grid: string;
  /** The cells that no word covers, ascending, and what they read. */
  readonly phraseCells: readonly Cell[];
  readonly phrase: string;
}

/** A word search as its record has it; texts stand in the language's lexicon. */
export interface BareWordSearch extends WordSearchGrid {
  /** By start, then by direction. */
  readonly words: readonly PlacedWord[];
  readonly joke: JokeName;
  /** Where in the punchline the phrase stands: UTF-16 units from its start, and how many. */
  readonly phraseAt: readonly [number, number];
}

export interface WordSearchPuzzle extends WordSearchGrid {
  /** What cells of several letters stand for; only where the language has such cells. */
  readonly alphabet?: Readonly<Record<string, string>>;
  readonly words: readonly ListedWord[];
  /** The phrase as written in the punchline. */
  readonly phraseText: string;
  readonly joke: JokeText;
}

export interface WordSearchTypes {
  readonly 'word-search-de': WordSearchPuzzle;
  readonly 'word-search-en': WordSearchPuzzle;
  readonly 'word-search-cs': WordSearchPuzzle;
  readonly 'word-search-sk': WordSearchPuzzle;
}
export type WordSearchVariant = keyof WordSearchTypes;

/** How an arrowword's answers run. */
export const ARROWS = ['right', 'down'] as const;
export type Arrow = (typeof ARROWS)[number];

/** What stands in an arrowword's grid in the place of a clue cell. */
export const CLUE_CELL = '#';

/** A clue by its place among the clues of its answer: names it for ever. */
export interface ClueName {
  /** `0`, `1` ...: the table of the lexicon; a lower-case letter: the class of the fact. */
  readonly origin: string;
  /** From 0, among the answer's clues of this origin. */
  readonly ordinal: number;
}

/** An answer of an arrowword: a run of letters behind its clue cell. */
export interface PlacedAnswer {
  /** In cells, a code point each. */
  readonly answer: string;
  readonly clueCell: Cell;
  /** The cell next to the clue cell in the direction. */
  readonly start: Cell;
  readonly direction: Arrow;
}

/** An answer as the record has it. */
export interface NamedAnswer extends PlacedAnswer {
  readonly clueName: ClueName;
}

/** An answer with its texts. */
export interface CluedAnswer extends PlacedAnswer {
  /** Full spelling, as the clue means it. */
  readonly display: string;
  readonly clue: string;
}

interface ArrowwordGrid {
  readonly rows: number;
  readonly columns: number;
  /** rows * columns cells, a code point each; clue cells are `#`. */
  readonly grid: string;
  /** The phrase's cells, ascending, and what they read. */
  readonly phraseCells: readonly Cell[];
  readonly phrase: string;
}

/** An arrowword as its record has it; texts stand in the language's lexicon. */
export interface BareArrowword extends ArrowwordGrid {
  /** By clue cell, then right before down. */
  readonly words: readonly NamedAnswer[];
  readonly joke: JokeName;
  /** Where in the punchline the phrase stands: UTF-16 units from its start, and how many. */
  readonly phraseAt: readonly [number, number];
}

export interface ArrowwordPuzzle extends ArrowwordGrid {
  /** What cells of several letters stand for; only where the language has such cells. */
  readonly alphabet?: Readonly<Record<string, string>>;
  readonly words: readonly CluedAnswer[];
  /** The phrase as written in the punchline. */
  readonly phraseText: string;
  readonly joke: JokeText;
}

export interface ArrowwordTypes {
  readonly 'arrowword-de': ArrowwordPuzzle;
  readonly 'arrowword-en': ArrowwordPuzzle;
  readonly 'arrowword-cs': ArrowwordPuzzle;
  readonly 'arrowword-sk': ArrowwordPuzzle;
}
export type ArrowwordVariant = keyof ArrowwordTypes;

export interface WordPuzzleTypes extends WordSearchTypes, ArrowwordTypes {}
export type WordVariant = keyof WordPuzzleTypes;
export type AnyWordPuzzle = WordPuzzleTypes[WordVariant];
/** A word puzzle as its record has it. */
export type BareWordPuzzle = BareWordSearch | BareArrowword;

export interface PuzzleTypes extends NumberPuzzleTypes, WordPuzzleTypes {}
export type VariantName = keyof PuzzleTypes;
export type AnyPuzzle = PuzzleTypes[VariantName];

/** What a document says of where its puzzle stands. */
export interface Addressed<V extends VariantName = VariantName> {
  readonly address: string;
  readonly variant: V;
  readonly level: string;
  readonly number: number;
}

/** A number puzzle with its address and grade; `variant` tells the type. */
export type NumberDocument<V extends NumberVariant = NumberVariant> = {
  readonly [K in V]: NumberPuzzleTypes[K] &
    Addressed<K> & {
      readonly grade: Grade;
      /** Every cell without a given, in an order in which a person can fill the grid; only where the plan asks for hints. */
      readonly hints?: readonly Cell[];
    };
}[V];

/** A word puzzle with its address; `variant` tells the type. */
export type WordDocument<V extends WordVariant = WordVariant> = {
  readonly [K in V]: WordPuzzleTypes[K] & Addressed<K>;
}[V];

export type WordSearchDocument<V extends WordSearchVariant = WordSearchVariant> = WordDocument<V>;
export type ArrowwordDocument<V extends ArrowwordVariant = ArrowwordVariant> = WordDocument<V>;

export type PuzzleDocument<V extends VariantName = VariantName> =
  | NumberDocument<Extract<V, NumberVariant>>
  | WordDocument<Extract<V, WordVariant>>;
