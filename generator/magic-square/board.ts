/**
 * A magic square as a player works it: candidates of the open cells, the numbers not used yet, and what each line still
 * needs. The whole grid is one house, and every number has its place in it.
 */
import type { Cell } from '../../format/documents.js';
import type { Board } from '../grade/board.js';
import { type Geometry, type Line, MOST_LINES } from './geometry.js';
import { MagicStep } from './step.js';
import { Supports } from './supports.js';
import { highOf, highUpTo, lowOf, lowUpTo } from './values.js';

export class MagicBoard implements Board {
  readonly geometry: Geometry;
  readonly order: number;
  readonly cells: number;
  /** Candidates of a cell in two words (`values.ts`); both 0 once it is filled. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The value of a filled cell; 0 while it is open. */
  readonly values: Uint8Array;
  /** What the open cells of a line add up to, and how many there are. */
  readonly rest: Int32Array;
  readonly blanks: Uint8Array;
  /** The numbers that no cell holds. */
  unusedLow = 0;
  unusedHigh = 0;
  open = 0;
  isBroken = false;
  readonly step: MagicStep;
  /** Room to work out which candidates of a few cells go together. */
  readonly supports: Supports;

  constructor(geometry: Geometry, isExplaining = false) {
    this.geometry = geometry;
    this.order = geometry.order;
    this.cells = geometry.cells;
    this.low = new Int32Array(this.cells);
    this.high = new Int32Array(this.cells);
    this.values = new Uint8Array(this.cells);
    this.rest = new Int32Array(geometry.lineCount);
    this.blanks = new Uint8Array(geometry.lineCount);
    this.step = new MagicStep(this, isExplaining);
    this.supports = new Supports(this);
  }

  get isSolved(): boolean {
    return this.open === 0;
  }

  /** Starts anew from these givens, 0 = empty. */
  reset(givens: ArrayLike<number>): void {
    const { cells } = this;
    this.unusedLow = lowUpTo(cells);
    this.unusedHigh = highUpTo(cells);
    this.low.fill(this.unusedLow);
    this.high.fill(this.unusedHigh);
    this.values.fill(0);
    this.rest.fill(this.geometry.sum);
    this.blanks.fill(this.order);
    this.open = cells;
    this.isBroken = false;
    this.step.clear();
    for (let cell = 0; cell < cells; cell++) if (givens[cell] !== 0) this.settle(cell, givens[cell]);
    for (let cell = 0; cell < cells; cell++) {
      if (this.values[cell] !== 0) continue;
      this.low[cell] = this.unusedLow;
      this.high[cell] = this.unusedHigh;
    }
  }

  /** Fills a cell and strikes the value everywhere else. A value that the cell cannot take breaks the board. */
  place(cell: Cell, value: number): void {
    const low = lowOf(value);
    const high = highOf(value);
    if (((this.low[cell] & low) | (this.high[cell] & high)) === 0) {
      if (this.values[cell] !== value) this.isBroken = true;
      return;
    }
    this.settle(cell, value);
    for (let other = 0; other < this.cells; other++) this.strike(other, low, high);
  }

  /** Strikes candidates from an open cell; one that runs out breaks the board. */
  strike(cell: Cell, low: number, high: number): void {
    if (((this.low[cell] & low) | (this.high[cell] & high)) === 0) return;
    this.low[cell] &= ~low;
    this.high[cell] &= ~high;
    if ((this.low[cell] | this.high[cell]) === 0) this.isBroken = true;
  }

  /** Writes a value down; leaves the other cells' candidates to the caller. */
  private settle(cell: Cell, value: number): void {
    const { linesOf, lineCountOf } = this.geometry;
    if (((this.unusedLow & lowOf(value)) | (this.unusedHigh & highOf(value))) === 0) this.isBroken = true;
    this.values[cell] = value;
    this.low[cell] = 0;
    this.high[cell] = 0;
    this.unusedLow &= ~lowOf(value);
    this.unusedHigh &= ~highOf(value);
    this.open--;
    for (let i = 0, at = cell * MOST_LINES; i < lineCountOf[cell]; i++, at++) {
      const line = linesOf[at];
      this.rest[line] -= value;
      if (--this.blanks[line] === 0 && this.rest[line] !== 0) this.isBroken = true;
    }
  }

  clearStep(): void {
    this.step.clear();
  }

  applyStep(): void {
    const { placed, struckLow, struckHigh, touched, touchedCount } = this.step;
    for (let i = 0; i < touchedCount; i++) if (placed[touched[i]] !== 0) this.place(touched[i], placed[touched[i]]);
    for (let i = 0; i < touchedCount; i++) this.strike(touched[i], struckLow[touched[i]], struckHigh[touched[i]]);
    if (!this.hasPlaces()) this.isBroken = true;
  }

  /** Whether every unused number is a candidate somewhere. */
  private hasPlaces(): boolean {
    let low = 0;
    let high = 0;
    for (let cell = 0; cell < this.cells; cell++) {
      low |= this.low[cell];
      high |= this.high[cell];
    }
    return low === this.unusedLow && high === this.unusedHigh;
  }

  /** Writes the open cells of a line into `found`, in the line's order. Returns how many there are. */
  openCells(line: Line, found: Uint8Array): number {
    const { order, values } = this;
    const { lineCells } = this.geometry;
    let count = 0;
    for (let at = line * order; at < (line + 1) * order; at++) {
      if (values[lineCells[at]] === 0) found[count++] = lineCells[at];
    }
    return count;
  }
}
