/** Importing thesauri: each rule by a word of the fixtures, each fault by its message, Debian's thesauri by floors. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LexiconFile } from '../../tools/lexicon/lexicon-file.js';
import { loadFile } from '../../tools/lexicon/load.js';
import { packageFile } from '../../tools/package.js';
import { contentsOf, newFolder } from './run.js';
import { type Ran, ran, rowsOf } from './world.js';

const fixture = (name: string) => fileURLToPath(new URL(`mythes/${name}`, import.meta.url));
const SOURCES = ['--title', 'Own words', '--licence', 'MIT', '--frequency-title', 'Own counts'];
const REST = [...SOURCES, '--frequency-licence', 'CC0-1.0'];

/** Imports a fixture; later options stand for earlier ones of the same name. */
function imported(language: string, out: string, ...more: string[]): Promise<Ran> {
  const files = ['--thesaurus', fixture(`th_${language}.dat`), '--frequency', fixture(`${language}.txt`)];
  return ran(['lexicon', 'import', '--language', language, ...files, ...REST, '--out', out, ...more]);
}

/** The table of an imported fixture: by answer its band and clues. */
async function tableOf(language: string, ...more: string[]): Promise<Record<string, string>> {
  const out = join(newFolder(), 'own.json');
  const { status, stderr } = await imported(language, out, ...more);
  expect([status, stderr]).toEqual([0, '']);
  const lines = readFileSync(out.replace('.json', '.tsv'), 'utf8').trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => [line.split('\t')[0], line.split('\t').slice(1).join(', ')]));
}

const BLOCK = ['--block', fixture('blocked.tsv')];
const SISTER = ['--sister', fixture('th_sk.dat'), '--sister-language', 'sk'];
const NONE = undefined;

/** By what is tested: language, answer, and what stands for it; `undefined`: it is no answer. */
const rules: readonly (readonly [what: string, language: string, answer: string, expected: string | undefined])[] = [
  ['a noun has its capital, though heads are small', 'de', 'Schwarzdrossel', '1, Amsel'],
  ['a small head is no clue beside its noun', 'de', 'Amsel', '1, Schwarzdrossel'],
  ['an antonym is no clue', 'de', 'hell', '1, licht'],
  ['an antonym in English', 'en', 'large', '1, big'],
  ['a class word that is vetted is a clue', 'de', 'Fink', '1, Singvogel'],
  ['other class words are none', 'de', 'Stuhl', NONE],
  ['a class word of a pattern', 'de', 'Rom', '1, Hauptstadt von Italien'],
  ['a class word in English', 'en', 'thrush', '1, songbird'],
  ['a word marked vulgar is no clue, one of another register comes later', 'de', 'Kopf', '1, Rübe, Haupt'],
  ['a word marked vulgar is no answer', 'de', 'Birne', NONE],
  ['the register of the answer stands before the clue', 'de', 'Rübe', '4, ugs.: Kopf, ugs.: Haupt'],
  ['an inflected form is no answer', 'de', 'Frauen', NONE],
  ['an inflected form is no clue', 'de', 'Damen', NONE],
  ['an irregular plural', 'en', 'feet', NONE],
  ['a regular plural whose base is there', 'en', 'paws', NONE],
  ['a degree of an adjective', 'en', 'taller', NONE],
  ['a compound of the answer is no clue', 'de', 'Fahrer', '1, Lenker'],
  ['the stem under an umlaut is no clue', 'de', 'Bandit', '1, Räuber'],
  ['a blocked word is no answer', 'de', 'Mist', NONE],
  ['a blocked word is no clue', 'de', 'Unsinn', '1, Quatsch'],
  ['a word that is free of a blocked beginning', 'de', 'Räuber', '1, Bandit'],
  ['a clue of several words may be a noun phrase', 'de', 'Villa', '1, großes Haus'],
  ['a clue that is too long', 'de', 'Kuchen', NONE],
  ['the commoner of two words with the same letters', 'de', 'Masse', '1, Menge, Haufen'],
  ['the rarer of two words with the same letters', 'de', 'Maße', NONE],
  ['the other case of a word', 'de', 'laut', NONE],
  ['a word with capitals inside', 'de', 'AG', NONE],
  ['a word with a hyphen', 'de', 'E-Mail', NONE],
  ['a function word', 'de', 'jedoch', NONE],
  ['a clue of another word class', 'de', 'Flucht', NONE],
  ['a word without a frequency', 'de', 'Regenmantel', NONE],
  ['an unknown word is no clue', 'de', 'Ross', '1, Gaul'],
  ['a name', 'en', 'Paris', NONE],
  ['a Roman numeral is no clue', 'en', 'eight', '1, octet'],
  ['a common word is asked by its first sense and commonest class', 'en', 'run', '1, trial'],
  ['a sense that is not the first of the answer', 'en', 'car', '1, automobile'],
  ['a word listed both ways, with witnesses outside the line', 'cs', 'rychlý', '4, hbitý'],
  ['a chance pair that is listed one way', 'cs', 'větrák', NONE],
  ['a name in Czech', 'cs', 'Praha', NONE],
];

