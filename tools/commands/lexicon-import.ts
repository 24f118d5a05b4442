/** `lexicon import`: makes a lexicon from a thesaurus, a frequency list and a block list. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../errors.js';
import { isSpdx } from '../json.js';
import { type ImportResult, type ImportWish, importFrom } from '../lexicon/import/import.js';
import { namesOf, writeImport } from '../lexicon/import/write.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import type { Source } from '../lexicon/sources.js';
import { Progress } from '../progress.js';
import { textTable } from '../text-table.js';
import type { Command, Values, World } from './command.js';
import { JSON_LINES, text } from './options.js';

export const lexiconImportCommand: Command = {
  name: 'lexicon import',
  operands: '--language CODE --thesaurus FILE --frequency FILE --title TEXT --licence SPDX ... --out FILE.json',
  summary: 'Makes a lexicon from a MyThes thesaurus, a frequency list and a block list.',
  details: [
    'Writes FILE.json (the header), FILE.tsv (answers and clues), FILE-frequency.tsv (counts of the answers) and, where a',
    'block list is given, FILE-blocked.tsv. The thesaurus is in UTF-8. Answers are single words in their base form; clues',
    'are near synonyms that are known words and do not give the answer away. A clue is firm where more than one listing, or',
    'the thesaurus of a sister language (Czech for Slovak), says that the two words mean the same. Bands 1 to 3 are answers',
    'with a firm clue: of the commonest 2,500 lemmas, of the commonest 7,000, and of the commonest 20,000; band 4 are the',
    'others. The house block list is heeded where the language has one. Any language will do; most is known of de, en, cs',
    'and sk. Licences are SPDX expressions; LicenseRef-NAME stands for one that the SPDX does not list.',
  ].join('\n'),
  options: {
    language: { type: 'string', value: 'CODE', help: 'needed: ISO 639 code of the language' },
    thesaurus: { type: 'string', value: 'FILE', help: 'needed: the thesaurus (th_..._v2.dat)' },
    frequency: { type: 'string', value: 'FILE', help: 'needed: the frequency list: word form and count a line' },
    block: { type: 'string', value: 'FILE', help: 'words to leave out: one a line, or kind, tab and word' },
    hunspell: { type: 'string', value: 'BASE', help: 'a dictionary for lemmas, BASE.aff and BASE.dic' },
    sister: { type: 'string', value: 'FILE', help: 'the thesaurus of a sister language, a second witness' },
    'sister-language': { type: 'string', value: 'CODE', help: 'ISO 639 code of that language' },
    all: { type: 'boolean', help: 'also answers that are rare or that the frequency list lacks (band 4)' },
    title: { type: 'string', value: 'TEXT', help: "needed: the lexicon's title, and the thesaurus's in its sources" },
    licence: { type: 'string', value: 'SPDX', help: 'needed: the licence of the thesaurus' },
    attribution: { type: 'string', value: 'TEXT', help: 'whom to name for it' },
    url: { type: 'string', value: 'URL', help: 'where it comes from' },
    'frequency-title': { type: 'string', value: 'TEXT', help: "needed: the frequency list's title" },
    'frequency-licence': { type: 'string', value: 'SPDX', help: 'needed: its licence' },
    'frequency-attribution': { type: 'string', value: 'TEXT', help: 'whom to name for it' },
    'frequency-url': { type: 'string', value: 'URL', help: 'where it comes from' },
    'block-title': { type: 'string', value: 'TEXT', help: "the block list's title, where it is another's work" },
    'block-licence': { type: 'string', value: 'SPDX', help: 'its licence' },
    'block-attribution': { type: 'string', value: 'TEXT', help: 'whom to name for it' },
    'block-url': { type: 'string', value: 'URL', help: 'where it comes from' },
    force: { type: 'boolean', help: 'write over files that stand there, such as those of an earlier import' },
    out: { type: 'string', value: 'FILE.json', help: "needed: the header's path; the other files stand beside it" },
    json: JSON_LINES,
  },
  arity: [0, 0],
  run(values, _operands, world) {
    refuseMissing(values);
    const wish = wishOf(values);
    const title = needed(values, 'title', 'a title');
    const sources = sourcesOf(values, title);
    const out = outFile(values, wish);
    const result = withProgress(world, (stages) => importFrom(wish, stages));
    for (const repair of result.repairs) world.err(`${repair}; read on\n`);
    const { alphabets, blocked, entries, tokens } = result;
    writeImport({ out, language: wish.language, title, alphabets, sources, entries, tokens, blocked });
    world.out(values.json === true ? `${JSON.stringify(factsOf(out, result))}\n` : summaryOf(out, result));
    return 0;
  },
};

/** The options that every import needs. */
const REQUIRED = [
  'language',
  'thesaurus',
  'frequency',
  'title',
  'licence',
  'frequency-title',
  'frequency-licence',
  'out',
] as const;

/** Throws `InputError` that names every option that is missing. */
function refuseMissing(values: Values): void {
  const missing = REQUIRED.filter((name) => values[name] === undefined).map((name) => `--${name}`);
  if (missing.length === 0) return;
  throw new InputError(
    `lexicon import: missing: ${missing.join(', ')}; expected a value for each (\`puzzle-bank lexicon import --help\`)`,
  );
}

function needed(values: Values, name: string, expected: string): string {
  const value = text(values, name);
  if (value === undefined) throw new InputError(`lexicon import: --${name} is missing; expected ${expected}`);
  return value;
}

