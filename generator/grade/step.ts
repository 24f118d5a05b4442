/**
 * A step in the making: all instances of one technique. The technique fills and strikes for one instance, then calls `commit`; what
 * the board does not hold any more is no effect, and an instance without effect is none.
 */
import type { Cell } from '../../format/documents.js';
import type { Deduction, StepReport } from './board.js';

/** What steps of all boards share; how candidates are kept is the board's business. */
export abstract class StepBuilder implements StepReport {
  starts = 0;
  length = 0;
  readonly isExplaining: boolean;
  /** Value that a cell is to get; 0: none. */
  readonly placed: Uint8Array;
  /** Cells that are to get a value or lose a candidate, `touchedCount` of them; one that does both stands twice. */
  readonly touched: Uint8Array;
  touchedCount = 0;
  readonly deductions: Deduction[] = [];
  private hasEffect = false;
  private isUsed = false;
  /** The instance in the making, kept where the board explains. */
  private pendingFills: { readonly cell: Cell; readonly value: number }[] = [];
  private pendingStrikes: { readonly cell: Cell; readonly values: readonly number[] }[] = [];

  constructor(cells: number, isExplaining: boolean) {
    this.isExplaining = isExplaining;
    this.placed = new Uint8Array(cells);
    this.touched = new Uint8Array(2 * cells);
  }

  /** Whether a cell has no value yet. */
  protected abstract isOpen(cell: Cell): boolean;

  /** Forgets which candidates the touched cells are to lose. */
  protected abstract clearStruck(): void;

  clear(): void {
    this.length = 0;
    if (!this.isUsed) return;
    this.isUsed = false;
    this.starts = 0;
    for (let i = 0; i < this.touchedCount; i++) this.placed[this.touched[i]] = 0;
    this.clearStruck();
    this.touchedCount = 0;
    this.deductions.length = 0;
  }

  /** The instance fills an open cell; one that another instance of the step fills already is no start of its own. */
  fill(cell: Cell, value: number): void {
    if (!this.isOpen(cell)) return;
    if (this.isExplaining) this.pendingFills.push({ cell, value });
    if (this.placed[cell] !== 0) return;
    this.note(cell);
    this.placed[cell] = value;
    this.hasEffect = true;
  }

  /** A cell is touched: to be told once for its value and once for its candidates. */
  protected note(cell: Cell): void {
    this.touched[this.touchedCount++] = cell;
  }

  /** The instance strikes something; while the board explains, `noteStrike` says what. */
  protected touch(): void {
    this.hasEffect = true;
  }

  protected noteStrike(cell: Cell, values: readonly number[]): void {
    this.pendingStrikes.push({ cell, values });
  }

  /** Ends the instance and tells whether it had an effect; then `explain` may say why. */
  commit(): boolean {
    if (!this.hasEffect) {
      if (this.pendingFills.length > 0) this.pendingFills = [];
      return false;
    }
    this.hasEffect = false;
    this.isUsed = true;
    this.starts++;
    return true;
  }

  /** Says, while the board explains, what the instance just committed was drawn from. */
  explain(cells: readonly Cell[], text: string): void {
    this.deductions.push({ cells, placed: this.pendingFills, struck: this.pendingStrikes, text });
    this.pendingFills = [];
    this.pendingStrikes = [];
  }

  /** Forgets what was found so far: a shorter chain has turned up. */
  restart(): void {
    this.isUsed = true;
    this.clear();
    this.hasEffect = false;
    this.pendingFills = [];
    this.pendingStrikes = [];
  }

  filled(): Cell[] {
    const filled: Cell[] = [];
    for (let i = 0; i < this.touchedCount; i++) {
      const cell = this.touched[i];
      if (this.placed[cell] !== 0 && !filled.includes(cell)) filled.push(cell);
    }
    return filled.sort((a, b) => a - b);
  }
}
