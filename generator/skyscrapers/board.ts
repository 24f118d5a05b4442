/** A skyscrapers grid with its candidates and what its edges ask. */
import type { Cell } from '../../format/documents.js';
import { CandidateGrid } from '../grade/grid.js';
import type { Layout } from '../grade/layout.js';
import { type Mask, maskOf } from '../solve/bits.js';
import { ClueConflicts } from './conflicts.js';
import { LineFilter } from './line-filter.js';
import { NO_CLUE } from './lines.js';
import { SeenBounds } from './seen-bounds.js';
import { type Sight, Sights } from './sights.js';

export class SkyscrapersBoard extends CandidateGrid {
  readonly sights: Sights;
  /** The clue of each sight; NO_CLUE where there is none. */
  readonly clues: Uint8Array;
  /** Scratch of the techniques. */
  readonly filter: LineFilter;
  readonly bounds: SeenBounds;
  private readonly clueConflicts: ClueConflicts;
  /**
   * Candidates of the line with which a filtration last struck nothing, from `kind * order` on; a kind is a sight for its one clue or, past
   * these, a line for both. Filtrations look at nothing else, so that they need not be tried again.
   */
  readonly idle: Uint16Array;

  constructor(layout: Layout, isExplaining = false) {
    super(layout, isExplaining);
    this.sights = new Sights(layout.order);
    this.clues = new Uint8Array(this.sights.count);
    this.filter = new LineFilter(layout.order);
    this.bounds = new SeenBounds(layout.order);
    this.clueConflicts = new ClueConflicts(this.sights, this.filter);
    this.idle = new Uint16Array((this.sights.count + layout.houseCount) * layout.order);
  }

  /** Starts anew from these givens and clues (0 = none), clues by sight. */
  setUp(givens: ArrayLike<number>, clues: ArrayLike<number>): void {
    this.clues.set(clues);
    this.idle.fill(0);
    this.conflicts = undefined;
    this.reset(givens);
  }

  /** Starts anew with nothing. */
  clear(): void {
    this.clues.fill(NO_CLUE);
    this.setUp(this.values.fill(0), this.clues);
  }

  /** Takes over another board's state, clues and all. */
  override copyFrom(other: SkyscrapersBoard): void {
    super.copyFrom(other);
    this.clues.set(other.clues);
    this.idle.set(other.idle);
    this.conflicts = undefined;
  }

  /** Adds a clue where none stands. */
  addClue(sight: Sight, clue: number): void {
    this.clues[sight] = clue;
    this.conflicts = undefined;
  }

  /** Makes ready what the clues let candidates rule out. */
  linkClues(): void {
    this.conflicts ??= this.clueConflicts.of(this.clues);
  }

  /** What the cell at a distance can be: its value, or its candidates. */
  domainAt(sight: Sight, distance: number): Mask {
    return this.domainOf(this.sights.cellAt(sight, distance));
  }

  /** Distances from which a sight's building of this height can stand, as bits; one bit once it does. */
  distancesOf(sight: Sight, value: number): Mask {
    let distances = 0;
    const bit = maskOf(value);
    for (let distance = 0; distance < this.order; distance++) {
      if ((this.domainAt(sight, distance) & bit) !== 0) distances |= 1 << distance;
    }
    return distances;
  }

  /** Cells of a sight, nearest first. */
  lineOf(sight: Sight): Cell[] {
    return Array.from(this.sights.cellsOf.subarray(sight * this.order, (sight + 1) * this.order));
  }
}
