/**
 * Which values the cells of a line take in those of its fillings that show what its clues ask.
 *
 * A dynamic programme over the set of values placed from the near end on. The set tells how many cells are filled, and the
 * tallest value in it, thus whether the next building is seen from the near end; the values outside it tell whether the next is seen from
 * the far end. Before the tallest of all, n, no building is seen from the far end; after it none from the near end. So one number of seen
 * buildings is counted at a time, and a set of counts, as bits, is all that a state holds: at most 2^n * n / 2 transitions, of which narrow
 * lines take few.
 */
import { countValues, fullMask, highestValue, maskOf } from '../solve/bits.js';
import { type EndClue, NO_CLUE } from './lines.js';

/** Any count: bits for 0 to 7 buildings. */
const ANY = 0xff;
/** The tallest alone is seen from the far end. */
const ONE_SEEN = 2;

export class LineFilter {
  /** What the cells can be, near end first: set before `run`. */
  readonly domains: Uint16Array;
  /** What `run` kept of that. */
  readonly kept: Uint16Array;
  /** Counts with which the values of a set can stand in the first cells: bit c, c buildings seen. */
  private readonly reached: Uint8Array;
  /** Of these the counts from which the line can be finished. */
  private readonly finished: Uint8Array;
  private readonly sizes: Uint8Array;
  /** Values that would be seen next after a set, from the end that counts; without n. */
  private readonly seenNext: Uint16Array;

  constructor(order: number) {
    this.domains = new Uint16Array(order);
    this.kept = new Uint16Array(order);
    this.reached = new Uint8Array(1 << order);
    this.finished = new Uint8Array(1 << order);
    this.sizes = Uint8Array.from({ length: 1 << order }, (_, set) => countValues(set));
    const all = fullMask(order);
    const lower = fullMask(order - 1);
    this.seenNext = Uint16Array.from({ length: 1 << order }, (_, set) =>
      set <= lower ? lower & ~fullMask(highestValue(set)) : all === set ? 0 : maskOf(highestValue(all ^ set)),
    );
  }

  /** Filters by clues of 1..order or NO_CLUE. Nothing is kept where no filling fits. */
  run(near: EndClue, far: EndClue): void {
    // How many are seen from the near end before the tallest.
    const needed = near === NO_CLUE ? ANY : 1 << (near - 1);
    this.forward(needed);
    this.backward(needed, far === NO_CLUE ? ANY : 1 << far);
  }

  private forward(needed: number): void {
    const { domains, reached, sizes, seenNext } = this;
    const all = reached.length - 1;
    const top = (all + 1) >> 1;
    reached.fill(0);
    reached[0] = 1;
    for (let set = 0; set < all; set++) {
      const counts = reached[set];
      if (counts === 0) continue;
      const next = domains[sizes[set]] & ~set;
      const seen = next & seenNext[set];
      for (let rest = seen; rest !== 0; rest &= rest - 1) reached[set | (rest & -rest)] |= counts << 1;
      for (let rest = next & ~(seen | top); rest !== 0; rest &= rest - 1) reached[set | (rest & -rest)] |= counts;
      if ((next & top) !== 0 && (counts & needed) !== 0) reached[set | top] |= ONE_SEEN;
    }
  }

  private backward(needed: number, asked: number): void {
    const { domains, reached, finished, sizes, seenNext, kept } = this;
    const all = reached.length - 1;
    const top = (all + 1) >> 1;
    kept.fill(0);
    finished[all] = reached[all] & asked;
    for (let set = all - 1; set >= 0; set--) {
      const counts = reached[set];
      if (counts === 0) {
        finished[set] = 0;
        continue;
      }
      const next = domains[sizes[set]] & ~set;
      const seen = next & seenNext[set];
      let good = 0;
      let taken = 0;
      for (let rest = seen; rest !== 0; rest &= rest - 1) {
        const counted = (finished[set | (rest & -rest)] >> 1) & counts;
        good |= counted;
        if (counted !== 0) taken |= rest & -rest;
      }
      for (let rest = next & ~(seen | top); rest !== 0; rest &= rest - 1) {
        const counted = finished[set | (rest & -rest)] & counts;
        good |= counted;
        if (counted !== 0) taken |= rest & -rest;
      }
      if ((next & top) !== 0 && (finished[set | top] & ONE_SEEN) !== 0 && (counts & needed) !== 0) {
        good |= counts & needed;
        taken |= top;
      }
      finished[set] = good;
      kept[sizes[set]] |= taken;
    }
  }
}
