import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cage, CageOp, CalcudokuPuzzle } from '../../format/documents.js';
import { BankError } from '../../format/error.js';
import { calcudokuRules, resultOf } from '../../format/variants/calcudoku.js';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { drawClue } from '../../generator/calcudoku/clues.js';
import { randomLatinSquare } from '../../generator/latin/square.js';
import { Random } from '../../generator/random/random.js';
import { withValue } from '../lists.js';

//  1 | 2   3      pairs: 0-1 1-2 3-4 4-5 6-7 7-8, then 0-3 1-4 2-5 3-6 4-7 5-8
// ---+-------
//  2 | 3 | 1
//    |   |
//  3 | 1 | 2
const CAGES: readonly Cage[] = [
  { cells: [0], op: '=', target: 1 },
  { cells: [1, 2], op: '-', target: 1 },
  { cells: [3, 6], op: '+', target: 5 },
  { cells: [4, 7], op: '×', target: 3 },
  { cells: [5, 8], op: '÷', target: 2 },
];
const PUZZLE: CalcudokuPuzzle = {
  rows: 3,
  columns: 3,
  givens: [0, 0, 3, 0, 0, 0, 0, 0, 0],
  solution: [1, 2, 3, 2, 3, 1, 3, 1, 2],
  cages: CAGES,
};
const RECORD = 'ab3bcacab.v4.-+x/';

/** The puzzle with one cage changed. */
const withCage = (at: number, fields: Partial<Cage>): CalcudokuPuzzle => ({
  ...PUZZLE,
  cages: withValue(CAGES, at, { ...CAGES[at], ...fields }),
});

/** Puzzles of any cages and givens; they need not be unique. */
const puzzles = fc
  .record({
    seed: fc.integer(),
    order: fc.integer({ min: 2, max: 9 }),
    largest: fc.integer({ min: 2, max: 7 }),
    given: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ seed, order, largest, given }): CalcudokuPuzzle | undefined => {
    const random = new Random(seed, 1, 2);
    const solution = randomLatinSquare(random, order);
    const cages = new CageRoller(order)
      .roll(random, largest, order * order)
      ?.map((cells) => drawClue(random, cells, solution));
    const givens = solution.map((value) => (random.below(5) < given ? value : 0));
    return cages && { rows: order, columns: order, givens, solution, cages };
  })
  .filter((puzzle) => puzzle !== undefined);

