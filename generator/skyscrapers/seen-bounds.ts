import { lowestValue, type Mask } from '../solve/bits.js';

/** The least and the most buildings that a row of cells can show, whatever their candidates; that values differ is not asked. */
export class SeenBounds {
  least = 0;
  most = 0;
  /** By the tallest so far: the least and the most seen; -1 where that cannot be the tallest. */
  private fewest: Int8Array;
  private highest: Int8Array;
  private nextFewest: Int8Array;
  private nextHighest: Int8Array;
  private readonly order: number;

  constructor(order: number) {
    this.order = order;
    [this.fewest, this.highest, this.nextFewest, this.nextHighest] = [1, 2, 3, 4].map(() => new Int8Array(order + 1));
  }

  clear(): void {
    this.fewest.fill(-1);
    this.highest.fill(-1);
    this.fewest[0] = 0;
    this.highest[0] = 0;
    this.least = 0;
    this.most = 0;
  }

  /** Puts a cell behind the row. A cell without candidates blocks the row: then nothing can be seen. */
  add(domain: Mask): void {
    const { order, fewest, highest, nextFewest, nextHighest } = this;
    nextFewest.fill(-1);
    nextHighest.fill(-1);
    this.least = order + 1;
    this.most = -1;
    for (let tallest = 0; tallest <= order; tallest++) {
      if (highest[tallest] < 0) continue;
      for (let rest = domain; rest !== 0; rest &= rest - 1) {
        const value = lowestValue(rest);
        const isSeen = value > tallest ? 1 : 0;
        const now = Math.max(value, tallest);
        const few = fewest[tallest] + isSeen;
        const many = highest[tallest] + isSeen;
        if (nextFewest[now] < 0 || few < nextFewest[now]) nextFewest[now] = few;
        if (many > nextHighest[now]) nextHighest[now] = many;
        this.least = Math.min(this.least, few);
        this.most = Math.max(this.most, many);
      }
    }
    [this.fewest, this.nextFewest] = [nextFewest, fewest];
    [this.highest, this.nextHighest] = [nextHighest, highest];
  }
}
