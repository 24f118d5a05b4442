/** Uniqueness, grades, hints, the plan's wishes and whole banks: each fault planted once, found and named at its address. */
import { describe, expect, it } from 'vitest';
import type { NumberDocument } from '../../format/documents.js';
import {
  type Fault,
  type Ungraded,
  uniqueFaults,
  verifyBank,
  verifyPuzzle,
  type Wish,
  wishFaults,
} from '../../tools/verify/index.js';
import {
  calcudokuCases,
  futoshikiCases,
  MAGIC_FILES,
  magicSquareCases,
  skyscrapersCases,
  sudokuCases,
} from '../cases/read.js';
import { without, withValue } from '../lists.js';
import {
  calcudoku,
  changed,
  futoshiki,
  graded,
  largeMagicSquare,
  magicSquare,
  rulesOf,
  SIDES,
  skyscrapers,
  sudoku,
  swapped,
  symmetricSudoku,
} from './puzzles.js';

const printed = (document: NumberDocument) => document.givens.findIndex((value) => value !== 0);
const withoutGiven = <P extends NumberDocument>(document: P, cell = printed(document)): P => ({
  ...document,
  givens: withValue(document.givens, cell, 0),
});
/** One more cell printed, and its number. */
const withGiven = <P extends NumberDocument>(document: P): [P, number] => {
  const cell = document.givens.lastIndexOf(0);
  return [{ ...document, givens: withValue(document.givens, cell, document.solution[cell]) }, cell];
};
const dropClue = (clues: readonly number[]) =>
  withValue(
    clues,
    clues.findIndex((clue) => clue !== 0),
    0,
  );
const verify = (document: NumberDocument, wish: Wish = {}): Fault[] => verifyPuzzle(document, wish);

describe('exactly one solution', () => {
  const rows = [0, 1, 2, 3].map((row) => ({
    cells: [0, 1, 2, 3].map((i) => row * 4 + i),
    op: '+' as const,
    target: 10,
  }));
  it.each<[string, NumberDocument]>([
    ['sudoku, a given less', withoutGiven(sudoku)],
    ['futoshiki, a given less', withoutGiven(futoshiki)],
    ['futoshiki, an inequality less', changed(futoshiki, { inequalities: futoshiki.inequalities.slice(1) })],
    [
      'skyscrapers, an edge clue less',
      changed(skyscrapers, { edges: { ...skyscrapers.edges, left: dropClue(skyscrapers.edges.left) } }),
    ],
    ['magic square, a given less', withoutGiven(magicSquare)],
    ['calcudoku, cages that tell nothing', changed(calcudoku, { cages: rows })],
  ])('%s: several', (_name, document) => {
    expect(verify(document)).toEqual([
      { address: document.address, rule: 'unique', message: 'more than one solution' },
    ]);
  });

  it.each<[string, NumberDocument, string]>([
    ['sudoku', sudoku, 'given'],
    ['futoshiki', futoshiki, 'given'],
    ['magic square', magicSquare, 'given'],
  ])('%s, a given that no solution has: none', (_name, document, rule) => {
    const cell = document.givens.indexOf(0);
    const peer = printed(document);
    const wrong = { ...document, givens: withValue(document.givens, cell, document.givens[peer]) };
    // In the same row, or in a magic square anywhere, the value stands already.
    const inRow =
      document.variant === 'magic-square' || Math.floor(cell / document.rows) === Math.floor(peer / document.rows);
    expect(inRow).toBe(true);
    expect(verify(wrong)).toEqual([
      { address: document.address, rule, message: expect.stringMatching(`cell ${cell}: given`) },
      { address: document.address, rule: 'unique', message: 'no solution' },
    ]);
  });

  it.each<[string, NumberDocument]>([
    ['sudoku', changed(sudoku, { solution: sudoku.solution.map((value) => 10 - value) })],
    ['futoshiki', changed(futoshiki, { solution: futoshiki.solution.map((value) => 6 - value) })],
    ['skyscrapers', changed(skyscrapers, { solution: skyscrapers.solution.map((value) => 6 - value) })],
    ['magic square', changed(magicSquare, { solution: magicSquare.solution.map((value) => 10 - value) })],
    ['calcudoku', changed(calcudoku, { solution: calcudoku.solution.map((value) => 5 - value) })],
  ])('%s, stored is another grid than the solution', (_name, document) => {
    const faults = verify(document);
    expect(rulesOf(faults)).toContain('solution');
    expect(faults.at(-1)).toEqual({
      address: document.address,
      rule: 'solution',
      message: expect.stringMatching(/^cell \d+: the only solution has \d, stored is \d$/),
    });
  });

  it.each([sudoku, futoshiki, skyscrapers, magicSquare, calcudoku])(
    'out of steps is unproven: $address',
    (document) => {
      expect(uniqueFaults(document, 20)).toEqual([
        { address: document.address, rule: 'unproven', message: expect.stringMatching(/one solution/) },
      ]);
      expect(rulesOf(verifyPuzzle(document, {}, 20))).toEqual(['unproven']);
    },
  );

  it('a malformed puzzle is not searched', () => {
    expect(rulesOf(verify(changed(sudoku, { box: [2, 3] }), { empty: 1 }))).toEqual(['shape']);
  });
});

