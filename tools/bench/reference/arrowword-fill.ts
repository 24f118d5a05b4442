/**
 * Words for a mask, as published: a constraint problem whose variables are the slots. The slot with the fewest words that still fit is next, of
 * equals the one with most crossings; its best word first; the crossing slots lose what no longer fits; when one of them has
 * nothing left, one step back. No word twice.
 */
import type { Slots } from '../../../generator/arrowword/slots.js';
import type { Random } from '../../../generator/random/random.js';
import { drawRanks, type ReferenceWords, type WordsOfLength } from './arrowword-words.js';

/** How many words are tried before we give up an attempt? */
const MAX_STEPS = 50_000;
const NO_WORD = -1;
const NO_SLOT = -1;

/** `impossible`: the mask has no filling; `limit`: none found within the steps. */
export type ReferenceOutcome = 'filled' | 'impossible' | 'limit';

export interface ReferenceFilling {
  readonly outcome: ReferenceOutcome;
  readonly steps: number;
  /** The word of each slot, numbered within its length; `undefined` unless filled. */
  readonly wordsBySlot: readonly number[] | undefined;
}

/** Fills the slots of a mask. */
export function referenceFill(random: Random, words: ReferenceWords, slots: Slots): ReferenceFilling {
  return new ReferenceSearch(random, words, slots).run();
}

class ReferenceSearch {
  private readonly slots: Slots;
  private readonly alphabet: number;
  /** By slot: the words of its length, and which of them is tried when. */
  private readonly words: readonly WordsOfLength[];
  private readonly ranks: readonly Uint16Array[];
  /**
   * By slot: the words that still fit, as sets one behind the other. A crossing word's letter narrows the last set into one behind it, so that
   * going back is to forget the last. And how many words each set has.
   */
  private readonly domains: readonly Int32Array[];
  private readonly sizes: readonly Int32Array[];
  private readonly level: Uint8Array;
  private readonly wordOf: Int32Array;
  private readonly ofLength: readonly (readonly number[])[];
  /** What was changed, in pairs: a slot and the word that was taken from it, or `NO_WORD` where it was narrowed. */
  private readonly trail: number[] = [];
  private steps = 0;

  constructor(random: Random, words: ReferenceWords, slots: Slots) {
    this.slots = slots;
    this.alphabet = words.alphabet;
    this.words = slots.cells.map(({ length }) => words.ofLength(length));
    const ranks = new Map(this.words.map((own) => [own.length, own] as const));
    const drawn = new Map([...ranks].map(([length, own]) => [length, drawRanks(random, own)] as const));
    this.ranks = slots.cells.map(({ length }) => drawn.get(length) as Uint16Array);
    this.domains = this.words.map(({ all, length, width }) => {
      const sets = new Int32Array((length + 1) * width);
      sets.set(all);
      return sets;
    });
    this.sizes = this.words.map(({ length, count }) => new Int32Array(length + 1).fill(count, 0, 1));
    this.level = new Uint8Array(slots.cells.length);
    this.wordOf = new Int32Array(slots.cells.length).fill(NO_WORD);
    this.ofLength = slots.cells.map(({ length }) =>
      [...slots.cells.keys()].filter((other) => slots.cells[other].length === length),
    );
  }

  run(): ReferenceFilling {
    const isFilled = this.words.every(({ count }) => count > 0) && this.fillRest();
    const outcome = isFilled ? 'filled' : this.steps < MAX_STEPS ? 'impossible' : 'limit';
    return { outcome, steps: this.steps, wordsBySlot: isFilled ? [...this.wordOf] : undefined };
  }

  /** Fills the open slots; false where that is impossible or the steps are used up. */
  private fillRest(): boolean {
    const slot = this.tightest();
    if (slot === NO_SLOT) return true;
    const mark = this.trail.length;
    for (let word = this.nextBest(slot, -1); word !== NO_WORD; word = this.nextBest(slot, this.ranks[slot][word])) {
      if (this.steps === MAX_STEPS) return false;
      this.steps++;
      this.wordOf[slot] = word;
      if (this.narrowCrossings(slot, word) && this.takeFromOthers(slot, word) && this.fillRest()) return true;
      this.wordOf[slot] = NO_WORD;
      this.undo(mark);
    }
    return false;
  }

