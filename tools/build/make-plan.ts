/** What `build` and `build --check` share: which tasks to run, the records that come of them, and the files of these. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Bank } from '../../format/bank.js';
import type { BankReader } from '../../format/reader.js';
import { hasHints } from '../../format/record.js';
import { rulesFor, type VariantRules } from '../../format/variants.js';
import type { Made } from '../../generator/make.js';
import type { World } from '../commands/command.js';
import { InputError } from '../errors.js';
import { type GroundsWish, wishOf } from '../plan/grounds.js';
import { type Plan, type Task, tasksOf } from '../plan/plan.js';
import { matcher } from '../plan/select.js';
import { Progress } from '../progress.js';
import { filesOf, openNamedAsset, recordIn } from './assets.js';
import type { OutputFile } from './files.js';
import type { LexiconAsset } from './lexicon-asset.js';
import type { ManifestSource } from './manifest.js';
import { assetName } from './names.js';
import { poolOf } from './pool.js';
import { makeAll } from './records.js';

/** Makes the tasks' puzzles in worker threads, with a progress bar. */
export async function makeWithProgress(
  tasks: readonly Task[],
  wish: GroundsWish,
  jobs: number,
  world: World,
): Promise<Made[]> {
  const progress = new Progress(world, 'puzzles');
  try {
    return await makeAll(tasks, poolOf(jobs, wishOf(wish)), world.signal, progress.update);
  } finally {
    progress.end();
  }
}

/** Packs with a progress bar; a signal ends it before the next asset. */
export async function packWithProgress(
  banks: readonly Bank[],
  plan: Plan,
  lexicons: readonly LexiconAsset[],
  sources: readonly ManifestSource[],
  world: World,
): Promise<OutputFile[]> {
  const progress = new Progress(world, 'assets');
  try {
    return await filesOf(banks, plan.encodings, lexicons, sources, async (done, total) => {
      progress.update(done, total);
      await setImmediate();
      world.signal.throwIfAborted();
    });
  } finally {
    progress.end();
  }
}

/** What `--only` leaves to do: tasks to make, and for all others the record that the folder's banks hold. */
export interface Selection {
  readonly tasks: readonly Task[];
  readonly selected: readonly Task[];
  /** Records carried over, by index in `tasks`. */
  readonly carried: ReadonlyMap<number, string>;
}

/** Selects by globs and finds what is carried over. Throws `InputError` where a record to carry over is missing. */
export function selectTasks(plan: Plan, globs: readonly string[], folder: string): Selection {
  const tasks = tasksOf(plan);
  const matches = matcher(
    globs,
    tasks.map((task) => task.address),
  );
  const carried = new Map<number, string>();
  const banks = new Map<string, BankReader>();
  for (const [index, task] of tasks.entries()) {
    if (matches(task.address)) continue;
    const { variant } = task;
    const bank = banks.get(variant) ?? openBankOf(plan, variant, folder);
    banks.set(variant, bank);
    const record = recordIn(bank, task.address);
    if (record === undefined) {
      throw new InputError(
        `${folder}: no record of ${task.address} to carry over; expected a bank built from this plan (\`build\` without --only makes it)`,
      );
    }
    carried.set(index, record);
  }
  const selected = tasks.filter((_, index) => !carried.has(index));
  refuseMixedHints(tasks, selected, carried, folder);
  return { tasks, selected, carried };
}

/** All records of a level have hints or none has: a level that is made in part must carry over records of the plan's kind. */
function refuseMixedHints(
  tasks: readonly Task[],
  selected: readonly Task[],
  carried: ReadonlyMap<number, string>,
  folder: string,
): void {
  const levelOf = ({ variant, level }: Task) => `${variant}/${level}`;
  const made = new Set(selected.map(levelOf));
  for (const [index, record] of carried) {
    const task = tasks[index];
    const level = levelOf(task);
    if (!made.has(level) || hasHints(rulesFor(task.variant) as VariantRules, record) === task.hints) continue;
    const [held, wanted] = task.hints ? ['without', 'with'] : ['with', 'without'];
    throw new InputError(
      `${folder}: the record of ${task.address} is ${held} hints, those to be made of ${level} are ${wanted} them; expected all of a level alike (\`--only '${level}/**'\` makes it whole)`,
    );
  }
}

/** Puts made and carried records together in the order of the tasks. */
export function joinRecords(selection: Selection, made: readonly Made[]): string[] {
  let next = 0;
  return selection.tasks.map((_, index) => selection.carried.get(index) ?? made[next++].record);
}

function openBankOf(plan: Plan, variant: string, folder: string): BankReader {
  const names = plan.encodings.map((encoding) => assetName(variant, encoding));
  const name = names.find((candidate) => existsSync(join(folder, candidate)));
  if (name === undefined) {
    throw new InputError(
      `${join(folder, names[0])}: no such bank yet to carry records over from; \`build\` without --only makes it`,
    );
  }
  return openNamedAsset(folder, name);
}
