/**
 * Words for the slots of a mask: arc consistency between the letters of cells and the words of slots, branching on letters, with
 * weights that grow where the search fails (Boussemart et al., "Boosting systematic search by weighting constraints", 2004)
 * and restarts that keep them.
 *
 * Each slot has the words that still fit as a sparse set (Briggs and Torczon, 1993): removing one swaps it behind the end,
 * undoing moves the end back. How many words of a slot have a letter at a place is counted along; a letter that no word of a
 * slot has there leaves its cell, and with it the words of the crossing slot that need it.
 *
 * A phrase may be hosted: each of its letters stands in reading order, within a stretch of its own of the letter cells. A pass
 * from the front and one from the back find the earliest and the latest cell of each; where they are one, the cell is decided.
 */
import type { Random } from '../random/random.js';
import { log2Of } from '../words/integer-log.js';
import type { Slots } from './slots.js';

/** The words of each length, numbered from 0. */
export interface FillWords {
  /** Letters are numbers from 1, below this. */
  readonly letters: number;
  /** How many words of a length may be used. */
  count(length: number): number;
  /** The letters of all words of a length, one word after the other. */
  lettersOf(length: number): Uint8Array;
  /** How much rather than an unknown word each is taken: 1 and more. */
  weightsOf(length: number): Uint8Array;
  /** The group of each, whose number in a grid is limited; 0: none. */
  groupsOf(length: number): Uint8Array;
  /** By group, how many of its words a grid may hold; that of 0 is not read. */
  readonly limits: Int16Array;
  /** How many words of all groups together a grid may hold. */
  readonly most: number;
}

export interface FillLimits {
  /** Dead ends until the search starts anew, at first; each time half as many more. */
  readonly failsToRestart: number;
  /** Dead ends in all. */
  readonly fails: number;
}

/** A phrase for the letter cells in reading order. */
export interface PhraseWish {
  /** Its letters. */
  readonly letters: Uint8Array;
  /** By letter, the first and the last place that it may have among the letter cells. */
  readonly from: Int16Array;
  readonly to: Int16Array;
}

/** `filled`; `impossible`: the mask has no filling; `limit`: not found within the limits. */
export type FillOutcome = 'filled' | 'impossible' | 'limit';

const LOG_UNIT_BITS = 4;
/** Logarithms of small counts are looked up. */
const LOGS = 1 << 14;
const NO_SLOT = -1;
/** More letters than a slot has; fewer than an integer has bits. */
const LONGEST = 31;
/** Above all slots: marks claims on the trail. */
const CLAIM = 1 << 12;

const LOG_TABLE = Uint16Array.from({ length: LOGS }, (_, count) => (count === 0 ? 0 : log2Of(count, LOG_UNIT_BITS)));

export class Fill {
  private readonly random: Random;
  private readonly slots: Slots;
  private readonly letters: number;
  private readonly noise: number;
  private readonly phrase: PhraseWish | undefined;
  /** By letter of the phrase, the earliest place that it may have now. */
  private readonly earliest: Int16Array;
  /** By slot: the words, those that still fit first; and the place of each word in it. */
  private readonly words: Uint16Array[] = [];
  private readonly placeOf: Uint16Array[] = [];
  private readonly size: Int32Array;
  /** By slot: all words' letters and weights, shared by the slots of a length. */
  private readonly lettersOf: Uint8Array[] = [];
  private readonly weightsOf: Uint8Array[] = [];
  private readonly groupsOf: Uint8Array[] = [];
  /** By slot, then `place * letters + letter`: how many words have it there, and their weights together. */
  private readonly support: Int32Array[] = [];
  private readonly supportWeight: Int32Array[] = [];
  /** `cell * letters + letter`: 1 where the cell may have it; and how many it may have. */
  private readonly mayBe: Uint8Array;
  private readonly domain: Uint8Array;
  /** What dead ends say of each slot: how often it was the one without words. */
  private readonly weight: Int32Array;

