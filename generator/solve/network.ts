/**
 * The constraints of one Latin puzzle: which values each cell may take at the start, which cells must be less than
 * which, and which tables cover which cells. Made once per order; `clear` starts the next puzzle.
 */
import type { Cell } from '../../format/documents.js';
import { fullMask, type Mask, maskOf } from './bits.js';
import type { Relation } from './relation.js';

/** The largest order that the masks and the cells' bytes are laid out for. */
export const MAX_LATIN_ORDER = 9;
/** Ends a list of `firstOf` and `nextOf`. */
export const NONE = -1;

/** A relation laid over cells. */
export interface BoundTable {
  readonly cells: readonly Cell[];
  readonly relation: Relation;
  /** Where the table's last seen domains stand among those of all tables, in cells. */
  readonly seenStart: number;
  /** Where the table's live tuples stand among those of all tables, in words. */
  readonly liveStart: number;
}

export class LatinNetwork {
  readonly order: number;
  readonly cellCount: number;
  /** The values that each cell may take before any propagation. */
  readonly domains: Int32Array;
  /** 2 * (order - 1) peers a cell. */
  readonly peers: Uint8Array;
  /** `order` cells a house: the rows, then the columns. */
  readonly houses: Uint8Array;

  /** Inequality i says: value of `smaller[i]` < value of `larger[i]`. */
  smaller: Uint8Array = new Uint8Array(64);
  larger: Uint8Array = new Uint8Array(64);
  inequalityCount = 0;
  /**
   * Each cell's inequalities as a linked list of sides: side 2i is inequality i seen from its smaller cell, side
   * 2i + 1 from its larger one.
   */
  readonly firstSide: Int16Array;
  nextSide: Int16Array = new Int16Array(128);

  readonly tables: BoundTable[] = [];
  /** The tables of each cell, ascending. */
  readonly tablesOf: number[][];
  seenCount = 0;
  liveWords = 0;

  /** An unconstrained Latin square. Throws `RangeError` for an order outside 1..9. */
  constructor(order: number) {
    if (!Number.isInteger(order) || order < 1 || order > MAX_LATIN_ORDER) {
      throw new RangeError(`order ${order}; expected 1..${MAX_LATIN_ORDER}`);
    }
    this.order = order;
    this.cellCount = order * order;
    this.domains = new Int32Array(this.cellCount).fill(fullMask(order));
    this.houses = new Uint8Array(2 * this.cellCount);
    for (let cell = 0; cell < this.cellCount; cell++) {
      const column = cell % order;
      this.houses[cell] = cell;
      this.houses[this.cellCount + column * order + (cell - column) / order] = cell;
    }
    this.peers = peersOf(order);
    this.firstSide = new Int16Array(this.cellCount).fill(NONE);
    this.tablesOf = Array.from({ length: this.cellCount }, () => []);
  }

  /** Back to an unconstrained Latin square. */
  clear(): void {
    this.domains.fill(fullMask(this.order));
    this.inequalityCount = 0;
    this.firstSide.fill(NONE);
    if (this.tables.length > 0) for (const list of this.tablesOf) list.length = 0;
    this.tables.length = 0;
    this.seenCount = 0;
    this.liveWords = 0;
  }

  /** Leaves a cell only the values of `mask`. */
  restrict(cell: Cell, mask: Mask): void {
    this.domains[cell] &= mask;
  }

  /** The cells with a value other than 0 hold it. Throws `RangeError` where the givens do not fit the order. */
  addGivens(givens: readonly number[]): void {
    if (givens.length !== this.cellCount) throw new RangeError(`${givens.length} givens; expected ${this.cellCount}`);
    for (let cell = 0; cell < givens.length; cell++) {
      const given = givens[cell];
      if (!Number.isInteger(given) || given < 0 || given > this.order) {
        throw new RangeError(`cell ${cell}: given ${given}; expected 0..${this.order}`);
      }
      if (given !== 0) this.restrict(cell, maskOf(given));
    }
  }

  /** The value of cell a is less than the value of cell b: any two cells of the grid. */
  addInequality(a: Cell, b: Cell): void {
    this.checkCell(a);
    this.checkCell(b);
    const at = this.inequalityCount++;
    if (at === this.smaller.length) {
      this.smaller = grown(this.smaller, new Uint8Array(2 * at));
      this.larger = grown(this.larger, new Uint8Array(2 * at));
      this.nextSide = grown(this.nextSide, new Int16Array(4 * at));
    }
    this.smaller[at] = a;
    this.larger[at] = b;
    this.nextSide[2 * at] = this.firstSide[a];
    this.firstSide[a] = 2 * at;
    this.nextSide[2 * at + 1] = this.firstSide[b];
    this.firstSide[b] = 2 * at + 1;
  }

  /** The values of `cells`, in this order, are a tuple of the relation. */
  addTable(cells: readonly Cell[], relation: Relation): void {
    if (relation.arity !== cells.length || relation.order !== this.order) {
      throw new RangeError(
        `a relation of ${relation.arity} cells of order ${relation.order} over ${cells.length} cells`,
      );
    }
    for (const cell of cells) {
      this.checkCell(cell);
      this.tablesOf[cell].push(this.tables.length);
    }
    this.tables.push({ cells, relation, seenStart: this.seenCount, liveStart: this.liveWords });
    this.seenCount += cells.length;
    this.liveWords += relation.words;
  }

  private checkCell(cell: Cell): void {
    if (!Number.isInteger(cell) || cell < 0 || cell >= this.cellCount) {
      throw new RangeError(`no cell ${cell} in a grid of ${this.cellCount}`);
    }
  }
}

function peersOf(order: number): Uint8Array {
  const peers = new Uint8Array(order * order * 2 * (order - 1));
  let at = 0;
  for (let cell = 0; cell < order * order; cell++) {
    const column = cell % order;
    const rowStart = cell - column;
    for (let i = 0; i < order; i++) if (rowStart + i !== cell) peers[at++] = rowStart + i;
    for (let i = 0; i < order; i++) if (i * order + column !== cell) peers[at++] = i * order + column;
  }
  return peers;
}

function grown<T extends Uint8Array | Int16Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
