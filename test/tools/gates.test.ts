/** Gates: limits of a plan on figures of its levels, which `stats` and `build --check` hold them to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VariantName } from '../../format/documents.js';
import type { Gate } from '../../tools/plan/gates.js';
import { readPlan } from '../../tools/plan/plan.js';
import { arrowwordLevelStats } from '../../tools/stats/arrowword-figures.js';
import { figureAt, figureNames, hasFigure } from '../../tools/stats/figure-names.js';
import type { AnyFigures } from '../../tools/stats/figures.js';
import { judge } from '../../tools/stats/gates.js';
import { makingFigures } from '../../tools/stats/making.js';
import { arrowword, CLUMPED, groundOf, OPEN } from './arrowwords.js';
import { newFolder, run, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const ROWS = [
  { variant: 'sudoku', level: 'easy', count: 4, size: 4, empty: 0 },
  { variant: 'sudoku', level: 'first-steps', band: 'easy', count: 2, size: 4, empty: 4 },
  { variant: 'calcudoku', level: 'easy', count: 3, size: 4, cages: 2 },
  { variant: 'word-search-sk', level: '8x8', count: 2 },
];
const LANGUAGES = { sk: { house: { lexicon: 7564, jokes: 456 } } };
const folder = newFolder();

/** A plan of these gates, and the options that go with it. */
function gated(...gates: readonly object[]): string[] {
  return ['--plan', writePlan(newFolder(), ROWS, { languages: LANGUAGES, gates }), '--out', folder];
}

const made = run(['build', ...gated()]);
const rows = rowsOf((await ran(['stats', '--json', ...gated()])).stdout);
const shared: number = rows.find(({ variant }) => variant === 'word-search-sk').shared;

describe('stats with gates', () => {
  it('holds figures to them', async () => {
    expect([made.status, made.stderr]).toEqual([0, '']);
    const at = gated(
      { levels: 'sudoku/*', figure: 'givens.max', least: 1, most: 15 },
      { levels: 'calcudoku', figure: 'count', least: 3 },
      { levels: 'word-search-*/8x8', figure: 'shared', most: shared },
    );
    const { status, stderr, stdout } = await ran(['stats', '--json', ...at]);
    expect([status, stderr]).toEqual([0, '']);
    expect(rowsOf(stdout).at(-1).gates).toEqual({ held: 4, broken: [], unmeasured: 0 });
    // Without gates the totals are as they were.
    expect(rows.at(-1)).toEqual({
      puzzles: 11,
      variants: { calcudoku: 3, sudoku: 6, 'word-search-sk': 2 },
      outside: 0,
    });
  });

  it('names each broken one with level, figure, value and limit', async () => {
    const at = gated(
      { levels: '*/easy', figure: 'count', least: 4 },
      { levels: 'sudoku/{easy,first-steps}', figure: 'count', most: 3 },
      { levels: 'word-search-sk/8x8', figure: 'shared', least: 0.5, most: 0.6 },
    );
    const lines = [
      expect.stringMatching(/^calcudoku\/easy: count is 3; expected 4 at least \(.*plan\.json: \/gates\/0\)$/),
      expect.stringMatching(/^sudoku\/easy: count is 4; expected 3 at most \(.*plan\.json: \/gates\/1\)$/),
      expect.stringMatching(/^word-search-sk\/8x8: shared is 0\.\d+; expected 0\.5 to 0\.6 \(.*\/gates\/2\)$/),
    ];
    const { status, stderr } = await ran(['stats', ...at]);
    expect([status, stderr.trimEnd().split('\n')]).toEqual([1, lines]);
    const json = await ran(['stats', '--json', ...at]);
    expect([json.status, json.stderr]).toEqual([1, stderr]);
    expect(rowsOf(json.stdout).at(-1).gates).toMatchObject({
      held: 2,
      broken: [
        { level: 'calcudoku/easy', figure: 'count', value: 3, least: 4 },
        { level: 'sudoku/easy', figure: 'count', value: 4, most: 3 },
        { level: 'word-search-sk/8x8', figure: 'shared', value: shared, least: 0.5, most: 0.6 },
      ],
    });
  });

  it('tells what it cannot measure, which breaks nothing', async () => {
    const gate = { levels: 'sudoku/**', figure: 'making.success', least: 0.99 };
    const { status, stderr } = await ran(['stats', ...gated(gate)]);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^.*plan\.json: \/gates\/0: making\.success of sudoku\/easy, sudoku\/first-steps: not measured; `stats --sample N` .*\n$/,
      ),
    ]);
    const more = { variant: 'sudoku', level: 'more', band: 'easy', count: 1, size: 4, empty: 0 };
    const gates = [{ levels: 'sudoku/*', figure: 'outside', most: 0 }];
    const plan = writePlan(newFolder(), [...ROWS, more], { languages: LANGUAGES, gates });
    const absent = await ran(['stats', '--plan', plan, '--out', folder]);
    expect([absent.status, absent.stderr]).toEqual([
      0,
      expect.stringMatching(/\/gates\/0: outside of sudoku\/more: no such level in the folder\n$/),
    ]);
  });

  it('measures with --sample how many attempts puzzles take', () => {
    const at = gated(
      { levels: 'sudoku/easy', figure: 'making.attempts', most: 0.5 },
      { levels: 'word-search-sk', figure: 'making.drafts.success', least: 0.1 },
    );
    const { status, stdout, stderr } = run(['stats', '--json', '--sample', '3', '--jobs', '1', ...at]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^sudoku\/easy: making\.attempts is \d[.\d]*; expected 0\.5 at most/),
    ]);
    const levels = rowsOf(stdout).slice(0, -1);
    expect(levels.map(({ variant, level, making }) => [variant, level, making.puzzles])).toEqual([
      ['calcudoku', 'easy', 3],
      ['sudoku', 'easy', 3],
      ['sudoku', 'first-steps', 2],
      ['word-search-sk', '8x8', 2],
    ]);
    for (const { making } of levels) {
      expect(making.mostAttempts).toBeGreaterThanOrEqual(making.attempts);
      expect(making.success).toBeCloseTo(1 / making.attempts, 2);
    }
    expect(levels.map(({ making }) => making.drafts === null)).toEqual([true, true, true, false]);
    expect(run(['stats', '--sample', '1', '--out', folder], {}, newFolder())).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--sample: no plan; expected one that says how puzzles are made\n$/),
    });
  });
});

