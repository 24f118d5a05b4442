/** Why candidates were dropped, in counts. */

/** In the order in which answers are tested. */
export const ANSWER_REASONS = [
  'several words or signs',
  'marked vulgar or wrong',
  'another spelling is commoner',
  'name',
  'capitals inside',
  'no cell for a letter',
  'length',
  'function word',
  'blocked',
  'abbreviation',
  'inflected',
  'no clue',
  'same letters as a commoner word',
  'no clue left that others do not have',
  'rare',
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** In the order in which clues are tested. */
export const CLUE_REASONS = [
  'remote',
  'marked vulgar or wrong',
  'of another word class',
  'of a minor sense',
  'length',
  'signs',
  'abbreviation',
  'name',
  'says nothing',
  'blocked',
  'unknown words',
  'several words',
  'inflected',
  'same stem as the answer',
  'variant of another clue',
  'serves other answers',
] as const;
export type ClueReason = (typeof CLUE_REASONS)[number];

export class Tally<Reason extends string> {
  private readonly counts = new Map<Reason, number>();

  add(reason: Reason): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  /** The counts that are not 0, in the order of the reasons. */
  inOrder(reasons: readonly Reason[]): Record<string, number> {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => reasons.indexOf(a) - reasons.indexOf(b)));
  }
}

export interface Tallies {
  readonly answers: Tally<AnswerReason>;
  readonly clues: Tally<ClueReason>;
}
