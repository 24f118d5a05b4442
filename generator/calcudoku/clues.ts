/** The clues that our puzzles give: an operation for each cage, of those that the cage's values allow. */
import { CAGE_OPS, type Cage, type Cell } from '../../format/documents.js';
import { resultOf } from '../../format/variants/calcudoku.js';
import type { Random } from '../random/random.js';

/** The largest product that we ask a player to take apart. */
export const MAX_PRODUCT = 200;

/**
 * The clues that a cage may have, in the order of CAGE_OPS; one cell alone is a `=` cage. `÷` never asks for 1, since neighbours of
 * a Latin square differ, and every cage of two cells or more has a sum.
 */
export function cluesOf(cells: readonly Cell[], solution: readonly number[]): Cage[] {
  const values = cells.map((cell) => solution[cell]);
  const clues: Cage[] = [];
  for (const op of CAGE_OPS) {
    const target = resultOf(op, values);
    if (target !== undefined && !(op === '×' && target > MAX_PRODUCT)) clues.push({ cells, op, target });
  }
  return clues;
}

/** Draws a cage's clue evenly from those that it may have. */
export function drawClue(random: Random, cells: readonly Cell[], solution: readonly number[]): Cage {
  const clues = cluesOf(cells, solution);
  return clues[random.below(clues.length)];
}
