/**
 * Propagation: all-different and the sums of the lines, until nothing changes.
 *
 * A line is looked at again only when one of its cells has changed. With up to three open cells its filter is exact: each
 * value that stays is part of two or three different ones that make up the sum. With more it bounds.
 */
import { magicLines, magicSum } from '../../format/variants/magic-square.js';
import type { Domains } from './domains.js';
import { highest, highOf, highUpTo, isSingle, lowest, lowOf, lowUpTo } from './values.js';

export class LineFilter {
  private readonly domains: Domains;
  private readonly sum: number;
  private readonly lineCount: number;
  /** The cells of each line, `order` a line. */
  private readonly lineCells: Uint8Array;
  /** The open cells of the line that is looked at. */
  private readonly blanks: Uint8Array;
  /** The k smallest free values' sum at k, and the k largest ones'. */
  private readonly least: Int32Array;
  private readonly most: Int32Array;

  constructor(domains: Domains) {
    const { order } = domains;
    const lines = magicLines(order);
    this.domains = domains;
    this.sum = magicSum(order);
    this.lineCount = lines.length;
    this.lineCells = Uint8Array.from(lines.flatMap(({ cells }) => cells));
    this.blanks = new Uint8Array(order);
    this.least = new Int32Array(order + 1);
    this.most = new Int32Array(order + 1);
  }

  /**
   * Strikes until nothing changes; looks at the lines that were touched since the last call. False: some cell or some
   * value has nowhere to go, or a line cannot reach the sum.
   */
  propagate(frame: number): boolean {
    const isPossible = this.strikeAll(frame);
    // The frame is thrown away then, and what was still to be looked at with it.
    if (!isPossible) this.domains.dirty = 0;
    return isPossible;
  }

  private strikeAll(frame: number): boolean {
    const { domains, lineCount } = this;
    for (;;) {
      if (!domains.strikeSettled(frame) || !domains.settleHidden(frame)) return false;
      if (domains.dirty === 0) return true;
      this.sumFreeValues(frame);
      for (let line = 0; line < lineCount; line++) {
        if (((domains.dirty >> line) & 1) === 0) continue;
        domains.dirty &= ~(1 << line);
        if (!this.filterLine(frame, line)) return false;
      }
    }
  }

  /** Sums of the k smallest and largest values that no settled cell holds, for k up to the order. */
  private sumFreeValues(frame: number): void {
    const { least, most } = this;
    const { frames, cells, order } = this.domains;
    let freeLow = this.domains.allLow;
    let freeHigh = this.domains.allHigh;
    for (let cell = 0; cell < cells; cell++) {
      const low = frames[frame + cell];
      const high = frames[frame + cells + cell];
      if (!isSingle(low, high)) continue;
      freeLow &= ~low;
      freeHigh &= ~high;
    }
    for (let k = 1, low = freeLow, high = freeHigh; k <= order && (low | high) !== 0; k++) {
      const value = lowest(low, high);
      least[k] = least[k - 1] + value;
      low &= ~lowOf(value);
      high &= ~highOf(value);
    }
    for (let k = 1, low = freeLow, high = freeHigh; k <= order && (low | high) !== 0; k++) {
      const value = highest(low, high);
      most[k] = most[k - 1] + value;
      low &= ~lowOf(value);
      high &= ~highOf(value);
    }
  }

  /** Strikes what the line's sum rules out. Settled cells, wherever they stand in the line, leave `rest` and count no second time. */
  private filterLine(frame: number, line: number): boolean {
    const { domains, lineCells, blanks } = this;
    const { frames, cells, order } = domains;
    let rest = this.sum;
    let open = 0;
    for (let i = 0; i < order; i++) {
      const cell = lineCells[line * order + i];
      if (isSingle(frames[frame + cell], frames[frame + cells + cell])) rest -= domains.valueOf(frame, cell);
      else blanks[open++] = cell;
    }
    if (open === 0) return rest === 0;
    if (open === 1) return this.keepOnly(frame, blanks[0], rest);
    if (open === 2) return this.filterPair(frame, rest);
    if (open === 3) return this.filterTriple(frame, rest);
    return this.filterBounds(frame, open, rest);
  }

