/** `export`: the banks' puzzles in formats that other programs read. */
import { openFolder, puzzleIn } from '../build/assets.js';
import { InputError } from '../errors.js';
import { matcher } from '../plan/select.js';
import type { Command } from './command.js';
import { ONLY, OUT, outFolder, text, texts } from './options.js';

const FORMATS = ['documents'] as const;

export const exportCommand: Command = {
  name: 'export',
  operands: '--format documents',
  summary: 'Writes the puzzles of the banks to standard output: one puzzle document a line, in address order.',
  options: {
    format: { type: 'string', value: 'FORMAT', help: `one of: ${FORMATS.join(', ')}` },
    only: ONLY,
    out: OUT,
  },
  arity: [0, 0],
  run(values, _operands, world) {
    const format = text(values, 'format');
    if (!FORMATS.some((known) => known === format)) {
      throw new InputError(`--format: ${format ?? 'missing'}; expected one of ${FORMATS.join(', ')}`);
    }
    const banks = openFolder(outFolder(values));
    const matches = matcher(
      texts(values, 'only'),
      banks.flatMap(({ bank }) => [...bank.addresses()]),
    );
    for (const { path, bank } of banks) {
      for (const level of bank.levels()) {
        for (let number = 1; number <= bank.count(level); number++) {
          if (!matches(`${bank.variant}/${level}/${number}`)) continue;
          world.out(`${JSON.stringify(puzzleIn(path, bank, level, number))}\n`);
        }
      }
    }
    return 0;
  },
};
