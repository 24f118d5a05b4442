import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cage, CageOp, CalcudokuPuzzle, Cell } from '../../format/documents.js';
import { bandsOf, type Technique } from '../../format/techniques.js';
import { CalcudokuBoard } from '../../generator/calcudoku/board.js';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { drawClue } from '../../generator/calcudoku/clues.js';
import { CALCUDOKU_RUNGS, makeCalcudokuGrader } from '../../generator/calcudoku/grade.js';
import { makeCalcudokuMaker } from '../../generator/calcudoku/index.js';
import { CageTables } from '../../generator/calcudoku/tables.js';
import type { Deduction } from '../../generator/grade/board.js';
import { Layout } from '../../generator/grade/layout.js';
import { SEARCH_SCORE } from '../../generator/grade/score.js';
import { cellName } from '../../generator/grade/words.js';
import { randomLatinSquare } from '../../generator/latin/square.js';
import { randomFor } from '../../generator/random/seed.js';
import { calcudokuCases, tathamLevels } from '../cases/read.js';
import { spearman } from '../ranks.js';
import { keeps } from './calcudoku-plain.js';

const maker = makeCalcudokuMaker();
const grader = makeCalcudokuGrader();
const BANDS = bandsOf('calcudoku');
const CASES = calcudokuCases();
/** Levels that Tatham's solver gives the cases, line by line. */
const GRADED = tathamLevels('keen');
const GRADES_THERE = ['Easy', 'Normal', 'Hard', 'Extreme', 'Unreasonable'];

/**
 * A position: a line a row, candidates of the cells separated by blanks, `.` all of them, `=v` a given; cages as `5+ r1c1 r1c2`,
 * separated by commas. Cells without a cage may be what they like.
 */
function position(rows: string, cages: string): CalcudokuBoard {
  const texts = rows.trim().split(/\s+/);
  const order = Math.sqrt(texts.length);
  const board = new CalcudokuBoard(new Layout(order), new CageTables(order), true);
  const givens = texts.map((text) => (text.startsWith('=') ? Number(text[1]) : 0));
  board.start(givens, cages === '' ? [] : cages.split(',').map((text) => cageOf(text, order)));
  for (const [cell, text] of texts.entries()) {
    if (text === '.' || text.startsWith('=')) continue;
    board.strike(
      cell,
      [...text].reduce((mask, value) => mask & ~(1 << (Number(value) - 1)), (1 << order) - 1),
    );
  }
  return board;
}

function cageOf(text: string, order: number): Cage {
  const [, target, op, names] = /^\s*(\d+)([-+×÷=]) (.*)$/.exec(text)!;
  const cells = names.split(' ').map((name) => (Number(name[1]) - 1) * order + Number(name[3]) - 1);
  return { cells, op: op as CageOp, target: Number(target) };
}

/** What a step or one instance of it does: `r1c1=3` fills, `r1c2-14` strikes. */
function effectsOf(board: CalcudokuBoard, text: string): string {
  const done = board.step.deductions.filter((deduction) => text === '' || deduction.text === text);
  const fills = done.flatMap(({ placed }) => placed.map(({ cell, value }) => [cell, `=${value}`] as const));
  const struck = new Map<Cell, Set<number>>();
  for (const { cell, values } of done.flatMap((deduction) => deduction.struck)) {
    struck.set(cell, new Set([...(struck.get(cell) ?? []), ...values]));
  }
  const strikes = [...struck].map(([cell, values]) => [cell, `-${[...values].sort().join('')}`] as const);
  const effects = [...fills, ...strikes].sort(([a], [b]) => a - b);
  return effects.map(([cell, what]) => `${cellName(cell, board.order)}${what}`).join(' ');
}

const ANY_4 = '. . . . '.repeat(4);
const ANY_5 = '. . . . . '.repeat(5);
const ANY_6 = '. . . . . . '.repeat(6);
/** The cages of a square of order 4, 1324 2413 3142 4231, whose last two rows are a cage each. */
const ROWS_3_4 = '10+ r3c1 r3c2 r3c3 r3c4, 10+ r4c1 r4c2 r4c3 r4c4';

