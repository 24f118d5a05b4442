/** Holds a folder's assets to its manifest: present, bytes, SHA-256, counts. */
import type { LexiconReader } from '../../format/lexicon.js';
import type { BankReader } from '../../format/reader.js';
import {
  MANIFEST_NAME,
  type Manifest,
  type ManifestAsset,
  type ManifestLexicon,
  type ManifestSource,
  readManifest,
  sha256,
} from './manifest.js';

/** An asset's bytes, and the bank or lexicon in them where they can be opened. */
export interface Opened {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly bank?: BankReader | undefined;
  readonly lexicon?: LexiconReader | undefined;
}

export interface ManifestFault {
  readonly asset: string;
  readonly message: string;
}

/**
 * Where the folder's manifest and its assets disagree, or the manifest is missing or broken. `sources`: what a plan's
 * words come from; without a plan those of the manifest are not compared.
 */
export function manifestFaults(
  folder: string,
  opened: readonly Opened[],
  sources?: readonly ManifestSource[],
): ManifestFault[] {
  let manifest: Manifest | undefined;
  try {
    manifest = readManifest(folder);
  } catch (error) {
    return [{ asset: MANIFEST_NAME, message: (error as Error).message }];
  }
  if (manifest === undefined) return [{ asset: MANIFEST_NAME, message: 'missing' }];
  const faults: ManifestFault[] = [];
  if (sources !== undefined && JSON.stringify(manifest.sources ?? []) !== JSON.stringify(sources)) {
    faults.push({ asset: MANIFEST_NAME, message: 'other sources of words than the plan names' });
  }
  const lexicons = manifest.lexicons ?? [];
  const known = new Set([...manifest.assets, ...lexicons].map(({ name }) => name));
  for (const { name } of opened) {
    if (!known.has(name)) faults.push({ asset: name, message: 'not in the manifest' });
  }
  for (const asset of [...manifest.assets, ...lexicons]) {
    const found = opened.find(({ name }) => name === asset.name);
    const told = found === undefined ? ['missing'] : differences(asset, found);
    for (const message of told) faults.push({ asset: asset.name, message });
  }
  return faults;
}

/** Where an asset is not what the manifest says of it. */
function differences(asset: ManifestAsset | ManifestLexicon, { bytes, bank, lexicon }: Opened): string[] {
  const found: string[] = [];
  if (bytes.length !== asset.bytes) found.push(`${bytes.length} bytes; the manifest says ${asset.bytes}`);
  if (sha256(bytes) !== asset.sha256) found.push('another SHA-256 than the manifest says');
  const told = { ...(bank && toldOfBank(bank)), ...(lexicon && toldOfLexicon(lexicon)) };
  for (const [key, value] of Object.entries(told)) {
    const expected = (asset as unknown as Record<string, unknown>)[key];
    if (JSON.stringify(value) === JSON.stringify(expected)) continue;
    found.push(`${key} is ${JSON.stringify(value)}; the manifest says ${JSON.stringify(expected)}`);
  }
  return found;
}

function toldOfBank(bank: BankReader): object {
  const { variant, encoding, formatVersion } = bank;
  const levels = bank.levels().map((level) => ({ level, count: bank.count(level) }));
  return { variant, encoding, formatVersion, count: countAll(bank), levels };
}

function toldOfLexicon(lexicon: LexiconReader): object {
  const { language, encoding, formatVersion } = lexicon;
  return { language, encoding, formatVersion, words: lexicon.words().length, jokes: lexicon.jokes().length };
}

/** How many puzzles a bank holds. */
export function countAll(bank: BankReader): number {
  return bank.levels().reduce((sum, level) => sum + bank.count(level), 0);
}
