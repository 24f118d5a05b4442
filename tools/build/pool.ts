/** An executor over worker threads (tinypool). Needs the compiled worker: node has no loader for TypeScript. */
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { messageOf, UnfinishedError } from '../errors.js';
import type { GroundsWish } from '../plan/grounds.js';
import type { Task } from '../plan/plan.js';
import type { Executor, Outcome } from './executor.js';

/** How many puzzles may a worker take at once? Few, so that the load stays even at the end; enough to hide the messages. */
const LARGEST_BATCH = 8;
/** At least this many batches a worker, so that a small build is spread too. */
const BATCHES_A_WORKER = 8;

/** An executor with `jobs` worker threads, which end with each call; each reads the languages that its tasks need. */
export function poolOf(jobs: number, wish: GroundsWish): Executor {
  return async (tasks, report, signal) => {
    const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(tasks.length / (jobs * BATCHES_A_WORKER))));
    const threads = Math.min(jobs, Math.ceil(tasks.length / size));
    if (threads === 0) return;
    const pool = new Tinypool({
      filename: fileURLToPath(new URL('./worker.js', import.meta.url)),
      minThreads: threads,
      maxThreads: threads,
      workerData: wish,
    });
    let next = 0;
    const lane = async () => {
      while (next < tasks.length && !signal.aborted) {
        const start = next;
        next += size;
        const outcomes = await runBatch(pool, tasks.slice(start, start + size), signal);
        for (const [i, outcome] of outcomes.entries()) report(start + i, outcome);
      }
    };
    try {
      await Promise.all(Array.from({ length: threads }, lane));
    } finally {
      await pool.destroy();
    }
  };
}

async function runBatch(pool: Tinypool, batch: readonly Task[], signal: AbortSignal): Promise<Outcome[]> {
  try {
    return await pool.run(batch, { signal });
  } catch (error) {
    if (signal.aborted) return [];
    throw new UnfinishedError(`a worker failed at ${batch[0].address} or after: ${messageOf(error)}`);
  }
}
