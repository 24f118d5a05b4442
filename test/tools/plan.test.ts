import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVEL_PATTERN } from '../../format/address.js';
import { packageFile } from '../../tools/package.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { matcher, sampleOf } from '../../tools/plan/select.js';
import { newFolder } from './run.js';

const folder = newFolder();
const SUDOKU = { variant: 'sudoku', level: 'easy', count: 3, size: 9, empty: 40 };

function plan(text: string) {
  const file = join(folder, 'plan.json');
  writeFileSync(file, text);
  return () => readPlan(file);
}

describe('plan', () => {
  it('reads rows, variants together and levels in the order of the table', () => {
    const read = plan(
      JSON.stringify({
        attempts: 50,
        puzzles: [
          SUDOKU,
          { variant: 'calcudoku', level: 'easy', count: 1, size: 4, cages: 2, attempts: 7 },
          { ...SUDOKU, level: 'another', band: 'hard', count: 1, repeats: true },
        ],
      }),
    )();
    expect(read.encodings).toEqual(['msgpack', 'json']);
    expect(read.rows.map(({ variant, level, attempts, repeats }) => [variant, level, attempts, repeats])).toEqual([
      ['sudoku', 'easy', 50, false],
      ['sudoku', 'another', 50, true],
      ['calcudoku', 'easy', 7, false],
    ]);
    expect(read.rows[0].parameters).toEqual({ band: 'easy', size: 9, empty: 40 });
    expect(tasksOf(read).map((task) => task.address)).toEqual([
      'sudoku/easy/1',
      'sudoku/easy/2',
      'sudoku/easy/3',
      'sudoku/another/1',
      'calcudoku/easy/1',
    ]);
  });

  it("takes the level's name for the band where the row has none of its own", () => {
    const rows = [
      { ...SUDOKU, level: 'easy' },
      { ...SUDOKU, level: 'extreme' },
      { ...SUDOKU, level: 'hard', band: 'medium' },
      { ...SUDOKU, level: 'for-children', band: 'easy' },
      { variant: 'magic-square', level: 'mini', count: 1, size: 3, keep: 5 },
    ];
    const read = plan(JSON.stringify({ puzzles: rows }))();
    expect(read.rows.map(({ parameters }) => parameters.band)).toEqual(['easy', 'extreme', 'medium', 'easy', 'mini']);
    expect(tasksOf(read).at(-1)?.parameters).toEqual({ band: 'mini', size: 3, keep: 5 });
  });

  it('takes hints for the whole plan or by the row, none when left out', () => {
    const hintsOf = (whole: object, ...rows: object[]) => {
      const puzzles = rows.map((row, index) => ({
        ...SUDOKU,
        level: `level-${index}`,
        band: 'easy',
        count: 1,
        ...row,
      }));
      const read = plan(JSON.stringify({ ...whole, puzzles }))();
      expect(tasksOf(read).map(({ hints }) => hints)).toEqual(read.rows.map(({ hints }) => hints));
      expect(read.rows.every(({ parameters }) => !('hints' in parameters))).toBe(true);
      return read.rows.map(({ hints }) => hints);
    };
    expect(hintsOf({}, {}, { hints: true }, { hints: false })).toEqual([false, true, false]);
    expect(hintsOf({ hints: true }, {}, { hints: true }, { hints: false })).toEqual([true, true, false]);
    expect(hintsOf({ hints: false }, {}, { hints: true })).toEqual([false, true]);
  });

  it('reads rows of arrowwords with what they wish of drafts, facts and clue cells', () => {
    const wishes = { candidates: 8, facts: 10, weights: { two: 700, idleBorder: 2000 } };
    const row = { variant: 'arrowword-sk', level: '9x9', count: 2, ...wishes };
    const text = (change: object) => JSON.stringify({ languages: { sk: {} }, puzzles: [{ ...row, ...change }] });
    expect(plan(text({}))().rows[0].parameters).toEqual(wishes);
    expect(plan(text({ facts: 101 }))).toThrow(/\/puzzles\/0\/facts: 101/);
    expect(plan(text({ candidates: 0 }))).toThrow(/\/puzzles\/0\/candidates: 0/);
    expect(plan(text({ weights: { three: -1 } }))).toThrow(/\/puzzles\/0\/weights\/three: -1/);
    expect(plan(text({ weights: { four: 1 } }))).toThrow(/\/puzzles\/0\/weights\/four: unknown key/);
    expect(plan(text({ frequency: 3 }))).toThrow(/\/puzzles\/0\/frequency: unknown key/);
  });

  const FAULTS: readonly (readonly [name: string, text: string, message: RegExp])[] = [
    ['broken JSON', '{\n  "puzzles": [}\n}', /plan\.json:2:15: not JSON/],
    ['nothing', '', /plan\.json.*not JSON/],
    [
      'a key twice',
      '{\n "puzzles": [{ "variant": "sudoku", "count": 2, "count": 3 }]\n}',
      /plan\.json:2:49: the key "count" stands twice/,
    ],
    ['a list', '[]', /top level: \[\]; expected object/],
    [
      'more clues than there are',
      JSON.stringify({ puzzles: [{ variant: 'futoshiki', level: 'a', band: 'easy', count: 1, size: 4, keep: 41 }] }),
      /\/puzzles\/0\/keep: 41; expected fewer than the 40 cells and pairs/,
    ],
    [
      'more edge clues than there are',
      JSON.stringify({ puzzles: [{ variant: 'skyscrapers', level: 'a', band: 'easy', count: 1, size: 4, keep: 33 }] }),
      /\/puzzles\/0\/keep: 33; expected fewer than the 32 cells and places/,
    ],
    ['no table', '{}', /top level: the key "puzzles" is missing/],
    ['an empty table', '{"puzzles":[]}', /\/puzzles: \[\]; expected at least 1 entry/],
    [
      'an unknown key',
      JSON.stringify({ puzzles: [SUDOKU], colour: 1 }),
      /\/colour: unknown key; expected one of encodings/,
    ],
    [
      'an unknown parameter',
      JSON.stringify({ puzzles: [SUDOKU, { ...SUDOKU, emtpy: 3 }] }),
      /\/puzzles\/1\/emtpy: unknown key; expected one of variant, level, count, .*empty/,
    ],
    [
      "another variant's parameter",
      JSON.stringify({ puzzles: [{ ...SUDOKU, keep: 3 }] }),
      /\/puzzles\/0\/keep: unknown key/,
    ],
    [
      'an unknown variant',
      JSON.stringify({ puzzles: [{ ...SUDOKU, variant: 'kakuro' }] }),
      /\/puzzles\/0\/variant: "kakuro"; expected one of "sudoku", "futoshiki"/,
    ],
    ['no variant', JSON.stringify({ puzzles: [{ level: 'easy' }] }), /\/puzzles\/0.*variant/],
    [
      'a missing parameter',
      JSON.stringify({ puzzles: [{ variant: 'sudoku', level: 'easy', count: 1, size: 9 }] }),
      /\/puzzles\/0: the key "empty" is missing/,
    ],
    [
      'a level that is no band, and no band',
      JSON.stringify({ puzzles: [{ ...SUDOKU, level: 'fiendish' }] }),
      /\/puzzles\/0\/level: "fiendish"; expected one of easy, medium, hard, expert, extreme, or any name beside a "band"/,
    ],
    [
      'a band that there is not',
      JSON.stringify({ puzzles: [{ ...SUDOKU, band: 'fiendish' }] }),
      /\/puzzles\/0\/band: "fiendish"; expected one of "mini", "easy"/,
    ],
    [
      'a band that the variant has not',
      JSON.stringify({ puzzles: [SUDOKU, { ...SUDOKU, level: 'tiny', band: 'mini' }] }),
      /\/puzzles\/1\/band: "mini"; expected one of easy, medium, hard, expert, extreme$/,
    ],
    ['hints of no kind', JSON.stringify({ hints: 1, puzzles: [SUDOKU] }), /\/hints: 1; expected boolean/],
    [
      "a row's hints of no kind",
      JSON.stringify({ puzzles: [{ ...SUDOKU, hints: 'yes' }] }),
      /\/puzzles\/0\/hints: "yes"; expected boolean/,
    ],
    [
      'a grid without givens',
      JSON.stringify({ puzzles: [{ ...SUDOKU, size: 4, empty: 16 }] }),
      /\/puzzles\/0\/empty: 16; expected fewer than the 16 cells/,
    ],
    [
      'more givens than cells',
      JSON.stringify({ puzzles: [{ variant: 'magic-square', level: 'mini', count: 1, size: 3, keep: 10 }] }),
      /\/puzzles\/0\/keep: 10; expected fewer than the 9 cells/,
    ],
    [
      'an odd grid of pairs',
      JSON.stringify({ puzzles: [{ variant: 'calcudoku', level: 'a', band: 'easy', count: 1, size: 5, cages: 2 }] }),
      /\/puzzles\/0\/cages: 2; expected 3 or more, or freebies/,
    ],
    [
      'a wrong size',
      JSON.stringify({ puzzles: [{ ...SUDOKU, size: 8 }] }),
      /\/puzzles\/0\/size: 8; expected one of 4, 6, 9/,
    ],
    [
      'a count of none',
      JSON.stringify({ puzzles: [{ ...SUDOKU, count: 0 }] }),
      /\/puzzles\/0\/count: 0; expected >= 1/,
    ],
    [
      'half a count',
      JSON.stringify({ puzzles: [{ ...SUDOKU, count: 1.5 }] }),
      /\/puzzles\/0\/count: 1.5; expected integer/,
    ],
    [
      'a bad level',
      JSON.stringify({ puzzles: [{ ...SUDOKU, level: 'Easy' }] }),
      /\/puzzles\/0\/level: "Easy"; expected/,
    ],
    [
      'a level twice',
      JSON.stringify({ puzzles: [SUDOKU, SUDOKU] }),
      /\/puzzles\/1: sudoku\/easy stands already at \/puzzles\/0/,
    ],
    [
      'an unknown encoding',
      JSON.stringify({ encodings: ['xml'], puzzles: [SUDOKU] }),
      /\/encodings\/0: "xml"; expected one of "msgpack", "json"/,
    ],
    ['no encoding', JSON.stringify({ encodings: [], puzzles: [SUDOKU] }), /\/encodings/],
  ];

  it.each(FAULTS)('refuses %s', (_name, text, message) => {
    expect(plan(text)).toThrow(message);
    expect(plan(text)).toThrow(/plan\.json/);
  });

  it('refuses a missing file and a folder', () => {
    expect(() => readPlan(join(folder, 'none.json'))).toThrow(/none\.json: cannot be read: no such file/);
    expect(() => readPlan(folder)).toThrow(/cannot be read: it is a folder/);
  });

  it('the plans of the project are fine', () => {
    expect(tasksOf(readPlan(packageFile('banks/plan.json')))).toHaveLength(4092);
    expect(tasksOf(readPlan(packageFile('banks/plan.reference.json')))).toHaveLength(80);
  });

  it('calls a level what an address can hold', () => {
    const schema = JSON.parse(readFileSync(packageFile('schemas/plan.schema.json'), 'utf8'));
    expect(schema.$defs.level.pattern).toBe(LEVEL_PATTERN.source);
  });
});

