/**
 * `build --check`: makes the plan's puzzles again and compares with what the folder holds; where they are the same, holds
 * them to the plan's gates. Writes nothing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon } from '../../format/lexicon.js';
import { type BankReader, openBank } from '../../format/reader.js';
import { isWordVariant, languageOf } from '../../format/variants.js';
import { assetNames, assetsOf, banksOf, openFolder, readAsset, recordIn, tryOpen } from '../build/assets.js';
import { lexiconName, lexiconsOf } from '../build/lexicon-asset.js';
import { makeWithProgress, packWithProgress } from '../build/make-plan.js';
import { sha256 } from '../build/manifest.js';
import { manifestFaults, type Opened } from '../build/manifest-check.js';
import { EXIT } from '../errors.js';
import type { Grounds } from '../plan/grounds.js';
import { loadGrounds, type Plan, readPlan, sourcesOf, type Task, tasksOf } from '../plan/plan.js';
import { matcher, sampleOf } from '../plan/select.js';
import { type GateReport, gatesJson, judge, tellGates } from '../stats/gates.js';
import { figuresOf, folderStats } from '../stats/levels.js';
import { type MakingFigures, makingByLevel } from '../stats/making.js';
import type { Values, World } from './command.js';
import { jobs, outFolder, planFile, positive, texts } from './options.js';

/** What is wrong: an asset or the manifest as a whole, or one address with both records. */
type Difference =
  | { readonly asset: string; readonly problem: string; readonly expected?: string; readonly found?: string }
  | { readonly asset: string; readonly address: string; readonly expected: string; readonly found: string | null };

export async function check(values: Values, world: World): Promise<number> {
  const plan = readPlan(planFile(values));
  const folder = outFolder(values);
  const grounds = loadGrounds(plan);
  const globs = texts(values, 'only');
  const size = positive(values, 'sample');
  const tasks = tasksOf(plan);
  const selected = selectForCheck(tasks, globs, size);
  const made = await makeWithProgress(selected, plan, jobs(values, world), world);
  const records = made.map(({ record }) => record);
  const isWhole = globs.length === 0 && size === undefined;
  const differences = isWhole
    ? await compareFolder(plan, tasks, records, folder, grounds, world)
    : compareRecords(plan, selected, records, folder);
  const gates =
    isWhole && differences.length === 0 ? gatesOfFolder(plan, grounds, folder, makingByLevel(tasks, made)) : undefined;
  const extent = isWhole ? 'holds exactly these' : 'holds the same at these addresses';
  tell({ made: made.length, differences, gates, outcome: `${folder} ${extent}` }, values, world);
  if (differences.length > 0) {
    world.err(`check: differences between ${plan.file} and ${folder}: ${differences.length}\n`);
  }
  return differences.length > 0 || (gates?.broken.length ?? 0) > 0 ? EXIT.failed : EXIT.fine;
}

interface Findings {
  readonly made: number;
  readonly differences: readonly Difference[];
  /** `undefined` where they were not looked at. */
  readonly gates: GateReport | undefined;
  /** What to say where there are no differences. */
  readonly outcome: string;
}

function tell({ made, differences, gates, outcome }: Findings, values: Values, world: World): void {
  for (const difference of differences) world.out(line(difference, values.json === true));
  if (values.json === true) {
    const summary = { made, differences: differences.length };
    world.out(`${JSON.stringify(gates === undefined ? summary : { ...summary, gates: gatesJson(gates) })}\n`);
  } else if (differences.length === 0) {
    world.out(`${made} puzzles made again: ${outcome}\n`);
    if (gates?.broken.length === 0) world.out(`${gates.held} figures are within the plan's gates\n`);
  }
  if (gates !== undefined) tellGates(gates, world);
}

/** The gates on the folder's levels; `undefined` where the plan has none. */
function gatesOfFolder(
  plan: Plan,
  grounds: Grounds,
  folder: string,
  making: ReadonlyMap<string, MakingFigures>,
): GateReport | undefined {
  if (plan.gates.length === 0) return undefined;
  return judge(plan.gates, figuresOf(folderStats(openFolder(folder), { plan, grounds, making })));
}

function selectForCheck(tasks: readonly Task[], globs: readonly string[], size?: number): readonly Task[] {
  const matches = matcher(
    globs,
    tasks.map((task) => task.address),
  );
  const matching = tasks.filter((task) => matches(task.address));
  if (size === undefined) return matching;
  const variants = [...new Set(matching.map(({ variant }) => variant))];
  const sample = new Set(
    variants.flatMap((variant) => {
      const ofBank = matching.filter((task) => task.variant === variant);
      const addresses = ofBank.map(({ address }) => address);
      return [...sampleOf(addresses, size)];
    }),
  );
  return matching.filter((task) => sample.has(task.address));
}

