/**
 * Words for the slots of a layout: a search over slots that cross in few cells. The slot with the fewest words that fit goes
 * first; a word is taken that leaves words for the slots it crosses; where none does, words that stand in the way are taken
 * out again. A slot can be emptied and filled anew, which is how doubled words and blocked runs are mended.
 */
import type { Random } from '../random/random.js';
import type { WordIndex } from '../words/word-index.js';

/** A slot as it is read: its cells in the order of the word's letters. */
export interface Run {
  readonly cells: readonly number[];
}

interface Crossing {
  readonly at: number;
  readonly slot: number;
  readonly otherAt: number;
}

/** How many words may be drawn for a slot before the list is gone through? */
const DRAWS = 24;
/** How many words in the way may be taken out, for each slot of a grid? Of 9,600 grids 99 in a hundred took a third of one at most. */
const REMOVALS_A_SLOT = 8;

const NO_WORD = -1;

export class Fill {
  /** The letters of the grid; 0: none yet. */
  readonly letters: Uint8Array;
  /** The word in each slot. */
  readonly words: Int32Array;
  private readonly random: Random;
  private readonly index: WordIndex;
  private readonly runs: readonly Run[];
  private readonly crossings: readonly (readonly Crossing[])[];
  private readonly used = new Set<number>();
  private removals: number;

  /** `fixed`: letters of cells outside the slots; 0 elsewhere. */
  constructor(random: Random, index: WordIndex, runs: readonly Run[], fixed: Uint8Array) {
    this.random = random;
    this.index = index;
    this.runs = runs;
    this.letters = fixed;
    this.words = new Int32Array(runs.length).fill(NO_WORD);
    this.crossings = crossingsOf(runs, fixed.length);
    this.removals = REMOVALS_A_SLOT * runs.length;
  }

  /** Gives every empty slot a word; false where the budget of removals ran out. */
  fill(): boolean {
    for (let slot = this.tightest(); slot >= 0; slot = this.tightest()) {
      const word = this.wordFor(slot);
      if (word !== NO_WORD) this.place(slot, word);
      else if (!this.makeWay(slot)) return false;
    }
    return true;
  }

  /**
   * Empties a slot whose word must not stand; the word is not taken again in this grid. False where the budget of
   * removals ran out.
   */
  reject(slot: number): boolean {
    // Rejected words stay among the used ones.
    this.remove(slot);
    if (this.shortestList(slot).length < FEW_WORDS) return this.makeWay(slot);
    return this.removals-- > 0;
  }

  /** The empty slot with the fewest words, by its shortest list; -1 where all are filled. */
  private tightest(): number {
    let best = -1;
    let least = Number.MAX_SAFE_INTEGER;
    for (let slot = 0; slot < this.runs.length; slot++) {
      if (this.words[slot] !== NO_WORD) continue;
      const { length } = this.shortestList(slot);
      if (length < least) {
        least = length;
        best = slot;
      }
    }
    return best;
  }

  /** The words that fit one of the slot's letters, whichever has fewest; all of its length where it has no letter yet. */
  private shortestList(slot: number): Int32Array {
    const length = this.runs[slot].cells.length;
    let list = this.index.ofLength(length);
    for (const { at } of this.crossings[slot]) {
      const letter = this.letters[this.runs[slot].cells[at]];
      if (letter === 0) continue;
      const other = this.index.withLetter(length, at, letter);
      if (other.length < list.length) list = other;
    }
    return list;
  }

  /** A word that fits the slot and leaves words for those it crosses; `NO_WORD` where there is none. */
  private wordFor(slot: number): number {
    const list = this.shortestList(slot);
    if (list.length === 0) return NO_WORD;
    for (let draws = 0; draws < DRAWS; draws++) {
      const word = this.index.draw(this.random, list);
      if (this.suits(slot, word) && this.isFavoured(slot, word)) return word;
    }
    const from = this.random.below(list.length);
    for (let i = 0; i < list.length; i++) {
      const word = list[(from + i) % list.length];
      if (this.suits(slot, word)) return word;
    }
    return NO_WORD;
  }

