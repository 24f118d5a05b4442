/**
 * Learns how often each answer may take part in the arrowwords of a language, so that none stands in too large a share of them
 * (`generator/arrowword/variety.ts`): rounds of grids at addresses of their own tell in what share of the grids each would stand if it
 * were always open; it is then open at as many addresses as bring that down to what is aimed at. What one answer leaves others take,
 * hence the rounds. A side starts with what the one before it learned.
 */
import type { VarietyTable } from '../../generator/arrowword/variety.js';

/** At how many of 256 addresses each answer is closed. */
export type Shares = ReadonlyMap<string, number>;

/** In how many of some grids each answer stands. */
export interface Uses {
  readonly grids: number;
  readonly uses: ReadonlyMap<string, number>;
}

/** Makes the grids of a round. */
export type Pilot = (side: number, round: number, grids: number, shares: Shares) => Promise<Uses>;

export interface LearningPlan {
  /** Rounds of the first side, and of each one after it. */
  readonly rounds: readonly [number, number];
  readonly grids: number;
}

/** A round's grids see what stands in one of ten; those before it are remembered, so that no answer swings. */
export const LEARNING: LearningPlan = { rounds: [8, 4], grids: 100 };

/** Up to how many letters is an answer short? Of those there are few, and many places for them. */
const SHORT = 3;
const ALL_OPEN = 256;
/** An answer that is never open would be no answer. */
const LEAST_OPEN = 8;
/** How much of what rounds told is left after the next. */
const MEMORY = 0.75;
/** What was thought before counts as so many grids: of an answer that is hardly open little is learned. */
const PRIOR_GRIDS = 10;

/** What is known of an answer: in how many grids it stood, how many it was open at, and in what share of them it would stand if always open. */
interface Experience {
  readonly uses: number;
  readonly open: number;
  readonly propensity: number;
}

/** Learns the columns of some sides, ascending. `report`: rounds done, and all. */
export async function learnVariety(
  sides: readonly number[],
  pilot: Pilot,
  report: (done: number, total: number) => void,
  { rounds: [first, next], grids }: LearningPlan = LEARNING,
): Promise<VarietyTable> {
  const table = new Map<number, Shares>();
  const learner = new Learner();
  const total = first + next * (sides.length - 1);
  let done = 0;
  for (const [index, side] of sides.entries()) {
    const rounds = index === 0 ? first : next;
    for (let round = 1; round <= rounds; round++) {
      report(done++, total);
      const shares = learner.shares(side);
      learner.learn(shares, await pilot(side, round, grids, shares));
    }
    table.set(side, learner.shares(side));
  }
  report(done, total);
  return table;
}

/** In what share of the grids of a side an answer of so many letters shall stand at most, in percent: below what is promised, by chance's reach. */
export function aimOf(side: number, length: number): number {
  return length <= SHORT ? Math.max(12, side + 4, 2 * side - 8) : Math.max(6, side - 6);
}

/** What answers would do if they were always open, from grids at which they were open by some shares. */
export class Learner {
  private known = new Map<string, Experience>();
  private grids = 0;

  /** Takes in a round's grids, made with these shares. */
  learn(shares: Shares, { grids, uses }: Uses): void {
    const next = new Map<string, Experience>();
    for (const answer of new Set([...this.known.keys(), ...uses.keys()])) {
      const before = this.known.get(answer) ?? { uses: 0, open: this.grids, propensity: 0 };
      const isOpen = (ALL_OPEN - (shares.get(answer) ?? 0)) / ALL_OPEN;
      const own = {
        uses: MEMORY * before.uses + (uses.get(answer) ?? 0),
        open: MEMORY * before.open + grids * isOpen,
      };
      const propensity = (own.uses + PRIOR_GRIDS * before.propensity) / (own.open + PRIOR_GRIDS);
      next.set(answer, { ...own, propensity });
    }
    this.known = next;
    this.grids = MEMORY * this.grids + grids;
  }

  /** At how many of 256 addresses each answer has to be closed to come to what is aimed at. */
  shares(side: number): Shares {
    const shares = new Map<string, number>();
    for (const [answer, { propensity }] of this.known) {
      const wished = (aimOf(side, [...answer].length) * ALL_OPEN) / 100;
      if (wished >= propensity * ALL_OPEN) continue;
      shares.set(answer, ALL_OPEN - Math.max(LEAST_OPEN, Math.floor(wished / propensity)));
    }
    return shares;
  }
}
