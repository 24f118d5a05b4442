/** The words of the published filler: by length, position and letter, as bits, and the order in which they are tried. */
import type { ArrowWords } from '../../../generator/arrowword/words.js';
import type { Random } from '../../../generator/random/random.js';

const BITS = 5;

/** The words of one length. Sets of them are bits, word `w` the bit `w % 32` of integer `w / 32`. */
export interface WordsOfLength {
  readonly length: number;
  readonly letters: Uint8Array;
  /** How many integers a set has. */
  readonly width: number;
  /** The words that a grid may show. */
  readonly all: Int32Array;
  readonly count: number;
  /** Those with a letter at a place are the set from `(place * alphabet + letter) * width` on. */
  readonly withLetter: Int32Array;
  /** The words by the number of their clues, most first, and where each such number's words begin; ended by how many there are. */
  readonly byClues: Uint16Array;
  readonly groupStarts: readonly number[];
}

export class ReferenceWords {
  /** Letters are numbers from 1, below this. */
  readonly alphabet: number;
  private readonly lengths: readonly WordsOfLength[];

  /** Of the words up to a length. */
  constructor(words: ArrowWords, longest: number) {
    this.alphabet = words.letters;
    this.lengths = Array.from({ length: longest + 1 }, (_, length) => indexed(words, length));
  }

  /** Of 2 letters up to the longest. */
  ofLength(length: number): WordsOfLength {
    return this.lengths[length];
  }
}

function indexed(words: ArrowWords, length: number): WordsOfLength {
  const { letters, first, count } = words.byLength[length];
  const width = (count >> BITS) + 1;
  const all = new Int32Array(width);
  const withLetter = new Int32Array(length * words.letters * width);
  const usable = Array.from({ length: count }, (_, word) => word).filter((word) => words.isBarred[first + word] === 0);
  for (const word of usable) {
    const bit = 1 << (word & 31);
    all[word >> BITS] |= bit;
    for (let place = 0; place < length; place++) {
      const letter = letters[word * length + place];
      withLetter[(place * words.letters + letter) * width + (word >> BITS)] |= bit;
    }
  }
  return { length, letters, width, all, count: usable.length, withLetter, ...sortedByClues(words, length, usable) };
}

/** More different clues speak for a commoner word. */
function sortedByClues(words: ArrowWords, length: number, usable: readonly number[]) {
  const clues = new Map(
    usable.map((word) => [word, new Set(words.entries[words.first[length] + word].clues.map(({ text }) => text)).size]),
  );
  const cluesOf = (word: number) => clues.get(word) ?? 0;
  const byClues = Uint16Array.from([...usable].sort((a, b) => cluesOf(b) - cluesOf(a) || a - b));
  const starts = [...byClues.keys()].filter((i) => i === 0 || cluesOf(byClues[i - 1]) !== cluesOf(byClues[i]));
  return { byClues, groupStarts: [...starts, byClues.length] };
}

/** By word, which it is in the order of trying, from 0: most clues first, chance among equals. */
export function drawRanks(random: Random, { byClues, groupStarts, letters, length }: WordsOfLength): Uint16Array {
  const order = byClues.slice();
  for (let group = 0; group + 1 < groupStarts.length; group++) {
    random.shuffle(order.subarray(groupStarts[group], groupStarts[group + 1]));
  }
  const ranks = new Uint16Array(letters.length / length);
  for (const [rank, word] of order.entries()) ranks[word] = rank;
  return ranks;
}