/** Cages that leave nothing known of any row of order 6 but the first. */
const REST_6 =
  '21+ r2c1 r2c2 r2c3 r3c1 r3c2 r3c3, 17+ r2c4 r2c5 r3c4 r3c5 r3c6, 42+ r4c1 r4c2 r4c3 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3, 42+ r5c4 r5c5 r5c6 r6c1 r6c2 r6c3 r6c4 r6c5 r6c6';
/** Cages of order 5 of which 9+ alone sticks out of the first two rows. */
const TWO_ROWS =
  '13+ r1c1 r1c2 r2c1 r2c2, 12+ r1c3 r1c4 r1c5 r2c3, 9+ r2c4 r2c5 r3c5, 11+ r3c1 r3c2 r4c1 r5c1, 12+ r3c3 r3c4 r4c3 r4c4, 11+ r4c2 r5c2 r5c3 r5c4, 7+ r4c5 r5c5';

/** Name, candidates, cages, technique, then what all its instances do, or what the instance with this explanation does. Made by hand. */
const POSITIONS: readonly [string, string, string, Technique, string, string][] = [
  ['a single cell', ANY_4, '3= r1c2', 'freebie', 'r1c2=3', 'r1c2 is a cage of its own: 3.'],
  [
    'the smallest sum of two',
    ANY_4,
    '3+ r1c1 r1c2',
    'forced-cage',
    'r1c1-34 r1c2-34',
    'By its clue alone cage 3+ (r1c1 and r1c2) can be made of 1 and 2 only.',
  ],
  [
    'two ones round a corner',
    ANY_4,
    '4+ r1c1 r1c2 r2c1',
    'forced-cage',
    'r1c1=2 r1c2=1 r2c1=1',
    'By its clue alone cage 4+ (r1c1, r1c2 and r2c1) has one filling only.',
  ],
  ['no forced cage where there are two sets', ANY_4, '5+ r1c1 r1c2', 'forced-cage', '', ''],
  [
    'the last cell of a product',
    `=3 . . . ${'. . . . '.repeat(3)}`,
    '12× r1c1 r1c2',
    'last-cage-cell',
    'r1c2=4',
    'With r1c1 filled, r1c2 completes cage 12× (r1c1 and r1c2): 4.',
  ],
  [
    'the last cell of a difference',
    `=2 . . . ${'. . . . '.repeat(3)}`,
    '1- r1c1 r1c2',
    'last-cage-cell',
    'r1c2-4',
    'With r1c1 filled, r1c2 completes cage 1- (r1c1 and r1c2): 1 or 3.',
  ],
  [
    'the last cell of a quotient',
    `=2 . . . ${'. . . . '.repeat(3)}`,
    '2÷ r1c1 r1c2',
    'last-cage-cell',
    'r1c2-3',
    'With r1c1 filled, r1c2 completes cage 2÷ (r1c1 and r1c2): 1 or 4.',
  ],
  [
    'the last cell of a row',
    `=1 =2 =3 . ${'. . . . '.repeat(3)}`,
    '',
    'full-house',
    'r1c4=4',
    'r1c4 is the last open cell of row 1: 4.',
  ],
  [
    'a cell that sees all values but one',
    `. =2 =3 . =4 ${'. . . . '.repeat(2)}. . .`,
    '',
    'naked-single',
    'r1c1=1',
    'r1c1 has one candidate left: 1.',
  ],
  [
    'a value that the columns keep out',
    '=2 . . . . . =1 . . . . =1 . . . .',
    '',
    'hidden-single',
    'r1c2=1',
    '1 has one place left in row 1: r1c2.',
  ],
  [
    'a sum without a 1 has no 4',
    `. . . =1 ${'. . . . '.repeat(3)}`,
    '5+ r1c1 r1c2',
    'cage-union',
    'r1c1-4 r1c2-4',
    'No filling left to cage 5+ (r1c1 and r1c2) uses 4.',
  ],
  [
    'a cell without a 1, so the other without a 4',
    `234 . . . ${'. . . . '.repeat(3)}`,
    '5+ r1c1 r1c2',
    'cage-combinations',
    'r1c2-4',
    'No filling left to cage 5+ (r1c1 and r1c2) has 4 in r1c2.',
  ],
  [
    'values that all fillings have',
    ANY_6,
    '12× r1c1 r1c2 r1c3, 30× r3c1 r3c2',
    'cage-line',
    'r1c4-1 r1c5-1 r1c6-1',
    'Every filling left to cage 12× (r1c1, r1c2 and r1c3) puts 1 into r1c1, r1c2 and r1c3, so no other cell of row 1 (r1c4, r1c5 and r1c6) has that.',
  ],
  [
    'a 4 of the row that only the cage can take',
    `. . 123 123 ${'. . . . '.repeat(3)}`,
    '6+ r1c1 r1c2 r2c1',
    'claiming',
    'r1c1-123 r1c2-234 r2c1-234',
    '4 of row 1 is in r1c1 and r1c2, so every filling of cage 6+ (r1c1, r1c2 and r2c1) has it there.',
  ],
  ['a pair', `12 12 . . ${'. . . . '.repeat(3)}`, '', 'naked-pair', 'r1c3-12 r1c4-12', ''],
  ['a hidden pair', `. . 34 34 ${'. . . . '.repeat(3)}`, '', 'hidden-pair', 'r1c1-34 r1c2-34', ''],
  ['a triple', `12 23 13 . . ${'. . . . . '.repeat(4)}`, '', 'naked-triple', 'r1c4-123 r1c5-123', ''],
  [
    'a hidden triple',
    `. . . 456 456 456 ${'. . . . . . '.repeat(5)}`,
    '',
    'hidden-triple',
    'r1c1-456 r1c2-456 r1c3-456',
    '',
  ],
  ['four cells', `12 23 34 14 . . ${'. . . . . . '.repeat(5)}`, '', 'naked-quad', 'r1c5-1234 r1c6-1234', ''],
  [
    'the rest of a row',
    ANY_4,
    `4+ r1c1 r1c2, 9+ r1c3 r1c4 r2c4, 7+ r2c1 r2c2 r2c3, ${ROWS_3_4}`,
    'line-total',
    'r1c3-13 r1c4-13 r2c4-124',
    'Row 1 adds up to 10 and its other cells to 4, so cage 9+ (r1c3, r1c4 and r2c4) has a sum of 6 in r1c3 and r1c4 and 3 in r2c4, which no filling left with 1 or 3 in r1c3, 1 or 3 in r1c4 or 1, 2 or 4 in r2c4 has.',
  ],
  [
    'the rest of a row by its product, where its sum is open',
    ANY_6,
    `12× r1c1 r1c2, 10× r1c3 r1c4, 12× r1c5 r1c6 r2c6, ${REST_6}`,
    'line-total',
    'r1c5-345 r1c6-245 r2c6-13456',
    'Row 1 multiplies to 720 and its other cells to 120, so cage 12× (r1c5, r1c6 and r2c6) has a product of 6 in r1c5 and r1c6 and 2 in r2c6, which no filling left with 3, 4 or 5 in r1c5, 2, 4 or 5 in r1c6 or 1, 3, 4, 5 or 6 in r2c6 has.',
  ],
  [
    'the rest of a row by parity: differences of 2 make even sums',
    ANY_6,
    `2- r1c1 r1c2, 2- r1c3 r1c4, 12+ r1c5 r1c6 r2c6, ${REST_6}`,
    'line-total',
    'r1c5-2 r2c6-246',
    'Row 1 adds up to 21 and its other cells to an even number, so cage 12+ (r1c5, r1c6 and r2c6) has an odd sum in r1c5 and r1c6 and an odd number in r2c6, which no filling left with 2 in r1c5 or 2, 4 or 6 in r2c6 has.',
  ],
  [
    'a value in two columns of two rows',
    `234 . . 234 . . . . 234 . . 234 . . . .`,
    '',
    'x-wing',
    'r2c2-1 r2c3-1 r4c2-1 r4c3-1',
    'In rows 1 and 3, 1 has places in columns 2 and 3 only, so it goes from the other cells of these columns.',
  ],
  [
    'a value in three columns of three rows',
    `${'. . . 23456 23456 23456 '.repeat(3)}${'. . . . . . '.repeat(3)}`,
    '',
    'swordfish',
    'r4c1-1 r4c2-1 r4c3-1 r5c1-1 r5c2-1 r5c3-1 r6c1-1 r6c2-1 r6c3-1',
    '',
  ],
  [
    'a value in four columns of four rows',
    `${'. . . . 23456789 23456789 23456789 23456789 23456789 '.repeat(4)}${'. . . . . . . . . '.repeat(5)}`,
    '',
    'jellyfish',
    [5, 6, 7, 8, 9].flatMap((row) => [1, 2, 3, 4].map((column) => `r${row}c${column}-1`)).join(' '),
    '',
  ],
  ['nothing from two rows in one row', ANY_5, TWO_ROWS, 'line-total', '', ''],
  [
    'an innie of two rows',
    ANY_5,
    TWO_ROWS,
    'innies-outies',
    'r2c4-15 r2c5-45 r3c5-1235',
    'Rows 1 and 2 add up to 30 and their other cells to 25, so cage 9+ (r2c4, r2c5 and r3c5) has a sum of 5 in r2c4 and r2c5 and 4 in r3c5, which no filling left with 1 or 5 in r2c4, 4 or 5 in r2c5 or 1, 2, 3 or 5 in r3c5 has.',
  ],
  [
    'two innies of a row',
    ANY_4,
    '4+ r1c1 r1c2, 1- r1c3 r2c3, 2- r1c4 r2c4, 11+ r2c1 r2c2 r3c1 r3c2, 14+ r3c3 r3c4 r4c1 r4c2 r4c3 r4c4',
    'innies-outies',
    'r1c3-1 r1c4-1 r2c4-3',
    'Row 1 adds up to 10 and its other cells to 4, so r1c3 of cage 1- (r1c3 and r2c3) and r1c4 of cage 2- (r1c4 and r2c4) add up to 6 as 2 + 4, 3 + 3 or 4 + 2, which no filling left with 1 in r1c3, 1 in r1c4 or 3 in r2c4 allows.',
  ],
  [
    'two cages that need the same values in a row',
    ANY_4,
    '1- r1c1 r1c2, 5+ r1c3 r1c4',
    'combination-contradiction',
    'r1c1-14 r1c2-14',
    'With 1 or 4 in r1c1 or 1 or 4 in r1c2, cage 1- (r1c1 and r1c2) would leave cage 5+ (r1c3 and r1c4) no filling.',
  ],
  [
    'three cells with two candidates',
    `12 . . . 23 ${'. . . . . '.repeat(2)} . . . . 13 ${'. . . . . '}`,
    '',
    'xy-chain',
    'r4c1-1',
    '',
  ],
  [
    'a chain through a cage: 2 in r3c4 leaves r4c4 a 4',
    `${'. . . . . '.repeat(2)}1345 1345 . . 1345 1245 1245 . . 1245 . . . . .`,
    '2- r3c4 r4c4',
    'alternating-inference-chain',
    'r3c3-3 r4c3-2',
    '',
  ],
  [
    'wherever the 3 of row 1 is',
    `34 . 23 1245 1245 25 . 45 . . ${'. . . . . '.repeat(3)}`,
    '2- r1c1 r2c1, 1- r1c2 r2c2, 2- r1c3 r2c3',
    'forcing-chain',
    'r2c2-5',
    '',
  ],
];

