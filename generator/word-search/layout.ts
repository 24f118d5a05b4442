/**
 * The layout of a word search: slots that cover all cells of the grid but an exact number, before any letter is chosen.
 *
 *   a > > > .        The next slot goes through the open cell with the fewest open neighbours, drawn by length, axis
 *   . b . c v        and crossings. Cells that nothing fits stay holes; so do some of the narrowest, so that the holes,
 *   . v v . c        which the phrase is poured into, lie all over the grid. The last cells are closed by a search for
 *   b . v v .        slots, and longer ends of slots, that cover exactly what is left.
 *
 * Two slots share one cell at most and three never meet in one. Closing the grid before there are letters is what makes
 * every grid finish: words then meet in about every tenth cell only, and lexicons have plenty for that.
 */
import type { Random } from '../random/random.js';
import { Choices } from './choices.js';

/** Steps of the four axes in rows and columns: directions E, SE, S, SW; the other four run against them. */
export const AXES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
];

export interface LayoutWish {
  readonly rows: number;
  readonly columns: number;
  /** Cells that no slot covers: the letters of the phrase. */
  readonly holes: number;
  /** How often each axis is wished for, against the others; 0: never. */
  readonly axisWeights: readonly number[];
}

/** A straight run of cells. */
export interface Slot {
  /** First cell along the axis. */
  readonly start: number;
  /** Index into `AXES`. */
  readonly axis: number;
  readonly length: number;
}

/** How often a slot of each length is wished for: five eighths around 6 (deviation 2), three eighths around 5 (deviation 1). */
const LENGTH_WEIGHTS: readonly number[] = [0, 0, 0, 0, 90, 220, 230, 160, 105, 60, 28, 10, 3];
export const LONGEST_SLOT = LENGTH_WEIGHTS.length - 1;
const SHORTEST_SLOT = 4;
/** Where nothing longer fits. */
const LAST_RESORT = 3;
/** How often slots with 0, 1, 2 crossings are wished for while there are few crossings, and while there are enough. */
const FEW_CROSSINGS: readonly number[] = [6, 6, 3];
const ENOUGH_CROSSINGS: readonly number[] = [16, 1, 0];
const MOST_CROSSINGS = FEW_CROSSINGS.length - 1;
/** How many of a hundred cells are to be crossings: enough to tie the words together, few enough that words fit. */
const CROSSED_CELLS = 11;
/** How many of a hundred slots are to be diagonal: as many as a player can stand. */
const DIAGONAL_SLOTS = 46;
/** How likely is an axis that 0, 1, 2 ... slots through neighbouring cells have too? Else words would lie side by side like boards. */
const VARIETY: readonly number[] = [4, 2, 1];
/** How much rather is a kind of axis taken that there are too few of? */
const FAVOUR = 8;
/** How many open neighbours may a cell have that is left as a hole by choice? */
const NARROW = 2;
/** From how few cells left on does the last search close? Below this no slot fits without crossings. */
const CLOSING = SHORTEST_SLOT;
/** How many layouts may a grid cost? Of 9,600 grids nine in ten stood at the first, none needed an eighth. */
const MAX_TRIES = 20;

/** Slots that leave exactly the wished holes, no two through the same two cells; `undefined` where no try came to that. */
export function layOut(random: Random, wish: LayoutWish): Slot[] | undefined {
  const layout = new Layout(random, wish);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (layout.cover()) return layout.slots();
  }
  return undefined;
}

/** At most half of a slot's cells are crossings, so that words fit. */
function mostCrossings(length: number): number {
  return length >> 1;
}

class Layout {
  private readonly random: Random;
  private readonly rows: number;
  private readonly columns: number;
  private readonly cells: number;
  private readonly wished: number;
  private readonly axisWeights: readonly number[];
  /** Slots through each cell: 0 to 2. */
  private readonly depth: Uint8Array;
  /** The first slot through a covered cell. */
  private readonly owner: Int16Array;
  /** Cells that are left open by choice or need, up to the last search. */
  private readonly isHole: Uint8Array;
  /** Of each cell, the cells around it that are neither covered nor holes. */
  private readonly openAround: Int8Array;
  private open = 0;
  private covered = 0;
  private holes = 0;
  /** Cells of two slots. */
  private crossed = 0;
  private diagonals = 0;

  private slotCount = 0;
  private readonly start: Int16Array;
  private readonly axis: Uint8Array;
  private readonly length: Uint8Array;
  private readonly crossings: Uint8Array;

  private readonly choices = new Choices();
  /** Slots that the run in hand crosses. */
  private readonly met = new Int16Array(LONGEST_SLOT + 1);

