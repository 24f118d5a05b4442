/** From records to the asset files of a plan, and back from an output folder to open banks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatAddress, parseAddress } from '../../format/address.js';
import type { Bank } from '../../format/bank.js';
import { type Encoding, FORMAT_VERSION } from '../../format/container.js';
import type { PuzzleDocument } from '../../format/documents.js';
import { type LexiconReader, openLexicon } from '../../format/lexicon.js';
import { type BankReader, openBank } from '../../format/reader.js';
import { InputError } from '../errors.js';
import { reasonOf } from '../json.js';
import type { Plan } from '../plan/plan.js';
import { byCodePoints } from '../text-order.js';
import type { OutputFile } from './files.js';
import { isLexiconName, type LexiconAsset, lexiconName } from './lexicon-asset.js';
import {
  MANIFEST_NAME,
  type ManifestAsset,
  type ManifestLexicon,
  type ManifestSource,
  manifestBytes,
  manifestOf,
  sha256,
} from './manifest.js';
import { assetName, EXTENSION } from './names.js';
import { lexiconContentOf, packBank, packLexiconContent } from './pack.js';

/** The assets of banks that a plan makes, sorted by name. */
export function assetsOf(
  plan: Pick<Plan, 'rows' | 'encodings'>,
): { readonly name: string; readonly variant: string }[] {
  const variants = [...new Set(plan.rows.map(({ variant }) => variant))];
  return variants
    .flatMap((variant) => plan.encodings.map((encoding) => ({ name: assetName(variant, encoding), variant })))
    .sort((a, b) => byCodePoints(a.name, b.name));
}

/** The banks of a plan: the records of `tasks`, which stand in the plan's order, sorted into variants and levels. */
export function banksOf(plan: Plan, records: readonly string[]): Bank[] {
  const banks = new Map<string, { variant: string; levels: { level: string; records: string[] }[] }>();
  let start = 0;
  for (const { variant, level, count } of plan.rows) {
    const bank = banks.get(variant) ?? { variant, levels: [] };
    banks.set(variant, bank);
    bank.levels.push({ level, records: records.slice(start, start + count) });
    start += count;
  }
  return [...banks.values()];
}

/**
 * The files that stand in the output folder for these banks and lexicons: the assets by name, then the manifest. `between` is waited for
 * after each asset, since packing takes seconds; what it throws ends the work.
 */
