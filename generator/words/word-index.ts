/**
 * The words that a puzzle may be made of, by length, position and letter. Words are numbered by how well they are known,
 * best first, so that every list of words is in that order too.
 */
import type { Random } from '../random/random.js';

/** How well words are known: 0 everybody knows them, 1 most do, 2 are there for where nothing else fits. */
export const TIERS = 3;
/** How likely is a word of each tier drawn, against the others? */
const WEIGHTS = [6, 4, 1];
/** A letter at a position is balanced: as many words have it there as its share of all letters calls for. */
const BALANCED = 64;

export interface IndexedWord {
  /** In cells, one code point each. */
  readonly cells: string;
  /** 0 .. TIERS - 1. */
  readonly tier: number;
}

/** Letters are numbers from 1 in the order of the alphabet's cells; 0 stands for no letter. */
export class WordIndex {
  /** The code point of each letter; none at 0. */
  readonly letters: readonly string[];
  readonly words: readonly IndexedWord[];
  /** The letters of each word. */
  readonly lettersOf: readonly Uint8Array[];
  /** The number of the first word of each tier, and of all words. */
  private readonly tierStart: readonly number[];
  private readonly byLength: readonly Int32Array[];
  /** How often each letter stands in all words. */
  private readonly letterCounts: readonly number[];
  /** By length, then `position * (letters + 1) + letter`. */
  private readonly byLetter: readonly (readonly Int32Array[])[];
  /** As `byLetter`: of `BALANCED`, how far the words with a letter at a position are as many as the letter's share calls for. */
  private readonly balances: readonly Uint8Array[];
  private readonly numbers: ReadonlyMap<string, number>;

  /** `words` in any order; the index keeps it within a tier. No two have the same cells. */
  constructor(words: readonly IndexedWord[], alphabet: readonly string[]) {
    this.letters = ['', ...alphabet];
    this.numbers = new Map(alphabet.map((letter, index) => [letter, index + 1]));
    this.words = Array.from({ length: TIERS }, (_, tier) => words.filter((word) => word.tier === tier)).flat();
    this.tierStart = Array.from({ length: TIERS + 1 }, (_, tier) => words.filter((word) => word.tier < tier).length);
    this.lettersOf = this.words.map(({ cells }) => this.lettersIn(cells));
    const lists: number[][][] = [];
    const whole: number[][] = [];
    for (const [id, letters] of this.lettersOf.entries()) {
      const length = letters.length;
      lists[length] ??= Array.from({ length: length * this.letters.length }, () => []);
      whole[length] ??= [];
      whole[length].push(id);
      for (const [at, letter] of letters.entries()) lists[length][at * this.letters.length + letter].push(id);
    }
    const longest = Math.max(0, whole.length - 1);
    this.byLength = Array.from({ length: longest + 1 }, (_, length) => Int32Array.from(whole[length] ?? []));
    this.byLetter = Array.from({ length: longest + 1 }, (_, length) =>
      (lists[length] ?? []).map((list) => Int32Array.from(list)),
    );
    this.letterCounts = this.letters.map((_, letter) =>
      this.lettersOf.reduce((sum, own) => sum + own.filter((other) => other === letter).length, 0),
    );
    this.balances = this.byLength.map((_, length) => this.balancesOf(length));
  }

  private balancesOf(length: number): Uint8Array {
    const total = this.letterCounts.reduce((sum, count) => sum + count, 0);
    const count = this.byLength[length].length;
    return Uint8Array.from(this.byLetter[length], (list, key) => {
      const expected = this.letterCounts[key % this.letters.length] * count;
      return expected === 0 ? 0 : Math.min(BALANCED, Math.floor((BALANCED * list.length * total) / expected));
    });
  }

  /**
   * Whether a word should be crossed here, where its letter falls on a position that words of a length seldom have it at:
   * always where they have it as often as letters come, and the more seldom the scarcer they are.
   */
  favours(random: Random, length: number, position: number, letter: number): boolean {
    return random.below(BALANCED) < this.balances[length][position * this.letters.length + letter];
  }

  /** The letters of a text in cells. */
  lettersIn(cells: string): Uint8Array {
    return Uint8Array.from([...cells], (cell) => this.numbers.get(cell) ?? 0);
  }

  /** The words of a length, best known first. */
  ofLength(length: number): Int32Array {
    return this.byLength[length] ?? NONE;
  }

  /** Those with a letter at a position. */
  withLetter(length: number, position: number, letter: number): Int32Array {
    return this.byLetter[length]?.[position * this.letters.length + letter] ?? NONE;
  }

  /** A word of a list that is not empty, a well-known one rather. */
  draw(random: Random, list: Int32Array): number {
    const second = lowerBound(list, this.tierStart[1]);
    const third = lowerBound(list, this.tierStart[2]);
    const ofFirst = second * WEIGHTS[0];
    const ofSecond = (third - second) * WEIGHTS[1];
    const at = random.below(ofFirst + ofSecond + (list.length - third) * WEIGHTS[2]);
    if (at < ofFirst) return list[Math.floor(at / WEIGHTS[0])];
    if (at < ofFirst + ofSecond) return list[second + Math.floor((at - ofFirst) / WEIGHTS[1])];
    return list[third + at - ofFirst - ofSecond];
  }
}

const NONE = new Int32Array(0);

/** The first place of an ascending list whose number is not below `number`. */
function lowerBound(list: Int32Array, number: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
