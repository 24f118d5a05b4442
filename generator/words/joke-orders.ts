/** The jokes of a variant's levels in the order of the puzzles' numbers, each level's made once. */
import type { WordVariant } from '../../format/documents.js';
import type { Window } from '../jokes/windows.js';
import type { StruckJoke } from '../maker.js';
import { jokesInOrder, type NumberedJoke, type NumberedPlace, type WordGround } from './ground.js';

export class JokeOrders {
  private readonly orders = new Map<string, (NumberedJoke | NumberedPlace)[]>();
  private readonly variant: WordVariant;
  private readonly ground: WordGround;
  private readonly windowOf: (level: string) => Window;

  /** `windowOf`: how many letters of a punchline the puzzles of a level hide. */
  constructor(variant: WordVariant, ground: WordGround, windowOf: (level: string) => Window) {
    this.variant = variant;
    this.ground = ground;
    this.windowOf = windowOf;
  }

  /** The joke of a puzzle; `undefined` where there is none, or a struck one that none stands in for. */
  jokeOf(level: string, number: number): NumberedJoke | undefined {
    const place = this.orderOf(level)[number - 1];
    return place?.phrase === undefined ? undefined : place;
  }

  /** How many puzzles of a level there are jokes for. */
  count(level: string): number {
    return this.orderOf(level).length;
  }

  /** The first of a level's numbers, up to `count`, whose joke is struck without a fitting one in its place; `undefined`: none is. */
  struck(level: string, count: number): StruckJoke | undefined {
    const order = this.orderOf(level).slice(0, count);
    const at = order.findIndex(({ phrase }) => phrase === undefined);
    return at < 0 ? undefined : { number: at + 1, list: order[at].list, joke: order[at].joke };
  }

  private orderOf(level: string): (NumberedJoke | NumberedPlace)[] {
    const { variant } = this;
    const known = this.orders.get(level) ?? jokesInOrder(this.ground, { variant, level }, this.windowOf(level));
    this.orders.set(level, known);
    return known;
  }
}
