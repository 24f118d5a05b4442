/** The one list of makers: a new variant adds its line here and in `format/variants.ts`. */
import type { NumberPuzzleTypes, NumberVariant, WordVariant } from '../format/documents.js';
import { arrowwordMaker } from './arrowword/index.js';
import { calcudokuMaker } from './calcudoku/index.js';
import { futoshikiMaker } from './futoshiki/index.js';
import { magicSquareMaker } from './magic-square/index.js';
import type { Maker, WordMaker } from './maker.js';
import { skyscrapersMaker } from './skyscrapers/index.js';
import { sudokuMaker } from './sudoku/index.js';
import { wordSearchMaker } from './word-search/index.js';
import type { WordGround } from './words/ground.js';

/**
 * A maker as the pipeline sees it, whatever its level's parameters are: the plan's schema has checked them, which is why
 * they may be handed to a maker that knows more of them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the variants' types meet.
type MakerOf<P> = Maker<P, any>;
// biome-ignore lint/suspicious/noExplicitAny: a puzzle that a maker made goes back to that maker only.
export type AnyMaker = MakerOf<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyWordMaker = WordMaker<any, any>;

export const MAKERS: { readonly [V in NumberVariant]: MakerOf<NumberPuzzleTypes[V]> } = {
  sudoku: sudokuMaker,
  futoshiki: futoshikiMaker,
  skyscrapers: skyscrapersMaker,
  'magic-square': magicSquareMaker,
  calcudoku: calcudokuMaker,
};

const WORD_MAKERS: { readonly [V in WordVariant]: (variant: V, ground: WordGround) => AnyWordMaker } = {
  'word-search-de': wordSearchMaker,
  'word-search-en': wordSearchMaker,
  'word-search-cs': wordSearchMaker,
  'word-search-sk': wordSearchMaker,
  'arrowword-de': arrowwordMaker,
  'arrowword-en': arrowwordMaker,
  'arrowword-cs': arrowwordMaker,
  'arrowword-sk': arrowwordMaker,
};

/** The maker of a word variant, out of the words and jokes of its language. It holds their indices: make one and keep it. */
export function wordMakerOf<V extends WordVariant>(variant: V, ground: WordGround): AnyWordMaker {
  return WORD_MAKERS[variant](variant, ground);
}
