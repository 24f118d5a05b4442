/** The worker thread's side of learning: makes some of a round's grids. */
import { workerData } from 'node:worker_threads';
import type { Language } from '../../format/documents.js';
import { Grounds, type GroundsWish } from '../plan/grounds.js';
import type { Uses } from './learn.js';
import { type PilotTask, PilotWorkshop } from './pilot.js';

// Tinypool puts its own data first and the pool's second.
const [, wish] = workerData as [unknown, GroundsWish];
const grounds = new Grounds(wish);
const workshops = new Map<Language, PilotWorkshop>();

export default function runPilot(task: PilotTask): Uses {
  const { language } = task;
  const workshop = workshops.get(language) ?? new PilotWorkshop(grounds.language(language));
  workshops.set(language, workshop);
  return workshop.uses(task);
}
