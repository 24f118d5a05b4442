/** `build`: makes what the plan names; with `--check` proves that the folder holds just that. */
import { puzzlePart } from '../../format/record.js';
import { rulesFor, type VariantRules } from '../../format/variants.js';
import { assetNames, banksOf } from '../build/assets.js';
import { type OutputFile, removeFiles, writeFiles } from '../build/files.js';
import { lexiconsOf } from '../build/lexicon-asset.js';
import { joinRecords, makeWithProgress, packWithProgress, selectTasks } from '../build/make-plan.js';
import { MANIFEST_NAME, type Manifest, readManifest } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { loadGrounds, type Plan, readPlan, sourcesOf, type Task } from '../plan/plan.js';
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
    'byte; differences, missing and extra assets are listed and end with exit code 1. Where there are none the figures of',
    "the levels are held to the plan's gates (see `stats`), which end with exit code 1 too; not with --only or --sample,",
    'which look at a part.',
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
  const grounds = loadGrounds(plan);
  const selection = selectTasks(plan, texts(values, 'only'), folder);
  const old = oldManifest(folder, world);
  const made = await makeWithProgress(selection.selected, plan, jobs(values, world), world);
  const records = joinRecords(selection, made);
  const lexicons = lexiconsOf(selection.tasks, records, grounds);
  const files = await packWithProgress(banksOf(plan, records), plan, lexicons, sourcesOf(grounds), world);
  world.signal.throwIfAborted();
  const changed = new Set(writeFiles(folder, files));
  const names = new Set(files.map((file) => file.name));
  const dropped = [...(old?.assets ?? []), ...(old?.lexicons ?? [])]
    .map((asset) => asset.name)
    .filter((name) => !names.has(name));
  removeFiles(folder, dropped);
  for (const name of assetNames(folder)) {
    if (!names.has(name)) world.err(`${name}: neither the plan nor the last build names it; left as it is\n`);
  }
  for (const pair of equalPuzzles(plan, selection.tasks, records)) {
    world.err(`${pair}: equal puzzles; \`verify\` calls that a fault unless the plan's row says "repeats": true\n`);
  }
  report(files, changed, dropped, selection.selected.length, world.now() - start, values, world);
  return 0;
}

/**
 * Pairs of addresses with equal puzzles, where the later one's level does not allow that. A record's puzzle is its
 * givens and clues with the one solution that they have, so that equal puzzles read alike.
 */
function equalPuzzles(plan: Plan, tasks: readonly Task[], records: readonly string[]): string[] {
  const repeating = new Set(plan.rows.filter((row) => row.repeats).map(({ variant, level }) => `${variant}/${level}`));
  const first = new Map<string, string>();
  return tasks.flatMap(({ address, variant }, index) => {
    const key = `${variant} ${puzzlePart(rulesFor(variant) as VariantRules, records[index])}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, address);
    const mayRepeat = repeating.has(address.slice(0, address.lastIndexOf('/')));
    return earlier === undefined || mayRepeat ? [] : [`${earlier} and ${address}`];
  });
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
  const lexicons = (manifest.lexicons ?? []).map(({ name, words, jokes, bytes }) => ({
    asset: name,
    words,
    jokes,
    bytes,
    state: changed.has(name) ? 'written' : 'unchanged',
  }));
  const seconds = Number((milliseconds / 1000).toFixed(1));
  if (values.json === true) {
    for (const row of [...rows, ...lexicons]) world.out(`${JSON.stringify(row)}\n`);
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
  if (lexicons.length > 0) {
    const lines = lexicons.map((row) => [row.asset, ...[row.words, row.jokes, row.bytes].map(String), row.state]);
    world.out(`\n${textTable([['lexicon', 'words', 'jokes', 'bytes', ''], ...lines])}`);
  }
  for (const name of dropped) world.out(`${name}: dropped, the plan no longer names it\n`);
  world.out(`${made} ${made === 1 ? 'puzzle' : 'puzzles'} made in ${seconds} s\n`);
}
