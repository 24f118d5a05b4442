/**
 * Learns how often each answer may take part in the arrowwords of a language, so that none stands in too large a share of them
 * (`generator/arrowword/variety.ts`): rounds of grids at addresses of their own; after each, an answer that stood in too many is
 * closed at more addresses, one that stood in few at fewer. A side starts with what the one before it learned.
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

/** 150 to 250 grids see what stands in one of ten; fewer learn noise. A round weighs half as much after each later one. */
export const LEARNING: LearningPlan = { rounds: [10, 5], grids: 100 };

/** Up to how many letters is an answer short? Of those there are few, and many places for them. */
const SHORT = 3;
const ALL_OPEN = 256;
/** An answer that is never open would be no answer. */
const LEAST_OPEN = 8;

/** Learns the columns of some sides, ascending. `report`: rounds done, and all. */
export async function learnVariety(
  sides: readonly number[],
  pilot: Pilot,
  report: (done: number, total: number) => void,
  { rounds: [first, next], grids }: LearningPlan = LEARNING,
): Promise<VarietyTable> {
  const table = new Map<number, Shares>();
  const total = first + next * (sides.length - 1);
  let shares: Shares = new Map();
  let done = 0;
  for (const [index, side] of sides.entries()) {
    let seen: Uses = { grids: 0, uses: new Map() };
    const rounds = index === 0 ? first : next;
    for (let round = 1; round <= rounds; round++) {
      report(done++, total);
      seen = faded(seen, await pilot(side, round, grids, shares));
      shares = nextShares(shares, seen, side);
    }
    table.set(side, shares);
  }
  report(done, total);
  return table;
}

/** In what share of the grids of a side an answer of so many letters shall stand at most, in percent: below what is promised, by chance's reach. */
export function aimOf(side: number, length: number): number {
  return length <= SHORT ? Math.max(14, side + 6, 2 * side - 6) : Math.max(7, side - 5);
}

/** What the round before told counts half. */
function faded(before: Uses, now: Uses): Uses {
  const uses = new Map([...before.uses].map(([answer, count]): [string, number] => [answer, count / 2]));
  for (const [answer, count] of now.uses) uses.set(answer, (uses.get(answer) ?? 0) + count);
  return { grids: before.grids / 2 + now.grids, uses };
}

/** Closes what stood in more grids than aimed at, nearly in proportion, and opens what stood in far fewer. */
export function nextShares(shares: Shares, { grids, uses }: Uses, side: number): Shares {
  const next = new Map<string, number>();
  for (const answer of new Set([...shares.keys(), ...uses.keys()])) {
    const open = ALL_OPEN - (shares.get(answer) ?? 0);
    const aim = aimOf(side, [...answer].length) * grids;
    const share = 100 * (uses.get(answer) ?? 0);
    const closed = ALL_OPEN - nextOpen(open, share, aim);
    if (closed > 0) next.set(answer, closed);
  }
  return next;
}

function nextOpen(open: number, share: number, aim: number): number {
  if (share > aim) return Math.max(LEAST_OPEN, Math.floor((open * (10 * aim + share)) / (11 * share)));
  if (5 * share < 3 * aim) return Math.min(ALL_OPEN, Math.ceil((open * 5) / 4));
  return open;
}
