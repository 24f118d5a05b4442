/** `verify`: decodes the built assets, checks every rule with code that the generators do not use, and grades every puzzle anew. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleDocument } from '../../format/documents.js';
import type { BankReader } from '../../format/reader.js';
import { assetNames, differingAddresses, faultOf, readAsset, tryOpen } from '../build/assets.js';
import { MANIFEST_NAME } from '../build/manifest.js';
import { countAll, manifestFaults, type Opened } from '../build/manifest-check.js';
import { EXIT, InputError } from '../errors.js';
import { loadLanguages, type Plan } from '../plan/plan.js';
import { Progress } from '../progress.js';
import { regradeFaults } from '../regrade.js';
import { checkDocument, verifyBank, type Wish } from '../verify/index.js';
import type { Command, World } from './command.js';
import { JSON_LINES, OUT, outFolder, PLAN, planIfThere } from './options.js';

/** A fault of an asset as a whole, or of one puzzle in it. */
interface Found {
  readonly asset: string;
  readonly address?: string;
  readonly rule: string;
  readonly message: string;
}

export const verifyCommand: Command = {
  name: 'verify',
  operands: '',
  summary: 'Decodes the assets of a folder and checks rules, uniqueness, grades and the manifest.',
  details: [
    'Checked are: the assets against the manifest (present, bytes, SHA-256, counts), both encodings against each',
    'other, every puzzle against the rules, its uniqueness by a solver of its own, no two equal puzzles in a bank,',
    'and what the plan wishes of each level (size, band, hints, empty, keep, symmetry, cages, freebies), all with code',
    'that the generators do not use. Then the grader solves every puzzle that keeps the rules anew: it must do so without',
    'search and come to the stored grade and hints. Ends with exit code 1 where there is a fault.',
  ].join('\n'),
  options: {
    out: OUT,
    plan: PLAN,
    json: { ...JSON_LINES, help: 'one JSON object a line: the faults, then a summary' },
  },
  arity: [0, 0],
  run(values, _operands, world) {
    const folder = outFolder(values);
    const plan = planIfThere(values, world, 'what it wishes of each level is not checked');
    const sources = plan && loadLanguages(plan).flatMap((loaded) => loaded.sources);
    const names = assetNames(folder);
    if (names.length === 0 && !existsSync(join(folder, MANIFEST_NAME))) {
      throw new InputError(`${folder}: no assets there; \`puzzle-bank build\` makes them`);
    }
    const faults: Found[] = [];
    const opened = openAll(folder, names, faults);
    for (const { asset, message } of manifestFaults(folder, opened, sources))
      faults.push({ asset, rule: 'manifest', message });
    const banks = compareEncodings(opened, faults);
    const puzzles = banks.reduce((sum, { bank }) => sum + countAll(bank), 0);
    faults.push(...puzzleFaults(banks, plan, puzzles, world));
    for (const fault of faults) {
      const place = [fault.asset, ...(fault.address === undefined ? [] : [fault.address])].join(': ');
      world.out(values.json === true ? `${JSON.stringify(fault)}\n` : `${place}: ${fault.rule}: ${fault.message}\n`);
    }
    if (values.json === true)
      world.out(`${JSON.stringify({ puzzles, assets: names.length, faults: faults.length })}\n`);
    if (faults.length > 0) {
      world.err(`verify: faults in ${folder}: ${faults.length}\n`);
      return EXIT.failed;
    }
    if (values.json !== true) world.out(`${puzzles} puzzles in ${names.length} assets of ${folder}: no fault\n`);
    return EXIT.fine;
  },
};

function openAll(folder: string, names: readonly string[], faults: Found[]): Opened[] {
  return names.map((name) => {
    const bytes = readAsset(join(folder, name));
    const bank = tryOpen(bytes);
    if (typeof bank !== 'string') return { name, bytes, bank };
    faults.push({ asset: name, rule: 'asset', message: bank });
    return { name, bytes, bank: undefined };
  });
}

/** One bank for each variant; further assets of a variant must hold the same records. */
function compareEncodings(opened: readonly Opened[], faults: Found[]): { name: string; bank: BankReader }[] {
  const banks = new Map<string, { name: string; bank: BankReader }>();
  for (const { name, bank } of opened) {
    if (bank === undefined) continue;
    const first = banks.get(bank.variant);
    if (first === undefined) {
      banks.set(bank.variant, { name, bank });
      continue;
    }
    for (const address of differingAddresses(first.bank, bank)) {
      faults.push({ asset: name, address, rule: 'encoding', message: `another record than in ${first.name}` });
    }
  }
  return [...banks.values()];
}

function puzzleFaults(
  banks: readonly { readonly name: string; readonly bank: BankReader }[],
  plan: Plan | undefined,
  total: number,
  world: World,
): Found[] {
  const progress = new Progress(world, 'puzzles');
  const faults: Found[] = [];
  let done = 0;
  for (const { name, bank } of banks) {
    const rows = (plan?.rows ?? []).filter((row) => row.variant === bank.variant);
    const wishes = new Map(
      rows.map((row): [string, Wish] => [row.level, { ...row.parameters, hints: row.hints, repeats: row.repeats }]),
    );
    const tell = (address: string, rule: string, message: string) =>
      faults.push({ asset: name, address, rule, message });
    for (const { level, count } of rows) {
      const found = bank.levels().includes(level) ? bank.count(level) : 0;
      if (found !== count) tell(`${bank.variant}/${level}`, 'count', `${found} puzzles; the plan says ${count}`);
    }
    for (const level of bank.levels()) {
      if (plan !== undefined && !wishes.has(level))
        tell(`${bank.variant}/${level}`, 'count', 'the plan has no such level');
    }
    const documents = decodeAll(bank, tell);
    const broken = verifyBank(
      documents,
      (level) => wishes.get(level),
      (document) => {
        // A grade says nothing of a puzzle that breaks its rules.
        const told = checkDocument(document).length > 0 ? [] : regradeFaults(document);
        for (const message of told) tell(document.address, 'grade', message);
        progress.update(++done, total);
      },
    );
    for (const { address, rule, message } of broken) tell(address, rule, message);
  }
  for (const variant of new Set((plan?.rows ?? []).map((row) => row.variant))) {
    if (!banks.some(({ bank }) => bank.variant === variant)) {
      faults.push({ asset: variant, rule: 'count', message: 'the plan names this variant; no asset holds it' });
    }
  }
  progress.end();
  return faults;
}

/** Every puzzle that decodes; one that does not is told. */
function* decodeAll(
  bank: BankReader,
  tell: (address: string, rule: string, message: string) => void,
): Iterable<PuzzleDocument> {
  for (const level of bank.levels()) {
    for (let number = 1; number <= bank.count(level); number++) {
      try {
        yield bank.puzzle(level, number);
      } catch (error) {
        tell(`${bank.variant}/${level}/${number}`, 'record', faultOf(error));
      }
    }
  }
}
