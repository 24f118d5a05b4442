/** The one list of rules: a new variant adds its line here and in `generator/variants.ts`. */
import type {
  AnyNumberPuzzle,
  AnyWordPuzzle,
  ArrowwordPuzzle,
  ArrowwordVariant,
  BareArrowword,
  BareWordPuzzle,
  BareWordSearch,
  Language,
  NumberPuzzleTypes,
  NumberVariant,
  VariantName,
  WordSearchPuzzle,
  WordSearchVariant,
  WordVariant,
} from './documents.js';
import type { Rules, WordPuzzleRules } from './rules.js';
import { arrowwordRules } from './variants/arrowword.js';
import { calcudokuRules } from './variants/calcudoku.js';
import { futoshikiRules } from './variants/futoshiki.js';
import { magicSquareRules } from './variants/magic-square.js';
import { skyscrapersRules } from './variants/skyscrapers.js';
import { sudokuRules } from './variants/sudoku.js';
import { wordSearchRules } from './variants/word-search.js';

export const NUMBER_RULES: { readonly [V in NumberVariant]: Rules<NumberPuzzleTypes[V], V> } = {
  sudoku: sudokuRules,
  futoshiki: futoshikiRules,
  skyscrapers: skyscrapersRules,
  'magic-square': magicSquareRules,
  calcudoku: calcudokuRules,
};

export const WORD_SEARCH_RULES: {
  readonly [V in WordSearchVariant]: WordPuzzleRules<BareWordSearch, WordSearchPuzzle, V>;
} = {
  'word-search-de': wordSearchRules('word-search-de'),
  'word-search-en': wordSearchRules('word-search-en'),
  'word-search-cs': wordSearchRules('word-search-cs'),
  'word-search-sk': wordSearchRules('word-search-sk'),
};

export const ARROWWORD_RULES: {
  readonly [V in ArrowwordVariant]: WordPuzzleRules<BareArrowword, ArrowwordPuzzle, V>;
} = {
  'arrowword-de': arrowwordRules('arrowword-de'),
  'arrowword-en': arrowwordRules('arrowword-en'),
  'arrowword-cs': arrowwordRules('arrowword-cs'),
  'arrowword-sk': arrowwordRules('arrowword-sk'),
};

export const WORD_RULES = { ...WORD_SEARCH_RULES, ...ARROWWORD_RULES } as const;

/** The language of each word variant. */
const LANGUAGE_OF: { readonly [V in WordVariant]: Language } = {
  'word-search-de': 'de',
  'word-search-en': 'en',
  'word-search-cs': 'cs',
  'word-search-sk': 'sk',
  'arrowword-de': 'de',
  'arrowword-en': 'en',
  'arrowword-cs': 'cs',
  'arrowword-sk': 'sk',
};

/** Rules of a number variant: its puzzles have one solution and a grade. */
export type NumberRules = Rules<AnyNumberPuzzle, NumberVariant> & { readonly kind: 'number' };
/** Rules of a word variant: the texts of its puzzles stand in a lexicon. */
export type WordRules = WordPuzzleRules<BareWordPuzzle, AnyWordPuzzle> & { readonly kind: 'word' };
export type VariantRules = NumberRules | WordRules;

/** The rules of a number variant. */
export function numberRulesOf(variant: NumberVariant): NumberRules {
  // A puzzle that a variant's `decode` returned goes back to the same variant only, which the types cannot say.
  return { ...NUMBER_RULES[variant], kind: 'number' } as unknown as NumberRules;
}

/** The rules of a word variant. */
export function wordRulesOf(variant: WordVariant): WordRules {
  // As above.
  return { ...WORD_RULES[variant], kind: 'word' } as unknown as WordRules;
}

/** The rules of a variant by its name; `undefined` for an unknown one. */
export function rulesFor(variant: string): VariantRules | undefined {
  if (isNumberVariant(variant)) return numberRulesOf(variant);
  if (isWordVariant(variant)) return wordRulesOf(variant);
  return undefined;
}

export function isNumberVariant(variant: string): variant is NumberVariant {
  return Object.hasOwn(NUMBER_RULES, variant);
}

export function isWordVariant(variant: string): variant is WordVariant {
  return Object.hasOwn(WORD_RULES, variant);
}

export function isWordSearchVariant(variant: string): variant is WordSearchVariant {
  return Object.hasOwn(WORD_SEARCH_RULES, variant);
}

export function isArrowwordVariant(variant: string): variant is ArrowwordVariant {
  return Object.hasOwn(ARROWWORD_RULES, variant);
}

/** Every variant, number puzzles first. */
export const VARIANTS = [...Object.keys(NUMBER_RULES), ...Object.keys(WORD_RULES)] as readonly VariantName[];

export function languageOf(variant: WordVariant): Language {
  return LANGUAGE_OF[variant];
}
