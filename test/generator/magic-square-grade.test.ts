import { describe, expect, it } from 'vitest';
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { type Band, bandsOf, type Technique, techniquesOf } from '../../format/techniques.js';
import { magicSum } from '../../format/variants/magic-square.js';
import { climb } from '../../generator/grade/ladder.js';
import { SEARCH_SCORE } from '../../generator/grade/score.js';
import { cellName } from '../../generator/grade/words.js';
import { MagicBoard } from '../../generator/magic-square/board.js';
import { Filler } from '../../generator/magic-square/fill.js';
import { Geometry } from '../../generator/magic-square/geometry.js';
import { MAGIC_RUNGS, makeMagicSquareGrader } from '../../generator/magic-square/grade.js';
import { makeMagicSquareMaker } from '../../generator/magic-square/index.js';
import { valuesIn } from '../../generator/magic-square/values.js';
import { randomFor } from '../../generator/random/seed.js';
import { MAGIC_FILES, magicSquareCases } from '../cases/read.js';
import { mirrored, turned } from './magic-squares.js';

const maker = makeMagicSquareMaker();
const grader = makeMagicSquareGrader();
const GEOMETRIES = [3, 4, 5, 6].map((order) => new Geometry(order));
const geometryOf = (order: number) => GEOMETRIES[order - 3];
const SIZES = [3, 4, 5, 6] as const;
type Size = (typeof SIZES)[number];

/** Cells of a row by blanks, rows by `|`: a given, `.` for any candidate, `2/5/7` for those of them that are unused. */
function position(text: string): MagicBoard {
  const cells = text.split('|').flatMap((row) => row.trim().split(/\s+/));
  const board = new MagicBoard(geometryOf(Math.sqrt(cells.length)), true);
  board.reset(cells.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : 0)));
  for (const [cell, candidates] of cells.entries()) {
    if (!candidates.includes('/')) continue;
    const kept = candidates.split('/').map(Number);
    for (const value of valuesIn(board.low[cell], board.high[cell])) {
      if (!kept.includes(value)) strikeOne(board, cell, value);
    }
  }
  return board;
}

function strikeOne(board: MagicBoard, cell: number, value: number): void {
  board.strike(cell, value <= 18 ? 1 << (value - 1) : 0, value > 18 ? 1 << (value - 19) : 0);
}

/** What a technique finds on a board, cell by cell: `r1c2 = 3` for a fill, `r1c2 - 4 5` for what is struck. */
function findingsOf(board: MagicBoard, technique: Technique): string[] {
  board.clearStep();
  MAGIC_RUNGS.find((rung) => rung.technique === technique)!.find(board);
  const { placed, struckLow, struckHigh } = board.step;
  const found: string[] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    const name = cellName(cell, board.order);
    if (placed[cell] !== 0) found.push(`${name} = ${placed[cell]}`);
    const struck = valuesIn(struckLow[cell], struckHigh[cell]);
    if (struck.length > 0) found.push(`${name} - ${struck.join(' ')}`);
  }
  return found;
}

/**
 * Technique, position, what it finds there and in whose words. By hand, on the square of the Lo Shu (2 7 6 | 9 5 1 | 4 3 8), Dürer's
 * engraving (16 3 2 13 | 5 10 11 8 | 9 6 7 12 | 4 15 14 1) and de la Loubère's 17 24 1 8 15 | 23 5 7 14 16 | 4 6 13 20 22 | ...
 */