  private readonly queue: Int16Array;
  private readonly isQueued: Uint8Array;
  /** Of each slot, the places whose letters became fewer since its words were looked through, as bits. */
  private readonly changed: Int32Array;
  /** Those of the slot in hand. */
  private readonly places = new Int8Array(LONGEST);
  private queued = 0;
  /** Slots whose one word is counted in its group, and the counts. */
  private readonly isClaimed: Uint8Array;
  private readonly limits: Int16Array;
  private readonly inGroup: Int16Array;
  private readonly most: number;
  private inGroups = 0;
  /** What was changed, to be undone: a word's removal as its slot, a claim as CLAIM + slot, a letter's removal as -1 - (cell * letters + letter). */
  private readonly trail: number[] = [];
  private failedSlot = NO_SLOT;
  /** Slots of equal length, which must not have equal words. */
  private readonly alike: readonly (readonly number[])[];

  /** `noise`: the most that chance adds to a letter's logarithms, in 1/16 bit. */
  constructor(random: Random, slots: Slots, words: FillWords, noise: number, phrase?: PhraseWish) {
    this.random = random;
    this.slots = slots;
    this.letters = words.letters;
    this.noise = noise;
    this.phrase = phrase;
    this.earliest = new Int16Array(phrase?.letters.length ?? 0);
    const count = slots.cells.length;
    this.size = new Int32Array(count);
    this.weight = new Int32Array(count).fill(1);
    this.queue = new Int16Array(count);
    this.isQueued = new Uint8Array(count);
    this.changed = new Int32Array(count);
    this.isClaimed = new Uint8Array(count);
    this.limits = words.limits;
    this.most = words.most;
    this.inGroup = new Int16Array(words.limits.length);
    const cells = slots.side * slots.side;
    this.mayBe = new Uint8Array(cells * this.letters);
    this.domain = new Uint8Array(cells);
    for (const cell of slots.letters) {
      this.mayBe.fill(1, cell * this.letters + 1, (cell + 1) * this.letters);
      this.domain[cell] = this.letters - 1;
    }
    const starts = new Map<number, Start>();
    for (const [slot, own] of slots.cells.entries()) {
      const { length } = own;
      const start = starts.get(length) ?? startOf(words, length);
      starts.set(length, start);
      this.words.push(start.identity.slice());
      this.placeOf.push(start.identity.slice());
      this.size[slot] = start.identity.length;
      this.lettersOf.push(start.letters);
      this.weightsOf.push(start.weights);
      this.groupsOf.push(start.groups);
      this.support.push(start.support.slice());
      this.supportWeight.push(start.supportWeight.slice());
    }
    this.alike = slots.cells.map(({ length }, slot) =>
      [...slots.cells.keys()].filter((other) => other !== slot && slots.cells[other].length === length),
    );
  }

  /** Searches; afterwards `grid` and `wordOf` tell what was found. */
  search({ failsToRestart, fails }: FillLimits): FillOutcome {
    if (this.size.includes(0)) return 'impossible';
    for (let slot = 0; slot < this.size.length; slot++) this.enqueue(slot);
    if (!this.dropUnsupported() || !this.settle()) return 'impossible';
    let left = fails;
    for (let limit = failsToRestart; left > 0; limit += limit >> 1) {
      const outcome = this.dive(Math.min(limit, left));
      if (outcome.isOver) return outcome.isFilled ? 'filled' : 'impossible';
      left -= outcome.fails;
    }
    return 'limit';
  }

  /** The word of a slot; the slot is decided. */
  wordOf(slot: number): number {
    return this.words[slot][0];
  }

  /** The letters of the grid, row-major; 0 for clue cells and undecided ones. */
  grid(): Uint8Array {
    const { letters, domain } = this;
    return Uint8Array.from(domain, (size, cell) =>
      size === 1 ? this.mayBe.indexOf(1, cell * letters) - cell * letters : 0,
    );
  }

