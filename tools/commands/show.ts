/** `show`: one puzzle, drawn with its solution, as a document or as its record. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../format/address.js';
import { formatAddress } from '../../format/address.js';
import { documentOf } from '../../format/reader.js';
import { rulesFor } from '../../format/variants.js';
import { assetName, openNamedAsset, recordIn } from '../build/assets.js';
import { runTask } from '../build/executor.js';
import { InputError, UnfinishedError } from '../errors.js';
import { readPlan } from '../plan/plan.js';
import type { Command } from './command.js';
import { address, JSON_LINES, OUT, outFolder, PLAN, planFile } from './options.js';

export const showCommand: Command = {
  name: 'show',
  operands: 'ADDRESS',
  summary: 'Draws a puzzle and its solution, for example `puzzle-bank show futoshiki/hard/3`.',
  details: [
    'The puzzle comes from the bank in the folder. Where that has no such address, or with --make, it is made',
    'from the plan, which gives the puzzle of any number of a level that the plan names.',
  ].join('\n'),
  options: {
    json: { ...JSON_LINES, help: 'the puzzle document as one JSON object' },
    record: { type: 'boolean', help: 'the record' },
    make: { type: 'boolean', help: 'make the puzzle from the plan, whatever the bank holds' },
    out: OUT,
    plan: PLAN,
  },
  arity: [1, 1],
  run(values, [operand], world) {
    const wanted = address(operand);
    if (values.json === true && values.record === true)
      throw new InputError('--json and --record: expected one of them');
    const stored = values.make === true ? undefined : storedRecord(wanted, outFolder(values));
    const record = stored ?? makeFromPlan(wanted, planFile(values));
    if (stored === undefined && values.make !== true) {
      world.err(`${operand}: not in the banks of ${outFolder(values)}; made from the plan\n`);
    }
    if (values.record === true) {
      world.out(`${record}\n`);
      return 0;
    }
    const rules = rulesFor(wanted.variant);
    if (rules === undefined) throw new InputError(`${wanted.variant}: no such variant`);
    const puzzle = rules.decode(record);
    if (values.json === true) world.out(`${JSON.stringify(documentOf(wanted, puzzle))}\n`);
    else world.out(`${operand}\n\n${rules.render(puzzle)}\n\nSolution\n\n${rules.render(puzzle, true)}\n`);
    return 0;
  },
};

/** The record in the folder's bank; `undefined` where there is none. */
function storedRecord(wanted: Address, folder: string): string | undefined {
  for (const encoding of ['msgpack', 'json'] as const) {
    const name = assetName(wanted.variant, encoding);
    if (existsSync(join(folder, name))) return recordIn(openNamedAsset(folder, name), formatAddress(wanted));
  }
  return undefined;
}

function makeFromPlan(wanted: Address, file: string): string {
  const plan = readPlan(file);
  const row = plan.rows.find(({ variant, level }) => variant === wanted.variant && level === wanted.level);
  if (row === undefined) {
    const levels = plan.rows.map(({ variant, level }) => `${variant}/${level}`);
    throw new InputError(
      `${formatAddress(wanted)}: ${file} has no ${wanted.variant}/${wanted.level}; expected one of ${levels.join(', ')}`,
    );
  }
  const outcome = runTask({ ...row, address: formatAddress(wanted) });
  if ('failure' in outcome) throw new UnfinishedError(outcome.failure);
  return outcome.record;
}
