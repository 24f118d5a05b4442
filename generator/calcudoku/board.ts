/**
 * A calcudoku as a person works it: candidates, and for each cage the fillings that the candidates of its cells still allow.
 *
 * Fillings are looked up when a technique asks for them, and only where a cell of the cage has changed since. All cages' cells
 * lie in one list of slots, the cells of one cage side by side.
 */
import type { Cage, CageOp, Cell } from '../../format/documents.js';
import { CandidateGrid } from '../grade/grid.js';
import type { Layout } from '../grade/layout.js';
import type { CageTable, CageTables } from './tables.js';

/** What the board keeps of a cage besides its slots. */
export interface BoardCage {
  readonly op: CageOp;
  readonly target: number;
  /** `undefined`: too many fillings to list; the cage is worked by arithmetic alone. */
  readonly table: CageTable | undefined;
}

/** A set of slots' candidates that no cell can have: nothing was looked up yet. */
const UNSEEN = 0xffff;

export class CalcudokuBoard extends CandidateGrid {
  readonly tables: CageTables;
  /** Cages of the puzzle at hand; `cages` may be longer. */
  cageCount = 0;
  readonly cages: BoardCage[] = [];
  /** First slot of each cage; entry `cageCount` ends the last one. */
  readonly slotStart: Uint8Array;
  /** The cell of each slot. */
  readonly slotCells: Uint8Array;
  /** Values that the slot's cell has in some live filling; as of the last `look`. */
  readonly supports: Uint16Array;
  /** Live fillings of all cages as bits, those of cage i from `liveStart[i]` on; as of the last `look`. */
  live = new Int32Array(64);
  readonly liveStart: number[] = [];
  /** The version whose candidates `conflicts` was made of. */
  conflictsOf = -1;
  /** Whether every cell is in a cage. */
  isCovered = false;
  /** The domains of the slots at the last `look`. */
  private readonly seen: Uint16Array;

  constructor(layout: Layout, tables: CageTables, isExplaining = false) {
    super(layout, isExplaining);
    this.tables = tables;
    this.slotStart = new Uint8Array(layout.cells + 1);
    this.slotCells = new Uint8Array(layout.cells);
    this.supports = new Uint16Array(layout.cells);
    this.seen = new Uint16Array(layout.cells);
  }

  /** Starts a puzzle. Throws `RangeError` for cages that are empty, overlap or leave the grid. */
  start(givens: ArrayLike<number>, cages: readonly Cage[]): void {
    const taken = new Uint8Array(this.cells);
    for (const { cells } of cages) {
      if (cells.length === 0) throw new RangeError('a cage without cells');
      for (const cell of cells) {
        if (taken[cell] !== 0) throw new RangeError(`cell ${cell} is in two cages or not in the grid`);
        taken[cell] = 1;
      }
    }
    const tables = cages.map(({ cells, op, target }) => this.tables.of(cells, op, target));
    this.startWith(givens, cages, tables);
  }

  /** Starts a puzzle whose cages are known to be sound and whose tables are at hand. */
  startWith(givens: ArrayLike<number>, cages: readonly Cage[], tables: readonly (CageTable | undefined)[]): void {
    const { slotStart, slotCells, liveStart } = this;
    let slot = 0;
    let words = 0;
    for (let i = 0; i < cages.length; i++) {
      const { cells, op, target } = cages[i];
      const table = tables[i];
      this.cages[i] = { op, target, table };
      slotStart[i] = slot;
      for (let j = 0; j < cells.length; j++) slotCells[slot++] = cells[j];
      liveStart[i] = words;
      words += table === undefined ? 0 : table.relation.words;
    }
    slotStart[cages.length] = slot;
    this.cageCount = cages.length;
    this.isCovered = slot === this.cells;
    if (words > this.live.length) this.live = new Int32Array(2 * words);
    this.seen.fill(UNSEEN, 0, slot);
    this.reset(givens);
  }

  /** Cells of a cage, in the order of its table's tuples. */
  cellsOfCage(cage: number): Cell[] {
    return Array.from(this.slotCells.subarray(this.slotStart[cage], this.slotStart[cage + 1]));
  }

  /** Brings a cage's live fillings and supports up to date; false for a cage without a table or without an open cell. */
  look(cage: number): boolean {
    const { slotCells, seen } = this;
    const { table } = this.cages[cage];
    if (table === undefined) return false;
    const from = this.slotStart[cage];
    const to = this.slotStart[cage + 1];
    let isChanged = false;
    let isOpen = false;
    for (let slot = from; slot < to; slot++) {
      const cell = slotCells[slot];
      if (this.masks[cell] !== 0) isOpen = true;
      const domain = this.domainOf(cell);
      if (domain === seen[slot]) continue;
      seen[slot] = domain;
      isChanged = true;
    }
    if (isChanged) this.filter(cage, table, from, to);
    return isOpen;
  }

  /** Lists the fillings that fit the domains seen, and the values that they use. */
  private filter(cage: number, { relation }: CageTable, from: number, to: number): void {
    const { live, seen, supports, order } = this;
    const { words, supports: having } = relation;
    const start = this.liveStart[cage];
    for (let slot = from; slot < to; slot++) supports[slot] = 0;
    for (let word = 0; word < words; word++) {
      let alive = -1;
      for (let slot = from; slot < to && alive !== 0; slot++) {
        let some = 0;
        const at = (slot - from) * order * words + word;
        for (let rest = seen[slot]; rest !== 0; rest &= rest - 1) {
          some |= having[at + (31 - Math.clz32(rest & -rest)) * words];
        }
        alive &= some;
      }
      live[start + word] = alive;
      if (alive === 0) continue;
      for (let slot = from; slot < to; slot++) {
        const at = (slot - from) * order * words + word;
        for (let rest = seen[slot] & ~supports[slot]; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          if ((having[at + (31 - Math.clz32(bit)) * words] & alive) !== 0) supports[slot] |= bit;
        }
      }
    }
  }

  /** Calls `visit` with the start of each live filling among the tuples of the cage's table. */
  eachFilling(cage: number, visit: (tuple: number) => void): void {
    const { table } = this.cages[cage];
    if (table === undefined) return;
    const { arity, words } = table.relation;
    for (let word = 0; word < words; word++) {
      for (let rest = this.live[this.liveStart[cage] + word]; rest !== 0; rest &= rest - 1) {
        visit((word * 32 + 31 - Math.clz32(rest & -rest)) * arity);
      }
    }
  }
}
