/** What the lexicon rules need to know of a language, as data. Words are folded unless said otherwise. */
export interface LanguageRules {
  /** Prefixes of words, as folded letters. */
  readonly prefixes: readonly string[];
  /** Endings and suffixes of words, as folded letters. */
  readonly suffixes: readonly string[];
  /** Articles, pronouns, auxiliaries and the like, as written: no answers of an import, and no stem of any answer. */
  readonly functionWords: readonly string[];
  /** Words that say nothing as a clue of their own. */
  readonly emptyClues: readonly string[];
  /** AE, OE, UE may be the umlaut of the same stem's A, O, U. */
  readonly umlauts: boolean;
  /** `[start, length]`: words of which the shorter has at most `length` letters are kin when their first `start` agree. */
  readonly commonStart: readonly [number, number] | undefined;
  /** How long a common ending that is no suffix makes two words kin; 0: no ending does. */
  readonly commonEnding: number;
  /** Two consonants suffice for equal skeletons, where the first letters agree. */
  readonly shortSkeleton: boolean;
}

/** The words of a text. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
