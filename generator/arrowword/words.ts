/**
 * The answers of a language as the filler of arrowwords takes them: by length, well-known ones rather, facts in their groups, and which
 * clues hold which answers. Made once for a language.
 */
import type { Band } from '../lexicon/entries.js';
import { everyClue, type LexiconEntry } from '../lexicon/lexicon.js';
import type { WordGround } from '../words/ground.js';
import { fairClues, wordsIn } from './clues.js';
import { type ClueUse, type FillWords, fillWords } from './fill-words.js';
import { countedGroup } from './group-room.js';

/** The longest answer of the largest grid. */
const LONGEST = 19;
const SHORTEST = 2;

/** How much rather is an answer of each band taken than a fact that nobody need know? */
const WEIGHT_OF_BAND: Readonly<Record<Band, number>> = { 1: 16, 2: 14, 3: 8, 4: 3 };
/** Facts that no table lists, by how solvers take to them: annoying, tolerated, liked. */
const WEIGHT_OF_LIKING = [1, 2, 4];

export interface ArrowWords extends FillWords {
  /** All words by their numbers: by length, best-known first, then in the lexicon's order. */
  readonly entries: readonly LexiconEntry[];
  /** By number, 1: no grid may show it, for it is struck, or on the block list. It stays, so that other grids stay as they are. */
  readonly isBarred: Uint8Array;
  /** By number, 1: a fact that no table lists. */
  readonly isFact: Uint8Array;
}

/** The answers with clues of a language. */
export function arrowWords(ground: WordGround): ArrowWords {
  const { lexicon, blocked, plain, language, factGroups } = ground;
  const letters = new Map(lexicon.alphabet.cells.map((cell, index) => [cell, index + 1]));
  const groupOf = new Map(factGroups.map(({ name }, index) => [name, index + 1]));
  const byLength = Array.from({ length: LONGEST + 1 }, (): LexiconEntry[] => []);
  for (const entry of lexicon.entries) {
    const { length } = [...entry.answer];
    if (length < SHORTEST || length > LONGEST) continue;
    if (fairClues(entry, ground.lexicon.alphabet).length > 0) byLength[length].push(entry);
  }
  for (const entries of byLength) entries.sort((a, b) => weightOf(b, language) - weightOf(a, language));
  const first = new Int32Array(LONGEST + 2);
  for (const [length, entries] of byLength.entries()) first[length + 1] = first[length] + entries.length;
  const entries = byLength.flat();
  const weights = Uint8Array.from(entries, (entry) => weightOf(entry, language));
  const groups = Uint8Array.from(entries, (entry) => groupOf.get(countedGroup(entry) ?? '') ?? 0);
  const lettersOf = byLength.map((own) =>
    Uint8Array.from(own.flatMap(({ answer }) => [...answer].map((cell) => letters.get(cell) ?? 0))),
  );
  const words = fillWords({
    letters: letters.size + 1,
    first,
    lettersOf,
    weights,
    groups,
    clues: clueUse(entries, ground),
  });
  return {
    ...words,
    entries,
    isBarred: Uint8Array.from(entries, ({ isStruck, display }) =>
      isStruck || blocked.refuses(plain.cellsOf(display) ?? '') ? 1 : 0,
    ),
    isFact: Uint8Array.from(entries, ({ isWord }) => (isWord ? 0 : 1)),
  };
}

/** Which clues hold which answers. */
function clueUse(entries: readonly LexiconEntry[], ground: WordGround): ClueUse {
  const numbers = new Map(entries.map(({ answer }, number) => [answer, number]));
  const owner: number[] = [];
  const holding: number[][] = entries.map(() => []);
  const count = new Uint8Array(entries.length);
  for (const [number, entry] of entries.entries()) {
    for (const { text } of fairClues(entry, ground.lexicon.alphabet)) {
      const clue = owner.push(number) - 1;
      count[number]++;
      const held = new Set(wordsIn(text, ground.lexicon.alphabet).map((word) => numbers.get(word)));
      for (const word of held) if (word !== undefined) holding[word].push(clue);
    }
  }
  const firstHolder = new Int32Array(entries.length + 1);
  for (const [word, clues] of holding.entries()) firstHolder[word + 1] = firstHolder[word] + clues.length;
  return { count, owner: Int32Array.from(owner), firstHolder, holders: Int32Array.from(holding.flat()) };
}

function weightOf(entry: LexiconEntry, language: WordGround['language']): number {
  if (entry.isWord) return WEIGHT_OF_BAND[entry.band];
  const likings = everyClue(entry).map(({ fact }) => fact?.liking[language] ?? 0);
  return WEIGHT_OF_LIKING[Math.max(-1, ...likings) + 1];
}
