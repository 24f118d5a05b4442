/** Sound puzzles to plant faults in, taken from the cases that other programs made. */
import type { NumberDocument, NumberVariant } from '../../format/documents.js';
import { levelOf, techniquesOf } from '../../format/techniques.js';
import type { Fault, Ungraded } from '../../tools/verify/index.js';
import { calcudokuCases, futoshikiCases, magicSquareCases, skyscrapersCases, sudokuCases } from '../cases/read.js';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The puzzle with some grade of its variant: the verifier does not ask whether it is the true one. */
export function graded<V extends NumberVariant>(document: Ungraded<V>): NumberDocument<V> {
  const [technique] = techniquesOf(document.variant);
  const grade = { level: levelOf(document.variant, technique, document.rows), technique, score: 1 };
  // Which variant it is does not change, which the type cannot say.
  return { ...document, grade } as unknown as NumberDocument<V>;
}

/** 9x9, not symmetric. */
export const sudoku = graded(sudokuCases().find(({ level }) => level === '3x3adu')!);
/** 9x9, symmetric by 180 degrees. */
export const symmetricSudoku = graded(sudokuCases().find(({ level }) => level === '3x3du')!);
/** 5x5, some givens and some inequalities, of which none can go. */
export const futoshiki = graded(
  futoshikiCases().find(({ level, givens }) => level === '5dx' && givens.some((value) => value !== 0))!,
);
/** 5x5, edge clues on all sides, of which none can go. */
export const skyscrapers = graded(
  skyscrapersCases().find(
    ({ level, edges }) => level === '5dx' && SIDES.every((side) => edges[side].some((clue) => clue !== 0)),
  )!,
);
/** 3x3, two givens, of which none can go. */
export const magicSquare = graded(magicSquareCases('propagation-3')[0]);
export const largeMagicSquare = graded(magicSquareCases('propagation-5')[0]);
/**
 * 4x4, cages of two cells and of three.
 *
 *   -1 ×8  .  .      3 1 2 4
 *   .  ÷2 -2  .      4 2 3 1
 *   +6 .  ×4  +5     2 4 1 3
 *   .  .  .   .      1 3 4 2
 */
export const calcudoku = graded(calcudokuCases()[0]);
/** The rules that the faults name, each once, in the order of the faults. */
export function rulesOf(faults: Iterable<Fault>): string[] {
  return [...new Set([...faults].map(({ rule }) => rule))];
}

/** The puzzle with changed fields. */
export function changed<P extends NumberDocument>(document: P, fields: Partial<P>): P {
  return { ...document, ...fields };
}

/** The list with two places swapped. */
export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return list.map((item, at) => (at === a ? list[b] : at === b ? list[a] : item));
}

/** The grid with two rows swapped. */
export function rowsSwapped(values: readonly number[], size: number, a: number, b: number): number[] {
  return values.map((value, cell) => {
    const row = Math.floor(cell / size);
    if (row === a) return values[cell + (b - a) * size];
    if (row === b) return values[cell + (a - b) * size];
    return value;
  });
}
