/**
 * Sudoku of any box shape by masks of the values in each row, column and box: fills grids at random, and counts the
 * solutions of the small orders. 9x9 is counted by `bands.ts`.
 */
import type { Random } from '../random/random.js';

/** Values still free in a cell's three houses, with MRV choice, ties by cell index. */
export class HouseSolver {
  /** Cells filled on trial since the solver was made. */
  steps = 0;
  readonly order: number;
  readonly values: Uint8Array;
  readonly found: Uint8Array;
  private readonly all: number;
  private readonly used: Uint16Array;
  /** Three house numbers a cell. */
  private readonly houses: Uint8Array;
  private readonly stackCell: Uint8Array;
  private readonly stackLeft: Uint16Array;

  constructor(order: number, [boxRows, boxColumns]: readonly [number, number]) {
    const cells = order * order;
    this.order = order;
    this.all = (1 << order) - 1;
    this.values = new Uint8Array(cells);
    this.found = new Uint8Array(cells);
    this.used = new Uint16Array(3 * order);
    this.houses = new Uint8Array(3 * cells);
    this.stackCell = new Uint8Array(cells);
    this.stackLeft = new Uint16Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      const row = Math.floor(cell / order);
      const column = cell % order;
      const box = Math.floor(row / boxRows) * (order / boxColumns) + Math.floor(column / boxColumns);
      this.houses.set([row, order + column, 2 * order + box], 3 * cell);
    }
  }

  /** Prints a value into an empty cell. False: a house has it already, and nothing changed. */
  place(cell: number, value: number): boolean {
    const bit = 1 << (value - 1);
    if ((this.candidates(cell) & bit) === 0) return false;
    this.put(cell, bit);
    return true;
  }

  /** Takes a value back. */
  remove(cell: number): void {
    const bit = 1 << (this.values[cell] - 1);
    for (let i = 3 * cell; i < 3 * cell + 3; i++) this.used[this.houses[i]] &= ~bit;
    this.values[cell] = 0;
  }

  /**
   * Counts the ways to fill the empty cells, up to `limit`; `undefined` when that takes more than `budget` steps. With `random`
   * candidates are tried in random order. `found` holds the last filled grid; `values` is as before.
   */
  count(limit: number, budget: number, random?: Random): number | undefined {
    const last = this.steps + budget;
    let depth = 0;
    let count = 0;
    let cell = this.choose();
    let left = cell < 0 ? 0 : this.candidates(cell);
    for (;;) {
      if (cell < 0) {
        this.found.set(this.values);
        if (++count >= limit) return this.unwind(depth, count);
      } else if (left !== 0) {
        if (++this.steps > last) return this.unwind(depth, undefined);
        const bit = random === undefined ? left & -left : pick(left, random);
        this.put(cell, bit);
        this.stackCell[depth] = cell;
        this.stackLeft[depth++] = left & ~bit;
        cell = this.choose();
        left = cell < 0 ? 0 : this.candidates(cell);
        continue;
      }
      if (depth === 0) return count;
      cell = this.stackCell[--depth];
      left = this.stackLeft[depth];
      this.remove(cell);
    }
  }

  /** Takes back what the search has placed. */
  private unwind<T>(depth: number, result: T): T {
    for (let i = depth - 1; i >= 0; i--) this.remove(this.stackCell[i]);
    return result;
  }

  private candidates(cell: number): number {
    const { used, houses } = this;
    return this.all & ~(used[houses[3 * cell]] | used[houses[3 * cell + 1]] | used[houses[3 * cell + 2]]);
  }

  private put(cell: number, bit: number): void {
    for (let i = 3 * cell; i < 3 * cell + 3; i++) this.used[this.houses[i]] |= bit;
    this.values[cell] = 32 - Math.clz32(bit);
  }

  /** The empty cell with the fewest candidates; -1: none is empty. */
  private choose(): number {
    let fewest = this.order + 1;
    let chosen = -1;
    for (let cell = 0; cell < this.values.length; cell++) {
      if (this.values[cell] !== 0) continue;
      let candidates = 0;
      for (let rest = this.candidates(cell); rest !== 0; rest &= rest - 1) candidates++;
      if (candidates < fewest) {
        if (candidates <= 1) return cell;
        fewest = candidates;
        chosen = cell;
      }
    }
    return chosen;
  }
}

/** One bit of a mask, all equally likely. */
function pick(mask: number, random: Random): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  let rest = mask;
  for (let skip = random.below(size); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