export async function filesOf(
  banks: readonly Bank[],
  encodings: readonly Encoding[],
  lexicons: readonly LexiconAsset[] = [],
  sources: readonly ManifestSource[] = [],
  between: (done: number, total: number) => Promise<void> = async () => {},
): Promise<OutputFile[]> {
  const total = (banks.length + lexicons.length) * encodings.length;
  const files: OutputFile[] = [];
  const listed: ManifestAsset[] = [];
  const listedLexicons: ManifestLexicon[] = [];
  for (const { language, texts, words, jokes } of lexicons) {
    const content = lexiconContentOf(texts);
    for (const encoding of encodings) {
      const name = lexiconName(language, encoding);
      const bytes = packLexiconContent(content, encoding);
      files.push({ name, bytes });
      await between(files.length, total);
      const facts = { formatVersion: FORMAT_VERSION, bytes: bytes.length, sha256: sha256(bytes) };
      listedLexicons.push({ name, language, encoding, ...facts, words, jokes });
    }
  }
  for (const bank of banks) {
    const levels = bank.levels.map(({ level, records }) => ({ level, count: records.length }));
    for (const encoding of encodings) {
      const name = assetName(bank.variant, encoding);
      const bytes = packBank(bank, encoding);
      files.push({ name, bytes });
      await between(files.length, total);
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
  files.sort((a, b) => byCodePoints(a.name, b.name));
  return [...files, { name: MANIFEST_NAME, bytes: manifestBytes(manifestOf(listed, listedLexicons, sources)) }];
}

/** The names of all assets in a folder, sorted; none where the folder is missing. */
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

/** A bank, opened, with the lexicons beside it. Throws `InputError` naming the file for one that is missing or damaged. */
export function openAsset(path: string, lexicons = openLexicons(dirname(path))): BankReader {
  const bank = tryOpen(() => openBank(readAsset(path), ...lexicons));
  if (typeof bank === 'string') throw new InputError(`${path}: ${bank}`);
  return bank;
}

/** The lexicons of a folder, one a language. Throws `InputError` for one that is damaged, or under another's name. */
export function openLexicons(folder: string): LexiconReader[] {
  const opened = new Map<string, LexiconReader>();
  for (const name of assetNames(folder).filter(isLexiconName)) {
    const lexicon = tryOpen(() => openLexicon(readAsset(join(folder, name))));
    if (typeof lexicon === 'string') throw new InputError(`${join(folder, name)}: ${lexicon}`);
    const expected = lexiconName(lexicon.language, lexicon.encoding);
    if (name !== expected) {
      throw new InputError(
        `${join(folder, name)}: holds the lexicon of ${lexicon.language} in ${lexicon.encoding}; expected under ${expected}`,
      );
    }
    if (!opened.has(lexicon.language)) opened.set(lexicon.language, lexicon);
  }
  return [...opened.values()];
}

/** What opens, or what is wrong with its bytes. */
export function tryOpen<T>(open: () => T): T | string {
  try {
    return open();
  } catch (error) {
    if (error instanceof InputError) throw error;
    return faultOf(error);
  }
}

/** What is wrong with an asset, in words. */
export function faultOf(error: unknown): string {
  const { fault, offset, message } = error as { fault?: string; offset?: number; message: string };
  if (fault === 'lexicon') return `${message}; expected the lexicon of the same build`;
  return fault === undefined ? message : `damaged (${fault}, at ${offset}): ${message}`;
}

/** An asset, opened, whose name must tell what it holds, as it does where `build` put it. */
export function openNamedAsset(folder: string, name: string, lexicons = openLexicons(folder)): BankReader {
  const bank = openAsset(join(folder, name), lexicons);
  const expected = assetName(bank.variant, bank.encoding);
  if (name !== expected) {
    throw new InputError(
      `${join(folder, name)}: holds ${bank.variant} in ${bank.encoding}; expected under ${expected}`,
    );
  }
  return bank;
}

/** What a bank lacks for its texts, in words; `undefined`: nothing. */
export function textFault({ lacksLexicon, encoding }: BankReader): string | undefined {
  return lacksLexicon && `no ${lexiconName(lacksLexicon, encoding)} beside it; it takes its texts from there`;
}

/** Throws `InputError` where the texts of a bank's puzzles are missing. */
export function refuseTextless(name: string, bank: BankReader): void {
  const fault = textFault(bank);
  if (fault !== undefined) throw new InputError(`${name}: ${fault}`);
}

/** A puzzle of a bank. Throws `InputError` naming the asset for one that does not decode, or whose lexicon is missing or another. */
export function puzzleIn(name: string, bank: BankReader, level: string, number: number): PuzzleDocument {
  refuseTextless(name, bank);
  try {
    return bank.puzzle(level, number);
  } catch (error) {
    throw new InputError(`${name}: ${bank.variant}/${level}/${number}: ${faultOf(error)}`);
  }
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
 * Every bank of the folder, opened once, with the path of its asset, in the order of their names. Throws `InputError` for a damaged asset,
 * for one under another's name, and where the two encodings of a bank hold different puzzles.
 */
export function openFolder(folder: string): { readonly path: string; readonly bank: BankReader }[] {
  const banks = new Map<string, { path: string; bank: BankReader }>();
  const names = assetNames(folder).filter((name) => !isLexiconName(name));
  const lexicons = openLexicons(folder);
  if (names.length === 0) {
    throw new InputError(`${folder}: no assets (*${EXTENSION}) there; \`puzzle-bank build\` makes them`);
  }
  for (const name of names) {
    const bank = openNamedAsset(folder, name, lexicons);
    const other = banks.get(bank.variant);
    if (other === undefined) {
      banks.set(bank.variant, { path: join(folder, name), bank });
      continue;
    }
    const [address] = differingAddresses(other.bank, bank);
    if (address !== undefined) {
      throw new InputError(
        `${join(folder, name)}: another ${address} than in ${basename(other.path)}; expected the same puzzles`,
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
