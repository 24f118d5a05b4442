/**
 * Counts the solutions of a 9x9 Sudoku on masks of the digits' places in bands: strikes by `band-propagation.ts`, and
 * branches at a cell with the fewest candidates where that leaves more than one digit. The stack of frames is made once
 * per solver.
 */
import { columnsOf, propagate, settleDigit } from './band-propagation.js';
import { ALL_NINE, ALL_PLACES, FRAME, KEPT_IN_BAND, MASKS, PLACES_OF_COLUMN } from './band-tables.js';

/** Every branch settles a cell: no search is deeper. */
const DEPTHS = 82;

export class BandSolver {
  /** Branches taken since the solver was made. */
  steps = 0;
  private readonly frames = new Int32Array(DEPTHS * FRAME);
  /** The digit (as a bit) that each depth has branched on. */
  private readonly branched = new Uint16Array(DEPTHS);
  /** Places of the givens, by digit and band. */
  private readonly placed = new Int32Array(MASKS);
  /** What the givens leave, by digit and band: places that share no house with a given of the digit. */
  private readonly open = new Int32Array(MASKS).fill(ALL_PLACES);
  /** The cells with a given, by band. */
  private readonly filled = new Int32Array(3);

  /** Prints a value (1..9) into an empty cell. */
  place(cell: number, value: number): void {
    const digit = value - 1;
    const band = (cell / 27) | 0;
    this.placed[3 * digit + band] |= 1 << (cell % 27);
    this.filled[band] |= 1 << (cell % 27);
    this.strikePeers(digit, cell);
  }

  /** Takes a given back. */
  remove(cell: number, value: number): void {
    const digit = value - 1;
    const band = (cell / 27) | 0;
    this.placed[3 * digit + band] &= ~(1 << (cell % 27));
    this.filled[band] &= ~(1 << (cell % 27));
    for (let b = 0; b < 3; b++) this.open[3 * digit + b] = ALL_PLACES;
    for (let b = 0; b < 3; b++) {
      for (let rest = this.placed[3 * digit + b]; rest !== 0; rest &= rest - 1) {
        this.strikePeers(digit, b * 27 + 31 - Math.clz32(rest & -rest));
      }
    }
  }

  /**
   * Counts solutions up to `limit`; `undefined` when that takes more than `budget` branches. With `cell`, only
   * solutions in which that cell holds another value than `value` count.
   */
  count(limit: number, budget: number, cell = -1, value = 0): number | undefined {
    if (!this.fillFirstFrame(cell, value)) return 0;
    if (cell >= 0 && this.isForced(cell, value)) return 0;
    const { frames, branched } = this;
    const last = this.steps + budget;
    let depth = 0;
    let found = 0;
    let isOpen = propagate(frames, 0, ALL_NINE);
    for (;;) {
      if (isOpen && this.branch(depth)) {
        if (++this.steps > last) return undefined;
        depth++;
        isOpen = propagate(frames, depth * FRAME, branched[depth - 1]);
        continue;
      }
      if (isOpen) {
        if (!isSolution(frames, depth * FRAME)) throw new Error('the band solver filled a grid against the rules');
        if (++found >= limit) return found;
      }
      // Back to the last branch; its frame holds what is left when the value tried there is struck.
      if (depth === 0) return found;
      depth--;
      isOpen = propagate(frames, depth * FRAME, branched[depth]);
    }
  }

  private strikePeers(digit: number, cell: number): void {
    const band = (cell / 27) | 0;
    const column = ~PLACES_OF_COLUMN[cell % 9];
    for (let b = 0; b < 3; b++) this.open[3 * digit + b] &= b === band ? KEPT_IN_BAND[cell % 27] : column;
  }

  /** Sets frame 0 to what the givens leave. False: two givens share a house. */
  private fillFirstFrame(cell: number, value: number): boolean {
    const { frames, placed, open, filled } = this;
    for (let at = 0; at < MASKS; at++) {
      if ((placed[at] & ~open[at]) !== 0) return false;
      frames[at] = (open[at] & ~filled[at % 3]) | placed[at];
    }
    if (cell >= 0) frames[3 * (value - 1) + ((cell / 27) | 0)] &= ~(1 << (cell % 27));
    return true;
  }

  /** Whether frame 0, from which the value in the cell is struck, shows at once that it must stand there. */
  private isForced(cell: number, value: number): boolean {
    const bit = 1 << (cell % 27);
    let others = 0;
    for (let at = (cell / 27) | 0; at < MASKS; at += 3) others |= this.frames[at];
    return (others & bit) === 0 || !settleDigit(this.frames, 3 * (value - 1));
  }

  /**
   * Branches at the first cell with two candidates, or where there is none at the first with the fewest: copies the frame
   * with the cell's first digit settled to the next depth, and strikes that digit here. False: all cells are settled.
   */
  private branch(depth: number): boolean {
    const { frames } = this;
    const frame = depth * FRAME;
    const cell = fewestCandidates(frames, frame);
    if (cell < 0) return false;
    let at = frame + ((cell / 27) | 0);
    while (((frames[at] >> (cell % 27)) & 1) === 0) at += 3;
    frames.copyWithin(frame + FRAME, frame, frame + FRAME);
    frames[at + FRAME] &= KEPT_IN_BAND[cell % 27];
    frames[at] &= ~(1 << (cell % 27));
    this.branched[depth] = 1 << (((at - frame) / 3) | 0);
    return true;
  }
}

/** The first cell with two candidates, or else the first with the fewest above two; -1: every cell has one. */
function fewestCandidates(frames: Int32Array, frame: number): number {
  let fewest = 10;
  let cell = -1;
  for (let band = 0; band < 3; band++) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let at = frame + band; at < frame + MASKS; at += 3) {
      const places = frames[at];
      thrice |= twice & places;
      twice |= once & places;
      once |= places;
    }
    const pairs = twice & ~thrice;
    if (pairs !== 0) return band * 27 + 31 - Math.clz32(pairs & -pairs);
    for (let rest = twice; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let candidates = 0;
      for (let at = frame + band; at < frame + MASKS; at += 3) if ((frames[at] & bit) !== 0) candidates++;
      if (candidates < fewest) {
        fewest = candidates;
        cell = band * 27 + 31 - Math.clz32(bit);
      }
    }
  }
  return cell;
}

/** Whether a frame's places are a grid that keeps the rules: that propagation came to rest proves nothing about that. */
function isSolution(frames: Int32Array, frame: number): boolean {
  for (let band = frame; band < frame + 3; band++) {
    let cells = 0;
    for (let at = band; at < frame + MASKS; at += 3) {
      const places = frames[at];
      const columns = columnsOf(places);
      // One place in each row and, by columns that differ, one in each box.
      if (!isSingle(places & 511) || !isSingle((places >> 9) & 511) || !isSingle(places >> 18)) return false;
      if ((columns & 7) === 0 || (columns & 56) === 0 || (columns & 448) === 0) return false;
      cells |= places;
    }
    // Nine digits with three places each in 27 cells: where every cell holds one, none holds two.
    if (cells !== ALL_PLACES) return false;
  }
  for (let at = frame; at < frame + MASKS; at += 3) {
    if (columnsOf(frames[at] | frames[at + 1] | frames[at + 2]) !== ALL_NINE) return false;
  }
  return true;
}

function isSingle(row: number): boolean {
  return row !== 0 && (row & (row - 1)) === 0;
}
