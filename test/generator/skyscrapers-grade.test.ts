import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import { BANDS, bandsOf, techniquesOf } from '../../format/techniques.js';
import { edgesOf, SIDES, type Side } from '../../format/variants/skyscrapers.js';
import type { Deduction } from '../../generator/grade/board.js';
import type { Path } from '../../generator/grade/grader.js';
import { climb } from '../../generator/grade/ladder.js';
import { Layout } from '../../generator/grade/layout.js';
import { SEARCH_SCORE } from '../../generator/grade/score.js';
import { cellName } from '../../generator/grade/words.js';
import { randomFor } from '../../generator/random/seed.js';
import { SkyscrapersBoard } from '../../generator/skyscrapers/board.js';
import { ClueConflicts } from '../../generator/skyscrapers/conflicts.js';
import {
  cluesOf,
  makeSkyscrapersGrader,
  SKYSCRAPERS_RUNGS,
  type SkyscrapersTechnique,
} from '../../generator/skyscrapers/grade.js';
import { makeSkyscrapersMaker } from '../../generator/skyscrapers/index.js';
import { LineFilter } from '../../generator/skyscrapers/line-filter.js';
import { Sights } from '../../generator/skyscrapers/sights.js';
import { skyscrapersCases, tathamLevels, tathamSeeds } from '../cases/read.js';
import { spearman } from '../ranks.js';

const grader = makeSkyscrapersGrader();
const maker = makeSkyscrapersMaker();
const CASES = skyscrapersCases();
const OUR_BANDS = bandsOf('skyscrapers');
/** Levels that Tatham's solver gives the cases, line by line. */
const GRADED = tathamLevels('towers');
const SEEDS = tathamSeeds('towers');
const GRADES_THERE = ['Easy', 'Hard', 'Extreme', 'Unreasonable'];

/**
 * A position: a line a row, cells separated by blanks; `.` any candidate, `=v` a given, digits the candidates; clues as
 * `left1:3`, which is row 1 from the left.
 */
function position(rows: string, clues: string): SkyscrapersBoard {
  const texts = rows.trim().split(/\s+/);
  const order = Math.sqrt(texts.length);
  const board = new SkyscrapersBoard(new Layout(order), true);
  const asked = new Map(clues.split(' ').map((clue) => clue.split(':') as [string, string]));
  board.setUp(
    texts.map((text) => (text.startsWith('=') ? Number(text[1]) : 0)),
    SIDES.flatMap((side) => Array.from({ length: order }, (_, line) => Number(asked.get(`${side}${line + 1}`) ?? 0))),
  );
  for (const [cell, text] of texts.entries()) {
    if (!/^\d+$/.test(text)) continue;
    board.strike(cell, ~[...text].reduce((mask, value) => mask | (1 << (Number(value) - 1)), 0));
  }
  return board;
}

const rungOf = (technique: SkyscrapersTechnique) => SKYSCRAPERS_RUNGS.find((rung) => rung.technique === technique)!;

/** `r1c1=4 r1c2-13`: what an instance does. */
function effectOf({ placed, struck }: Deduction, order: number): string {
  return [
    ...placed.map(({ cell, value }) => `${cellName(cell, order)}=${value}`),
    ...struck.map(({ cell, values }) => `${cellName(cell, order)}-${values.join('')}`),
  ].join(' ');
}

/** The instances that a technique finds on a board. */
function found(technique: SkyscrapersTechnique, board: SkyscrapersBoard): string[] {
  board.clearStep();
  rungOf(technique).find(board);
  return board.step.deductions.map((deduction) => effectOf(deduction, board.order));
}

const ANY4 = '. . . .\n'.repeat(4);
const rows4 = (first: string) => `${first}\n${'. . . .\n'.repeat(3)}`;
const rows5 = (first: string) => `${first}\n${'. . . . .\n'.repeat(4)}`;
const rows6 = (first: string) => `${first}\n${'. . . . . .\n'.repeat(5)}`;
const rows7 = (first: string) => `${first}\n${'. . . . . . .\n'.repeat(6)}`;

