/** The puzzles of this folder as documents; README.md says where they come from. */
import { readFileSync } from 'node:fs';
import type { CageOp, Edges, NumberPuzzle, NumberVariant } from '../../format/documents.js';
import { SUDOKU_BOXES } from '../../format/variants/sudoku.js';
import type { Ungraded } from '../../tools/verify/index.js';

/** A puzzle as Tatham's games were written down; which fields a line has depends on the game. */
interface TathamCase extends Edges {
  readonly params: string;
  readonly size: number;
  readonly givens?: readonly number[];
  readonly solution: readonly number[];
  readonly less: readonly (readonly [number, number])[];
  readonly cages: readonly { readonly op: string; readonly target: number; readonly cells: readonly number[] }[];
}

const CAGE_OPS: Readonly<Record<string, CageOp>> = { '+': '+', '-': '-', '*': '×', '/': '÷', '=': '=' };
export const MAGIC_FILES = [
  'oneblank-4',
  'oneblank-5',
  'propagation-3',
  'propagation-4',
  'propagation-5',
  'propagation-6',
] as const;

export function sudokuCases(folder?: string): Ungraded<'sudoku'>[] {
  return tathamCases('solo', 'sudoku', folder, ({ size }) => ({ box: SUDOKU_BOXES[size] }));
}

export function futoshikiCases(folder?: string): Ungraded<'futoshiki'>[] {
  return tathamCases('unequal', 'futoshiki', folder, ({ less }) => ({ inequalities: less }));
}

export function skyscrapersCases(folder?: string): Ungraded<'skyscrapers'>[] {
  return tathamCases('towers', 'skyscrapers', folder, ({ top, right, bottom, left }) => ({
    edges: { top, right, bottom, left },
  }));
}

export function calcudokuCases(folder?: string): Ungraded<'calcudoku'>[] {
  return tathamCases('keen', 'calcudoku', folder, ({ cages }) => ({
    cages: cages.map(({ cells, op, target }) => ({ cells, op: CAGE_OPS[op], target })),
  }));
}

/** Rated Sudokus, the easiest first; their `solution` is empty, since the source stores none. */
export function ratedSudokuCases(folder?: string): Ungraded<'sudoku'>[] {
  return ratedLines(folder).map(([cells], index) => {
    return {
      ...named('sudoku', 'rated', index),
      rows: 9,
      columns: 9,
      box: SUDOKU_BOXES[9],
      givens: [...cells].map((cell) => (cell === '.' ? 0 : Number(cell))),
      solution: [],
    };
  });
}

/** Puzzle and rating of each row, the easiest first. */
function ratedLines(folder?: string): string[][] {
  const rows = linesOf('sudoku-se.tsv', folder).slice(1);
  return rows.map((line) => line.split('\t')).sort((a, b) => Number(a[1]) - Number(b[1]));
}

/** The rated Sudokus' ratings by Sudoku Explainer, one for each of `ratedSudokuCases`. */
export function sudokuRatings(folder?: string): number[] {
  return ratedLines(folder).map(([, rating]) => Number(rating));
}

type TathamGame = 'solo' | 'unequal' | 'towers' | 'keen';

/** The level that Tatham's own solver gives each puzzle, line by line. */
export function tathamLevels(game: TathamGame, folder?: string): string[] {
  return linesOf(`tatham/${game}.jsonl`, folder).map((line) => (JSON.parse(line) as { graded: string }).graded);
}

/** The seed of each puzzle, line by line: its name there. */
export function tathamSeeds(game: TathamGame, folder?: string): string[] {
  return linesOf(`tatham/${game}.jsonl`, folder).map((line) => (JSON.parse(line) as { seed: string }).seed);
}

export function magicSquareCases(file: (typeof MAGIC_FILES)[number], folder?: string): Ungraded<'magic-square'>[] {
  return linesOf(`magic/${file}.tsv`, folder).map((line, index) => {
    const [order, cells, values] = line.split('\t');
    const size = Number(order);
    return {
      ...named('magic-square', file, index),
      rows: size,
      columns: size,
      sum: (size * (size * size + 1)) / 2,
      givens: cells.split(' ').map((cell) => (cell === '.' ? 0 : Number(cell))),
      solution: values.split(' ').map(Number),
    };
  });
}

function tathamCases<V extends NumberVariant, P>(
  game: string,
  variant: V,
  folder: string | undefined,
  fieldsOf: (found: TathamCase) => P,
): (NumberPuzzle & P & ReturnType<typeof named<V>>)[] {
  return linesOf(`tatham/${game}.jsonl`, folder).map((line, index) => {
    const found = JSON.parse(line) as TathamCase;
    const { size, params, solution, givens = solution.map(() => 0) } = found;
    return { ...named(variant, params, index), rows: size, columns: size, givens, solution, ...fieldsOf(found) };
  });
}

function named<V extends NumberVariant>(variant: V, level: string, index: number) {
  return { address: `${variant}/${level}/${index + 1}`, variant, level, number: index + 1 };
}

function linesOf(file: string, folder: string | URL = new URL('.', import.meta.url)): string[] {
  return readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
}
