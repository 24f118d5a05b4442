/**
 * Which clue each answer of a grid gets: by lot, the better and shorter ones rather, no text twice, none that holds an answer of the grid.
 *
 * Each clue draws a number from a hash of address, answer and its own name, times the cube of its length over its weight; the least
 * wins, the next one where it is struck. So a clue that is added or struck changes only the puzzles that it wins or had won.
 */
import type { Alphabet } from '../lexicon/alphabet.js';
import { everyClue, type LexiconClue, type LexiconEntry } from '../lexicon/lexicon.js';
import { secondHash, seedFor } from '../random/seed.js';
import { mix } from '../words/mix.js';
import type { GroupRoom } from './group-room.js';

/**
 * How likely is an answer's first clue drawn, its second ..., against the others? The last holds for all behind it, and for facts. Clues
 * stand best first, and every one that is shown takes its bytes in the lexicon of the banks; short answers come again so often that
 * theirs should differ all the same.
 */
const WEIGHTS = [16, 2, 1];
const SHORT_WEIGHTS = [6, 2, 1];
const SHORT_ANSWER = 3;
/**
 * A clue of half as many characters is eight times as likely: it stands larger in its cell, of which two may share one. Below this
 * length all are short.
 */
const SHORT_CLUE = 8;
/** From how many letters on an answer must not stand within a word of its clue either. */
const LONG_ANSWER = 4;
const WORDS = /[\p{L}\p{M}]+/gu;

/** The words of a clue, in cells. */
export function wordsIn(text: string, alphabet: Alphabet): string[] {
  return [...text.matchAll(WORDS)].flatMap(([word]) => alphabet.cellsOf(word) ?? []);
}

/** Whether a clue does not give its own answer away, not even within a word. */
export function isFairTo(answer: string, text: string, alphabet: Alphabet): boolean {
  const isLong = [...answer].length >= LONG_ANSWER;
  return !wordsIn(text, alphabet).some((word) => word === answer || (isLong && word.includes(answer)));
}

/** The clues that do not give their own answer away, struck ones among them. */
export function fairClues(entry: LexiconEntry, alphabet: Alphabet): LexiconClue[] {
  return everyClue(entry).filter(({ text }) => isFairTo(entry.answer, text, alphabet));
}

/**
 * A clue for each answer, in their order, struck ones among them; `undefined` where some answer has none left.
 * `room`: how many facts of each group may still be shown, where an answer is given a fact of another group than it was counted in.
 */
export function chooseClues(
  address: string,
  entries: readonly LexiconEntry[],
  alphabet: Alphabet,
  room: GroupRoom,
): LexiconClue[] | undefined {
  const answers = new Set(entries.map(({ answer }) => answer));
  const allowed = entries.map((entry) =>
    fairClues(entry, alphabet).filter(
      ({ text }) => !wordsIn(text, alphabet).some((word) => word !== entry.answer && answers.has(word)),
    ),
  );
  // The answers with the fewest clues first: they have no choice.
  const order = [...entries.keys()].sort((a, b) => allowed[a].length - allowed[b].length || a - b);
  const used = new Set<string>();
  const chosen: LexiconClue[] = [];
  const seed = mix(seedFor(address) ^ secondHash(address));
  for (const index of order) {
    const entry = entries[index];
    const lot = new Map(allowed[index].map((clue) => [clue, lotOf(seed, entry, clue)]));
    const fitting = allowed[index]
      .sort(
        (a, b) =>
          lateness(entry, a) - lateness(entry, b) ||
          (lot.get(a) as number) - (lot.get(b) as number) ||
          (a.origin < b.origin ? -1 : 1),
      )
      .filter(({ text, fact }) => !used.has(text.toLowerCase()) && room.has(entry, fact));
    // A struck one is drawn where no other is left, and keeps the grid from being shown.
    const clue = fitting.find((one) => !entry.struckClues.includes(one)) ?? fitting[0];
    if (clue === undefined) return undefined;
    used.add(clue.text.toLowerCase());
    room.take(entry, clue.fact);
    chosen[index] = clue;
  }
  return chosen;
}

/** A word that a fact stands for besides is shown as a word, so that facts stay few. */
function lateness({ isWord }: LexiconEntry, { fact }: LexiconClue): number {
  return isWord && fact !== undefined ? 1 : 0;
}

/** Whole and exact: below 2^32 times the cube of the most characters, 24. */
function lotOf(seed: number, { answer }: LexiconEntry, { text, origin, ordinal, fact }: LexiconClue): number {
  const weights = [...answer].length <= SHORT_ANSWER ? SHORT_WEIGHTS : WEIGHTS;
  const weight = weights[Math.min(fact === undefined ? ordinal : weights.length, weights.length - 1)];
  const length = Math.max(SHORT_CLUE, [...text].length);
  return Math.floor((mix(seed ^ secondHash(`${answer}/${origin}/${ordinal}`)) * length * length * length) / weight);
}
