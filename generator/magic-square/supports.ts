/**
 * Which candidates of a few cells go together: different values, one a cell, that make a sum or a difference. A value without
 * such a choice goes. Pairs and triples are gone through in full; for more cells each value looks for one choice that holds it.
 */
import type { MagicBoard } from './board.js';
import { HALF, highest, highOf, holds, lowest, lowOf } from './values.js';

export class Supports {
  /** The cells, as many as the sum has terms; the caller writes them. */
  readonly cells: Uint8Array;
  /** 1 where a cell's value is added, -1 where it is taken off. Four and more cells are always added. */
  readonly signs: Int8Array;
  /** Values of cell i that are part of a choice, in two words. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  private readonly board: MagicBoard;
  /** Candidates of cell i from `i * board.cells` on, ascending, and how many. */
  private readonly lists: Uint8Array;
  private readonly counts: Uint8Array;
  /** The search's order of the cells, the value chosen at each depth, and what the cells from a depth on make at least and at most. */
  private readonly order: Uint8Array;
  private readonly chosen: Uint8Array;
  private readonly least: Int32Array;
  private readonly most: Int32Array;
  private readonly isUsed: Uint8Array;
  private count = 0;

  constructor(board: MagicBoard) {
    const { order } = board;
    this.board = board;
    this.cells = new Uint8Array(order);
    this.signs = new Int8Array(order).fill(1);
    this.low = new Int32Array(order);
    this.high = new Int32Array(order);
    this.lists = new Uint8Array(order * board.cells);
    this.counts = new Uint8Array(order);
    this.order = new Uint8Array(order);
    this.chosen = new Uint8Array(order);
    this.least = new Int32Array(order + 1);
    this.most = new Int32Array(order + 1);
    this.isUsed = new Uint8Array(2 * HALF + 1);
  }

  /** Works out `low` and `high` of the first `count` cells, 2 or more, for a sum of `total`. */
  find(count: number, total: number): void {
    this.low.fill(0, 0, count);
    this.high.fill(0, 0, count);
    if (count === 2) this.findPairs(total);
    else if (count === 3) this.findTriples(total);
    else this.findFillings(count, total);
  }

  /** Reports to the board's step that the first `count` cells keep the values found. True: something goes. */
  keep(count: number): boolean {
    const { step } = this.board;
    for (let i = 0; i < count; i++) step.keep(this.cells[i], this.low[i], this.high[i]);
    return step.commit();
  }

  private findPairs(total: number): void {
    const { board, cells, signs } = this;
    const b = cells[1];
    for (let low = board.low[cells[0]], high = board.high[cells[0]]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const y = (total - signs[0] * x) * signs[1];
      if (x === y || !holds(board.low[b], board.high[b], y)) continue;
      this.mark(0, x);
      this.mark(1, y);
    }
  }

  private findTriples(total: number): void {
    const { board, cells, signs } = this;
    const b = cells[1];
    const c = cells[2];
    for (let low = board.low[cells[0]], high = board.high[cells[0]]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const rest = total - signs[0] * x;
      for (let lowY = board.low[b], highY = board.high[b]; (lowY | highY) !== 0; ) {
        const y = lowest(lowY, highY);
        if (lowY !== 0) lowY &= lowY - 1;
        else highY &= highY - 1;
        const z = (rest - signs[1] * y) * signs[2];
        if (x === y || z === x || z === y || !holds(board.low[c], board.high[c], z)) continue;
        this.mark(0, x);
        this.mark(1, y);
        this.mark(2, z);
      }
    }
  }

  private mark(i: number, value: number): void {
    this.low[i] |= lowOf(value);
    this.high[i] |= highOf(value);
  }

  private findFillings(count: number, total: number): void {
    this.count = count;
    for (let i = 0; i < count; i++) this.list(i);
    for (let i = 0; i < count; i++) {
      this.arrange(i);
      for (let at = 0; at < this.counts[i]; at++) {
        const value = this.lists[i * this.board.cells + at];
        if (holds(this.low[i], this.high[i], value)) continue;
        this.chosen[0] = value;
        this.isUsed[value] = 1;
        if (this.extend(1, total - value)) for (let d = 0; d < count; d++) this.mark(this.order[d], this.chosen[d]);
        this.isUsed[value] = 0;
      }
    }
  }

  private list(i: number): void {
    const { board, lists, cells } = this;
    let count = 0;
    for (let low = board.low[cells[i]], high = board.high[cells[i]]; (low | high) !== 0; count++) {
      lists[i * board.cells + count] = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
    }
    this.counts[i] = count;
  }

  /** Puts cell `first` at the head of the search's order and sums what the others can make from each depth on. */
  private arrange(first: number): void {
    const { board, cells, count, order, least, most } = this;
    order[0] = first;
    for (let i = 0, depth = 1; i < count; i++) if (i !== first) order[depth++] = i;
    least[count] = 0;
    most[count] = 0;
    for (let depth = count - 1; depth > 0; depth--) {
      const cell = cells[order[depth]];
      least[depth] = least[depth + 1] + lowest(board.low[cell], board.high[cell]);
      most[depth] = most[depth + 1] + highest(board.low[cell], board.high[cell]);
    }
    // Different values make no less than the smallest ones that are unused.
    let { unusedLow: low, unusedHigh: high } = board;
    for (let depth = count - 1, sum = 0; depth > 0; depth--) {
      const value = lowest(low, high);
      low &= ~lowOf(value);
      high &= ~highOf(value);
      sum += value;
      least[depth] = Math.max(least[depth], sum);
    }
    low = board.unusedLow;
    high = board.unusedHigh;
    for (let depth = count - 1, sum = 0; depth > 0; depth--) {
      const value = highest(low, high);
      low &= ~lowOf(value);
      high &= ~highOf(value);
      sum += value;
      most[depth] = Math.min(most[depth], sum);
    }
  }

  /** Whether the cells from `depth` on can make `rest` with values that are not used yet; leaves them in `chosen`. */
  private extend(depth: number, rest: number): boolean {
    const { board, chosen, counts, isUsed, least, lists, most } = this;
    const i = this.order[depth];
    if (depth === this.count - 1) {
      const cell = this.cells[i];
      if (!holds(board.low[cell], board.high[cell], rest) || isUsed[rest] !== 0) return false;
      chosen[depth] = rest;
      return true;
    }
    const start = i * board.cells;
    for (let at = start; at < start + counts[i]; at++) {
      const value = lists[at];
      const left = rest - value;
      if (left < least[depth + 1]) return false;
      if (left > most[depth + 1] || isUsed[value] !== 0) continue;
      chosen[depth] = value;
      isUsed[value] = 1;
      const isMade = this.extend(depth + 1, left);
      isUsed[value] = 0;
      if (isMade) return true;
    }
    return false;
  }
}
