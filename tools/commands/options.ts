/** Options that several commands share, and how their values are read. */
import { existsSync, statSync } from 'node:fs';
import { LEVEL_PATTERN, parseAddress } from '../../format/address.js';
import { InputError } from '../errors.js';
import { type Plan, readPlan } from '../plan/plan.js';
import type { Option, Values, World } from './command.js';

export const PLAN: Option = { type: 'string', value: 'FILE', help: 'the plan (banks/plan.json when left out)' };
export const OUT: Option = { type: 'string', value: 'DIR', help: 'the folder of the assets (banks when left out)' };
export const ONLY: Option = {
  type: 'string',
  multiple: true,
  value: 'GLOB',
  help: "only the addresses that match, e.g. 'sudoku/**' or 'futoshiki/hard/{1,2}'; may be repeated",
};
export const JOBS: Option = { type: 'string', value: 'N', help: 'worker threads (one for each core when left out)' };
export const JSON_LINES: Option = { type: 'boolean', help: 'machine-readable results on standard output' };

export function planFile(values: Values): string {
  return text(values, 'plan') ?? 'banks/plan.json';
}

/** The plan where there is one, or where one is asked for by name; else says in a message what is lost without it. */
export function planIfThere(values: Values, world: World, lost: string): Plan | undefined {
  const file = planFile(values);
  if (values.plan !== undefined || existsSync(file)) return readPlan(file);
  world.err(`${file}: no plan there; ${lost}\n`);
  return undefined;
}

/** The folder of the assets, which need not exist yet. Throws `InputError` where the path is something else. */
export function outFolder(values: Values): string {
  const folder = text(values, 'out') ?? 'banks';
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new InputError(`${folder}: it is no folder; expected the folder of the assets`);
  }
  return folder;
}

/** The option's text; an empty one is refused. */
export function text(values: Values, name: string): string | undefined {
  const value = values[name] as string | undefined;
  if (value === '') throw new InputError(`--${name}: empty; expected a value`);
  return value;
}

export function texts(values: Values, name: string): readonly string[] {
  const found = (values[name] as readonly string[] | undefined) ?? [];
  if (found.includes('')) throw new InputError(`--${name}: empty; expected a value`);
  return found;
}

/** A whole number of 1 and more. */
export function positive(values: Values, name: string, most = 1_000_000): number | undefined {
  return whole(values, name, 1, most);
}

/** A whole number of `least` to `most`. */
export function whole(values: Values, name: string, least: number, most: number): number | undefined {
  const value = text(values, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^[0-9]+$/.test(value) || number < least || number > most) {
    throw new InputError(`--${name}: ${value}; expected a whole number of ${least} to ${most}`);
  }
  return number;
}

export function jobs(values: Values, world: World): number {
  return positive(values, 'jobs', 1024) ?? world.cores;
}

/** An operand that must be an address. */
export function address(operand: string) {
  const parsed = parseAddress(operand);
  if (parsed === undefined) {
    throw new InputError(
      `${JSON.stringify(operand)}: no address; expected variant/level/number, for example sudoku/hard/17 (a level matches ${LEVEL_PATTERN.source})`,
    );
  }
  return parsed;
}
