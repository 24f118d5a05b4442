/** `build`: makes what the plan names; with `--check` proves that the folder holds just that. */
import { banksOf, filesOf } from '../build/assets.js';
import { type OutputFile, removeFiles, writeFiles } from '../build/files.js';
import { joinRecords, makeWithProgress, selectTasks } from '../build/make-plan.js';
import { MANIFEST_NAME, type Manifest, readManifest } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { readPlan } from '../plan/plan.js';
import { textTable } from '../text-table.js';
import { check } from './check.js';
import type { Command, Values, World } from './command.js';
import { JOBS, JSON_LINES, jobs, ONLY, OUT, outFolder, PLAN, planFile, texts } from './options.js';

export const buildCommand: Command = {
  name: 'build',
  operands: '[--check]',
  summary: 'Builds the banks that the plan names, and the manifest. Only files that change are written.',
  details: [
    'With --only, the matching addresses are made anew and all other records are carried over from the banks',
    'in the folder. With --check nothing is written: everything is made again in memory and compared, byte for',
    'byte; differences, missing and extra assets are listed and end with exit code 1.',
  ].join('\n'),
  options: {
    plan: PLAN,
    out: OUT,
    only: ONLY,
    jobs: JOBS,
    check: { type: 'boolean', help: 'make everything again and compare with the folder' },
    sample: { type: 'string', value: 'N', help: 'with --check: only N addresses of each bank, chosen by hash' },
    json: JSON_LINES,
  },
  arity: [0, 0],
  run(values, _operands, world) {
    if (values.check === true) return check(values, world);
    if (values.sample !== undefined) throw new InputError('--sample goes with --check');
    return build(values, world);
  },
};

async function build(values: Values, world: World): Promise<number> {
  const start = world.now();
  const plan = readPlan(planFile(values));
  const folder = outFolder(values);
  const selection = selectTasks(plan, texts(values, 'only'), folder);
  const old = oldManifest(folder, world);
  const made = await makeWithProgress(selection.selected, jobs(values, world), world);
  const files = filesOf(banksOf(plan, joinRecords(selection, made)), plan.encodings);
  world.signal.throwIfAborted();
  const changed = new Set(writeFiles(folder, files));
  const names = new Set(files.map((file) => file.name));
  const dropped = (old?.assets ?? []).map((asset) => asset.name).filter((name) => !names.has(name));
  removeFiles(folder, dropped);
  report(files, changed, dropped, selection.selected.length, world.now() - start, values, world);
  return 0;
}

/** The manifest that stands, to know which assets to drop; a broken one is about to be replaced and vouches for none. */
function oldManifest(folder: string, world: World): Manifest | undefined {
  try {
    return readManifest(folder);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    world.err(`${error.message}; it is written anew, and assets that only it knew stay\n`);
    return undefined;
  }
}

function report(
  files: readonly OutputFile[],
  changed: ReadonlySet<string>,
  dropped: readonly string[],
  made: number,
  milliseconds: number,
  values: Values,
  world: World,
): void {
  const manifest = JSON.parse(new TextDecoder().decode(files[files.length - 1].bytes)) as Manifest;
  const rows = manifest.assets.map(({ name, count, bytes }) => ({
    asset: name,
    puzzles: count,
    bytes,
    bytesPerPuzzle: Number((bytes / count).toFixed(1)),
    state: changed.has(name) ? 'written' : 'unchanged',
  }));
  const seconds = Number((milliseconds / 1000).toFixed(1));
  if (values.json === true) {
    for (const row of rows) world.out(`${JSON.stringify(row)}\n`);
    for (const name of dropped) world.out(`${JSON.stringify({ asset: name, state: 'dropped' })}\n`);
    world.out(`${JSON.stringify({ made, manifest: changed.has(MANIFEST_NAME) ? 'written' : 'unchanged', seconds })}\n`);
    return;
  }
  world.out(
    textTable([
      ['asset', 'puzzles', 'bytes', 'bytes/puzzle', ''],
      ...rows.map((row) => [
        row.asset,
        String(row.puzzles),
        String(row.bytes),
        row.bytesPerPuzzle.toFixed(1),
        row.state,
      ]),
    ]),
  );
  for (const name of dropped) world.out(`${name}: dropped, the plan no longer names it\n`);
  world.out(`${made} puzzles made in ${seconds} s\n`);
}
