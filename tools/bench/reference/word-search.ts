/**
 * The published method of making a word search with a hidden phrase (a mobile app's blog, JavaScript): random words at random
 * places until as many cells are empty as the phrase has letters, else away with the grid and again. Three-letter words are
 * rationed by attempts. That a word may occur twice, by chance or within another, it does not look at.
 */
import { DIRECTIONS } from '../../../format/documents.js';
import { roomFrom } from '../../../format/readings.js';
import { STEPS } from '../../../format/word-grid.js';
import type { Random } from '../../../generator/random/random.js';
import type { WordIndex } from '../../../generator/words/word-index.js';

const MAX_ATTEMPTS = 100;
const MAX_TRIES = 2000;
const MAX_PLACES = 50;
/** From so few missing cells on, exactly so long a word is asked for. */
const LAST_CELLS = 5;
const SHORTEST = 3;
/** In how many attempts together may a grid have one three-letter word more than in those before? */
const RATION = 3;
/** Of a hundred words: half around 6 with deviation 2, thirty around 5 with deviation 1, twenty of three letters; lengths 3, 4, 5 ... */
const LENGTHS_PER_THOUSAND: readonly number[] = [268, 135, 208, 173, 106, 62, 33, 13, 2];

export interface ReferenceGrid {
  readonly attempts: number;
  /** The letters, the phrase's included; none where all attempts failed. */
  readonly letters: Uint8Array | undefined;
  readonly words: readonly number[];
  readonly cells: readonly (readonly number[])[];
}

/** A grid of `side` x `side` for a phrase, as the published method makes it. */
export function referenceWordSearch(random: Random, index: WordIndex, side: number, phrase: Uint8Array): ReferenceGrid {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const grid = new ReferenceAttempt(random, index, side, Math.floor((attempt - 1) / RATION));
    if (!grid.fill(phrase.length)) continue;
    let next = 0;
    const letters = grid.letters.map((letter) => (letter === 0 ? phrase[next++] : letter));
    return { attempts: attempt, letters, words: grid.words, cells: grid.cells };
  }
  return { attempts: MAX_ATTEMPTS, letters: undefined, words: [], cells: [] };
}

class ReferenceAttempt {
  readonly letters: Uint8Array;
  readonly words: number[] = [];
  readonly cells: number[][] = [];
  private readonly random: Random;
  private readonly index: WordIndex;
  private readonly side: number;
  private threes: number;
  /** The words through each cell, by their place in `words`. */
  private readonly through: Set<number>[];
  private readonly used = new Set<number>();

  constructor(random: Random, index: WordIndex, side: number, threes: number) {
    this.random = random;
    this.index = index;
    this.side = side;
    this.threes = threes;
    this.letters = new Uint8Array(side * side);
    this.through = Array.from({ length: side * side }, () => new Set());
  }

  /** Places words until so many cells are empty; false where that was not met. */
  fill(holes: number): boolean {
    let empty = this.letters.length;
    for (let tries = 0; tries < MAX_TRIES && empty > holes; tries++) {
      const missing = empty - holes;
      const shortest = this.threes > 0 ? SHORTEST : SHORTEST + 1;
      const length = missing <= LAST_CELLS ? Math.max(missing, shortest) : this.drawLength(shortest);
      const list = this.index.ofLength(length);
      if (list.length === 0) continue;
      const word = list[this.random.below(list.length)];
      if (this.used.has(word)) continue;
      const fresh = this.place(word, missing);
      if (fresh > 0 && length === SHORTEST) this.threes--;
      empty -= fresh;
    }
    return empty === holes;
  }

  private drawLength(shortest: number): number {
    for (;;) {
      let at = this.random.below(1000);
      let length = SHORTEST;
      for (const weight of LENGTHS_PER_THOUSAND) {
        if (at < weight) break;
        at -= weight;
        length++;
      }
      if (length >= shortest && length <= this.side) return length;
    }
  }

  /** Tries the word at random places; how many cells it covered anew, 0 where it fitted none. */
  private place(word: number, most: number): number {
    const own = this.index.lettersOf[word];
    const size = { rows: this.side, columns: this.side };
    for (let tries = 0; tries < MAX_PLACES; tries++) {
      const start = this.random.below(this.letters.length);
      const direction = this.random.below(DIRECTIONS.length);
      const [row, column] = [Math.floor(start / this.side), start % this.side];
      if (roomFrom(size, row, column, direction) < own.length) continue;
      const [down, right] = STEPS[DIRECTIONS[direction]];
      const step = down * this.side + right;
      const fresh = this.freshCells(own, start, step);
      if (fresh === 0 || fresh > most) continue;
      const cells: number[] = [];
      for (const [at, letter] of own.entries()) {
        const cell = start + at * step;
        this.letters[cell] = letter;
        this.through[cell].add(this.words.length);
        cells.push(cell);
      }
      this.words.push(word);
      this.cells.push(cells);
      this.used.add(word);
      return fresh;
    }
    return 0;
  }

  /** The cells that the word would cover anew; 0 where a letter is another, or a word would share two cells with it. */
  private freshCells(own: Uint8Array, start: number, step: number): number {
    let fresh = 0;
    const met = new Set<number>();
    for (let at = 0, cell = start; at < own.length; at++, cell += step) {
      if (this.letters[cell] === 0) {
        fresh++;
        continue;
      }
      if (this.letters[cell] !== own[at]) return 0;
      for (const word of this.through[cell]) {
        if (met.has(word)) return 0;
        met.add(word);
      }
    }
    return fresh;
  }
}
