/** Reading a lexicon: its header (`schemas/lexicon.schema.json`) and the tables that it names. */
import { dirname, resolve } from 'node:path';
import { Alphabet, type AlphabetData, alphabetFault } from '../../generator/lexicon/alphabet.js';
import { type BlockRow, parseBlockList } from '../../generator/lexicon/blocked.js';
import { type Entry, parseEntries } from '../../generator/lexicon/entries.js';
import { type FrequencyRow, parseFrequencies } from '../../generator/lexicon/frequency.js';
import { InputError } from '../errors.js';
import { readJson } from '../json.js';
import { parseFile, readLines } from '../text-file.js';
import { type Edition, editionSizes } from './editions.js';
import type { Source } from './sources.js';

export interface LexiconHeader {
  readonly language: string;
  readonly title: string;
  readonly table: string;
  readonly frequencies?: string;
  /** Words counted for the frequencies. */
  readonly tokens?: number;
  readonly blocked?: string;
  /** `false`: words alone, for word searches. */
  readonly clues?: boolean;
  readonly alphabet: string;
  readonly alphabets: Readonly<Record<string, AlphabetData>>;
  readonly sources: readonly Source[];
  readonly editions?: readonly Edition[];
}

/** A lexicon's header and where it stands; its tables are read when asked for. */
export class LexiconFile {
  readonly file: string;
  readonly header: LexiconHeader;

  /** Reads the header. Throws `InputError` with file and place. */
  constructor(file: string) {
    this.file = file;
    this.header = readJson(file, 'lexicon.schema.json') as LexiconHeader;
    for (const [name, data] of Object.entries(this.header.alphabets)) {
      const fault = alphabetFault(data);
      if (fault !== undefined) throw new InputError(`${file}: /alphabets/${name}/${fault}`);
    }
    this.alphabet();
  }

  /** The path of a file that the header names. */
  path(name: string): string {
    return resolve(dirname(this.file), name);
  }

  /** The alphabet of a name, or the header's own choice. Throws `InputError` for a name that the header does not have. */
  alphabet(name = this.header.alphabet): Alphabet {
    const data = Object.hasOwn(this.header.alphabets, name) ? this.header.alphabets[name] : undefined;
    if (data === undefined) {
      const known = Object.keys(this.header.alphabets).join(', ');
      throw new InputError(`${this.file}: alphabet "${name}"; expected one of ${known}`);
    }
    return new Alphabet(data);
  }

  /** The table's entries up to an edition, or all. */
  entries(edition?: number): Entry[] {
    const entries = parseFile(this.path(this.header.table), parseEntries);
    if (edition === undefined) return entries;
    const sizes = editionSizes(this.file, this.header.editions ?? [], this.lines(), edition);
    return entries.slice(0, sizes.at(-1));
  }

  /** The table's lines, as they stand. */
  lines(): string[] {
    return readLines(this.path(this.header.table));
  }

  frequencies(): FrequencyRow[] {
    const { frequencies } = this.header;
    return frequencies === undefined ? [] : parseFile(this.path(frequencies), parseFrequencies);
  }

  /** How many words were counted for the frequencies: by the header, or as many as the table counts. */
  tokens(rows: readonly FrequencyRow[]): number {
    return this.header.tokens ?? rows.reduce((sum, { count }) => sum + count, 0);
  }

  blocked(alphabet: Alphabet): BlockRow[] {
    const { blocked } = this.header;
    return blocked === undefined ? [] : parseFile(this.path(blocked), (text) => parseBlockList(text, alphabet));
  }
}