/** A random puzzle, which may have more than one solution: techniques must not strike any of them. */
function rolled(order: number, largest: number, at: number): CalcudokuPuzzle | undefined {
  const random = randomFor(`calcudoku/rolled/${at}`, 0);
  const solution = randomLatinSquare(random, order);
  const cages = new CageRoller(order).roll(random, largest, at % 3)?.map((cells) => drawClue(random, cells, solution));
  return cages && { rows: order, columns: order, givens: solution.map(() => 0), solution, cages };
}

const BOARDS = [4, 5, 6, 7, 8, 9].map((order) => new CalcudokuBoard(new Layout(order), new CageTables(order)));

/** Climbs a puzzle and holds every step against its solution, and with `isThorough` what all other rungs say at every step. */
function checkSound({ rows, givens, cages, solution }: CalcudokuPuzzle, isThorough: boolean): string | undefined {
  const board = BOARDS[rows - 4];
  board.start(givens, cages);
  const fault = (): string | undefined => {
    const { placed, struck } = board.step;
    for (const [cell, value] of solution.entries()) {
      if (placed[cell] !== 0 && placed[cell] !== value) return `${cellName(cell, rows)} is not ${placed[cell]}`;
      if ((struck[cell] & (1 << (value - 1))) !== 0) return `${cellName(cell, rows)} is ${value}`;
    }
    return undefined;
  };
  for (;;) {
    let easiest: number | undefined;
    for (const [index, { technique, find }] of CALCUDOKU_RUNGS.entries()) {
      board.clearStep();
      find(board);
      if (board.step.starts === 0) continue;
      const found = fault();
      if (found !== undefined) return `${technique}: ${found}`;
      easiest ??= index;
      if (!isThorough) break;
    }
    if (easiest === undefined) return board.isBroken ? 'broken' : undefined;
    board.clearStep();
    CALCUDOKU_RUNGS[easiest].find(board);
    board.applyStep();
  }
}