/** Name, rows, clues, technique, what it does: all its instances. Positions made by hand. */
const POSITIONS: readonly [string, string, string, SkyscrapersTechnique, readonly string[]][] = [
  ['one is seen', ANY4, 'left1:1 top2:3', 'clue-one', ['r1c1=4']],
  ['one is seen, from afar', ANY4, 'bottom3:1 right2:1', 'clue-one', ['r2c4=4', 'r4c3=4']],
  ['all are seen', ANY4, 'bottom2:4 left1:3', 'clue-all', ['r4c2=1 r3c2=2 r2c2=3 r1c2=4']],
  ['2 and 3 of 4', ANY4, 'left2:2 right2:3', 'opposite-clues', ['r2c2=4']],
  ['2 and 2 of 4 say less', ANY4, 'left2:2 right2:2', 'opposite-clues', []],
  ['last cell of a row', rows4('=2 =4 . =1'), '', 'full-house', ['r1c3=3']],
  ['one candidate', rows4('3 . . .'), '', 'naked-single', ['r1c1=3']],
  ['one place', '=4 . . .\n. . =4 .\n. . . =4\n. . . .', '', 'hidden-single', ['r4c2=4']],
  ['three seen of five', rows5('. . . . .'), 'bottom3:3', 'staircase-bound', ['r5c3-45 r4c3-5']],
  ['two seen of five', rows5('. . . . .'), 'right1:2', 'staircase-bound', ['r1c5-5']],
  [
    '2 and the tallest is the last',
    rows5('. . . . =5'),
    'left1:2',
    'clue-two',
    ['r1c1=4', 'r1c2-4 r1c3-4 r1c4-4 r1c1-123'],
  ],
  [
    '2 and the tallest is the fourth',
    rows5('. . . =5 .'),
    'left1:2',
    'clue-two',
    ['r1c2-4 r1c3-4', 'r1c2-4 r1c3-4 r1c1-12'],
  ],
  ['2 in an empty line', rows5('1234 . . . .'), 'left1:2', 'clue-two', ['r1c2-4']],
  ['2 and the second tallest is not the first', rows5('123 . . 1235 .'), 'left1:2', 'clue-two', ['r1c2-4', 'r1c5-5']],
  ['2 and a low first', rows5('3 . . =5 .'), 'left1:2', 'clue-two', ['r1c2-4 r1c3-4', 'r1c2-34 r1c3-34']],
  ['too few before it', rows5('=2 =1 . . .'), 'left1:3', 'tallest-window', ['r1c3-5']],
  ['too many before it', rows5('=1 =2 . . .'), 'left1:3', 'tallest-window', ['r1c4-5 r1c5-5']],
  ['from both ends', rows6('=2 =1 . . =3 =4'), 'left1:3 right1:2', 'tallest-window', ['r1c3-6']],
  ['from one end and the other', rows6('=2 =1 . . . =3'), 'left1:3 right1:3', 'tallest-window', ['r1c3-6 r1c5-6']],
  ['one open cell', rows5('=3 . =2 =5 .'), 'left1:3', 'nearly-filled-line', ['r1c2-1']],
  ['two open cells', rows5('=2 . . =5 .'), 'left1:4', 'nearly-filled-line', ['r1c2-14 r1c3-13']],
  ['three open cells are too many', rows5('. . . =5 .'), 'left1:4', 'nearly-filled-line', []],
  ['two open cells with the tallest', rows5('=3 . =1 . =4'), 'left1:2', 'nearly-filled-line', []],
  ['two open cells, the tallest behind', rows5('=2 . =1 . =4'), 'left1:3', 'nearly-filled-line', ['r1c2-5 r1c4-3']],
  ['three seen, 1 last', rows4('. . . =1'), 'left1:3', 'line-filtration', ['r1c1-34 r1c2-24 r1c3-23']],
  ['one clue at a time', rows4('. . . .'), 'left1:2 right1:2', 'line-filtration', ['r1c4-4 r1c3-3', 'r1c1-4 r1c2-3']],
  [
    'two clues at once',
    rows5('1234 . . . 1234'),
    'left1:2 right1:2',
    'double-line-filtration',
    ['r1c2-4 r1c3-4 r1c4-4'],
  ],
  ['two cells, two values', rows4('12 12 . .'), '', 'naked-pair', ['r1c3-12 r1c4-12']],
  ['two values, two cells', rows5('. . 345 345 345'), '', 'hidden-pair', ['r1c1-345 r1c2-345']],
  ['three cells, three values', rows6('12 23 13 . . .'), '', 'naked-triple', ['r1c4-123 r1c5-123 r1c6-123']],
  [
    'three values, three cells',
    rows7('. . . 4567 4567 4567 4567'),
    '',
    'hidden-triple',
    ['r1c1-4567 r1c2-4567 r1c3-4567'],
  ],
  [
    'two rows, two columns',
    `. . 2345 2345 2345\n. . . . .\n. . 2345 2345 2345\n${'. . . . .\n'.repeat(2)}`,
    '',
    'x-wing',
    ['r2c1-1 r2c2-1 r4c1-1 r4c2-1 r5c1-1 r5c2-1'],
  ],
  [
    'three rows, three columns',
    `. . ${'234567 '.repeat(5)}
     . 234567 . ${'234567 '.repeat(4)}
     234567 . . ${'234567 '.repeat(4)}
     ${'. . . . . . .\n'.repeat(4)}`,
    '',
    'swordfish',
    ['r4c1-1 r4c2-1 r4c3-1 r5c1-1 r5c2-1 r5c3-1 r6c1-1 r6c2-1 r6c3-1 r7c1-1 r7c2-1 r7c3-1'],
  ],
  ['a cell of two and another that see both ends', '12 . . .\n. . . .\n. . . .\n13 . . 23', '', 'xy-chain', ['r1c4-2']],
];

