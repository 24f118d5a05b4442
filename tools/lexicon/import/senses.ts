/**
 * A thesaurus as a graph: words in the spelling that stands in sense lines, and senses as sets of words. A sense that
 * stands under several heads is one sense with several heads.
 */
import { PLAIN, type Register, registerOf } from './marks.js';
import type { Head, Member, SenseLine, Thesaurus } from './mythes.js';
import type { ImportRules } from './rules.js';
import { Spellings } from './spellings.js';

export interface Word {
  readonly text: string;
  /** The senses it is a member of, in the thesaurus's order. */
  readonly senses: Sense[];
  /** How it stands in each of them. */
  readonly registers: Register[];
  /** The senses that stand under it as a head, in their order. */
  readonly own: Sense[];
}

export interface Sense {
  readonly partOfSpeech: string;
  readonly members: readonly Word[];
  /** The words that it stands under. */
  readonly heads: Word[];
  /** What the words are kinds of. */
  readonly classWords: readonly string[];
}

export interface Senses {
  readonly words: ReadonlyMap<string, Word>;
  readonly spellings: Spellings;
}

/** What of the rules says how words are written and marked. */
export type MarkRules = Pick<ImportRules, 'capitalNouns' | 'refusedMarks' | 'labels'>;

/** Builds the graph. */
export function sensesOf(thesaurus: Thesaurus, rules: MarkRules): Senses {
  const spellings = new Spellings(thesaurus, rules.capitalNouns);
  const builder = new Builder(spellings, rules);
  for (const head of thesaurus.heads) builder.add(head);
  return { words: builder.words, spellings };
}

/** How many senses of each part of speech a word has; empty in thesauri that do not name any. */
export function partsOf(word: Word): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  for (const { partOfSpeech } of word.senses) {
    if (partOfSpeech !== '') parts.set(partOfSpeech, (parts.get(partOfSpeech) ?? 0) + 1);
  }
  return parts;
}

class Builder {
  readonly words = new Map<string, Word>();
  private readonly senses = new Map<string, Sense>();
  private readonly spellings: Spellings;
  private readonly rules: MarkRules;

  constructor(spellings: Spellings, rules: MarkRules) {
    this.spellings = spellings;
    this.rules = rules;
  }

  add({ word, senses }: Head): void {
    const spelling = this.spellings.ofHead(word);
    const lower = word.toLowerCase();
    for (const line of senses) {
      const own = line.synonyms.find(({ text }) => text.toLowerCase() === lower)?.text;
      const head = own ?? spelling;
      if (head === undefined) continue;
      const members = own === undefined ? [{ text: head, marks: [] }, ...line.synonyms] : line.synonyms;
      this.own(this.wordOf(head), this.senseOf(line, members));
    }
  }

  private own(word: Word, sense: Sense): void {
    if (sense.heads.includes(word)) return;
    word.own.push(sense);
    sense.heads.push(word);
  }

  private senseOf({ partOfSpeech, classWords }: SenseLine, members: readonly Member[]): Sense {
    const texts = members.map(({ text }) => text).sort();
    const key = `${partOfSpeech}|${texts.join('|')}`;
    const known = this.senses.get(key);
    const sense = known ?? { partOfSpeech, members: texts.map((text) => this.wordOf(text)), heads: [], classWords };
    if (known === undefined) {
      this.senses.set(key, sense);
      for (const word of sense.members) {
        word.senses.push(sense);
        word.registers.push(PLAIN);
      }
    }
    for (const { text, marks } of members) if (marks.length > 0) this.learn(this.wordOf(text), sense, marks);
    return sense;
  }

  /** Under its own head a word has no marks: what another head says of it counts. */
  private learn(word: Word, sense: Sense, marks: readonly string[]): void {
    const place = word.senses.lastIndexOf(sense);
    if (word.registers[place] === PLAIN) word.registers[place] = registerOf(marks, this.rules);
  }

  private wordOf(text: string): Word {
    let word = this.words.get(text);
    if (word === undefined) {
      word = { text, senses: [], registers: [], own: [] };
      this.words.set(text, word);
    }
    return word;
  }
}