/** The puzzles of the first attempts of each band that gave one. */
const MADE = BANDS.flatMap((band) =>
  [4, 5, 6].flatMap((size) =>
    [1, 2, 3, 4].flatMap((at) => {
      const made = maker.generate(randomFor(`calcudoku/${band}/${at}`, 0), { size, band, cages: size === 4 ? 3 : 4 });
      return 'puzzle' in made ? [made.puzzle] : [];
    }),
  ),
);

describe('calcudoku techniques', () => {
  it.each(POSITIONS)('%s', (_, rows, cages, technique, effects, text) => {
    const board = position(rows, cages);
    CALCUDOKU_RUNGS.find((rung) => rung.technique === technique)!.find(board);
    expect(effectsOf(board, text)).toBe(effects);
  });

  it('are all shown by a position', () => {
    const shown = POSITIONS.filter(([, , , , effects]) => effects !== '').map(([, , , technique]) => technique);
    expect(new Set(shown)).toEqual(new Set(CALCUDOKU_RUNGS.map(({ technique }) => technique)));
  });

  it('strike no solution', () => {
    let checked = 0;
    for (let at = 0; at < 2400; at++) {
      const puzzle = rolled(4 + (at % 3), 2 + (at % 4), at);
      if (puzzle === undefined) continue;
      expect(checkSound(puzzle, at % 6 === 0)).toBeUndefined();
      checked++;
    }
    expect(checked).toBeGreaterThan(2000);
    for (const puzzle of [...CASES, ...MADE]) expect(checkSound(puzzle, puzzle.rows < 6)).toBeUndefined();
  });
});

