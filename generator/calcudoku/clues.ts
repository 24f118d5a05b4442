/** The clues that our puzzles give: an operation for each cage, drawn evenly from those that the cage's values allow. */
import { CAGE_OPS, type Cage, type Cell } from '../../format/documents.js';
import { resultOf } from '../../format/variants/calcudoku.js';
import type { Random } from '../random/random.js';

/** The largest product that we ask a player to take apart. */
export const MAX_PRODUCT = 200;

/**
 * Draws a cage's clue; one cell alone is a `=` cage. `÷` never asks for 1, since neighbours of a Latin square differ, and
 * every cage of two cells or more has a sum.
 */
export function drawClue(random: Random, cells: readonly Cell[], solution: readonly number[]): Cage {
  const values = cells.map((cell) => solution[cell]);
  const clues: Cage[] = [];
  for (const op of CAGE_OPS) {
    const target = resultOf(op, values);
    if (target !== undefined && !(op === '×' && target > MAX_PRODUCT)) clues.push({ cells, op, target });
  }
  return clues[random.below(clues.length)];
}
