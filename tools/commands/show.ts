/** `show`: one puzzle, drawn with its solution, as a document, as its record, or solved step by step. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../format/address.js';
import { formatAddress } from '../../format/address.js';
import type { VariantName } from '../../format/documents.js';
import { documentOf } from '../../format/reader.js';
import { decodeRecord } from '../../format/record.js';
import { rulesFor } from '../../format/variants.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { assetName, openNamedAsset, recordIn } from '../build/assets.js';
import { runTask } from '../build/executor.js';
import { InputError, UnfinishedError } from '../errors.js';
import { gradeText, pathData, pathGrade, pathText } from '../grade/path.js';
import { readPlan } from '../plan/plan.js';
import type { Command, Values } from './command.js';
import { address, JSON_LINES, OUT, outFolder, PLAN, planFile } from './options.js';

export const showCommand: Command = {
  name: 'show',
  operands: 'ADDRESS',
  summary: 'Draws a puzzle, its solution and its grade, for example `puzzle-bank show futoshiki/hard/3`.',
  details: [
    'The puzzle comes from the bank in the folder. Where that has no such address, or with --make, it is made',
    'from the plan, which gives the puzzle of any number of a level that the plan names.',
    '',
    'With --solve, the way in which a person solves the puzzle as given, step by step: the easiest technique that',
    'finds anything, in how many places, and for each of them why, and what is filled in or ruled out. r1c2 is the',
    'cell in row 1 and column 2. With --json as well, one object { address, grade, steps: [{ technique, starts,',
    'deductions: [{ cells, placed, struck, text }] }] }, from which an app can tell hints; a chain has a length besides.',
  ].join('\n'),
  options: {
    solve: { type: 'boolean', help: 'the steps by which a person solves it' },
    json: { ...JSON_LINES, help: 'the puzzle document, or with --solve the steps, as one JSON object' },
    record: { type: 'boolean', help: 'the record' },
    make: { type: 'boolean', help: 'make the puzzle from the plan, whatever the bank holds' },
    out: OUT,
    plan: PLAN,
  },
  arity: [1, 1],
  run(values, [operand], world) {
    const wanted = address(operand);
    refuseBoth(values);
    const stored = values.make === true ? undefined : storedRecord(wanted, outFolder(values));
    const record = stored ?? makeFromPlan(wanted, planFile(values));
    if (stored === undefined && values.make !== true) {
      world.err(`${operand}: not in the banks of ${outFolder(values)}; made from the plan\n`);
    }
    world.out(shown(wanted, record, values));
    return 0;
  },
};

/** `--record` is a form of its own; `--json` is one of the document or of the steps. */
function refuseBoth(values: Values): void {
  for (const other of ['json', 'solve']) {
    if (values.record === true && values[other] === true) {
      throw new InputError(`--${other} and --record: expected one of them`);
    }
  }
}

function shown(wanted: Address, record: string, values: Values): string {
  if (values.record === true) return `${record}\n`;
  const rules = rulesFor(wanted.variant);
  if (rules === undefined) throw new InputError(`${wanted.variant}: no such variant`);
  const name = formatAddress(wanted);
  const graded = decodeRecord(rules, record);
  const { puzzle, grade } = graded;
  if (values.solve === true) {
    const maker = MAKERS[wanted.variant as VariantName] as AnyMaker;
    const path = maker.grader.solve(puzzle, { isExplaining: true });
    if (values.json === true) return `${JSON.stringify(pathData(name, path))}\n`;
    return `${name}\n\n${rules.render(puzzle)}\n\n${pathText(path, puzzle)}\n${gradeText(pathGrade(path))}\n`;
  }
  if (values.json === true) return `${JSON.stringify(documentOf(wanted, graded))}\n`;
  return `${name}\n\n${rules.render(puzzle)}\n\nSolution\n\n${rules.render(puzzle, true)}\n\n${gradeText(grade)}\n`;
}

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