const POSITIONS: readonly (readonly [Technique, string, readonly string[], readonly string[]])[] = [
  ['last-number', '2 7 6 | 9 5 1 | 4 3 .', ['r3c3 = 8'], ['r3c3 is the last open cell and 8 the last number.']],
  ['one-blank', '2 7 . | . . . | . . .', ['r1c3 = 6'], ['Row 1 adds up to 9 without r1c3: 6 is missing.']],
  [
    'one-blank',
    '2 . . | . 5 . | . . .',
    ['r3c3 = 8'],
    ['The falling diagonal adds up to 7 without r3c3: 8 is missing.'],
  ],
  ['naked-single', '2 7 6 | 9 5 1 | 4 3/ .', ['r3c2 = 3'], ['3 is the only unused number that still fits r3c2.']],
  ['hidden-single', '. 7 6 | 9 5 1 | 4 3/8 3/8', ['r1c1 = 2'], ['2 has one place left in the grid: r1c1.']],
  [
    // 15 from 1 2 4..15: 12 would need 3, and 15 nothing.
    'two-blanks',
    '16 3 . . | . . . . | . . . . | . . . .',
    ['r1c3 - 12 15', 'r1c4 - 12 15'],
    [
      'Row 1 needs 15 more in r1c3 and r1c4: with unused numbers that is 1 + 14, 2 + 13, 4 + 11, 5 + 10, 6 + 9 or 7 + 8.',
    ],
  ],
  [
    // Nor 7 twice.
    'two-blanks',
    '16 . . . | 4 . . . | . . . . | . . . .',
    ['r3c1 - 7 10 14 15', 'r4c1 - 7 10 14 15'],
    ['Column 1 needs 14 more in r3c1 and r4c1: with unused numbers that is 1 + 13, 2 + 12, 3 + 11, 5 + 9 or 6 + 8.'],
  ],
  [
    // 33 for three, of which the two largest are 14 + 13; 18 for three where 1 is used, of which the two smallest are 2 + 3.
    'line-bounds',
    '1 . . . | . . 16 . | . . . 15 | . . . .',
    [
      ...['r1c2 - 2 3 4 5', 'r1c3 - 2 3 4 5 14', 'r1c4 - 2 3 4 5 14', 'r2c1 - 2 3 4 5 14', 'r2c2 - 2 3 4 5 14'],
      ...['r2c4 - 14', 'r3c1 - 2 3 4 5', 'r3c2 - 14', 'r3c3 - 2 3 4 5 14', 'r4c1 - 2 3 4 5 14', 'r4c3 - 14'],
      'r4c4 - 2 3 4 5',
    ],
    [
      'Row 1 needs 33 more in r1c2, r1c3 and r1c4; 2 unused numbers make 5 to 27, so each of them is at least 6.',
      'Row 2 needs 18 more in r2c1, r2c2 and r2c4; 2 unused numbers make 5 to 27, so each of them is at most 13.',
      'Column 1 needs 33 more in r2c1, r3c1 and r4c1; 2 unused numbers make 5 to 27, so each of them is at least 6.',
      'Column 3 needs 18 more in r1c3, r3c3 and r4c3; 2 unused numbers make 5 to 27, so each of them is at most 13.',
      'The falling diagonal needs 33 more in r2c2, r3c3 and r4c4; 2 unused numbers make 5 to 27, so each of them is at least 6.',
      'The rising diagonal needs 18 more in r4c1, r3c2 and r1c4; 2 unused numbers make 5 to 27, so each of them is at most 13.',
    ],
  ],
  [
    // 15 for two: 2 goes with 13, 4 with 11, 12 with 3, which is used.
    'crossing-pairs',
    '16 3 2/4/12 . | . . . . | . . . . | . . . .',
    ['r1c3 - 12', 'r1c4 - 1 2 4 5 6 7 8 9 10 12 14 15'],
    ['Row 1 needs 15 more in r1c3 and r1c4, so r1c3 is not 12 and r1c4 is 11 or 13.'],
  ],
  [
    // 18 for three: r1c2 takes 5 at least and r1c3 takes 4.
    'cell-bounds',
    '16 5/6/9 4/8/10 . | . . . . | . . . . | . . . .',
    ['r1c4 - 10 11 12 13 14 15'],
    ['Row 1 needs 18 more in r1c2, r1c3 and r1c4; as the others stand, r1c4 is at most 9.'],
  ],
  [
    'naked-pair',
    '. 2/8 2/8/9 | 2/8 . . | . . 5',
    ['r1c1 - 2 8', 'r1c3 - 2 8', 'r2c2 - 2 8', 'r2c3 - 2 8', 'r3c1 - 2 8', 'r3c2 - 2 8'],
    ['r1c2 and r2c1 take 2 and 8 between them, so no other cell does.'],
  ],
  [
    // 18 for three: 1 + 8 + 9 and 2 + 7 + 9; 2 + 8 + 8 would take 8 twice.
    'three-blanks',
    '16 1/2 7/8 5/8/9 | . . . . | . . . . | . . . .',
    ['r1c4 - 5 8'],
    ['Row 1 needs 18 more in r1c2, r1c3 and r1c4, so r1c4 is 9.'],
  ],
  [
    'hidden-pair',
    '1/3/8/9 1/2/3 2/4/6/7/8/9 | 2/4/6/7/8/9 5 2/4/6/7/8/9 | 2/4/6/7/8/9 2/4/6/7/8/9 2/4/6/7/8/9',
    ['r1c1 - 8 9', 'r1c2 - 2'],
    ['1 and 3 have no place but r1c1 and r1c2, so nothing else goes there.'],
  ],
  [
    'naked-triple',
    '2/7 2/6 6/7 | 9 5 . | . . .',
    ['r2c3 - 2 6 7', 'r3c1 - 2 6 7', 'r3c2 - 2 6 7', 'r3c3 - 2 6 7'],
    ['r1c1, r1c2 and r1c3 take 2, 6 and 7 between them, so no other cell does.'],
  ],
  [
    'hidden-triple',
    '1/3/8 1/4/9 3/4/7 | 2/6/7/8/9 5 2/6/7/8/9 | 2/6/7/8/9 2/6/7/8/9 2/6/7/8/9',
    ['r1c1 - 8', 'r1c2 - 9', 'r1c3 - 7'],
    ['1, 3 and 4 have no place but r1c1, r1c2 and r1c3, so nothing else goes there.'],
  ],
  [
    // Row 1 needs 19, column 1 needs 29; r1c1 cancels out. r1c2 = 3 goes with 1 + 12, 6 + 7 and 9 + 4; 9 would need 19 of two.
    'line-difference',
    '. 3/9 2 13 | 5 . . . | 1/6/9 . . . | 4/7/8/12 . . .',
    ['r1c2 - 9', 'r4c1 - 8'],
    ['Column 1 less row 1: r3c1 + r4c1 - r1c2 = 10, so r1c2 is 3 and r4c1 is not 8.'],
  ],
  ['line-combination', '. . . | . . . | . . .', ['r2c2 = 5'], ['The centre is a third of 15: r2c2 is 5.']],
  [
    'line-combination',
    '16 . . 13 | . . . . | . . . . | 4/9 . . 1/6',
    ['r4c1 - 9', 'r4c4 - 6'],
    ['The corners add up to 34: r4c1 + r4c4 = 5, so r4c1 is 4 and r4c4 is 1.'],
  ],
  [
    'line-combination',
    '. . . . | . 10 11 . | . 6/8 7/14 . | . . . .',
    ['r3c2 - 8', 'r3c3 - 14'],
    ['The middle four add up to 34: r3c2 + r3c3 = 13, so r3c2 is 6 and r3c3 is 7.'],
  ],
  [
    // The six cells at the upper right make what the six at the lower left make.
    'line-combination',
    '. . 1/2/3 8 15 | . . 7 14 16 | 4 6 . . . | 10/13/19 12 . . . | 11 18 . . .',
    ['r1c3 - 2 3', 'r4c1 - 13 19'],
    ['Column 1 and column 2 less row 1 and row 2: r4c1 - r1c3 = 9, so r1c3 is 1 and r4c1 is 10.'],
  ],
  [
    // 34 from 1 + 3 + 14 + 16 and 2 + 4 + 15 + 13 only.
    'line-filtration',
    '1/2 3/4 14/15 12/13/16 | . . . . | . . . . | . . . .',
    ['r1c4 - 12'],
    ['Row 1 needs 34 more in r1c1, r1c2, r1c3 and r1c4, so r1c4 is not 12.'],
  ],
  [
    // 42 to 46 for four.
    'line-filtration',
    '1/2 3/4 18/19 20/21 18/22/24 | . . . . . | . . . . . | . . . . . | . . . . .',
    ['r1c5 - 18 24'],
    ['Row 1 needs 65 more in r1c1, r1c2, r1c3, r1c4 and r1c5, so r1c5 is 22.'],
  ],
];