  /** The open slot with the fewest words that still fit, of equals the one with most crossings: each letter is one. */
  private tightest(): number {
    let best = NO_SLOT;
    let least = 0;
    let crossings = 0;
    for (let slot = 0; slot < this.wordOf.length; slot++) {
      if (this.wordOf[slot] !== NO_WORD) continue;
      const size = this.sizes[slot][this.level[slot]];
      const { length } = this.words[slot];
      if (best !== NO_SLOT && (size > least || (size === least && length <= crossings))) continue;
      best = slot;
      least = size;
      crossings = length;
    }
    return best;
  }

  /** Of the words that still fit, the first one in the order of trying behind `rank`. */
  private nextBest(slot: number, rank: number): number {
    const sets = this.domains[slot];
    const ranks = this.ranks[slot];
    const { width } = this.words[slot];
    const start = this.level[slot] * width;
    let best = NO_WORD;
    let bestRank = ranks.length;
    for (let i = 0; i < width; i++) {
      for (let rest = sets[start + i]; rest !== 0; rest &= rest - 1) {
        const word = (i << 5) + 31 - Math.clz32(rest & -rest);
        if (ranks[word] <= rank || ranks[word] >= bestRank) continue;
        best = word;
        bestRank = ranks[word];
      }
    }
    return best;
  }

  /** Takes from each open slot that crosses the words without its new letter; false where one has nothing left. */
  private narrowCrossings(slot: number, word: number): boolean {
    const { cells, horizontal, vertical, atHorizontal, atVertical } = this.slots;
    const isHorizontal = horizontal[cells[slot][0]] === slot;
    const [other, place] = isHorizontal ? [vertical, atVertical] : [horizontal, atHorizontal];
    const { letters, length } = this.words[slot];
    for (let at = 0; at < length; at++) {
      const cell = cells[slot][at];
      if (this.wordOf[other[cell]] !== NO_WORD) continue;
      if (!this.narrow(other[cell], place[cell], letters[word * length + at])) return false;
    }
    return true;
  }

  private narrow(slot: number, place: number, letter: number): boolean {
    const { width, withLetter } = this.words[slot];
    const sets = this.domains[slot];
    const from = this.level[slot] * width;
    const to = from + width;
    const mask = (place * this.alphabet + letter) * width;
    let size = 0;
    for (let i = 0; i < width; i++) {
      const rest = sets[from + i] & withLetter[mask + i];
      sets[to + i] = rest;
      if (rest !== 0) size += bitsOf(rest);
    }
    this.sizes[slot][++this.level[slot]] = size;
    this.trail.push(slot, NO_WORD);
    return size > 0;
  }

  /** Takes a word from the other open slots of its length; false where one has nothing left. */
  private takeFromOthers(slot: number, word: number): boolean {
    for (const other of this.ofLength[slot]) {
      if (this.wordOf[other] !== NO_WORD) continue;
      const at = this.level[other] * this.words[other].width + (word >> 5);
      const bit = 1 << (word & 31);
      if ((this.domains[other][at] & bit) === 0) continue;
      this.domains[other][at] ^= bit;
      this.trail.push(other, word);
      if (--this.sizes[other][this.level[other]] === 0) return false;
    }
    return true;
  }

  private undo(mark: number): void {
    while (this.trail.length > mark) {
      const word = this.trail.pop() as number;
      const slot = this.trail.pop() as number;
      if (word === NO_WORD) {
        this.level[slot]--;
        continue;
      }
      this.domains[slot][this.level[slot] * this.words[slot].width + (word >> 5)] ^= 1 << (word & 31);
      this.sizes[slot][this.level[slot]]++;
    }
  }
}

/** How many bits of a 32-bit integer are set. */
function bitsOf(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
