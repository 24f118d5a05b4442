/** Counting, drawing and sealing lexicons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../format/documents.js';
import { lexiconBenchmark } from '../../tools/bench/lexicon.js';
import { lexiconFigures } from '../../tools/lexicon/figures.js';
import { houseLexicon } from '../../tools/lexicon/house.js';
import { loadHouse } from '../../tools/lexicon/load.js';
import { newFolder } from './run.js';
import { ran } from './world.js';

const { editions: _, ...HEADER } = houseLexicon('cs').header;

/** Writes a Czech lexicon with these lines and returns its header's path. */
function lexicon(lines: readonly string[]): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'frequency'));
  writeFileSync(join(folder, 'own.tsv'), lines.map((line) => `${line}\n`).join(''));
  writeFileSync(join(folder, 'frequency/cs.tsv'), 'kos\t12\n');
  writeFileSync(join(folder, 'blocked.tsv'), 'core\tfuj\n');
  const file = join(folder, 'own.json');
  writeFileSync(file, `${JSON.stringify({ ...HEADER, table: 'own.tsv', blocked: 'blocked.tsv' }, null, 2)}\n`);
  return file;
}

const BIRDS = [
  'kos\t1\tpták\tčerný pták',
  'sova\t2\tnoční pták',
  '~čáp\t1\tptáček',
  'chata\t1\tdomek',
  'vlaštovka\t3\tpták',
];

