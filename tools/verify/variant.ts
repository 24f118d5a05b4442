/** What the verifier knows of a variant: one object each, in `variants.ts`. */
import type { NumberPuzzle } from '../../format/documents.js';
import type { Finding, Wish } from './fault.js';
import type { Constraint } from './search.js';

export interface VariantChecks<P extends NumberPuzzle = NumberPuzzle> {
  /** Values run from 1 to this. */
  values(puzzle: P): number;
  /** Fields of the wrong form or range; all else may rely on what this lets through. Rows, columns, givens and solution are checked already. */
  shape(puzzle: P): Finding[];
  /** The variant's rules and the puzzle's clues, without the givens. */
  constraints(puzzle: P): Constraint[];
  /** Clues besides the givens. */
  clueCount(puzzle: P): number;
  /** The clues besides the givens as a text: equal where these are the same, in whatever order they stand. */
  clueText(puzzle: P): string;
  /** What the puzzle lacks of wishes that this variant alone knows. */
  wishes(puzzle: P, wish: Wish): Finding[];
}
