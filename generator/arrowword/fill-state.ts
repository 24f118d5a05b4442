/**
 * What may still stand where: letters in cells, words in slots, kept consistent with each other, and undone in one step.
 *
 * A slot's words are a reversible sparse bit set (Demeulenaere et al., "Compact-Table", 2016): blocks of bits of which only those
 * that are not empty are looked at. Letters that leave a cell take their words from the slots through it; letters that no word of
 * a slot has at a place leave its cell. A word that is decided leaves all other slots, counts in its group, and takes from all words
 * the clues that hold it; a word without clues leaves all slots.
 */
import { bitCount, type ClueUse, type FillWords, type LengthWords, type OpenWords } from './fill-words.js';
import type { Slots } from './slots.js';

/** How many words of groups a grid may hold. */
export interface GroupLimits {
  /** By group; that of 0, no group, is not read. */
  readonly limits: Int16Array;
  /** Of all groups together. */
  readonly most: number;
}

/** No slot: a dead end that is no slot's fault. */
export const NO_SLOT = -1;

/** Up to how many words are a slot's letters found word by word, rather than letter by letter? */
const FEW_WORDS = 32;
const HALF = 32;

/** Kinds of entries of the trail, above the number of what they are about. */
const CHANGED_BLOCK = 0;
const CHANGED_SLOT = 1 << 24;
const CHANGED_CELL = 2 << 24;
const CLAIMED = 3 << 24;
const NUMBER_OF = (1 << 24) - 1;

export class FillState {
  readonly slots: Slots;
  readonly words: FillWords;
  /** By cell: how many letters it may have, and which: two words of bits. */
  readonly domain: Uint8Array;
  private readonly domainBits: Int32Array;
  /** By slot: its words' index, how many fit still, and how many of its blocks are not empty. */
  readonly index: readonly LengthWords[];
  readonly size: Int32Array;
  private readonly full: Int32Array;
  /** All slots' blocks, one slot after the other, from `firstBlock`; and which are not empty, those first. */
  private readonly firstBlock: Int32Array;
  private readonly blocks: Int32Array;
  private readonly active: Int16Array;
  /** By slot and place, from `firstPlace`: the letters that left the cell since the slot was looked through, two words of bits. */
  private readonly firstPlace: Int32Array;
  private readonly gone: Int32Array;
  /** By slot, place and letter: the block in which a word with it was found last. */
  private readonly residues: Int16Array;
  /** By slot, 1: it lost words otherwise than by letters since it was looked through. */
  private readonly isShrunk: Uint8Array;
  /** The slot that was left without words at the last dead end. */
  failedSlot = NO_SLOT;

  private readonly queue: Int16Array;
  private readonly isQueued: Uint8Array;
  private queued = 0;
  /** Pairs: kind and number, and what was there. */
  private trail = new Int32Array(1 << 12);
  private trailed = 0;

  private readonly limits: Int16Array;
  private readonly most: number;
  private readonly isClaimed: Uint8Array;
  private readonly wordOfClaim: Int32Array;
  private readonly inGroup: Int16Array;
  private inGroups = 0;
  private readonly clues: ClueUse;
  private readonly heldBy: Uint8Array;
  private readonly cluesLeft: Uint8Array;
  private readonly slotsOfLength: readonly (readonly number[])[];
  /** Scratch: letters of a set, letters seen at each place. */
  private readonly letterList: Uint8Array;
  private readonly seen: Int32Array;

  constructor(slots: Slots, { words, open }: OpenWords, { limits, most }: GroupLimits) {
    this.slots = slots;
    this.words = words;
    this.limits = limits;
    this.most = most;
    this.clues = words.clues;
    const count = slots.cells.length;
    const cells = slots.side * slots.side;
    this.domain = new Uint8Array(cells);
    this.domainBits = new Int32Array(2 * cells);
    const all = [...bitsFrom(1, words.letters)];
    for (const cell of slots.letters) {
      this.domain[cell] = words.letters - 1;
      this.domainBits.set(all, 2 * cell);
    }
    this.index = slots.cells.map(({ length }) => words.byLength[length]);
    this.size = new Int32Array(count);
    this.full = new Int32Array(count);
    this.firstBlock = new Int32Array(count + 1);
    this.firstPlace = new Int32Array(count + 1);
    for (const [slot, { blocks, length }] of this.index.entries()) {
      this.firstBlock[slot + 1] = this.firstBlock[slot] + blocks;
      this.firstPlace[slot + 1] = this.firstPlace[slot] + length;
    }
    this.blocks = new Int32Array(this.firstBlock[count]);
    this.active = new Int16Array(this.firstBlock[count]);
    this.gone = new Int32Array(2 * this.firstPlace[count]);
    this.residues = new Int16Array(this.firstPlace[count] * words.letters);
    this.queue = new Int16Array(count);
    this.isQueued = new Uint8Array(count);
    this.isShrunk = new Uint8Array(count);
    this.isClaimed = new Uint8Array(count);
    this.wordOfClaim = new Int32Array(count);
    this.inGroup = new Int16Array(limits.length);
    this.heldBy = new Uint8Array(words.clues.owner.length);
    this.cluesLeft = words.clues.count.slice();
    const ofLength: number[][] = words.byLength.map(() => []);
    for (const [slot, { length }] of slots.cells.entries()) ofLength[length].push(slot);
    this.slotsOfLength = ofLength;
    this.letterList = new Uint8Array(words.letters);
    this.seen = new Int32Array(2 * words.byLength.length);
    for (let slot = 0; slot < count; slot++) this.open(slot, open[slots.cells[slot].length]);
  }

