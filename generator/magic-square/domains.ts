/**
 * Candidates of a magic square's cells, and what all-different and the lines strike from them.
 *
 * 36 values need more than 31 bits: a set is two words, bit v - 1 of `low` for values 1..18 and bit v - 19 of `high` for
 * 19..36. A frame is the low words of all cells, then the high words; the search keeps one frame a depth.
 */
import { magicLines, magicSum } from '../../format/variants/magic-square.js';

/** Values in a word. */
export const HALF = 18;

export class Domains {
  readonly order: number;
  readonly cells: number;
  readonly frameWords: number;
  readonly frames: Int32Array;
  private readonly sum: number;
  private readonly allLow: number;
  private readonly allHigh: number;
  /** The cells of each line, `order` a line. */
  private readonly lineCells: Uint8Array;
  private readonly lineCount: number;
  /** The lines through each cell, as bits. */
  private readonly linesOf: Int32Array;
  /** Lines with a cell that changed since they were looked at, as bits. */
  private dirty = 0;
  private readonly blanks: Uint8Array;
  /** The k smallest free values' sum at k, and the k largest ones'. */
  private readonly least: Int32Array;
  private readonly most: Int32Array;

  /** Room for `depths` frames of a square of an order of 3 to 6. */
  constructor(order: number, depths: number) {
    this.order = order;
    this.cells = order * order;
    this.frameWords = 2 * this.cells;
    this.frames = new Int32Array(depths * this.frameWords);
    this.sum = magicSum(order);
    this.allLow = (1 << Math.min(this.cells, HALF)) - 1;
    this.allHigh = (1 << Math.max(this.cells - HALF, 0)) - 1;
    const lines = magicLines(order);
    this.lineCount = lines.length;
    this.lineCells = Uint8Array.from(lines.flatMap(({ cells }) => cells));
    this.linesOf = new Int32Array(this.cells);
    for (const [line, { cells }] of lines.entries()) for (const cell of cells) this.linesOf[cell] |= 1 << line;
    this.blanks = new Uint8Array(order);
    this.least = new Int32Array(order + 1);
    this.most = new Int32Array(order + 1);
  }

  /** Makes a frame where every cell may hold every value. */
  clear(frame: number): void {
    this.frames.fill(this.allLow, frame, frame + this.cells);
    this.frames.fill(this.allHigh, frame + this.cells, frame + this.frameWords);
    this.dirty = (1 << this.lineCount) - 1;
  }

  /** Leaves a cell one value only. */
  settle(frame: number, cell: number, value: number): void {
    this.frames[frame + cell] &= value <= HALF ? 1 << (value - 1) : 0;
    this.frames[frame + this.cells + cell] &= value > HALF ? 1 << (value - HALF - 1) : 0;
    this.dirty |= this.linesOf[cell];
  }

  /** Strikes one value from a cell. */
  strike(frame: number, cell: number, value: number): void {
    if (value <= HALF) this.frames[frame + cell] &= ~(1 << (value - 1));
    else this.frames[frame + this.cells + cell] &= ~(1 << (value - HALF - 1));
    this.dirty |= this.linesOf[cell];
  }

  /** How many values a cell may hold. */
  size(frame: number, cell: number): number {
    return bitsIn(this.frames[frame + cell]) + bitsIn(this.frames[frame + this.cells + cell]);
  }

  /** The only value of a settled cell. */
  valueOf(frame: number, cell: number): number {
    const low = this.frames[frame + cell];
    return low !== 0 ? 32 - Math.clz32(low) : HALF + 32 - Math.clz32(this.frames[frame + this.cells + cell]);
  }

  /**
   * Strikes until nothing changes; looks at the lines that `settle` and `strike` have touched since the last call. False: some cell or
   * some value has nowhere to go, or a line cannot reach the sum.
   */
  propagate(frame: number): boolean {
    for (;;) {
      if (!this.strikeSettled(frame) || !this.settleHidden(frame)) return this.fail();
      if (this.dirty === 0) return true;
      this.sumFreeValues(frame);
      for (let line = 0; line < this.lineCount; line++) {
        if (((this.dirty >> line) & 1) === 0) continue;
        this.dirty &= ~(1 << line);
        if (!this.filterLine(frame, line)) return this.fail();
      }
    }
  }

  private fail(): false {
    this.dirty = 0;
    return false;
  }

  /** Narrows a cell to the values of two words. False: none is left. */
  private keep(frame: number, cell: number, low: number, high: number): boolean {
    const { frames, cells } = this;
    const newLow = frames[frame + cell] & low;
    const newHigh = frames[frame + cells + cell] & high;
    if (newLow === frames[frame + cell] && newHigh === frames[frame + cells + cell]) return true;
    frames[frame + cell] = newLow;
    frames[frame + cells + cell] = newHigh;
    this.dirty |= this.linesOf[cell];
    return (newLow | newHigh) !== 0;
  }

