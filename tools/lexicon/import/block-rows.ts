/** Reading a block list for an import: our own form, `kind <TAB> word` a line, or one word a line. */
import type { Alphabet } from '../../../generator/lexicon/alphabet.js';
import { type BlockRow, parseBlockList } from '../../../generator/lexicon/blocked.js';
import { parseFile } from '../../text-file.js';

export interface BlockFile {
  readonly rows: readonly BlockRow[];
  /** The list in our form. */
  readonly text: string;
}

/** Reads the list. Words of a plain list are core words; those with characters that have no cell can never be met. */
export function readBlockFile(file: string, alphabet: Alphabet): BlockFile {
  return parseFile(file, (text) => {
    const lines = text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .map((line) => line.trim());
    const isPlain = lines.every((line) => !line.includes('\t'));
    // In our form empty lines stay where they are: a fault's line is then the file's.
    const ours = isPlain ? plainRows(lines, alphabet) : lines.join('\n').trimEnd();
    const own = ours === '' ? '' : `${ours}\n`;
    return { rows: parseBlockList(own, alphabet), text: own };
  });
}

function plainRows(lines: readonly string[], alphabet: Alphabet): string {
  const words = new Set(lines.filter((line) => alphabet.cellsOf(line.replace(/\*$/, ''))));
  return [...words].map((word) => `core\t${word}`).join('\n');
}