  constructor(random: Random, { rows, columns, holes, axisWeights }: LayoutWish) {
    this.random = random;
    this.rows = rows;
    this.columns = columns;
    this.cells = rows * columns;
    this.wished = holes;
    this.axisWeights = axisWeights;
    this.depth = new Uint8Array(this.cells);
    this.owner = new Int16Array(this.cells);
    this.isHole = new Uint8Array(this.cells);
    this.openAround = new Int8Array(this.cells);
    this.start = new Int16Array(this.cells);
    this.axis = new Uint8Array(this.cells);
    this.length = new Uint8Array(this.cells);
    this.crossings = new Uint8Array(this.cells);
  }

  /** Covers the empty grid anew; false where cells are left that no slot can cover. */
  cover(): boolean {
    this.clear();
    for (let left = this.left(); left > 0; left = this.left()) {
      if (left < CLOSING || this.open === 0) {
        if (!this.close(left)) return false;
        continue;
      }
      const cell = this.narrowest();
      if (this.mayBeHole(cell)) {
        this.leaveHole(cell);
        continue;
      }
      this.choices.clear();
      this.offerThrough(cell, SHORTEST_SLOT, left);
      if (this.choices.count === 0) this.leaveHole(cell);
      else this.take(this.choices.draw(this.random));
    }
    return true;
  }

  slots(): Slot[] {
    return Array.from({ length: this.slotCount }, (_, slot) => ({
      start: this.start[slot],
      axis: this.axis[slot],
      length: this.length[slot],
    }));
  }

  private left(): number {
    return this.cells - this.covered - this.wished;
  }

  private clear(): void {
    this.depth.fill(0);
    this.isHole.fill(0);
    this.slotCount = 0;
    this.covered = 0;
    this.holes = 0;
    this.crossed = 0;
    this.diagonals = 0;
    this.open = this.cells;
    for (let cell = 0; cell < this.cells; cell++) {
      const row = Math.floor(cell / this.columns);
      const column = cell % this.columns;
      const high = Math.min(row + 1, this.rows - 1) - Math.max(row - 1, 0) + 1;
      const wide = Math.min(column + 1, this.columns - 1) - Math.max(column - 1, 0) + 1;
      this.openAround[cell] = high * wide - 1;
    }
  }

  /** The open cell with the fewest open neighbours; of several, the first from a random cell on. */
  private narrowest(): number {
    const { cells, depth, isHole, openAround } = this;
    let best = -1;
    let least = 9;
    let cell = this.random.below(cells);
    for (let i = 0; i < cells; i++) {
      if (depth[cell] === 0 && isHole[cell] === 0 && openAround[cell] < least) {
        least = openAround[cell];
        best = cell;
      }
      if (++cell === cells) cell = 0;
    }
    return best;
  }

  /** Holes by choice keep pace with the covered cells, and every second narrow cell is one. */
  private mayBeHole(cell: number): boolean {
    const isDue = this.holes * (this.cells - this.wished) < this.wished * this.covered;
    return isDue && this.openAround[cell] <= NARROW && this.random.below(2) === 0;
  }

  private leaveHole(cell: number): void {
    this.isHole[cell] = 1;
    this.holes++;
    this.noLongerOpen(cell);
  }

