import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { type Band, bandsOf, type Technique } from '../../format/techniques.js';
import { FutoshikiBoard } from '../../generator/futoshiki/board.js';
import { cluesToCarve } from '../../generator/futoshiki/carve.js';
import { Draft, type Sign } from '../../generator/futoshiki/draft.js';
import { FUTOSHIKI_RUNGS, makeFutoshikiGrader } from '../../generator/futoshiki/grade.js';
import { makeFutoshikiMaker } from '../../generator/futoshiki/index.js';
import { propagate } from '../../generator/futoshiki/propagate.js';
import { heightsOf } from '../../generator/grade/bands.js';
import type { Deduction } from '../../generator/grade/board.js';
import { carveToBand } from '../../generator/grade/carve.js';
import { climb } from '../../generator/grade/ladder.js';
import { Layout } from '../../generator/grade/layout.js';
import { SEARCH_SCORE } from '../../generator/grade/score.js';
import { cellName } from '../../generator/grade/words.js';
import { randomLatinSquare } from '../../generator/latin/square.js';
import { randomFor } from '../../generator/random/seed.js';
import { LatinSolver } from '../../generator/solve/latin.js';
import { futoshikiCases, tathamLevels } from '../cases/read.js';
import { spearman } from '../ranks.js';

const maker = makeFutoshikiMaker();
const grader = makeFutoshikiGrader();
const BANDS = bandsOf('futoshiki');
const CASES = futoshikiCases();
/** Levels that Tatham's solver gives the cases, line by line. */
const GRADED = tathamLevels('unequal');
const GRADES_THERE = ['Trivial', 'Easy', 'Tricky', 'Extreme', 'Recursive'];

/**
 * A position: a line a row, candidates of the cells separated by blanks, `.` all of them, `=v` a given; signs as
 * `r1c1<r1c2`. What the givens strike need not be left out.
 */
function position(rows: string, signs: string): FutoshikiBoard {
  const texts = rows
    .trim()
    .split('\n')
    .flatMap((row) => row.trim().split(/\s+/));
  const order = Math.sqrt(texts.length);
  const board = new FutoshikiBoard(new Layout(order), true);
  const cellOf = (name: string) => {
    const [, row, column] = /^r(\d)c(\d)$/.exec(name)!;
    return (Number(row) - 1) * order + Number(column) - 1;
  };
  board.load({
    rows: order,
    columns: order,
    givens: texts.map((text) => (text.startsWith('=') ? Number(text[1]) : 0)),
    inequalities: signs
      .split(/\s+/)
      .filter((sign) => sign !== '')
      .map((sign) => sign.split('<').map(cellOf) as [number, number]),
  });
  for (const [cell, text] of texts.entries()) {
    if (text === '.' || text.startsWith('=')) continue;
    board.strike(
      cell,
      [...text].reduce((mask, value) => mask & ~(1 << (Number(value) - 1)), (1 << order) - 1),
    );
  }
  return board;
}

const ANY = (order: number, count = order) => `${'. '.repeat(order)}\n`.repeat(count);

/**
 * Name, rows, signs, technique, all its instances: what our own techniques say, and of those that all grids share what they fill and
 * strike. Positions made by hand.
 */