describe('magic square techniques', () => {
  it('have a position each', () => {
    expect([...new Set(POSITIONS.map(([technique]) => technique))]).toEqual(techniquesOf('magic-square'));
  });

  it.each(POSITIONS)('%s: %s', (technique, text, findings, words) => {
    const board = position(text);
    expect(findingsOf(board, technique)).toEqual(findings);
    expect(board.step.deductions.map((deduction) => deduction.text)).toEqual(words);
  });

  it.each([
    ['last-number', '2 7 6 | 9 5 1 | 4 . .'],
    ['one-blank', '2 . . | . 5 . | . . 8'],
    ['naked-single', '2 7 6 | 9 5 1 | 4 3/8 3/8'],
    ['hidden-single', '2 7 6 | 9 5 1 | 4 3/8 3/8'],
    // Partners among the unused numbers are enough, whatever the other cell can hold.
    ['two-blanks', '16 3 1/ 2/13 | . . . . | . . . . | . . . .'],
    ['line-bounds', '. . . . | . . . . | . . . . | . . . .'],
    ['naked-pair', '2/8 2/8/9 . | . 5 . | . . .'],
    ['three-blanks', '. . 15 . | . . . . | . . . . | . . . .'],
    ['line-combination', '. . . . | . . . . | . . . . | . . . .'],
    ['line-filtration', '. . . . | . . . . | . . . . | . . . .'],
  ] as const)('%s finds nothing: %s', (technique, text) => {
    expect(findingsOf(position(text), technique)).toEqual([]);
  });

  it('leave a cell nothing where the sum cannot be made', () => {
    expect(findingsOf(position('1 2 . | . . . | . . .'), 'one-blank')).toEqual(['r1c3 - 3 4 5 6 7 8 9']);
    expect(findingsOf(position('9 8 . | . . . | . . .'), 'one-blank')).toEqual(['r1c3 - 1 2 3 4 5 6 7']);
  });
});

