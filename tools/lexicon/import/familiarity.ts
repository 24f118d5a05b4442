/**
 * How well words are known, from a frequency list: the count of a lemma is that of its forms together, where a dictionary
 * tells them, and its rank is its place among the lemmas. Ranks decide, not counts: lists differ in size.
 */
import type { FrequencyRow } from '../../../generator/lexicon/frequency.js';
import type { Hunspell } from '../hunspell.js';
import { lemmaCounts, sortedRows } from '../lemmas.js';
import { PART_RANK } from './rules.js';

export const UNKNOWN = Number.MAX_SAFE_INTEGER;

const LETTERS = /[\p{L}\p{M}]+/gu;
/** The shortest part of a compound. */
const SHORTEST_PART = 4;

/** The words of a text, in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(LETTERS) ?? [];
}

export class Familiarity {
  private readonly counts = new Map<string, number>();
  /** The lemmas' counts, falling. */
  private readonly falling: readonly number[];

  constructor(counts: ReadonlyMap<string, number>, lemmas: readonly FrequencyRow[]) {
    this.falling = lemmas.map(({ count }) => count);
    for (const [form, count] of counts) this.counts.set(form, count);
    for (const { lemma, count } of lemmas) {
      const lower = lemma.toLowerCase();
      this.counts.set(lower, Math.max(count, this.counts.get(lower) ?? 0));
    }
  }

  /** Of a word in any case; 0 where the list does not have it. */
  count(word: string): number {
    return this.counts.get(word.toLowerCase()) ?? 0;
  }

  /** The count of the text's rarest word. */
  countOfText(text: string): number {
    const counts = wordsIn(text).map((word) => this.count(word));
    return counts.length === 0 ? 0 : Math.min(...counts);
  }

  /** The place of a count among the lemmas', from 1. */
  rank(count: number): number {
    if (count <= 0) return UNKNOWN;
    let [low, high] = [0, this.falling.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.falling[middle] > count) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }

  rankOf(text: string): number {
    return this.rank(this.countOfText(text));
  }

  /** Whether a word is made of two known ones, an s between or not: `Regenschirm`, `Geburtstag`. */
  isCompound(word: string, mostRank = PART_RANK): boolean {
    const lower = word.toLowerCase();
    const isPart = (part: string) => part.length >= SHORTEST_PART && this.rank(this.count(part)) <= mostRank;
    for (let cut = SHORTEST_PART; cut <= lower.length - SHORTEST_PART; cut++) {
      if (!isPart(lower.slice(0, cut))) continue;
      if (isPart(lower.slice(cut)) || (lower[cut] === 's' && isPart(lower.slice(cut + 1)))) return true;
    }
    return false;
  }
}

/** What a dictionary says of words: its stems, the forms that it makes of them, and the lemmas' counts. */
export interface Lemmas {
  readonly rows: readonly FrequencyRow[];
  /** `undefined`: no dictionary was given. */
  readonly dictionary: Dictionary | undefined;
}

export interface Dictionary {
  /** Stems as written. */
  readonly stems: ReadonlySet<string>;
  /** Stems in small letters. */
  readonly smallStems: ReadonlySet<string>;
  /** Of the words asked about, in small letters, those that are made of some stem other than themselves. */
  readonly made: ReadonlySet<string>;
  /** The forms of a stem, in small letters. */
  formsOf(stem: string): readonly string[];
}

/** Without a dictionary every form counts for a lemma of its own. `asked`: the words that matter. */
export function lemmasOf(
  counts: ReadonlyMap<string, number>,
  hunspell: Hunspell | undefined,
  asked: Iterable<string>,
): Lemmas {
  if (hunspell === undefined) {
    return { rows: sortedRows([...counts].map(([lemma, count]) => ({ lemma, count }))), dictionary: undefined };
  }
  const made = new Set<string>();
  const small = new Set([...asked].map((word) => word.toLowerCase()));
  const rows = lemmaCounts(counts, { stems: hunspell.stems, forms: noting(hunspell, small, made) });
  return { rows, dictionary: dictionaryOf(hunspell, made) };
}

/** The forms of a stem; on the way the words asked about are noted, since making all forms takes seconds. */
function noting(hunspell: Hunspell, asked: ReadonlySet<string>, made: Set<string>): Hunspell['forms'] {
  return (index) => {
    const forms = hunspell.forms(index);
    const stem = hunspell.stems[index].toLowerCase();
    for (const form of forms) {
      const lower = form.toLowerCase();
      if (lower !== stem && asked.has(lower)) made.add(lower);
    }
    return forms;
  };
}

function dictionaryOf(hunspell: Hunspell, made: ReadonlySet<string>): Dictionary {
  const indices = new Map<string, number[]>();
  for (const [index, stem] of hunspell.stems.entries()) {
    const lower = stem.toLowerCase();
    const known = indices.get(lower);
    if (known === undefined) indices.set(lower, [index]);
    else known.push(index);
  }
  return {
    stems: new Set(hunspell.stems),
    smallStems: new Set(indices.keys()),
    made,
    formsOf: (stem) =>
      (indices.get(stem.toLowerCase()) ?? []).flatMap((index) =>
        hunspell.forms(index).map((form) => form.toLowerCase()),
      ),
  };
}