const POSITIONS: readonly [string, string, string, Technique, readonly string[]][] = [
  ['last cell of a row', `=2 =4 . =1\n${ANY(4, 3)}`, '', 'full-house', ['r1c3=3']],
  [
    'both sides of a given',
    `. =3 . .\n${ANY(4, 3)}`,
    'r1c1<r1c2 r1c2<r1c3',
    'direct-inequality',
    ['r1c1 < r1c2 = 3, so it is at most 2.', 'r1c3 > r1c2 = 3, so it is at least 4.'],
  ],
  ['one sign', ANY(4), 'r1c1<r2c1', 'extremes', ['r1c1 < r2c1, so r1c1 is not 4 and r2c1 is not 1.']],
  ['one candidate', `3 . . .\n${ANY(4, 3)}`, '', 'naked-single', ['r1c1=3']],
  ['one place', `. 134 134 134\n${ANY(4, 3)}`, '', 'hidden-single', ['r1c1=2']],
  [
    'a chain of signs',
    ANY(4),
    'r1c1<r1c2 r1c2<r2c2',
    'inequality-bounds',
    [
      'r1c1 < r1c2 < r2c2 and r2c2 is at most 4, so r1c1 is at most 2.',
      'r1c2 > r1c1 and r1c1 is at least 1, so r1c2 is at least 2.',
      'r1c2 < r2c2 and r2c2 is at most 4, so r1c2 is at most 3.',
      'r2c2 > r1c2 > r1c1 and r1c1 is at least 1, so r2c2 is at least 3.',
    ],
  ],
  [
    'a bound that jumps over lost values',
    `24 25 . . .\n${ANY(5, 4)}`,
    'r1c1<r1c2',
    'inequality-bounds',
    ['r1c2 > r1c1 and r1c1 is at least 2, so r1c2 is at least 3.'],
  ],
  [
    'a bound that jumps over lost values on the way',
    `235 2346 23456 . . .\n${ANY(6, 5)}`,
    'r1c1<r1c2 r1c2<r1c3',
    'inequality-bounds',
    [
      'r1c1 < r1c2 < r1c3, r1c3 is at most 6 and r1c2 is not 5, so r1c1 is at most 3.',
      'r1c2 < r1c3 and r1c3 is at most 6, so r1c2 is at most 5.',
      'r1c2 > r1c1 and r1c1 is at least 2, so r1c2 is at least 3.',
      'r1c3 > r1c2 > r1c1 and r1c1 is at least 2, so r1c3 is at least 4.',
    ],
  ],
  [
    'a bound that jumps over two lost values on the way',
    `234 2567 234567 . . . .\n${ANY(7, 6)}`,
    'r1c1<r1c2 r1c2<r1c3',
    'inequality-bounds',
    [
      'r1c2 < r1c3 and r1c3 is at most 7, so r1c2 is at most 6.',
      'r1c2 > r1c1 and r1c1 is at least 2, so r1c2 is at least 3.',
      'r1c3 > r1c2 > r1c1, r1c1 is at least 2 and r1c2 is not 3 or 4, so r1c3 is at least 6.',
    ],
  ],
  [
    'two smaller neighbours in a row',
    ANY(4),
    'r1c1<r1c2 r1c3<r1c2',
    'pair-bounds',
    ['r1c1 and r1c3 differ and are less than r1c2, so r1c2 is at least 3.'],
  ],
  [
    'two larger neighbours in a column',
    ANY(4),
    'r2c1<r1c1 r2c1<r3c1',
    'pair-bounds',
    ['r1c1 and r3c1 differ and are greater than r2c1, so r2c1 is at most 2.'],
  ],
  [
    'two smaller neighbours that share their candidates',
    `13 . 13 . .\n${ANY(5, 4)}`,
    'r1c1<r1c2 r1c3<r1c2',
    'pair-bounds',
    ['r1c1 and r1c3 differ, are not 2 and are less than r1c2, so r1c2 is at least 4.'],
  ],
  [
    'two smaller neighbours that have lost 1',
    `235 . 235 . .\n${ANY(5, 4)}`,
    'r1c1<r1c2 r1c3<r1c2',
    'pair-bounds',
    ['r1c1 and r1c3 differ, are at least 2 and are less than r1c2, so r1c2 is at least 4.'],
  ],
  [
    'two larger neighbours that have lost 6 and 4',
    `1235 . 235 . . .\n${ANY(6, 5)}`,
    'r1c2<r1c1 r1c2<r1c3',
    'pair-bounds',
    ['r1c1 and r1c3 differ, are at most 5, are not 4 and are greater than r1c2, so r1c2 is at most 2.'],
  ],
  ['two smaller neighbours that may be equal', ANY(4), 'r1c2<r2c2 r2c1<r2c2', 'pair-bounds', []],
  ['pair of cells', `12 12 . . .\n${ANY(5, 4)}`, '', 'naked-pair', ['r1c3-12 r1c4-12 r1c5-12']],
  ['pair of values', `. . 345 345 345\n${ANY(5, 4)}`, '', 'hidden-pair', ['r1c1-345 r1c2-345']],
  ['three cells', `12 23 13 . .\n${ANY(5, 4)}`, '', 'naked-triple', ['r1c4-123 r1c5-123']],
  ['three values', `. . . 4567 4567 4567 4567\n${ANY(7, 6)}`, '', 'hidden-triple', ['r1c1-4567 r1c2-4567 r1c3-4567']],
  ['four cells', `12 23 34 14 . .\n${ANY(6, 5)}`, '', 'naked-quad', ['r1c5-1234 r1c6-1234']],
  [
    'three cells of the row above, two of them by way of others',
    ANY(5),
    'r1c1<r2c1 r2c1<r2c2 r1c2<r2c2 r1c3<r2c3 r2c3<r2c2',
    'group-bounds',
    [
      'r2c1 and r2c2 differ and are greater than r1c1, so r1c1 is at most 3.',
      'r2c2 and r2c3 differ and are greater than r1c3, so r1c3 is at most 3.',
      'r1c1, r1c2 and r1c3 differ and are less than r2c2, so r2c2 is at least 4.',
      'r1c1 and r2c1 differ and are less than r2c2, so r2c2 is at least 3.',
      'r1c3 and r2c3 differ and are less than r2c2, so r2c2 is at least 3.',
    ],
  ],
  [
    'two rows',
    `. 2345 2345 . 2345\n${ANY(5, 1)}. 2345 2345 . 2345\n${ANY(5, 2)}`,
    '',
    'x-wing',
    ['r2c1-1 r2c4-1 r4c1-1 r4c4-1 r5c1-1 r5c4-1'],
  ],
  [
    'three columns',
    `${ANY(7, 3)}${'123456 123456 123456 . . . .\n'.repeat(4)}`,
    '',
    'swordfish',
    [[1, 2, 3].flatMap((row) => [4, 5, 6, 7].map((column) => `r${row}c${column}-7`)).join(' ')],
  ],
  [
    'four rows',
    `${'. . . . 12345678 12345678 12345678 12345678 12345678\n'.repeat(4)}${ANY(9, 5)}`,
    '',
    'jellyfish',
    [[5, 6, 7, 8, 9].flatMap((row) => [1, 2, 3, 4].map((column) => `r${row}c${column}-9`)).join(' ')],
  ],
  ['three cells with two candidates', `12 . . 13\n${ANY(4, 2)}23 . . .\n`, '', 'xy-chain', ['r4c4-3']],
  [
    'two places that both make a cell larger',
    `. . 124 124\n${ANY(4, 3)}`,
    'r1c1<r2c1 r1c2<r2c2 r2c2<r2c1',
    'alternating-inference-chain',
    ['r2c1-123'],
  ],
  [
    'three places that all make a cell larger',
    `. . . 124\n${ANY(4, 3)}`,
    'r1c1<r2c1 r1c2<r2c2 r1c3<r2c3 r2c3<r2c2 r2c2<r2c1',
    'forcing-chain',
    ['r2c1-1', 'r2c1-2', 'r2c1-3'],
  ],
];

