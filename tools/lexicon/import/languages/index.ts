/** The languages of which the import knows more than holds for all. */
import type { ImportRules } from '../rules.js';
import { cs } from './cs.js';
import { de } from './de.js';
import { en } from './en.js';
import { sk } from './sk.js';

const KNOWN: Readonly<Record<string, ImportRules>> = { de, en, cs, sk };

/** The import rules of a language, by its ISO 639 code; `undefined` where nothing more is known. */
export function importRulesOf(language: string): ImportRules | undefined {
  return Object.hasOwn(KNOWN, language) ? KNOWN[language] : undefined;
}
