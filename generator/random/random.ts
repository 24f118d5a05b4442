/**
 * sfc32 of Chris Doty-Humphrey's PractRand: three words of state and a counter, 128 bits in all. Chosen because it
 * takes the three words as a seed, passes PractRand, and is a few integer operations in every language.
 */

/** How many words are drawn and dropped before the first one counts: PractRand's own number for a three-word seed. */
const WARM_UP = 15;

export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Seeds the state with three 32-bit words. */
  constructor(a: number, b: number, c: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    for (let i = 0; i < WARM_UP; i++) this.next();
  }

  /** The next word, 0 .. 2^32 - 1. */
  next(): number {
    const word = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0;
    return word >>> 0;
  }

  /**
   * An integer of 0 .. bound - 1, all equally likely, for 1 <= bound <= 2^32: words from the incomplete last stretch
   * of 2^32 are rejected, since a remainder alone would favour small values.
   */
  below(bound: number): number {
    const limit = 0x100000000 - (0x100000000 % bound);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % bound;
  }

  /** Shuffles in place (Fisher and Yates, from the end) and returns its argument. */
  shuffle<T extends { length: number; [index: number]: number }>(items: T): T {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    return items;
  }
}