const OWN: readonly Technique[] = ['direct-inequality', 'extremes', 'inequality-bounds', 'pair-bounds', 'group-bounds'];

/** `r1c3=3` for a value placed, `r1c3-12` for two candidates struck, cells ascending. */
function effectOf({ placed, struck }: Deduction, order: number): string {
  const lost = new Map<number, number[]>();
  for (const { cell, values } of struck) lost.set(cell, [...(lost.get(cell) ?? []), ...values]);
  const strikes = [...lost].sort(([a], [b]) => a - b);
  return [
    ...placed.map(({ cell, value }) => `${cellName(cell, order)}=${value}`),
    ...strikes.map(([cell, values]) => `${cellName(cell, order)}-${values.sort().join('')}`),
  ].join(' ');
}

describe('techniques of futoshiki', () => {
  it.each(POSITIONS)('%s', (_, rows, signs, technique, instances) => {
    const board = position(rows, signs);
    FUTOSHIKI_RUNGS.find((rung) => rung.technique === technique)!.find(board);
    const told = board.step.deductions.map((deduction) =>
      OWN.includes(technique) ? deduction.text : effectOf(deduction, board.order),
    );
    expect(told.sort()).toEqual([...instances].sort());
    expect(board.step.starts).toBe(instances.length);
  });

  it('all have a position', () => {
    const shown = new Set(POSITIONS.map(([, , , technique]) => technique));
    expect(FUTOSHIKI_RUNGS.map(({ technique }) => technique).filter((technique) => !shown.has(technique))).toEqual([]);
  });

  it('strike what their sentence says', () => {
    const board = position(`24 25 . . .\n${ANY(5, 4)}`, 'r1c1<r1c2');
    FUTOSHIKI_RUNGS.find(({ technique }) => technique === 'inequality-bounds')!.find(board);
    expect(board.step.deductions).toMatchObject([{ cells: [0, 1], placed: [], struck: [{ cell: 1, values: [2] }] }]);
  });
});

