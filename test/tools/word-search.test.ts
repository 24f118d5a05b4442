/** Word searches through the command line: build, check, verify, show, stats, export, and what a plan must not ask for. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../format/content.js';
import type { WordSearchDocument } from '../../format/documents.js';
import { checkLexicon, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { WORD_SEARCH_RULES } from '../../format/variants.js';
import { runTask } from '../../tools/build/executor.js';
import { packLexicon } from '../../tools/build/pack.js';
import { editionOf } from '../../tools/lexicon/editions.js';
import { houseJokes, houseLexicon, houseWords } from '../../tools/lexicon/house.js';
import { Grounds } from '../../tools/plan/grounds.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { contentsOf, newFolder, run, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const last = (editions: readonly { readonly entries: number }[] | undefined) => editions!.at(-1)!.entries;
const GERMAN = {
  house: {
    lexicon: last(houseLexicon('de').header.editions),
    words: last(houseWords('de').header.editions),
    jokes: last(houseJokes('de').header.editions),
  },
};
const SLOVAK = {
  house: { lexicon: last(houseLexicon('sk').header.editions), jokes: last(houseJokes('sk').header.editions) },
};
const ROWS = [
  { variant: 'word-search-de', level: '8x8', count: 6 },
  { variant: 'word-search-de', level: '9x7-kids', count: 4, frequency: 10, directions: ['E', 'S'] },
  { variant: 'sudoku', level: 'easy', count: 2, size: 9, empty: 40 },
  { variant: 'word-search-sk', level: '8x8', count: 3 },
];
const LANGUAGES = { languages: { de: GERMAN, sk: SLOVAK } };

function built(
  rows: readonly object[] = ROWS,
  rest: object = LANGUAGES,
): { folder: string; plan: string; at: string[] } {
  const folder = newFolder();
  const plan = writePlan(newFolder(), rows, rest);
  const { status, stderr } = run(['build', '--plan', plan, '--out', folder]);
  expect([status, stderr]).toEqual([0, '']);
  return { folder, plan, at: ['--plan', plan, '--out', folder] };
}

const { folder, plan, at } = built();
const NAMES = [
  'lexicon_de.pbk',
  'lexicon_de_json.pbk',
  'lexicon_sk.pbk',
  'lexicon_sk_json.pbk',
  'manifest.json',
  'sudoku.pbk',
  'sudoku_json.pbk',
  'word_search_de.pbk',
  'word_search_de_json.pbk',
  'word_search_sk.pbk',
  'word_search_sk_json.pbk',
];

/** A copy of the folder's assets. */
function copied(): string {
  const copy = newFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

describe('word searches', () => {
  it('are built into a bank and a lexicon a language, which manifest, check and verify know', () => {
    expect(readdirSync(folder).sort()).toEqual(NAMES);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest.lexicons.map(({ name, jokes }: { name: string; jokes: number }) => [name, jokes])).toEqual(
      ['lexicon_de.pbk', 'lexicon_de_json.pbk', 'lexicon_sk.pbk', 'lexicon_sk_json.pbk'].map((name) => [
        name,
        expect.any(Number),
      ]),
    );
    expect(manifest.licences).toEqual({
      sudoku: 'MIT',
      // The words without clues are chosen from a list under CC BY-SA; the Slovak plan does without.
      'word-search-de': 'MIT AND CC-BY-SA-4.0',
      'word-search-sk': 'MIT',
    });
    expect(run(['build', '--check', ...at]).stdout).toMatch(/holds exactly these/);
    expect(run(['verify', ...at]).stdout).toMatch(/^15 puzzles in 10 assets of .*: no fault\n$/);
  });

  it('do not depend on the number of workers, the locale or the time zone', () => {
    const other = newFolder();
    expect(
      run(['build', '--plan', plan, '--out', other, '--jobs', '3'], { LC_ALL: 'sv_SE.UTF-8', TZ: 'Asia/Tokyo' }).status,
    ).toBe(0);
    expect(contentsOf(other)).toEqual(contentsOf(folder));
  });

  it('are shown with their words, ringed, as text, document, picture and record', async () => {
    const address = 'word-search-de/8x8/2';
    const bank = openBank(
      readFileSync(join(folder, 'word_search_de.pbk')),
      openLexicon(readFileSync(join(folder, 'lexicon_de.pbk'))),
    );
    const document = bank.puzzle('8x8', 2) as WordSearchDocument;
    const shown = async (...more: string[]) => (await ran(['show', address, ...at, ...more])).stdout;
    const text = await shown();
    for (const { display } of document.words) expect(text).toContain(display);
    expect(text).toContain(document.joke.setup);
    expect(text).toContain(`Phrase: ${document.phrase}`);
    expect(JSON.parse(await shown('--json'))).toEqual(document);
    expect(await shown('--record')).toBe(`${bank.record('8x8', 2)}\n`);
    const picture = await shown('--svg');
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(picture.match(/<rect[^>]* transform="rotate/g)).toHaveLength(document.words.length);
    expect(picture.match(/<text /g)).toHaveLength(64);
    // Made anew it is the same.
    expect(await shown('--make', '--json')).toBe(await shown('--json'));
  });

  it.each([
    [['--solve'], /--solve: word-search-de\/8x8\/2: expected a number puzzle/],
    [['--svg', '--json'], /--json and --svg: expected one of them/],
  ])('refuse to be shown with %s', async (more, message) => {
    const { status, stderr } = await ran(['show', 'word-search-de/8x8/2', ...at, ...more]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it('have no number beyond their jokes', async () => {
    const { status, stderr } = await ran(['show', 'word-search-de/8x8/9999', ...at]);
    expect(stderr).toMatch(/word-search-de\/8x8\/9999: number 9999; expected 1 to \d+, as many jokes fit/);
    expect(status).toBe(2);
  });

  it('are counted by stats, on the page too', async () => {
    const rows = rowsOf((await ran(['stats', ...at, '--json'])).stdout);
    expect(rows.map(({ variant, level }) => variant && `${variant}/${level}`)).toEqual([
      'sudoku/easy',
      'word-search-de/8x8',
      'word-search-de/9x7-kids',
      'word-search-sk/8x8',
      undefined,
    ]);
    expect(rows[1]).toMatchObject({ count: 6, rows: 8, columns: 8, threeLetters: expect.any(Number) });
    expect(rows[2]).toMatchObject({ rows: 9, columns: 7, diagonals: 0 });
    expect(rows[4]).toMatchObject({ puzzles: 15 });
    const html = join(newFolder(), 'page.html');
    const { stdout } = await ran(['stats', ...at, '--html', html]);
    expect(stdout).toMatch(/word-search-de\/9x7-kids +9x7 +4/);
    expect(readFileSync(html, 'utf8')).toContain('word-search-sk/8x8');
  });

  it('are exported as documents', async () => {
    const { stdout } = await ran(['export', '--format', 'documents', '--only', 'word-search-*/**', '--out', folder]);
    expect(rowsOf(stdout)).toHaveLength(13);
  });

  it('are made in part, and the others carried over', () => {
    const copy = copied();
    expect(run(['build', '--plan', plan, '--out', copy, '--only', 'word-search-de/8x8/3']).stdout).toMatch(
      /1 puzzle made/,
    );
    expect(contentsOf(copy)).toEqual(contentsOf(folder));
  });

  it('are refused with a lexicon that lacks their words, and told where one is damaged or missing', async () => {
    const copy = copied();
    const name = 'lexicon_de.pbk';
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(copy, name), bytes.subarray(0, bytes.length - 3));
    const at = ['--plan', plan, '--out', copy];
    expect((await ran(['verify', ...at])).stdout).toMatch(/lexicon_de\.pbk: asset: damaged/);
    expect(run(['build', '--check', ...at]).stdout).toMatch(/lexicon_de\.pbk: differs from byte/);
    expect((await ran(['show', 'word-search-de/8x8/1', ...at])).status).toBe(2);
    const empty = { language: 'de', fold: '', cells: '', words: 'Duft', jokes: '0:1', setups: 'a', punchlines: 'b' };
    writeFileSync(join(copy, name), packLexicon(empty, 'msgpack'));
    const { stdout, status } = await ran(['verify', ...at]);
    expect(stdout).toMatch(/word_search_de\.pbk: word-search-de\/8x8\/1: record: .*the lexicon of de has no/);
    expect(stdout).toMatch(/lexicon_de_json\.pbk: encoding: other texts than in lexicon_de\.pbk/);
    expect(stdout).toMatch(/lexicon_de\.pbk: manifest: another SHA-256/);
    expect(status).toBe(1);
    expect(run(['build', '--check', '--sample', '1', ...at]).stdout).toMatch(/lexicon_de\.pbk: manifest: /);
  });

  it('are compared by diff with their texts, and told with one line where these are missing', async () => {
    const copy = copied();
    const lexicon = openLexicon(readFileSync(join(folder, 'lexicon_sk.pbk')));
    const texts = checkLexicon(openContent(readFileSync(join(folder, 'lexicon_sk_json.pbk'))).value);
    const setups = texts.setups.split('\n').map((setup: string) => `${setup}!`);
    const { list, id } = lexicon.jokes()[0];
    const changed = { ...texts, setups: [setups[0], ...texts.setups.split('\n').slice(1)].join('\n') };
    for (const encoding of ['msgpack', 'json'] as const) {
      const name = encoding === 'json' ? 'lexicon_sk_json.pbk' : 'lexicon_sk.pbk';
      writeFileSync(join(copy, name), packLexicon(changed, encoding));
    }
    const had = [1, 2, 3].filter((number) => {
      const bank = openBank(readFileSync(join(folder, 'word_search_sk.pbk')), lexicon);
      const { joke } = bank.puzzle('8x8', number) as WordSearchDocument;
      return joke.list === list && joke.id === id;
    });
    const { stdout } = await ran(['diff', folder, copy, '--json']);
    expect(rowsOf(stdout)).toEqual(
      had.map((number) => ({ change: 'changed', address: `word-search-sk/8x8/${number}` })),
    );
    for (const name of ['lexicon_sk.pbk', 'lexicon_sk_json.pbk']) rmSync(join(copy, name));
    for (const args of [
      ['diff', folder, copy],
      ['export', '--format', 'documents', '--out', copy],
      ['stats', '--plan', plan, '--out', copy],
      ['show', 'word-search-sk/8x8/1', '--out', copy],
    ]) {
      const { status, stderr } = await ran(args);
      expect([args[0], status]).toEqual([args[0], 2]);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(/no lexicon_sk(_json)?\.pbk beside (it|its bank)/);
    }
    // And verify names it once for the bank.
    const { stdout: told, status } = await ran(['verify', '--plan', plan, '--out', copy]);
    expect(status).toBe(1);
    expect(told.match(/.*it takes its texts from there.*/g)).toEqual([
      'word_search_sk.pbk: lexicon: no lexicon_sk.pbk beside it; it takes its texts from there; its 3 puzzles are not checked',
    ]);
  });

  it('stay beside assets of another plan, which build names', () => {
    const copy = copied();
    copyFileSync(join(copy, 'sudoku.pbk'), join(copy, 'stray.pbk'));
    const { status, stderr } = run(['build', '--plan', plan, '--out', copy]);
    expect([status, stderr]).toEqual([0, 'stray.pbk: neither the plan nor the last build names it; left as it is\n']);
  });

  it('keep the rules with letters of their own, by verify too', () => {
    const languages = { de: { ...GERMAN, alphabet: 'umlauts' } };
    const { at: here } = built([{ variant: 'word-search-de', level: '8x8', count: 200 }], { languages });
    expect(run(['verify', ...here]).stdout).toMatch(/^200 puzzles in 4 assets of .*: no fault\n$/);
  });

  it('go from the folder when the plan drops them', () => {
    const copy = copied();
    const less = writePlan(newFolder(), ROWS.slice(0, 3), { languages: { de: GERMAN } });
    expect(run(['build', '--plan', less, '--out', copy]).stdout).toMatch(/lexicon_sk\.pbk: dropped/);
    expect(readdirSync(copy).sort()).toEqual(NAMES.filter((name) => !name.includes('_sk')));
  });
});

describe('a plan of word searches', () => {
  const row = { variant: 'word-search-de', level: '8x8', count: 1 };
  it.each<[string, readonly object[], object, RegExp]>([
    [
      'more puzzles than jokes',
      [{ ...row, count: 900 }],
      LANGUAGES,
      /\/puzzles\/0\/count: 900 puzzles, but \d+ jokes end in a phrase for word-search-de\/8x8; expected \d+ at most/,
    ],
    [
      'a level without a size',
      [{ ...row, level: 'easy' }],
      LANGUAGES,
      /\/puzzles\/0\/level: "easy"; expected rows and columns of 6 to 20/,
    ],
    ['a size that is too large', [{ ...row, level: '21x8' }], LANGUAGES, /\/level: "21x8"; expected rows and columns/],
    ['no words', [row], {}, /\/puzzles\/0: word-search-de, but no "languages" with "de"/],
    [
      'an unknown direction',
      [{ ...row, directions: ['UP'] }],
      LANGUAGES,
      /\/puzzles\/0\/directions\/0: "UP"; expected one of "E"/,
    ],
    [
      'diagonals alone',
      [{ ...row, directions: ['SE'] }],
      LANGUAGES,
      /\/puzzles\/0\/directions: SE; expected one of E, S, W, N/,
    ],
    [
      'a floor that leaves no words',
      [{ ...row, frequency: 9000 }],
      LANGUAGES,
      /\/puzzles\/0\/frequency: 9000; only \d+ words/,
    ],
    ['hints', [{ ...row, hints: true }], LANGUAGES, /\/puzzles\/0\/hints: unknown key/],
    ['a band', [{ ...row, band: 'easy' }], LANGUAGES, /\/puzzles\/0\/band: unknown key/],
    [
      'a language without jokes',
      [row],
      { languages: { de: { house: { lexicon: GERMAN.house.lexicon } } } },
      /\/puzzles\/0: no joke ends in a phrase for word-search-de\/8x8; expected jokes in "languages"/,
    ],
  ])('with %s is refused', async (_, rows, rest, message) => {
    const out = newFolder();
    const { status, stderr } = await ran(['build', '--plan', writePlan(newFolder(), rows, rest), '--out', out]);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('words and jokes that grow or are struck', () => {
  const home = newFolder();
  const table = readFileSync(houseLexicon('de').path('de.tsv'), 'utf8').trimEnd().split('\n');
  const jokes = houseJokes('de').lines();
  const header = JSON.parse(readFileSync(houseLexicon('de').file, 'utf8'));
  const { $schema, frequencies, blocked, editions: _, ...rest } = header;

  /** The records of 15 puzzles made of these lines, the first `entries` and `told` of which are pinned. */
  function recordsOf(
    lines: readonly string[],
    punchlines: readonly string[],
    entries = table.length,
    told = jokes.length,
  ) {
    writeFileSync(join(home, 'de.tsv'), `${lines.join('\n')}\n`);
    writeFileSync(join(home, 'de.json'), JSON.stringify({ ...rest, editions: [editionOf(lines, entries)] }));
    writeFileSync(join(home, 'jokes.tsv'), `${punchlines.join('\n')}\n`);
    const jokesHeader = { language: 'de', title: 'jokes', table: 'jokes.tsv', sources: header.sources };
    const editions = [
      editionOf(punchlines, told),
      ...(told < punchlines.length ? [editionOf(punchlines, punchlines.length)] : []),
    ];
    writeFileSync(join(home, 'jokes.json'), JSON.stringify({ ...jokesHeader, editions }));
    const own = {
      lexicons: [{ file: 'de.json', edition: entries }],
      jokes: [{ file: 'jokes.json', edition: punchlines.length }],
    };
    const file = writePlan(home, [{ variant: 'word-search-de', level: '8x8', count: 15 }], { languages: { de: own } });
    const grounds = new Grounds(readPlan(file));
    return tasksOf(readPlan(file)).map((task) => {
      const outcome = runTask(task, grounds);
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome.record;
    });
  }

  const before = recordsOf(table, jokes);

  it('leave every record while the edition stays', () => {
    expect(recordsOf([...table, 'Zyzzyva\t4\tRüsselkäfer', 'Xylitol\t4\tBirkenzucker'], jokes)).toEqual(before);
  });

  it('leave every number when jokes are appended, in an edition of their own', () => {
    expect(recordsOf(table, [...jokes, 'Wer da?\tNur der Wind, der Wind.'])).toEqual(before);
  });

  it('are refused where a joke is struck and no other takes its place', async () => {
    recordsOf(table, jokes);
    const [{ id }] = [readJokeOf(before[0])];
    const struck = jokes.map((line, i) => (i === id - 1 ? `~${line}` : line));
    writeFileSync(join(home, 'jokes.tsv'), `${struck.join('\n')}\n`);
    const { status, stderr } = await ran(['build', '--plan', join(home, 'plan.json'), '--out', newFolder()]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /the joke of word-search-de\/8x8\/1, \S+\/jokes\.tsv:\d+, is struck; expected another in its place/,
      ),
    ]);
  });

  it('change only the puzzles that had a struck word', () => {
    const lexicon = houseLexicon('de').alphabet();
    const words = table.map((line) => line.split('\t')[0]);
    // Some word of the first puzzle: strike it.
    const [{ word }] = openRecord(before[0]);
    const at = words.findIndex((display) => lexicon.cellsOf(display) === word);
    const after = recordsOf(
      table.map((line, i) => (i === at ? `~${line}` : line)),
      jokes,
    );
    const changed = before.flatMap((record, i) => (record === after[i] ? [] : [i]));
    const had = before.flatMap((record, i) => (openRecord(record).some((placed) => placed.word === word) ? [i] : []));
    expect(had).toContain(0);
    expect(changed).toEqual(had);
    expect(after[0]).not.toBe(before[0]);
    for (const record of after) expect(openRecord(record).map((placed) => placed.word)).not.toContain(word);
  });
});

function openRecord(record: string) {
  return WORD_SEARCH_RULES['word-search-de'].decode(record).words;
}

function readJokeOf(record: string) {
  return WORD_SEARCH_RULES['word-search-de'].decode(record).joke;
}
