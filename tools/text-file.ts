/** Reading text files; every fault is one `InputError` with file and place. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { LineFault, linesOf } from '../generator/lexicon/fault.js';
import { InputError } from './errors.js';
import { reasonOf } from './json.js';

const LINE_FEED = 0x0a;

/** The file's text. Throws `InputError` where it cannot be read, saying what was expected, or is not UTF-8. */
export function readText(file: string, expected?: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const wish = expected === undefined ? '' : `; expected ${expected}`;
    throw new InputError(`${file}: cannot be read: ${reasonOf(error)}${wish}`);
  }
  if (!isUtf8(bytes)) throw new InputError(`${file}:${firstBadLine(bytes)}: not UTF-8; expected text in UTF-8`);
  return bytes.toString('utf8');
}

/** Reads the file and parses its text; a `LineFault` of the parser becomes an `InputError` with the file's name. */
export function parseFile<T>(file: string, parse: (text: string) => T): T {
  return atFile(file, () => parse(readText(file)));
}

/** The lines of a table. Throws `InputError` for bytes or line ends that a table does not have. */
export function readLines(file: string): string[] {
  return parseFile(file, linesOf);
}

/** Does it, and gives a `LineFault` the file's name. */
export function atFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof LineFault) throw new InputError(`${file}:${error.line}: ${error.message}`);
    throw error;
  }
}

/** The first line, from 1, whose bytes are not UTF-8. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed < 0 ? bytes.length : feed;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return line;
}
