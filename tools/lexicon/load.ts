/** Putting the house lexicon of a language together. */
import type { Language } from '../../format/documents.js';
import { buildLexicon, type Lexicon } from '../../generator/lexicon/lexicon.js';
import { houseFacts, houseLexicon } from './house.js';
import { LexiconFile } from './lexicon-file.js';

/** The house lexicon as it stands, with facts. */
export function loadHouse(language: Language): Lexicon {
  const file = houseLexicon(language);
  const frequencies = file.frequencies();
  return buildLexicon({
    alphabet: file.alphabet(),
    tables: [file.entries()],
    facts: houseFacts().facts(language),
    frequencies,
    tokens: file.tokens(frequencies),
  });
}

/** A lexicon of its own, without facts. */
export function loadFile(path: string): Lexicon {
  const file = new LexiconFile(path);
  const frequencies = file.frequencies();
  return buildLexicon({
    alphabet: file.alphabet(),
    tables: [file.entries()],
    facts: [],
    frequencies,
    tokens: file.tokens(frequencies),
  });
}