describe('sets of lines', () => {
  /** How often each cell is added, with the sign that makes the first one positive. */
  const countsOf = ({ order, lineCells, cells }: Geometry, plus: readonly number[], minus: readonly number[]) => {
    const counts = new Array<number>(cells).fill(0);
    const add = (line: number, sign: number) => {
      for (const cell of lineCells.subarray(line * order, (line + 1) * order)) counts[cell] += sign;
    };
    for (const line of plus) add(line, 1);
    for (const line of minus) add(line, -1);
    const sign = Math.sign(counts.find((count) => count !== 0)!);
    return counts.map((count) => count * sign);
  };

  it.each(GEOMETRIES)('come once each and know their cells: order $order', (geometry) => {
    for (const sets of [geometry.differences, geometry.combinations]) {
      const all = sets.map(({ plus, minus }) => countsOf(geometry, plus, minus));
      expect(new Set(all.map((counts) => counts.join())).size).toBe(sets.length);
      for (const [i, { low, high, divisor }] of sets.entries()) {
        const cells = [...all[i].keys()].filter((cell) => all[i][cell] !== 0);
        expect(valuesIn(low, high).map((bit) => bit - 1)).toEqual(cells);
        expect(all[i].filter((count) => count % divisor !== 0)).toEqual([]);
      }
    }
  });

  it('are all pairs of lines that cross, and all that is known of orders 3 and 4', () => {
    expect(GEOMETRIES.map(({ differences }) => differences.length)).toEqual([
      9 + 12 + 1,
      16 + 16,
      25 + 20 + 1,
      36 + 24,
    ]);
    expect(GEOMETRIES.map(({ combinations }) => combinations.flatMap(({ name }) => name ?? []).length)).toEqual([
      1, 2, 0, 0,
    ]);
  });
});