describe('selection', () => {
  const addresses = ['sudoku/easy/1', 'sudoku/easy/2', 'sudoku/hard/1', 'futoshiki/easy/1', 'magic-square/easy/10'];
  const select = (...globs: string[]) => addresses.filter(matcher(globs, addresses));

  it('matches globs, parts of addresses and several of them', () => {
    expect(select()).toEqual(addresses);
    expect(select('sudoku/**')).toEqual(addresses.slice(0, 3));
    expect(select('sudoku')).toEqual(addresses.slice(0, 3));
    expect(select('sudoku/easy')).toEqual(addresses.slice(0, 2));
    expect(select('*/easy/1')).toEqual(['sudoku/easy/1', 'futoshiki/easy/1']);
    expect(select('sudoku/{easy,hard}/1', 'magic*/**')).toEqual([
      'sudoku/easy/1',
      'sudoku/hard/1',
      'magic-square/easy/10',
    ]);
  });

  it('refuses a glob that matches nothing', () => {
    expect(() => select('sudoku/**', 'kakuro/**')).toThrow(/--only kakuro\/\*\*: matches no address of 5/);
  });

  it('samples by hash, the same whatever the order', () => {
    const many = Array.from({ length: 100 }, (_, i) => `sudoku/easy/${i + 1}`);
    const sample = sampleOf(many, 7);
    expect(sample.size).toBe(7);
    expect(sampleOf([...many].reverse(), 7)).toEqual(sample);
    expect(sampleOf(many, 1000).size).toBe(100);
  });
});
