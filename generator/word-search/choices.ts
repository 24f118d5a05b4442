/** The slots that a step of a layout may take, each with a weight, and drawing one of them. */
import type { Random } from '../random/random.js';

/** The largest bound of a draw. Weights never come near it but in a hopeless grid; what lies beyond is not drawn. */
const LARGEST_BOUND = 0xffffffff;

/** Columns, since a step has hundreds of choices and a grid dozens of steps. */
export class Choices {
  count = 0;
  /** First cell along the axis. */
  readonly start: number[] = [];
  readonly axis: number[] = [];
  readonly length: number[] = [];
  /** How many cells are covered anew. */
  readonly fresh: number[] = [];
  /** The slot that grows into this one; -1: a new one. */
  readonly grown: number[] = [];
  /** The sum of the weights up to and with each. */
  private readonly sums: number[] = [];
  private total = 0;

  clear(): void {
    this.count = 0;
    this.total = 0;
  }

  /** Adds a choice. `weight` is a whole number above 0. */
  offer(start: number, axis: number, length: number, fresh: number, grown: number, weight: number): void {
    const i = this.count++;
    this.start[i] = start;
    this.axis[i] = axis;
    this.length[i] = length;
    this.fresh[i] = fresh;
    this.grown[i] = grown;
    this.total += weight;
    this.sums[i] = this.total;
  }

  /** Leaves only the choices that cover exactly `cells` cells anew, where there are such. */
  preferExact(cells: number): void {
    let kept = 0;
    let before = 0;
    for (let i = 0; i < this.count; i++) {
      const weight = this.sums[i] - before;
      before = this.sums[i];
      if (this.fresh[i] === cells) kept += weight;
    }
    if (kept === 0) return;
    this.total = 0;
    before = 0;
    for (let i = 0; i < this.count; i++) {
      const weight = this.sums[i] - before;
      before = this.sums[i];
      if (this.fresh[i] === cells) this.total += weight;
      this.sums[i] = this.total;
    }
  }

  /** The index of a choice, drawn by weight. There is one at least. */
  draw(random: Random): number {
    const at = random.below(Math.min(this.total, LARGEST_BOUND));
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle] > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