describe('magic square boards', () => {
  it('break where a full line has another sum', () => {
    expect(position('2 7 6 | . . . | . . .').isBroken).toBe(false);
    expect(position('1 2 3 | . . . | . . .').isBroken).toBe(true);
  });

  it('break where a number has lost its last place', () => {
    const board = position(
      ['1/', ...new Array<string>(8).fill('1/2/3/4/5/6/7/8')].join(' ').replace(/((\S+ ){3})(?=\S)/g, '$1| '),
    );
    findingsOf(board, 'naked-single');
    board.applyStep();
    expect([board.values[0], board.isBroken]).toEqual([1, true]);
  });

  it('break where a cell has no candidate left, or two cells want one number', () => {
    const bare = position('1/2 . . | . . . | . . .');
    for (const value of [1, 2]) strikeOne(bare, 0, value);
    expect(bare.isBroken).toBe(true);
    const twin = position('. . . | . . . | . . .');
    twin.place(0, 5);
    twin.place(1, 5);
    expect(twin.isBroken).toBe(true);
  });
});

/** A full square and how many of its cells are given, in a random order of the cells. */
function randomPuzzle(order: number, at: number, least: number, most: number): MagicSquarePuzzle {
  const random = randomFor(`magic-square/grade/${order}`, at);
  const solution = new Filler(geometryOf(order)).fill(random)!;
  const givens = new Array<number>(solution.length).fill(0);
  const cells = random.shuffle(solution.map((_, cell) => cell));
  for (const cell of cells.slice(0, least + random.below(most - least + 1))) givens[cell] = solution[cell];
  return { rows: order, columns: order, sum: magicSum(order), givens, solution };
}

/** The first puzzle of a level that some attempt makes. */
function made(size: Size, band: Band, at: number, keep = 0): MagicSquarePuzzle {
  for (let attempt = 0; attempt < 100; attempt++) {
    const draft = maker.generate(randomFor(`magic-square/grade-${size}-${band}/${at}`, attempt), { size, band, keep });
    if ('puzzle' in draft) return draft.puzzle;
  }
  throw new Error(`no ${band} puzzle of order ${size} in 100 attempts`);
}

const CASES = MAGIC_FILES.flatMap((file) => magicSquareCases(file));
/** The bands of each size, as the maker says. */
const BANDS_OF = (size: Size) =>
  bandsOf('magic-square').filter((band) => maker.wishFault({ size, band, keep: 0 }) === undefined);
const LEVELS = SIZES.flatMap((size) => BANDS_OF(size).map((band) => [size, band] as const));

/** Holds what the board's step fills and strikes against the solution. */
function checkStep(board: MagicBoard, solution: readonly number[], technique: string): void {
  const { placed, struckLow, struckHigh } = board.step;
  for (const [cell, value] of solution.entries()) {
    const isWrong = placed[cell] !== 0 && placed[cell] !== value;
    const isStruck = ((value <= 18 ? struckLow[cell] >> (value - 1) : struckHigh[cell] >> (value - 19)) & 1) !== 0;
    if (isWrong || isStruck) throw new Error(`${technique}: ${cellName(cell, board.order)} is ${value}`);
  }
}

