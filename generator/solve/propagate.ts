/**
 * Propagation over a Latin square: naked and hidden singles, bounds of inequalities, and generalised arc consistency of
 * tables, each value of a cell supported by a live tuple. All of these only ever strike candidates, so the order
 * in which they run does not matter to what is left.
 *
 * Tables are filtered by bit sets of live tuples, as in Demeulenaere et al., "Compact-Table: Efficiently Filtering
 * Table Constraints with Reversible Sparse Bit-Sets" (CP 2016).
 */
import type { Cell } from '../../format/documents.js';
import { countValues, fullMask, lowestValue, type Mask } from './bits.js';
import type { Frames } from './frames.js';
import { type BoundTable, type LatinNetwork, NONE } from './network.js';

export class Propagator {
  private readonly network: LatinNetwork;
  private readonly frames: Frames;
  private readonly full: Mask;
  /** Cells whose domain changed and whose neighbours have not been told. */
  private readonly cellQueue: Uint8Array;
  private readonly cellQueued: Uint8Array;
  private cellsQueued = 0;
  /** Houses with a changed cell, bit h for house h. */
  private dirtyHouses = 0;
  /** Tables with a changed cell. */
  private tableQueue: Uint16Array = new Uint16Array(0);
  private tableQueued: Uint8Array = new Uint8Array(0);
  private tablesQueued = 0;

  constructor(network: LatinNetwork, frames: Frames) {
    this.network = network;
    this.frames = frames;
    this.full = fullMask(network.order);
    this.cellQueue = new Uint8Array(network.cellCount);
    this.cellQueued = new Uint8Array(network.cellCount);
  }

  /** Before the first propagation of a problem: everything is to be looked at. */
  reset(): void {
    const { cellCount, tables } = this.network;
    if (this.tableQueue.length < tables.length) {
      this.tableQueue = new Uint16Array(tables.length);
      this.tableQueued = new Uint8Array(tables.length);
    }
    for (let cell = 0; cell < cellCount; cell++) this.touch(cell);
  }

  /** A cell's domain was changed from outside. */
  touch(cell: Cell): void {
    if (this.cellQueued[cell] === 0) {
      this.cellQueued[cell] = 1;
      this.cellQueue[this.cellsQueued++] = cell;
    }
  }

  /** Strikes what the touched cells imply in the frame at `base` until nothing changes. False = some cell ran out. */
  run(base: number): boolean {
    for (;;) {
      let sound: boolean;
      if (this.cellsQueued > 0) {
        const cell = this.cellQueue[--this.cellsQueued];
        this.cellQueued[cell] = 0;
        sound = this.spread(base, cell);
      } else if (this.dirtyHouses !== 0) {
        const house = lowestValue(this.dirtyHouses) - 1;
        this.dirtyHouses &= this.dirtyHouses - 1;
        sound = this.placeHiddenSingles(base, house);
      } else if (this.tablesQueued > 0) {
        const table = this.tableQueue[--this.tablesQueued];
        this.tableQueued[table] = 0;
        sound = this.filterTable(base, this.network.tables[table]);
      } else {
        return true;
      }
      if (!sound) {
        this.forget();
        return false;
      }
    }
  }

  /** Empties the queues. */
  private forget(): void {
    while (this.cellsQueued > 0) this.cellQueued[this.cellQueue[--this.cellsQueued]] = 0;
    while (this.tablesQueued > 0) this.tableQueued[this.tableQueue[--this.tablesQueued]] = 0;
    this.dirtyHouses = 0;
  }

  /** Leaves a cell only the values of `mask`; false when none is left. */
  private narrow(base: number, cell: Cell, mask: Mask): boolean {
    const { words } = this.frames;
    const before = words[base + cell];
    const after = before & mask;
    if (after === before) return true;
    words[base + cell] = after;
    this.touch(cell);
    return after !== 0;
  }

