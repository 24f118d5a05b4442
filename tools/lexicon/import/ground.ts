/** What every rule of an import may look at. */
import type { Alphabet } from '../../../generator/lexicon/alphabet.js';
import type { BlockList } from '../../../generator/lexicon/blocked.js';
import type { LanguageRules } from '../languages/rules.js';
import type { Familiarity } from './familiarity.js';
import type { Grammar } from './grammar.js';
import type { ImportRules } from './rules.js';
import type { Senses } from './senses.js';

export interface Ground {
  readonly alphabet: Alphabet;
  readonly language: LanguageRules;
  readonly rules: ImportRules;
  readonly blocked: BlockList;
  readonly senses: Senses;
  readonly familiarity: Familiarity;
  readonly grammar: Grammar;
  /** The function words, in small letters. */
  readonly functionWords: ReadonlySet<string>;
  /** Words that say nothing alone, folded. */
  readonly emptyClues: ReadonlySet<string>;
}
