/**
 * From a carved grid to a puzzle of a band. Minimal puzzles of most bands are rare (three in a hundred need a subset and nothing above), so a
 * puzzle that is too hard is not thrown away: some given is put back that makes it just solvable. Then givens
 * are put back that change nothing about the band until there are enough.
 */
import type { Band } from '../../format/techniques.js';
import { type Heights, heightsOf } from '../grade/bands.js';
import { CandidateGrid } from '../grade/grid.js';
import { climb } from '../grade/ladder.js';
import type { Layout } from '../grade/layout.js';
import type { Random } from '../random/random.js';
import type { Orbit } from './carve.js';
import { SUDOKU_RUNGS } from './grade.js';
import { findTwoLinks } from './techniques/single-digit.js';

/** Without the techniques that trust the puzzle to be unique. */
const LADDER = SUDOKU_RUNGS.filter((rung) => rung.isUniqueness !== true);
const SINGLES = LADDER.findIndex(({ technique }) => technique === 'naked-single') + 1;
const TWO_LINKS = ['skyscraper', 'two-string-kite', 'turbot-fish'] as const;
/**
 * The ladder above the singles for one who asks only where it ends: the patterns of two strong links, which a band has all of
 * or none, are looked for at once.
 */
const RUNGS = LADDER.slice(SINGLES).map((rung) =>
  TWO_LINKS.some((technique) => technique === rung.technique)
    ? { ...rung, find: (grid: CandidateGrid) => (rung.technique === TWO_LINKS[0] ? findTwoLinks(grid) : undefined) }
    : rung,
);

/** How many givens are put back at most, one after another, to make a puzzle solvable? */
const ROUNDS = 2;
/** How many are tried in each round? */
const TRIES = 16;

export type Banded = 'fits' | 'easier than the level' | 'harder than the level' | 'too bare for the level';

export class LevelFitter {
  private readonly heights: Heights;
  /** As far as the techniques below the band lead from the givens. */
  private readonly low: CandidateGrid;
  /** As far as those of the band do. */
  private readonly high: CandidateGrid;
  private readonly trial: CandidateGrid;

  constructor(layout: Layout, band: Band) {
    this.heights = heightsOf('sudoku', LADDER, band, layout.order);
    this.low = new CandidateGrid(layout, false, true);
    this.high = new CandidateGrid(layout, false, true);
    this.trial = new CandidateGrid(layout, false, true);
  }

  /** Puts givens of `solution` back, whole orbits, until the puzzle needs the band and has at most `most` open cells. */
  fit(random: Random, givens: Uint8Array, solution: ArrayLike<number>, orbits: readonly Orbit[], most: number): Banded {
    const carved = orbits.filter(([cell]) => givens[cell] === 0);
    const removed = random.shuffle([...carved.keys()]).map((index) => carved[index]);
    this.low.reset(givens);
    advance(this.low, this.heights.below);
    if (this.low.isSolved) return 'easier than the level';
    this.high.copyFrom(this.low);
    advance(this.high, this.heights.within);
    for (let round = 0; !this.high.isSolved; round++) {
      if (round === ROUNDS || !this.repair(givens, solution, removed)) return 'harder than the level';
    }
    return this.thicken(givens, solution, removed, most) ? 'fits' : 'too bare for the level';
  }

  /** Puts back one orbit: one that makes the puzzle solvable, or else the one that leads furthest. False: all make it too easy. */
  private repair(givens: Uint8Array, solution: ArrayLike<number>, removed: Orbit[]): boolean {
    let best: Orbit | undefined;
    let fewest = this.high.open;
    let tries = TRIES;
    for (const orbit of removed) {
      if (orbit.every((cell) => this.high.values[cell] !== 0)) continue;
      if (tries-- === 0) break;
      const open = this.leads(this.high, orbit, solution, this.heights.within);
      if (open >= fewest || this.leads(this.low, orbit, solution, this.heights.below) === 0) continue;
      best = orbit;
      fewest = open;
      if (open === 0) break;
    }
    if (best === undefined) return false;
    this.putBack(best, givens, solution, removed);
    this.high.copyFrom(this.low);
    advance(this.high, this.heights.within);
    return true;
  }

  /** Puts orbits back while the puzzle still needs the band, until at most `most` cells are open. False: that many cannot be. */
  private thicken(givens: Uint8Array, solution: ArrayLike<number>, removed: Orbit[], most: number): boolean {
    let open = givens.reduce((sum, given) => sum + (given === 0 ? 1 : 0), 0);
    for (const orbit of [...removed]) {
      if (open <= most) break;
      if (this.heights.below > 0 && this.leads(this.low, orbit, solution, this.heights.below) === 0) continue;
      this.putBack(orbit, givens, solution, removed);
      open -= orbit.length;
    }
    return open <= most;
  }

  /** Open cells that are left when the orbit is filled on a board and the techniques below `height` go on from there. */
  private leads(from: CandidateGrid, orbit: Orbit, solution: ArrayLike<number>, height: number): number {
    this.trial.copyFrom(from);
    for (const cell of orbit) this.trial.place(cell, solution[cell]);
    advance(this.trial, height);
    return this.trial.open;
  }

  private putBack(orbit: Orbit, givens: Uint8Array, solution: ArrayLike<number>, removed: Orbit[]): void {
    for (const cell of orbit) {
      givens[cell] = solution[cell];
      this.low.place(cell, solution[cell]);
    }
    removed.splice(removed.indexOf(orbit), 1);
    advance(this.low, this.heights.below);
  }
}

/** Goes on from a board with the rungs below `height` of the ladder, as far as they lead. */
function advance(grid: CandidateGrid, height: number): void {
  if (height === 0) return;
  grid.settle();
  climb(RUNGS, grid, height - SINGLES, () => {
    grid.settle();
    return false;
  });
}
