/** `grade`: puzzles from elsewhere, line by line; broken ones never stop the others. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NUMBER_RULES } from '../../format/variants.js';
import { SEARCH_SCORE } from '../../generator/grade/score.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import type { World } from '../../tools/commands/command.js';
import {
  calcudokuCases,
  futoshikiCases,
  MAGIC_FILES,
  magicSquareCases,
  ratedSudokuCases,
  skyscrapersCases,
  sudokuCases,
} from '../cases/read.js';
import { CLI, newFolder } from './run.js';
import { ran, rowsOf } from './world.js';

const folder = newFolder();

/** Grades a file with this text. */
function grade(text: string, args: readonly string[] = ['--json'], world: Partial<World> = {}) {
  const file = join(folder, 'puzzles.txt');
  writeFileSync(file, text);
  return ran(['grade', file, ...args], world);
}

const rated = ratedSudokuCases();
const lineOf = (givens: readonly number[]) => givens.map((given) => given || '.').join('');
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EASY_SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const SMALL = '12..3....14...2.';
/** The last rated ones are beyond all techniques. */
const HARDEST = lineOf(rated[rated.length - 1].givens);

describe('lines', () => {
  it('are graded one row each, numbered as in the file', async () => {
    const { status, stdout, stderr } = await grade(`\ufeff${EASY}\r\n\r\n  ${EASY.replaceAll('.', '0')}\n${SMALL}`);
    expect([status, stderr]).toEqual([0, '']);
    const easy = { variant: 'sudoku', solutions: 1, level: 'easy', score: expect.any(Number) };
    expect(rowsOf(stdout)).toEqual([
      { line: 1, ...easy, technique: expect.stringMatching(/single/) },
      { line: 3, ...easy, technique: expect.stringMatching(/single/) },
      { line: 4, ...easy, technique: expect.any(String) },
    ]);
    expect(Object.keys(rowsOf(stdout)[0])).toEqual(['line', 'variant', 'solutions', 'level', 'technique', 'score']);
  });

  it('may have further columns', async () => {
    const { status, stdout } = await grade(`${EASY}\t1.2\n${EASY},${EASY_SOLUTION}\n${EASY} # from a book\n`);
    expect(status).toBe(0);
    expect(rowsOf(stdout).map(({ technique }) => technique)).toEqual(new Array(3).fill('hidden-single-box'));
  });

  it('with none, two or more solutions have no grade', async () => {
    const twice = `55${EASY.slice(2)}`;
    const open = `1${'.'.repeat(80)}`;
    const { status, stdout } = await grade([twice, open, `11${SMALL.slice(2)}`, '.'.repeat(36)].join('\n'), [
      '--json',
      '--solution',
    ]);
    expect(status).toBe(0);
    const none = { variant: 'sudoku', level: null, technique: null, score: null, solution: null };
    expect(rowsOf(stdout)).toEqual([
      { line: 1, solutions: 0, ...none },
      { line: 2, solutions: 2, ...none },
      { line: 3, solutions: 0, ...none },
      { line: 4, solutions: 2, ...none },
    ]);
  });

  it('that no technique finishes need search, and have a solution all the same', async () => {
    const { stdout } = await grade(HARDEST, ['--json', '--solution']);
    const [row] = rowsOf(stdout);
    expect(row).toMatchObject({ solutions: 1, level: null, technique: 'search', score: SEARCH_SCORE });
    const { rows, columns, box, givens } = rated[rated.length - 1];
    expect(NUMBER_RULES.sudoku.violations({ rows, columns, box, givens, solution: row.solution })).toEqual([]);
  });

  it('may be solved with techniques that trust uniqueness', async () => {
    const text = rated
      .slice(525, 600)
      .map(({ givens }) => lineOf(givens))
      .join('\n');
    const plain = rowsOf((await grade(text)).stdout);
    const trusting = rowsOf((await grade(text, ['--json', '--uniqueness'])).stdout);
    const relying = ['unique-rectangle', 'bug-plus-one'];
    expect(plain.some(({ technique }) => relying.includes(technique))).toBe(false);
    expect(trusting.some(({ technique }) => relying.includes(technique))).toBe(true);
  });
});

