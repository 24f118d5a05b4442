/** What there is to say of a puzzle from elsewhere: how many solutions it has and, where that is one, how hard it is. */
import type { Band, Technique } from '../../format/techniques.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import type { Asked } from './question.js';

/** Where no human technique finishes a puzzle. */
export const SEARCH = 'search';

export interface Verdict {
  /** 2: two or more. */
  readonly solutions: 0 | 1 | 2;
  /** With other than one solution these are `null`; where only search finishes the puzzle, the level is. */
  readonly level: Band | null;
  readonly technique: Technique | typeof SEARCH | null;
  readonly score: number | null;
  /** The only solution, where it was asked for. */
  readonly solution: readonly number[] | null;
}

export interface JudgeOptions {
  /** Find the solution as well. */
  readonly wantsSolution: boolean;
  /** Techniques that trust that there is one solution may be used. */
  readonly usesUniqueness: boolean;
}

/** Judges a puzzle, or says why it could not be judged: mostly that the search ran out of steps, which proves nothing. */
export function judge({ variant, puzzle }: Asked, options: JudgeOptions): Verdict | { readonly error: string } {
  const maker = MAKERS[variant] as AnyMaker;
  const solutions = maker.countSolutions(puzzle, 2) as 0 | 1 | 2 | undefined;
  if (solutions === undefined) return { error: 'its solutions were not counted within the step budget' };
  if (solutions !== 1) return { solutions, level: null, technique: null, score: null, solution: null };
  const { outcome, grade, score, values } = maker.grader.solve(puzzle, { usesUniqueness: options.usesUniqueness });
  // A bug, but no reason to leave the other puzzles ungraded.
  if (outcome === 'broken')
    return { error: 'the techniques contradict its only solution, which is a bug of puzzle-bank' };
  let solution: readonly number[] | null = null;
  if (options.wantsSolution) {
    const found = grade === undefined ? searched(maker, { variant, puzzle }, values) : values;
    if (found === undefined) return { error: 'its solution was not found within the step budget' };
    solution = found;
  }
  return { solutions, level: grade?.level ?? null, technique: grade?.technique ?? SEARCH, score, solution };
}

/**
 * The only solution, by questions to the complete search: in each open cell the value with which there still is one. Starts
 * from the values that the techniques have found. `undefined`: out of budget.
 */
function searched(maker: AnyMaker, { variant, puzzle }: Asked, known: readonly number[]): number[] | undefined {
  const values = [...known];
  const largest = variant === 'magic-square' ? puzzle.rows * puzzle.rows : puzzle.rows;
  for (const [cell, value] of known.entries()) {
    if (value !== 0) continue;
    do {
      if (++values[cell] > largest) return undefined;
    } while (maker.countSolutions({ ...puzzle, givens: values }, 1) !== 1);
  }
  return values;
}