/** A puzzle of any band: the number says which. */
function generated(number: number, sizes: readonly number[] = [4, 5, 4, 5, 6]): FutoshikiPuzzle {
  const band = BANDS[number % BANDS.length];
  const size = sizes[Math.floor(number / BANDS.length) % sizes.length];
  for (let attempt = 0; ; attempt++) {
    const outcome = maker.generate(randomFor(`futoshiki/test/${number}`, attempt), { size, band, keep: 0 });
    if ('puzzle' in outcome) return outcome.puzzle;
  }
}

/** Checks the step in the making against the solution. */
function expectSound(board: FutoshikiBoard, { solution }: FutoshikiPuzzle, technique: Technique): void {
  const { placed, struck } = board.step;
  for (let cell = 0; cell < solution.length; cell++) {
    if (placed[cell] !== 0 && placed[cell] !== solution[cell]) throw new Error(`${technique} fills ${cell} wrongly`);
    if ((struck[cell] & (1 << (solution[cell] - 1))) !== 0) throw new Error(`${technique} strikes ${cell} wrongly`);
  }
}

describe('soundness of futoshiki techniques', () => {
  const boards = [4, 5, 6, 7].map((order) => new FutoshikiBoard(new Layout(order)));

  /** Climbs the ladder and checks every step; at each stop one more rung is tried, another one for each puzzle. */
  function check(puzzle: FutoshikiPuzzle, turn: number): boolean {
    const board = boards[puzzle.rows - 4];
    board.load(puzzle);
    const extra = FUTOSHIKI_RUNGS[turn % FUTOSHIKI_RUNGS.length];
    for (;;) {
      board.clearStep();
      extra.find(board);
      expectSound(board, puzzle, extra.technique);
      const rung = FUTOSHIKI_RUNGS.find(({ find }) => {
        board.clearStep();
        find(board);
        return board.step.starts > 0;
      });
      if (rung === undefined) return board.isSolved;
      expectSound(board, puzzle, rung.technique);
      board.applyStep();
    }
  }

  it('never strike or miss the true value: puzzles of the cases', () => {
    for (const puzzle of CASES) for (let turn = 0; turn < FUTOSHIKI_RUNGS.length; turn += 3) check(puzzle, turn);
  });

  it('never strike or miss the true value: puzzles of all bands', () => {
    for (let number = 0; number < 2000; number++) {
      expect(check(generated(number), Math.floor(number / 3))).toBe(true);
    }
  });

  it('never strike or miss the true value: clues at random, too many or too few', () => {
    for (let number = 0; number < 600; number++) check(scattered(number), number);
  });
});

/** What a sentence says of a cell or of two, and what it draws from that. */
interface Told {
  /** Values that the cells named may have, by what is said of each alone. */
  readonly domains: Map<number, number>;
  readonly less: [number, number][];
  readonly different: [number, number][];
  /** Values that the sentence leaves to each cell that it is about. */
  readonly claims: Map<number, number>;
}

