/** One draft of an arrowword: a mask, its filling with the phrase in it, and clues for its answers. */
import type { LexiconClue, LexiconEntry } from '../lexicon/lexicon.js';
import type { Random } from '../random/random.js';
import type { WordGround } from '../words/ground.js';
import { chooseClues } from './clues.js';
import { Fill, type PhraseWish } from './fill.js';
import type { OpenWords } from './fill-words.js';
import { GroupRoom, groupLimits } from './group-room.js';
import { MaskSearch, type MaskWish } from './mask.js';
import { type Slots, slotsOf } from './slots.js';
import { spreadPhrase } from './spread.js';
import type { ArrowWords } from './words.js';

export interface DraftWish {
  readonly address: string;
  readonly ground: WordGround;
  readonly words: ArrowWords;
  readonly open: OpenWords;
  readonly mask: MaskWish;
  readonly metropolis: Int32Array;
  /** The phrase's letters. */
  readonly phrase: Uint8Array;
  /** How far from its ideal place a letter of the phrase may stand, in hundredths of the ideal gap. */
  readonly reach: number;
  /** How many of the answers may be facts, in percent. */
  readonly factPercent: number;
  /** How many dead ends the filling gets. */
  readonly fails: number;
}

export interface Draft {
  readonly isClue: Uint8Array;
  readonly slots: Slots;
  /** The letters of the grid, row-major; 0 for clue cells. */
  readonly grid: Uint8Array;
  /** By slot. */
  readonly numbers: readonly number[];
  readonly entries: readonly LexiconEntry[];
  readonly clues: readonly LexiconClue[];
  /** The places of the phrase's letters among the letter cells. */
  readonly places: readonly number[];
  /** It has an answer or clue that is struck or blocked: no grid may show it. */
  readonly isBarred: boolean;
}

/** How many dead ends until a filling starts anew, at first? */
const FAILS_TO_RESTART = 60;
/** The most that chance adds to a letter's logarithms, in 1/16 bit: enough for equal masks to be filled differently. */
const NOISE = 63;
const HUNDRED = 100;

/** A draft, or why there is none. */
export function draftOf(random: Random, wish: DraftWish): Draft | { readonly discarded: string } {
  const { ground, words, mask } = wish;
  const search = new MaskSearch(random, mask, wish.metropolis);
  search.anneal();
  const slots = slotsOf(search.isClue, mask.side);
  const count = slots.cells.length;
  const limits = groupLimits(
    ground.factGroups,
    ground.language,
    count,
    mask.side,
    Math.floor((wish.factPercent * count) / HUNDRED),
  );
  const phrase = phraseWish(wish.phrase, slots.letters.length, wish.reach);
  const fill = new Fill(random, slots, wish.open, limits, NOISE, phrase);
  if (fill.search({ failsToRestart: FAILS_TO_RESTART, fails: wish.fails }) !== 'filled')
    return { discarded: 'a mask that was not filled' };
  const numbers = slots.cells.map(({ length }, slot) => words.first[length] + fill.wordOf(slot));
  const entries = numbers.map((number) => words.entries[number]);
  const room = new GroupRoom(ground.factGroups, limits, entries);
  const clues = chooseClues(wish.address, entries, ground.lexicon.alphabet, room);
  if (clues === undefined) return { discarded: 'an answer without a clue' };
  const grid = fill.grid();
  const places = spreadPhrase(
    {
      letters: Uint8Array.from(slots.letters, (cell) => grid[cell]),
      words: Array.from(slots.letters, (cell) => [slots.horizontal[cell], slots.vertical[cell]]),
    },
    phrase,
  );
  if (places === undefined) throw new Error(`${wish.address}: the filler lost the phrase`);
  const isBarred =
    numbers.some((number) => words.isBarred[number] === 1) ||
    clues.some((clue, slot) => entries[slot].struckClues.includes(clue));
  return { isClue: search.isClue, slots, grid, numbers, entries, clues, places, isBarred };
}

/** Each letter of the phrase about its ideal place among so many letter cells. */
function phraseWish(letters: Uint8Array, cells: number, reach: number): PhraseWish {
  const gaps = letters.length + 1;
  // The ideal place of letter k is (k + 1) (cells + 1) / gaps - 1.
  const placeAt = (k: number, hundredths: number) => ((k + 1) * HUNDRED + hundredths) * (cells + 1);
  const unit = gaps * HUNDRED;
  return {
    letters,
    from: Int16Array.from(letters, (_, k) => Math.max(0, Math.ceil(placeAt(k, -reach) / unit) - 1)),
    to: Int16Array.from(letters, (_, k) => Math.min(cells - 1, Math.floor(placeAt(k, reach) / unit) - 1)),
  };
}
