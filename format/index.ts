/** The public surface of the package: what an app needs to open banks and work with their puzzles. */
export { type Address, formatAddress, parseAddress } from './address.js';
export type { Encoding } from './container.js';
export { FORMAT_VERSION } from './container.js';
export type * from './documents.js';
export { ARROWS, CLUE_CELL, DIRECTIONS, LANGUAGES } from './documents.js';
export { BANK_FAULTS, BankError, type BankFault } from './error.js';
export { type LexiconReader, type NamedClue, openLexicon } from './lexicon.js';
export { type BankReader, decodeDocument, documentOf, openBank, wordDocumentOf } from './reader.js';
export { decodeRecord, encodeRecord, type Graded } from './record.js';
export type { Rules, Violation, WordPuzzleRules } from './rules.js';
export { BANDS, type Band, bandsOf, type Grade, levelOf, type Technique, techniquesOf } from './techniques.js';
export {
  ARROWWORD_RULES,
  isArrowwordVariant,
  isNumberVariant,
  isWordSearchVariant,
  isWordVariant,
  languageOf,
  NUMBER_RULES,
  numberRulesOf,
  rulesFor,
  type VariantRules,
  WORD_RULES,
  WORD_SEARCH_RULES,
  wordRulesOf,
} from './variants.js';
