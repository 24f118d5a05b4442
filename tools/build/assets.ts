/** From records to the asset files of a plan, and back from an output folder to open banks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAddress, parseAddress } from '../../format/address.js';
import type { Bank } from '../../format/bank.js';
import { type Encoding, FORMAT_VERSION } from '../../format/container.js';
import { type BankReader, openBank } from '../../format/reader.js';
import { InputError } from '../errors.js';
import { reasonOf } from '../json.js';
import type { Plan } from '../plan/plan.js';
import type { OutputFile } from './files.js';
import {
  MANIFEST_NAME,
  type ManifestAsset,
  type ManifestSource,
  manifestBytes,
  manifestOf,
  sha256,
} from './manifest.js';
import { packBank } from './pack.js';

const EXTENSION = '.pbk';

/** The file name of a variant's asset: letters, digits and underscores, since Android strips everything else. */
export function assetName(variant: string, encoding: Encoding): string {
  return `${variant.replaceAll('-', '_')}${encoding === 'json' ? '_json' : ''}${EXTENSION}`;
}

/** The assets that a plan makes, sorted by name. */
export function assetsOf(
  plan: Plan,
): { readonly name: string; readonly variant: string; readonly encoding: Encoding }[] {
  const variants = [...new Set(plan.rows.map((row) => row.variant))];
  return variants
    .flatMap((variant) => plan.encodings.map((encoding) => ({ name: assetName(variant, encoding), variant, encoding })))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The banks of a plan: the records of `tasks`, which stand in the plan's order, sorted into variants and levels. */
export function banksOf(plan: Plan, records: readonly string[]): Bank[] {
  const banks: { variant: string; levels: { level: string; records: string[] }[] }[] = [];
  let start = 0;
  for (const row of plan.rows) {
    let bank = banks.at(-1);
    if (bank?.variant !== row.variant) {
      bank = { variant: row.variant, levels: [] };
      banks.push(bank);
    }
    bank.levels.push({ level: row.level, records: records.slice(start, start + row.count) });
    start += row.count;
  }
  return banks;
}

/** The files that stand in the output folder for these banks: the assets by name, then the manifest. */
export function filesOf(
  banks: readonly Bank[],
  encodings: readonly Encoding[],
  sources: readonly ManifestSource[] = [],
): OutputFile[] {
  const files: OutputFile[] = [];
  const listed: ManifestAsset[] = [];
  for (const bank of banks) {
    const levels = bank.levels.map(({ level, records }) => ({ level, count: records.length }));
    for (const encoding of encodings) {
      const name = assetName(bank.variant, encoding);
      const bytes = packBank(bank, encoding);
      files.push({ name, bytes });
      listed.push({
        name,
        variant: bank.variant,
        encoding,
        formatVersion: FORMAT_VERSION,
        bytes: bytes.length,
        sha256: sha256(bytes),
        count: levels.reduce((sum, { count }) => sum + count, 0),
        levels,
      });
    }
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...files, { name: MANIFEST_NAME, bytes: manifestBytes(manifestOf(listed, sources)) }];
}

/** The names of the assets in a folder, sorted; none where the folder is missing. */
export function assetNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(EXTENSION))
      .sort();
  } catch (error) {
    throw new InputError(`${folder}: cannot be read: ${reasonOf(error)}; expected the folder of the assets`);
  }
}

/** The bytes of an asset. Throws `InputError` where it cannot be read. */
export function readAsset(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InputError(`${path}: cannot be read: ${reasonOf(error)}`);
  }
}

/** An asset, opened. Throws `InputError` naming the file for one that is missing or damaged. */
export function openAsset(path: string): BankReader {
  const bank = tryOpen(readAsset(path));
  if (typeof bank === 'string') throw new InputError(`${path}: ${bank}`);
  return bank;
}

/** An open bank, or what is wrong with its bytes. */
export function tryOpen(bytes: Uint8Array): BankReader | string {
  try {
    return openBank(bytes);
  } catch (error) {
    return faultOf(error);
  }
}

/** What is wrong with an asset, in words. */
export function faultOf(error: unknown): string {
  const { fault, offset, message } = error as { fault?: string; offset?: number; message: string };
  return fault === undefined ? message : `damaged (${fault}, at ${offset}): ${message}`;
}

/** An asset, opened, whose name must tell what it holds, as it does where `build` put it. */
export function openNamedAsset(folder: string, name: string): BankReader {
  const bank = openAsset(join(folder, name));
  const expected = assetName(bank.variant, bank.encoding);
  if (name !== expected) {
    throw new InputError(
      `${join(folder, name)}: holds ${bank.variant} in ${bank.encoding}; expected under ${expected}`,
    );
  }
  return bank;
}

/** Every record of a bank by its address, in order. */
export function recordsOf(bank: BankReader): Map<string, string> {
  const records = new Map<string, string>();
  for (const level of bank.levels()) {
    for (let number = 1; number <= bank.count(level); number++) {
      records.set(formatAddress({ variant: bank.variant, level, number }), bank.record(level, number));
    }
  }
  return records;
}

/** The addresses at which two banks have different records, or only one has any. */
export function differingAddresses(a: BankReader, b: BankReader): string[] {
  const [ofA, ofB] = [recordsOf(a), recordsOf(b)];
  return [...new Set([...ofA.keys(), ...ofB.keys()])].filter((address) => ofA.get(address) !== ofB.get(address));
}

/**
 * One open bank for each variant in the folder, in the order of their names. Throws `InputError` for a damaged asset, for one
 * under another's name, and where the two encodings of a variant hold different puzzles.
 */
export function openFolder(folder: string): { readonly name: string; readonly bank: BankReader }[] {
  const banks = new Map<string, { name: string; bank: BankReader }>();
  const names = assetNames(folder);
  if (names.length === 0) {
    throw new InputError(`${folder}: no assets (*${EXTENSION}) there; \`puzzle-bank build\` makes them`);
  }
  for (const name of names) {
    const bank = openNamedAsset(folder, name);
    const other = banks.get(bank.variant);
    if (other === undefined) {
      banks.set(bank.variant, { name, bank });
      continue;
    }
    const [address] = differingAddresses(other.bank, bank);
    if (address !== undefined) {
      throw new InputError(
        `${join(folder, name)}: another ${address} than in ${other.name}; expected the same puzzles`,
      );
    }
  }
  return [...banks.values()];
}

/** The record that a bank holds for an address; `undefined` where it has none. */
export function recordIn(bank: BankReader, address: string): string | undefined {
  const parsed = parseAddress(address);
  if (parsed === undefined || parsed.variant !== bank.variant) return undefined;
  const { level, number } = parsed;
  return bank.levels().includes(level) && number <= bank.count(level) ? bank.record(level, number) : undefined;
}
