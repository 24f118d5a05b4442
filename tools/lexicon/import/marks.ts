/** What the marks beside a synonym say: what it is to the head, whether it is fit for a puzzle, and its register. */
import type { ImportRules, Label } from './rules.js';

const RELATIONS = ['synonym', 'class', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Marks of words that the head is a kind of. */
const CLASS = /^(?:oberbegriff|generic term|h[iy]per[oó]?n[iíy]m)/i;
/** Marks of words that stand in the line and are no synonyms. */
const OTHER =
  /^(?:ant[oóô]n[iíy]m|opposite|gegenteil|contrair|contrari|opuesto|oposto|opak|unterbegriff|h[iy]p[oó]n[iíy]m|assoziation|(?:related|similar) term|see also|variabel)/i;

/** What a word with these marks is to its head. */
export function relationOf(marks: readonly string[]): Relation {
  if (marks.some((mark) => OTHER.test(mark))) return 'other';
  return marks.some((mark) => CLASS.test(mark)) ? 'class' : 'synonym';
}

/** How a word stands in a sense. */
export interface Register {
  /** Vulgar, insulting or wrong. */
  readonly isRefused: boolean;
  readonly label: Label | undefined;
}

export const PLAIN: Register = { isRefused: false, label: undefined };

/** What the marks say of the word's register. */
export function registerOf(
  marks: readonly string[],
  { refusedMarks, labels }: Pick<ImportRules, 'refusedMarks' | 'labels'>,
): Register {
  if (marks.length === 0) return PLAIN;
  const words = marks.flatMap((mark) => mark.toLowerCase().split(' '));
  const isRefused = refusedMarks.some((beginning) => words.some((word) => word.startsWith(beginning)));
  const label = labels.find(({ mark }) => marks.some((candidate) => candidate.startsWith(mark)));
  return isRefused || label !== undefined ? { isRefused, label } : PLAIN;
}