  /** Whether every slot has a word, with all that follows; false: the mask has no filling. */
  start(): boolean {
    for (let group = 1; group < this.limits.length; group++) {
      if (this.isFull(group) && !this.dropGroup(group)) return false;
    }
    for (let slot = 0; slot < this.size.length; slot++) {
      if (this.size[slot] === 0 || !this.isFine(slot)) return false;
    }
    return this.propagate();
  }

  /** The state to go back to. */
  mark(): number {
    return this.trailed;
  }

  /** Whether something is still to follow from what was changed. */
  isPending(): boolean {
    return this.queued > 0;
  }

  mayBe(cell: number, letter: number): boolean {
    return ((this.domainBits[2 * cell + (letter >> 5)] >>> (letter & 31)) & 1) === 1;
  }

  /** The letter of a decided cell. */
  letterOf(cell: number): number {
    const low = this.domainBits[2 * cell];
    return low !== 0 ? 31 - Math.clz32(low) : HALF + 31 - Math.clz32(this.domainBits[2 * cell + 1]);
  }

  /** The word of a decided slot, by its number within its length. */
  wordOf(slot: number): number {
    const block = this.active[this.firstBlock[slot]];
    return (block << 5) + 31 - Math.clz32(this.blocks[this.firstBlock[slot] + block]);
  }

  /** What the words of a slot weigh that have a letter at a place. */
  weightOf(slot: number, place: number, letter: number): number {
    const { withLetter, blocks: width, weights } = this.index[slot];
    const first = this.firstBlock[slot];
    const base = (place * this.words.letters + letter) * width;
    let sum = 0;
    for (let i = this.full[slot] - 1; i >= 0; i--) {
      const block = this.active[first + i];
      const found = this.blocks[first + block] & withLetter[base + block];
      if (found !== 0) sum += bitCount(found) * weights[block];
    }
    return sum;
  }

  /** Leaves a cell one letter, which it may have. */
  decide(cell: number, letter: number): void {
    const keep = 1 << (letter & 31);
    const low = this.domainBits[2 * cell];
    const high = this.domainBits[2 * cell + 1];
    this.drop(cell, letter < HALF ? low & ~keep : low, letter < HALF ? high : high & ~keep, NO_SLOT);
  }

  /** Takes a letter from a cell; false where it was the last. */
  removeLetter(cell: number, letter: number): boolean {
    if (!this.mayBe(cell, letter)) return true;
    const bit = 1 << (letter & 31);
    this.failedSlot = NO_SLOT;
    return this.drop(cell, letter < HALF ? bit : 0, letter < HALF ? 0 : bit, NO_SLOT);
  }

  /** All that follows from what was changed; false at a dead end, after which nothing is pending. */
  propagate(): boolean {
    while (this.queued > 0) {
      const slot = this.queue[--this.queued];
      this.isQueued[slot] = 0;
      this.failedSlot = slot;
      if (this.filter(slot)) continue;
      this.clearQueue();
      return false;
    }
    return true;
  }

  /** Forgets what would follow from the last changes, which are to be undone. */
  clearQueue(): void {
    while (this.queued > 0) {
      const slot = this.queue[--this.queued];
      this.isQueued[slot] = 0;
      this.isShrunk[slot] = 0;
      this.gone.fill(0, 2 * this.firstPlace[slot], 2 * this.firstPlace[slot + 1]);
    }
  }

