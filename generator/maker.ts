/**
 * The interfaces behind which variants generate, one for each kind of variant. `make.ts` retries, proves and encodes; a
 * maker does one attempt.
 */

import type { Address } from '../format/address.js';
import type { BareWordPuzzle, NumberVariant, WordVariant } from '../format/documents.js';
import type { Rules } from '../format/rules.js';
import type { Band } from '../format/techniques.js';
import type { Grader } from './grade/grader.js';
import type { Joke } from './jokes/jokes.js';
import type { Random } from './random/random.js';

/** The level's parameters as the plan's row has them, checked by the plan's schema, and its band. */
export type Parameters = Readonly<Record<string, unknown>> & { readonly band: Band };

/** What an attempt did inside, where a maker drafts more than once: how many drafts it began, and how many of them filled the grid. */
export interface Tally {
  readonly drafts: number;
  readonly filled: number;
}

/** One attempt's outcome: a puzzle, or why there is none (a few words without figures that vary, so that reasons can be counted). */
export type Attempt<P> = ({ readonly puzzle: P } | { readonly discarded: string }) & { readonly tally?: Tally };

/** How a count of solutions ended. `limit` reached counts as that many; `undefined` means out of budget, which proves nothing. */
export type SolutionCount = number | undefined;

/** Makes number puzzles. */
export interface Maker<P, L extends Parameters = Parameters> {
  readonly rules: Rules<P, NumberVariant>;
  readonly grader: Grader<P>;
  /** Why no puzzle can be what the level wishes, as `key: value; what was expected`; `undefined` where some may be. */
  wishFault(level: L): string | undefined;
  /** ONE attempt at a puzzle of the level's band, from nothing but the random stream and the level's parameters. */
  generate(random: Random, level: L): Attempt<P>;
  /**
   * Counts solutions up to `limit` by complete search over givens and clues; never looks at the stored solution.
   * `undefined`: more than `budget` steps.
   */
  countSolutions(puzzle: P, limit: number, budget?: number): SolutionCount;
  /** Where the finished puzzle is not what the level wishes besides its band (too few givens, say), the reason; `undefined` where it is. */
  shortfall(puzzle: P, level: L): string | undefined;
}

/** A number of a level whose joke is struck, and the last of its list that was to stand in for it: struck as well, or of no fitting length. */
export interface StruckJoke {
  readonly number: number;
  readonly list: number;
  readonly joke: Joke;
}

/** Makes word puzzles out of a language's words and jokes. */
export interface WordMaker<P extends BareWordPuzzle, L> {
  readonly rules: Rules<P, WordVariant>;
  /** How many puzzles of a level there are jokes for. */
  jokesFor(level: string): number;
  /** The first of a level's numbers whose joke is struck, without a fitting one in its place; `undefined`: none is. */
  struckJoke(level: string, count: number): StruckJoke | undefined;
  /** Why no puzzle can be what the level wishes, as `key: value; what was expected`; `undefined` where some may be. */
  wishFault(name: string, level: L): string | undefined;
  /** ONE attempt at the puzzle of an address, from nothing but the random stream, the words and jokes, and the level's parameters. */
  generate(random: Random, address: Address, level: L): Attempt<P>;
  /** Where the finished puzzle is not what it should be besides its rules, the reason; `undefined` where it is. */
  shortfall(puzzle: P, level: L): string | undefined;
}