/** Techniques whose sentences name the cages that they draw on. */
const BY_CAGES: readonly Technique[] = [
  'freebie',
  'forced-cage',
  'last-cage-cell',
  'cage-union',
  'cage-combinations',
  'cage-line',
  'claiming',
  'line-total',
  'innies-outies',
  'combination-contradiction',
];
const BY_TOTALS: readonly Technique[] = ['line-total', 'innies-outies'];
const EXPLAINING = [4, 5, 6].map((order) => new CalcudokuBoard(new Layout(order), new CageTables(order), true));

/** The cells that a text names. */
function cellsIn(text: string, order: number): Cell[] {
  return [...text.matchAll(/r(\d)c(\d)/g)].map(([, row, column]) => (Number(row) - 1) * order + Number(column) - 1);
}

/** The cages that a text names by clue and cells. */
function cagesIn(text: string, { rows, cages }: CalcudokuPuzzle): Cage[] {
  return [...text.matchAll(/cage (\d+)([-+×÷]?) \(([^)]+)\)/g)].map(([name, target, op, names]) => {
    const cells = cellsIn(names, rows).join();
    const named = cages.find(
      (cage) => String(cage.target) === target && cage.op === (op || '=') && cage.cells.join() === cells,
    );
    if (named === undefined) throw new Error(`no ${name}`);
    return named;
  });
}

