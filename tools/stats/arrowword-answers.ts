/** What the answers of a level of arrowwords are like as its lexicon sees them: how well known, how frequent, and which are facts. */
import type { ArrowwordDocument, CluedAnswer } from '../../format/documents.js';
import { BANDS } from '../../generator/lexicon/entries.js';
import type { FactClass } from '../../generator/lexicon/facts.js';
import { everyClue, type Lexicon, type LexiconEntry } from '../../generator/lexicon/lexicon.js';
import { shareOf, tallyOf } from './numbers.js';

/** Of answers that some table lists, as shares of them. */
export interface KnownFigures {
  /** By how well they are known, 1 every child .. 4 solvers. */
  readonly bands: Readonly<Record<string, number>>;
  /** By how often they occur in a million words: `100` that often or more, `10`, `1`, `0` less often, `none` without a frequency. */
  readonly perMillion: Readonly<Record<string, number>>;
  /** Those that have a frequency. */
  readonly withFrequency: number;
  /** Of all answers: those that the plan's lexicon does not have. */
  readonly missing: number;
}

export interface FactFigures {
  /** Of all answers: those that no table lists. */
  readonly share: number;
  /** Of all answers: those whose clue is a fact's, whether a table lists them too or not. */
  readonly clued: number;
  /** Such clues a grid, by the fact's class and by its group. */
  readonly classes: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<string, number>>;
}

export interface AnswerFigures {
  readonly known: KnownFigures;
  readonly facts: FactFigures;
}

/** From how many occurrences in a million words on, commonest first. */
export const FREQUENCY_STEPS = [100, 10, 1, 0] as const;
export const NO_FREQUENCY = 'none';
const MILLION = 1_000_000;

export function answerFigures(documents: readonly ArrowwordDocument[], lexicon: Lexicon): AnswerFigures {
  const words = documents.flatMap((document) => document.words);
  const entries = words.map(({ answer }) => lexicon.byAnswer.get(answer));
  const listed = entries.filter((entry) => entry?.isWord === true) as readonly LexiconEntry[];
  const facts = words.flatMap((word, index) => factOf(word, entries[index]) ?? []);
  const aGrid = (names: readonly string[]) => sharesOf(names, [...new Set(names)].sort(), documents.length);
  const bands = listed.map(({ band }) => `${band}`);
  const steps = listed.map(({ frequency }) => frequencyStep(frequency, lexicon.tokens));
  return {
    known: {
      bands: sharesOf(bands, BANDS.map(String), listed.length),
      perMillion: sharesOf(steps, [...FREQUENCY_STEPS.map(String), NO_FREQUENCY], listed.length),
      withFrequency: shareOf(listed.filter(({ frequency }) => frequency > 0).length, listed.length),
      missing: shareOf(entries.filter((entry) => entry === undefined).length, words.length),
    },
    facts: {
      share: shareOf(entries.filter((entry) => entry?.isWord === false).length, words.length),
      clued: shareOf(facts.length, words.length),
      classes: aGrid(facts.map(({ name }) => name)),
      groups: aGrid(facts.map(({ group }) => group)),
    },
  };
}

/** How many of a level's clues are of each class of facts. */
export function factClasses(documents: readonly ArrowwordDocument[], lexicon: Lexicon): ReadonlyMap<string, number> {
  const words = documents.flatMap((document) => document.words);
  return tallyOf(words.flatMap((word) => factOf(word, lexicon.byAnswer.get(word.answer))?.name ?? []));
}

/** The class of the fact that the answer's clue tells; `undefined` where it is a table's, or the lexicon does not have it. */
function factOf({ clue, display }: CluedAnswer, entry: LexiconEntry | undefined): FactClass | undefined {
  const own = entry === undefined ? [] : everyClue(entry);
  const same = own.filter(({ text }) => text === clue);
  return (same.find((candidate) => candidate.display === display) ?? same[0])?.fact;
}

function frequencyStep(frequency: number, tokens: number): string {
  if (frequency === 0) return NO_FREQUENCY;
  return `${FREQUENCY_STEPS.find((step) => frequency * MILLION >= step * tokens)}`;
}

/** The keys, each with how often it comes for one of `whole`. */
function sharesOf(found: readonly string[], keys: readonly string[], whole: number): Record<string, number> {
  const counts = tallyOf(found);
  return Object.fromEntries(keys.map((key) => [key, shareOf(counts.get(key) ?? 0, whole)]));
}