  /** One search from the root, up to so many dead ends; then all is undone. */
  private dive(limit: number): { readonly isOver: boolean; readonly isFilled: boolean; readonly fails: number } {
    const root = this.trail.length;
    /** Of each decision: the trail's length before it, and its cell and letter. */
    const marks: number[] = [];
    const choices: number[] = [];
    let fails = 0;
    for (;;) {
      const cell = this.tightest();
      if (cell < 0) return { isOver: true, isFilled: true, fails };
      const letter = this.choose(cell);
      marks.push(this.trail.length);
      choices.push(cell * this.letters + letter);
      this.decide(cell, letter);
      let isSound = this.settle();
      while (!isSound) {
        this.clearQueue();
        if (this.failedSlot !== NO_SLOT) this.weight[this.failedSlot]++;
        fails++;
        const mark = marks.pop();
        const choice = choices.pop();
        if (mark === undefined || choice === undefined) return { isOver: true, isFilled: false, fails };
        this.undo(mark);
        if (fails >= limit) {
          this.undo(root);
          return { isOver: false, isFilled: false, fails };
        }
        // What was tried there cannot be: that holds as long as the decisions before it.
        isSound = this.removeLetter(Math.floor(choice / this.letters), choice % this.letters) && this.settle();
        if (!isSound && marks.length === 0) {
          this.clearQueue();
          return { isOver: true, isFilled: false, fails };
        }
      }
    }
  }

  /** The undecided cell with the fewest letters for the weight of its slots; -1 where all are decided. */
  private tightest(): number {
    const { domain, weight, slots } = this;
    let best = -1;
    let bestSize = 0;
    let bestWeight = 1;
    for (const cell of slots.letters) {
      const size = domain[cell];
      if (size < 2) continue;
      const heavy = weight[slots.horizontal[cell]] + weight[slots.vertical[cell]];
      if (best >= 0 && size * bestWeight >= bestSize * heavy) continue;
      best = cell;
      bestSize = size;
      bestWeight = heavy;
    }
    return best;
  }

  /** The letter that leaves most words to both slots, by logarithms and with some chance. */
  private choose(cell: number): number {
    const { slots, letters, mayBe } = this;
    const across = this.supportWeight[slots.horizontal[cell]];
    const down = this.supportWeight[slots.vertical[cell]];
    const atAcross = slots.atHorizontal[cell] * letters;
    const atDown = slots.atVertical[cell] * letters;
    let best = 0;
    let bestScore = -1;
    for (let letter = 1; letter < letters; letter++) {
      if (mayBe[cell * letters + letter] === 0) continue;
      const score = logOf(across[atAcross + letter]) + logOf(down[atDown + letter]) + this.random.below(this.noise + 1);
      if (score <= bestScore) continue;
      best = letter;
      bestScore = score;
    }
    return best;
  }

  /** Leaves a cell one letter, which it may have. */
  private decide(cell: number, letter: number): void {
    for (let other = 1; other < this.letters; other++) {
      if (other !== letter && this.mayBe[cell * this.letters + other] === 1) this.dropLetter(cell, other);
    }
  }

  /** Takes a letter from a cell; false where it was the last. */
  private removeLetter(cell: number, letter: number): boolean {
    if (this.mayBe[cell * this.letters + letter] === 0) return true;
    this.dropLetter(cell, letter);
    this.failedSlot = NO_SLOT;
    return this.domain[cell] > 0;
  }

  private dropLetter(cell: number, letter: number): void {
    this.mayBe[cell * this.letters + letter] = 0;
    this.domain[cell]--;
    this.trail.push(-1 - (cell * this.letters + letter));
    const { horizontal, vertical, atHorizontal, atVertical } = this.slots;
    this.changed[horizontal[cell]] |= 1 << atHorizontal[cell];
    this.changed[vertical[cell]] |= 1 << atVertical[cell];
    this.enqueue(horizontal[cell]);
    this.enqueue(vertical[cell]);
  }

  private enqueue(slot: number): void {
    if (this.isQueued[slot] === 1) return;
    this.isQueued[slot] = 1;
    this.queue[this.queued++] = slot;
  }

