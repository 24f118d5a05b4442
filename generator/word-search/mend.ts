/** Changes words that must not stand in a filled grid for others, until none is left. */
import { type LetterGrid, otherReadings } from '../../format/readings.js';
import type { Random } from '../random/random.js';

import type { BlockedReadings } from './blocked-readings.js';
import type { Fill, Run } from './fill.js';
import type { LevelWords } from './words.js';

/** How many rounds of changes may a grid take? Of 9,600 grids 8,200 took none or one, 44 more than eight. */
const MAX_ROUNDS = 40;

export interface MendGround {
  readonly random: Random;
  /** The letters are the fill's own. */
  readonly grid: LetterGrid;
  readonly runs: readonly Run[];
  readonly words: LevelWords;
  readonly readings: BlockedReadings;
}

/** Mends the fill in place; why it could not be mended, or `undefined`. */
export function mend(fill: Fill, { random, grid, runs, words, readings }: MendGround): string | undefined {
  const { index, isBarred } = words;
  const cells = runs.map((run) => run.cells);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wrong = new Set<number>();
    for (const [slot, word] of fill.words.entries()) if (isBarred[word] === 1) wrong.add(slot);
    const placed = Array.from(fill.words, (word, slot) => ({ letters: index.lettersOf[word], cells: cells[slot] }));
    for (const [slot] of otherReadings(grid, placed)) wrong.add(slot);
    for (const { start, step, length } of readings.outside(grid, cells)) {
      const read = Array.from({ length }, (_, at) => start + at * step);
      const through = [...cells.keys()].filter((slot) => read.some((cell) => cells[slot].includes(cell)));
      if (through.length === 0) return 'a blocked word reads in the phrase';
      wrong.add(through[random.below(through.length)]);
    }
    if (wrong.size === 0) return undefined;
    for (const slot of [...wrong].sort((a, b) => a - b)) fill.reject(slot);
    if (!fill.fill()) return 'slots without words';
  }
  return 'words that occur twice or read blocked words';
}
