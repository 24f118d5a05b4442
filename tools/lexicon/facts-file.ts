/** Reading the facts: their classes (`schemas/facts.schema.json`) and the tables that these name. */
import { dirname, join } from 'node:path';
import { lastingText } from '../../generator/lexicon/edition.js';
import {
  type Fact,
  type FactClass,
  type FactGroup,
  type FactRow,
  factsOf,
  type Language,
  parseFacts,
} from '../../generator/lexicon/facts.js';
import { sha256 } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { atFile, parseFile, readLines } from '../text-file.js';
import type { Source } from './sources.js';

interface FactsEdition {
  /** Rows of each table, by class name. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

interface FactsHeader {
  readonly sources: readonly Source[];
  readonly groups: readonly FactGroup[];
  readonly classes: readonly FactClass[];
  readonly editions?: readonly FactsEdition[];
}

export class FactsFile {
  readonly file: string;
  readonly header: FactsHeader;

  /** Reads the classes. Throws `InputError` with file and place. */
  constructor(file: string) {
    this.file = file;
    this.header = readJson(file, 'facts.schema.json') as FactsHeader;
    const groups = new Set(this.header.groups.map(({ name }) => name));
    for (const [index, { group, code, name }] of this.header.classes.entries()) {
      const place = `${file}: /classes/${index}`;
      if (!groups.has(group))
        throw new InputError(`${place}/group: "${group}"; expected one of ${[...groups].join(', ')}`);
      const isTwice = this.header.classes.findIndex((other) => other.code === code || other.name === name) < index;
      if (isTwice)
        throw new InputError(`${place}: code "${code}" or name "${name}" stands already; expected each once`);
    }
  }

  get sources(): readonly Source[] {
    return this.header.sources;
  }

  path(factClass: FactClass): string {
    return join(dirname(this.file), factClass.table);
  }

  /** The rows of a class's table. */
  rows(factClass: FactClass): FactRow[] {
    return parseFile(this.path(factClass), parseFacts);
  }

  /** A language's facts, of an edition (from 1) or of all rows, class by class. */
  facts(language: Language, edition?: number): Fact[] {
    const rows = this.editionRows(edition);
    return this.header.classes.flatMap((factClass) => {
      const all = this.rows(factClass);
      return atFile(this.path(factClass), () =>
        factsOf(factClass, all.slice(0, rows?.[factClass.name] ?? all.length), language),
      );
    });
  }

  /** The edition of all rows that stand now. */
  currentEdition(): FactsEdition {
    const { classes } = this.header;
    const rows = Object.fromEntries(classes.map((factClass) => [factClass.name, this.rows(factClass).length]));
    return { rows, sha256: this.hashOf(rows) };
  }

  /** What is wrong with the declared editions. */
  editionFaults(): string[] {
    return (this.header.editions ?? []).flatMap((edition, index) => this.editionFault(edition, index + 1) ?? []);
  }

  private editionFault({ rows, sha256 }: FactsEdition, number: number): string | undefined {
    if (this.hashOf(rows) === sha256) return undefined;
    return `edition ${number}: its rows are not those of the tables; expected rows to be appended, never changed`;
  }

  private hashOf(rows: Readonly<Record<string, number>>): string {
    const texts = this.header.classes
      .filter(({ name }) => (rows[name] ?? 0) > 0)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      // The table's head counts as a line.
      .map(
        (factClass) => `${factClass.code}\n${lastingText(readLines(this.path(factClass)), rows[factClass.name] + 1)}`,
      );
    return sha256(new TextEncoder().encode(texts.join('\n')));
  }

  private editionRows(edition: number | undefined): Readonly<Record<string, number>> | undefined {
    if (edition === undefined) return undefined;
    const editions = this.header.editions ?? [];
    const found = editions[edition - 1];
    if (found === undefined) throw new InputError(`${this.file}: edition ${edition}; expected 1 to ${editions.length}`);
    const fault = this.editionFault(found, edition);
    if (fault !== undefined) throw new InputError(`${this.file}: ${fault}`);
    return Object.fromEntries(this.header.classes.map(({ name }) => [name, found.rows[name] ?? 0]));
  }
}
