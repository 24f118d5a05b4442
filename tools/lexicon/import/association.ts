/** How near the words of a thesaurus are: the clues that each answer might have, with scores. */
import type { Ground } from './ground.js';
import { neighbourLinks } from './neighbours.js';
import { FOUND, type ImportRules, type Label } from './rules.js';
import type { Sense, Senses, Word } from './senses.js';
import type { Sister } from './sister.js';
import { synsetLinks } from './synsets.js';
import type { ClueReason } from './tally.js';

/** A clue that an answer might have. */
export interface Link {
  readonly clue: string;
  /** How near the two are; more is nearer. */
  readonly score: number;
  /** Good enough to come first in bands 1 to 3; `undefined`: its final score decides. */
  readonly isFirm: boolean | undefined;
  readonly isClassWord: boolean;
  /** The register that the clue must name, since the answer belongs to it. */
  readonly label: Label | undefined;
}

/** Hears of candidates that are too far from the answer. */
export type Drop = (reason: ClueReason) => void;

export type Links = (answer: Word, drop: Drop) => Link[];

/** The links by the language's rules. */
export function linksOf(ground: Ground, sister: Sister | undefined): Links {
  const { association } = ground.rules;
  return association.kind === 'synsets'
    ? synsetLinks(ground, association, sister)
    : neighbourLinks(ground, association, sister);
}

/**
 * The rules that fit a thesaurus. In a thesaurus of synsets nearly every word of a sense is a head of it (German 88%,
 * English 97%, Slovak all); in one that lists words under heads few are (Czech 48%).
 */
export function associationFor(senses: Senses): ImportRules['association'] {
  const all = new Set<Sense>();
  for (const word of senses.words.values()) for (const sense of word.senses) all.add(sense);
  let [heads, members] = [0, 0];
  for (const sense of all) {
    if (sense.members.length < 2) continue;
    heads += sense.heads.length;
    members += sense.members.length;
  }
  return heads * 10 >= members * 7 ? FOUND.synsets : FOUND.neighbours;
}

/** What is taken from the score of a clue in a register that the answer does not share. */
export function registerCost(own: Label | undefined, clue: Label | undefined): number {
  if (clue === undefined || clue.text === own?.text) return 0;
  return clue.isPlain ? COLLOQUIAL_COST : REGISTER_COST;
}

const COLLOQUIAL_COST = 0.12;
const REGISTER_COST = 0.25;