describe('documents', () => {
  const cases = [
    ...sudokuCases(),
    ...futoshikiCases(),
    ...skyscrapersCases(),
    ...calcudokuCases(),
    ...MAGIC_FILES.flatMap((file) => magicSquareCases(file)),
  ].filter((_, index) => index % 5 === 0);

  it('of every variant are graded, and solved to what their makers stored', async () => {
    const text = cases.map((document) => JSON.stringify(document)).join('\n');
    const { status, stdout } = await grade(text, ['--json', '--solution']);
    expect(status).toBe(0);
    const rows = rowsOf(stdout);
    expect(rows).toHaveLength(cases.length);
    for (const [index, { variant, solution }] of cases.entries()) {
      expect(rows[index]).toMatchObject({ line: index + 1, variant, solutions: 1, solution });
    }
    expect(new Set(rows.map(({ variant }) => variant)).size).toBe(5);
  });

  it('need no more than what is given', async () => {
    const text = cases.map(({ address, level, number, solution, columns, ...document }) => {
      const { box, sum, ...rest } = document as { box?: unknown; sum?: unknown };
      return JSON.stringify(rest);
    });
    const whole = await grade(cases.map((document) => JSON.stringify(document)).join('\n'));
    expect((await grade(text.join('\n'))).stdout).toBe(whole.stdout);
  });

  it('have one grade, in whatever order cages and signs stand', async () => {
    const shuffled = cases.map((document) => {
      if (document.variant === 'futoshiki') {
        return { ...document, inequalities: [...document.inequalities, ...document.inequalities].reverse() };
      }
      if (document.variant !== 'calcudoku') return document;
      const cages = document.cages.map((cage) => ({ ...cage, cells: [...cage.cells].reverse() })).reverse();
      return { ...document, cages };
    });
    const [plain, other] = [cases, shuffled].map((list) => list.map((document) => JSON.stringify(document)).join('\n'));
    expect((await grade(other)).stdout).toBe((await grade(plain)).stdout);
  });

  const nothing = { top: [0, 0, 0, 0], right: [0, 0, 0, 0], bottom: [0, 0, 0, 0], left: [0, 0, 0, 0] };
  const cells = (order: number) => Array.from({ length: order * order }, (_, cell) => cell);
  const columnCages = (order: number, target: number) =>
    Array.from({ length: order }, (_, column) => ({
      cells: cells(order).filter((cell) => cell % order === column),
      op: '+',
      target,
    }));
  const twoFirst = (order: number) => cells(order).map((cell) => (cell < 2 ? 1 : 0));

  const COUNTS: readonly (readonly [name: string, document: object, solutions: number])[] = [
    ['sudoku, two equal givens', { variant: 'sudoku', rows: 6, givens: twoFirst(6) }, 0],
    ['sudoku, no givens', { variant: 'sudoku', rows: 9, givens: cells(9).map(() => 0) }, 2],
    ['futoshiki, two equal givens', { variant: 'futoshiki', rows: 4, givens: twoFirst(4), inequalities: [] }, 0],
    [
      'futoshiki, signs both ways',
      {
        variant: 'futoshiki',
        rows: 4,
        inequalities: [
          [0, 1],
          [1, 0],
        ],
      },
      0,
    ],
    [
      'futoshiki, signs in a circle',
      {
        variant: 'futoshiki',
        rows: 4,
        inequalities: [
          [0, 1],
          [1, 5],
          [5, 4],
          [4, 0],
        ],
      },
      0,
    ],
    ['futoshiki, nothing', { variant: 'futoshiki', rows: 9, inequalities: [] }, 2],
    ['skyscrapers, two equal givens', { variant: 'skyscrapers', rows: 4, givens: twoFirst(4), edges: nothing }, 0],
    ['skyscrapers, clues that fight', { variant: 'skyscrapers', rows: 4, edges: { ...nothing, top: [4, 4, 0, 0] } }, 0],
    ['skyscrapers, nothing', { variant: 'skyscrapers', rows: 4, edges: nothing }, 2],
    ['magic square, two equal givens', { variant: 'magic-square', rows: 4, givens: twoFirst(4) }, 0],
    ['magic square, a wrong line', { variant: 'magic-square', rows: 3, givens: [1, 2, 3, 0, 0, 0, 0, 0, 0] }, 0],
    ['magic square, nothing', { variant: 'magic-square', rows: 3, givens: cells(3).map(() => 0) }, 2],
    [
      'calcudoku, two equal givens',
      { variant: 'calcudoku', rows: 4, givens: twoFirst(4), cages: columnCages(4, 10) },
      0,
    ],
    ['calcudoku, a target out of reach', { variant: 'calcudoku', rows: 4, cages: columnCages(4, 99) }, 0],
    ['calcudoku, cages that say nothing', { variant: 'calcudoku', rows: 4, cages: columnCages(4, 10) }, 2],
    ['calcudoku, one cage', { variant: 'calcudoku', rows: 9, cages: [{ cells: cells(9), op: '+', target: 405 }] }, 2],
  ];

  it.each(COUNTS)('%s', async (_, document, solutions) => {
    const { status, stdout } = await grade(JSON.stringify(document));
    expect([status, rowsOf(stdout)]).toEqual([
      0,
      [{ line: 1, variant: expect.any(String), solutions, level: null, technique: null, score: null }],
    ]);
  });
});

