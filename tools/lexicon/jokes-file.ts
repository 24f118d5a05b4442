/** Reading a list of jokes: its header (`schemas/jokes.schema.json`) and its table. */
import { dirname, resolve } from 'node:path';
import { type Joke, parseJokes } from '../../generator/jokes/jokes.js';
import { readJson } from '../json.js';
import { parseFile, readLines } from '../text-file.js';
import { type Edition, editionSizes } from './editions.js';
import type { Source } from './sources.js';

export interface JokesHeader {
  readonly language: string;
  readonly title: string;
  readonly table: string;
  readonly sources: readonly Source[];
  readonly editions?: readonly Edition[];
}

export class JokesFile {
  readonly file: string;
  readonly header: JokesHeader;

  /** Reads the header. Throws `InputError` with file and place. */
  constructor(file: string) {
    this.file = file;
    this.header = readJson(file, 'jokes.schema.json') as JokesHeader;
  }

  get table(): string {
    return resolve(dirname(this.file), this.header.table);
  }

  /** Every joke of the table, those behind the edition in use included: they may stand in for struck ones. */
  jokes(): Joke[] {
    return parseFile(this.table, parseJokes);
  }

  /** The sizes of the editions up to the wished one, or up to the whole table. */
  sizes(edition?: number): number[] {
    return editionSizes(this.file, this.header.editions ?? [], this.lines(), edition);
  }

  /** The table's lines, as they stand. */
  lines(): string[] {
    return readLines(this.table);
  }
}
