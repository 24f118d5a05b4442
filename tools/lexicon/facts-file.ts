/** Reading the facts: their classes (`schemas/facts.schema.json`) and the tables that these name. */
import { dirname, join } from 'node:path';
import type { Language } from '../../format/documents.js';
import { lastingText } from '../../generator/lexicon/edition.js';
import {
  type Fact,
  type FactClass,
  type FactGroup,
  type FactRow,
  factsOf,
  parseFacts,
} from '../../generator/lexicon/facts.js';
import { sha256 } from '../build/manifest.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { atFile, parseFile, readLines } from '../text-file.js';
import type { Source } from './sources.js';

/** By class name: how many rows its table had, and the hash of what may not change in them. */
type FactsEdition = Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;

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
    // Tables that cannot be read are told before editions that changed.
    const tables = new Map(this.header.classes.map((factClass) => [factClass, this.rows(factClass)]));
    const rows = this.pinned(edition);
    return this.header.classes.flatMap((factClass) => {
      const all = tables.get(factClass) ?? [];
      return atFile(this.path(factClass), () =>
        factsOf(factClass, all.slice(0, rows === undefined ? all.length : (rows[factClass.name]?.rows ?? 0)), language),
      );
    });
  }

  /** The edition of all rows that stand now. */
  currentEdition(): FactsEdition {
    return Object.fromEntries(
      [...this.header.classes]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((factClass) => {
          const rows = this.rows(factClass).length;
          return rows === 0 ? [] : [[factClass.name, { rows, sha256: this.hashOf(factClass, rows) }]];
        }),
    );
  }

  /** What is wrong with the declared editions. */
  editionFaults(): string[] {
    return (this.header.editions ?? []).flatMap((edition, index) => this.faultsOf(edition, index + 1));
  }

  private faultsOf(edition: FactsEdition, number: number): string[] {
    return Object.entries(edition).flatMap(([name, { rows, sha256 }]) => {
      const factClass = this.header.classes.find((candidate) => candidate.name === name);
      if (factClass === undefined)
        return [`edition ${number}: no class "${name}"; expected classes to be added, never taken away`];
      if (this.hashOf(factClass, rows) === sha256) return [];
      return [
        `edition ${number}: the first ${rows} rows of ${factClass.table} are not those of the edition; expected rows to be struck (~) or appended, never changed`,
      ];
    });
  }

  private hashOf(factClass: FactClass, rows: number): string {
    // The table's head counts as a line.
    const text = lastingText(readLines(this.path(factClass)), rows + 1);
    return sha256(new TextEncoder().encode(`${factClass.code}\n${text}`));
  }

  /** The edition, which must be as it was declared; `undefined` where none is asked for. */
  private pinned(number: number | undefined): FactsEdition | undefined {
    if (number === undefined) return undefined;
    const editions = this.header.editions ?? [];
    const edition = editions[number - 1];
    if (edition === undefined)
      throw new InputError(`${this.file}: edition ${number}; expected 1 to ${editions.length}`);
    const [fault] = this.faultsOf(edition, number);
    if (fault !== undefined) throw new InputError(`${this.file}: ${fault}`);
    return edition;
  }
}