describe('lexicon import', () => {
  it.each(rules)('%s (%s: %s)', async (_, language, answer, expected) => {
    const table = await tableOf(language, ...(language === 'de' ? BLOCK : ['--block', fixture('blocked.txt')]));
    expect(table[answer]).toBe(expected);
  });

  it('takes a sister language for a witness', async () => {
    const table = await tableOf('cs', '--block', fixture('blocked.txt'), ...SISTER);
    expect(table).toEqual({
      barák: '1, dům',
      dům: '1, barák',
      fanoušek: '1, příznivec',
      hbitý: '4, rychlý',
      příznivec: '1, fanoušek',
      rychlý: '4, hbitý',
      smutek: '1, žal',
      žal: '1, smutek',
    });
  });

  it('lets a clue serve three answers, the commonest first', async () => {
    const table = await tableOf('de', ...BLOCK);
    const birds = Object.keys(table).filter((answer) => table[answer].includes('Singvogel'));
    expect(birds).toEqual(['Fink', 'Lerche', 'Meise']);
  });

  it('keeps rare answers of known words with --all', async () => {
    expect((await tableOf('de', ...BLOCK, '--all')).Regenmantel).toBe('4, Pelerine');
  });

  it('gathers the counts of lemmas with a dictionary', async () => {
    const out = join(newFolder(), 'own.json');
    await imported('de', out, ...BLOCK, '--hunspell', fixture('mini'));
    const counts = readFileSync(out.replace('.json', '-frequency.tsv'), 'utf8');
    expect(counts.split('\n')[0]).toBe('Frau\t167400');
    await imported('de', out, ...BLOCK, '--force');
    expect(readFileSync(out.replace('.json', '-frequency.tsv'), 'utf8')).toContain('Frau\t84400\n');
  });

  it('writes a lexicon that can be read, with its sources and block list', async () => {
    const folder = newFolder();
    const out = join(folder, 'deep/own.json');
    const more = [
      '--attribution',
      'Us',
      '--url',
      'https://example.org',
      '--block-title',
      'B',
      '--block-licence',
      'MIT',
    ];
    const { stdout } = await imported('de', out, ...BLOCK, ...more);
    expect(stdout).toMatch(/own\.json: 37 answers, 50 clues, 1\.35 an answer; 37 answers have a frequency/);
    expect(stdout).toMatch(/same stem as the answer +\d/);
    const file = new LexiconFile(out);
    expect(file.header.sources).toEqual([
      { part: 'answers and clues', title: 'Own words', licence: 'MIT', attribution: 'Us', url: 'https://example.org' },
      { part: 'frequencies', title: 'Own counts', licence: 'CC0-1.0' },
      { part: 'blocked words', title: 'B', licence: 'MIT' },
    ]);
    expect(Object.keys(file.header.alphabets)).toEqual(['folded', 'umlauts']);
    expect(file.blocked(file.alphabet()).map(({ kind, word }) => `${kind} ${word}`)).toEqual([
      'taste MIST',
      'core RAUB',
      'free RAEUBER',
    ]);
    expect(loadFile(out).byAnswer.get('RAEUBER')?.frequency).toBeGreaterThan(0);
  });

  it('takes a block list of one word a line', async () => {
    const out = join(newFolder(), 'own.json');
    await imported('de', out, '--block', fixture('blocked.txt'));
    expect(readFileSync(out.replace('.json', '-blocked.tsv'), 'utf8')).toBe('core\tMist\ncore\traub*\n');
  });

  it('writes no block list where none was given', async () => {
    const folder = newFolder();
    await imported('xx', join(folder, 'own.json'));
    expect(Object.keys(contentsOf(folder))).toEqual(['own-frequency.tsv', 'own.json', 'own.tsv']);
  });

  it('gives the same bytes each time', async () => {
    const folders = [newFolder(), newFolder()];
    for (const folder of folders) await imported('de', join(folder, 'own.json'), ...BLOCK);
    expect(contentsOf(folders[0])).toEqual(contentsOf(folders[1]));
  });

  it('tells figures as JSON', async () => {
    const { stdout } = await imported('de', join(newFolder(), 'own.json'), ...BLOCK, '--json');
    const [facts] = rowsOf(stdout);
    expect(facts).toMatchObject({ answers: 37, clues: 50, byBand: [34, 0, 0, 3], repairs: [] });
    expect(facts.dropped.answers).toMatchObject({ 'function word': 1, 'same letters as a commoner word': 1 });
  });

  it('shows progress on a terminal alone', async () => {
    const files = ['--thesaurus', fixture('th_xx.dat'), '--frequency', fixture('xx.txt')];
    const args = ['lexicon', 'import', '--language', 'xx', ...files, ...REST, '--out', join(newFolder(), 'own.json')];
    expect((await ran(args)).stderr).toBe('');
    expect((await ran([...args, '--force'], { isTerminal: true })).stderr).toMatch(/words/);
  });
});

