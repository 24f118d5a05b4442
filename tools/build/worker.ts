/** The worker thread's side of the pool: makes a batch of records. */

import type { Task } from '../plan/plan.js';
import { type Outcome, runTask } from './executor.js';

export default function runBatch(tasks: readonly Task[]): Outcome[] {
  return tasks.map(runTask);
}
