/**
 * How words are written. Many thesauri have their heads in small letters throughout; what a word looks like is then said
 * by the sense lines that it is a member of.
 */
import type { SenseLine, Thesaurus } from './mythes.js';

export class Spellings {
  private readonly capitalNouns: boolean;
  private readonly headsAreSmall: boolean;
  /** How often each spelling stands in a sense line. */
  private readonly counts = new Map<string, number>();
  /** By the word in small letters: its spellings with capitals. */
  private readonly capitals = new Map<string, string[]>();

  constructor({ heads }: Thesaurus, capitalNouns: boolean) {
    this.capitalNouns = capitalNouns;
    this.headsAreSmall = heads.every(({ word }) => word === word.toLowerCase());
    const lines = new Set<SenseLine>();
    for (const { senses } of heads) for (const line of senses) lines.add(line);
    for (const { synonyms } of lines) for (const { text } of synonyms) this.count(text);
    for (const { word } of heads) if (!this.headsAreSmall || this.isNews(word)) this.count(word);
  }

  /** The commonest spelling of a word; where nouns are not told by a capital, small letters if it ever has them. */
  of(word: string): string | undefined {
    const lower = word.toLowerCase();
    const small = this.counts.has(lower) ? [lower] : [];
    if (!this.capitalNouns && small.length > 0) return lower;
    const all = [...small, ...(this.capitals.get(lower) ?? [])];
    return all.length === 0 ? undefined : all.reduce((best, next) => (this.isBefore(next, best) ? next : best));
  }

  /** How a head is written; `undefined` where nothing tells. */
  ofHead(word: string): string | undefined {
    if (word === '') return undefined;
    if (!this.headsAreSmall || this.counts.has(word)) return word;
    return this.of(word) ?? (this.capitalNouns ? undefined : word);
  }

  /** Whether the word is in the thesaurus, in this spelling before others. */
  has(word: string): boolean {
    return this.of(word) === word;
  }

  /** Whether it is in the thesaurus in any case. */
  hasAnyCase(word: string): boolean {
    return this.of(word) !== undefined;
  }

  /** A small head may stand for itself where no sense line has the word; not so a noun with a capital. */
  private isNews(head: string): boolean {
    return !this.capitalNouns && !this.hasAnyCase(head);
  }

  private count(text: string): void {
    const count = this.counts.get(text) ?? 0;
    this.counts.set(text, count + 1);
    const lower = text.toLowerCase();
    if (count > 0 || lower === text) return;
    const known = this.capitals.get(lower);
    if (known === undefined) this.capitals.set(lower, [text]);
    else known.push(text);
  }

  /** Commoner first, ties by code points. */
  private isBefore(text: string, other: string): boolean {
    const [count, otherCount] = [this.counts.get(text) ?? 0, this.counts.get(other) ?? 0];
    return count > otherCount || (count === otherCount && text < other);
  }
}