/** The fillings of a cage that the candidates leave, each as values by cell. */
function fillingsLeft(board: CalcudokuBoard, cage: Cage): number[][] {
  const { order } = board;
  const sees = (a: Cell, b: Cell) => a % order === b % order || Math.floor(a / order) === Math.floor(b / order);
  let fillings: number[][] = [[]];
  for (const [at, cell] of cage.cells.entries()) {
    const before = cage.cells.slice(0, at);
    const values = Array.from({ length: order }, (_, i) => i + 1).filter((v) => board.domainOf(cell) & (1 << (v - 1)));
    fillings = fillings.flatMap((filling) =>
      values
        .filter((value) => !before.some((other) => filling[other] === value && sees(other, cell)))
        .map((value) => {
          const longer = [...filling];
          longer[cell] = value;
          return longer;
        }),
    );
  }
  return fillings.filter((filling) => keeps(cage, filling));
}

const TOTAL_TEXT =
  /^(Row|Column)s? ([\d, and]+) (add|multipl)\w*(?: up)? to (\d+)(?: and (?:its|their) other cells to (?:(\d+)|an (odd|even) number))?, so (.+), which no filling left with (.+) (?:has|allows)\.$/;
/** `a sum of 6 in r1c3 and r1c4`, `3 in r2c4`, `an odd sum`. */
const SHARE_TEXT =
  /(?:(?:a (?:sum|product) of )?\b(\d+)|an (odd|even) (?:sum|number))(?: in (r\dc\d(?:, r\dc\d)*(?: and r\dc\d)?))?/g;

/**
 * Holds what a sentence on totals says against the solution, and works out anew what it strikes: which measure it was about and
 * of how many cages.
 */
function checkTotal(
  board: CalcudokuBoard,
  puzzle: CalcudokuPuzzle,
  { cells: used, text }: Pick<Deduction, 'cells' | 'text'>,
  struck: readonly string[],
): string {
  const { rows: order, solution } = puzzle;
  const [, kind, numbers, verb, total, known, parity, claim, told] = TOTAL_TEXT.exec(text)!;
  const lines = numbers.match(/\d+/g)!.map((number) => Number(number) - 1);
  const isIn = (cell: Cell) => lines.includes(kind === 'Row' ? Math.floor(cell / order) : cell % order);
  const make = (cells: readonly Cell[], values: readonly number[]) =>
    cells.reduce((made, cell) => (verb === 'add' ? made + values[cell] : made * values[cell]), verb === 'add' ? 0 : 1);
  const cages = cagesIn(claim, puzzle);
  const inLines = [...solution.keys()].filter(isIn);
  const others = inLines.filter((cell) => !cages.some(({ cells }) => cells.includes(cell)));
  for (const cell of inLines) expect(used).toContain(cell);
  const othersMake = make(others, solution);
  expect(Number(total)).toBe(make(inLines, solution));
  if (parity !== undefined) expect(parity).toBe(othersMake % 2 === 1 ? 'odd' : 'even');
  else expect(known === undefined ? [] : [Number(known)]).toEqual(others.length === 0 ? [] : [othersMake]);
  const rest = verb === 'add' ? Number(total) - othersMake : Number(total) / othersMake;

  const fillings = cages.map((cage) => fillingsLeft(board, cage));
  const insides = cages.map(({ cells }) => cells.filter(isIn));
  const shares = insides.map((inside, i) => fillings[i].map((filling) => make(inside, filling)));
  let fits: (share: number, i: number) => boolean;
  if (cages.length === 1) {
    const outside = cages[0].cells.filter((cell) => !isIn(cell));
    const parts = [...claim.replace(/^cage [^)]+\) has/, '').matchAll(SHARE_TEXT)];
    for (const [at, [, number, oddness, names]] of parts.entries()) {
      const cells = at === 0 ? insides[0] : outside;
      expect(names === undefined ? cages[0].cells : cellsIn(names, order)).toEqual(cells);
      const made = make(cells, solution);
      expect(oddness ?? Number(number)).toBe(oddness === undefined ? made : made % 2 === 1 ? 'odd' : 'even');
    }
    const isTold = outside.length > 0 && cages[0].op === (verb === 'add' ? '+' : '×');
    expect(parts).toHaveLength(isTold ? 2 : 1);
    fits = (share) => (parity === undefined ? share === rest : (share - rest) % 2 === 0);
  } else {
    const [parts, splits] = claim.split(` ${rest} as `);
    expect(parts.match(/(r\dc\d(, | and )?)+ of cage/g)!.map((names) => cellsIn(names, order))).toEqual(insides);
    const ways = [...splits.matchAll(/(\d+) ([+×]) (\d+)/g)].map(([, a, sign, b]) => {
      expect(sign === '+' ? Number(a) + Number(b) : Number(a) * Number(b)).toBe(rest);
      return [Number(a), Number(b)];
    });
    const firsts = [...new Set(shares[0])].sort((a, b) => a - b);
    const other = (share: number) => (verb === 'add' ? rest - share : rest / share);
    expect(ways.map(([a]) => a)).toEqual(firsts.filter((share) => shares[1].includes(other(share))));
    fits = (share, i) => ways.some((way) => way[i] === share);
  }

  const gone = cages.flatMap(({ cells }, i) => {
    const kept = fillings[i].filter((_, at) => fits(shares[i][at], i));
    return cells.flatMap((cell) =>
      Array.from({ length: order }, (_, at) => at + 1)
        .filter((v) => board.masks[cell] & (1 << (v - 1)) && !kept.some((filling) => filling[cell] === v))
        .map((value) => `${value} in ${cellName(cell, order)}`),
    );
  });
  const named = [...told.matchAll(/([\d, or]+) in (r\dc\d)/g)].flatMap(([, values, cell]) =>
    values.match(/\d+/g)!.map((value) => `${value} in ${cell}`),
  );
  expect(named).toEqual(gone);
  expect([...struck].sort()).toEqual([...gone].sort());
  return `${parity === undefined ? verb : 'parity'} ${cages.length}`;
}