  /** Undoes all that was changed since the mark. */
  undo(mark: number): void {
    const { trail } = this;
    while (this.trailed > mark) {
      this.trailed -= 2;
      const number = trail[this.trailed] & NUMBER_OF;
      const was = trail[this.trailed + 1];
      const kind = trail[this.trailed] - number;
      if (kind === CHANGED_BLOCK) this.blocks[number] = was;
      else if (kind === CHANGED_SLOT) {
        this.size[number] = was & 0xffff;
        this.full[number] = was >>> 16;
      } else if (kind === CHANGED_CELL) {
        const cell = number >> 1;
        this.domain[cell] += bitCount(was ^ this.domainBits[number]);
        this.domainBits[number] = was;
      } else this.unclaim(number);
    }
  }

  private open(slot: number, open: Int32Array): void {
    const first = this.firstBlock[slot];
    this.blocks.set(open, first);
    const filled = [...open.keys()].filter((block) => open[block] !== 0);
    this.active.set(filled, first);
    this.full[slot] = filled.length;
    this.size[slot] = open.reduce((sum, bits) => sum + bitCount(bits), 0);
    if (filled.length === 0) return;
    this.residues.fill(
      filled[0],
      this.firstPlace[slot] * this.words.letters,
      this.firstPlace[slot + 1] * this.words.letters,
    );
  }

  private note(kind: number, number: number, was: number): void {
    if (this.trailed + 2 > this.trail.length) {
      const longer = new Int32Array(2 * this.trail.length);
      longer.set(this.trail);
      this.trail = longer;
    }
    this.trail[this.trailed++] = kind + number;
    this.trail[this.trailed++] = was;
  }

  /** Takes letters from a cell, all of which it may have; `by`: the slot that has no word with them, NO_SLOT for none. */
  private drop(cell: number, low: number, high: number, by: number): boolean {
    if (low !== 0) this.dropHalf(2 * cell, low);
    if (high !== 0) this.dropHalf(2 * cell + 1, high);
    const { horizontal, vertical, atHorizontal, atVertical } = this.slots;
    if (horizontal[cell] !== by) this.tell(horizontal[cell], atHorizontal[cell], low, high);
    if (vertical[cell] !== by) this.tell(vertical[cell], atVertical[cell], low, high);
    return this.domain[cell] > 0;
  }

  private dropHalf(half: number, bits: number): void {
    this.note(CHANGED_CELL, half, this.domainBits[half]);
    this.domainBits[half] &= ~bits;
    this.domain[half >> 1] -= bitCount(bits);
  }

  private tell(slot: number, place: number, low: number, high: number): void {
    const at = 2 * (this.firstPlace[slot] + place);
    this.gone[at] |= low;
    this.gone[at + 1] |= high;
    this.enqueue(slot);
  }

  private enqueue(slot: number): void {
    if (this.isQueued[slot] === 1) return;
    this.isQueued[slot] = 1;
    this.queue[this.queued++] = slot;
  }

  /** Takes the words of a slot that need a letter which is gone. */
  private filter(slot: number): boolean {
    const { length } = this.index[slot];
    const firstPlace = this.firstPlace[slot];
    const isShrunk = this.isShrunk[slot] === 1;
    const before = this.size[slot];
    let isSaved = false;
    this.isShrunk[slot] = 0;
    for (let place = 0; place < length; place++) {
      const at = 2 * (firstPlace + place);
      const low = this.gone[at];
      const high = this.gone[at + 1];
      if ((low | high) === 0) continue;
      this.gone[at] = 0;
      this.gone[at + 1] = 0;
      if (!isSaved) this.saveSlot(slot);
      isSaved = true;
      this.strike(slot, place, low, high);
    }
    if (isSaved) this.recount(slot);
    if (this.size[slot] === before && !isShrunk) return true;
    return this.size[slot] > 0 && this.isFine(slot);
  }

  /** Takes the words with these letters at a place, or leaves those with the cell's letters: what is less work. */
  private strike(slot: number, place: number, low: number, high: number): void {
    const cell = this.slots.cells[slot][place];
    const isFew = bitCount(low) + bitCount(high) <= this.domain[cell];
    const count = isFew
      ? this.listLetters(low, high)
      : this.listLetters(this.domainBits[2 * cell], this.domainBits[2 * cell + 1]);
    const { letterList, blocks, active } = this;
    const { withLetter, blocks: width } = this.index[slot];
    const first = this.firstBlock[slot];
    const base = place * this.words.letters;
    for (let i = this.full[slot] - 1; i >= 0; i--) {
      const block = active[first + i];
      let union = 0;
      for (let k = 0; k < count; k++) union |= withLetter[(base + letterList[k]) * width + block];
      const was = blocks[first + block];
      const left = isFew ? was & ~union : was & union;
      if (left === was) continue;
      this.note(CHANGED_BLOCK, first + block, was);
      blocks[first + block] = left;
    }
  }

