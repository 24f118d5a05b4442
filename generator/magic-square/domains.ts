/**
 * The domains of a magic square's cells at each depth of the search, and what all-different strikes from them.
 *
 *   frame   | low words of all cells | high words of all cells |      (the words of a set: `values.ts`)
 *           0                        cells                     2 * cells
 */
import { magicLines } from '../../format/variants/magic-square.js';
import { highest, highOf, highUpTo, holds, isSingle, lowOf, lowUpTo, sizeOf } from './values.js';

export class Domains {
  readonly order: number;
  readonly cells: number;
  readonly frameWords: number;
  /** All frames, one after another. */
  readonly frames: Int32Array;
  /** All values of the order. */
  readonly allLow: number;
  readonly allHigh: number;
  /** Lines with a cell that changed since they were looked at, as bits in the order of `magicLines`. */
  dirty = 0;
  private readonly allLines: number;
  /** The lines through each cell, as bits. */
  private readonly linesOf: Int32Array;

  /** Room for `depths` frames of a square of an order of 3 to 6. */
  constructor(order: number, depths: number) {
    this.order = order;
    this.cells = order * order;
    this.frameWords = 2 * this.cells;
    this.frames = new Int32Array(depths * this.frameWords);
    this.allLow = lowUpTo(this.cells);
    this.allHigh = highUpTo(this.cells);
    const lines = magicLines(order);
    this.allLines = (1 << lines.length) - 1;
    this.linesOf = new Int32Array(this.cells);
    for (const [line, { cells }] of lines.entries()) for (const cell of cells) this.linesOf[cell] |= 1 << line;
  }

  /** Makes a frame where every cell may hold every value. */
  clear(frame: number): void {
    this.frames.fill(this.allLow, frame, frame + this.cells);
    this.frames.fill(this.allHigh, frame + this.cells, frame + this.frameWords);
    this.dirty = this.allLines;
  }

  /** Leaves a cell one value only; none where its domain lacks the value. */
  settle(frame: number, cell: number, value: number): void {
    this.frames[frame + cell] &= lowOf(value);
    this.frames[frame + this.cells + cell] &= highOf(value);
    this.dirty |= this.linesOf[cell];
  }

  /** How many values a cell may hold. */
  size(frame: number, cell: number): number {
    return sizeOf(this.frames[frame + cell], this.frames[frame + this.cells + cell]);
  }

  /** The only value of a settled cell. */
  valueOf(frame: number, cell: number): number {
    return highest(this.frames[frame + cell], this.frames[frame + this.cells + cell]);
  }

  /** Whether a cell may hold a number, which need not be a value of the order. */
  has(frame: number, cell: number, value: number): boolean {
    return holds(this.frames[frame + cell], this.frames[frame + this.cells + cell], value);
  }

  /** Narrows a cell to the values of a set. False: none is left. */
  keep(frame: number, cell: number, low: number, high: number): boolean {
    const { frames, cells } = this;
    const newLow = frames[frame + cell] & low;
    const newHigh = frames[frame + cells + cell] & high;
    if (newLow === frames[frame + cell] && newHigh === frames[frame + cells + cell]) return true;
    frames[frame + cell] = newLow;
    frames[frame + cells + cell] = newHigh;
    this.dirty |= this.linesOf[cell];
    return (newLow | newHigh) !== 0;
  }

  /** Strikes the values of settled cells everywhere else, until no cell becomes settled by it. False: a cell runs out, or two want one value. */
  strikeSettled(frame: number): boolean {
    const { frames, cells } = this;
    let doneLow = 0;
    let doneHigh = 0;
    for (;;) {
      let usedLow = 0;
      let usedHigh = 0;
      for (let cell = 0; cell < cells; cell++) {
        const low = frames[frame + cell];
        const high = frames[frame + cells + cell];
        if ((low | high) === 0) return false;
        if (!isSingle(low, high)) continue;
        if (((usedLow & low) | (usedHigh & high)) !== 0) return false;
        usedLow |= low;
        usedHigh |= high;
      }
      if (usedLow === doneLow && usedHigh === doneHigh) return true;
      doneLow = usedLow;
      doneHigh = usedHigh;
      for (let cell = 0; cell < cells; cell++) {
        if (isSingle(frames[frame + cell], frames[frame + cells + cell])) continue;
        if (!this.keep(frame, cell, ~usedLow, ~usedHigh)) return false;
      }
    }
  }

  /** Settles cells that alone can hold some value. False: a value has no place, or one cell would have to hold two. */
  settleHidden(frame: number): boolean {
    const { frames, cells } = this;
    let onceLow = 0;
    let onceHigh = 0;
    let twiceLow = 0;
    let twiceHigh = 0;
    for (let cell = 0; cell < cells; cell++) {
      const low = frames[frame + cell];
      const high = frames[frame + cells + cell];
      twiceLow |= onceLow & low;
      twiceHigh |= onceHigh & high;
      onceLow |= low;
      onceHigh |= high;
    }
    if (onceLow !== this.allLow || onceHigh !== this.allHigh) return false;
    const hiddenLow = onceLow & ~twiceLow;
    const hiddenHigh = onceHigh & ~twiceHigh;
    for (let cell = 0; cell < cells; cell++) {
      const low = frames[frame + cell] & hiddenLow;
      const high = frames[frame + cells + cell] & hiddenHigh;
      if ((low | high) === 0) continue;
      if (!isSingle(low, high)) return false;
      if (!this.keep(frame, cell, low, high)) return false;
    }
    return true;
  }
}
