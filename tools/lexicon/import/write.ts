/** The files of an imported lexicon: header, table, frequencies, block list. */
import { basename, dirname } from 'node:path';
import { type Entry, formatEntries } from '../../../generator/lexicon/entries.js';
import type { FrequencyRow } from '../../../generator/lexicon/frequency.js';
import { type OutputFile, writeFiles } from '../../build/files.js';
import { InputError } from '../../errors.js';
import { schemaFault } from '../../json.js';
import { sortedRows } from '../lemmas.js';
import type { LexiconHeader } from '../lexicon-file.js';
import type { Source } from '../sources.js';
import type { Alphabets } from './alphabets.js';
import type { Chosen } from './choose.js';

export interface ImportFiles {
  /** The header's path, ending in `.json`; the others stand beside it. */
  readonly out: string;
  readonly language: string;
  readonly title: string;
  readonly alphabets: Alphabets;
  readonly sources: readonly Source[];
  readonly entries: readonly Chosen[];
  /** How many words the frequency list counts. */
  readonly tokens: number;
  /** The block list in our form; `undefined`: none was given. */
  readonly blocked: string | undefined;
}

/** The names of the files, the header last: it vouches for the others. */
export function namesOf(out: string): { table: string; frequencies: string; blocked: string; header: string } {
  const stem = basename(out, '.json');
  return {
    table: `${stem}.tsv`,
    frequencies: `${stem}-frequency.tsv`,
    blocked: `${stem}-blocked.tsv`,
    header: basename(out),
  };
}

/** Writes the files, whole or not at all, and returns the names of those that changed. */
export function writeImport(files: ImportFiles): string[] {
  const names = namesOf(files.out);
  const texts: [string, string][] = [
    [names.table, formatEntries(entriesOf(files.entries))],
    [
      names.frequencies,
      frequenciesOf(files.entries)
        .map(({ lemma, count }) => `${lemma}\t${count}\n`)
        .join(''),
    ],
    ...(files.blocked === undefined ? [] : [[names.blocked, files.blocked] as [string, string]]),
    [names.header, `${JSON.stringify(headerOf(files), undefined, 2)}\n`],
  ];
  const encoder = new TextEncoder();
  return writeFiles(
    dirname(files.out),
    texts.map(([name, text]): OutputFile => ({ name, bytes: encoder.encode(text) })),
  );
}

/** The header. Throws `InputError` where an option made it break its schema. */
function headerOf({ out, language, title, alphabets, sources, tokens, blocked }: ImportFiles): LexiconHeader {
  const names = namesOf(out);
  const header: LexiconHeader = {
    language,
    title,
    table: names.table,
    frequencies: names.frequencies,
    tokens,
    ...(blocked === undefined ? {} : { blocked: names.blocked }),
    ...alphabets,
    sources,
  };
  const fault = schemaFault(header, 'lexicon.schema.json');
  if (fault !== undefined) throw new InputError(`${out}: the header would be wrong: ${fault}`);
  return header;
}

export function entriesOf(chosen: readonly Chosen[]): Entry[] {
  return chosen.map(({ display, band, clues }, index) => ({
    line: index + 1,
    display,
    band,
    clues: clues.map((text) => ({ text, isStruck: false })),
    isStruck: false,
    isLater: false,
  }));
}

export function frequenciesOf(chosen: readonly Chosen[]): FrequencyRow[] {
  return sortedRows(chosen.map(({ display, count }) => ({ lemma: display, count })));
}