describe('calcudoku explanations', () => {
  it('name the cells that they work on, and their totals add up', () => {
    const told = new Map<string, number>();
    const rolls = Array.from({ length: 240 }, (_, at) => rolled(4 + (at % 3), 2 + (at % 4), at) ?? []).flat();
    for (const puzzle of [...MADE, ...rolls]) {
      const { rows: order, givens, cages } = puzzle;
      const board = EXPLAINING[order - 4];
      board.start(givens, cages);
      for (;;) {
        board.clearStep();
        const rung = CALCUDOKU_RUNGS.find(({ find }) => {
          find(board);
          return board.step.starts > 0;
        });
        if (rung === undefined) break;
        for (const { cells, placed, struck, text } of BY_CAGES.includes(rung.technique) ? board.step.deductions : []) {
          const named = cellsIn(text, order);
          for (const { cell } of [...placed, ...struck]) expect(named).toContain(cell);
          // Cells of the other cages of a total go without a name.
          if (BY_TOTALS.includes(rung.technique)) {
            const all = struck.flatMap(({ cell, values }) => values.map((v) => `${v} in ${cellName(cell, order)}`));
            const kind = checkTotal(board, puzzle, { cells, text }, all);
            told.set(kind, (told.get(kind) ?? 0) + 1);
            for (const cell of named) expect(cells).toContain(cell);
          } else expect(cells).toEqual([...new Set(named)].sort((a, b) => a - b));
        }
        board.applyStep();
      }
    }
    // Products are rare: mostly the sum tells first.
    for (const kind of ['add 1', 'add 2', 'parity 1']) expect(told.get(kind), kind).toBeGreaterThan(20);
    for (const kind of ['multipl 1', 'multipl 2']) expect(told.get(kind), kind).toBeGreaterThan(0);
  });
});

/** The puzzle turned or mirrored: `to` says where a cell goes. */
function moved({ rows, columns, givens, solution, cages }: CalcudokuPuzzle, to: (cell: Cell) => Cell): CalcudokuPuzzle {
  const place = (values: readonly number[]) => {
    const placed = [...values];
    for (const [cell, value] of values.entries()) placed[to(cell)] = value;
    return placed;
  };
  const turned = cages.map((cage) => ({ ...cage, cells: cage.cells.map(to).sort((a, b) => a - b) }));
  turned.sort((a, b) => a.cells[0] - b.cells[0]);
  return { rows, columns, givens: place(givens), solution: place(solution), cages: turned };
}