describe('lexicon stats', () => {
  it('counts words, clues, bands and frequencies of a lexicon', async () => {
    const file = lexicon(BIRDS);
    const { stdout } = await ran(['lexicon', 'stats', file, '--json']);
    expect(JSON.parse(stdout)).toEqual({
      file,
      answers: 3,
      byLength: { 3: 1, 4: 1, 9: 1 },
      byBand: [1, 1, 1, 0],
      clues: 4,
      withFrequency: 1,
      factsByLength: {},
      factsByClass: {},
      togetherByLength: { 3: 1, 4: 1, 9: 1 },
    });
  });

  it('refuses a language beside files', async () => {
    const { stderr, status } = await ran(['lexicon', 'stats', lexicon(BIRDS), '--language', 'cs']);
    expect(stderr).toMatch(/--language: goes with the house's files alone/);
    expect(status).toBe(2);
  });

  it('prints a table with a column for each language', async () => {
    const { stdout, status } = await ran(['lexicon', 'stats']);
    expect(stdout).toMatch(/^ +de +en +cs +sk\nwords +\d+ +\d+ +\d+ +\d+$/m);
    expect(status).toBe(0);
  });
});

/** What the house lexicons promise, by number of letters: least answers of `[from, to]`. */
const PROMISED = [
  [3, 3, 300],
  [4, 4, 600],
  [5, 5, 950],
  [6, 6, 1050],
  [7, 7, 1000],
  [8, 12, 1500],
  [13, 15, 250],
] as const;

describe.each(LANGUAGES)('the house lexicon of %s', (language) => {
  const figures = lexiconFigures(loadHouse(language));

  it.each(PROMISED)('has enough answers of %i to %i letters', (from, to, least) => {
    const count = Object.entries(figures.byLength)
      .filter(([length]) => Number(length) >= from && Number(length) <= to)
      .reduce((sum, [, answers]) => sum + answers, 0);
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('has enough answers and clues, nearly all with a frequency', () => {
    expect(figures.answers).toBeGreaterThanOrEqual(6000);
    expect(figures.clues / figures.answers).toBeGreaterThanOrEqual(1.5);
    expect(figures.withFrequency / figures.answers).toBeGreaterThanOrEqual(0.9);
  });

  it('has enough short answers together with facts', () => {
    const [two, three] = language === 'en' ? [200, 450] : [250, 500];
    expect(figures.togetherByLength[2]).toBeGreaterThanOrEqual(two);
    expect(figures.togetherByLength[3]).toBeGreaterThanOrEqual(three);
  });
});

describe('lexicon sample', () => {
  it('draws the same pairs for a seed, others for another', async () => {
    const draw = async (...args: string[]) =>
      (await ran(['lexicon', 'sample', '--language', 'sk', '--count', '20', ...args])).stdout;
    const first = await draw();
    expect(first.trim().split('\n')).toHaveLength(20);
    expect(await draw()).toBe(first);
    expect(await draw('--seed', 'other')).not.toBe(first);
    const facts = await draw('--facts', '--json');
    expect(JSON.parse(facts.split('\n')[0])).toEqual({
      language: 'sk',
      answer: expect.any(String),
      display: expect.any(String),
      band: expect.any(Number),
      clue: expect.any(String),
    });
    expect(facts).not.toBe(first);
  });

  it('leaves struck answers out and keeps what it drew when others are added', async () => {
    const draw = async (lines: readonly string[]) =>
      (await ran(['lexicon', 'sample', lexicon(lines)])).stdout.trim().split('\n');
    const before = await draw(BIRDS);
    expect(before).toHaveLength(4);
    const after = await draw([...BIRDS, 'datel\t2\tklove do stromu']);
    expect(after.filter((pair) => !pair.includes('datel'))).toEqual(before);
  });
});

describe('jokes sample', () => {
  it('draws the same jokes for a seed', async () => {
    const draw = async (...args: string[]) =>
      (await ran(['jokes', 'sample', '--language', 'en', '--count', '5', ...args])).stdout;
    const first = await draw();
    expect(first.trim().split('\n')).toHaveLength(5);
    expect(await draw()).toBe(first);
    expect(await draw('--seed', 'other')).not.toBe(first);
  });
});

describe('lexicon edition', () => {
  it.each([
    ['later clues without an answer', '+datel\t1\tklove do stromu', /own\.tsv:6: order: \+datel: no such answer above/],
    ['a clue that is too long', 'datel\t1\tklove celý den do všech stromů v lese', /own\.tsv:6: clue-length: datel/],
    ['a line that is none', 'datel', /own\.tsv:6: "datel"; expected/],
  ])('refuses to make %s lasting', async (_, line, message) => {
    const file = lexicon([...BIRDS, line]);
    const before = readFileSync(file, 'utf8');
    const { status, stderr } = await ran(['lexicon', 'edition', file]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('declares what stands now, once, and leaves the rest of the header as it was', async () => {
    const file = lexicon(BIRDS);
    const before = readFileSync(file, 'utf8');
    expect((await ran(['lexicon', 'edition', file])).status).toBe(0);
    const [first] = JSON.parse(readFileSync(file, 'utf8')).editions;
    expect(first.entries).toBe(5);
    const { editions: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    expect(rest).toEqual(JSON.parse(before));
    expect((await ran(['lexicon', 'edition', file])).stdout).toMatch(/no more than its last edition/);
    const table = file.replace(/json$/, 'tsv');
    writeFileSync(table, `${readFileSync(table, 'utf8')}datel\t2\tklove do stromu\n`);
    await ran(['lexicon', 'edition', file]);
    expect(
      JSON.parse(readFileSync(file, 'utf8')).editions.map((edition: { entries: number }) => edition.entries),
    ).toEqual([5, 6]);
  });

  it('refuses lines that cannot be read, and declares nothing', async () => {
    const file = lexicon(BIRDS);
    const before = readFileSync(file, 'utf8');
    const table = file.replace(/json$/, 'tsv');
    writeFileSync(table, `${readFileSync(table, 'utf8')}datel\n`);
    const { status, stderr } = await ran(['lexicon', 'edition', file]);
    expect(stderr).toMatch(/own\.tsv:6: "datel"; expected an answer/);
    expect(status).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('refuses where an edition was changed', async () => {
    const file = lexicon(BIRDS);
    await ran(['lexicon', 'edition', file]);
    const table = file.replace(/json$/, 'tsv');
    writeFileSync(table, readFileSync(table, 'utf8').replace('sova', 'sovy'));
    const { status, stderr } = await ran(['lexicon', 'edition', file]);
    expect(stderr).toMatch(/the first 5 lines are not those of the edition/);
    expect(status).toBe(1);
  });
});

describe('lexicon frequencies', () => {
  it('sums forms to lemmas, leaves blocked words out and adds what the dictionary lacks', async () => {
    const file = lexicon([...BIRDS, 'Hrad\t2\tsídlo krále', 'Ruzyň\t2\tletiště v Praze']);
    const folder = join(file, '..');
    writeFileSync(join(folder, 'list.txt'), 'kos 10\nkosi 5\nkosa 4\nfuj 90\nx 8\nsova 7\nruzyň 3\nčáp 2\n');
    writeFileSync(join(folder, 'own.aff'), 'SET UTF-8\nSFX K Y 2\nSFX K 0 i .\nSFX K 0 a s\nSFX F Y 1\nSFX F a y a\n');
    writeFileSync(join(folder, 'own.dic'), '6\nkos/K\nkosa/F\nfuj\nx\nsova/F\nčáp/K\n');
    const told = await ran([
      'lexicon',
      'frequencies',
      file,
      '--list',
      join(folder, 'list.txt'),
      '--hunspell',
      join(folder, 'own'),
    ]);
    expect(told.stdout).toMatch(/cs\.tsv: 5 lemmas/);
    // "kosa" is a lemma itself, so its count is its own.
    expect(readFileSync(join(folder, 'frequency/cs.tsv'), 'utf8')).toBe(
      'kos\t15\nsova\t7\nkosa\t4\nRuzyň\t3\nčáp\t2\n',
    );
  });

  it.each(['own.tsv', 'own.json', 'list.txt'])('does not write over %s, which it reads', async (name) => {
    const file = lexicon(BIRDS);
    const folder = join(file, '..');
    writeFileSync(join(folder, 'list.txt'), 'kos 10\n');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"frequency/cs.tsv"', JSON.stringify(name)));
    const before = readFileSync(join(folder, name), 'utf8');
    const { status, stderr } = await ran(['lexicon', 'frequencies', file, '--list', join(folder, 'list.txt')]);
    expect(stderr).toMatch(/\/frequencies: .* is read; expected a file of its own/);
    expect(status).toBe(2);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(before);
  });

  it('names the line of a broken rule of the dictionary', async () => {
    const file = lexicon(BIRDS);
    const folder = join(file, '..');
    writeFileSync(join(folder, 'list.txt'), 'kos 10\n');
    writeFileSync(join(folder, 'bad.aff'), 'SET UTF-8\nSFX K Y 1\nSFX K 0 i [abc\n');
    writeFileSync(join(folder, 'bad.dic'), '1\nkos/K\n');
    const list = join(folder, 'list.txt');
    const { status, stderr } = await ran([
      'lexicon',
      'frequencies',
      file,
      '--list',
      list,
      '--hunspell',
      join(folder, 'bad'),
    ]);
    expect(stderr).toMatch(/bad\.aff:3: condition \[abc; expected letters/);
    expect(status).toBe(2);
  });

  it.each([
    ['no list', [], /--list is missing/],
    ['a missing list', ['--list', 'none.txt'], /none\.txt: cannot be read/],
    [
      'a missing dictionary',
      ['--list', 'LIST', '--hunspell', 'none'],
      /none\.aff: cannot be read: no such file or folder; expected a hunspell dictionary/,
    ],
    ['a broken line', ['--list', 'BAD'], /bad\.txt:2: "kosi"; expected a word, a blank and a count/],
  ])('answers %s with exit code 2', async (_, args, message) => {
    const file = lexicon(BIRDS);
    const folder = join(file, '..');
    writeFileSync(join(folder, 'list.txt'), 'kos 10\n');
    writeFileSync(join(folder, 'bad.txt'), 'kos 10\nkosi\n');
    const places: Record<string, string> = { LIST: join(folder, 'list.txt'), BAD: join(folder, 'bad.txt') };
    const { status, stderr } = await ran(['lexicon', 'frequencies', file, ...args.map((arg) => places[arg] ?? arg)]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
    expect(readFileSync(join(folder, 'frequency/cs.tsv'), 'utf8')).toBe('kos\t12\n');
  });
});

describe('the commands of lexicons', () => {
  it.each([
    [['lexicon'], 2, /Usage: puzzle-bank lexicon COMMAND/],
    [['lexicon', '--help'], 0, /lexicon lint .*\n.*lexicon stats/],
    [['lexicon', 'lint', '--help'], 0, /Usage: puzzle-bank lexicon lint \[LEXICON\.\.\.\]/],
  ])('%j shows help', async (args, code, message) => {
    const { status, stdout } = await ran(args);
    expect(stdout).toMatch(message);
    expect(status).toBe(code);
  });

  it('name themselves where there is no such one', async () => {
    const { status, stderr } = await ran(['lexicon', 'print']);
    expect(stderr).toMatch(/lexicon print: no such command; expected one of .*lint, stats/);
    expect(status).toBe(2);
  });
});

describe('the benchmark of lexicons', () => {
  it('gives a row for each language', async () => {
    const { rows } = await lexiconBenchmark(1).run({ isDetailed: false });
    expect(rows.map(({ name }) => name)).toEqual(
      LANGUAGES.map((language) => `lexicon ${language}, ready in a new worker`),
    );
    for (const { ours, reference, ratio } of rows) expect(ratio).toBe(reference / ours);
  });
});
