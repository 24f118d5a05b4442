/** The linter of lexicons finds each fault, and finds none in the house's. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../format/documents.js';
import { packageFile } from '../../tools/package.js';
import { newFolder } from './run.js';
import { ran } from './world.js';

const HEADER = JSON.parse(readFileSync(packageFile('generator/lexicon/de.json'), 'utf8'));

/** Writes a lexicon with these lines and returns its header's path. */
function lexicon(lines: readonly string[], change: object = {}): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'lists'));
  writeFileSync(join(folder, 'own.tsv'), lines.map((line) => `${line}\n`).join(''));
  writeFileSync(join(folder, 'lists/frequency.tsv'), 'Amsel\t3\n');
  writeFileSync(join(folder, 'lists/blocked.tsv'), 'core\tmist*\ntaste\tgrippe\nfree\tmistral\n');
  const { editions: _, ...header } = HEADER;
  const file = join(folder, 'own.json');
  const own = { table: 'own.tsv', frequencies: 'lists/frequency.tsv', blocked: 'lists/blocked.tsv' };
  writeFileSync(file, JSON.stringify({ ...header, ...own, ...change }));
  return file;
}

async function lint(lines: readonly string[], change: object = {}) {
  return ran(['lexicon', 'lint', lexicon(lines, change)]);
}

const faults: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['a character without a cell', ['E-Mail\t2\tNachricht'], /:1: alphabet: E-Mail: a character without a cell/],
  ['an answer of one letter', ['A\t2\tVokal'], /:1: length: A: 1 letter; expected 2 to 15/],
  ['an answer that is too long', ['Donaudampfschiff\t2\tWasserfahrzeug'], /:1: length: Donaudampfschiff: 16 letters/],
  [
    'an answer twice',
    ['Amsel\t1\tSingvogel', 'amsel\t1\tDrossel'],
    /:2: duplicate: amsel: the letters of Amsel in line 1/,
  ],
  [
    'an answer twice when folded',
    ['Maße\t1\tAbmessungen', 'Masse\t1\tMenge'],
    /:2: duplicate: Masse: the letters of Maße in line 1/,
  ],
  ['the answer in its clue', ['Amsel\t1\tschwarze Amsel'], /:1: stem: Amsel: "Amsel" in "schwarze Amsel" is too near/],
  ['the stem in a clue', ['Bratwurst\t1\tGrillwurst'], /:1: stem: Bratwurst: "Grillwurst"/],
  [
    'a clue that is too long',
    ['Amsel\t1\tschwarzer Vogel im Garten'],
    /:1: clue-length: Amsel: .* has 25 characters; expected 24/,
  ],
  ['a character of another kind in a clue', ['Amsel\t1\tVogel #1'], /:1: clue-characters: Amsel/],
  ['a clue twice', ['Amsel\t1\tSingvogel\tsingvogel'], /:1: clue-twice: Amsel: "singvogel"/],
  [
    'a clue for four answers',
    ['Amsel', 'Fink', 'Lerche', 'Star'].map((bird) => `${bird}\t1\tSingvogel`),
    /:4: clue-repeated: Star: "singvogel" serves 4 answers \(Amsel, Fink, Lerche, Star\)/,
  ],
  ['a blocked answer', ['Mistkerl\t1\tSchuft'], /:1: blocked: Mistkerl: on the block list/],
  ['a blocked word of taste', ['Husten\t1\tFolge der Grippe'], /:1: blocked: Husten: "Grippe" in "Folge der Grippe"/],
  ['a word of npm’s list', ['Hure\t1\tDirne'], /:1: blocked: Hure/],
  ['a spelling fault in a clue', ['Amsel\t1\tSingfogel'], /:1: spelling: Amsel: "Singfogel"/],
  ['a noun in small letters', ['Amsel\t1\tschwarzer vogel'], /:1: spelling: Amsel: "vogel"/],
  ['a spelling fault in an answer', ['Amßel\t1\tVogel'], /:1: spelling: Amßel: not in the dictionary/],
  ['no clue that is not struck', ['Amsel\t1\t~Singvogel'], /:1: no-clue: Amsel/],
  [
    'later clues of a struck answer',
    ['~Amsel\t1\tSingvogel', '+Amsel\t1\tDrosselart'],
    /:2: order: \+Amsel: the answer is struck/,
  ],
  [
    'later clues with another band',
    ['Amsel\t1\tSingvogel', '+Amsel\t2\tDrosselart'],
    /:2: order: \+Amsel: band 2, but 1 in line 1/,
  ],
  ['later clues without an answer above', ['+Amsel\t1\tSingvogel'], /:1: order: \+Amsel: no such answer above/],
];

