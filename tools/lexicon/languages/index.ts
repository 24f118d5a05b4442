/** The languages whose rules are known; others get the rules that hold for all. */
import { cs } from './cs.js';
import { de } from './de.js';
import { en } from './en.js';
import type { LanguageRules } from './rules.js';
import { sk } from './sk.js';

const KNOWN: Readonly<Record<string, LanguageRules>> = { de, en, cs, sk };

const NEUTRAL: LanguageRules = {
  prefixes: [],
  suffixes: [],
  functionWords: [],
  emptyClues: [],
  umlauts: false,
  commonStart: undefined,
  commonEnding: 0,
  shortSkeleton: false,
};

/** The rules of a language, by its ISO 639 code. */
export function rulesOf(language: string): LanguageRules {
  return KNOWN[language] ?? NEUTRAL;
}
