/** Complete search over the domains: counts magic squares that agree with the givens. */
import { magicLines, magicSum } from '../../format/variants/magic-square.js';
import { Domains } from './domains.js';
import { LineFilter } from './lines.js';
import { highOf, lowest, lowOf } from './values.js';

export class MagicSolver {
  /** Values tried in cells since the solver was made. */
  steps = 0;
  /** The last square found, row-major. */
  readonly found: Uint8Array;
  private readonly domains: Domains;
  private readonly lines: LineFilter;
  private readonly cellAt: Uint8Array;
  /** Values of the cell at each depth that are still to be tried, low and high words. */
  private readonly leftLow: Int32Array;
  private readonly leftHigh: Int32Array;

  constructor(order: number) {
    const depths = order * order + 1;
    this.domains = new Domains(order, depths);
    this.lines = new LineFilter(this.domains);
    this.found = new Uint8Array(order * order);
    this.cellAt = new Uint8Array(depths);
    this.leftLow = new Int32Array(depths);
    this.leftHigh = new Int32Array(depths);
  }

  /** Counts squares with these givens (0 = empty) up to `limit`; `undefined` when that takes more than `budget` steps. */
  count(givens: ArrayLike<number>, limit: number, budget: number): number | undefined {
    const { domains, lines } = this;
    const last = this.steps + budget;
    domains.clear(0);
    for (let at = 0; at < givens.length; at++) if (givens[at] !== 0) domains.settle(0, at, givens[at]);
    if (!lines.propagate(0)) return 0;
    let depth = 0;
    let count = 0;
    let isNew = true;
    for (;;) {
      if (isNew && !this.choose(depth)) {
        this.checkSquare(depth * domains.frameWords);
        if (++count >= limit) return count;
        this.leftLow[depth] = 0;
        this.leftHigh[depth] = 0;
      }
      const next = this.takeValue(depth);
      if (next === 0) {
        if (depth-- === 0) return count;
        isNew = false;
        continue;
      }
      if (++this.steps > last) return undefined;
      const frame = depth * domains.frameWords;
      domains.frames.copyWithin(frame + domains.frameWords, frame, frame + domains.frameWords);
      domains.settle(frame + domains.frameWords, this.cellAt[depth], next);
      isNew = lines.propagate(frame + domains.frameWords);
      if (isNew) depth++;
    }
  }

  /** Picks the open cell with the fewest values, ties by cell index. False: none is open. */
  private choose(depth: number): boolean {
    const { domains } = this;
    const frame = depth * domains.frameWords;
    let fewest = domains.cells + 1;
    let chosen = -1;
    for (let cell = 0; cell < domains.cells; cell++) {
      const size = domains.size(frame, cell);
      if (size < 2 || size >= fewest) continue;
      fewest = size;
      chosen = cell;
      if (size === 2) break;
    }
    if (chosen < 0) return false;
    this.cellAt[depth] = chosen;
    this.leftLow[depth] = domains.frames[frame + chosen];
    this.leftHigh[depth] = domains.frames[frame + domains.cells + chosen];
    return true;
  }

  /** Takes the smallest value that is still to be tried at a depth. 0: none is left. */
  private takeValue(depth: number): number {
    const low = this.leftLow[depth];
    const high = this.leftHigh[depth];
    if ((low | high) === 0) return 0;
    const value = lowest(low, high);
    this.leftLow[depth] &= ~lowOf(value);
    this.leftHigh[depth] &= ~highOf(value);
    return value;
  }

  /** Holds a filled frame to the rules before it counts; puts it into `found`. */
  private checkSquare(frame: number): void {
    const { domains, found } = this;
    for (let cell = 0; cell < domains.cells; cell++) found[cell] = domains.valueOf(frame, cell);
    const isMagic =
      new Set(found).size === found.length &&
      magicLines(domains.order).every(
        ({ cells }) => cells.reduce((sum, cell) => sum + found[cell], 0) === magicSum(domains.order),
      );
    if (!isMagic) throw new Error(`the magic square solver filled a square against the rules: ${found.join(' ')}`);
  }
}
