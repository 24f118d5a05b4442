/**
 * Pairs of candidates that a line's clues rule out: no filling that shows what they ask has both. The tallest but one in the second cell
 * and the tallest behind it, say, are too much for a clue 2 together with any first cell.
 *
 * They depend on the clues alone, so that a chain can name them without a look at the rest of the line.
 */
import { fullMask, maskOf } from '../solve/bits.js';
import type { LineFilter } from './line-filter.js';
import { NO_CLUE } from './lines.js';
import type { Sight, Sights } from './sights.js';

/** For each `distance * order + value - 1` the others that it rules out. */
type LineConflicts = readonly (readonly number[])[];

const NONE: readonly number[] = [];

export class ClueConflicts {
  private readonly sights: Sights;
  private readonly filter: LineFilter;
  /** By near clue and far clue. */
  private readonly byClues = new Map<number, LineConflicts>();
  /** The same for the lines of a grid, by candidates of their cells: by sight, near clue and far clue. */
  private readonly byLine = new Map<number, LineConflicts>();

  constructor(sights: Sights, filter: LineFilter) {
    this.sights = sights;
    this.filter = filter;
  }

  /** What each candidate of a grid with these clues rules out (`cell * order + value - 1`). */
  of(clues: ArrayLike<number>): (readonly number[])[] {
    const { sights } = this;
    const { order } = sights;
    const conflicts: (readonly number[])[] = new Array<readonly number[]>(order * order * order).fill(NONE);
    for (let sight = 0; sight < sights.count; sight++) {
      const far = sights.opposite(sight);
      if (!sights.isNear(sight) || (clues[sight] === NO_CLUE && clues[far] === NO_CLUE)) continue;
      const line = this.along(sight, clues[sight], clues[far]);
      for (let at = 0; at < line.length; at++) {
        const candidate = this.candidateOf(sight, at);
        const others = conflicts[candidate];
        if (line[at].length > 0) conflicts[candidate] = others.length === 0 ? line[at] : [...others, ...line[at]];
      }
    }
    return conflicts;
  }

  private along(sight: Sight, near: number, far: number): LineConflicts {
    const { order } = this.sights;
    const key = (sight * (order + 1) + near) * (order + 1) + far;
    let line = this.byLine.get(key);
    if (line === undefined) {
      line = this.between(near, far).map((others) => others.map((at) => this.candidateOf(sight, at)));
      this.byLine.set(key, line);
    }
    return line;
  }

  /** The grid's candidate for one of a line's. */
  private candidateOf(sight: Sight, at: number): number {
    const { order } = this.sights;
    return this.sights.cellAt(sight, Math.floor(at / order)) * order + (at % order);
  }

  private between(near: number, far: number): LineConflicts {
    const { order } = this.sights;
    const key = near * (order + 1) + far;
    let line = this.byClues.get(key);
    if (line === undefined) {
      line = Array.from({ length: order * order }, (_, at) => this.ruledOut(near, far, at));
      this.byClues.set(key, line);
    }
    return line;
  }

  /** What a value at a distance rules out; all others where the clues rule out the value itself. */
  private ruledOut(near: number, far: number, at: number): number[] {
    const { filter } = this;
    const { order } = this.sights;
    const distance = Math.floor(at / order);
    filter.domains.fill(fullMask(order));
    filter.domains[distance] = maskOf((at % order) + 1);
    filter.run(near, far);
    const out: number[] = [];
    for (let other = 0; other < order * order; other++) {
      const isSameHouse = Math.floor(other / order) === distance || other % order === at % order;
      if (!isSameHouse && (filter.kept[Math.floor(other / order)] & maskOf((other % order) + 1)) === 0) out.push(other);
    }
    return out;
  }
}