describe('calcudoku records', () => {
  it('write and read the cells, the walls and the operations', () => {
    // 101111 = 47 = v; 111000 = 56 = 4
    expect(calcudokuRules.encode(PUZZLE)).toBe(RECORD);
    expect(calcudokuRules.decode(RECORD)).toEqual(PUZZLE);
  });

  it('read back as they were written', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const record = calcudokuRules.encode(puzzle);
        expect(calcudokuRules.decode(record)).toEqual(puzzle);
        expect(record).toMatch(/^[\x21-\x7e]+$/);
        expect(calcudokuRules.violations(puzzle)).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('are refused when damaged, or are the record of what they decode to', () => {
    const damage = fc.record({ at: fc.nat(), by: fc.constantFrom(...'abi19ABg_.+-x/=') });
    let refused = 0;
    fc.assert(
      fc.property(puzzles, damage, (puzzle, { at, by }) => {
        const record = calcudokuRules.encode(puzzle);
        const place = at % record.length;
        const damaged = record.slice(0, place) + by + record.slice(place + 1);
        try {
          expect(calcudokuRules.encode(calcudokuRules.decode(damaged))).toBe(damaged);
        } catch (error) {
          if (!(error instanceof BankError)) throw error;
          expect(error.fault).toBe('record');
          refused++;
        }
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  const cyclic = Array.from({ length: 81 }, (_, cell) => 'abcdefghi'[(Math.floor(cell / 9) + cell) % 9]).join('');
  it.each([
    ['two parts', 'ab3bcacab.v4', 0, /2 parts; expected 3/],
    ['no square', 'ab3bcacaba.v4.-+x/', 0, /a grid of 10 cells/],
    ['order 1', 'a..', 0, /a grid of 1 cells/],
    ['a value too large', 'ab3bcacad.v4.-+x/', 8, /no value of 1\.\.3: d/],
    ['too few flags', 'ab3bcacab.v.-+x/', 10, /1 characters of flags; expected 2/],
    ['no flag character', 'ab3bcacab.v!.-+x/', 11, /no flag character: !/],
    ['unused flags', 'abba.AB.+', 5, /expected 1/],
    ['unused bits', 'abba.B.+', 5, /unused flag bits/],
    ['a wall inside a cage', 'abba.g.+', 5, /a wall between cells 0 and 1 of one cage/],
    ['a wall inside a cage, further on', 'abcbcacab.Ag.+', 11, /a wall between cells 0 and 3 of one cage/],
    ['an operation too few', 'ab3bcacab.v4.-+x', 13, /3 operations for 4 cages/],
    ['an operation too many', 'ab3bcacab.v4.-+x/+', 13, /5 operations for 4 cages/],
    ['an unknown operation', 'ab3bcacab.v4.-+x:', 16, /no operation: :/],
    ['an operation for single cells', 'ab3bcacab.v4.=+x/', 13, /no operation: =/],
    ['a quotient that is none', 'ab3bcacab.v4./+x/', 13, /÷ makes nothing of cells 1, 2/],
    ['a difference of four', 'abba.A.-', 7, /- makes nothing of cells 0, 1, 2, 3/],
    ['a quotient of four', 'abba.A./', 7, /÷ makes nothing of cells 0, 1, 2, 3/],
    ['a product beyond exact numbers', `${cyclic}.${'A'.repeat(24)}.x`, 107, /× makes nothing/],
  ])('refuse %s', (_, record, offset, message) => {
    const read = () => calcudokuRules.decode(record);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ name: 'BankError', fault: 'record', offset }));
  });

  it.each<[string, CalcudokuPuzzle, RegExp]>([
    [
      'order 1',
      { ...PUZZLE, rows: 1, columns: 1, givens: [0], solution: [1], cages: [CAGES[0]] },
      /no record for 1 x 1/,
    ],
    ['order 10', { ...PUZZLE, rows: 10, columns: 10 }, /no record for 10 x 10/],
    ['no square', { ...PUZZLE, columns: 4 }, /no record for 3 x 4/],
    ['a given that contradicts', { ...PUZZLE, givens: withValue(PUZZLE.givens, 0, 2) }, /given 2/],
    ['a value that is none', { ...PUZZLE, solution: withValue(PUZZLE.solution, 0, 4) }, /cell 0 holds 4/],
    ['cages that overlap', withCage(1, { cells: [0, 1, 2] }), /cell 0 is taken/],
    ['a cell twice in its cage', withCage(1, { cells: [1, 2, 2] }), /cell 2 is taken/],
    ['a cell outside', withCage(1, { cells: [1, 2, 9] }), /cell 9 is taken or not in the grid/],
    ['cages that do not cover', withCage(1, { cells: [1] }), /cell 2 is in no cage/],
    ['a cage without cells', { ...PUZZLE, cages: [...CAGES, { cells: [], op: '+', target: 0 }] }, /without cells/],
    [
      'a cage in two pieces',
      {
        ...PUZZLE,
        cages: [{ cells: [0, 5], op: '+', target: 2 }, { cells: [8], op: '=', target: 2 }, ...CAGES.slice(1, 4)],
      },
      /cage 2\+ of cells 0, 5: the cells do not hang together/,
    ],
    ['cages in another order', { ...PUZZLE, cages: [...CAGES].reverse() }, /not in the order of the first cells/],
    ['cells in another order', withCage(1, { cells: [2, 1] }), /the cells are not ascending/],
    ['a target that is another', withCage(1, { target: 2 }), /cage 2- of cells 1, 2: the solution gives 1/],
    ['an operation for single cells only', withCage(1, { op: '=', target: 2 }), /the solution gives nothing/],
    ['a single cell with an operation', withCage(0, { op: '+' }), /the solution gives nothing/],
    ['a quotient that is none', withCage(1, { op: '÷', target: 1.5 }), /the solution gives nothing/],
  ])('cannot be written for %s', (_, puzzle, message) => {
    const write = () => calcudokuRules.encode(puzzle);
    expect(write).toThrow(RangeError);
    expect(write).toThrow(message);
  });
});

describe('results of operations', () => {
  it.each<[CageOp, number[], number | undefined]>([
    ['=', [4], 4],
    ['=', [4, 4], undefined],
    ['+', [4], undefined],
    ['+', [4, 1, 2], 7],
    ['-', [2, 5], 3],
    ['-', [5, 2], 3],
    ['-', [5, 2, 1], undefined],
    ['×', [4], undefined],
    ['×', [4, 3, 2], 24],
    ['×', Array(17).fill(9), undefined],
    ['÷', [2, 6], 3],
    ['÷', [6, 2], 3],
    ['÷', [4, 6], undefined],
    ['÷', [3, 3], 1],
    ['÷', [6, 3, 1], undefined],
  ])('%s of %j is %s', (op, values, result) => {
    expect(resultOf(op, values)).toBe(result);
  });
});

describe('drawings', () => {
  it('show cages, clues and givens', () => {
    expect(calcudokuRules.render(PUZZLE)).toBe(
      [
        '+---+-------+',
        '|1  |1-     |',
        '| . | .   3 |',
        '+---+---+---+',
        '|5+ |3× |2÷ |',
        '| . | . | . |',
        '|   |   |   |',
        '|   |   |   |',
        '| . | . | . |',
        '+---+---+---+',
      ].join('\n'),
    );
  });

  it('show the solution, corners of cages, and make room for long clues', () => {
    const cages: Cage[] = [
      { cells: [0, 1, 3, 4, 6, 7, 8], op: '×', target: 216 },
      { cells: [2, 5], op: '+', target: 4 },
    ];
    expect(calcudokuRules.render({ ...PUZZLE, cages }, true)).toBe(
      [
        '+---------+----+',
        '|216×     |4+  |',
        '|  1    2 |  3 |',
        '|         |    |',
        '|         |    |',
        '|  2    3 |  1 |',
        '|         +----+',
        '|              |',
        '|  3    1    2 |',
        '+--------------+',
      ].join('\n'),
    );
  });
});

describe('violations', () => {
  const rulesBrokenBy = (puzzle: CalcudokuPuzzle) => calcudokuRules.violations(puzzle).map(({ rule }) => rule);

  it.each<[string, CalcudokuPuzzle, string[]]>([
    ['a sound puzzle', PUZZLE, []],
    ['a given', { ...PUZZLE, givens: withValue(PUZZLE.givens, 0, 2) }, ['given']],
    [
      'rows and columns',
      { ...PUZZLE, solution: withValue(PUZZLE.solution, 4, 1), cages: withCage(3, { target: 1 }).cages },
      ['house', 'house'],
    ],
    ['a cell in no cage', withCage(1, { cells: [1], op: '=', target: 2 }), ['cage-cells']],
    ['a cell in two cages', withCage(0, { cells: [0, 3], op: '+', target: 3 }), ['cage-cells']],
    ['a cell outside', withCage(1, { cells: [1, 2, 9] }), ['cage-cells']],
    ['a cell that is none', withCage(1, { cells: [1, 2, -1] }), ['cage-cells']],
    ['no cells', { ...PUZZLE, cages: [...CAGES, { cells: [], op: '+', target: 0 }] }, ['cage-cells']],
    [
      'a cage in two pieces',
      { ...PUZZLE, cages: [{ cells: [0, 5, 8], op: '+', target: 4 }, ...CAGES.slice(1, 4)] },
      ['cage-cells'],
    ],
    [
      'a neighbour by number only',
      {
        ...PUZZLE,
        cages: [
          ...CAGES.slice(0, 1),
          { cells: [1], op: '=', target: 2 },
          { cells: [2, 3], op: '+', target: 5 },
          { cells: [6], op: '=', target: 3 },
          ...CAGES.slice(3),
        ],
      },
      ['cage-cells'],
    ],
    [
      'an operation for two cells',
      { ...PUZZLE, cages: [{ cells: [0, 1, 2], op: '-', target: 0 }, ...CAGES.slice(2)] },
      ['cage-op'],
    ],
    ['an operation for one cell', withCage(1, { op: '=' }), ['cage-op']],
    ['one cell with an operation', withCage(0, { op: '+' }), ['cage-op']],
    ['a target', withCage(3, { target: 4 }), ['cage-target']],
    ['a quotient that is none', withCage(1, { op: '÷' }), ['cage-target']],
  ])('name %s', (_, puzzle, rules) => {
    expect(rulesBrokenBy(puzzle)).toEqual(rules);
  });
});