/** Reads a sentence word by word: `r1c1 and r1c3 differ, are not 2 and are less than r1c2, so r1c2 is at least 4.` */
function read(text: string, order: number): Told {
  const full = (1 << order) - 1;
  const told: Told = { domains: new Map(), less: [], different: [], claims: new Map() };
  const cellOf = (name: string) => (Number(name[1]) - 1) * order + Number(name[3]) - 1;
  const known = (name: string) => {
    const cell = cellOf(name);
    if (!told.domains.has(cell)) told.domains.set(cell, full);
    return cell;
  };
  const relate = (a: string, sign: string, b: string) => {
    const pair: [number, number] = [known(a), known(b)];
    told.less.push(sign === '<' || sign === 'less' ? pair : [pair[1], pair[0]]);
  };
  const maskFrom = (words: string) => {
    const [, kind, numbers] = /^(at least |at most |not |)([\d or]+)$/.exec(words) ?? [];
    if (numbers === undefined) throw new Error(`no values: ${words}`);
    const mask = numbers.split(' or ').reduce((sum, value) => sum | (1 << (Number(value) - 1)), 0);
    if (kind === '') return mask;
    if (kind === 'not ') return full & ~mask;
    return kind === 'at most ' ? 2 * mask - 1 : full & ~(mask - 1);
  };
  const [, premises, conclusion] = /^(.*), so (.*)\.$/.exec(text)!;
  let subjects: string[] = [];
  let hasVerb = false;
  for (const part of premises.split(/, | and /)) {
    const [, name, rest] = /^(r\dc\d)? ?(.*)$/.exec(part)!;
    if (name !== undefined) {
      if (hasVerb) subjects = [];
      subjects.push(name);
      hasVerb = rest !== '';
    }
    if (rest === '') continue;
    hasVerb = true;
    if (/^[<>]/.test(rest)) {
      const words = part.split(' ');
      for (let i = 1; i < words.length; i += 2) {
        if (words[i] === '=') told.domains.set(known(words[i - 1]), maskFrom(words[i + 1]));
        else relate(words[i - 1], words[i], words[i + 1]);
      }
    } else if (rest === 'differ') {
      for (const [i, a] of subjects.entries())
        for (const b of subjects.slice(0, i)) told.different.push([known(a), known(b)]);
    } else {
      const [, words] = /^(?:is|are) (.*)$/.exec(rest)!;
      const [, sign, other] = /^(less|greater) than (.*)$/.exec(words) ?? [];
      for (const subject of subjects) {
        if (other !== undefined) relate(subject, sign, other);
        else told.domains.set(known(subject), (told.domains.get(known(subject)) ?? full) & maskFrom(words));
      }
    }
  }
  for (const claim of conclusion.split(' and ')) {
    const [, name, words] = /^(it|r\dc\d) is (.*)$/.exec(claim)!;
    told.claims.set(cellOf(name === 'it' ? subjects[0] : name), maskFrom(words));
  }
  return told;
}

/** The values that each cell has in some way to fill the cells named as told. */
function possible({ domains, less, different }: Told): Map<number, number> {
  const cells = [...domains.keys()];
  const found = new Map(cells.map((cell) => [cell, 0]));
  const values = new Map<number, number>();
  const isKept = ([a, b]: [number, number], isLess: boolean) => {
    const [low, high] = [values.get(a), values.get(b)];
    return low === undefined || high === undefined || (isLess ? low < high : low !== high);
  };
  const fill = (at: number) => {
    if (at === cells.length) for (const [cell, value] of values) found.set(cell, found.get(cell)! | (1 << (value - 1)));
    else {
      for (let rest = domains.get(cells[at])!; rest !== 0; rest &= rest - 1) {
        values.set(cells[at], 32 - Math.clz32(rest & -rest));
        if (less.every((pair) => isKept(pair, true)) && different.every((pair) => isKept(pair, false))) fill(at + 1);
      }
      values.delete(cells[at]);
    }
  };
  fill(0);
  return found;
}

/** Whether signs between some cells lead from a up to b. */
function leadsUp({ signCount, smaller, larger }: FutoshikiBoard, cells: readonly number[], a: number, b: number) {
  const reached = new Set([a]);
  for (const at of reached) {
    for (let i = 0; i < signCount; i++) if (smaller[i] === at && cells.includes(larger[i])) reached.add(larger[i]);
  }
  return a !== b && reached.has(b);
}

