/** What the word puzzles of a language are made of, as a plan chose it. */
import type { Language } from '../../format/documents.js';
import type { VarietyTable } from '../arrowword/variety.js';
import type { Joke } from '../jokes/jokes.js';
import { type FittingJoke, jokeOrder, type OpenPlace } from '../jokes/order.js';
import type { Window } from '../jokes/windows.js';
import type { Alphabet } from '../lexicon/alphabet.js';
import type { BlockList } from '../lexicon/blocked.js';
import type { FactGroup } from '../lexicon/facts.js';
import type { Lexicon } from '../lexicon/lexicon.js';

/** A list of jokes in use: its table, and the sizes of its editions up to the one in use. */
export interface JokeList {
  readonly jokes: readonly Joke[];
  readonly editions: readonly number[];
}

export interface WordGround {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly blocked: BlockList;
  /** Folds words as the block list has them. */
  readonly plain: Alphabet;
  readonly jokes: readonly JokeList[];
  /** The groups that the lexicon's facts are of, with their limits. */
  readonly factGroups: readonly FactGroup[];
  /** How often the lexicon's answers may take part in arrowwords; where left out, always. */
  readonly variety?: VarietyTable;
}

/** A joke with its phrase, and the list that it is from. */
export interface NumberedJoke extends FittingJoke {
  readonly list: number;
}

/** A place without a fitting joke, and the list that it is in. */
export interface NumberedPlace extends OpenPlace {
  readonly list: number;
}

/** The jokes of a variant and level in the order of the puzzles' numbers, list after list. */
export function jokesInOrder(
  { jokes, lexicon }: WordGround,
  key: { readonly variant: string; readonly level: string },
  window: Window,
): (NumberedJoke | NumberedPlace)[] {
  return jokes.flatMap((list, index) =>
    jokeOrder(list.jokes, list.editions, key, window, lexicon.alphabet).map((place) => ({ ...place, list: index })),
  );
}
