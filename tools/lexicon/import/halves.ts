/** A word as one part of speech: `run` the noun and `run` the verb are two. */
import type { Register } from './marks.js';
import { partsOf, type Sense, type Word } from './senses.js';

export interface Half {
  readonly word: Word;
  /** As the thesaurus names it; empty where it names none. */
  readonly part: string;
  /** Its senses, and how it stands in each. */
  readonly senses: ReadonlyMap<Sense, Register>;
  /** The place of a sense among those that stand under the word as a head, from 0. */
  placeOf(sense: Sense): number;
}

/** A sense that does not stand under the word as a head comes last. */
const LAST = 9;

/** The parts of speech in which the word has most senses: what a solver thinks of first. */
export function halvesOf(word: Word): readonly Half[] {
  const parts = partsOf(word);
  if (parts.size === 0) return [halfOf(word, '')];
  const most = Math.max(...parts.values());
  return [...parts].flatMap(([part, count]) => (count === most ? [halfOf(word, part)] : []));
}

function halfOf(word: Word, part: string): Half {
  const is = ({ partOfSpeech }: Sense) => partOfSpeech === part;
  const senses = new Map<Sense, Register>();
  for (const [index, sense] of word.senses.entries()) if (is(sense)) senses.set(sense, word.registers[index]);
  const places = new Map(word.own.filter(is).map((sense, place) => [sense, place]));
  return { word, part, senses, placeOf: (sense) => places.get(sense) ?? LAST };
}
