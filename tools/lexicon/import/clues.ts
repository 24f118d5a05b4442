/** Which synonyms may be clues. */
import { MAX_CLUE } from '../../../generator/lexicon/entries.js';
import type { Related } from '../related.js';
import { UNKNOWN, wordsIn } from './familiarity.js';
import { isCapital } from './grammar.js';
import type { Ground } from './ground.js';
import { KNOWN_RANK, type PhraseRule, type WordClass } from './rules.js';
import type { ClueReason } from './tally.js';

/** Letters, with single blanks, hyphens and apostrophes between. */
const PLAIN = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
const MOST_WORDS = 3;
const SHORTEST_CLUE = 2;
/** A single word of fewer letters is no clue. */
const SHORTEST_WORD = 3;

/** What is known of a clue whatever its answer. */
interface Judged {
  readonly fault: ClueReason | undefined;
  /** Its words, folded. */
  readonly tokens: readonly string[];
}

/** An answer as the clue filter needs it. */
export interface Asked {
  readonly text: string;
  /** In cells. */
  readonly cells: string;
  readonly wordClass: WordClass | undefined;
}

export class ClueFilter {
  private readonly ground: Ground;
  private readonly related: Related;
  private readonly judged = new Map<string, Judged>();

  constructor(ground: Ground, related: Related) {
    this.ground = ground;
    this.related = related;
  }

  /** Why the text is no clue for the answer; `undefined` where it may be one. `label`: the register before it. */
  fault(answer: Asked, clue: string, label = ''): ClueReason | undefined {
    const { fault, tokens } = this.judge(clue);
    if (fault !== undefined) return fault;
    if (!this.fitsClass(answer.wordClass, clue, tokens.length)) {
      return tokens.length > 1 ? 'several words' : 'of another word class';
    }
    const shown = [...tokens, ...this.folded(wordsIn(label)), ...this.folded([clue.replace(/['’]/g, '')])];
    return shown.some((word) => this.related(answer.cells, word)) ? 'same stem as the answer' : undefined;
  }

  private judge(clue: string): Judged {
    let judged = this.judged.get(clue);
    if (judged === undefined) {
      const words = wordsIn(clue);
      const folded = this.folded(words);
      judged = {
        fault:
          formFault(clue, words.length, folded.length, this.ground.rules.notWords) ??
          this.senseFault(clue, folded) ??
          this.wordFault(clue, folded),
        tokens: folded,
      };
      this.judged.set(clue, judged);
    }
    return judged;
  }

  /** The words in cells; those with a letter that has no cell are left out. */
  private folded(words: readonly string[]): string[] {
    return words.flatMap((word) => this.ground.alphabet.cellsOf(word) ?? []);
  }

  private senseFault(clue: string, tokens: readonly string[]): ClueReason | undefined {
    const { ground } = this;
    const words = clue.split(' ');
    if (!ground.rules.capitalNouns && words.some(isCapital)) return 'name';
    if (tokens.some((token) => ground.blocked.refuses(token))) return 'blocked';
    if (tokens.length > 1) return undefined;
    const isEmpty = tokens[0].length < SHORTEST_WORD || ground.emptyClues.has(tokens[0]);
    if (isEmpty || ground.functionWords.has(clue.toLowerCase())) return 'says nothing';
    return ground.grammar.isName(clue) ? 'name' : undefined;
  }

  private wordFault(clue: string, tokens: readonly string[]): ClueReason | undefined {
    if (!wordsIn(clue).every((word) => this.isKnown(word))) return 'unknown words';
    if (tokens.length > 1) return undefined;
    if (this.ground.familiarity.rankOf(clue) > KNOWN_RANK && !this.isCompound(clue)) return 'unknown words';
    return this.ground.grammar.isInflected(clue) ? 'inflected' : undefined;
  }

  private isKnown(word: string): boolean {
    const { familiarity, functionWords } = this.ground;
    return familiarity.rankOf(word) < UNKNOWN || functionWords.has(word) || this.isCompound(word);
  }

  private isCompound(word: string): boolean {
    return this.ground.rules.compounds && this.ground.familiarity.isCompound(word);
  }

  private fitsClass(wordClass: WordClass | undefined, clue: string, words: number): boolean {
    const { rules, grammar } = this.ground;
    if (words === 1) {
      const own = grammar.classOf(clue);
      return own === undefined || wordClass === undefined || own === wordClass;
    }
    const rule = rules.phrases.any ?? (wordClass === undefined ? undefined : rules.phrases[wordClass]);
    return rule !== undefined && this.fitsPhrase(rule, clue.split(' '));
  }

  private fitsPhrase({ most, form, last, particles }: PhraseRule, words: readonly string[]): boolean {
    const { functionWords, grammar } = this.ground;
    const end = words[words.length - 1];
    if (words.length > most || (form !== undefined && !form.test(words.join(' ')))) return false;
    if (functionWords.has(words[0].toLowerCase())) return false;
    if (functionWords.has(end.toLowerCase()) && !particles?.includes(end)) return false;
    return last === undefined || grammar.classOf(end) === last;
  }
}

function formFault(clue: string, words: number, folded: number, notWords: RegExp | undefined): ClueReason | undefined {
  const length = [...clue].length;
  if (length > MAX_CLUE || length < SHORTEST_CLUE || words > MOST_WORDS) return 'length';
  if (!PLAIN.test(clue) || folded < words || words === 0) return 'signs';
  return /\p{Lu}{2}/u.test(clue) || notWords?.test(clue) ? 'abbreviation' : undefined;
}
