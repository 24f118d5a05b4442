/** The one list of rules: a new variant adds its line here and in `generator/variants.ts`. */
import type { AnyPuzzle, PuzzleTypes, VariantName } from './documents.js';
import type { Rules } from './rules.js';
import { calcudokuRules } from './variants/calcudoku.js';
import { futoshikiRules } from './variants/futoshiki.js';
import { magicSquareRules } from './variants/magic-square.js';
import { skyscrapersRules } from './variants/skyscrapers.js';
import { sudokuRules } from './variants/sudoku.js';

export const RULES: { readonly [V in VariantName]: Rules<PuzzleTypes[V]> } = {
  sudoku: sudokuRules,
  futoshiki: futoshikiRules,
  skyscrapers: skyscrapersRules,
  'magic-square': magicSquareRules,
  calcudoku: calcudokuRules,
};

/** The rules of a variant by its name; `undefined` for an unknown one. */
export function rulesFor(variant: string): Rules<AnyPuzzle> | undefined {
  // A puzzle that a variant's `decode` returned goes back to the same variant only, which the type cannot say.
  return Object.hasOwn(RULES, variant) ? (RULES[variant as VariantName] as unknown as Rules<AnyPuzzle>) : undefined;
}