describe('broken lines', () => {
  const futoshiki = { variant: 'futoshiki', rows: 4, inequalities: [] };
  const edges = { top: [0, 0, 0, 0], right: [0, 0, 0, 0], bottom: [0, 0, 0, 0], left: [0, 0, 0, 0] };
  const cage = (cells: readonly number[], op = '+', target = 3) => ({ cells, op, target });
  const calcudoku = (...cages: object[]) => ({ variant: 'calcudoku', rows: 2, cages });

  const BROKEN: readonly (readonly [line: string | object, error: RegExp])[] = [
    ['puzzle\tse_rating', /^6 characters; expected a Sudoku of 81, 36 or 16/],
    ['# easy ones', /^1 character; /],
    [EASY.slice(1), /^80 characters/],
    [EASY.replace('3', 'x'), /^character 2: "x"; expected 1 to 9, 0 or a dot$/],
    [SMALL.replace('3', '5'), /^character 5: "5"; expected 1 to 4/],
    ['{', /^not JSON; expected a whole puzzle document on one line$/],
    ['[]', /^2 characters/],
    [{}, /^(top level|\/variant): /],
    [{ variant: 'kakuro' }, /^\/variant: "kakuro"; expected one of "sudoku", "futoshiki"/],
    [{ variant: 'sudoku', rows: 9 }, /the key "givens" is missing/],
    [{ variant: 'sudoku', rows: 5, givens: [] }, /^\/rows: 5; expected one of 4, 6, 9/],
    [{ variant: 'sudoku', rows: 4, givens: [1] }, /^\/givens: 1 values; expected 16/],
    [{ variant: 'sudoku', rows: 4, givens: new Array(16).fill(5) }, /^\/givens\/0: 5; expected 0 to 4/],
    [{ variant: 'sudoku', rows: 4, givens: new Array(16).fill(0.5) }, /^\/givens\/0: 0.5; expected integer/],
    [{ variant: 'sudoku', rows: 4, columns: 6, givens: [] }, /^\/columns: 6; expected 4, as many as rows/],
    [{ variant: 'sudoku', rows: 4, box: [2, 3], givens: new Array(16).fill(0) }, /^\/box: 2 x 3; expected a box of 4/],
    [{ variant: 'sudoku', rows: 4, givens: [], diagonals: true }, /^\/diagonals: unknown key/],
    [{ ...futoshiki, inequalities: [[0, 5]] }, /^\/inequalities\/0: 0, 5; expected two neighbouring cells/],
    [{ ...futoshiki, inequalities: [[3, 4]] }, /^\/inequalities\/0: 3, 4/],
    [{ ...futoshiki, inequalities: [[15, 16]] }, /^\/inequalities\/0: 15, 16/],
    [{ variant: 'skyscrapers', rows: 4, edges: { ...edges, top: [1] } }, /^\/edges\/top: 1 clues; expected 4/],
    [{ variant: 'skyscrapers', rows: 4, edges: { ...edges, left: [0, 5, 0, 0] } }, /^\/edges\/left\/1: 5; expected 0/],
    [{ variant: 'magic-square', rows: 3, sum: 16, givens: new Array(9).fill(0) }, /^\/sum: 16; expected 15/],
    [calcudoku(cage([0, 1])), /^\/cages: cell 2 is in none/],
    [
      calcudoku(cage([0, 1]), cage([1, 3]), cage([2], '=')),
      /^\/cages\/1\/cells\/0: cell 1 stands already in \/cages\/0/,
    ],
    [calcudoku(cage([0, 3]), cage([1, 2])), /^\/cages\/0\/cells: expected cells that hang together/],
    [calcudoku(cage([0, 1, 2, 3], '-')), /^\/cages\/0: - of 4 cells; expected two cells/],
    [calcudoku(cage([0]), cage([1, 2, 3])), /^\/cages\/0: \+ of 1 cells; expected two cells or more/],
    [calcudoku(cage([0, 4])), /^\/cages\/0\/cells\/1: 4; expected a cell of 0 to 3/],
  ];

  it.each(BROKEN)('%j', async (line, error) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const { status, stdout, stderr } = await grade(`${EASY}\n\n${text}\n${EASY}\n`);
    const rows = rowsOf(stdout);
    expect(rows.map((row) => row.line)).toEqual([1, 3, 4]);
    expect(rows[1]).toEqual({ line: 3, error: expect.stringMatching(error) });
    expect(rows[2].solutions).toBe(1);
    expect([status, stderr]).toEqual([2, `${join(folder, 'puzzles.txt')}: 1 line is no puzzle\n`]);
  });

  it('are one row each, whatever they hold', async () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('{', '}', '[', '"', ':', ',', '\u0000', 'é'), fc.json());
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const line = `x${pieces.join('').replaceAll(/[\r\n]/g, ' ')}`;
        const { status, stdout } = await grade(`${line}\n${line.slice(1)}\n${EASY}\n`);
        const rows = rowsOf(stdout);
        expect([status, rows[0]]).toEqual([2, { line: 1, error: expect.any(String) }]);
        expect(rows.at(-1)).toMatchObject({ line: 3, solutions: 1 });
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('of documents with wild givens are counted or refused, never a crash', async () => {
    const given = fc.integer({ min: 0, max: 10 });
    const document = fc.record({
      variant: fc.constantFrom('sudoku', 'futoshiki', 'magic-square', 'skyscrapers'),
      rows: fc.constant(4),
      givens: fc.array(given, { minLength: 16, maxLength: 16 }),
    });
    await fc.assert(
      fc.asyncProperty(document, async (wild) => {
        const clues = { futoshiki: { inequalities: [[0, 1]] }, skyscrapers: { edges } }[wild.variant as 'futoshiki'];
        const { status, stdout } = await grade(JSON.stringify({ ...wild, ...clues }), ['--json', '--solution']);
        expect([0, 2]).toContain(status);
        expect(rowsOf(stdout)).toHaveLength(1);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('results', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are a table and a histogram for people', async () => {
    const text = [EASY, EASY, HARDEST, `55${EASY.slice(2)}`, 'what', `1${'.'.repeat(80)}`].join('\n');
    const { status, stdout, stderr } = await grade(text, []);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^ +line {2}variant +solutions {2}level +technique +score$/);
    expect(lines[1]).toMatch(/^ +1 {2}sudoku +1 {2}easy +hidden-single-box +\d+$/);
    expect(lines[3]).toMatch(/^ +3 {2}sudoku +1 {2}- +search +100000$/);
    expect(lines[4]).toMatch(/^ +4 {2}sudoku +0 {2}- +- +-$/);
    expect(lines[5]).toMatch(/^ +6 {2}sudoku +2\+ {2}- +- +-$/);
    const histogram = stdout.slice(stdout.indexOf('sudoku: 5 puzzles'));
    expect(histogram).toMatch(/^ {2}easy +2 {2}#{16}$/m);
    expect(histogram).toMatch(/^ {4}hidden-single-box +2 {2}#{16}$/m);
    expect(histogram).toMatch(/^ {2}search +1 {2}#{8}$/m);
    expect(histogram).toMatch(/^ {2}no solution +1 {2}#{8}$/m);
    expect(histogram).toMatch(/^ {2}two solutions or more +1 {2}#{8}$/m);
    const file = join(folder, 'puzzles.txt');
    expect(stderr).toMatch(/puzzles\.txt:5: 4 characters; expected a Sudoku/);
    expect([status, stderr.split('\n').at(-2)]).toEqual([2, `${file}: 1 line is no puzzle`]);
  });

  it('show the solution where asked', async () => {
    const { stdout } = await grade(EASY, ['--solution']);
    expect(stdout.split('\n')[0]).toMatch(/ solution$/);
    expect(stdout.split('\n')[1].endsWith(` ${EASY_SOLUTION}`)).toBe(true);
    const [magic] = magicSquareCases('propagation-4');
    expect((await grade(JSON.stringify(magic), ['--solution'])).stdout).toContain(` ${magic.solution.join(',')}\n`);
  });

  it('say where a count ran out of steps', async () => {
    vi.spyOn(MAKERS.sudoku as AnyMaker, 'countSolutions').mockReturnValueOnce(undefined);
    const { status, stdout, stderr } = await grade(`${EASY}\n${EASY}`);
    expect(rowsOf(stdout)).toMatchObject([
      { line: 1, error: 'its solutions were not counted within the step budget' },
      { line: 2, solutions: 1 },
    ]);
    expect([status, stderr]).toEqual([3, expect.stringMatching(/1 puzzle was not graded/)]);
  });

  it('come with a progress bar on a terminal, which does not run into them', async () => {
    const written: string[] = [];
    let now = 0;
    const world = {
      isTerminal: true,
      now: () => {
        now += 60;
        return now;
      },
      out: (text: string) => written.push(`out ${text}`),
      err: (text: string) => written.push(`err ${text}`),
    };
    await grade(new Array(600).fill(SMALL).join('\n'), ['--json'], world);
    expect(written.some((text) => /^err [\s\S]*\d+\/600 puzzles/.test(text))).toBe(true);
    for (const [index, text] of written.entries()) {
      if (index > 0 && text.startsWith('out ')) expect(written[index - 1]).toBe('err \r\u001b[K');
    }
    const rows = written.filter((text) => text.startsWith('out ')).flatMap((text) => rowsOf(text.slice(4)));
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  });

  it('are not stopped by a document nested deeper than the stack', async () => {
    const deep = `{"variant":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const { status, stdout } = await grade(`${deep}\n${HARDEST}`);
    expect(status).toBe(2);
    expect(rowsOf(stdout)).toEqual([
      { line: 1, error: expect.stringMatching(/^\/variant: a value nested too deeply; expected/) },
      expect.objectContaining({ line: 2, solutions: 1 }),
    ]);
  });

  it('need a file, and where it is blank there are none', async () => {
    expect(await ran(['grade', join(folder, 'none.txt')])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/none\.txt: cannot be read: no such file/),
    });
    expect(await grade('\n \r\n')).toMatchObject({ status: 0, stdout: '', stderr: expect.stringMatching(/no lines/) });
    expect((await ran(['grade'])).status).toBe(2);
  });

  it('read standard input as -', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'grade', '-', '--json'], {
      input: `${EASY}\nno\n`,
      encoding: 'utf8',
    });
    expect(rowsOf(stdout).map(({ line, solutions }) => [line, solutions])).toEqual([
      [1, 1],
      [2, undefined],
    ]);
    expect([status, stderr]).toEqual([2, 'standard input: 1 line is no puzzle\n']);
  });
});
