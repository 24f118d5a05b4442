/** The one list of makers: a new variant adds its line here and in `format/variants.ts`. */
import type { PuzzleTypes, VariantName } from '../format/documents.js';
import { calcudokuMaker } from './calcudoku/index.js';
import { futoshikiMaker } from './futoshiki/index.js';
import { magicSquareMaker } from './magic-square/index.js';
import type { Maker } from './maker.js';
import { skyscrapersMaker } from './skyscrapers/index.js';
import { sudokuMaker } from './sudoku/index.js';

/**
 * A maker as the pipeline sees it, whatever its level's parameters are: the plan's schema has checked them, which is why
 * they may be handed to a maker that knows more of them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the variants' types meet.
type MakerOf<P> = Maker<P, any>;
// biome-ignore lint/suspicious/noExplicitAny: a puzzle that a maker made goes back to that maker only.
export type AnyMaker = MakerOf<any>;

export const MAKERS: { readonly [V in VariantName]: MakerOf<PuzzleTypes[V]> } = {
  sudoku: sudokuMaker,
  futoshiki: futoshikiMaker,
  skyscrapers: skyscrapersMaker,
  'magic-square': magicSquareMaker,
  calcudoku: calcudokuMaker,
};
