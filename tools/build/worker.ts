/** The worker thread's side of the pool: makes a batch of records. */

import { workerData } from 'node:worker_threads';
import { Grounds, type GroundsWish } from '../plan/grounds.js';
import type { Task } from '../plan/plan.js';
import { type Outcome, runTask } from './executor.js';

// Tinypool puts its own data first and the pool's second.
const [, wish] = workerData as [unknown, GroundsWish];
const grounds = new Grounds(wish);

export default function runBatch(tasks: readonly Task[]): Outcome[] {
  return tasks.map((task) => runTask(task, grounds));
}
