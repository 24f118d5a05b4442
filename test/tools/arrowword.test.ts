/** Arrowwords through the command line: build, check, verify, show, stats, export, diff, and what a plan must not ask for. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../format/content.js';
import type { ArrowwordDocument } from '../../format/documents.js';
import { checkLexicon, type LexiconTexts, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { packLexicon } from '../../tools/build/pack.js';
import { houseFacts, houseJokes, houseLexicon } from '../../tools/lexicon/house.js';
import { contentsOf, newFolder, run, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const last = (editions: readonly { readonly entries: number }[] | undefined) => editions!.at(-1)!.entries;
const houseOf = (language: 'de' | 'sk') => ({
  house: {
    lexicon: last(houseLexicon(language).header.editions),
    facts: houseFacts().header.editions!.length,
    jokes: last(houseJokes(language).header.editions),
  },
});
const LANGUAGES = { languages: { de: houseOf('de'), sk: houseOf('sk') } };
const ROWS = [
  { variant: 'arrowword-de', level: '8x8', count: 4 },
  { variant: 'arrowword-de', level: '8x8-light', count: 2, candidates: 1, facts: 20, weights: { two: 100 } },
  { variant: 'arrowword-sk', level: '7x7', count: 2, candidates: 1 },
  { variant: 'word-search-de', level: '8x8', count: 2 },
];

const folder = newFolder();
const plan = writePlan(newFolder(), ROWS, LANGUAGES);
const at = ['--plan', plan, '--out', folder];
const built = run(['build', ...at]);

const lexicon = openLexicon(readFileSync(join(folder, 'lexicon_de.pbk')));
const bank = openBank(readFileSync(join(folder, 'arrowword_de.pbk')), lexicon);
const puzzle = (number: number) => bank.puzzle('8x8', number) as ArrowwordDocument;

/** A copy of the folder's assets. */
function copied(): string {
  const copy = newFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

/** The German lexicon's texts with something changed, in both encodings, in a copy of the folder. */
function withLexicon(change: (texts: LexiconTexts) => object): string {
  const copy = copied();
  const texts = checkLexicon(openContent(readFileSync(join(folder, 'lexicon_de.pbk'))).value);
  const changed = { ...texts, ...change(texts) };
  writeFileSync(join(copy, 'lexicon_de.pbk'), packLexicon(changed, 'msgpack'));
  writeFileSync(join(copy, 'lexicon_de_json.pbk'), packLexicon(changed, 'json'));
  return copy;
}

describe('arrowwords', () => {
  it('are built into a bank a language beside the word searches, and their clues into the lexicon', () => {
    expect([built.status, built.stderr]).toEqual([0, '']);
    expect(readdirSync(folder).filter((name) => !name.includes('json'))).toEqual([
      'arrowword_de.pbk',
      'arrowword_sk.pbk',
      'lexicon_de.pbk',
      'lexicon_sk.pbk',
      'word_search_de.pbk',
    ]);
    const { licences } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(licences).toEqual({ 'arrowword-de': 'MIT', 'arrowword-sk': 'MIT', 'word-search-de': 'MIT' });
    expect(lexicon.clues().length).toBeGreaterThan(60);
  });

  it('are held by check and verify to what the plan makes', () => {
    expect(run(['build', '--check', ...at]).stdout).toMatch(/holds exactly these/);
    expect(run(['verify', ...at]).stdout).toMatch(/^10 puzzles in 10 assets of .*: no fault\n$/);
  });

  it('do not depend on the number of workers, the locale or the time zone', () => {
    const other = newFolder();
    const env = { LC_ALL: 'sv_SE.UTF-8', TZ: 'Asia/Tokyo' };
    expect(run(['build', '--plan', plan, '--out', other, '--jobs', '3'], env).status).toBe(0);
    expect(contentsOf(other)).toEqual(contentsOf(folder));
  });

  it('are made in part, and the others carried over', () => {
    const copy = copied();
    const { stdout } = run(['build', '--plan', plan, '--out', copy, '--only', 'arrowword-de/8x8/3']);
    expect(stdout).toMatch(/1 puzzle made/);
    expect(contentsOf(copy)).toEqual(contentsOf(folder));
  });

  it('are shown with their clues, as text, document and record', async () => {
    const shown = async (...more: string[]) => (await ran(['show', 'arrowword-de/8x8/2', ...at, ...more])).stdout;
    const text = await shown();
    const { words, joke, phrase } = puzzle(2);
    for (const { clue } of words) expect(text).toContain(clue);
    expect(text).toContain(joke.setup);
    expect(text).toContain(phrase);
    expect(JSON.parse(await shown('--json'))).toEqual(puzzle(2));
    expect(await shown('--record')).toBe(`${bank.record('8x8', 2)}\n`);
    expect(await shown('--make', '--json')).toBe(await shown('--json'));
  });

  it('are counted by stats, and exported as documents', async () => {
    const rows = rowsOf((await ran(['stats', ...at, '--json'])).stdout);
    expect(rows.find(({ variant, level }) => variant === 'arrowword-de' && level === '8x8')).toMatchObject({
      count: 4,
      rows: 8,
      islands: 0,
      equal: 0,
      idle: { none: 1 },
    });
    const { stdout } = await ran(['export', '--format', 'documents', '--only', 'arrowword-de/8x8/*', '--out', folder]);
    expect(rowsOf(stdout)).toEqual([1, 2, 3, 4].map(puzzle));
  });

  it('are compared by diff with their clues', async () => {
    const { answer, clue } = puzzle(1).words[0];
    const users = [1, 2, 3, 4].filter((number) => puzzle(number).words.some((word) => word.clue === clue));
    const copy = withLexicon(({ clues = '' }) => ({
      clues: clues
        .split('\n')
        .map((text) => (text === clue ? `${clue}!` : text))
        .join('\n'),
    }));
    const { stdout } = await ran(['diff', folder, copy, '--json']);
    const changed = rowsOf(stdout).map(({ address }) => address);
    expect([answer, changed]).toEqual([
      answer,
      expect.arrayContaining(users.map((number) => `arrowword-de/8x8/${number}`)),
    ]);
  });

  it('are told one by one where their lexicon lacks the clues', async () => {
    const copy = withLexicon(() => ({ origins: '', answers: '', names: '', clues: '' }));
    const { stdout, status } = await ran(['verify', '--plan', plan, '--out', copy]);
    expect(stdout).toMatch(/arrowword_de\.pbk: arrowword-de\/8x8\/1: record: .*the lexicon of de has no clue/);
    expect(status).toBe(1);
  });
});

describe('a plan of arrowwords', () => {
  const row = { variant: 'arrowword-de', level: '8x8', count: 1 };
  const own = { house: { jokes: houseOf('de').house.jokes }, lexicons: [{ file: 'few.json' }] };
  it.each<[string, object, object, RegExp]>([
    [
      'more rows than columns',
      { level: '8x9' },
      LANGUAGES,
      /\/level: "8x9"; expected as many rows as columns, 6 to 20/,
    ],
    [
      'a level without a size',
      { level: 'hard' },
      LANGUAGES,
      /\/level: "hard"; expected as many rows as columns, 6 to 20/,
    ],
    ['more puzzles than jokes', { count: 900 }, LANGUAGES, /\/count: 900 puzzles, but \d+ jokes end in a phrase/],
    ['no candidate', { candidates: 0 }, LANGUAGES, /\/puzzles\/0\/candidates: 0; expected .*1/],
    ['more facts than verify lets pass', { facts: 36 }, LANGUAGES, /\/puzzles\/0\/facts: 36; expected .*35/],
    ['an unknown weight', { weights: { four: 1 } }, LANGUAGES, /\/puzzles\/0\/weights\/four: unknown key/],
    ['a weight that is no number', { weights: { two: '1' } }, LANGUAGES, /\/puzzles\/0\/weights\/two: "1"; expected/],
    ['a floor of frequency', { frequency: 2 }, LANGUAGES, /\/puzzles\/0\/frequency: unknown key/],
    ['no language', {}, {}, /\/puzzles\/0: arrowword-de, but no "languages" with "de"/],
    ['too few answers', {}, { languages: { de: own } }, /only \d+ answers of 3 letters with clues; expected 150 each/],
  ])('with %s is refused', async (_, change, rest, message) => {
    const [home, out] = [newFolder(), newFolder()];
    const { alphabets } = houseLexicon('de').header;
    const sources = [{ part: 'answers and clues', title: 'few', licence: 'CC0-1.0', attribution: 'A. Few' }];
    const header = { language: 'de', title: 'few', table: 'few.tsv', alphabet: 'folded', alphabets, sources };
    writeFileSync(join(home, 'few.json'), JSON.stringify(header));
    writeFileSync(join(home, 'few.tsv'), 'Uhu\t1\truft bei Nacht\n');
    const file = writePlan(home, [{ ...row, ...change }], rest);
    const { status, stderr } = await ran(['build', '--plan', file, '--out', out]);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(readdirSync(out)).toEqual([]);
  });
});
