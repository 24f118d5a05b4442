/**
 * What the ladder of techniques works on, whatever the variant: a board with candidates and one step in the making.
 *
 * A step is all instances of one technique at once, found on the board as it stands and applied together, so that a grade
 * does not depend on the order in which cells are looked at.
 */
import type { Cell } from '../../format/documents.js';

/** One instance of a technique, for people. */
export interface Deduction {
  /** The cells that the deduction is drawn from, or the one that it fills. */
  readonly cells: readonly Cell[];
  readonly placed: readonly { readonly cell: Cell; readonly value: number }[];
  readonly struck: readonly { readonly cell: Cell; readonly values: readonly number[] }[];
  /** One English sentence that says why. */
  readonly text: string;
}

/** The step in the making, as the ladder sees it. */
export interface StepReport {
  /** Instances found: how many starting points the technique offers. */
  readonly starts: number;
  /** Of chains: how many links the shortest one has, of forcing chains together; 0 for other techniques. */
  readonly length: number;
  /** Cells that the step fills, ascending. */
  filled(): readonly Cell[];
  /** The instances, where the board explains; otherwise empty. */
  readonly deductions: readonly Deduction[];
}

export interface Board {
  readonly step: StepReport;
  /** Forgets the step in the making. */
  clearStep(): void;
  /** Carries the step out. */
  applyStep(): void;
  /** Every cell has its value. */
  readonly isSolved: boolean;
  /** Some cell or value has run out of places: the givens contradict the rules. */
  readonly isBroken: boolean;
}
