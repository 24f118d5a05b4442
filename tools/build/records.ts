/** Runs tasks through an executor and gathers what they make in order. */
import type { Made } from '../../generator/make.js';
import { UnfinishedError } from '../errors.js';
import type { Task } from '../plan/plan.js';
import type { Executor } from './executor.js';

/** Called after each finished puzzle. */
export type OnProgress = (done: number, total: number) => void;

/**
 * The record of every task and what it took, in the order of `tasks`. Throws `UnfinishedError` where an address has none: the first such
 * address in that order among those tried.
 */
export async function makeAll(
  tasks: readonly Task[],
  executor: Executor,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<Made[]> {
  const made = new Array<Made>(tasks.length);
  const failures = new Map<number, string>();
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  signal.addEventListener('abort', onAbort);
  let done = 0;
  await executor(
    tasks,
    (index, outcome) => {
      if ('failure' in outcome) {
        failures.set(index, outcome.failure);
        stop.abort();
      } else {
        made[index] = outcome;
        onProgress(++done, tasks.length);
      }
    },
    stop.signal,
  );
  signal.removeEventListener('abort', onAbort);
  signal.throwIfAborted();
  if (failures.size > 0) throw new UnfinishedError(failures.get(Math.min(...failures.keys())) as string);
  return made;
}
