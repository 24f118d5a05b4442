/**
 * Who makes the records: this process, or a pool of worker threads. Results are placed by index, so that neither the
 * number of workers nor the order of work can show in them.
 */
import { isWordVariant } from '../../format/variants.js';
import { type Made, makeRecord, makeWordRecord, OutOfAttempts } from '../../generator/make.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import type { Grounds } from '../plan/grounds.js';
import type { Task } from '../plan/plan.js';

/** A record and what it took, or why there is none. */
export type Outcome = Made | { readonly failure: string };

/** Makes every task's record and reports each by its index in `tasks`; stops early, without an error, when `signal` aborts. */
export type Executor = (
  tasks: readonly Task[],
  report: (index: number, outcome: Outcome) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Makes one record. Out of attempts is an outcome; anything else thrown is a bug and carries the address. `grounds`: for word puzzles. */
export function runTask(task: Task, grounds?: Grounds): Outcome {
  try {
    return made(task, grounds);
  } catch (error) {
    if (error instanceof OutOfAttempts) return { failure: error.message };
    throw new Error(`${task.address}: ${error instanceof Error ? error.stack : error}`);
  }
}

function made({ variant, address, parameters, attempts, hints }: Task, grounds: Grounds | undefined): Made {
  if (!isWordVariant(variant)) return makeRecord(MAKERS[variant] as AnyMaker, address, parameters, attempts, hints);
  if (grounds === undefined) throw new Error('no words');
  return makeWordRecord(grounds.maker(variant), address, parameters, attempts);
}

/** Works in this process, in the order given. */
export function inProcess(grounds?: Grounds): Executor {
  return async (tasks, report, signal) => {
    for (const [index, task] of tasks.entries()) {
      if (signal.aborted) return;
      report(index, runTask(task, grounds));
    }
  };
}
