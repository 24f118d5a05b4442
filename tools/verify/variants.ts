/** The one list of the verifier's variants: a new variant adds its line here. */
import type { NumberPuzzleTypes, NumberVariant } from '../../format/documents.js';
import { calcudokuChecks } from './calcudoku.js';
import { futoshikiChecks } from './futoshiki.js';
import { magicSquareChecks } from './magic-square.js';
import { skyscrapersChecks } from './skyscrapers.js';
import { sudokuChecks } from './sudoku.js';
import type { VariantChecks } from './variant.js';

const CHECKS: { readonly [V in NumberVariant]: VariantChecks<NumberPuzzleTypes[V]> } = {
  sudoku: sudokuChecks,
  futoshiki: futoshikiChecks,
  skyscrapers: skyscrapersChecks,
  'magic-square': magicSquareChecks,
  calcudoku: calcudokuChecks,
};

/** The checks of a variant. Throws `RangeError` for a name that the verifier does not know. */
export function checksFor(variant: string): VariantChecks {
  if (!Object.hasOwn(CHECKS, variant)) throw new RangeError(`the verifier knows no variant ${variant}`);
  return CHECKS[variant as NumberVariant] as VariantChecks;
}