  private clearQueue(): void {
    // Only queued slots have changed places.
    while (this.queued > 0) {
      const slot = this.queue[--this.queued];
      this.isQueued[slot] = 0;
      this.changed[slot] = 0;
    }
  }

  /** At the root: letters that no word of a slot has at their place. */
  private dropUnsupported(): boolean {
    for (const [slot, cells] of this.slots.cells.entries()) {
      for (const [at, cell] of cells.entries()) {
        for (let letter = 1; letter < this.letters; letter++) {
          const isThere = this.mayBe[cell * this.letters + letter] === 1;
          if (isThere && this.support[slot][at * this.letters + letter] === 0) this.dropLetter(cell, letter);
        }
        if (this.domain[cell] === 0) return false;
      }
    }
    return true;
  }

  /** All that follows from what was changed, the phrase's places included; false at a dead end. */
  private settle(): boolean {
    do {
      if (!this.propagate()) return false;
      if (this.phrase !== undefined && !this.host(this.phrase)) {
        this.failedSlot = NO_SLOT;
        return false;
      }
    } while (this.queued > 0);
    return true;
  }

  /** Decides the cells that only one letter of the phrase can have; false where it finds no place. */
  private host({ letters: phrase, from, to }: PhraseWish): boolean {
    const { earliest, letters, mayBe } = this;
    const cells = this.slots.letters;
    let place = -1;
    for (let k = 0; k < phrase.length; k++) {
      place = Math.max(place + 1, from[k]);
      while (place <= to[k] && mayBe[cells[place] * letters + phrase[k]] === 0) place++;
      if (place > to[k]) return false;
      earliest[k] = place;
    }
    let latest = cells.length;
    for (let k = phrase.length - 1; k >= 0; k--) {
      latest = Math.min(latest - 1, to[k]);
      while (mayBe[cells[latest] * letters + phrase[k]] === 0) latest--;
      if (latest === earliest[k]) this.decide(cells[latest], phrase[k]);
    }
    return true;
  }

  /** Drops words whose letters are gone, and letters whose words are, until nothing more follows; false at a dead end. */
  private propagate(): boolean {
    while (this.queued > 0) {
      const slot = this.queue[--this.queued];
      this.isQueued[slot] = 0;
      if (!this.dropWords(slot)) {
        this.failedSlot = slot;
        return false;
      }
    }
    return true;
  }

  /** The words of a slot that need a letter which its cell may no longer have, or are of a group that is full. */
  private dropWords(slot: number): boolean {
    const { letters, mayBe } = this;
    const cells = this.slots.cells[slot];
    const own = this.lettersOf[slot];
    const words = this.words[slot];
    const groups = this.groupsOf[slot];
    const isOpen = this.isClaimed[slot] === 0;
    const { length } = cells;
    const { places } = this;
    let count = 0;
    for (let at = 0; at < length; at++) if ((this.changed[slot] & (1 << at)) !== 0) places[count++] = at;
    this.changed[slot] = 0;
    for (let i = this.size[slot] - 1; i >= 0; i--) {
      if (isOpen && this.isFull(groups[words[i]])) {
        if (!this.dropWord(slot, words[i])) return false;
        continue;
      }
      const first = words[i] * length;
      let p = 0;
      while (p < count && mayBe[cells[places[p]] * letters + own[first + places[p]]] === 1) p++;
      if (p < count && !this.dropWord(slot, words[i])) return false;
    }
    return this.size[slot] !== 1 || this.claim(slot);
  }

