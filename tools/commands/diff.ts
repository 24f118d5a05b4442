/** `diff A B`: which addresses were added, dropped or changed between two builds. */
import { statSync } from 'node:fs';
import type { BankReader } from '../../format/reader.js';
import { isWordVariant } from '../../format/variants.js';
import { openAsset, openFolder, puzzleIn, recordsOf } from '../build/assets.js';
import { InputError } from '../errors.js';
import { reasonOf } from '../json.js';
import type { Command } from './command.js';
import { JSON_LINES } from './options.js';

export const diffCommand: Command = {
  name: 'diff',
  operands: 'A B',
  summary: 'Lists the addresses that were added (+), dropped (-) or changed (~) from A to B: folders or assets.',
  options: { json: JSON_LINES },
  arity: [2, 2],
  run(values, [from, to], world) {
    const before = puzzlesAt(from);
    const after = puzzlesAt(to);
    const counts = { added: 0, dropped: 0, changed: 0 };
    const tell = (change: 'added' | 'dropped' | 'changed', address: string) => {
      counts[change]++;
      const sign = { added: '+', dropped: '-', changed: '~' }[change];
      world.out(values.json === true ? `${JSON.stringify({ change, address })}\n` : `${sign} ${address}\n`);
    };
    for (const [address, record] of before) {
      const now = after.get(address);
      if (now === undefined) tell('dropped', address);
      else if (now !== record) tell('changed', address);
    }
    for (const address of after.keys()) if (!before.has(address)) tell('added', address);
    if (values.json !== true) {
      world.out(`${counts.added} added, ${counts.dropped} dropped, ${counts.changed} changed\n`);
    }
    return 0;
  },
};

/** Every puzzle of a folder or of one asset, by address, in bank order: its record, of word puzzles its document, which has the texts too. */
function puzzlesAt(path: string): Map<string, string> {
  return new Map(
    banksAt(path).flatMap(({ path: asset, bank }) => [
      ...(isWordVariant(bank.variant) ? documentsOf(asset, bank) : recordsOf(bank)),
    ]),
  );
}

function documentsOf(name: string, bank: BankReader): Map<string, string> {
  const documents = new Map<string, string>();
  for (const level of bank.levels()) {
    for (let number = 1; number <= bank.count(level); number++) {
      const document = puzzleIn(name, bank, level, number);
      documents.set(document.address, JSON.stringify(document));
    }
  }
  return documents;
}

function banksAt(path: string): { readonly path: string; readonly bank: BankReader }[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new InputError(`${path}: cannot be read: ${reasonOf(error)}; expected a folder of assets or an asset`);
  }
  return isFolder ? openFolder(path) : [{ path, bank: openAsset(path) }];
}