describe('sentences of futoshiki techniques', () => {
  /** What is wrong with a deduction of a step about to be taken. */
  function faultsOf(board: FutoshikiBoard, { cells, struck, text }: Deduction): string[] {
    const { order, masks, values } = board;
    const told = read(text, order);
    const candidates = (cell: number) => masks[cell] || 1 << (values[cell] - 1);
    const line = (cell: number) => [Math.floor(cell / order), order + (cell % order)];
    const faults: string[] = [];
    for (const [cell, domain] of told.domains) {
      if ((candidates(cell) & ~domain) !== 0) faults.push(`not so: ${cellName(cell, order)}`);
      if (!cells.includes(cell)) faults.push(`not among the cells: ${cellName(cell, order)}`);
    }
    if (!told.less.every(([a, b]) => leadsUp(board, cells, a, b))) faults.push('no such signs among the cells');
    if (!told.different.every(([a, b]) => line(a).some((house) => line(b).includes(house)))) faults.push('in no line');
    if (cells.some((cell, i) => i > 0 && cell <= cells[i - 1])) faults.push('cells not ascending');
    const named = [...told.domains.keys()];
    const isBetween = (cell: number) =>
      named.some((a) => leadsUp(board, cells, a, cell)) && named.some((b) => leadsUp(board, cells, cell, b));
    if (!cells.every((cell) => named.includes(cell) || isBetween(cell))) faults.push('cell without use');
    const left = possible(told);
    for (const [cell, claim] of told.claims) {
      if (left.get(cell) !== claim) faults.push(`does not follow: ${cellName(cell, order)} from ${left.get(cell)}`);
    }
    const gone = new Map<number, number>();
    for (const { cell, values } of struck) {
      for (const value of values) gone.set(cell, (gone.get(cell) ?? 0) | (1 << (value - 1)));
      if (!told.claims.has(cell)) faults.push(`strikes in ${cellName(cell, order)}`);
    }
    for (const [cell, claim] of told.claims) {
      if ((gone.get(cell) ?? 0) !== (masks[cell] & ~claim)) faults.push('strikes what it does not say');
    }
    return faults;
  }

  it('say what follows from what they say, and just that', () => {
    const boards = [4, 5, 6, 7].map((order) => new FutoshikiBoard(new Layout(order), true));
    const own = FUTOSHIKI_RUNGS.filter(({ technique }) => OWN.includes(technique));
    const seen = new Map<string, number>();
    const count = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);
    for (let number = 0; number < 300; number++) {
      const puzzle = generated(number, [5, 6]);
      const board = boards[puzzle.rows - 4];
      board.load(puzzle);
      let turn = number;
      do {
        // Besides the step of the ladder, which comes last, one of ours out of its turn.
        const extra = own[turn++ % own.length];
        const easiest = FUTOSHIKI_RUNGS.find(({ find }) => {
          board.clearStep();
          find(board);
          return board.step.starts > 0;
        });
        for (const rung of [extra, easiest ?? extra]) {
          board.clearStep();
          rung.find(board);
          if (!OWN.includes(rung.technique)) continue;
          for (const deduction of board.step.deductions) {
            const faults = faultsOf(board, deduction);
            if (faults.length > 0) throw new Error(`${deduction.text} [${deduction.cells}] ${faults.join('; ')}`);
            count(rung.technique);
            if (/ (is|are) not .* so r\dc\d is at/.test(deduction.text)) count(`${rung.technique} over lost values`);
          }
        }
        board.applyStep();
      } while (board.step.starts > 0);
    }
    for (const technique of OWN) expect(seen.get(technique), technique).toBeGreaterThan(100);
    for (const technique of OWN.slice(2))
      expect(seen.get(`${technique} over lost values`), technique).toBeGreaterThan(5);
  });

  it.each([
    'r1c2 > r1c1 and r1c1 is at least 2, so r1c2 is at least 4.',
    'r1c1 and r1c3 differ and are less than r1c2, so r1c2 is at least 4.',
  ])('that say too much are found out: %s', (text) => {
    const told = read(text, 5);
    expect(possible(told).get(1)).toBe(0b11100);
    expect(told.claims.get(1)).toBe(0b11000);
  });
});

