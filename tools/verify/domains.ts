/**
 * The candidates of each cell, as a plain table of flags: no bit tricks, any number of values. Cells from 0, values
 * from 1.
 */

export class Domains {
  readonly cells: number;
  readonly values: number;
  /** `flags[cell * values + value - 1]` is 1 while the value is a candidate. */
  private readonly flags: Uint8Array;
  /** How many candidates each cell has. */
  private readonly counts: Uint8Array;
  /** Cells that lost a candidate since they were last taken by `takeChanged`. */
  private changed: number[];

  private constructor(cells: number, values: number, flags: Uint8Array, counts: Uint8Array, changed: number[]) {
    this.cells = cells;
    this.values = values;
    this.flags = flags;
    this.counts = counts;
    this.changed = changed;
  }

  /** All values in all cells. */
  static full(cells: number, values: number): Domains {
    return new Domains(cells, values, new Uint8Array(cells * values).fill(1), new Uint8Array(cells).fill(values), []);
  }

  copy(): Domains {
    return new Domains(this.cells, this.values, this.flags.slice(), this.counts.slice(), this.changed.slice());
  }

  has(cell: number, value: number): boolean {
    return this.flags[cell * this.values + value - 1] === 1;
  }

  count(cell: number): number {
    return this.counts[cell];
  }

  /** The smallest candidate; the cell has one. */
  min(cell: number): number {
    let value = 1;
    while (!this.has(cell, value)) value++;
    return value;
  }

  /** The largest candidate; the cell has one. */
  max(cell: number): number {
    let value = this.values;
    while (!this.has(cell, value)) value--;
    return value;
  }

  /** Takes a candidate away; false where the cell has none left. */
  strike(cell: number, value: number): boolean {
    const at = cell * this.values + value - 1;
    if (this.flags[at] === 1) {
      this.flags[at] = 0;
      this.counts[cell]--;
      this.changed.push(cell);
    }
    return this.counts[cell] > 0;
  }

  /** Leaves one candidate; false where it was none. */
  place(cell: number, value: number): boolean {
    if (!this.has(cell, value)) return false;
    for (let other = 1; other <= this.values; other++) {
      if (other !== value && this.has(cell, other)) this.strike(cell, other);
    }
    return true;
  }

  /** The cells that lost a candidate since the last call, some perhaps more than once. */
  takeChanged(): readonly number[] {
    const { changed } = this;
    this.changed = [];
    return changed;
  }
}