describe('build --check with gates', () => {
  it('holds the folder to them when it is what the plan says', () => {
    const broken = gated(
      { levels: 'calcudoku/easy', figure: 'count', most: 2 },
      { levels: 'sudoku/easy', figure: 'making.success', least: 0.001 },
    );
    const checked = run(['build', '--check', ...broken]);
    expect([checked.status, checked.stderr]).toEqual([
      1,
      expect.stringMatching(/^calcudoku\/easy: count is 3; expected 2 at most \(.*\/gates\/0\)\n$/),
    ]);
    expect(checked.stdout).toMatch(/holds exactly these\n$/);
    const json = run(['build', '--check', '--json', ...broken]);
    expect([json.status, rowsOf(json.stdout).at(-1)]).toMatchObject([
      1,
      { made: 11, differences: 0, gates: { held: 1, broken: [{ level: 'calcudoku/easy', value: 3 }], unmeasured: 0 } },
    ]);
    const fine = run(['build', '--check', ...gated({ levels: '**', figure: 'count', least: 1 })]);
    expect([fine.status, fine.stderr]).toEqual([0, '']);
    expect(fine.stdout).toMatch(/\n4 figures are within the plan's gates\n$/);
  });

  it('leaves them alone for a part, and where the folder is another', () => {
    const broken = gated({ levels: 'calcudoku/easy', figure: 'count', most: 2 });
    for (const part of [
      ['--only', 'calcudoku/**'],
      ['--sample', '1'],
    ]) {
      expect(run(['build', '--check', ...part, ...broken])).toMatchObject({ status: 0, stderr: '' });
    }
    const other = newFolder();
    for (const name of ['sudoku.pbk', 'manifest.json'])
      writeFileSync(join(other, name), readFileSync(join(folder, name)));
    const { stderr } = run(['build', '--check', ...broken.slice(0, 2), '--out', other]);
    expect(stderr).toMatch(/^check: differences between [^\n]*\n$/);
  });
});

describe('a plan with gates', () => {
  const FAULTS: readonly (readonly [name: string, gate: object, message: RegExp])[] = [
    [
      'an unknown figure',
      { levels: 'sudoku/*', figure: 'givens.mean', most: 3 },
      /\/gates\/0\/figure: "givens\.mean": sudoku has none; expected one such as givens\.min, (?:[\w.]+, ){3}[\w.]+ \(all: the numbers .*`stats --json`\)$/,
    ],
    [
      'a table of figures',
      { levels: 'sudoku/*', figure: 'levels', most: 3 },
      /\/figure: "levels": sudoku has none; expected one such as levels\.\w+, (?:levels\.\w+, ){3}levels\.\w+ \(/,
    ],
    [
      'a figure that one of its variants lacks',
      { levels: '*/8x8', figure: 'twoLetters', most: 3 },
      /\/gates\/0\/figure: "twoLetters": word-search-sk has none; expected one such as threeLetters, /,
    ],
    [
      "another variant's technique",
      { levels: 'sudoku', figure: 'techniques.crossing-pairs', most: 3 },
      /\/gates\/0\/figure: "techniques\.crossing-pairs": sudoku has none; .* techniques\.hidden-pair, /,
    ],
    [
      'a glob that matches no level',
      { levels: 'sudoku/hard', figure: 'count', most: 3 },
      /\/gates\/0\/levels: "sudoku\/hard": matches no level of 4; expected one like sudoku\/easy/,
    ],
    ['no limit', { levels: 'sudoku', figure: 'count' }, /\/gates\/0: no limit; expected "least", "most" or both/],
    [
      'limits that nothing keeps',
      { levels: 'sudoku', figure: 'count', least: 3, most: 2 },
      /\/gates\/0\/least: 3; expec/,
    ],
    [
      'an unknown key',
      { levels: 'sudoku', figure: 'count', max: 2 },
      /\/gates\/0\/max: unknown key; expected one of l/,
    ],
    [
      'a limit that is no number',
      { levels: 'sudoku', figure: 'count', most: '2' },
      /\/gates\/0\/most: "2"; expected nu/,
    ],
  ];

  it.each(FAULTS)('is refused for %s', (_, gate, message) => {
    const [, plan] = gated(gate);
    expect(() => readPlan(plan)).toThrow(message);
  });

  it('is refused with exit code 2', async () => {
    const { status, stderr } = await ran(['stats', ...gated(FAULTS[0][1])]);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });
});

/** The paths of all numbers in figures. */
function pathsOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'number') return [prefix + key];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, `${prefix}${key}.`)
      : [];
  });
}