  /** Tells a cell's peers, inequalities, houses and tables what is left of its domain. */
  private spread(base: number, cell: Cell): boolean {
    const { order, peers, firstSide, nextSide, smaller, larger, tablesOf } = this.network;
    const { words } = this.frames;
    const domain = words[base + cell];
    if (domain === 0) return false;
    if ((domain & (domain - 1)) === 0) {
      const count = 2 * (order - 1);
      for (let i = 0, at = cell * count; i < count; i++) {
        if (!this.narrow(base, peers[at++], ~domain)) return false;
      }
    }
    for (let side = firstSide[cell]; side !== NONE; side = nextSide[side]) {
      if ((side & 1) === 0) {
        // Above the cell's lowest value lie the bits from twice its lowest bit on.
        if (!this.narrow(base, larger[side >> 1], -((domain & -domain) << 1))) return false;
      } else if (!this.narrow(base, smaller[side >> 1], (0x80000000 >>> Math.clz32(domain)) - 1)) {
        return false;
      }
    }
    const column = cell % order;
    this.dirtyHouses |= (1 << ((cell - column) / order)) | (1 << (order + column));
    const tables = tablesOf[cell];
    for (let i = 0; i < tables.length; i++) {
      if (this.tableQueued[tables[i]] === 0) {
        this.tableQueued[tables[i]] = 1;
        this.tableQueue[this.tablesQueued++] = tables[i];
      }
    }
    return true;
  }

  /** Places every value that has one cell left in the house; false where a value has none or two want one cell. */
  private placeHiddenSingles(base: number, house: number): boolean {
    const { order, houses } = this.network;
    const { words } = this.frames;
    const start = house * order;
    let once = 0;
    let twice = 0;
    let placed = 0;
    for (let i = 0; i < order; i++) {
      const domain = words[base + houses[start + i]];
      twice |= once & domain;
      once |= domain;
      if ((domain & (domain - 1)) === 0) placed |= domain;
    }
    if (once !== this.full) return false;
    const hidden = once & ~twice & ~placed;
    for (let i = 0; hidden !== 0 && i < order; i++) {
      const cell = houses[start + i];
      const here = words[base + cell] & hidden;
      if (here === 0) continue;
      if ((here & (here - 1)) !== 0) return false;
      this.narrow(base, cell, here);
    }
    return true;
  }

  /** Drops the tuples that the domains no longer allow, then strikes the values that no tuple supports. */
  private filterTable(base: number, table: BoundTable): boolean {
    const { words } = this.frames;
    const seenAt = base + this.frames.seenStart + table.seenStart;
    const { cells } = table;
    for (let position = 0; position < cells.length; position++) {
      const domain = words[base + cells[position]];
      const seen = words[seenAt + position];
      if (domain !== seen) this.dropTuples(base, table, position, seen, domain);
    }
    for (let position = 0; position < cells.length; position++) {
      const domain = words[base + cells[position]];
      const supported = this.supportedValues(base, table, position, domain);
      words[seenAt + position] = supported;
      if (supported !== domain && !this.narrow(base, cells[position], supported)) return false;
    }
    return true;
  }

  /** Keeps the live tuples whose value at `position` is still in the domain, from the shorter list of the two. */
  private dropTuples(base: number, table: BoundTable, position: number, seen: Mask, domain: Mask): void {
    const { words } = this.frames;
    const { words: count, supports, order } = table.relation;
    const liveAt = base + this.frames.liveStart + table.liveStart;
    const removed = seen & ~domain;
    if (countValues(removed) < countValues(domain)) {
      for (let rest = removed; rest !== 0; rest &= rest - 1) {
        const at = (position * order + lowestValue(rest) - 1) * count;
        for (let word = 0; word < count; word++) words[liveAt + word] &= ~supports[at + word];
      }
      return;
    }
    for (let word = 0; word < count; word++) {
      if (words[liveAt + word] === 0) continue;
      let allowed = 0;
      for (let rest = domain; rest !== 0; rest &= rest - 1) {
        allowed |= supports[(position * order + lowestValue(rest) - 1) * count + word];
      }
      words[liveAt + word] &= allowed;
    }
  }

  /** The values of the domain that some live tuple has at `position`. */
  private supportedValues(base: number, table: BoundTable, position: number, domain: Mask): Mask {
    const { words } = this.frames;
    const { words: count, supports, order } = table.relation;
    const liveAt = base + this.frames.liveStart + table.liveStart;
    let supported = 0;
    for (let rest = domain; rest !== 0; rest &= rest - 1) {
      const at = (position * order + lowestValue(rest) - 1) * count;
      for (let word = 0; word < count; word++) {
        if ((words[liveAt + word] & supports[at + word]) !== 0) {
          supported |= rest & -rest;
          break;
        }
      }
    }
    return supported;
  }
}
