/**
 * Solving as a person does: the easiest technique that finds anything makes the next step, and the search for it starts anew from the
 * easiest after every step.
 */
import type { Board, Deduction } from './board.js';

/** A technique at work on boards of one kind; reports all its instances to the board's step and changes nothing else. */
export interface Rung<B extends Board, T extends string = string> {
  readonly technique: T;
  /** Difficulty, growing along the ladder; Sudoku's after the scale of Sudoku Explainer (12 for its 1.2) where one rising order allows. */
  readonly weight: number;
  /** Of chains: how many tenths at most a long one adds. */
  readonly spread?: number;
  /** Relies on the promise that there is one solution. */
  readonly isUniqueness?: boolean;
  find(board: B): void;
}

/** One step of a path. */
export interface Step {
  /** Index of the rung. */
  readonly rung: number;
  readonly starts: number;
  readonly length: number;
  /** Cells that the step fills. */
  readonly filled: readonly number[];
  readonly deductions: readonly Deduction[];
}

export type Outcome = 'solved' | 'stuck' | 'broken';

/**
 * Works a board with the rungs below index `height` until it is solved or none of them finds anything. `onStep` is told each step
 * after it was applied and may end the climb by returning true, which counts as `stuck`.
 */
export function climb<B extends Board>(
  rungs: readonly Rung<B>[],
  board: B,
  height = rungs.length,
  onStep?: (rung: number) => boolean | undefined,
): Outcome {
  while (!board.isSolved) {
    if (board.isBroken) return 'broken';
    let rung = 0;
    for (; rung < height; rung++) {
      board.clearStep();
      rungs[rung].find(board);
      if (board.step.starts > 0) break;
    }
    if (rung === height) return 'stuck';
    board.applyStep();
    if (onStep?.(rung)) return board.isSolved ? 'solved' : 'stuck';
  }
  return board.isBroken ? 'broken' : 'solved';
}