  /** Whether the word fits, and leaves a word for each empty slot that it crosses. */
  private suits(slot: number, word: number): boolean {
    if (this.used.has(word) || !this.fits(slot, word)) return false;
    const letters = this.index.lettersOf[word];
    for (const { at, slot: other, otherAt } of this.crossings[slot]) {
      if (this.words[other] === NO_WORD && !this.hasWord(other, otherAt, letters[at])) return false;
    }
    return true;
  }

  /** Whether its letters fall well for the empty slots that it crosses, drawn for each: else the same few words would come again and again. */
  private isFavoured(slot: number, word: number): boolean {
    const letters = this.index.lettersOf[word];
    for (const { at, slot: other, otherAt } of this.crossings[slot]) {
      if (this.words[other] !== NO_WORD) continue;
      if (!this.index.favours(this.random, this.runs[other].cells.length, otherAt, letters[at])) return false;
    }
    return true;
  }

  /** Whether the word agrees with the letters that the slot has. */
  private fits(slot: number, word: number): boolean {
    const { cells } = this.runs[slot];
    const letters = this.index.lettersOf[word];
    for (const { at } of this.crossings[slot]) {
      const letter = this.letters[cells[at]];
      if (letter !== 0 && letter !== letters[at]) return false;
    }
    return true;
  }

  /** Whether some word would fit the slot with one more letter. */
  private hasWord(slot: number, at: number, letter: number): boolean {
    const { cells } = this.runs[slot];
    const cell = cells[at];
    const before = this.letters[cell];
    this.letters[cell] = letter;
    const list = this.shortestList(slot);
    let isThere = false;
    for (let i = 0; i < list.length && !isThere; i++) isThere = this.fits(slot, list[i]);
    this.letters[cell] = before;
    return isThere;
  }

  private place(slot: number, word: number): void {
    const { cells } = this.runs[slot];
    const letters = this.index.lettersOf[word];
    for (let at = 0; at < cells.length; at++) this.letters[cells[at]] = letters[at];
    this.words[slot] = word;
    this.used.add(word);
  }

  /** Takes the slot's word out; letters that other words hold stay. */
  private remove(slot: number): void {
    const { cells } = this.runs[slot];
    for (const cell of cells) this.letters[cell] = 0;
    for (const { at, slot: other, otherAt } of this.crossings[slot]) {
      const word = this.words[other];
      if (word !== NO_WORD) this.letters[cells[at]] = this.index.lettersOf[word][otherAt];
    }
    this.words[slot] = NO_WORD;
  }

  /** Takes out a word that crosses the slot; false where there is none, or no budget. */
  private makeWay(slot: number): boolean {
    const filled = this.crossings[slot].filter(({ slot: other }) => this.words[other] !== NO_WORD);
    if (filled.length === 0 || this.removals-- <= 0) return false;
    const { slot: other } = filled[this.random.below(filled.length)];
    this.used.delete(this.words[other]);
    this.remove(other);
    return true;
  }
}

/** From how few words on is a slot freed of a crossing when it is to have another word? */
const FEW_WORDS = 3;

/** For each run, where it crosses others. */
function crossingsOf(runs: readonly Run[], cells: number): Crossing[][] {
  const first = new Int32Array(cells).fill(-1);
  const crossings: Crossing[][] = runs.map(() => []);
  for (const [slot, run] of runs.entries()) {
    for (const [at, cell] of run.cells.entries()) {
      if (first[cell] < 0) {
        first[cell] = slot * cells + at;
        continue;
      }
      const other = Math.floor(first[cell] / cells);
      const otherAt = first[cell] % cells;
      crossings[slot].push({ at, slot: other, otherAt });
      crossings[other].push({ at: otherAt, slot, otherAt: at });
    }
  }
  return crossings;
}