/** A square with a random share of its signs and a few of its values as clues. */
function scattered(number: number): FutoshikiPuzzle {
  const random = randomFor(`futoshiki/scattered/${number}`, 0);
  const order = 4 + random.below(3);
  const solution = randomLatinSquare(random, order);
  const share = 1 + random.below(9);
  return {
    rows: order,
    columns: order,
    solution,
    givens: solution.map((value) => (random.below(10) === 0 ? value : 0)),
    inequalities: signsOf(solution, order).filter(() => random.below(10) < share),
  };
}

function signsOf(solution: readonly number[], order: number): Sign[] {
  return neighbourPairs(order).map(([a, b]) => (solution[a] < solution[b] ? [a, b] : [b, a]));
}

/** The puzzle turned or reflected (`cellFrom`: where a cell goes), values perhaps counted from the other end. */
function transformed(
  puzzle: FutoshikiPuzzle,
  isTransposed: boolean,
  turns: number,
  isComplement: boolean,
): FutoshikiPuzzle {
  const { rows: order } = puzzle;
  const cellFrom = (cell: number) => {
    let row = Math.floor(cell / order);
    let column = cell % order;
    if (isTransposed) [row, column] = [column, row];
    for (let turn = 0; turn < turns; turn++) [row, column] = [column, order - 1 - row];
    return row * order + column;
  };
  const moved = (values: readonly number[]) => {
    const result = values.map(() => 0);
    for (const [cell, value] of values.entries()) {
      result[cellFrom(cell)] = isComplement && value !== 0 ? order + 1 - value : value;
    }
    return result;
  };
  return {
    rows: order,
    columns: order,
    givens: moved(puzzle.givens),
    solution: moved(puzzle.solution),
    inequalities: puzzle.inequalities.map(([a, b]) =>
      isComplement ? [cellFrom(b), cellFrom(a)] : [cellFrom(a), cellFrom(b)],
    ),
  };
}

describe('grade of futoshiki', () => {
  it('is what it was after turns, reflections and complements', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.boolean(),
        fc.nat(3),
        fc.boolean(),
        fc.boolean(),
        (number, isTransposed, turns, isComplement, isCase) => {
          const puzzle = isCase ? CASES[number % CASES.length] : generated(number);
          const other = grader.solve(transformed(puzzle, isTransposed, turns, isComplement));
          const path = grader.solve(puzzle);
          expect(other.grade).toEqual(path.grade);
          expect(other.score).toBe(path.score);
          expect(other.steps.map(({ rung, starts }) => [rung, starts])).toEqual(
            path.steps.map(({ rung, starts }) => [rung, starts]),
          );
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is the same whether steps are explained or not, and every instance is told', () => {
    for (const puzzle of [...CASES, ...Array.from({ length: 60 }, (_, number) => generated(number))]) {
      const plain = grader.solve(puzzle);
      const told = grader.solve(puzzle, { isExplaining: true });
      expect(told.steps.map((step) => ({ ...step, deductions: [] }))).toEqual(plain.steps);
      expect(told.score).toBe(plain.score);
      for (const { starts, deductions } of told.steps) expect(deductions).toHaveLength(starts);
    }
  });

  it('never reads the solution', () => {
    for (const puzzle of CASES.slice(0, 20)) {
      expect(grader.solve({ ...puzzle, solution: [] } as FutoshikiPuzzle)).toEqual(grader.solve(puzzle));
    }
  });

  it('is none where the clues contradict each other', () => {
    const givens = new Array<number>(16).fill(0);
    const circle = {
      rows: 4,
      columns: 4,
      givens,
      inequalities: [
        [0, 1],
        [1, 5],
        [5, 4],
        [4, 0],
      ] as [number, number][],
    };
    expect(grader.solve(circle)).toMatchObject({ outcome: 'broken', grade: undefined, score: SEARCH_SCORE });
    const twice = { ...circle, givens: [1, 1, ...givens.slice(2)], inequalities: [] };
    expect(grader.solve(twice)).toMatchObject({ outcome: 'broken', grade: undefined });
    expect(grader.solve({ ...circle, inequalities: [] })).toMatchObject({ outcome: 'stuck', score: SEARCH_SCORE });
  });

  it("orders Tatham's puzzles as his solver does and needs search for none below his last level", () => {
    const paths = CASES.map((puzzle) => grader.solve(puzzle));
    for (const [index, path] of paths.entries()) {
      if (GRADED[index] !== 'Recursive') expect(path.outcome).toBe('solved');
      if (path.outcome === 'solved') expect(path.values).toEqual(CASES[index].solution);
    }
    const levels = GRADED.map((level) => GRADES_THERE.indexOf(level));
    expect(
      spearman(
        paths.map(({ score }) => score),
        levels,
      ),
    ).toBeGreaterThan(0.9);
  });
});