/** The turns and mirrors of a square grid. */
function symmetries(order: number): ((cell: Cell) => Cell)[] {
  const at = (row: number, column: number) => row * order + column;
  return [0, 1, 2, 3, 4, 5, 6, 7].map((kind) => (cell) => {
    let [row, column] = [Math.floor(cell / order), cell % order];
    if ((kind & 1) !== 0) row = order - 1 - row;
    if ((kind & 2) !== 0) column = order - 1 - column;
    return (kind & 4) !== 0 ? at(column, row) : at(row, column);
  });
}

describe('calcudoku grades', () => {
  it('stay when the grid is turned or mirrored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MADE, ...CASES), fc.integer({ min: 1, max: 7 }), (puzzle, kind) => {
        const path = grader.solve(puzzle);
        const other = grader.solve(moved(puzzle, symmetries(puzzle.rows)[kind]));
        expect([other.outcome, other.grade, other.score]).toEqual([path.outcome, path.grade, path.score]);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('do not depend on the order of cages and cells', () => {
    for (const puzzle of MADE) {
      const cages = [...puzzle.cages].reverse().map((cage) => ({ ...cage, cells: [...cage.cells].reverse() }));
      expect(grader.solve({ ...puzzle, cages }).score).toBe(grader.solve(puzzle).score);
    }
  });

  it('come out the same with explanations, one for each instance', () => {
    for (const puzzle of [...MADE, ...CASES.slice(0, 60)]) {
      const told = grader.solve(puzzle, { isExplaining: true });
      const plain = grader.solve(puzzle);
      expect({ ...told, steps: [] }).toEqual({ ...plain, steps: [] });
      for (const [at, { rung, starts, filled, deductions }] of told.steps.entries()) {
        expect({ rung, starts, filled }).toMatchObject({
          rung: plain.steps[at].rung,
          starts: plain.steps[at].starts,
          filled: plain.steps[at].filled,
        });
        expect(deductions).toHaveLength(starts);
        for (const { text, cells } of deductions) {
          expect(text).toMatch(/^[^\n]+\.$/);
          expect(cells.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('use no stored solution', () => {
    for (const puzzle of MADE) {
      const lie = { ...puzzle, solution: puzzle.solution.map(() => 1) };
      expect(grader.solve(lie).score).toBe(grader.solve(puzzle).score);
    }
  });

  it('need search only where the reference does, and rank as it ranks', () => {
    const scores = CASES.map((puzzle) => grader.solve(puzzle).score);
    const theirs = GRADED.map((grade) => GRADES_THERE.indexOf(grade));
    for (const [at, score] of scores.entries()) {
      if (score === SEARCH_SCORE) expect(GRADED[at]).toBe('Unreasonable');
    }
    expect(spearman(scores, theirs)).toBeGreaterThan(0.93);
  });

  it('tell contradictions from puzzles that are too hard', () => {
    const pair = (cells: number[], target: number): Cage => ({ cells, op: '+', target });
    const square = (cages: Cage[]): CalcudokuPuzzle => ({
      rows: 4,
      columns: 4,
      givens: new Array(16).fill(0),
      solution: [],
      cages,
    });
    expect(grader.solve(square([])).outcome).toBe('stuck');
    expect(grader.solve(square([pair([0, 1], 3), pair([2, 3], 3)])).outcome).toBe('broken');
    expect(() => grader.solve(square([pair([0, 1], 3), pair([1, 2], 3)]))).toThrow(RangeError);
    expect(() => grader.solve(square([pair([15, 16], 3)]))).toThrow(RangeError);
    expect(() => grader.solve(square([pair([], 3)]))).toThrow(RangeError);
  });

  it('see to cages that are too large for a table by their last cell', () => {
    const { solution } = MADE[0];
    const cage: Cage = { cells: [...solution.keys()], op: '+', target: solution.reduce((a, b) => a + b) };
    const givens = solution.map((value, cell) => (cell === 5 ? 0 : value));
    expect(grader.solve({ rows: 4, columns: 4, givens, cages: [cage] }).grade?.technique).toBe('last-cage-cell');
  });
});
