/**
 * The words of a language as the filler takes them: a set of words of one length is a row of blocks of 32 bits, so that what a
 * letter leaves of it is an AND of blocks.
 */

export const BLOCK_BITS = 32;

/** The clues of all words, as numbers. */
export interface ClueUse {
  /** By word: how many clues it has. */
  readonly count: Uint8Array;
  /** By clue: the word whose clue it is. */
  readonly owner: Int32Array;
  /** The clues that hold a word stand in `holders` from `firstHolder[word]` to before `firstHolder[word + 1]`; never one of its own. */
  readonly firstHolder: Int32Array;
  readonly holders: Int32Array;
}

/** What the words are made of. */
export interface WordColumns {
  /** Letters are numbers from 1, below this; at most `MOST_LETTERS`. */
  readonly letters: number;
  /** By length: the number of its first word among all words; behind the longest, how many there are in all. */
  readonly first: Int32Array;
  /** The letters of all words of a length, one word after the other. */
  readonly lettersOf: readonly Uint8Array[];
  /** By word: how much rather than an unknown one it is taken, 1 and more; falling within a length. */
  readonly weights: Uint8Array;
  /** By word: its group, whose number in a grid is limited; 0: none. */
  readonly groups: Uint8Array;
  readonly clues: ClueUse;
}

/** The words of one length. */
export interface LengthWords {
  readonly length: number;
  /** The number of the first among all words. */
  readonly first: number;
  readonly count: number;
  readonly blocks: number;
  readonly letters: Uint8Array;
  /** `(place * letters + letter) * blocks + block`: the words that have the letter there. */
  readonly withLetter: Int32Array;
  /** `group * blocks + block`: the words of the group; those of any group at 0. */
  readonly inGroup: Int32Array;
  /** By block: what one of its words weighs. */
  readonly weights: Uint8Array;
}

export interface FillWords extends WordColumns {
  /** By length. */
  readonly byLength: readonly LengthWords[];
}

/** Letters of an alphabet, with the number 0, that two words of 32 bits have room for. */
export const MOST_LETTERS = 64;

/** Indexes the words. Throws `RangeError` for an alphabet with too many letters. */
export function fillWords(columns: WordColumns): FillWords {
  if (columns.letters > MOST_LETTERS)
    throw new RangeError(`${columns.letters - 1} letters; expected ${MOST_LETTERS - 1} at most`);
  return { ...columns, byLength: columns.lettersOf.map((letters, length) => indexed(columns, letters, length)) };
}

function indexed(
  { letters: width, first: firsts, weights, groups }: WordColumns,
  letters: Uint8Array,
  length: number,
): LengthWords {
  const first = firsts[length];
  const count = firsts[length + 1] - first;
  const blocks = Math.ceil(count / BLOCK_BITS);
  const withLetter = new Int32Array(length * width * blocks);
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const inGroup = new Int32Array(groupCount * blocks);
  for (let word = 0; word < count; word++) {
    const block = word >> 5;
    const bit = 1 << (word & 31);
    for (let at = 0; at < length; at++) withLetter[(at * width + letters[word * length + at]) * blocks + block] |= bit;
    const group = groups[first + word];
    if (group === 0) continue;
    inGroup[group * blocks + block] |= bit;
    inGroup[block] |= bit;
  }
  // The words' weights fall, so that a block's middle word stands for it.
  const middle = (block: number) => Math.min(block * BLOCK_BITS + BLOCK_BITS / 2, count - 1);
  const blockWeights = Uint8Array.from({ length: blocks }, (_, block) => weights[first + middle(block)]);
  return { length, first, count, blocks, letters, withLetter, inGroup, weights: blockWeights };
}

/** The words of each length that are open, as blocks of bits. */
export interface OpenWords {
  readonly words: FillWords;
  readonly open: readonly Int32Array[];
}

/** `isOpen`: 1 for the words that are, by their numbers among all. */
export function openWords(words: FillWords, isOpen: Uint8Array): OpenWords {
  const open = words.byLength.map(({ first, count, blocks }) => {
    const bits = new Int32Array(blocks);
    for (let word = 0; word < count; word++) if (isOpen[first + word] === 1) bits[word >> 5] |= 1 << (word & 31);
    return bits;
  });
  return { words, open };
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
