/** One way to ask about uniqueness for all orders. */
import { BandSolver } from './bands.js';
import { HouseSolver } from './houses.js';

/** Keeps a set of givens and counts its solutions. */
export interface Counter {
  place(cell: number, value: number): void;
  remove(cell: number, value: number): void;
  /** Solutions up to `limit`; with `cell` only those in which it does not hold `value`. `undefined`: out of budget. */
  count(limit: number, budget: number, cell?: number, value?: number): number | undefined;
}

/** A counter for grids of an order, without givens. */
export function counterFor(order: number, box: readonly [number, number]): Counter {
  return order === 9 ? new BandSolver() : new SmallCounter(order, box);
}

/** 4x4 and 6x6, where plain search is quick. */
class SmallCounter implements Counter {
  private readonly solver: HouseSolver;
  private isContradiction = false;

  constructor(order: number, box: readonly [number, number]) {
    this.solver = new HouseSolver(order, box);
  }

  place(cell: number, value: number): void {
    if (!this.solver.place(cell, value)) this.isContradiction = true;
  }

  remove(cell: number): void {
    this.solver.remove(cell);
  }

  count(limit: number, budget: number, cell = -1, value = 0): number | undefined {
    if (this.isContradiction) return 0;
    if (cell < 0) return this.solver.count(limit, budget);
    let found = 0;
    for (let other = 1; other <= this.solver.order && found < limit; other++) {
      if (other === value || !this.solver.place(cell, other)) continue;
      const count = this.solver.count(limit - found, budget);
      this.solver.remove(cell);
      if (count === undefined) return undefined;
      found += count;
    }
    return found;
  }
}