function wishOf(values: Values): ImportWish {
  const sister = text(values, 'sister');
  if ((sister === undefined) !== (values['sister-language'] === undefined)) {
    throw new InputError('lexicon import: --sister goes with --sister-language');
  }
  if (sister !== undefined && values['sister-language'] === values.language) {
    throw new InputError(
      `--sister-language: ${values.language}; expected another language than --language, a second witness`,
    );
  }
  return {
    language: languageCode(values, 'language'),
    thesaurus: needed(values, 'thesaurus', 'a thesaurus'),
    frequency: needed(values, 'frequency', 'a frequency list'),
    block: text(values, 'block'),
    hunspell: text(values, 'hunspell'),
    sister: sister === undefined ? undefined : { file: sister, language: languageCode(values, 'sister-language') },
    all: values.all === true,
  };
}

function languageCode(values: Values, name: string): string {
  const code = needed(values, name, 'an ISO 639 code');
  if (!/^[a-z]{2,3}$/.test(code)) throw new InputError(`--${name}: ${code}; expected an ISO 639 code, such as fr`);
  return code;
}

function sourcesOf(values: Values, title: string): Source[] {
  const block = ['block-title', 'block-licence', 'block-attribution', 'block-url'];
  const hasBlock = block.some((name) => values[name] !== undefined);
  if (hasBlock && values.block === undefined) throw new InputError('lexicon import: --block-... goes with --block');
  return [
    sourceOf(values, '', 'answers and clues', title),
    sourceOf(values, 'frequency-', 'frequencies', needed(values, 'frequency-title', 'a title')),
    ...(hasBlock ? [sourceOf(values, 'block-', 'blocked words', needed(values, 'block-title', 'a title'))] : []),
  ];
}

function sourceOf(values: Values, prefix: string, part: string, title: string): Source {
  const licence = needed(values, `${prefix}licence`, 'an SPDX expression');
  if (!isSpdx(licence)) {
    throw new InputError(`--${prefix}licence: ${licence}; expected an SPDX expression, such as MIT or LicenseRef-ours`);
  }
  const attribution = text(values, `${prefix}attribution`);
  const url = text(values, `${prefix}url`);
  if (url !== undefined && !/^https?:\/\//.test(url)) {
    throw new InputError(`--${prefix}url: ${url}; expected an address that begins with http:// or https://`);
  }
  return {
    part,
    title,
    licence,
    ...(attribution === undefined ? {} : { attribution }),
    ...(url === undefined ? {} : { url }),
  };
}

/** The header's path. Throws `InputError` where a file that is read, or a lexicon with editions, would be written over. */
function outFile(values: Values, { thesaurus, frequency, block, sister }: ImportWish): string {
  const out = needed(values, 'out', 'the path of the header');
  if (!/[^/\\]\.json$/.test(out)) throw new InputError(`--out: ${out}; expected a path that ends in .json`);
  const written = new Set(Object.values(namesOf(out)).map((name) => resolve(join(dirname(out), name))));
  for (const read of [thesaurus, frequency, block, sister?.file]) {
    if (read !== undefined && written.has(resolve(read))) {
      throw new InputError(`--out: ${out}; would write over ${read}; expected another name`);
    }
  }
  if (existsSync(out) && (new LexiconFile(out).header.editions ?? []).length > 0) {
    throw new InputError(`--out: ${out}: it declares editions, which a new import would break; expected another name`);
  }
  const standing = [...written].find((path) => existsSync(path));
  if (standing !== undefined && values.force !== true) {
    throw new InputError(`--out: ${out}: ${standing} stands already; expected another name, or --force`);
  }
  return out;
}

/** Does it under a bar for each stage. */
function withProgress<T>(world: World, work: (stages: (stage: string) => Progress['update']) => T): T {
  let progress: Progress | undefined;
  try {
    return work((stage) => {
      progress?.end();
      progress = new Progress(world, stage);
      return progress.update;
    });
  } finally {
    progress?.end();
  }
}

function factsOf(out: string, { figures, dropped, repairs }: ImportResult): object {
  const { answers, clues, byLength, byBand, withFrequency } = figures;
  return { file: out, answers, clues, byLength, byBand, withFrequency, dropped, repairs };
}

function summaryOf(out: string, { figures, dropped, entries }: ImportResult): string {
  const { answers, clues, byLength, byBand, withFrequency } = figures;
  const rate = answers === 0 ? '-' : (clues / answers).toFixed(2);
  const left = entries.length - answers;
  return [
    `${out}: ${answers} answers, ${clues} clues, ${rate} an answer; ${withFrequency} answers have a frequency\n`,
    left > 0 ? `${left} answers more stand in the table that the default alphabet leaves out of grids\n` : '',
    '\n',
    textTable([
      ['letters', ...Object.keys(byLength)],
      ['answers', ...Object.values(byLength).map(String)],
    ]),
    textTable([
      ['band', '1', '2', '3', '4'],
      ['answers', ...byBand.map(String)],
    ]),
    '\n',
    textTable([['words dropped as answers', ''], ...rowsOf(dropped.answers)]),
    '\n',
    textTable([['words dropped as clues', ''], ...rowsOf(dropped.clues)]),
  ].join('');
}

function rowsOf(counts: Readonly<Record<string, number>>): string[][] {
  return Object.entries(counts).map(([reason, count]) => [`  ${reason}`, `${count}`]);
}