  /** Takes a word from a slot, and from its cells the letters that no other word has there; false where nothing is left. */
  private dropWord(slot: number, word: number): boolean {
    const { letters, mayBe } = this;
    const words = this.words[slot];
    const placeOf = this.placeOf[slot];
    const last = --this.size[slot];
    const place = placeOf[word];
    const other = words[last];
    words[place] = other;
    placeOf[other] = place;
    words[last] = word;
    placeOf[word] = last;
    this.trail.push(slot);
    const cells = this.slots.cells[slot];
    const own = this.lettersOf[slot];
    const weight = this.weightsOf[slot][word];
    const support = this.support[slot];
    const supportWeight = this.supportWeight[slot];
    const { length } = cells;
    for (let at = 0; at < length; at++) {
      const letter = own[word * length + at];
      const key = at * letters + letter;
      supportWeight[key] -= weight;
      if (--support[key] > 0) continue;
      const cell = cells[at];
      if (mayBe[cell * letters + letter] === 1) this.dropLetter(cell, letter);
    }
    return last > 0;
  }

  private isFull(group: number): boolean {
    return group > 0 && (this.inGroup[group] >= this.limits[group] || this.inGroups >= this.most);
  }

  /** The only word that a slot has left is no other slot's, and counts in its group. */
  private claim(slot: number): boolean {
    if (this.isClaimed[slot] === 1) return true;
    this.isClaimed[slot] = 1;
    this.trail.push(CLAIM + slot);
    const word = this.words[slot][0];
    const group = this.groupsOf[slot][word];
    this.inGroup[group]++;
    if (group > 0) {
      this.inGroups++;
      if (this.inGroup[group] > this.limits[group] || this.inGroups > this.most) return false;
    }
    // The other slots' words of a group that is full now go when their turn comes.
    if (this.isFull(group)) for (let other = 0; other < this.size.length; other++) this.enqueue(other);
    for (const other of this.alike[slot]) {
      if (this.placeOf[other][word] >= this.size[other]) continue;
      if (!this.dropWord(other, word)) {
        this.failedSlot = other;
        return false;
      }
      // It may have one word left now.
      this.enqueue(other);
    }
    return true;
  }

  /** Undoes all that was changed since the trail had this length. */
  private undo(mark: number): void {
    const { trail, letters } = this;
    while (trail.length > mark) {
      const change = trail.pop() as number;
      if (change >= CLAIM) this.unclaim(change - CLAIM);
      else if (change >= 0) this.restoreWord(change);
      else {
        const key = -1 - change;
        this.mayBe[key] = 1;
        this.domain[Math.floor(key / letters)]++;
      }
    }
  }

  private unclaim(slot: number): void {
    this.isClaimed[slot] = 0;
    const group = this.groupsOf[slot][this.words[slot][0]];
    this.inGroup[group]--;
    if (group > 0) this.inGroups--;
  }

  private restoreWord(slot: number): void {
    const word = this.words[slot][this.size[slot]++];
    const own = this.lettersOf[slot];
    const weight = this.weightsOf[slot][word];
    const { length } = this.slots.cells[slot];
    for (let at = 0; at < length; at++) {
      const key = at * this.letters + own[word * length + at];
      this.support[slot][key]++;
      this.supportWeight[slot][key] += weight;
    }
  }
}

function logOf(count: number): number {
  return count < LOGS ? LOG_TABLE[count] : log2Of(count, LOG_UNIT_BITS);
}

/** What the slots of a length begin with. */
interface Start {
  readonly identity: Uint16Array;
  readonly letters: Uint8Array;
  readonly weights: Uint8Array;
  readonly groups: Uint8Array;
  readonly support: Int32Array;
  readonly supportWeight: Int32Array;
}

function startOf(words: FillWords, length: number): Start {
  const count = words.count(length);
  const letters = words.lettersOf(length);
  const weights = words.weightsOf(length);
  const support = new Int32Array(length * words.letters);
  const supportWeight = new Int32Array(length * words.letters);
  for (let word = 0; word < count; word++) {
    for (let at = 0; at < length; at++) {
      const key = at * words.letters + letters[word * length + at];
      support[key]++;
      supportWeight[key] += weights[word];
    }
  }
  const groups = words.groupsOf(length);
  return {
    groups,
    identity: Uint16Array.from({ length: count }, (_, word) => word),
    letters,
    weights,
    support,
    supportWeight,
  };
}
