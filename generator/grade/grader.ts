/** A variant's grader: its rungs, and boards to work on. */
import type { NumberVariant } from '../../format/documents.js';
import { type Grade, levelOf, type Technique, techniquesOf } from '../../format/techniques.js';
import type { Board } from './board.js';
import { climb, type Outcome, type Rung, type Step } from './ladder.js';
import { SEARCH_SCORE, scoreOf } from './score.js';

/** What a person is shown of a puzzle: all but the solution. */
export type Question<P> = Omit<P, 'solution'>;

/** A puzzle worked by a person's techniques. */
export interface Path {
  /** `solved`; `stuck`: only search goes on from here; `broken`: the puzzle contradicts itself. */
  readonly outcome: Outcome;
  readonly steps: readonly Step[];
  /** The technique of each rung that `steps` names by index. */
  readonly techniques: readonly Technique[];
  /** Values of the cells at the end, 0 = open. */
  readonly values: readonly number[];
  /** `undefined` unless solved. */
  readonly grade: Grade | undefined;
  /** The grade's score; SEARCH_SCORE unless solved. */
  readonly score: number;
}

export interface SolveOptions {
  /** Each step lists its instances in words. */
  readonly isExplaining?: boolean;
  /** Techniques that rely on there being one solution may be used. */
  readonly usesUniqueness?: boolean;
}

export interface Grader<P> {
  /** Works the puzzle from the easiest technique up. Never looks at a stored solution. */
  solve(puzzle: Question<P>, options?: SolveOptions): Path;
}

/** How a variant's puzzles become boards. */
export interface GraderParts<P, B extends Board> {
  readonly variant: NumberVariant;
  /** In the order of the variant's techniques; all of them. */
  readonly rungs: readonly Rung<B, Technique>[];
  /** A board set up for the puzzle; it may be used again for the next one. */
  boardFor(puzzle: Question<P>, isExplaining: boolean): B;
  valuesOf(board: B): ArrayLike<number>;
  /** Whether the filled board keeps the rules: techniques deduce, they do not verify. */
  isSound(puzzle: Question<P>, values: readonly number[]): boolean;
}

/** Puts a grader together. Throws where the rungs are not the variant's techniques in their order. */
export function graderOf<P extends { readonly rows: number }, B extends Board>(parts: GraderParts<P, B>): Grader<P> {
  const { variant, rungs } = parts;
  const names = rungs.map((rung) => rung.technique);
  if (names.join() !== techniquesOf(variant).join()) {
    throw new Error(`${variant}: the rungs are not the techniques of format/techniques.ts in their order`);
  }
  const plain = rungs.filter((rung) => rung.isUniqueness !== true);
  const plainNames = plain.map((rung) => rung.technique);
  return {
    solve(puzzle, { isExplaining = false, usesUniqueness = false } = {}) {
      const used = usesUniqueness ? rungs : plain;
      const techniques = usesUniqueness ? names : plainNames;
      const board = parts.boardFor(puzzle, isExplaining);
      const steps: Step[] = [];
      let outcome = climb(used, board, used.length, (rung) => {
        const { starts, length, deductions } = board.step;
        steps.push({ rung, starts, length, filled: board.step.filled(), deductions: [...deductions] });
        return false;
      });
      const values = Array.from(parts.valuesOf(board));
      if (outcome === 'solved' && !parts.isSound(puzzle, values)) outcome = 'broken';
      if (outcome !== 'solved') return { outcome, steps, techniques, values, grade: undefined, score: SEARCH_SCORE };
      const score = scoreOf(used, steps);
      const hardest = steps.reduce((most, { rung }) => Math.max(most, rung), 0);
      const technique = techniques[hardest];
      return {
        outcome,
        steps,
        techniques,
        values,
        score,
        grade: { level: levelOf(variant, technique, puzzle.rows), technique, score },
      };
    },
  };
}
