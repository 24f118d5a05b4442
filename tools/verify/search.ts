/**
 * The plain solver: narrow the candidates by every constraint until nothing changes, then try each candidate of the
 * cell that has fewest. Complete: it finds every solution, as long as no constraint strikes a value of one.
 *
 * A constraint says twice what it means: `holds` as the rule reads, `narrow` as fast as it has to be. Every solution
 * that is found goes through `holds`.
 */
import type { Domains } from './domains.js';
import type { FaultRule } from './fault.js';

/** Counts the steps of a search: narrowings, and values tried within one. */
export class Meter {
  steps = 0;
  readonly budget: number;

  constructor(budget: number) {
    this.budget = budget;
  }

  get isSpent(): boolean {
    return this.steps >= this.budget;
  }
}

export interface Constraint {
  /** The fault of a solution that breaks it. */
  readonly rule: FaultRule;
  /** For people: which row, cage, inequality, ... */
  readonly name: string;
  readonly cells: readonly number[];
  /** The rule itself; `values` by cell. */
  holds(values: readonly number[]): boolean;
  /** Strikes candidates that no solution has; false where there is none. */
  narrow(domains: Domains, meter: Meter): boolean;
}

export interface Outcome {
  /** Different solutions, at most as many as were asked for. */
  readonly solutions: readonly (readonly number[])[];
  /** False: out of steps, so there may be more. */
  readonly isProven: boolean;
  readonly steps: number;
}

/**
 * How many steps may one search take before its puzzle counts as unproven? Puzzles of the plan take thousands, 5x5 and
 * 6x6 magic squares of which no given can go up to 50 million.
 */
export const STEP_BUDGET = 200_000_000;

/** Finds up to `limit` solutions. */
export function search(
  open: Domains,
  constraints: readonly Constraint[],
  limit: number,
  budget = STEP_BUDGET,
): Outcome {
  const meter = new Meter(budget);
  const constraintsByCell = Array.from({ length: open.cells }, (_, cell) =>
    constraints.flatMap(({ cells }, index) => (cells.includes(cell) ? [index] : [])),
  );
  const solutions: number[][] = [];
  const first = open.copy();
  const stack = narrowAll(first, constraints, constraintsByCell, meter, true) ? [first] : [];
  for (let domains = stack.pop(); domains !== undefined && !meter.isSpent; domains = stack.pop()) {
    const cell = narrowest(domains);
    if (cell < 0) {
      const values = Array.from({ length: domains.cells }, (_, each) => (domains as Domains).min(each));
      if (constraints.every((constraint) => constraint.holds(values))) solutions.push(values);
      if (solutions.length >= limit) return { solutions, isProven: true, steps: meter.steps };
      continue;
    }
    for (let value = domains.values; value >= 1; value--) {
      if (!domains.has(cell, value)) continue;
      const branch = domains.copy();
      branch.place(cell, value);
      if (narrowAll(branch, constraints, constraintsByCell, meter, false)) stack.push(branch);
    }
  }
  return { solutions, isProven: !meter.isSpent, steps: meter.steps };
}

/** Narrows by all constraints, or by those that a change calls for, until nothing changes; false: no solution. */
function narrowAll(
  domains: Domains,
  constraints: readonly Constraint[],
  constraintsByCell: readonly (readonly number[])[],
  meter: Meter,
  isFresh: boolean,
): boolean {
  const queue: number[] = isFresh ? [...constraints.keys()] : [];
  const isQueued = new Uint8Array(constraints.length).fill(isFresh ? 1 : 0);
  const call = () => {
    for (const cell of domains.takeChanged()) {
      for (const index of constraintsByCell[cell]) {
        if (isQueued[index] === 0) queue.push(index);
        isQueued[index] = 1;
      }
    }
  };
  call();
  for (let at = 0; at < queue.length && !meter.isSpent; at++) {
    meter.steps++;
    isQueued[queue[at]] = 0;
    if (!constraints[queue[at]].narrow(domains, meter)) return false;
    call();
  }
  return true;
}

/** The first of the cells with the fewest candidates, but two at least; -1 where every cell has one. */
function narrowest(domains: Domains): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < domains.cells; cell++) {
    const count = domains.count(cell);
    if (count > 1 && count < fewest) {
      best = cell;
      fewest = count;
    }
  }
  return best;
}
