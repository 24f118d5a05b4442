/**
 * What the import needs to know of a language beyond `LanguageRules`, as data: how its thesauri mark words, how its word
 * forms are built, and how near two words must be. A language without data gets `NEUTRAL`, which holds for any.
 */

export const WORD_CLASSES = ['noun', 'verb', 'adjective', 'adverb'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** How a word's class shows, where the thesaurus does not name it. */
export interface ClassRule {
  readonly class: WordClass;
  /** Matches the end of the word, in lower case. */
  readonly ending: RegExp;
  /** With one of these for the ending, it must be another form of the same word. */
  readonly forms?: readonly string[];
  /** With one of these for the ending, it must be some known word. */
  readonly beside?: readonly string[];
}

/** A way to make an inflected form from a base. */
export interface FormRule {
  readonly form: RegExp;
  /** The bases, as replacements for the match: the word is inflected where the thesaurus has one of them. */
  readonly bases: readonly string[];
  /** The match is tried on the word in lower case: what is written as a noun may be the form of another class. */
  readonly inLowerCase?: true;
  /** The part of speech that the base must have, and one that it must not have. */
  readonly of?: string;
  readonly notOf?: string;
}

/** Which clues of several words pass. */
export interface PhraseRule {
  /** Words at most. */
  readonly most: number;
  /** What the whole clue matches. */
  readonly form?: RegExp;
  /** The class of its last word. */
  readonly last?: WordClass;
  /** Function words that may end it. */
  readonly particles?: readonly string[];
}

/** A register that a clue names. */
export interface Label {
  /** The beginning of the thesaurus's mark. */
  readonly mark: string;
  /** What stands before the clue: `ugs.: `. */
  readonly text: string;
  /** Known to everybody: such clues may come first in bands 1 to 3. */
  readonly isPlain?: true;
}

/** How near two words are in a thesaurus whose senses are sets of words, each repeated under each of its words. */
export interface SynsetRules {
  readonly kind: 'synsets';
  /** The least score of a clue. */
  readonly least: number;
  /** The score from which a clue is firm. */
  readonly firm: number;
  /** A head's senses stand commonest first: only the first ones count. */
  readonly commonestFirst: boolean;
  /** More senses than this make a clue, or an answer, too loose to be firm. */
  readonly mostSenses: { readonly clue: number; readonly answer: number };
  /** A sense of more words is too loose to make a clue firm. */
  readonly mostWords: number;
  /** The score of a class word: below that of firm synonyms. */
  readonly classWord: number;
}

/** How near two words are in a thesaurus that lists words under heads: by the neighbours that both have. */
export interface NeighbourRules {
  readonly kind: 'neighbours';
  /** A sense line up to this length says that its words are near; the least cosine and common neighbours beyond the line. */
  readonly short: { readonly line: number; readonly cosine: number; readonly witnesses: number };
  /** The same for lines up to a larger length; longer ones say nothing. */
  readonly long: { readonly line: number; readonly cosine: number; readonly witnesses: number };
  /** Words with up to this many senses need no witnesses in a longer line. */
  readonly clearSenses: number;
  /** What makes a clue firm by itself; `whereNoSister`: only where no sister's thesaurus is there to say so. */
  readonly firm: {
    readonly line: number;
    readonly cosine: number;
    readonly witnesses: number;
    readonly senses: number;
    readonly whereNoSister?: true;
  };
  /** What a common neighbour beyond the line (three count) adds to the cosine, and what each word of the line takes. */
  readonly weight: { readonly witness: number; readonly line: number };
  /** The least score of a clue. */
  readonly least: number;
}

export interface ImportRules {
  /** Nouns are written with a capital; elsewhere a capital makes a name, which is neither answer nor clue. */
  readonly capitalNouns: boolean;
  /** Beginnings of marks that keep a word out. */
  readonly refusedMarks: readonly string[];
  readonly labels: readonly Label[];
  /** Tried in order; the first that fits decides. */
  readonly classes: readonly ClassRule[];
  /** The class of a word that no rule fits; `undefined`: unknown, and no ground to refuse a clue. */
  readonly otherClass: WordClass | undefined;
  readonly forms: readonly FormRule[];
  /** Inflected words that no rule finds. */
  readonly irregular: readonly string[];
  /** Words that look like words and are none, such as Roman numerals. */
  readonly notWords?: RegExp;
  /** With a dictionary: only its stems are answers. Elsewhere it only says which words are forms of others. */
  readonly stemsOnly: boolean;
  /** Consonants that can be a syllable's core: `vlk`, `prst`. */
  readonly syllabic: string;
  /** Two known words in one are a known word, with an s between or not. */
  readonly compounds: boolean;
  /** By the answer's class; `any`: of any class. Without an entry: single words only. */
  readonly phrases: Readonly<Partial<Record<WordClass | 'any', PhraseRule>>>;
  /** An answer's place among the lemmas beyond which it is a rare word. */
  readonly answerRank: number;
  readonly association: SynsetRules | NeighbourRules;
  /** Letter runs that a sister language writes otherwise, folded: both sides are written as hers to find cognates. */
  readonly respelling: readonly (readonly [string, string])[];
  /** Class words that are a fair clue on their own, as written; other hypernyms say too little. */
  readonly classWords: readonly string[];
  /** Class words of a pattern: `Hauptstadt von ...`. */
  readonly classPattern?: RegExp;
}

/**
 * Up to which place among the lemmas does every adult reader know a word? Rarer ones are no clues alone, and no answers of
 * bands 1 to 3: of the German pairs judged, those with a rarer answer were bad twice as often.
 */
export const KNOWN_RANK = 20_000;
/** How common must both parts of a compound be that passes for a known word of a clue? */
export const PART_RANK = 20_000;
/** And those of an answer that the frequency list does not have? */
export const RARE_PART_RANK = 11_500;
/** How common must a firm clue of one word be (compounds of known words are not enough), and every word of one of several? */
export const FIRM_RANK = { word: KNOWN_RANK, phrase: 8_000 } as const;
/** Up to which place is a word so common that only its first sense comes to mind? */
export const COMMON_RANK = 5_500;
/** And so common that a class word, which may fit another sense, is no clue? */
export const EVERYDAY_RANK = 2_200;
/** The score from which an answer without a frequency is kept, for `--all`. */
export const RARE_SCORE = 0.6;

/** For languages without data of their own; the association is that of `FOUND` which the thesaurus fits. */
export const NEUTRAL: Omit<ImportRules, 'association'> = {
  capitalNouns: false,
  refusedMarks: ['vulg', 'obsc', 'offens', 'pejor', 'derog', 'abus', 'racis'],
  labels: [],
  classes: [],
  otherClass: undefined,
  forms: [],
  irregular: [],
  stemsOnly: false,
  syllabic: '',
  compounds: false,
  phrases: { any: { most: 2 } },
  answerRank: Number.MAX_SAFE_INTEGER,
  respelling: [],
  classWords: [],
};

/** For languages without data: the figures that served German and English, and those that served Slovak. */
export const FOUND: { readonly synsets: SynsetRules; readonly neighbours: NeighbourRules } = {
  synsets: {
    kind: 'synsets',
    least: 0.64,
    firm: 0.76,
    commonestFirst: false,
    mostSenses: { clue: 3, answer: 4 },
    mostWords: 17,
    classWord: 0.4,
  },
  neighbours: {
    kind: 'neighbours',
    short: { line: 4, cosine: 0.45, witnesses: 0 },
    long: { line: Number.MAX_SAFE_INTEGER, cosine: 0.45, witnesses: 1 },
    clearSenses: 3,
    firm: { line: Number.MAX_SAFE_INTEGER, cosine: 0.6, witnesses: 3, senses: Number.MAX_SAFE_INTEGER },
    weight: { witness: 0.05, line: 0 },
    least: 0.6,
  },
};
