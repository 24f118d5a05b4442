/**
 * Empties cells of a full grid in a given order, each kept empty only while the solution stays unique.
 *
 * The result is that of one test after each removal; the tests are fewer and cheaper. Uniqueness is monotone (a subset
 * of ambiguous givens is ambiguous), so a batch that can go together could also have gone one by one, and a batch that
 * cannot is halved. A single cell needs no count to two: the puzzle before was unique, so every other solution of the
 * puzzle after has another value in that cell, and one search for such a solution decides.
 */
import type { Counter } from './count.js';

/** How many cells are tried at once, in turn? The first third of a grid nearly always goes; then the odds fall fast. */
const BATCHES = [34, 6, 4];
/** Branches before a question is given up: thousands of times what any removal has needed. */
const BUDGET = 1_000_000;

/** Cells that are emptied together: one, or a cell and its partner by symmetry. */
export type Orbit = readonly number[];

/**
 * Carves `solution` (every cell's value; the counter holds all of them as givens) and returns the givens, 0 where emptied.
 * Stops when `target` cells are empty; a target of 0 tries every orbit. `undefined`: a question ran out of budget.
 */
export function carve(
  counter: Counter,
  solution: ArrayLike<number>,
  orbits: readonly Orbit[],
  target: number,
): Uint8Array | undefined {
  const givens = Uint8Array.from(solution);
  const most = target === 0 ? solution.length : target;
  let empty = 0;
  let next = 0;
  let batch = 0;
  /** Ends of the batch and of its halves that are still to be tried, the nearest last; all start at `next`. */
  const ends: number[] = [];
  /** The orbits from `next` to here are known not to go together. */
  let doomed = -1;
  while (next < orbits.length && empty < most) {
    if (ends.length === 0) ends.push(endOfBatch(orbits, next, Math.min(BATCHES[batch++] ?? 1, most - empty)));
    const end = ends[ends.length - 1];
    if (end !== doomed) {
      const goes = tryToEmpty(counter, solution, orbits, next, end);
      if (goes === undefined) return undefined;
      if (goes) {
        for (; next < end; next++) {
          for (const cell of orbits[next]) givens[cell] = 0;
          empty += orbits[next].length;
        }
        ends.pop();
        continue;
      }
      doomed = end;
    }
    if (end - next > 1) {
      ends.push(next + ((end - next) >> 1));
      continue;
    }
    // One orbit that must stay: what lies behind it may go together after all.
    next = end;
    doomed = -1;
    while (ends[ends.length - 1] === next) ends.pop();
  }
  return givens;
}

/** The end of a batch of at most `most` cells, but at least one orbit. */
function endOfBatch(orbits: readonly Orbit[], start: number, most: number): number {
  let end = start + 1;
  let cells = orbits[start].length;
  while (end < orbits.length && cells + orbits[end].length <= most) cells += orbits[end++].length;
  return end;
}

/** Empties orbits `start` to `end` if the solution stays unique; otherwise changes nothing. `undefined`: out of budget. */
function tryToEmpty(
  counter: Counter,
  solution: ArrayLike<number>,
  orbits: readonly Orbit[],
  start: number,
  end: number,
): boolean | undefined {
  for (let i = start; i < end; i++) for (const cell of orbits[i]) counter.remove(cell, solution[cell]);
  const [cell] = orbits[start];
  const isSingle = end - start === 1 && orbits[start].length === 1;
  const count = isSingle ? counter.count(1, BUDGET, cell, solution[cell]) : counter.count(2, BUDGET);
  if (count === undefined) return undefined;
  if (count === (isSingle ? 0 : 1)) return true;
  for (let i = start; i < end; i++) for (const cell of orbits[i]) counter.place(cell, solution[cell]);
  return false;
}