/** Compares every file byte for byte, and the set of files. */
async function compareFolder(
  plan: Plan,
  tasks: readonly Task[],
  records: readonly string[],
  folder: string,
  grounds: Grounds,
  world: World,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const lexicons = lexiconsOf(tasks, records, grounds);
  const files = await packWithProgress(banksOf(plan, records), plan, lexicons, sourcesOf(grounds), world);
  const names = new Set(files.map((file) => file.name));
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    if (!existsSync(path)) {
      differences.push({ asset: name, problem: 'missing' });
      continue;
    }
    const found = readAsset(path);
    if (Buffer.compare(found, bytes) === 0) continue;
    differences.push({
      asset: name,
      problem: firstDifference(bytes, found),
      expected: sha256(bytes),
      found: sha256(found),
    });
    const variant = assetsOf(plan).find((asset) => asset.name === name)?.variant;
    if (variant !== undefined) differences.push(...explain(name, found, variant, tasks, records));
  }
  return [...differences, ...extraAssets(folder, names)];
}

function extraAssets(folder: string, expected: ReadonlySet<string>): Difference[] {
  return assetNames(folder)
    .filter((name) => !expected.has(name))
    .map((name) => ({ asset: name, problem: 'extra: the plan does not name it' }));
}

function firstDifference(expected: Uint8Array, found: Uint8Array): string {
  let at = 0;
  while (at < expected.length && at < found.length && expected[at] === found[at]) at++;
  return `differs from byte ${at} on: ${found.length} bytes, expected ${expected.length}`;
}

/** What stands behind an asset's differing bytes: records that differ, and addresses that only it has. */
function explain(
  name: string,
  found: Uint8Array,
  variant: string,
  tasks: readonly Task[],
  records: readonly string[],
): Difference[] {
  const bank = tryOpen(() => openBank(found));
  if (typeof bank === 'string') return [{ asset: name, problem: bank }];
  const differences = differingRecords(name, bank, variant, tasks, records);
  const known = new Set(tasks.map((task) => task.address));
  for (const address of bank.addresses()) {
    if (!known.has(address)) differences.push({ asset: name, problem: `extra address ${address}` });
  }
  return differences;
}

/** Compares the selected records only, in every asset that should hold them, and the assets with the manifest. */
function compareRecords(
  plan: Plan,
  selected: readonly Task[],
  records: readonly string[],
  folder: string,
): Difference[] {
  const differences: Difference[] = [];
  const opened: Opened[] = [];
  const missing = new Set<string>();
  /** What an asset opens to; `undefined`, and a difference, where it is missing or damaged. */
  const openedAs = <T>(
    name: string,
    open: (bytes: Uint8Array) => T,
    kept: (value: T) => Partial<Opened>,
  ): T | undefined => {
    const path = join(folder, name);
    if (!existsSync(path)) {
      differences.push({ asset: name, problem: 'missing' });
      missing.add(name);
      return undefined;
    }
    const bytes = readAsset(path);
    const value = tryOpen(() => open(bytes));
    if (typeof value === 'string') differences.push({ asset: name, problem: value });
    opened.push({ name, bytes, ...(typeof value === 'string' ? {} : kept(value)) });
    return typeof value === 'string' ? undefined : value;
  };
  const assets = assetsOf(plan);
  for (const { name, variant } of assets) {
    const bank = openedAs(name, openBank, (value) => ({ bank: value }));
    if (bank !== undefined) differences.push(...differingRecords(name, bank, variant, selected, records));
  }
  const lexicons = lexiconNames(plan);
  for (const name of lexicons) openedAs(name, openLexicon, (value) => ({ lexicon: value }));
  for (const { asset, message } of manifestFaults(folder, opened)) {
    if (!missing.has(asset)) differences.push({ asset, problem: `manifest: ${message}` });
  }
  return [...differences, ...extraAssets(folder, new Set([...assets.map(({ name }) => name), ...lexicons]))];
}

/** The names of the lexicon assets that a plan makes. */
function lexiconNames({ rows, encodings }: Plan): string[] {
  const languages = new Set(rows.flatMap(({ variant }) => (isWordVariant(variant) ? [languageOf(variant)] : [])));
  return [...languages].flatMap((language) => encodings.map((encoding) => lexiconName(language, encoding)));
}

/** The tasks of a bank whose record in the bank is another or missing. */
function differingRecords(
  name: string,
  bank: BankReader,
  variant: string,
  tasks: readonly Task[],
  records: readonly string[],
): Difference[] {
  const differences: Difference[] = [];
  for (const [index, task] of tasks.entries()) {
    if (task.variant !== variant) continue;
    const record = recordIn(bank, task.address) ?? null;
    if (record !== records[index]) {
      differences.push({ asset: name, address: task.address, expected: records[index], found: record });
    }
  }
  return differences;
}

function line(difference: Difference, asJson: boolean): string {
  if (asJson) return `${JSON.stringify(difference)}\n`;
  if ('address' in difference) {
    const { asset, address, expected, found } = difference;
    return `${asset}: ${address}\n  expected ${expected}\n  found    ${found ?? 'no record'}\n`;
  }
  const { asset, problem, expected, found } = difference;
  const hashes = expected === undefined ? '' : `\n  expected SHA-256 ${expected}\n  found    SHA-256 ${found}`;
  return `${asset}: ${problem}${hashes}\n`;
}
