/**
 * A futoshiki's candidates and its signs: sign i says that cell `smaller[i]` is less than cell `larger[i]`. What signs in a row
 * say, whatever the candidates, is worked out when a technique first asks for it.
 */
import type { Cell, FutoshikiPuzzle } from '../../format/documents.js';
import type { Question } from '../grade/grader.js';
import { CandidateGrid } from '../grade/grid.js';
import type { Layout } from '../grade/layout.js';
import { type SignGroup, signGroups } from './groups.js';

export class FutoshikiBoard extends CandidateGrid {
  readonly smaller: Uint8Array;
  readonly larger: Uint8Array;
  signCount = 0;
  private readonly measured: Uint8Array;
  private isMeasured = false;
  private foundGroups: readonly SignGroup[] | undefined;

  constructor(layout: Layout, isExplaining = false) {
    super(layout, isExplaining);
    const pairs = 2 * layout.order * (layout.order - 1);
    this.smaller = new Uint8Array(pairs);
    this.larger = new Uint8Array(pairs);
    this.measured = new Uint8Array(layout.cells * layout.cells);
  }

  /** Starts anew from a puzzle of the board's order. */
  load({ givens, inequalities }: Question<FutoshikiPuzzle>): void {
    this.clearSigns();
    for (const [a, b] of inequalities) this.addSign(a, b);
    this.reset(givens);
  }

  clearSigns(): void {
    this.signCount = 0;
    this.isMeasured = false;
    this.foundGroups = undefined;
    this.conflicts = undefined;
  }

  addSign(smaller: Cell, larger: Cell): void {
    this.smaller[this.signCount] = smaller;
    this.larger[this.signCount++] = larger;
  }

  /**
   * By how much cell a is less than cell b at least, at `a * cells + b`: the signs of the longest way from a up to b;
   * 0 where no way leads.
   */
  get distances(): Uint8Array {
    if (!this.isMeasured) this.measure();
    this.isMeasured = true;
    return this.measured;
  }

  /** Cells of one line that signs make less, or greater, than one cell. */
  get groups(): readonly SignGroup[] {
    this.foundGroups ??= signGroups(this);
    return this.foundGroups;
  }

  private measure(): void {
    const { cells, order, measured, signCount, smaller, larger } = this;
    measured.fill(0);
    // A way has fewer signs than there are values; only signs that contradict each other have longer ones.
    for (let round = 1; round < order; round++) {
      for (let i = 0; i < signCount; i++) {
        const a = smaller[i];
        const b = larger[i];
        measured[a * cells + b] = Math.max(measured[a * cells + b], 1);
        for (let from = 0; from < cells; from++) {
          const way = measured[from * cells + a];
          if (way > 0 && way < order) measured[from * cells + b] = Math.max(measured[from * cells + b], way + 1);
        }
      }
    }
  }

  /** Tells the chain techniques what the signs rule out: a 3 in a cell rules out 4 and less in a cell two signs above it. */
  linkSigns(): void {
    if (this.conflicts !== undefined) return;
    const { cells, order, distances } = this;
    const conflicts: number[][] = Array.from({ length: cells * order }, () => []);
    for (let a = 0; a < cells; a++) {
      for (let b = 0; b < cells; b++) {
        const distance = distances[a * cells + b];
        if (distance === 0) continue;
        for (let v = 0; v < order; v++) {
          for (let w = Math.min(order, v + distance) - 1; w >= 0; w--) {
            conflicts[a * order + v].push(b * order + w);
            conflicts[b * order + w].push(a * order + v);
          }
        }
      }
    }
    this.conflicts = conflicts;
  }
}
