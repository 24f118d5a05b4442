/**
 * From candidates to a lexicon's entries: tiers, bands, the order of clues, and how many answers a clue may serve.
 * Tier A is a known answer with a firm clue (bands 1 to 3 by its frequency), B a known answer without one (band 4), C an
 * answer that the frequency list does not have (left out, or band 4).
 */

import type { Band } from '../../../generator/lexicon/entries.js';
import { MAX_CLUE } from '../../../generator/lexicon/entries.js';
import { byCodePoints } from '../../text-order.js';
import { MOST_ANSWERS } from '../lint.js';
import type { Related } from '../related.js';
import { KNOWN_RANK } from './rules.js';
import type { Tallies } from './tally.js';

const MOST_CLUES = 6;
/**
 * Up to which place among the lemmas is an answer of band 1 and 2? The places that sort the house lexicons' answers into
 * their bands 1 to 3 best: every child knows the commonest words, every adult the next.
 */
const BAND_RANKS = [2_500, 7_000] as const;

/** A clue that has passed the filter. */
export interface Candidate {
  /** With its label. */
  readonly text: string;
  /** Folded, without its label: to find variants of a clue. */
  readonly folded: string;
  readonly score: number;
  /** Its place among the lemmas. */
  readonly rank: number;
  readonly isFirm: boolean;
}

/** An answer with the clues that it might have. */
export interface Draft {
  readonly display: string;
  /** In cells. */
  readonly cells: string;
  /** 0 where the frequency list does not have it. */
  readonly count: number;
  readonly rank: number;
  /** Too rare for tiers A and B. */
  readonly isRare: boolean;
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

export interface Chosen {
  readonly display: string;
  readonly cells: string;
  readonly count: number;
  readonly band: Band;
  readonly clues: readonly string[];
}

/** Firm clues first, then the nearest, then the commonest, ties by code points. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return Number(b.isFirm) - Number(a.isFirm) || b.score - a.score || a.rank - b.rank || byCodePoints(a.text, b.text);
}

/** One draft for the answers of the same letters: the commonest, since `spať` and `späť` must not share clues. */
export function withoutTwins(drafts: readonly Draft[], { answers }: Tallies): Draft[] {
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = best.get(draft.cells);
    if (known !== undefined) answers.add('same letters as a commoner word');
    if (known === undefined || compareDrafts(draft, known) < 0) best.set(draft.cells, draft);
  }
  return [...best.values()].sort(compareDrafts);
}

/** Commonest first, then the one with the nearest clue, ties by code points. */
function compareDrafts(a: Draft, b: Draft): number {
  return b.count - a.count || b.candidates[0].score - a.candidates[0].score || byCodePoints(a.display, b.display);
}

/** The entries, in the order of their cells. `all`: rare answers too. */
export function choose(drafts: readonly Draft[], related: Related, all: boolean, tallies: Tallies): Chosen[] {
  const served = new Map<string, number>();
  const takers = drafts
    .filter(({ isRare }) => all || !isRare)
    .map((draft) => new Taker(draft, related, served, tallies));
  for (const { isRare } of drafts) if (isRare && !all) tallies.answers.add('rare');
  // Turn by turn, so that the commonest answers do not take all clues for themselves.
  for (let turn = 0; turn < MOST_CLUES; turn++) for (const taker of takers) taker.take();
  return takers.flatMap((taker) => taker.chosen()).sort((a, b) => byCodePoints(a.cells, b.cells));
}

/** An answer that takes its clues. */
class Taker {
  private readonly draft: Draft;
  private readonly related: Related;
  private readonly served: Map<string, number>;
  private readonly tallies: Tallies;
  private readonly taken: Candidate[] = [];
  private next = 0;

  constructor(draft: Draft, related: Related, served: Map<string, number>, tallies: Tallies) {
    this.draft = draft;
    this.related = related;
    this.served = served;
    this.tallies = tallies;
  }

  /** Takes the best clue that is left. An answer with a firm clue takes firm ones alone. */
  take(): void {
    const { candidates } = this.draft;
    for (; this.next < candidates.length; this.next++) {
      const candidate = candidates[this.next];
      if (this.taken[0]?.isFirm && !candidate.isFirm) return;
      if (this.mayTake(candidate)) {
        this.taken.push(candidate);
        this.next++;
        return;
      }
    }
  }

  private mayTake({ text, folded }: Candidate): boolean {
    const key = text.toLowerCase();
    const users = this.served.get(key) ?? 0;
    if ([...text].length > MAX_CLUE || this.taken.some((other) => this.related(other.folded, folded))) {
      this.tallies.clues.add('variant of another clue');
      return false;
    }
    if (users >= MOST_ANSWERS) {
      this.tallies.clues.add('serves other answers');
      return false;
    }
    this.served.set(key, users + 1);
    return true;
  }

  /** The entry; none where no clue was left. */
  chosen(): Chosen[] {
    const { display, cells, count } = this.draft;
    if (this.taken.length === 0) {
      this.tallies.answers.add('no clue left that others do not have');
      return [];
    }
    return [{ display, cells, count, band: this.band(), clues: this.taken.map(({ text }) => text) }];
  }

  private band(): Band {
    const { isRare, rank } = this.draft;
    if (isRare || rank > KNOWN_RANK || !this.taken[0].isFirm) return 4;
    return rank <= BAND_RANKS[0] ? 1 : rank <= BAND_RANKS[1] ? 2 : 3;
  }
}