  /** One open cell: what is left of the sum, where that is a value the cell may hold. */
  private keepOnly(frame: number, cell: number, value: number): boolean {
    return this.domains.has(frame, cell, value) && this.domains.keep(frame, cell, lowOf(value), highOf(value));
  }

  /** Two open cells: complementary pairs. */
  private filterPair(frame: number, rest: number): boolean {
    const { domains, blanks } = this;
    const { frames, cells } = domains;
    const a = blanks[0];
    const b = blanks[1];
    let lowA = 0;
    let highA = 0;
    let lowB = 0;
    let highB = 0;
    for (let low = frames[frame + a], high = frames[frame + cells + a]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const y = rest - x;
      if (x === y || !domains.has(frame, b, y)) continue;
      lowA |= lowOf(x);
      highA |= highOf(x);
      lowB |= lowOf(y);
      highB |= highOf(y);
    }
    return domains.keep(frame, a, lowA, highA) && domains.keep(frame, b, lowB, highB);
  }

  /** Three open cells: every value needs two others of the triple. */
  private filterTriple(frame: number, rest: number): boolean {
    const { domains, blanks } = this;
    const { frames, cells } = domains;
    const a = blanks[0];
    const b = blanks[1];
    const c = blanks[2];
    let lowA = 0;
    let highA = 0;
    let lowB = 0;
    let highB = 0;
    let lowC = 0;
    let highC = 0;
    for (let low = frames[frame + a], high = frames[frame + cells + a]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      let isSupported = false;
      for (let lowY = frames[frame + b], highY = frames[frame + cells + b]; (lowY | highY) !== 0; ) {
        const y = lowest(lowY, highY);
        if (lowY !== 0) lowY &= lowY - 1;
        else highY &= highY - 1;
        const z = rest - x - y;
        if (x === y || z === x || z === y || !domains.has(frame, c, z)) continue;
        isSupported = true;
        lowB |= lowOf(y);
        highB |= highOf(y);
        lowC |= lowOf(z);
        highC |= highOf(z);
      }
      if (!isSupported) continue;
      lowA |= lowOf(x);
      highA |= highOf(x);
    }
    return (
      domains.keep(frame, a, lowA, highA) && domains.keep(frame, b, lowB, highB) && domains.keep(frame, c, lowC, highC)
    );
  }

  /**
   * Four and more open cells: a cell's value lies between what the others leave at most and at least. The others' extremes are
   * those of their own domains, or of that many different free values where these are tighter.
   */
  private filterBounds(frame: number, open: number, rest: number): boolean {
    const { blanks, least, most } = this;
    const { frames, cells } = this.domains;
    let sumLow = 0;
    let sumHigh = 0;
    for (let i = 0; i < open; i++) {
      sumLow += lowest(frames[frame + blanks[i]], frames[frame + cells + blanks[i]]);
      sumHigh += highest(frames[frame + blanks[i]], frames[frame + cells + blanks[i]]);
    }
    for (let i = 0; i < open; i++) {
      const low = frames[frame + blanks[i]];
      const high = frames[frame + cells + blanks[i]];
      const othersLeast = Math.max(sumLow - lowest(low, high), least[open - 1]);
      const othersMost = Math.min(sumHigh - highest(low, high), most[open - 1]);
      if (!this.keepRange(frame, blanks[i], rest - othersMost, rest - othersLeast)) return false;
    }
    return true;
  }

  /** Keeps a cell's values from `from` to `to`. */
  private keepRange(frame: number, cell: number, from: number, to: number): boolean {
    const { domains } = this;
    const below = Math.max(0, from - 1);
    const last = Math.min(domains.cells, to);
    if (below >= last) return false;
    const low = lowUpTo(last) & ~lowUpTo(below);
    const high = highUpTo(last) & ~highUpTo(below);
    return domains.keep(frame, cell, low, high);
  }
}
