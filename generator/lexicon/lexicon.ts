/** A language's lexicon in use: answers with their clues and frequencies, from house or own tables and facts. */
import type { Alphabet } from './alphabet.js';
import type { Band, Entry } from './entries.js';
import type { Fact, FactClass } from './facts.js';
import type { FrequencyRow } from './frequency.js';

/** A clue of an answer, and where it comes from: the pair of `origin` and `ordinal` names it within its answer for ever. */
export interface LexiconClue {
  readonly text: string;
  /** The answer as this clue means it, with diacritics and right case. */
  readonly display: string;
  /** `0`, `1` ...: the table, in the order given; for facts the code of their class. */
  readonly origin: string;
  /** From 0, among the clues of the answer that have this origin. */
  readonly ordinal: number;
  readonly fact: FactClass | undefined;
}

export interface LexiconEntry {
  /** In cells, one code point each. */
  readonly answer: string;
  /** As its first clue means it. */
  readonly display: string;
  /** It stands in a table; what does not is a fact alone. */
  readonly isWord: boolean;
  /** It makes sense without a clue: not each of its clues is a gap, `___ Blanc`, struck ones counted. */
  readonly standsAlone: boolean;
  /** How well it is known; facts that no table lists are general knowledge, 4. */
  readonly band: Band;
  /** Occurrences of its lemma in the frequency table; 0 where it has none. */
  readonly frequency: number;
  /** Best first: the tables' in their order, then facts. Struck ones are left out; their ordinals stay empty. */
  readonly clues: readonly LexiconClue[];
  /** Those that are struck: what was drawn by lot among all of them stays as it is where it was not one of these. */
  readonly struckClues: readonly LexiconClue[];
  /** Struck answers stay, so that a grid that used one is known for what it is. */
  readonly isStruck: boolean;
}

/** All clues that an answer ever had, the struck ones last: for what a strike must not change. */
export function everyClue({ clues, struckClues }: Pick<LexiconEntry, 'clues' | 'struckClues'>): LexiconClue[] {
  return [...clues, ...struckClues];
}

export interface LexiconParts {
  readonly alphabet: Alphabet;
  readonly tables: readonly (readonly Entry[])[];
  readonly facts: readonly Fact[];
  readonly frequencies: readonly FrequencyRow[];
  /** How many words were counted for them. */
  readonly tokens: number;
}

export interface Lexicon {
  readonly alphabet: Alphabet;
  /** In the order of the tables' lines, then of the facts. */
  readonly entries: readonly LexiconEntry[];
  readonly byAnswer: ReadonlyMap<string, LexiconEntry>;
  /** How many words were counted for the frequencies. */
  readonly tokens: number;
}

type Draft = { -readonly [key in keyof LexiconEntry]: LexiconEntry[key] } & {
  clues: LexiconClue[];
  struckClues: LexiconClue[];
};

const FACT_BAND: Band = 4;
/** What stands for the answer in a clue that is the words around it. */
const GAP = '__';

/** Puts a lexicon together. Answers that the alphabet has no cells for, or leaves out, are left out. */
export function buildLexicon({ alphabet, tables, facts, frequencies, tokens }: LexiconParts): Lexicon {
  const countOf = frequencyLookup(frequencies);
  const drafts = new Map<string, Draft>();
  const clued = new Set<Draft>();
  const draftOf = (display: string, band: Band, isWord: boolean): Draft | undefined => {
    const answer = alphabet.cellsOf(display);
    if (answer === undefined || alphabet.omits(answer)) return undefined;
    let draft = drafts.get(answer);
    if (draft === undefined) {
      draft = {
        answer,
        display,
        band,
        frequency: countOf(display),
        isWord,
        standsAlone: !isWord,
        clues: [],
        struckClues: [],
        isStruck: false,
      };
      drafts.set(answer, draft);
    }
    return draft;
  };
  for (const [index, entries] of tables.entries()) {
    const counts = new Map<string, number>();
    for (const { display, band, clues, isStruck } of entries) {
      const draft = draftOf(display, band, true);
      if (draft === undefined) continue;
      if (clues.length > 0) clued.add(draft);
      draft.standsAlone ||= clues.length === 0 || clues.some(({ text }) => !text.includes(GAP));
      draft.isStruck ||= isStruck;
      const first = counts.get(draft.answer) ?? 0;
      counts.set(draft.answer, first + clues.length);
      for (const [place, { text, isStruck }] of clues.entries()) {
        const clue = { text, display, origin: `${index}`, ordinal: first + place, fact: undefined };
        (isStruck ? draft.struckClues : draft.clues).push(clue);
      }
    }
  }
  const counts = new Map<string, number>();
  for (const { answer, clue, class: fact, isStruck } of facts) {
    const draft = draftOf(answer, FACT_BAND, false);
    if (draft === undefined) continue;
    clued.add(draft);
    const key = `${fact.code}${draft.answer}`;
    const ordinal = counts.get(key) ?? 0;
    counts.set(key, ordinal + 1);
    const list = isStruck ? draft.struckClues : draft.clues;
    list.push({ text: clue, display: answer, origin: fact.code, ordinal, fact });
  }
  // What had clues and lost them all is struck itself; words without clues, for word searches, never had any.
  for (const draft of clued) draft.isStruck ||= draft.clues.length === 0;
  return { alphabet, entries: [...drafts.values()], byAnswer: drafts, tokens };
}

/** The count of a display form: of the lemma written so, or else of the same letters in another case. */
export function frequencyLookup(rows: readonly FrequencyRow[]): (display: string) => number {
  const exact = new Map<string, number>();
  const anyCase = new Map<string, number>();
  for (const { lemma, count } of rows) {
    exact.set(lemma, count);
    const lower = lemma.toLowerCase();
    // The rows fall: the first of a lower-case form is the commonest.
    if (!anyCase.has(lower)) anyCase.set(lower, count);
  }
  return (display) => exact.get(display) ?? anyCase.get(display.toLowerCase()) ?? 0;
}
