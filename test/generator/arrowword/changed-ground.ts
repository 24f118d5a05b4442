/** The house words of a language with some lines struck or words blocked, or bare, beside the same ones unchanged. */
import type { Language } from '../../../format/documents.js';
import type { BlockRow } from '../../../generator/lexicon/blocked.js';
import { parseEntries } from '../../../generator/lexicon/entries.js';
import type { Fact } from '../../../generator/lexicon/facts.js';
import { buildLexicon } from '../../../generator/lexicon/lexicon.js';
import type { WordGround } from '../../../generator/words/ground.js';
import { blockListOf } from '../../../tools/lexicon/block-list.js';
import { houseFacts, houseLexicon } from '../../../tools/lexicon/house.js';
import { grounds } from '../../words.js';

export interface GroundChange {
  /** A line of the lexicon's table as it should stand. */
  readonly line?: (line: string) => string;
  readonly fact?: (fact: Fact) => Fact;
  readonly blocked?: readonly BlockRow[];
  /** Without frequencies and without facts: the words alone. */
  readonly isBare?: boolean;
}

/** The house lexicon and facts, changed. */
export function changedGround(
  language: Language,
  { line, fact, blocked = [], isBare = false }: GroundChange = {},
): WordGround {
  const ground = grounds.language(language);
  const house = houseLexicon(language);
  const lines = house.lines();
  const facts = isBare ? [] : houseFacts().facts(language);
  const frequencies = isBare ? [] : house.frequencies();
  const lexicon = buildLexicon({
    alphabet: ground.lexicon.alphabet,
    tables: [parseEntries(`${(line === undefined ? lines : lines.map(line)).join('\n')}\n`)],
    facts: fact === undefined ? facts : facts.map(fact),
    frequencies,
    tokens: house.tokens(frequencies),
  });
  return { ...ground, lexicon, blocked: blockListOf(language, blocked, ground.plain) };
}
