/** The words of the project's default plan, and word puzzles made of them. */
import { parseAddress } from '../format/address.js';
import type {
  ArrowwordDocument,
  ArrowwordVariant,
  WordSearchDocument,
  WordSearchVariant,
  WordVariant,
} from '../format/documents.js';
import { type LexiconReader, openLexicon } from '../format/lexicon.js';
import { wordDocumentOf } from '../format/reader.js';
import { ARROWWORD_RULES, WORD_SEARCH_RULES } from '../format/variants.js';
import type { ArrowwordLevel } from '../generator/arrowword/settings.js';
import { makeWordRecord } from '../generator/make.js';
import type { WordSearchLevel } from '../generator/word-search/index.js';
import { lexiconsOf } from '../tools/build/lexicon-asset.js';
import { packLexicon } from '../tools/build/pack.js';
import { packageFile } from '../tools/package.js';
import { Grounds } from '../tools/plan/grounds.js';
import { readPlan } from '../tools/plan/plan.js';

export const WORD_SEARCH_VARIANTS = Object.keys(WORD_SEARCH_RULES) as WordSearchVariant[];
export const ARROWWORD_VARIANTS = Object.keys(ARROWWORD_RULES) as ArrowwordVariant[];
export const grounds = new Grounds(readPlan(packageFile('banks/plan.json')));

/** The record of an address, made of the words of these grounds. */
export function recordOf(address: string, level: WordSearchLevel | ArrowwordLevel = {}, from = grounds): string {
  const { variant } = parseAddress(address)!;
  return makeWordRecord(from.maker(variant as WordVariant), address, level, 100).record;
}

/** The lexicon that records of one language need. */
export function lexiconFor(addresses: readonly string[], records: readonly string[], from = grounds): LexiconReader {
  const tasks = addresses.map((address) => ({ address, variant: parseAddress(address)!.variant as WordVariant }));
  const [asset] = lexiconsOf(tasks, records, from);
  return openLexicon(packLexicon(asset.texts, 'json'));
}

/** The word search of an address, made anew. */
export function documentOf(address: string, level: WordSearchLevel = {}, from = grounds): WordSearchDocument {
  const record = recordOf(address, level, from);
  const parsed = parseAddress(address)!;
  const bare = WORD_SEARCH_RULES[parsed.variant as WordSearchVariant].decode(record);
  return wordDocumentOf(parsed, bare, lexiconFor([address], [record], from));
}

/** The arrowword of an address, made anew. */
export function arrowwordOf(address: string, level: ArrowwordLevel = {}, from = grounds): ArrowwordDocument {
  const record = recordOf(address, level, from);
  const parsed = parseAddress(address)!;
  const bare = ARROWWORD_RULES[parsed.variant as ArrowwordVariant].decode(record);
  return wordDocumentOf(parsed, bare, lexiconFor([address], [record], from));
}