  private listLetters(low: number, high: number): number {
    const { letterList } = this;
    let count = 0;
    for (let rest = low; rest !== 0; rest &= rest - 1) letterList[count++] = 31 - Math.clz32(rest & -rest);
    for (let rest = high; rest !== 0; rest &= rest - 1) letterList[count++] = HALF + 31 - Math.clz32(rest & -rest);
    return count;
  }

  private saveSlot(slot: number): void {
    this.note(CHANGED_SLOT, slot, (this.full[slot] << 16) | this.size[slot]);
  }

  /** Counts a slot's words, and puts its empty blocks behind the others. */
  private recount(slot: number): void {
    const first = this.firstBlock[slot];
    const { active, blocks } = this;
    let full = this.full[slot];
    let size = 0;
    for (let i = full - 1; i >= 0; i--) {
      const block = active[first + i];
      const bits = blocks[first + block];
      if (bits !== 0) {
        size += bitCount(bits);
        continue;
      }
      full--;
      active[first + i] = active[first + full];
      active[first + full] = block;
    }
    this.full[slot] = full;
    this.size[slot] = size;
  }

  /** What follows from a slot's words: letters that none of them has, and that the only one is decided. */
  private isFine(slot: number): boolean {
    const isNarrow = this.size[slot] <= FEW_WORDS ? this.dropUnseen(slot) : this.dropUnsupported(slot);
    return isNarrow && (this.size[slot] !== 1 || this.claim(slot));
  }

  /** Word by word. */
  private dropUnseen(slot: number): boolean {
    const { seen, active, blocks } = this;
    const { length, letters } = this.index[slot];
    const first = this.firstBlock[slot];
    seen.fill(0, 0, 2 * length);
    for (let i = this.full[slot] - 1; i >= 0; i--) {
      const block = active[first + i];
      for (let rest = blocks[first + block]; rest !== 0; rest &= rest - 1) {
        const word = ((block << 5) + 31 - Math.clz32(rest & -rest)) * length;
        for (let place = 0; place < length; place++) {
          const letter = letters[word + place];
          seen[2 * place + (letter >> 5)] |= 1 << (letter & 31);
        }
      }
    }
    const cells = this.slots.cells[slot];
    for (let place = 0; place < length; place++) {
      const low = this.domainBits[2 * cells[place]] & ~seen[2 * place];
      const high = this.domainBits[2 * cells[place] + 1] & ~seen[2 * place + 1];
      if ((low | high) !== 0 && !this.drop(cells[place], low, high, slot)) return false;
    }
    return true;
  }