/** Tatham's puzzles that need a technique when all easier ones have found nothing more: seed, technique, what it does there first. */
const CITED: readonly [string, SkyscrapersTechnique, readonly string[]][] = [
  ['anchor-towers-4dx-0', 'naked-pair', ['r1c2-12 r1c4-12']],
  ['anchor-towers-5dx-16', 'hidden-pair', ['r5c2-3 r5c3-2']],
  ['anchor-towers-5du-16', 'double-line-filtration', ['r3c3-4', 'r5c1-2 r5c3-4']],
  ['anchor-towers-6du-24', 'x-wing', ['r2c2-1 r6c2-1 r2c3-1 r2c4-1 r6c4-1']],
  ['anchor-towers-5dx-8', 'xy-chain', ['r3c1-4']],
  // r1c4=3 and r5c4=4 are too much for a clue of column 4.
  ['anchor-towers-6du-16', 'alternating-inference-chain', ['r2c6-3 r6c6-4']],
  ['anchor-towers-6du-24', 'forcing-chain', ['r6c6-4']],
];

/** Sentences of the variant's own techniques. */
const SENTENCES: readonly [string, string, SkyscrapersTechnique, string][] = [
  [ANY4, 'left1:1', 'clue-one', 'Row 1 shows 1 from the left: r1c1 hides the rest, so it is 4.'],
  [ANY4, 'bottom2:4', 'clue-all', 'Column 2 shows 4 from the bottom, all of them: they rise from 1 to 4.'],
  [
    ANY4,
    'left2:2 right2:3',
    'opposite-clues',
    'Row 2 shows 2 from the left and 3 from the right, which add up to 5: r2c2 is 4.',
  ],
  [
    ANY4,
    'top1:3',
    'staircase-bound',
    'Column 1 shows 3 from the top: to leave room for the rise r1c1 and r2c1 are at most 2 and 3.',
  ],
  [rows4('. . . =4'), 'left1:2', 'clue-two', 'Row 1 shows 2 from the left and 4 is the last: r1c1 is 3.'],
  [
    rows5('=2 =1 . . .'),
    'left1:3',
    'tallest-window',
    'Row 1 shows 3 from the left, which leaves 5 only r1c4 and r1c5.',
  ],
  [
    rows5('=2 . . =5 .'),
    'left1:4',
    'nearly-filled-line',
    'Row 1 shows 4 from the left; counting each way to fill it leaves r1c2 3 and r1c3 4.',
  ],
  [
    rows4('. . . =1'),
    'left1:3',
    'line-filtration',
    'Row 1 shows 3 from the left; no way to fill it does so with 3 or 4 in r1c1, 2 or 4 in r1c2 or 2 or 3 in r1c3.',
  ],
];