describe('the grade is one of the variant', () => {
  const grade = { level: 'expert', technique: 'swordfish', score: 3800 } as const;
  const regraded = <P extends NumberDocument>(document: P, change: object): P =>
    ({ ...document, grade: { ...grade, ...change } }) as P;

  it('whatever it is', () => {
    for (const score of [1, 3800, 99_999]) expect(verify(regraded(sudoku, { score }))).toEqual([]);
    expect(verify(regraded(magicSquare, { level: 'mini', technique: 'one-blank' }))).toEqual([]);
    expect(verify(regraded(largeMagicSquare, { level: 'easy', technique: 'one-blank' }))).toEqual([]);
  });

  it.each<[string, NumberDocument, object, string]>([
    ['no technique', sudoku, { technique: 'guess' }, 'sudoku has no technique guess'],
    ["another variant's technique", futoshiki, { technique: 'skyscraper' }, 'futoshiki has no technique skyscraper'],
    ['search', sudoku, { technique: 'search', level: null }, 'sudoku has no technique search'],
    ["another technique's level", sudoku, { level: 'hard' }, 'level hard; swordfish is expert'],
    ['no level', sudoku, { level: 'fiendish' }, 'level fiendish; swordfish is expert'],
    [
      'the band of order 3',
      largeMagicSquare,
      { level: 'mini', technique: 'one-blank' },
      'level mini; one-blank is easy',
    ],
    [
      'another band than that of order 3',
      magicSquare,
      { level: 'easy', technique: 'one-blank' },
      'level easy; one-blank is mini',
    ],
    ['a score of 0', sudoku, { score: 0 }, 'score 0; expected 1 to 99999'],
    ['a score too large', sudoku, { score: 100_000 }, 'score 100000; expected 1 to 99999'],
    ['half a score', sudoku, { score: 1.5 }, 'score 1.5; expected 1 to 99999'],
  ])('%s is a fault', (_name, document, change, message) => {
    expect(verify(regraded(document, change))).toEqual([{ address: document.address, rule: 'grade', message }]);
  });

  it("and the plan's band", () => {
    const document = regraded(sudoku, {});
    expect(verify(document, { band: 'expert' })).toEqual([]);
    expect(verify(document, { band: 'hard' })).toEqual([
      { address: sudoku.address, rule: 'grade', message: 'level expert; the plan says hard' },
    ]);
  });
});

describe('the hints name every open cell once', () => {
  const open = [...futoshiki.givens.keys()].filter((cell) => futoshiki.givens[cell] === 0);
  const hinted = (hints: readonly number[]) => changed(futoshiki, { hints });

  it('in whatever order', () => {
    expect(verify(hinted(open))).toEqual([]);
    expect(verify(hinted([...open].reverse()))).toEqual([]);
  });

  it.each<[string, readonly number[], string]>([
    ['one short', open.slice(1), `cell ${open[0]} stands 0 times; expected 1`],
    ['one twice', [...open, open[2]], `cell ${open[2]} stands 2 times; expected 1`],
    ['a printed cell', [...open, printed(futoshiki)], `cell ${printed(futoshiki)} stands 1 times; expected 0`],
    ['a cell outside', [...open, 25], '25 is no cell of the grid'],
    ['half a cell', [...open, 0.5], '0.5 is no cell of the grid'],
  ])('%s is a fault', (_name, hints, message) => {
    expect(verify(hinted(hints))).toEqual([{ address: futoshiki.address, rule: 'hints', message }]);
  });

  it('and are there just where the plan says so', () => {
    expect(verify(hinted(open), { hints: true })).toEqual([]);
    expect(verify(futoshiki, { hints: false })).toEqual([]);
    const fault = { address: futoshiki.address, rule: 'hints', message: expect.stringMatching(/the plan says/) };
    expect(verify(hinted(open), { hints: false })).toEqual([fault]);
    expect(verify(futoshiki, { hints: true })).toEqual([fault]);
  });
});

