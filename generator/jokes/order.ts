/**
 * Which joke a puzzle gets: fixed by language, size and number. The ids are cut into blocks of at most 64, each block is
 * shuffled by a hash of variant, level and block, and the jokes that do not fit the size are left out. Blocks never
 * reach over the end of an edition, so that appended jokes form blocks of their own and move nothing.
 */
import type { Alphabet } from '../lexicon/alphabet.js';
import { randomFor } from '../random/seed.js';
import type { Joke } from './jokes.js';
import { type Phrase, phraseFor } from './phrase.js';
import type { Window } from './windows.js';

const BLOCK = 64;

export interface FittingJoke {
  readonly joke: Joke;
  readonly phrase: Phrase;
}

/** The place of a struck joke that no fitting one stands in for; `joke` is the last that was to: struck as well, or without a phrase. */
export interface OpenPlace {
  readonly joke: Joke;
  readonly phrase: undefined;
}

/**
 * The jokes of a variant and level in their order: number n gets the n-th, numbers beyond the end get none.
 * `editions`: how many jokes the table had at each edition, up to the one in use, the last. `jokes` may go on behind it:
 * of those only jokes in the place of struck ones are read.
 */
export function jokeOrder(
  jokes: readonly Joke[],
  editions: readonly number[],
  key: { readonly variant: string; readonly level: string },
  window: Window,
  alphabet: Alphabet,
): (FittingJoke | OpenPlace)[] {
  const standIns = new Map(
    jokes.flatMap((joke) => (joke.replaces === undefined ? [] : [[joke.replaces, joke] as const])),
  );
  const lastOf = (joke: Joke): Joke => {
    const standIn = standIns.get(joke.id);
    return standIn === undefined ? joke : lastOf(standIn);
  };
  const phraseOf = ({ punchline }: Joke) => phraseFor(punchline, window, alphabet);
  return shuffledIds(editions, `${key.variant}/${key.level}`)
    .map((id) => jokes[id - 1])
    .filter((joke) => joke.replaces === undefined && phraseOf(joke) !== undefined)
    .map((place) => {
      const joke = lastOf(place);
      return { joke, phrase: joke.isStruck ? undefined : phraseOf(joke) };
    });
}

function shuffledIds(editions: readonly number[], key: string): number[] {
  const ids: number[] = [];
  let first = 1;
  for (const last of editions) {
    while (first <= last) {
      const length = Math.min(BLOCK, last - first + 1);
      const block = Array.from({ length }, (_, index) => first + index);
      ids.push(...randomFor(`${key}/jokes-${first}`, 0).shuffle(block));
      first += length;
    }
  }
  return ids;
}