describe('lexicon lint', () => {
  it('says that no blank may follow a mark', async () => {
    const { status, stderr } = await lint(['Amsel\t1\tSingvogel', '+ Amsel\t1\tDrosselart']);
    expect(stderr).toMatch(/own\.tsv:2: "\+ Amsel"; expected no blank after \+/);
    expect(status).toBe(2);
  });

  it.each(faults)('finds %s', async (_, lines, message) => {
    const { status, stdout } = await lint(lines);
    expect(stdout).toMatch(message);
    expect(status).toBe(1);
  });

  it.each([
    ['plain entries', ['Amsel\t1\tschwarzer Singvogel\tDrosselart', 'Ei\t1\tOval']],
    ['what is free of a block', ['Mistral\t3\tFallwind']],
    ['what is struck', ['~Amßel\t1\tSingfogel', 'Amsel\t1\tDrosselart\t~Singfogel']],
    ['later clues for an answer whose clues are struck', ['Amsel\t1\t~Vogel', '+Amsel\t1\tDrosselart']],
    ['later clues', ['Amsel\t1\tDrosselart', '+Amsel\t1\tschwarzer Singvogel']],
    ['a capital at the beginning', ['Amsel\t1\tSchwarzer Vogel']],
    ['compounds that the dictionary lacks', ['Amsel\t1\tGartenvogel', 'Ampel\t1\tStraßenkreuzungslicht']],
    ['three answers for a clue', ['Amsel', 'Fink', 'Lerche'].map((bird) => `${bird}\t1\tSingvogel`)],
  ])('lets %s pass', async (_, lines) => {
    const { status, stdout } = await lint(lines);
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('tells answers without a frequency with --notes, in JSON too', async () => {
    const file = lexicon(['Amsel\t1\tSingvogel', 'Ei\t1\tOval']);
    const told = await ran(['lexicon', 'lint', file, '--notes', '--json']);
    expect(
      told.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        file: expect.stringMatching(/own\.tsv$/),
        line: 2,
        kind: 'note',
        rule: 'no-frequency',
        message: 'Ei: no frequency',
      },
    ]);
    expect(told.status).toBe(0);
    expect(told.stderr).toMatch(/2 lines, 0 faults, 1 note/);
  });

  it('finds an edition that was changed, shortened or declared out of order', async () => {
    const lines = ['Amsel\t1\tDrosselart', 'Ei\t1\tOval'];
    const file = lexicon(lines);
    expect((await ran(['lexicon', 'edition', file])).stdout).toMatch(/edition of 2 entries/);
    const { editions } = JSON.parse(readFileSync(file, 'utf8'));
    expect((await lint(lines, { editions })).status).toBe(0);
    expect((await lint([...lines, 'Uhu\t1\tNachtvogel'], { editions })).status).toBe(0);
    const struck = ['~Amsel\t1\tDrosselart', 'Ei\t1\t~Oval', '+Ei\t1\tvom Huhn'];
    expect((await lint(struck, { editions })).status).toBe(0);
    for (const changed of [
      ['Amsel\t1\tDrosselart', 'Ei\t1\toval'],
      ['Ei\t1\tOval', 'Amsel\t1\tDrosselart'],
    ]) {
      expect((await lint(changed, { editions })).stdout).toMatch(
        /edition: the first 2 lines are not those of the edition/,
      );
    }
    expect((await lint(lines.slice(0, 1), { editions })).stdout).toMatch(
      /edition: edition 2, but the table has 1 lines/,
    );
    expect((await lint(lines, { editions: [...editions, ...editions] })).stdout).toMatch(
      /edition 2 after 2; expected rising/,
    );
  });

  it.each(LANGUAGES)('finds nothing in the house lexicon of %s', async (language) => {
    const { status, stdout, stderr } = await ran(['lexicon', 'lint', '--language', language]);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/spelling not checked/);
    expect(status).toBe(0);
  });

  it.each([
    ['an unknown language', ['--language', 'fr'], /--language: fr; expected one of de, en, cs, sk/],
    ['a missing file', ['none.json'], /none\.json: cannot be read: no such file/],
    [
      'a broken line',
      [lexicon(['Amsel\t1\tDrosselart', 'Ei'])],
      /own\.tsv:2: "Ei"; expected an answer, a band and clues/,
    ],
    ['an unknown key', [lexicon([], { more: 1 })], /\/more: unknown key/],
    [
      'an alphabet that it does not have',
      [lexicon([], { alphabet: 'runes' })],
      /alphabet "runes"; expected one of folded, umlauts/,
    ],
    ['a table that is not there', [lexicon([], { table: 'other.tsv' })], /other\.tsv: cannot be read/],
  ])('answers %s with one message and exit code 2', async (_, args, message) => {
    const { status, stderr } = await ran(['lexicon', 'lint', ...args]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  it('answers a header that is not UTF-8, or nested without end, with one message', async () => {
    const file = lexicon([]);
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8').replace('German', 'J\u00fcrgen'), 'latin1'));
    expect((await ran(['lexicon', 'lint', file])).stderr).toMatch(/own\.json:1: not UTF-8; expected text in UTF-8/);
    writeFileSync(file, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const { status, stderr } = await ran(['lexicon', 'lint', file]);
    expect(stderr).toMatch(/own\.json/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  it('answers lines without end with one message, and many answers of one clue with short ones', async () => {
    expect((await lint([`Amsel\t1\t${'x'.repeat(1_000_000)}`])).stderr).toMatch(
      /own\.tsv:1: 1000008 characters; expected 2000 at most/,
    );
    const words = Array.from({ length: 5_000 }, (_, index) =>
      `${'ABCDEFGHIJ'[index % 10]}${index}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]),
    );
    const { stdout } = await lint(
      words.map((word) => `${word}\t1\tWort`),
      { language: 'fr', title: 'French' },
    );
    expect(stdout.length / words.length).toBeLessThan(400);
    expect(stdout).toMatch(/serves 5000 answers \((?:[A-Za-z]+, ){6}\.\.\.\)/);
  });

  it('names the line of bytes that are not UTF-8', async () => {
    const file = lexicon(['Amsel\t1\tDrosselart', 'Ei\t1\tOval']);
    const table = file.replace(/json$/, 'tsv');
    writeFileSync(table, Buffer.concat([readFileSync(table), Buffer.from([0x55, 0xe4, 0x0a])]));
    expect((await ran(['lexicon', 'lint', file])).stderr).toMatch(/own\.tsv:3: not UTF-8; expected text in UTF-8/);
  });
});