  private noLongerOpen(cell: number): void {
    this.open--;
    const { rows, columns, openAround } = this;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, rows - 1); r++) {
      for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, columns - 1); c++) openAround[r * columns + c]--;
    }
  }

  /** Covers some of the last cells, all of them if one choice can; false where there is no choice. */
  private close(left: number): boolean {
    this.choices.clear();
    this.offerGrowth(left);
    for (let cell = 0; cell < this.cells; cell++) {
      if (this.depth[cell] === 0) this.offerThrough(cell, SHORTEST_SLOT, left);
    }
    if (this.choices.count === 0) {
      for (let cell = 0; cell < this.cells; cell++) {
        if (this.depth[cell] === 0) this.offerThrough(cell, LAST_RESORT, left);
      }
    }
    if (this.choices.count === 0) return false;
    this.choices.preferExact(left);
    this.take(this.choices.draw(this.random));
    return true;
  }

  /** Offers every new slot through an open cell that covers at most `most` cells anew. */
  private offerThrough(cell: number, shortest: number, most: number): void {
    const { rows, columns, depth, owner, crossings, length, met } = this;
    const crossingWeights = this.crossed * 100 < CROSSED_CELLS * this.covered ? FEW_CROSSINGS : ENOUGH_CROSSINGS;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    for (let axis = 0; axis < AXES.length; axis++) {
      const axisWeight = this.axisWeight(axis) * this.variety(cell, axis);
      if (axisWeight === 0) continue;
      const [down, right] = AXES[axis];
      const step = down * columns + right;
      const toEnd = roomAlong(row, column, down, right, rows, columns);
      const toStart = roomAlong(row, column, -down, -right, rows, columns);
      for (let back = 0; back <= toStart && back < LONGEST_SLOT; back++) {
        const start = cell - back * step;
        if (depth[start] > 1) break;
        const longest = Math.min(back + toEnd + 1, LONGEST_SLOT);
        let meets = 0;
        let fresh = 0;
        for (let at = 0; at < longest; at++) {
          const here = start + at * step;
          if (depth[here] === 0) {
            if (++fresh > most) break;
          } else {
            const slot = owner[here];
            if (depth[here] > 1 || meets === MOST_CROSSINGS || crossings[slot] >= mostCrossings(length[slot])) break;
            if (has(met, meets, slot)) break;
            met[meets++] = slot;
          }
          const run = at + 1;
          if (at < back || run < shortest || meets > mostCrossings(run)) continue;
          const weight = (run < SHORTEST_SLOT ? 1 : LENGTH_WEIGHTS[run]) * axisWeight * crossingWeights[meets];
          if (weight > 0) this.choices.offer(start, axis, run, fresh, -1, weight);
        }
      }
    }
  }

  /** Offers every slot that grows at an end into an open cell. */
  private offerGrowth(most: number): void {
    const { rows, columns, depth } = this;
    for (let slot = 0; slot < this.slotCount; slot++) {
      const length = this.length[slot];
      if (length >= LONGEST_SLOT || most < 1) continue;
      const axis = this.axis[slot];
      const [down, right] = AXES[axis];
      const step = down * columns + right;
      const start = this.start[slot];
      const end = start + (length - 1) * step;
      const weight = LENGTH_WEIGHTS[length + 1] * this.axisWeight(axis) * FEW_CROSSINGS[0];
      const hasBefore =
        roomAlong(Math.floor(start / columns), start % columns, -down, -right, rows, columns) > 0 &&
        depth[start - step] === 0;
      if (hasBefore) this.choices.offer(start - step, axis, length + 1, 1, slot, weight);
      const hasBehind =
        roomAlong(Math.floor(end / columns), end % columns, down, right, rows, columns) > 0 && depth[end + step] === 0;
      if (hasBehind) this.choices.offer(start, axis, length + 1, 1, slot, weight);
    }
  }

  /** The wish for an axis: its own weight, more where the slots so far have too few of its kind. */
  private axisWeight(axis: number): number {
    const isShort = this.diagonals * 100 < DIAGONAL_SLOTS * this.slotCount;
    return this.axisWeights[axis] * ((axis & 1) === (isShort ? 1 : 0) ? FAVOUR : 1);
  }

  /** The wish for an axis at a cell, less where its neighbours' slots lie that way. */
  private variety(cell: number, axis: number): number {
    const { rows, columns, depth, owner } = this;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    let alike = 0;
    for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, rows - 1); r++) {
      for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, columns - 1); c++) {
        const other = r * columns + c;
        if (depth[other] > 0 && this.axis[owner[other]] === axis) alike++;
      }
    }
    return VARIETY[Math.min(alike, VARIETY.length - 1)];
  }

  private take(choice: number): void {
    const grown = this.choices.grown[choice];
    const slot = grown < 0 ? this.slotCount++ : grown;
    const start = this.choices.start[choice];
    const axis = this.choices.axis[choice];
    const length = this.choices.length[choice];
    this.start[slot] = start;
    this.axis[slot] = axis;
    this.length[slot] = length;
    if (grown < 0) {
      this.crossings[slot] = 0;
      this.diagonals += axis & 1;
    }
    const [down, right] = AXES[axis];
    const step = down * this.columns + right;
    for (let at = 0, cell = start; at < length; at++, cell += step) {
      if (this.depth[cell] === 0) {
        this.depth[cell] = 1;
        this.owner[cell] = slot;
        this.covered++;
        if (this.isHole[cell] === 0) this.noLongerOpen(cell);
        else {
          this.isHole[cell] = 0;
          this.holes--;
        }
      } else if (grown < 0) {
        this.depth[cell] = 2;
        this.crossed++;
        this.crossings[slot]++;
        this.crossings[this.owner[cell]]++;
      }
    }
  }
}

/** How many further cells there are from a cell in steps of `down` and `right`. */
function roomAlong(row: number, column: number, down: number, right: number, rows: number, columns: number): number {
  const high = down > 0 ? rows - 1 - row : down < 0 ? row : Number.MAX_SAFE_INTEGER;
  const wide = right > 0 ? columns - 1 - column : right < 0 ? column : Number.MAX_SAFE_INTEGER;
  return Math.min(high, wide);
}

function has(items: Int16Array, count: number, item: number): boolean {
  for (let i = 0; i < count; i++) if (items[i] === item) return true;
  return false;
}
