/**
 * The verifier: puzzles as the reader decodes them, checked with code of its own. It shares nothing with the generators,
 * and nothing with the rule checks of `format/`; nor is it clever where plain is quick enough.
 */
export { verifyArrowword, verifyArrowwordBank } from './arrowword.js';
export type { ArrowwordFacts, GroupLimit, LimitedGroup, ListedAnswer, ListedClue } from './arrowword-texts.js';
export {
  checkDocument,
  countPlain,
  gradeFaults,
  type PlainCount,
  type Ungraded,
  uniqueFaults,
  wishFaults,
} from './document.js';
export { FAULT_RULES, type Fault, type FaultRule, type Wish } from './fault.js';
export { verifyBank, verifyPuzzle } from './verify.js';
export type { LanguageFacts, ListedJoke } from './word-puzzle.js';
export { verifyWordBank, verifyWordSearch, type WordFacts, type WordWish } from './word-search.js';
