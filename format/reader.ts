/** What an app opens: an asset's bytes become a bank whose puzzles decode one at a time. */
import { strFromU8 } from 'fflate';
import { unpack } from 'msgpackr/unpack-no-eval';
import type { Address } from './address.js';
import { formatAddress } from './address.js';
import { checkContent, recordsOf } from './bank.js';
import { checkBounds } from './bounds.js';
import { type Encoding, FORMAT_VERSION, openContainer } from './container.js';
import type { AnyPuzzle, PuzzleDocument } from './documents.js';
import { BankError } from './error.js';
import { decodeRecord, type Graded, techniqueIn } from './record.js';
import type { Rules } from './rules.js';
import { type Technique, techniquesOf } from './techniques.js';
import { rulesFor } from './variants.js';

/** An open bank. Levels are in the plan's order, numbers run from 1 to `count(level)`. */
export interface BankReader {
  readonly variant: string;
  readonly encoding: Encoding;
  readonly formatVersion: number;
  levels(): readonly string[];
  /** How many puzzles a level has. Throws `BankError` with fault `address` for a level that the bank has not. */
  count(level: string): number;
  /** A puzzle's record. Throws `BankError` with fault `address` for a level or number that the bank has not. */
  record(level: string, number: number): string;
  /** How many puzzles of a level need each technique as their hardest, easiest technique first; without decoding them. */
  techniques(level: string): ReadonlyMap<Technique, number>;
  /** A puzzle, decoded by itself. Throws `BankError`: `address` as `record` does, `record` for one that breaks its grammar. */
  puzzle(level: string, number: number): PuzzleDocument;
  /** Every address, level by level. */
  addresses(): Iterable<string>;
}

/** Opens an asset; decodes no record yet. Throws `BankError` for bytes that are no whole asset of a known version. */
export function openBank(bytes: Uint8Array): BankReader {
  const { encoding, content } = openContainer(bytes);
  checkBounds(content, encoding);
  const { variant, levels } = checkContent(parseContent(content, encoding));
  const rules = rulesFor(variant);
  if (rules === undefined) throw new BankError('content', `variant ${variant}: this reader does not know it`);

  const known = new Map(levels.map((level) => [level.level, { count: level.count, recordOf: recordsOf(level) }]));
  const levelOf = (level: string) => {
    const found = known.get(level);
    if (found !== undefined) return found;
    throw new BankError('address', `${variant} has no level ${level}; expected one of ${[...known.keys()].join(', ')}`);
  };
  const record = (level: string, number: number): string => {
    const { count, recordOf } = levelOf(level);
    if (!Number.isInteger(number) || number < 1 || number > count) {
      throw new BankError('address', `${variant}/${level} has no number ${number}; expected 1 to ${count}`);
    }
    return recordOf(number);
  };
  return {
    variant,
    encoding,
    formatVersion: FORMAT_VERSION,
    levels: () => [...known.keys()],
    count: (level) => levelOf(level).count,
    record,
    techniques: (level) => countTechniques(rules, levelOf(level)),
    puzzle: (level, number) => documentOf({ variant, level, number }, decodeRecord(rules, record(level, number))),
    *addresses() {
      for (const [level, { count }] of known) {
        for (let number = 1; number <= count; number++) yield formatAddress({ variant, level, number });
      }
    },
  };
}

function countTechniques(
  rules: Rules<AnyPuzzle>,
  { count, recordOf }: { readonly count: number; readonly recordOf: (number: number) => string },
): Map<Technique, number> {
  const counts = new Map<Technique, number>();
  for (let number = 1; number <= count; number++) {
    const technique = techniqueIn(rules, recordOf(number));
    counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  const techniques = techniquesOf(rules.name).filter((technique) => counts.has(technique));
  return new Map(techniques.map((technique) => [technique, counts.get(technique) as number]));
}

/** The public document of a puzzle: its address, then the puzzle and its grade, then hints where it has them. */
export function documentOf(address: Address, { puzzle, grade, hints }: Graded<AnyPuzzle>): PuzzleDocument {
  const { variant, level, number } = address;
  // That the puzzle is one of the address's variant is the caller's word.
  const document = { address: formatAddress(address), variant, level, number, ...puzzle, grade };
  return (hints === undefined ? document : { ...document, hints }) as PuzzleDocument;
}

function parseContent(content: Uint8Array, encoding: Encoding): unknown {
  try {
    return encoding === 'json' ? JSON.parse(strFromU8(content)) : unpack(content);
  } catch (error) {
    throw new BankError('content', `no ${encoding} content: ${(error as Error).message}`);
  }
}
