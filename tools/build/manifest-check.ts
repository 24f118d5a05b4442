/** Holds a folder's assets to its manifest: present, bytes, SHA-256, counts. */
import type { BankReader } from '../../format/reader.js';
import { MANIFEST_NAME, type Manifest, type ManifestSource, readManifest, sha256 } from './manifest.js';

/** An asset's bytes, and the bank in them where they can be opened. */
export interface Opened {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly bank: BankReader | undefined;
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
  const known = new Set(manifest.assets.map(({ name }) => name));
  for (const { name } of opened) {
    if (!known.has(name)) faults.push({ asset: name, message: 'not in the manifest' });
  }
  for (const asset of manifest.assets) {
    const found = opened.find(({ name }) => name === asset.name);
    const tell = (message: string) => faults.push({ asset: asset.name, message });
    if (found === undefined) {
      tell('missing');
      continue;
    }
    if (found.bytes.length !== asset.bytes) tell(`${found.bytes.length} bytes; the manifest says ${asset.bytes}`);
    if (sha256(found.bytes) !== asset.sha256) tell('another SHA-256 than the manifest says');
    if (found.bank === undefined) continue;
    const { variant, encoding, formatVersion } = found.bank;
    const levels = found.bank.levels().map((level) => ({ level, count: (found.bank as BankReader).count(level) }));
    const count = countAll(found.bank);
    const told = { variant, encoding, formatVersion, count, levels };
    for (const [key, value] of Object.entries(told)) {
      const expected = asset[key as keyof typeof told];
      if (JSON.stringify(value) !== JSON.stringify(expected)) {
        tell(`${key} is ${JSON.stringify(value)}; the manifest says ${JSON.stringify(expected)}`);
      }
    }
  }
  return faults;
}

/** How many puzzles a bank holds. */
export function countAll(bank: BankReader): number {
  return bank.levels().reduce((sum, level) => sum + bank.count(level), 0);
}
