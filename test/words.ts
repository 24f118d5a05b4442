/** The words of the project's default plan, and word searches made of them. */
import { parseAddress } from '../format/address.js';
import type { WordDocument, WordVariant } from '../format/documents.js';
import { type LexiconReader, openLexicon } from '../format/lexicon.js';
import { wordDocumentOf } from '../format/reader.js';
import { WORD_RULES } from '../format/variants.js';
import { makeWordRecord } from '../generator/make.js';
import type { WordSearchLevel } from '../generator/word-search/index.js';
import { lexiconsOf } from '../tools/build/lexicon-asset.js';
import { packLexicon } from '../tools/build/pack.js';
import { packageFile } from '../tools/package.js';
import { Grounds } from '../tools/plan/grounds.js';
import { readPlan } from '../tools/plan/plan.js';

export const WORD_VARIANTS = Object.keys(WORD_RULES) as WordVariant[];
export const grounds = new Grounds(readPlan(packageFile('banks/plan.json')));

/** The record of an address, made of the words of these grounds. */
export function recordOf(address: string, level: WordSearchLevel = {}, from = grounds): string {
  const { variant } = parseAddress(address)!;
  return makeWordRecord(from.maker(variant as WordVariant), address, level, 100).record;
}

/** The lexicon that records of one language need. */
export function lexiconFor(addresses: readonly string[], records: readonly string[], from = grounds): LexiconReader {
  const tasks = addresses.map((address) => ({ address, variant: parseAddress(address)!.variant as WordVariant }));
  const [asset] = lexiconsOf(tasks, records, from);
  return openLexicon(packLexicon(asset.content, 'json'));
}

/** The document of an address, made anew. */
export function documentOf(address: string, level: WordSearchLevel = {}, from = grounds): WordDocument {
  const record = recordOf(address, level, from);
  const parsed = parseAddress(address)!;
  const bare = WORD_RULES[parsed.variant as WordVariant].decode(record);
  return wordDocumentOf(parsed, bare, lexiconFor([address], [record], from));
}