describe('lexicon import of another language', () => {
  it('folds the marks of Latin letters away, and reads lines as Windows ends them', async () => {
    const out = join(newFolder(), 'own.json');
    expect((await imported('xx', out)).status).toBe(0);
    const lexicon = loadFile(out);
    expect([...lexicon.byAnswer.keys()]).toEqual(['BLAFAE', 'GRITTEN', 'LORD', 'MODEL', 'PEKKA', 'SOMU', 'VULG']);
    expect(lexicon.byAnswer.get('LORD')?.clues.map(({ text }) => text)).toEqual(['pekka']);
    const { alphabets } = new LexiconFile(out).header;
    expect(alphabets.folded.fold).toEqual({ A: 'å', AE: 'æ', D: 'ð', L: 'ł', O: 'óø' });
  });

  it('takes the letters of another script from its thesaurus', async () => {
    const out = join(newFolder(), 'own.json');
    expect((await imported('el', out)).status).toBe(0);
    const { alphabets } = new LexiconFile(out).header;
    expect(alphabets.folded).toEqual({ cells: 'Ί Ό Α Β Ι Κ Ν Ο Π Ρ Σ Τ Υ', fold: { Ι: 'ΐ' } });
    expect(
      loadFile(out)
        .byAnswer.get('ΣΠΊΤΙ')
        ?.clues.map(({ text }) => text),
    ).toEqual(['οικία']);
  });

  it('refuses a script with more letters than cells', async () => {
    const signs = Array.from({ length: 201 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const file = written(`UTF-8\n${signs.map((sign) => `${sign}|1\n-|${sign}${signs[0]}\n`).join('')}`);
    const { status, stderr } = await imported('xx', join(newFolder(), 'own.json'), '--thesaurus', file);
    expect(stderr).toMatch(/: 201 different letters; expected a language of 2 to 200 letters, one a cell/);
    expect(status).toBe(2);
  });
});

/** A file with the content, in a folder of its own. */
function written(content: string | Uint8Array, name = 'some.dat'): string {
  const file = join(newFolder(), name);
  writeFileSync(file, content);
  return file;
}

/** The base of a dictionary's two files. */
function hunspell(aff: string, dic: string): string {
  const base = written(aff, 'own.aff').replace(/\.aff$/, '');
  writeFileSync(`${base}.dic`, dic);
  return base;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const many = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join('|');

const faults: readonly (readonly [what: string, content: string | Uint8Array, message: RegExp])[] = [
  ['an empty file', '', /some\.dat:1: an empty file; expected the encoding \(UTF-8\), then heads and senses/],
  ['no heads', 'UTF-8\n', /some\.dat:2: no head; expected a word, \| and the number of its senses/],
  ['no encoding', 'blau|1\n-|azur\n', /some\.dat:1: "blau\|1"; expected the encoding, UTF-8/],
  ['another encoding', 'ISO8859-2\nblau|1\n-|azur\n', /some\.dat:1: encoding ISO8859-2; expected UTF-8 \(convert/],
  [
    'the bytes of another encoding',
    latin1('ISO8859-1\ngrün|1\n-|oliv\n'),
    /some\.dat:1: encoding ISO8859-1; expected UTF-8/,
  ],
  ['bytes that are not UTF-8', latin1('UTF-8\nrot|1\n-|grün\n'), /some\.dat:3: not UTF-8; expected text in UTF-8/],
  ['a head without a count', 'UTF-8\nblau\n-|azur\n', /some\.dat:2: "blau"; expected a word, \| and the number/],
  ['a count in words', 'UTF-8\nblau|one\n-|azur\n', /some\.dat:2: "blau\|one"; expected a word, \| and the number/],
  [
    'a count that is too small',
    'UTF-8\nblau|1\n-|azur\n-|indigo|cyan\n',
    /some\.dat:4: "-\|indigo\|cyan"; expected a word/,
  ],
  ['a sense without bars', 'UTF-8\nblau|1\nazur\n', /some\.dat:3: "azur"; expected \(part of speech\)\|synonym/],
  [
    'a count that is larger than the file',
    'UTF-8\nrot|1\n-|purpurn\nblau|3\n-|azur\n',
    /some\.dat:4: "blau" announces 3 senses, but after 1 the file ends; expected all of them/,
  ],
  [
    'an empty line among senses',
    'UTF-8\nblau|2\n-|azur\n\nrot|1\n-|purpurn\n',
    /some\.dat:2: "blau" announces 2 senses, but after 1 line 4 is empty; expected all of them/,
  ],
  [
    'an immense count',
    'UTF-8\nblau|99999999999999999999\n-|azur\n',
    /some\.dat:2: "blau" announces .* senses; expected 1000/,
  ],
  ['an immense sense', `UTF-8\nblau|1\n-|${many(1001)}\n`, /some\.dat:3: 1001 synonyms; expected 1000 at most/],
  [
    'words that the list does not have',
    'UTF-8\nblau|1\n-|azur\nazur|1\n-|blau\n',
    /no word passes as an answer; expected/,
  ],
];

describe('lexicon import of what is broken', () => {
  it.each(faults)('refuses %s', async (_, content, message) => {
    const folder = newFolder();
    const { status, stderr } = await imported('xx', join(folder, 'own.json'), '--thesaurus', written(content));
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
    expect(contentsOf(folder)).toEqual({});
  });

  it('reads on where a count is too large for its head, and says so', async () => {
    const file = written('UTF-8\npekka|3\n-|łorð\nłorð|1\n-|pekka\n');
    const { status, stderr } = await imported('xx', join(newFolder(), 'own.json'), '--thesaurus', file);
    expect(stderr).toMatch(/some\.dat:2: "pekka" announces 3 senses and has 1; read on/);
    expect(status).toBe(0);
  });

  it.each([
    ['a missing thesaurus', ['--thesaurus', 'none.dat'], /none\.dat: cannot be read: no such file or folder/],
    ['a folder', ['--thesaurus', '/'], /\/: cannot be read: it is a folder/],
    ['a missing frequency list', ['--frequency', 'none.txt'], /none\.txt: cannot be read: no such file/],
    ['an empty frequency list', ['--frequency', written('', 'f.txt')], /f\.txt:1: no counts; expected a word and its/],
    [
      'a frequency list without counts',
      ['--frequency', written('a 1\nb\n', 'f.txt')],
      /f\.txt:2: "b"; expected a word/,
    ],
    ['a missing block list', ['--block', 'none.tsv'], /none\.tsv: cannot be read/],
    [
      'a block list of other kinds',
      ['--block', written('core\ta\nbad\tb\n', 'b.tsv')],
      /b\.tsv:2: "bad\\tb"; expected/,
    ],
    ['a missing dictionary', ['--hunspell', 'none'], /none\.aff: cannot be read: .* expected a hunspell dictionary/],
    ['a dictionary without words', ['--hunspell', hunspell('SET UTF-8\n', '0\n')], /own\.dic: no words; expected/],
    ['a dictionary without rules', ['--hunspell', hunspell('rubbish\n', '1\nword\n')], /own\.aff: no affix file/],
    [
      'a thesaurus as its own witness',
      ['--sister', fixture('th_xx.dat'), '--sister-language', 'xx'],
      /--sister-language: xx; expected another language/,
    ],
    ['a sister without a language', ['--sister', fixture('th_sk.dat')], /--sister goes with --sister-language/],
    ['a missing sister', ['--sister', 'none.dat', '--sister-language', 'sk'], /none\.dat: cannot be read/],
    ['a language of no code', ['--language', 'Deutsch'], /--language: Deutsch; expected an ISO 639 code/],
    ['an address of no site', ['--url', 'example.org'], /--url: example\.org; expected an address that begins/],
    ['a licence that is no SPDX expression', ['--licence', 'LGPL'], /--licence: LGPL; expected an SPDX expression/],
    ['a licence of no list', ['--block-licence', 'MIT'], /--block-\.\.\. goes with --block/],
    ['an output that is no header', ['--out', 'own.tsv'], /--out: own\.tsv; expected a path that ends in \.json/],
    ['an empty title', ['--title', ''], /--title: empty; expected a value/],
    ['an operand', ['th_xx.dat'], /expected no operands/],
  ])('refuses %s', async (_, more, message) => {
    const { status, stderr } = await imported('xx', join(newFolder(), 'own.json'), ...more);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  it.each(['language', 'thesaurus', 'frequency', 'title', 'licence', 'frequency-title', 'frequency-licence', 'out'])(
    'refuses to go without --%s',
    async (name) => {
      const files = ['--thesaurus', fixture('th_xx.dat'), '--frequency', fixture('xx.txt')];
      const all = ['--language', 'xx', ...files, ...REST, '--out', join(newFolder(), 'own.json')];
      const at = all.indexOf(`--${name}`);
      const { status, stderr } = await ran(['lexicon', 'import', ...all.slice(0, at), ...all.slice(at + 2)]);
      expect(stderr).toMatch(`lexicon import: missing: --${name}; expected`);
      expect(status).toBe(2);
    },
  );

  it('does not write over what it reads', async () => {
    const block = written('core\ta\n', 'own-blocked.tsv');
    const out = block.replace('-blocked.tsv', '.json');
    const { status, stderr } = await imported('xx', out, '--block', block);
    expect(stderr).toMatch(/--out: .*own\.json; would write over .*own-blocked\.tsv; expected another name/);
    expect(status).toBe(2);
  });

  it('does not write over a table that stands, but with --force', async () => {
    const table = written('my notes\n', 'own.tsv');
    const out = table.replace('.tsv', '.json');
    const { status, stderr } = await imported('xx', out);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/own\.tsv stands already; expected another name, or --force/),
    ]);
    expect(readFileSync(table, 'utf8')).toBe('my notes\n');
    expect((await imported('xx', out, '--force')).status).toBe(0);
    expect(readFileSync(table, 'utf8')).not.toBe('my notes\n');
  });

  it('ends with exit code 3 where the folder cannot be written', async () => {
    const { status } = await imported('xx', join(written('', 'file'), 'own.json'));
    expect(status).toBe(3);
  });
});

const DEBIAN: readonly (readonly [language: string, file: string, least: number, firm: number, sister: string[]])[] = [
  ['de', 'th_de_DE_v2.dat', 4_500, 1_500, []],
  ['en', 'th_en_US_v2.dat', 2_500, 1_000, []],
  ['cs', 'th_cs_CZ_v2.dat', 2_500, 1_200, ['--sister', '/usr/share/mythes/th_sk_SK_v2.dat', '--sister-language', 'sk']],
  ['sk', 'th_sk_SK_v2.dat', 2_500, 1_000, ['--sister', '/usr/share/mythes/th_cs_CZ_v2.dat', '--sister-language', 'cs']],
];

describe('lexicon import of Debian’s thesauri', () => {
  for (const [language, name, least, firm, sister] of DEBIAN) {
    const thesaurus = join('/usr/share/mythes', name);
    const packages = sister.length > 0 ? 'mythes-cs and mythes-sk' : `mythes-${language === 'en' ? 'en-us' : language}`;
    const isThere = existsSync(thesaurus) && (sister.length === 0 || existsSync(sister[1]));

    it.skipIf(!isThere)(`makes a lexicon of ${language} (needs Debian's ${packages})`, async () => {
      const out = join(newFolder(), 'own.json');
      const frequency = packageFile(`generator/lexicon/frequency/${language}.tsv`);
      const files = ['--thesaurus', thesaurus, '--frequency', frequency, ...sister];
      const { status, stdout } = await imported(language, out, ...files, '--json');
      expect(status).toBe(0);
      const [facts] = rowsOf(stdout);
      const [one, two, three] = facts.byBand;
      expect(facts.answers).toBeGreaterThan(least);
      expect(one + two + three).toBeGreaterThan(firm);
      expect(facts.clues / facts.answers).toBeGreaterThan(1.15);
      expect(facts.byLength[4]).toBeGreaterThan(200);
    });
  }
});
