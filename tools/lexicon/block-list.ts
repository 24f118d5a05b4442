/** The block list of a language: npm's naughty-words where it has the language, the house's rows, and those of own lexicons. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '../../format/documents.js';
import type { Alphabet } from '../../generator/lexicon/alphabet.js';
import { BlockList, type BlockRow, coreRowsOf } from '../../generator/lexicon/blocked.js';
import { houseLexicon } from './house.js';

const require = createRequire(import.meta.url);

/**
 * The list that holds for a language: the package's words, the house's rows where it has the language, and a lexicon's
 * own; `alphabet` folds them. `adult`: core words are let through.
 */
export function blockListOf(language: string, own: readonly BlockRow[], alphabet: Alphabet, adult = false): BlockList {
  const known = LANGUAGES.find((code) => code === language);
  const house = known === undefined ? [] : houseLexicon(known).blocked(alphabet);
  return new BlockList([...coreRowsOf(naughtyWords(language), alphabet), ...house, ...own], adult);
}

/** The package's words of a language; none where it does not have it. */
function naughtyWords(language: string): readonly string[] {
  let file: string;
  try {
    file = require.resolve(`naughty-words/${language}.json`);
  } catch {
    return [];
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
