/** How many attempts puzzles take: told by making some of a level again, since records do not hold it. */
import type { Made } from '../../generator/make.js';
import type { Task } from '../plan/plan.js';
import { sampleOf } from '../plan/select.js';
import { meanOf, mostOf, shareOf, sumOf } from './numbers.js';

export interface MakingFigures {
  /** How many were made again. */
  readonly puzzles: number;
  /** Attempts a puzzle, and the most that one took. */
  readonly attempts: number;
  readonly mostAttempts: number;
  /** Puzzles per attempt. */
  readonly success: number;
  /** Where the maker drafts several times in an attempt: drafts a puzzle, and how many of them filled the grid. */
  readonly drafts: { readonly count: number; readonly success: number } | null;
}

/** Of puzzles of one level, at least one. */
export function makingFigures(made: readonly Made[]): MakingFigures {
  const attempts = made.map((puzzle) => puzzle.attempts);
  const tallies = made.flatMap(({ tally }) => tally ?? []);
  const drafts = tallies.map((tally) => tally.drafts);
  return {
    puzzles: made.length,
    attempts: meanOf(attempts),
    mostAttempts: mostOf(attempts),
    success: shareOf(made.length, sumOf(attempts)),
    drafts:
      tallies.length === 0
        ? null
        : { count: meanOf(drafts), success: shareOf(sumOf(tallies.map(({ filled }) => filled)), sumOf(drafts)) },
  };
}

/** The figures of each level, `variant/level`, of which `tasks` made some. */
export function makingByLevel(tasks: readonly Task[], made: readonly Made[]): ReadonlyMap<string, MakingFigures> {
  const byLevel = new Map<string, Made[]>();
  for (const [index, task] of tasks.entries()) {
    const own = byLevel.get(levelOf(task)) ?? [];
    own.push(made[index]);
    byLevel.set(levelOf(task), own);
  }
  return new Map([...byLevel].map(([level, own]) => [level, makingFigures(own)]));
}

/** Of each level, `size` of its tasks, chosen by hash. */
export function sampleTasks(tasks: readonly Task[], size: number): Task[] {
  const levels = [...new Set(tasks.map(levelOf))];
  return levels.flatMap((level) => {
    const own = tasks.filter((task) => levelOf(task) === level);
    const sample = sampleOf(
      own.map(({ address }) => address),
      size,
    );
    return own.filter(({ address }) => sample.has(address));
  });
}

function levelOf({ variant, level }: Task): string {
  return `${variant}/${level}`;
}