describe('carving to a band', () => {
  it.each([4, 5, 6, 7].flatMap((size) => BANDS.map((band) => [size, band] as const)))(
    'order %i, %s: comes out at the band',
    (size, band) => {
      let made = 0;
      let right = 0;
      for (let number = 0; made < 10; number++) {
        const outcome = maker.generate(randomFor(`futoshiki/bands/${number}`, 0), { size, band, keep: 0 });
        if ('discarded' in outcome) {
          expect(outcome.discarded).toBe('easier than the level');
          continue;
        }
        made++;
        expect(maker.countSolutions(outcome.puzzle, 2)).toBe(1);
        if (grader.solve(outcome.puzzle).grade?.level === band) right++;
      }
      expect(right).toBeGreaterThanOrEqual(8);
    },
  );

  it('keeps at least the clues that it is to keep, and needs the band nevertheless', () => {
    const levels: readonly [number, Band, number][] = [
      [4, 'easy', 12],
      [5, 'medium', 16],
      [6, 'hard', 20],
      [6, 'expert', 24],
    ];
    for (const [size, band, keep] of levels) {
      for (let number = 0; number < 30; number++) {
        const level = { size, band, keep };
        const outcome = maker.generate(randomFor(`futoshiki/keep/${number}`, 0), level);
        if ('discarded' in outcome) continue;
        expect(maker.shortfall(outcome.puzzle, level)).toBeUndefined();
        expect(grader.solve(outcome.puzzle).grade?.level).not.toBe('easy' === band ? 'medium' : 'easy');
      }
    }
  });

  it('comes to the same puzzle when no search is asked', () => {
    const unable = Object.assign(new LatinSolver(6), { count: () => undefined });
    for (let number = 0; number < 12; number++) {
      const band = BANDS[1 + (number % 4)];
      const carved = (solver: LatinSolver) => {
        const random = randomFor(`futoshiki/search/${number}`, 0);
        const solution = randomLatinSquare(random, 6);
        const draft = new Draft(new FutoshikiBoard(new Layout(6)), solver, solution, signsOf(solution, 6));
        const heights = heightsOf('futoshiki', FUTOSHIKI_RUNGS, band, 6);
        carveToBand(draft, cluesToCarve(random, draft, heights), heights, 0);
        return draft.puzzle();
      };
      expect(carved(unable)).toEqual(carved(new LatinSolver(6)));
    }
  });
});

describe('propagation of futoshiki', () => {
  it.each([
    [false, 'hidden-single'],
    [true, 'inequality-bounds'],
  ] as const)('with bounds %s comes to where the ladder comes with %s', (isBounding, last) => {
    const height = FUTOSHIKI_RUNGS.findIndex(({ technique }) => technique === last) + 1;
    for (let number = 0; number < 400; number++) {
      const puzzle = scattered(number);
      const layout = new Layout(puzzle.rows);
      const [quick, slow] = [new FutoshikiBoard(layout), new FutoshikiBoard(layout)];
      quick.load(puzzle);
      slow.load(puzzle);
      propagate(quick, isBounding);
      climb(FUTOSHIKI_RUNGS, slow, height);
      expect(quick.values).toEqual(slow.values);
      expect(quick.masks).toEqual(slow.masks);
    }
  });
});
