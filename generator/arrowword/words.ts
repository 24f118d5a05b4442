/** The answers of a language as the filler of arrowwords takes them: by length, well-known ones rather, facts within their limits. */

import type { Band } from '../lexicon/entries.js';
import { type FactGroup, limitOf } from '../lexicon/facts.js';
import type { LexiconEntry } from '../lexicon/lexicon.js';
import type { WordGround } from '../words/ground.js';
import type { FillWords } from './fill.js';

/** How much rather is an answer of each band taken than a fact that nobody need know? */
const WEIGHT_OF_BAND: Readonly<Record<Band, number>> = { 1: 16, 2: 14, 3: 8, 4: 3 };
/** Facts that no table lists, by how solvers take to them: annoying, tolerated, liked. */
const WEIGHT_OF_LIKING = [1, 2, 4];

export interface ArrowWords extends FillWords {
  /** The answer of a length and number. */
  entry(length: number, word: number): LexiconEntry;
  /** Whether no grid may show it: struck, or on the block list. It stays, so that other grids stay as they are. */
  isBarred(length: number, word: number): boolean;
}

/** What limits facts depends on. */
export interface FactLimits {
  readonly groups: readonly FactGroup[];
  /** How many facts a grid may have in all. */
  readonly most: number;
  /** How many answers a grid will have, about; and its longer side. */
  readonly answers: number;
  readonly side: number;
}

/** The answers with clues of a language, up to a length. */
export function arrowWords(
  ground: WordGround,
  longest: number,
  { groups, most, answers, side }: FactLimits,
): ArrowWords {
  const { lexicon, blocked, plain, language } = ground;
  const letters = new Map(lexicon.alphabet.cells.map((cell, index) => [cell, index + 1]));
  const groupOf = new Map(groups.map(({ name }, index) => [name, index + 1]));
  const byLength = Array.from({ length: longest + 1 }, (): LexiconEntry[] => []);
  for (const entry of lexicon.entries) {
    const { length } = [...entry.answer];
    if (length >= 2 && length <= longest && (entry.clues.length > 0 || entry.isStruck)) byLength[length].push(entry);
  }
  const columns = byLength.map((entries) => ({
    letters: Uint8Array.from(entries.flatMap(({ answer }) => [...answer].map((cell) => letters.get(cell) ?? 0))),
    weights: Uint8Array.from(entries, (entry) => weightOf(entry, language)),
    groups: Uint8Array.from(entries, (entry) => (entry.isWord ? 0 : (groupOf.get(groupName(entry)) ?? 0))),
    isBarred: Uint8Array.from(entries, ({ isStruck, display }) =>
      isStruck || blocked.refuses(plain.cellsOf(display) ?? '') ? 1 : 0,
    ),
  }));
  return {
    letters: letters.size + 1,
    most,
    limits: Int16Array.from([0, ...groups.map((group) => limitOf(group, language, answers, side))]),
    count: (length) => byLength[length]?.length ?? 0,
    lettersOf: (length) => columns[length].letters,
    weightsOf: (length) => columns[length].weights,
    groupsOf: (length) => columns[length].groups,
    entry: (length, word) => byLength[length][word],
    isBarred: (length, word) => columns[length].isBarred[word] === 1,
  };
}

function groupName({ clues }: LexiconEntry): string {
  return clues[0]?.fact?.group ?? '';
}

function weightOf({ isWord, band, clues }: LexiconEntry, language: WordGround['language']): number {
  if (isWord) return WEIGHT_OF_BAND[band];
  const likings = clues.map(({ fact }) => fact?.liking[language] ?? 0);
  return WEIGHT_OF_LIKING[Math.max(-1, ...likings) + 1];
}
