/**
 * The step of a magic square in the making: all instances of one technique. A technique calls `fill`, `strike` or `keep` for one
 * instance, then `commit`; what the board does not hold any more is no effect, and an instance without effect is none.
 */
import type { Cell } from '../../format/documents.js';
import type { Deduction, StepReport } from '../grade/board.js';
import type { MagicBoard } from './board.js';
import { valuesIn } from './values.js';

export class MagicStep implements StepReport {
  starts = 0;
  length = 0;
  readonly isExplaining: boolean;
  /** Value that a cell is to get; 0: none. */
  readonly placed: Uint8Array;
  /** Candidates that a cell is to lose, in two words. */
  readonly struckLow: Int32Array;
  readonly struckHigh: Int32Array;
  readonly deductions: Deduction[] = [];
  private readonly board: MagicBoard;
  private hasEffect = false;
  private isUsed = false;
  /** The instance in the making, kept where the board explains. */
  private readonly pendingFills: { readonly cell: Cell; readonly value: number }[] = [];
  private readonly pendingStrikes: { readonly cell: Cell; readonly values: readonly number[] }[] = [];

  constructor(board: MagicBoard, isExplaining: boolean) {
    this.board = board;
    this.isExplaining = isExplaining;
    this.placed = new Uint8Array(board.cells);
    this.struckLow = new Int32Array(board.cells);
    this.struckHigh = new Int32Array(board.cells);
  }

  clear(): void {
    this.length = 0;
    if (!this.isUsed) return;
    this.isUsed = false;
    this.starts = 0;
    this.placed.fill(0);
    this.struckLow.fill(0);
    this.struckHigh.fill(0);
    this.deductions.length = 0;
  }

  /** The instance fills an open cell; one that another instance of the step fills already is no start of its own. */
  fill(cell: Cell, value: number): void {
    if (this.board.values[cell] !== 0 || this.placed[cell] !== 0) return;
    this.placed[cell] = value;
    this.hasEffect = true;
    if (this.isExplaining) this.pendingFills.push({ cell, value });
  }

  /** The instance strikes those of the candidates that the cell still has. */
  strike(cell: Cell, low: number, high: number): void {
    const goneLow = this.board.low[cell] & low;
    const goneHigh = this.board.high[cell] & high;
    if ((goneLow | goneHigh) === 0) return;
    this.struckLow[cell] |= goneLow;
    this.struckHigh[cell] |= goneHigh;
    this.hasEffect = true;
    if (this.isExplaining) this.pendingStrikes.push({ cell, values: valuesIn(goneLow, goneHigh) });
  }

  /** The instance leaves a cell these candidates only. */
  keep(cell: Cell, low: number, high: number): void {
    this.strike(cell, ~low, ~high);
  }

  /** Ends the instance and tells whether it had an effect; then `explain` may say why. */
  commit(): boolean {
    if (!this.hasEffect) return false;
    this.hasEffect = false;
    this.isUsed = true;
    this.starts++;
    return true;
  }

  /** Says, while the board explains, what the instance just committed was drawn from. */
  explain(cells: readonly Cell[], text: string): void {
    this.deductions.push({ cells, placed: [...this.pendingFills], struck: [...this.pendingStrikes], text });
    this.pendingFills.length = 0;
    this.pendingStrikes.length = 0;
  }

  /** Forgets what was found so far: a shorter chain has turned up. */
  restart(): void {
    this.isUsed = true;
    this.clear();
    this.hasEffect = false;
    this.pendingFills.length = 0;
    this.pendingStrikes.length = 0;
  }

  filled(): Cell[] {
    const cells: Cell[] = [];
    for (let cell = 0; cell < this.placed.length; cell++) if (this.placed[cell] !== 0) cells.push(cell);
    return cells;
  }
}
