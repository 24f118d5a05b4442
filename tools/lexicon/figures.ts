/** The figures of a lexicon: answers by length and by how well they are known, clues, frequencies. */

import { BANDS } from '../../generator/lexicon/entries.js';
import type { Lexicon, LexiconEntry } from '../../generator/lexicon/lexicon.js';

export interface LexiconFigures {
  /** Answers with a clue that is no fact. */
  readonly answers: number;
  /** Of those, by their number of cells. */
  readonly byLength: Readonly<Record<number, number>>;
  /** Of those, by band 1 .. 4. */
  readonly byBand: readonly number[];
  /** Clues of those answers that are no facts. */
  readonly clues: number;
  /** Of those answers, how many have a frequency. */
  readonly withFrequency: number;
  /** Answers that are facts, whether words too or not, by their number of cells. */
  readonly factsByLength: Readonly<Record<number, number>>;
  /** Facts by class name. */
  readonly factsByClass: Readonly<Record<string, number>>;
  /** Answers by their number of cells, words and facts together. */
  readonly togetherByLength: Readonly<Record<number, number>>;
}

/** Counts what a lexicon holds; struck answers are not counted. */
export function lexiconFigures(lexicon: Lexicon): LexiconFigures {
  const entries = lexicon.entries.filter(({ isStruck, clues }) => !isStruck && clues.length > 0);
  const isWord = ({ clues }: LexiconEntry) => clues.some(({ fact }) => fact === undefined);
  const words = entries.filter(isWord);
  const facts = entries.filter(({ clues }) => clues.some(({ fact }) => fact !== undefined));
  const factsByClass: Record<string, number> = {};
  for (const { clues } of facts) {
    for (const { fact } of clues) if (fact !== undefined) factsByClass[fact.name] = (factsByClass[fact.name] ?? 0) + 1;
  }
  return {
    answers: words.length,
    byLength: countBy(words),
    byBand: BANDS.map((band) => words.filter((entry) => entry.band === band).length),
    clues: words.reduce((sum, { clues }) => sum + clues.filter(({ fact }) => fact === undefined).length, 0),
    withFrequency: words.filter(({ frequency }) => frequency > 0).length,
    factsByLength: countBy(facts),
    factsByClass,
    togetherByLength: countBy(entries),
  };
}

function countBy(entries: readonly LexiconEntry[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { answer } of entries) {
    const length = [...answer].length;
    counts[length] = (counts[length] ?? 0) + 1;
  }
  return counts;
}