  /** Strikes the values of settled cells everywhere else, until no cell becomes settled by it. */
  private strikeSettled(frame: number): boolean {
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

  /** Settles cells that alone can hold some value. */
  private settleHidden(frame: number): boolean {
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

  /** Sums of the k smallest and largest values that no settled cell holds, for k up to the order. */
  private sumFreeValues(frame: number): void {
    const { frames, cells, order, least, most } = this;
    let freeLow = this.allLow;
    let freeHigh = this.allHigh;
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
      if (value <= HALF) low &= low - 1;
      else high &= high - 1;
    }
    for (let k = 1, low = freeLow, high = freeHigh; k <= order && (low | high) !== 0; k++) {
      const value = highest(low, high);
      most[k] = most[k - 1] + value;
      if (value > HALF) high &= ~(1 << (value - HALF - 1));
      else low &= ~(1 << (value - 1));
    }
  }

  /** What the sum leaves of a line's open cells: exact for up to three of them, bounds for more. */
  private filterLine(frame: number, line: number): boolean {
    const { frames, cells, order, lineCells, blanks } = this;
    let rest = this.sum;
    let open = 0;
    for (let i = 0; i < order; i++) {
      const cell = lineCells[line * order + i];
      if (isSingle(frames[frame + cell], frames[frame + cells + cell])) rest -= this.valueOf(frame, cell);
      else blanks[open++] = cell;
    }
    if (open === 0) return rest === 0;
    if (open === 1) return this.keepValue(frame, blanks[0], rest);
    if (open === 2) return this.filterPair(frame, blanks[0], blanks[1], rest);
    if (open === 3) return this.filterTriple(frame, rest);
    return this.filterBounds(frame, open, rest);
  }

  private keepValue(frame: number, cell: number, value: number): boolean {
    if (value < 1 || value > this.cells) return false;
    if (value <= HALF) return this.keep(frame, cell, 1 << (value - 1), 0);
    return this.keep(frame, cell, 0, 1 << (value - HALF - 1));
  }

  private has(frame: number, cell: number, value: number): boolean {
    if (value < 1 || value > this.cells) return false;
    if (value <= HALF) return ((this.frames[frame + cell] >> (value - 1)) & 1) !== 0;
    return ((this.frames[frame + this.cells + cell] >> (value - HALF - 1)) & 1) !== 0;
  }

  /** Two open cells: complementary pairs. */
  private filterPair(frame: number, a: number, b: number, rest: number): boolean {
    let lowA = 0;
    let highA = 0;
    let lowB = 0;
    let highB = 0;
    for (let low = this.frames[frame + a], high = this.frames[frame + this.cells + a]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const y = rest - x;
      if (x === y || !this.has(frame, b, y)) continue;
      if (x <= HALF) lowA |= 1 << (x - 1);
      else highA |= 1 << (x - HALF - 1);
      if (y <= HALF) lowB |= 1 << (y - 1);
      else highB |= 1 << (y - HALF - 1);
    }
    return this.keep(frame, a, lowA, highA) && this.keep(frame, b, lowB, highB);
  }

  /** Three open cells, in `blanks`: every value needs two others of the triple. */
  private filterTriple(frame: number, rest: number): boolean {
    const [a, b, c] = this.blanks;
    let lowA = 0;
    let highA = 0;
    let lowB = 0;
    let highB = 0;
    let lowC = 0;
    let highC = 0;
    for (let low = this.frames[frame + a], high = this.frames[frame + this.cells + a]; (low | high) !== 0; ) {
      const x = lowest(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      let isSupported = false;
      for (let lowY = this.frames[frame + b], highY = this.frames[frame + this.cells + b]; (lowY | highY) !== 0; ) {
        const y = lowest(lowY, highY);
        if (lowY !== 0) lowY &= lowY - 1;
        else highY &= highY - 1;
        const z = rest - x - y;
        if (x === y || z === x || z === y || !this.has(frame, c, z)) continue;
        isSupported = true;
        if (y <= HALF) lowB |= 1 << (y - 1);
        else highB |= 1 << (y - HALF - 1);
        if (z <= HALF) lowC |= 1 << (z - 1);
        else highC |= 1 << (z - HALF - 1);
      }
      if (!isSupported) continue;
      if (x <= HALF) lowA |= 1 << (x - 1);
      else highA |= 1 << (x - HALF - 1);
    }
    return this.keep(frame, a, lowA, highA) && this.keep(frame, b, lowB, highB) && this.keep(frame, c, lowC, highC);
  }

  /**
   * Four and more open cells: a cell's value lies between what the others leave at most and at least. The others' extremes are those of
   * their own domains, or of that many different free values where these are tighter. Settled cells, wherever they stand in the
   * line, have left `rest` and count no second time.
   */
  private filterBounds(frame: number, open: number, rest: number): boolean {
    const { frames, cells, blanks, least, most } = this;
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
    const first = Math.max(1, from);
    const last = Math.min(this.cells, to);
    if (first > last) return false;
    // Bits first - 1 to last - 1 of the 36, cut into the two words.
    const low = first > HALF ? 0 : bitsTo(Math.min(last, HALF)) & ~bitsTo(first - 1);
    const high = last <= HALF ? 0 : bitsTo(last - HALF) & ~bitsTo(Math.max(first - HALF - 1, 0));
    return this.keep(frame, cell, low, high);
  }
}

/** The lowest `count` bits, for count up to 18. */
function bitsTo(count: number): number {
  return (1 << count) - 1;
}

function isSingle(low: number, high: number): boolean {
  return high === 0 ? low !== 0 && (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}

/** The smallest value of a non-empty set. */
export function lowest(low: number, high: number): number {
  return low !== 0 ? 32 - Math.clz32(low & -low) : HALF + 32 - Math.clz32(high & -high);
}

/** The largest value of a non-empty set. */
function highest(low: number, high: number): number {
  return high !== 0 ? HALF + 32 - Math.clz32(high) : 32 - Math.clz32(low);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
