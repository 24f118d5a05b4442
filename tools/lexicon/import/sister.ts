/**
 * A second witness from a sister language (Czech and Slovak): a pair of synonyms is firm where her thesaurus lists the
 * cognates of both as synonyms too. Chance pairs, such as those made over one ambiguous English word, are not there.
 */
import type { Alphabet } from '../../../generator/lexicon/alphabet.js';
import type { Thesaurus } from './mythes.js';

export interface Sister {
  /** Whether the sister's thesaurus lists cognates of the two words as synonyms. */
  isWitness(word: string, other: string): boolean;
}

/** One side of the comparison: how its words are folded. */
export interface Speller {
  readonly alphabet: Alphabet;
  readonly respelling: readonly (readonly [string, string])[];
}

const VOWELS = 'AEIOUY';
const CONSONANT = new RegExp(`[^${VOWELS}]`);

export function sisterOf(thesaurus: Thesaurus, own: Speller, hers: Speller): Sister {
  const near = synonymsIn(thesaurus);
  const byKey = new Map<string, Cognate[]>();
  for (const word of near.keys()) {
    const shape = shapeOf(hers, word);
    if (shape === undefined) continue;
    const known = byKey.get(shape.key) ?? [];
    known.push({ word, shape });
    byKey.set(shape.key, known);
  }

  /** The sister's words that look like the word. */
  function cognatesOf(word: string): string[] {
    const shape = shapeOf(own, word);
    if (shape === undefined) return [];
    const candidates = byKey.get(shape.key) ?? [];
    return candidates.filter((candidate) => isClose(shape, candidate.shape)).map((candidate) => candidate.word);
  }

  return {
    isWitness(word, other) {
      const others = new Set(cognatesOf(other));
      if (others.size === 0) return false;
      return cognatesOf(word).some((cognate) => [...(near.get(cognate) ?? [])].some((text) => others.has(text)));
    },
  };
}

/** The single words of a thesaurus, in small letters, with what is listed under them or lists them. */
function synonymsIn({ heads }: Thesaurus): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const join = (word: string, other: string) => {
    const known = near.get(word);
    if (known === undefined) near.set(word, new Set([other]));
    else known.add(other);
  };
  for (const { word, senses } of heads) {
    const head = word.toLowerCase();
    if (head === '' || head.includes(' ')) continue;
    for (const { text } of senses.flatMap(({ synonyms }) => synonyms)) {
      const member = text.toLowerCase();
      if (member.includes(' ')) continue;
      join(head, member);
      join(member, head);
    }
  }
  return near;
}

/** How a word looks to a speaker of the sister language. */
interface Shape {
  /** The first letter and the consonants after it, doubled ones once: cognates agree in them. */
  readonly key: string;
  /** What stands between the consonants. */
  readonly vowels: readonly string[];
  readonly length: number;
}

interface Cognate {
  readonly word: string;
  readonly shape: Shape;
}

function shapeOf({ alphabet, respelling }: Speller, word: string): Shape | undefined {
  const cells = alphabet.cellsOf(word);
  if (cells === undefined || cells === '') return undefined;
  const folded = respelling.reduce((text, [run, other]) => text.replaceAll(run, other), alphabet.textOf(cells));
  const rest = folded.slice(1).replace(/(.)\1+/g, '$1');
  const consonants = [...rest].filter((letter) => !VOWELS.includes(letter)).join('');
  return { key: folded[0] + consonants, vowels: rest.split(CONSONANT), length: folded.length };
}

/** Whether few vowels differ: as many as a third of the shorter word's letters at most. */
function isClose(a: Shape, b: Shape): boolean {
  const apart = a.vowels.filter((vowels, index) => vowels !== b.vowels[index]).length;
  return apart <= Math.max(1, Math.floor(Math.min(a.length, b.length) / 3));
}