describe('the plan is kept', () => {
  const empty = sudoku.givens.filter((value) => value === 0).length;
  const clues = futoshiki.givens.filter((value) => value !== 0).length + futoshiki.inequalities.length;
  const { edges } = skyscrapers;
  const printedClues = [...SIDES.flatMap((side) => edges[side]), ...skyscrapers.givens];
  const edgeClues = printedClues.filter((clue) => clue !== 0).length;
  // The cells of the first cage, 0 and 4, as cages of their own.
  const others = calcudoku.cages.slice(1);
  const single = (cell: number) => ({ cells: [cell], op: '=' as const, target: calcudoku.solution[cell] });
  const withSingles = changed(calcudoku, { cages: [single(0), single(4), ...others] });
  const allSingle = changed(calcudoku, { cages: calcudoku.solution.map((_, cell) => single(cell)) });

  it.each<[string, NumberDocument, Wish, Wish, string]>([
    ['size', sudoku, { size: 9 }, { size: 6 }, 'size'],
    ['empty', sudoku, { empty }, { empty: empty - 1 }, 'empty'],
    ['empty, with room', sudoku, { empty: empty + 1 }, { empty: 1 }, 'empty'],
    ['empty, no bound', sudoku, { empty: 0 }, { empty: 1 }, 'empty'],
    ['keep, givens and inequalities', futoshiki, { keep: clues }, { keep: clues + 1 }, 'keep'],
    ['keep, with room', futoshiki, { keep: clues - 1 }, { keep: 40 }, 'keep'],
    ['keep, givens and edge clues', skyscrapers, { keep: edgeClues }, { keep: edgeClues + 1 }, 'keep'],
    ['keep, givens', magicSquare, { keep: 2 }, { keep: 3 }, 'keep'],
    ['keep, no bound', magicSquare, { keep: 0 }, { keep: 9 }, 'keep'],
    ['cages, one too large', calcudoku, { cages: 3, freebies: 1 }, { cages: 2, freebies: 1 }, 'cages'],
    ['cages, all too small', calcudoku, { cages: 3, freebies: 1 }, { cages: 4, freebies: 1 }, 'cages'],
    ['cages of one cell only', allSingle, { size: 4 }, { cages: 2, freebies: 16 }, 'cages'],
    ['freebies', withSingles, { cages: 3, freebies: 3 }, { cages: 3, freebies: 1 }, 'freebies'],
    ['freebies left out', withSingles, { size: 4 }, { cages: 3 }, 'freebies'],
  ])('%s', (_name, document, kept, missed, rule) => {
    expect(verify(document, kept)).toEqual([]);
    expect(verify(document, missed)).toEqual([
      { address: document.address, rule, message: expect.stringMatching(/the plan says/) },
    ]);
  });

  it('symmetry', () => {
    expect(verify(symmetricSudoku, { symmetry: 'rotational' })).toEqual([]);
    expect(rulesOf(verify(sudoku, { symmetry: 'rotational' }))).toEqual(['symmetry']);
    expect(verify(sudoku, { symmetry: 'none' })).toEqual([]);
    const [more, cell] = withGiven(symmetricSudoku);
    expect(verify(more, { symmetry: 'rotational' })).toEqual([
      { address: more.address, rule: 'symmetry', message: expect.stringMatching(`cell ${80 - cell} `) },
    ]);
  });

  it('a cage of several cells with one filling is a give-away', () => {
    // In a corner of three cells, the two that are not in line may be equal: 1, 2, 1.
    const corner = { cells: [0, 1, 4], op: '×' as const, target: 2 };
    const straight = { cells: [0, 1, 2], op: '×' as const, target: 6 };
    const count = (cages: readonly (typeof corner)[]) =>
      verify({ ...calcudoku, cages: cages.length > 0 ? [...cages, rest(cages)] : [] }, { freebies: 0 })
        .filter(({ rule }) => rule === 'freebies')
        .map(({ message }) => message);
    const rest = (cages: readonly (typeof corner)[]) => ({
      cells: Array.from({ length: 16 }, (_, cell) => cell).filter((cell) => !cages[0].cells.includes(cell)),
      op: '+' as const,
      target: 36,
    });
    expect(count([corner])).toEqual([expect.stringMatching(/^1 cages with one filling/)]);
    expect(count([straight])).toEqual([]);
  });

  it('a cage with too many fillings to try is unproven', () => {
    // Two rows of 9x9 add up to 90; only all their fillings show that none adds up to 91.
    const { solution } = sudoku;
    const rows = { cells: Array.from({ length: 18 }, (_, cell) => cell), op: '+' as const, target: 91 };
    const others = solution.slice(18).map((target, at) => ({ cells: [at + 18], op: '=' as const, target }));
    const document = { ...calcudoku, rows: 9, columns: 9, givens: sudoku.givens, solution, cages: [rows, ...others] };
    expect(wishFaults(document, { freebies: 63 })).toEqual([
      {
        address: document.address,
        rule: 'unproven',
        message: expect.stringMatching(/^whether the cage of cells 0, 1,/),
      },
    ]);
    expect(rulesOf(wishFaults(document, { freebies: 62 }))).toEqual(['unproven', 'freebies']);
  });
});