describe('the names of figures', () => {
  const making = makingFigures([{ record: '', attempts: 2, tally: { drafts: 6, filled: 3 } }]);
  const { figures } = arrowwordLevelStats([arrowword(OPEN), arrowword(CLUMPED, 2)], groundOf(), making);
  const levels: AnyFigures[] = [...rows.slice(0, -1).map((row) => ({ ...row, making })), figures];

  it.each(levels.map((level) => [level.variant, level] as const))('are those that %s has', (variant, level) => {
    const names = figureNames(variant as VariantName);
    for (const path of pathsOf(level)) {
      expect([path, hasFigure(names, path), figureAt(level, path)]).toEqual([path, true, expect.any(Number)]);
    }
    const fixed = names.filter((name) => typeof name === 'string');
    expect(pathsOf(level)).toEqual(expect.arrayContaining(fixed));
  });

  it('have 0 where a table lacks the key, and null where nothing was measured', () => {
    expect(making.drafts).toEqual({ count: 6, success: 0.5 });
    expect([figureAt(figures, 'lengths.5'), figureAt(figures, 'lengths.19')]).toEqual([5.5, 0]);
    expect(figureAt({ ...figures, facts: null }, 'facts.share')).toBeNull();
    const gate: Gate = { place: '/gates/0', levels: ['arrowword-en/6x6'], figure: 'facts.share', most: 0.1 };
    expect(judge([gate], [{ ...figures, facts: null }])).toMatchObject({
      broken: [],
      unmeasured: [{ why: 'unknown' }],
    });
    expect(judge([gate], [figures]).broken).toEqual([
      { place: '/gates/0', level: 'arrowword-en/6x6', figure: 'facts.share', value: 0.125, most: 0.1 },
    ]);
  });
});
