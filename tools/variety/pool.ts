/** Pilots over worker threads (tinypool). Needs the compiled worker: node has no loader for TypeScript. */
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Language } from '../../format/documents.js';
import type { GroundsWish } from '../plan/grounds.js';
import type { Pilot, Uses } from './learn.js';
import type { PilotTask } from './pilot.js';

/** Few grids a task, so that the load stays even at the end of a round. */
const GRIDS_A_TASK = 5;

export interface PilotPool {
  pilotOf(language: Language): Pilot;
  end(): Promise<void>;
}

/** A pool of `jobs` threads; a round's grids are added up, so that neither their number nor the order of work can show. */
export function pilotPool(jobs: number, wish: GroundsWish, signal: AbortSignal): PilotPool {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./worker.js', import.meta.url)),
    minThreads: jobs,
    maxThreads: jobs,
    workerData: wish,
  });
  const sharedBy = async (tasks: readonly PilotTask[]): Promise<Uses> => {
    const parts: Uses[] = [];
    let next = 0;
    const lane = async () => {
      while (next < tasks.length) parts.push(await pool.run(tasks[next++], { signal }));
    };
    await Promise.all(Array.from({ length: jobs }, lane));
    return sumOf(parts);
  };
  return {
    pilotOf: (language) => (side, round, grids, shares) =>
      sharedBy(
        Array.from({ length: Math.ceil(grids / GRIDS_A_TASK) }, (_, index): PilotTask => {
          const from = index * GRIDS_A_TASK;
          return { language, side, round, from, grids: Math.min(GRIDS_A_TASK, grids - from), shares };
        }),
      ),
    end: () => pool.destroy(),
  };
}

function sumOf(parts: readonly Uses[]): Uses {
  const uses = new Map<string, number>();
  for (const part of parts) {
    for (const [answer, count] of part.uses) uses.set(answer, (uses.get(answer) ?? 0) + count);
  }
  return { grids: parts.reduce((sum, part) => sum + part.grids, 0), uses };
}