describe('techniques of skyscrapers', () => {
  it.each(POSITIONS.map(([name, rows, clues, technique, effects]) => ({ name, rows, clues, technique, effects })))(
    '$technique: $name',
    ({ rows, clues, technique, effects }) => {
      expect(found(technique, position(rows, clues))).toEqual(effects);
    },
  );

  it.each(CITED)('%s needs %s', (seed, technique, effects) => {
    const puzzle = CASES[SEEDS.indexOf(seed)];
    const board = new SkyscrapersBoard(new Layout(puzzle.rows), true);
    board.setUp(puzzle.givens, cluesOf(puzzle));
    expect(climb(SKYSCRAPERS_RUNGS, board, SKYSCRAPERS_RUNGS.indexOf(rungOf(technique)))).toBe('stuck');
    expect(found(technique, board)).toEqual(effects);
  });

  it('stand in the tables above, all of them', () => {
    const shown = new Set([...POSITIONS.map((row) => row[3]), ...CITED.map((row) => row[1])]);
    expect(techniquesOf('skyscrapers').filter((name) => !shown.has(name as SkyscrapersTechnique))).toEqual([]);
    expect(SKYSCRAPERS_RUNGS.every(({ weight }, i) => i === 0 || weight > SKYSCRAPERS_RUNGS[i - 1].weight)).toBe(true);
  });

  it.each(SENTENCES.map(([rows, clues, technique, sentence]) => ({ rows, clues, technique, sentence })))(
    '$technique says why',
    ({ rows, clues, technique, sentence }) => {
      const board = position(rows, clues);
      rungOf(technique).find(board);
      expect(board.step.deductions[0].text).toBe(sentence);
    },
  );
});

describe('a board', () => {
  it("takes over another board's clues with what follows from them", () => {
    const [board, other] = ['left1:2', 'left1:3'].map((clue) => position(rows4('. . . =1'), clue));
    expect(found('line-filtration', board)).toEqual(['r1c1-4 r1c2-3']);
    board.applyStep();
    expect(found('line-filtration', board)).toEqual([]);
    // The same candidates, and a clue that none of their fillings shows.
    other.strike(0, 0b1000);
    other.strike(1, 0b100);
    board.copyFrom(other);
    expect(found('line-filtration', board)).toEqual(['r1c1-23 r1c2-24 r1c3-234']);
  });
});

/** A puzzle of each address; small orders more often. */
const generated = fc
  .tuple(fc.constantFrom(4, 4, 4, 4, 4, 5, 5, 6), fc.constantFrom(...OUR_BANDS), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([size, band, at]) => maker.generate(randomFor(`skyscrapers/${band}-${size}/${at}`, 0), { size, keep: 0, band }))
  .filter((attempt) => 'puzzle' in attempt)
  .map((attempt) => attempt.puzzle);

/** Works the puzzle up to its end and complains of any step of any rung that the solution contradicts. */
function expectSound(puzzle: SkyscrapersPuzzle): void {
  const board = new SkyscrapersBoard(new Layout(puzzle.rows));
  board.setUp(puzzle.givens, cluesOf(puzzle));
  const wrong: string[] = [];
  const check = () => {
    for (const { technique, find } of SKYSCRAPERS_RUNGS) {
      board.clearStep();
      find(board);
      for (const [cell, value] of puzzle.solution.entries()) {
        const { placed, struck } = board.step;
        const isWrong = (placed[cell] !== 0 && placed[cell] !== value) || (struck[cell] & (1 << (value - 1))) !== 0;
        if (isWrong) wrong.push(`${technique} at ${cellName(cell, puzzle.rows)}`);
      }
    }
    board.clearStep();
    return false;
  };
  check();
  climb(SKYSCRAPERS_RUNGS, board, SKYSCRAPERS_RUNGS.length, check);
  expect(wrong).toEqual([]);
}

describe('every rung at every step', () => {
  it("agrees with the solution in Tatham's puzzles", () => {
    for (const puzzle of CASES) expectSound(puzzle);
  });

  it('agrees with the solution in 2,000 puzzles of all bands', () => {
    fc.assert(fc.property(generated, expectSound), { seed: 1, numRuns: 2000 });
  });
});

type Turn = (puzzle: SkyscrapersPuzzle) => SkyscrapersPuzzle;
const backward = <T>(list: readonly T[]) => [...list].reverse();

/** Rows and columns exchanged. */
const transposed: Turn = ({ rows: order, edges, ...puzzle }) => {
  const turned = (values: readonly number[]) =>
    values.map((_, at) => values[(at % order) * order + Math.floor(at / order)]);
  const { top, right, bottom, left } = edges;
  return {
    ...puzzle,
    rows: order,
    givens: turned(puzzle.givens),
    solution: turned(puzzle.solution),
    edges: { top: left, left: top, bottom: right, right: bottom },
  };
};