describe('whole banks', () => {
  const bank = (variant: string, puzzles: readonly Ungraded[]) =>
    puzzles.map((puzzle, index) => ({
      ...graded(puzzle),
      level: 'any',
      number: index + 1,
      address: `${variant}/any/${index + 1}`,
    }));

  it.each<[string, readonly Ungraded[]]>([
    ['sudoku', sudokuCases()],
    ['futoshiki', futoshikiCases()],
    ['skyscrapers', skyscrapersCases()],
    ['calcudoku', calcudokuCases()],
    ['magic-square', MAGIC_FILES.flatMap((file) => magicSquareCases(file))],
  ])('a sound bank of %s has no fault', (variant, puzzles) => {
    const documents = bank(variant, puzzles);
    let seen = 0;
    const faults = verifyBank(
      documents,
      () => ({ count: documents.length }),
      () => seen++,
    );
    // Products over 200 are no fault of puzzles from elsewhere, and 3x3 has few magic squares.
    expect(faults.filter(({ rule }) => rule !== 'cage-target' && rule !== 'equal')).toEqual([]);
    expect(rulesOf(faults).includes('equal')).toBe(variant === 'magic-square');
    expect(seen).toBe(documents.length);
  });

  it('equal puzzles are named, both', () => {
    const reordered = [
      changed(futoshiki, { inequalities: swapped(futoshiki.inequalities, 0, 1) }),
      changed(calcudoku, {
        cages: calcudoku.cages.map((cage) => ({ ...cage, cells: [...cage.cells].reverse() })).reverse(),
      }),
    ];
    for (const [first, second] of [
      [sudoku, sudoku],
      [futoshiki, reordered[0]],
      [skyscrapers, skyscrapers],
      [magicSquare, magicSquare],
      [calcudoku, reordered[1]],
    ]) {
      const documents = bank(first.variant, [first, second]);
      expect(verifyBank(documents)).toEqual([
        { address: `${first.variant}/any/2`, rule: 'equal', message: `the same puzzle as ${first.variant}/any/1` },
      ]);
      expect(verifyBank(documents, () => ({ repeats: true }))).toEqual([]);
    }
  });

  it('the later one of equal puzzles is the one that has to differ', () => {
    const [first, second] = bank('magic-square', [magicSquare, magicSquare]);
    const other = { ...second, level: 'other', address: 'magic-square/other/2' };
    const repeatsIn = (free: string) => (level: string) => (level === free ? { repeats: true } : undefined);
    expect(verifyBank([first, other], repeatsIn('other'))).toEqual([]);
    expect(verifyBank([first, other], repeatsIn('any'))).toEqual([
      { address: 'magic-square/other/2', rule: 'equal', message: 'the same puzzle as magic-square/any/1' },
    ]);
  });

  it('the same givens with other clues are no equal puzzles', () => {
    const fewer = changed(futoshiki, { inequalities: without(futoshiki.inequalities, 0) });
    expect(rulesOf(verifyBank(bank('futoshiki', [futoshiki, fewer])))).toEqual(['unique']);
  });

  it('a missing number, one too many and one twice', () => {
    const documents = bank('sudoku', sudokuCases().slice(0, 4));
    const wish = (count: number) => () => ({ count });
    expect(verifyBank(documents, wish(4))).toEqual([]);
    expect(verifyBank(without(documents, 1), wish(4))).toEqual([
      { address: 'sudoku/any/2', rule: 'count', message: 'missing; the plan has 4' },
    ]);
    expect(verifyBank(documents, wish(3))).toEqual([
      { address: 'sudoku/any/4', rule: 'count', message: 'the plan has 3 only' },
    ]);
    expect(verifyBank([...documents, documents[2]], wish(4))).toContainEqual({
      address: 'sudoku/any/3',
      rule: 'address',
      message: 'stands twice',
    });
  });

  it('faults carry the address of the puzzle that has them', () => {
    const documents = bank(
      'sudoku',
      sudokuCases().filter(({ level }) => level === '3x3adu'),
    );
    const planted = documents.map((document, index) => (index === 3 ? withoutGiven(document) : document));
    expect(verifyBank(planted).map(({ address, rule }) => `${address} ${rule}`)).toEqual(['sudoku/any/4 unique']);
  });
});
