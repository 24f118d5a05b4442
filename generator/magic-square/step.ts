/** The step of a magic square in the making: candidates are kept in two words. */
import type { Cell } from '../../format/documents.js';
import { StepBuilder } from '../grade/step.js';
import type { MagicBoard } from './board.js';
import { valuesIn } from './values.js';

export class MagicStep extends StepBuilder {
  /** Candidates that a cell is to lose. */
  readonly struckLow: Int32Array;
  readonly struckHigh: Int32Array;
  private readonly board: MagicBoard;

  constructor(board: MagicBoard, isExplaining: boolean) {
    super(board.cells, isExplaining);
    this.board = board;
    this.struckLow = new Int32Array(board.cells);
    this.struckHigh = new Int32Array(board.cells);
  }

  /** The instance strikes those of the candidates that the cell still has. */
  strike(cell: Cell, low: number, high: number): void {
    const goneLow = this.board.low[cell] & low;
    const goneHigh = this.board.high[cell] & high;
    if ((goneLow | goneHigh) === 0) return;
    if ((this.struckLow[cell] | this.struckHigh[cell]) === 0) this.note(cell);
    this.struckLow[cell] |= goneLow;
    this.struckHigh[cell] |= goneHigh;
    this.touch();
    if (this.isExplaining) this.noteStrike(cell, valuesIn(goneLow, goneHigh));
  }

  /** The instance leaves a cell these candidates only. */
  keep(cell: Cell, low: number, high: number): void {
    this.strike(cell, ~low, ~high);
  }

  protected isOpen(cell: Cell): boolean {
    return this.board.values[cell] === 0;
  }

  protected clearStruck(): void {
    for (let i = 0; i < this.touchedCount; i++) {
      this.struckLow[this.touched[i]] = 0;
      this.struckHigh[this.touched[i]] = 0;
    }
  }
}
