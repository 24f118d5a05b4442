/** The linter's findings for a lexicon file, with what it is measured by. */
import { LANGUAGES } from '../../format/documents.js';
import { frequencyLookup } from '../../generator/lexicon/lexicon.js';
import { acceptedIn } from './accepted.js';
import { blockListOf } from './block-list.js';
import { editionFaults } from './editions.js';
import { houseLexicon } from './house.js';
import { rulesOf } from './languages/index.js';
import type { LexiconFile } from './lexicon-file.js';
import { type Finding, lintEntries } from './lint.js';
import { spellingOf } from './spelling.js';

export interface LintedFile {
  readonly findings: Finding[];
  readonly entries: number;
  readonly hasSpelling: boolean;
}

/** Lints a lexicon. `withSpelling`: by the dictionary too, where one is installed. Throws `InputError` for what cannot be read. */
export function lintLexiconFile(file: LexiconFile, withSpelling = true): LintedFile {
  const { language, editions } = file.header;
  const alphabet = file.alphabet();
  // Blocked words are compared as the house folds them, whatever the cells hold.
  const house = LANGUAGES.find((known) => known === language);
  const plain = house === undefined ? alphabet : houseLexicon(house).alphabet();
  const accepted = acceptedIn(language);
  const spelling = withSpelling ? spellingOf(language, accepted.words) : undefined;
  const entries = file.entries();
  const findings = lintEntries(entries, {
    alphabet,
    accepted,
    spelling,
    rules: rulesOf(language),
    blocked: blockListOf(language, file.blocked(plain), plain),
    plain,
    frequencyOf: frequencyLookup(file.frequencies()),
    hasClues: file.header.clues !== false,
  });
  for (const message of editionFaults(editions ?? [], file.lines())) {
    findings.push({ line: 1, rule: 'edition', message, isNote: false });
  }
  return { findings, entries: entries.length, hasSpelling: spelling !== undefined };
}