/** Left and right exchanged. */
const mirrored: Turn = ({ rows: order, edges, ...puzzle }) => {
  const turned = (values: readonly number[]) =>
    values.map((_, at) => values[at - (at % order) + order - 1 - (at % order)]);
  const { top, right, bottom, left } = edges;
  return {
    ...puzzle,
    rows: order,
    givens: turned(puzzle.givens),
    solution: turned(puzzle.solution),
    edges: { top: backward(top), bottom: backward(bottom), left: right, right: left },
  };
};

/** The seven that are not the puzzle itself. */
const TURNS: readonly Turn[] = [
  mirrored,
  transposed,
  (puzzle) => mirrored(transposed(puzzle)),
  (puzzle) => transposed(mirrored(puzzle)),
  (puzzle) => transposed(mirrored(transposed(puzzle))),
  (puzzle) => mirrored(transposed(mirrored(puzzle))),
  (puzzle) => mirrored(transposed(mirrored(transposed(puzzle)))),
];

/** What must not change when the puzzle is turned. */
const essence = ({ outcome, score, grade, steps }: Path) => ({
  outcome,
  score,
  grade,
  steps: steps.map(({ rung, starts, length, filled }) => [rung, starts, length, filled.length]),
});

describe('grades of skyscrapers', () => {
  it('do not change when a puzzle is turned', () => {
    for (const puzzle of CASES) {
      for (const turn of TURNS) expect(essence(grader.solve(turn(puzzle)))).toEqual(essence(grader.solve(puzzle)));
    }
    fc.assert(
      fc.property(generated, fc.constantFrom(...TURNS), (puzzle, turn) => {
        expect(maker.rules.violations(turn(puzzle))).toEqual([]);
        expect(essence(grader.solve(turn(puzzle)))).toEqual(essence(grader.solve(puzzle)));
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('are the same with and without words', () => {
    for (const puzzle of CASES) {
      const plain = grader.solve(puzzle);
      const told = grader.solve(puzzle, { isExplaining: true });
      const withoutWords = told.steps.map((step) => ({ ...step, deductions: [] }));
      expect({ ...told, steps: withoutWords }).toEqual(plain);
      for (const { starts, deductions } of told.steps) {
        expect(deductions).toHaveLength(starts);
        for (const { cells, text } of deductions) {
          expect(cells.length).toBeGreaterThan(0);
          expect(text).toMatch(/^[A-Zr0-9].*\.$/);
        }
      }
    }
  });

  it("rise with the levels that Tatham's solver gives", () => {
    const paths = CASES.map((puzzle) => grader.solve(puzzle));
    const scores = paths.map(({ score }) => score);
    const levels = GRADED.map((graded) => GRADES_THERE.indexOf(graded));
    expect(spearman(scores, levels)).toBeGreaterThan(0.9);
    for (const [at, { outcome, values }] of paths.entries()) {
      if (GRADED[at] !== 'Unreasonable') expect(outcome).toBe('solved');
      if (outcome === 'solved') expect(values).toEqual(CASES[at].solution);
      if (outcome !== 'solved') expect(scores[at]).toBe(SEARCH_SCORE);
    }
    for (const [at, { grade }] of paths.entries()) {
      const band = grade === undefined ? BANDS.length : BANDS.indexOf(grade.level);
      if (GRADED[at] === 'Extreme') expect(band).toBe(BANDS.indexOf('expert'));
      if (GRADED[at] === 'Hard') expect(band).toBeLessThanOrEqual(BANDS.indexOf('hard'));
    }
  });

  it('tell contradiction from want of techniques', () => {
    const open = { rows: 4, columns: 4, givens: new Array<number>(16).fill(0), solution: [] };
    const clues = (asked: Partial<Record<Side, number>>) =>
      edgesOf(4, (side, line) => (line === 0 ? (asked[side] ?? 0) : 0));
    expect(grader.solve({ ...open, edges: clues({}) }).outcome).toBe('stuck');
    expect(grader.solve({ ...open, edges: clues({ left: 1, top: 4 }) }).outcome).toBe('broken');
    // The techniques fill this square at once and look at no clue on the way; the last look finds the wrong one.
    const solution = [1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1];
    const givens = solution.map((value, cell) => (cell % 5 === 0 ? 0 : value));
    expect(grader.solve({ ...open, givens, edges: clues({}) }).outcome).toBe('solved');
    expect(grader.solve({ ...open, givens, edges: clues({ left: 3 }) }).outcome).toBe('broken');
  });
});

describe('generation at a level', () => {
  it.each(OUR_BANDS.flatMap((band) => [4, 5, 6].map((size) => [band, size] as const)))(
    'makes puzzles of band %s at order %i',
    (band, size) => {
      let made = 0;
      for (let attempt = 0; made < 3; attempt++) {
        expect(attempt).toBeLessThan(500);
        const outcome = maker.generate(randomFor(`skyscrapers/${band}-${size}/hit`, attempt), { size, keep: 0, band });
        if ('discarded' in outcome) {
          expect(outcome.discarded).toBe('easier than the level');
          continue;
        }
        made++;
        expect(maker.rules.violations(outcome.puzzle)).toEqual([]);
        expect(maker.countSolutions(outcome.puzzle, 2)).toBe(1);
        expect(grader.solve(outcome.puzzle).grade?.level).toBe(band);
      }
    },
  );
});

/** All orders of 1..n. */
function permutations(order: number): number[][] {
  if (order === 0) return [[]];
  return permutations(order - 1).flatMap((rest) =>
    Array.from({ length: order }, (_, at) => [...rest.slice(0, at), order, ...rest.slice(at)]),
  );
}

const seen = (line: readonly number[]) =>
  line.filter((height, i) => line.slice(0, i).every((other) => other < height)).length;
const fits = (line: readonly number[], near: number, far: number) =>
  (near === 0 || seen(line) === near) && (far === 0 || seen(backward(line)) === far);
const LINES = [0, 1, 2, 3, 4, 5, 6].map(permutations);

describe('lines', () => {
  it('keep what some filling has, as plain enumeration finds', () => {
    const line = fc
      .integer({ min: 2, max: 6 })
      .chain((order) =>
        fc.tuple(
          fc.array(fc.integer({ min: 0, max: (1 << order) - 1 }), { minLength: order, maxLength: order }),
          fc.array(fc.integer({ min: 0, max: (1 << order) - 1 }), { minLength: order, maxLength: order }),
          fc.nat(order),
          fc.nat(order),
        ),
      );
    fc.assert(
      fc.property(line, ([one, other, near, far]) => {
        // Two sets together, so that most cells keep several candidates.
        const domains = one.map((mask, i) => mask | other[i]);
        const order = domains.length;
        const kept = new Array<number>(order).fill(0);
        for (const filling of LINES[order]) {
          const isLive = filling.every((value, i) => (domains[i] & (1 << (value - 1))) !== 0);
          if (isLive && fits(filling, near, far))
            for (const [i, value] of filling.entries()) kept[i] |= 1 << (value - 1);
        }
        const filter = new LineFilter(order);
        filter.domains.set(domains);
        filter.run(near, far);
        expect(Array.from(filter.kept)).toEqual(kept);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('rule out the pairs that no filling has', () => {
    const order = 5;
    const sights = new Sights(order);
    const conflicts = new ClueConflicts(sights, new LineFilter(order));
    for (const [near, far] of [
      [3, 0],
      [0, 2],
      [2, 3],
    ]) {
      // Row 1 from the left and from the right.
      const clues = new Array<number>(sights.count).fill(0);
      clues[SIDES.indexOf('left') * order] = near;
      clues[SIDES.indexOf('right') * order] = far;
      const fillings = LINES[order].filter((line) => fits(line, near, far));
      const found = conflicts.of(clues);
      for (let a = 0; a < order * order; a++) {
        const expected: number[] = [];
        for (let b = 0; b < order * order; b++) {
          const [i, v, j, w] = [Math.floor(a / order), (a % order) + 1, Math.floor(b / order), (b % order) + 1];
          const isTogether = fillings.some((line) => line[i] === v && line[j] === w);
          if (i !== j && v !== w && !isTogether) expected.push(b);
        }
        expect([...found[a]].sort((x, y) => x - y)).toEqual(expected);
      }
      expect(found.slice(order * order).every((others) => others.length === 0)).toBe(true);
    }
  });
});
