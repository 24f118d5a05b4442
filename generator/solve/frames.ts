/**
 * The search's memory: one frame per depth, so that going back is going to the frame above.
 *
 *   frame   | domain of each cell | domains each table last saw | live tuples of each table |
 *           0                     cellCount                     + seenCount                 + liveWords
 */
import { fullMask } from './bits.js';
import type { LatinNetwork } from './network.js';

export class Frames {
  /** All frames, one after another. */
  words: Int32Array = new Int32Array(0);
  /** Words of one frame. */
  size = 0;
  /** Where in a frame the seen domains and the live tuples start. */
  seenStart = 0;
  liveStart = 0;

  /** Lays the frames out for a network and fills the first with its start. */
  reset(network: LatinNetwork): void {
    this.seenStart = network.cellCount;
    this.liveStart = this.seenStart + network.seenCount;
    this.size = this.liveStart + network.liveWords;
    this.reserve(0);
    const { words } = this;
    words.set(network.domains);
    words.fill(fullMask(network.order), this.seenStart, this.liveStart);
    // All tuples live. The last word's bits beyond the last tuple are in no support set, so they may stand.
    words.fill(-1, this.liveStart, this.size);
  }

  /** Copies a depth's frame to the next depth. */
  deepen(depth: number): void {
    this.reserve(depth + 1);
    const start = depth * this.size;
    this.words.copyWithin(start + this.size, start, start + this.size);
  }

  /** Grows in steps of some depths: most searches stay shallow, and tables make frames large. */
  private reserve(depth: number): void {
    const needed = (depth + 1) * this.size;
    if (needed <= this.words.length) return;
    const larger = new Int32Array(Math.max(8 * this.size, 2 * needed));
    larger.set(this.words);
    this.words = larger;
  }
}