  /** Letter by letter. */
  private dropUnsupported(slot: number): boolean {
    const cells = this.slots.cells[slot];
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place];
      if (this.domain[cell] === 1) continue;
      const low = this.unsupported(slot, place, this.domainBits[2 * cell], 0);
      const high = this.unsupported(slot, place, this.domainBits[2 * cell + 1], HALF);
      if ((low | high) !== 0 && !this.drop(cell, low, high, slot)) return false;
    }
    return true;
  }

  /** Of the letters of a half, those that no word of the slot has at the place. */
  private unsupported(slot: number, place: number, bits: number, offset: number): number {
    const { residues, blocks, active } = this;
    const { withLetter, blocks: width } = this.index[slot];
    const first = this.firstBlock[slot];
    const full = this.full[slot];
    let missing = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = offset + 31 - Math.clz32(bit);
      const residue = (this.firstPlace[slot] + place) * this.words.letters + letter;
      const base = (place * this.words.letters + letter) * width;
      if ((blocks[first + residues[residue]] & withLetter[base + residues[residue]]) !== 0) continue;
      let i = full - 1;
      while (i >= 0 && (blocks[first + active[first + i]] & withLetter[base + active[first + i]]) === 0) i--;
      if (i < 0) missing |= bit;
      else residues[residue] = active[first + i];
    }
    return missing;
  }

  private isFull(group: number): boolean {
    return group > 0 && (this.inGroup[group] >= this.limits[group] || this.inGroups >= this.most);
  }

  /** The only word that a slot has left is no other slot's, counts in its group, and stands in no clue that is shown. */
  private claim(slot: number): boolean {
    if (this.isClaimed[slot] === 1) return true;
    const { first } = this.index[slot];
    const word = this.wordOf(slot);
    this.isClaimed[slot] = 1;
    this.wordOfClaim[slot] = first + word;
    this.note(CLAIMED, slot, 0);
    const group = this.words.groups[first + word];
    this.inGroup[group]++;
    if (group > 0) this.inGroups++;
    const orphans = this.takeClues(first + word);
    const isWithin = group === 0 || (this.inGroup[group] <= this.limits[group] && this.inGroups <= this.most);
    if (!isWithin || this.cluesLeft[first + word] === 0) return false;
    if (this.isFull(group) && !this.dropGroup(this.inGroups >= this.most ? 0 : group)) return false;
    if (!this.dropEverywhere(this.slots.cells[slot].length, word, slot)) return false;
    return orphans === undefined || orphans.every((orphan) => this.dropOrphan(orphan));
  }

  /** A word of the grid takes the clues that hold it from their words; returns the words that have none left. */
  private takeClues(word: number): number[] | undefined {
    const { heldBy, cluesLeft } = this;
    const { holders, firstHolder, owner } = this.clues;
    let orphans: number[] | undefined;
    for (let i = firstHolder[word]; i < firstHolder[word + 1]; i++) {
      const clue = holders[i];
      if (heldBy[clue]++ > 0 || --cluesLeft[owner[clue]] > 0) continue;
      orphans ??= [];
      orphans.push(owner[clue]);
    }
    return orphans;
  }

  private unclaim(slot: number): void {
    this.isClaimed[slot] = 0;
    const word = this.wordOfClaim[slot];
    const group = this.words.groups[word];
    this.inGroup[group]--;
    if (group > 0) this.inGroups--;
    const { heldBy, cluesLeft } = this;
    const { holders, firstHolder, owner } = this.clues;
    for (let i = firstHolder[word]; i < firstHolder[word + 1]; i++) {
      if (--heldBy[holders[i]] === 0) cluesLeft[owner[holders[i]]]++;
    }
  }

  /** Takes a word that no clue is left for from all slots; false where it is decided already. */
  private dropOrphan(orphan: number): boolean {
    let length = 2;
    while (this.words.first[length + 1] <= orphan) length++;
    return this.dropEverywhere(length, orphan - this.words.first[length], NO_SLOT);
  }

  /** Takes a word from all slots but one; false where it was the last of some. */
  private dropEverywhere(length: number, word: number, but: number): boolean {
    const block = word >> 5;
    const bit = 1 << (word & 31);
    for (const other of this.slotsOfLength[length]) {
      const at = this.firstBlock[other] + block;
      if (other === but || (this.blocks[at] & bit) === 0) continue;
      if (!this.dropBits(other, block, bit)) return false;
    }
    return true;
  }

  /** Takes the words of a group, 0 for all groups, from the slots that are not decided. */
  private dropGroup(group: number): boolean {
    for (let slot = 0; slot < this.size.length; slot++) {
      if (this.isClaimed[slot] === 1) continue;
      const { inGroup, blocks: width } = this.index[slot];
      const first = this.firstBlock[slot];
      for (let i = this.full[slot] - 1; i >= 0; i--) {
        const block = this.active[first + i];
        const bits = this.blocks[first + block] & inGroup[group * width + block];
        if (bits !== 0 && !this.dropBits(slot, block, bits)) return false;
      }
    }
    return true;
  }

  /** Takes words of a block, all of which the slot has; false where they were the last. The slot is looked through when its turn comes. */
  private dropBits(slot: number, block: number, bits: number): boolean {
    const at = this.firstBlock[slot] + block;
    this.saveSlot(slot);
    this.note(CHANGED_BLOCK, at, this.blocks[at]);
    this.blocks[at] &= ~bits;
    this.size[slot] -= bitCount(bits);
    if (this.blocks[at] === 0) this.retire(slot, block);
    if (this.size[slot] === 0) {
      this.failedSlot = slot;
      return false;
    }
    this.isShrunk[slot] = 1;
    this.enqueue(slot);
    return true;
  }

  /** Puts an empty block behind the others. */
  private retire(slot: number, block: number): void {
    const first = this.firstBlock[slot];
    const last = --this.full[slot];
    const { active } = this;
    let i = 0;
    while (active[first + i] !== block) i++;
    active[first + i] = active[first + last];
    active[first + last] = block;
  }
}

/** The numbers from `from` to before `end` as two words of bits. */
function bitsFrom(from: number, end: number): readonly [number, number] {
  let [low, high] = [0, 0];
  for (let number = from; number < end; number++) {
    if (number < HALF) low |= 1 << number;
    else high |= 1 << (number - HALF);
  }
  return [low, high];
}
