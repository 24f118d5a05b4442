/**
 * Words for the slots of a mask: arc consistency between the letters of cells and the words of slots (`fill-state.ts`), branching
 * on letters, with weights that grow where the search fails (Boussemart et al., "Boosting systematic search by weighting
 * constraints", 2004) and restarts that keep them.
 *
 * A phrase may be hosted: each of its letters stands in reading order, within a stretch of its own of the letter cells. A pass
 * from the front and one from the back find the earliest and the latest cell of each; where they are one, the cell is decided.
 */
import type { Random } from '../random/random.js';
import { log2Of } from '../words/integer-log.js';
import { FillState, type GroupLimits, NO_SLOT } from './fill-state.js';
import type { OpenWords } from './fill-words.js';
import type { Slots } from './slots.js';

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

const LOG_TABLE = Uint16Array.from({ length: LOGS }, (_, count) => (count === 0 ? 0 : log2Of(count, LOG_UNIT_BITS)));

export class Fill {
  private readonly state: FillState;
  private readonly random: Random;
  private readonly slots: Slots;
  private readonly letters: number;
  private readonly noise: number;
  private readonly phrase: PhraseWish | undefined;
  /** By letter of the phrase, the earliest place that it may have now. */
  private readonly earliest: Int16Array;
  /** What dead ends say of each slot: how often it was the one without words. */
  private readonly weight: Int32Array;

  /** `noise`: the most that chance adds to a letter's logarithms, in 1/16 bit. */
  constructor(random: Random, slots: Slots, words: OpenWords, limits: GroupLimits, noise: number, phrase?: PhraseWish) {
    this.random = random;
    this.slots = slots;
    this.letters = words.words.letters;
    this.noise = noise;
    this.phrase = phrase;
    this.earliest = new Int16Array(phrase?.letters.length ?? 0);
    this.weight = new Int32Array(slots.cells.length).fill(1);
    this.state = new FillState(slots, words, limits);
  }

  /** Searches; afterwards `grid` and `wordOf` tell what was found. */
  search({ failsToRestart, fails }: FillLimits): FillOutcome {
    if (!this.state.start() || !this.settle()) return 'impossible';
    let left = fails;
    for (let limit = failsToRestart; left > 0; limit += limit >> 1) {
      const outcome = this.dive(Math.min(limit, left));
      if (outcome.isOver) return outcome.isFilled ? 'filled' : 'impossible';
      left -= outcome.fails;
    }
    return 'limit';
  }

  /** The word of a slot, by its number within its length; the slot is decided. */
  wordOf(slot: number): number {
    return this.state.wordOf(slot);
  }

  /** The letters of the grid, row-major; 0 for clue cells and undecided ones. */
  grid(): Uint8Array {
    return Uint8Array.from(this.state.domain, (size, cell) => (size === 1 ? this.state.letterOf(cell) : 0));
  }

  /** One search from the root, up to so many dead ends; then all is undone. */
  private dive(limit: number): { readonly isOver: boolean; readonly isFilled: boolean; readonly fails: number } {
    const { state, letters } = this;
    const root = state.mark();
    /** Of each decision: what was before it, and its cell and letter. */
    const marks: number[] = [];
    const choices: number[] = [];
    let fails = 0;
    for (;;) {
      const cell = this.tightest();
      if (cell < 0) return { isOver: true, isFilled: true, fails };
      const letter = this.choose(cell);
      marks.push(state.mark());
      choices.push(cell * letters + letter);
      state.decide(cell, letter);
      let isSound = this.settle();
      while (!isSound) {
        state.clearQueue();
        if (state.failedSlot !== NO_SLOT) this.weight[state.failedSlot]++;
        fails++;
        const mark = marks.pop();
        const choice = choices.pop();
        if (mark === undefined || choice === undefined) return { isOver: true, isFilled: false, fails };
        state.undo(mark);
        if (fails >= limit) {
          state.undo(root);
          return { isOver: false, isFilled: false, fails };
        }
        // What was tried there cannot be: that holds as long as the decisions before it.
        isSound = state.removeLetter(Math.floor(choice / letters), choice % letters) && this.settle();
      }
    }
  }

  /** The undecided cell with the fewest letters for the weight of its slots; -1 where all are decided. */
  private tightest(): number {
    const { weight, slots } = this;
    const { domain } = this.state;
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
    const { slots, letters, state } = this;
    const { [cell]: across } = slots.horizontal;
    const { [cell]: down } = slots.vertical;
    const { [cell]: atAcross } = slots.atHorizontal;
    const { [cell]: atDown } = slots.atVertical;
    let best = 0;
    let bestScore = -1;
    for (let letter = 1; letter < letters; letter++) {
      if (!state.mayBe(cell, letter)) continue;
      const words = logOf(state.weightOf(across, atAcross, letter)) + logOf(state.weightOf(down, atDown, letter));
      const score = words + this.random.below(this.noise + 1);
      if (score <= bestScore) continue;
      best = letter;
      bestScore = score;
    }
    return best;
  }

  /** All that follows from what was changed, the phrase's places included; false at a dead end. */
  private settle(): boolean {
    const { state } = this;
    do {
      if (!state.propagate()) return false;
      if (this.phrase !== undefined && !this.host(this.phrase)) {
        state.failedSlot = NO_SLOT;
        return false;
      }
    } while (state.isPending());
    return true;
  }

  /** Decides the cells that only one letter of the phrase can have; false where it finds no place. */
  private host({ letters: phrase, from, to }: PhraseWish): boolean {
    const { earliest, state } = this;
    const cells = this.slots.letters;
    let place = -1;
    for (let k = 0; k < phrase.length; k++) {
      place = Math.max(place + 1, from[k]);
      while (place <= to[k] && !state.mayBe(cells[place], phrase[k])) place++;
      if (place > to[k]) return false;
      earliest[k] = place;
    }
    let latest = cells.length;
    for (let k = phrase.length - 1; k >= 0; k--) {
      latest = Math.min(latest - 1, to[k]);
      while (!state.mayBe(cells[latest], phrase[k])) latest--;
      if (latest === earliest[k] && state.domain[cells[latest]] > 1) state.decide(cells[latest], phrase[k]);
    }
    return true;
  }
}

function logOf(count: number): number {
  return count < LOGS ? LOG_TABLE[count] : log2Of(count, LOG_UNIT_BITS);
}
