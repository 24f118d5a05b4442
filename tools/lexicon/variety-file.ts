/** Tables of how often answers may take part in arrowwords: the house's, in editions, and a plan's own. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../format/documents.js';
import { parseVariety, type VarietyTable } from '../../generator/arrowword/variety.js';
import { sha256 } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { packageFile } from '../package.js';
import { parseFile } from '../text-file.js';

/** An edition of the house: a table that no longer changes, and what it was learned from. */
export interface VarietyEdition {
  readonly table: string;
  readonly sha256: string;
  /** Editions of the house lexicon and of the facts. */
  readonly lexicon: number;
  readonly facts: number;
}

export const HOUSE_VARIETY = packageFile('generator/arrowword/variety/editions.json');

/** The editions of each language; the first is number 1. Throws `InputError`. */
export function varietyEditions(): Readonly<Partial<Record<Language, readonly VarietyEdition[]>>> {
  return readJson(HOUSE_VARIETY, 'variety.schema.json') as Readonly<
    Partial<Record<Language, readonly VarietyEdition[]>>
  >;
}

/** The path of a house's table. */
export function houseTable(table: string): string {
  return packageFile(`generator/arrowword/variety/${table}`);
}

/** A table in any file. Throws `InputError` with file and line. */
export function readVariety(file: string): VarietyTable {
  return parseFile(file, parseVariety);
}

/** The house's table in an edition, as it was declared. Throws `InputError`. */
export function houseVariety(language: Language, edition: number): VarietyTable {
  const editions = varietyEditions()[language] ?? [];
  const declared = editions[edition - 1];
  if (declared === undefined) {
    const known = editions.length === 0 ? 'there is none' : `expected one of 1 to ${editions.length}`;
    throw new InputError(`${HOUSE_VARIETY}: /${language}: edition ${edition}; ${known}`);
  }
  const file = houseTable(declared.table);
  const table = readVariety(file);
  if (sha256(readFileSync(file)) !== declared.sha256) {
    throw new InputError(`${file}: other than edition ${edition} of ${HOUSE_VARIETY}; expected it unchanged`);
  }
  return table;
}