describe('magic square ladder', () => {
  /** Climbs and checks every step; with `isThorough` each technique on each board on the way. */
  function checkPath(puzzle: MagicSquarePuzzle, board: MagicBoard, isThorough = false): void {
    board.reset(puzzle.givens);
    const checked = MAGIC_RUNGS.map((rung) => ({
      ...rung,
      find(on: MagicBoard) {
        if (isThorough && rung.technique === 'last-number') {
          for (const other of MAGIC_RUNGS) {
            on.clearStep();
            other.find(on);
            checkStep(on, puzzle.solution, other.technique);
          }
          on.clearStep();
        }
        rung.find(on);
        checkStep(on, puzzle.solution, rung.technique);
      },
    }));
    expect(climb(checked, board)).not.toBe('broken');
  }

  it('never fills or strikes against the solution: puzzles of random givens', () => {
    const sizes = [
      [3, 1, 4, 300] as const,
      [4, 4, 8, 1200] as const,
      [5, 9, 13, 500] as const,
      [6, 17, 22, 60] as const,
    ];
    for (const [order, least, most, count] of sizes) {
      const board = new MagicBoard(geometryOf(order));
      for (let at = 0; at < count; at++) checkPath(randomPuzzle(order, at, least, most), board, at % 25 === 0);
    }
  });

  it('never fills or strikes against the solution: puzzles made elsewhere', () => {
    for (const puzzle of CASES) checkPath(puzzle, new MagicBoard(geometryOf(puzzle.rows)), true);
  });

  it('solves what needs no guess elsewhere, with one blank at a time where that is said to do', () => {
    for (const file of MAGIC_FILES) {
      for (const { rows, columns, sum, givens, solution } of magicSquareCases(file)) {
        const { outcome, values, grade } = grader.solve({ rows, columns, sum, givens });
        expect([outcome, values]).toEqual(['solved', solution]);
        if (file.startsWith('oneblank')) expect([grade?.technique, grade?.level]).toEqual(['one-blank', 'easy']);
      }
    }
  });

  it('calls order 3 with one blank at a time mini', () => {
    const givens = [2, 7, 0, 9, 5, 0, 0, 0, 0];
    expect(grader.solve({ rows: 3, columns: 3, sum: 15, givens }).grade).toMatchObject({
      level: 'mini',
      technique: 'one-blank',
    });
  });

  it.each([
    ['a wrong sum', [1, 2, 0, 0, 0, 0, 0, 0, 0]],
    ['a full row of the wrong sum', [1, 2, 3, 0, 0, 0, 0, 0, 0]],
    ['a value twice', [2, 0, 0, 0, 0, 0, 0, 0, 2]],
    ['a wrong centre', [0, 0, 0, 0, 4, 0, 0, 0, 0]],
    ['an odd corner', [1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['every sum right, one value all over', [5, 5, 5, 5, 5, 5, 5, 5, 5]],
  ])('finds that nothing keeps the rules: %s', (_, givens) => {
    const path = grader.solve({ rows: 3, columns: 3, sum: 15, givens });
    expect([path.outcome, path.grade, path.score]).toEqual(['broken', undefined, SEARCH_SCORE]);
  });

  it('gives up where there are two squares', () => {
    const { outcome, grade, score } = grader.solve({
      rows: 3,
      columns: 3,
      sum: 15,
      givens: [2, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect([outcome, grade, score]).toEqual(['stuck', undefined, SEARCH_SCORE]);
  });

  it('takes the same steps when it explains, and says each instance in a sentence', () => {
    const puzzles = [...CASES, ...LEVELS.map(([size, band]) => made(size, band, 1)), randomPuzzle(4, 1, 3, 3)];
    for (const puzzle of puzzles) {
      const plain = grader.solve(puzzle);
      const explained = grader.solve(puzzle, { isExplaining: true });
      const bare = explained.steps.map((step) => ({ ...step, deductions: [] }));
      expect({ ...explained, steps: bare }).toEqual(plain);
      for (const { starts, filled, deductions } of explained.steps) {
        expect(deductions.length).toBe(starts);
        const placed = new Set(deductions.flatMap((deduction) => deduction.placed.map(({ cell }) => cell)));
        expect([...placed].sort((a, b) => a - b)).toEqual(filled);
        for (const { cells, placed, struck, text } of deductions) {
          expect(text).toMatch(/^[A-Z1-9r][^\n]*[^.]\.$/);
          expect(text).not.toMatch(/undefined|NaN|= 0\b/);
          expect(cells.length).toBeGreaterThan(0);
          expect(placed.length + struck.length).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('magic square grades', () => {
  /** Cells moved so that row i and column i become row and column `to[i]`, with to[n - 1 - i] = n - 1 - to[i]. */
  function permuted(grid: readonly number[], to: readonly number[]): number[] {
    const order = to.length;
    const moved = new Array<number>(grid.length);
    for (let cell = 0; cell < grid.length; cell++) {
      moved[to[Math.floor(cell / order)] * order + to[cell % order]] = grid[cell];
    }
    return moved;
  }

  const LINE_SWAPS: Readonly<Record<number, readonly (readonly number[])[]>> = {
    3: [[2, 1, 0]],
    4: [
      [1, 0, 3, 2],
      [0, 2, 1, 3],
    ],
    5: [
      [1, 0, 2, 4, 3],
      [0, 3, 2, 1, 4],
    ],
    6: [
      [1, 2, 0, 5, 3, 4],
      [0, 4, 2, 3, 1, 5],
    ],
  };

  function same(puzzle: MagicSquarePuzzle): void {
    const { rows: order, columns, sum, givens } = puzzle;
    const pathOf = (other: readonly number[]) => {
      const { outcome, grade, score, steps } = grader.solve({ rows: order, columns, sum, givens: other });
      const told = steps.map(({ rung, starts, length, filled }) => [rung, starts, length, filled.length]);
      return { outcome, grade, score, told };
    };
    const path = pathOf(givens);
    expect(pathOf(turned(givens, order))).toEqual(path);
    expect(pathOf(mirrored(givens, order))).toEqual(path);
    expect(pathOf(givens.map((given) => (given === 0 ? 0 : order * order + 1 - given)))).toEqual(path);
    for (const to of LINE_SWAPS[order]) expect(pathOf(permuted(givens, to))).toEqual(path);
  }

  it('do not change when the square is turned, mirrored, complemented or its lines are swapped', () => {
    for (const [size, band] of LEVELS) {
      for (let at = 0; at < 4; at++) same(made(size, band, at));
    }
    for (let at = 0; at < 40; at++) same(randomPuzzle(4, at, 4, 6));
    for (let at = 0; at < 10; at++) same(randomPuzzle(5, at, 9, 11));
  });

  it('put a harder technique above an easier one, and the bands in their order', () => {
    const scores = LEVELS.filter(([size]) => size === 4).map(([size, band]) => {
      const found = [0, 1, 2, 3].map((at) => grader.solve(made(size, band, at)).score);
      return [Math.min(...found), Math.max(...found)];
    });
    for (let i = 1; i < scores.length; i++) expect(scores[i][0]).toBeGreaterThan(scores[i - 1][1]);
    const weights = MAGIC_RUNGS.map(({ weight, spread = 0 }) => [weight, weight + spread]);
    for (let i = 1; i < weights.length; i++) expect(weights[i][0]).toBeGreaterThan(weights[i - 1][1]);
  });
});

describe('magic square levels', () => {
  it('are those that a size can have', () => {
    expect(SIZES.map(BANDS_OF)).toEqual([
      ['mini', 'medium', 'hard'],
      ['easy', 'medium', 'hard', 'expert'],
      ['easy', 'medium', 'hard', 'expert'],
      ['easy', 'medium', 'hard', 'expert'],
    ]);
  });

  it('of order 3 are all the levels that its puzzles have', () => {
    const solution = [2, 7, 6, 9, 5, 1, 4, 3, 8];
    const found = new Set<string>();
    for (let pattern = 0; pattern < 512; pattern++) {
      const givens = solution.map((value, cell) => ((pattern >> cell) & 1 ? value : 0));
      const puzzle = { rows: 3, columns: 3, sum: 15, givens, solution };
      const { outcome, grade } = grader.solve(puzzle);
      expect(outcome).toBe(maker.countSolutions(puzzle, 2) === 1 ? 'solved' : 'stuck');
      if (grade !== undefined) found.add(grade.level);
    }
    expect([...found].sort()).toEqual([...BANDS_OF(3)].sort());
  });

  it.each(LEVELS)('are hit: order %i, %s', (size, band) => {
    for (let at = 0; at < 8; at++) {
      const puzzle = made(size, band, at);
      expect(grader.solve(puzzle).grade?.level).toBe(band);
      expect(maker.countSolutions(puzzle, 2)).toBe(1);
    }
  });
});
