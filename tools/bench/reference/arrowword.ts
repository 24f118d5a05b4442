/**
 * The published method of making an arrowword (a mobile app's blog, JavaScript): a mask by hill climbing, then words for it as a constraint
 * problem, and away with both where that is not solved within its steps. The solution word is looked for in the finished
 * grid: a joke whose punchline's letters stand there in reading order.
 */
import { type Slots, slotsOf } from '../../../generator/arrowword/slots.js';
import type { Random } from '../../../generator/random/random.js';
import { type ReferenceOutcome, referenceFill } from './arrowword-fill.js';
import { referenceMask } from './arrowword-mask.js';
import type { ReferenceWords } from './arrowword-words.js';

export interface ReferenceArrowword {
  /** Row-major, 1 for a clue cell. */
  readonly mask: Uint8Array;
  readonly slots: Slots;
  /** The word of each slot, numbered within its length; `undefined` where the attempt failed. */
  readonly wordsBySlot: readonly number[] | undefined;
  readonly outcome: ReferenceOutcome;
  readonly maskSteps: number;
  readonly fillSteps: number;
}

/** One attempt at a grid of `side` x `side`; `undefined` where not even a mask was found. */
export function referenceArrowword(
  random: Random,
  words: ReferenceWords,
  side: number,
): ReferenceArrowword | undefined {
  const { mask, steps: maskSteps } = referenceMask(random, side);
  if (mask === undefined) return undefined;
  const slots = slotsOf(mask, side);
  const { steps: fillSteps, outcome, wordsBySlot } = referenceFill(random, words, slots);
  return { mask, slots, wordsBySlot, outcome, maskSteps, fillSteps };
}

/** The letters of a filled grid in reading order, clue cells left out. */
export function referenceLetters(words: ReferenceWords, slots: Slots, wordsBySlot: readonly number[]): Uint8Array {
  return Uint8Array.from(slots.letters, (cell) => {
    const slot = slots.horizontal[cell];
    const { length, letters } = words.ofLength(slots.cells[slot].length);
    return letters[wordsBySlot[slot] * length + slots.atHorizontal[cell]];
  });
}

/** The jokes, by their numbers, whose letters stand in a finished grid one after the other, whatever is between them. */
export function jokesThatFit(letters: Uint8Array, jokes: readonly Uint8Array[]): number[] {
  return [...jokes.keys()].filter((joke) => {
    let next = 0;
    for (const letter of letters) if (letter === jokes[joke][next]) next++;
    return next === jokes[joke].length;
  });
}
