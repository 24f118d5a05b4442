/** How many facts of each group a grid may show, and how many it does. */
import type { Language } from '../../format/documents.js';
import { type FactClass, type FactGroup, limitOf } from '../lexicon/facts.js';
import { everyClue, type LexiconEntry } from '../lexicon/lexicon.js';
import type { GroupLimits } from './fill-state.js';

/** The limits of a grid of so many answers, `side` its longer side; groups are numbered from 1 in their order. */
export function groupLimits(
  groups: readonly FactGroup[],
  language: Language,
  answers: number,
  side: number,
  most: number,
): GroupLimits {
  return { most, limits: Int16Array.from([0, ...groups.map((group) => limitOf(group, language, answers, side))]) };
}

/**
 * In which group an answer is counted while a grid is filled: that of the first of its classes, by their codes, whose facts may be
 * struck by now; `undefined` for an answer of a table.
 */
export function countedGroup(entry: LexiconEntry): string | undefined {
  if (entry.isWord) return undefined;
  return everyClue(entry).reduce((first, clue) => (clue.origin < first.origin ? clue : first)).fact?.group;
}

/** What is left of the limits while clues are chosen: a clue of another group than the answer was counted in needs room there. */
export class GroupRoom {
  private readonly left = new Map<string, number>();

  constructor(groups: readonly FactGroup[], { limits }: GroupLimits, entries: readonly LexiconEntry[]) {
    for (const [index, { name }] of groups.entries()) this.left.set(name, limits[index + 1]);
    for (const entry of entries) this.add(countedGroup(entry), -1);
  }

  has(entry: LexiconEntry, fact: FactClass | undefined): boolean {
    return fact === undefined || fact.group === countedGroup(entry) || (this.left.get(fact.group) ?? 0) > 0;
  }

  /** The answer shows the fact: what it was counted in is free again. */
  take(entry: LexiconEntry, fact: FactClass | undefined): void {
    this.add(countedGroup(entry), 1);
    this.add(fact?.group, -1);
  }

  private add(group: string | undefined, count: number): void {
    if (group !== undefined) this.left.set(group, (this.left.get(group) ?? 0) + count);
  }
}
