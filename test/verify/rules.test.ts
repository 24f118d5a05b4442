/** Each rule's check is shown to fail: a fault planted in a sound puzzle is found, named, and no other one is. */
import { describe, expect, it } from 'vitest';
import type { Cage, NumberDocument } from '../../format/documents.js';
import { checkDocument } from '../../tools/verify/index.js';
import { without, withValue } from '../lists.js';
import {
  calcudoku,
  changed,
  futoshiki,
  largeMagicSquare,
  magicSquare,
  rowsSwapped,
  rulesOf,
  SIDES,
  skyscrapers,
  sudoku,
  swapped,
  symmetricSudoku,
} from './puzzles.js';

type Planted = readonly [fault: string, document: NumberDocument, rules: readonly string[], message: RegExp];

/** Another value of 1..`values`. */
function other(value: number, values: number): number {
  return (value % values) + 1;
}

/** The faults that any variant may have, planted in one of its puzzles. */
function common(document: NumberDocument, values: number): Planted[] {
  const { givens, solution, rows } = document;
  const blank = givens.indexOf(0);
  const printed = givens.findIndex((value) => value !== 0);
  const flipped = withValue(givens, blank, other(solution[blank], values));
  return [
    ['a given that is not the solution', changed(document, { givens: flipped }), ['given'], /cell \d+: given \d/],
    [
      'a value of 0',
      changed(document, { solution: withValue(solution, blank, 0) }),
      ['value'],
      /solution, cell \d+: 0;/,
    ],
    [
      'a value too large',
      changed(document, { solution: withValue(solution, blank, values + 1) }),
      ['value'],
      /solution, cell \d+: \d+; expected 1/,
    ],
    ['half a value', changed(document, { solution: withValue(solution, blank, 1.5) }), ['value'], /1\.5/],
    [
      'a given too large',
      changed(document, { givens: withValue(givens, blank, values + 1) }),
      ['value'],
      /givens, cell/,
    ],
    ['a given below 0', changed(document, { givens: withValue(givens, blank, -1) }), ['value'], /givens, cell/],
    ['a cell short', changed(document, { solution: without(solution, blank) }), ['shape'], /solution: \d+ cells/],
    ['a given short', changed(document, { givens: without(givens, blank) }), ['shape'], /givens: \d+ cells/],
    ['no square', changed(document, { columns: rows - 1 }), ['shape'], /rows and \d columns/],
    ['no rows', changed(document, { rows: 0, columns: 0 }), ['shape'], /0 rows/],
    [
      'another number in the address',
      { ...document, address: `${document.variant}/${document.level}/99` },
      ['address'],
      /names/,
    ],
    ...(printed < 0
      ? []
      : ([
          [
            'a printed given flipped',
            changed(document, { givens: withValue(givens, printed, other(solution[printed], values)) }),
            ['given'],
            new RegExp(`cell ${printed}: given`),
          ],
        ] satisfies Planted[])),
  ];
}

function check(planted: readonly Planted[]): void {
  it.each(planted)('%s', (_fault, document, rules, message) => {
    const faults = checkDocument(document);
    expect(rulesOf(faults)).toEqual(rules);
    expect(faults[0].message).toMatch(message);
    expect(faults.every(({ address }) => address === document.address)).toBe(true);
  });
}

it.each([sudoku, symmetricSudoku, futoshiki, skyscrapers, magicSquare, largeMagicSquare, calcudoku])(
  'a sound puzzle has no fault: $address',
  (document) => expect(checkDocument(document)).toEqual([]),
);

it('a variant that the verifier does not know is refused', () => {
  expect(() => checkDocument({ ...sudoku, variant: 'toString' as 'sudoku' })).toThrow(/no variant toString/);
});

describe('sudoku', () => {
  const { givens, solution } = sudoku;
  const blank = givens.indexOf(0);
  const free = { givens: givens.map(() => 0) };
  const flipped = changed(sudoku, { solution: withValue(solution, blank, other(solution[blank], 9)) });
  check([
    ...common(sudoku, 9),
    ['a solution cell flipped', flipped, ['house'], /row 1: each value once/],
    [
      'two cells of a row swapped',
      changed(sudoku, { ...free, solution: swapped(solution, 0, 8) }),
      ['house'],
      /column/,
    ],
    [
      'two cells of a column swapped',
      changed(sudoku, { ...free, solution: swapped(solution, 0, 72) }),
      ['house'],
      /row/,
    ],
    [
      'boxes broken, rows and columns not',
      changed(sudoku, { ...free, solution: rowsSwapped(solution, 9, 0, 8) }),
      ['house'],
      /box 1:/,
    ],
    ['boxes of another form', changed(sudoku, { box: [2, 3] }), ['shape'], /size 9 with boxes of 2 x 3/],
  ]);

  it('names row, column and box of a flipped cell', () => {
    expect(checkDocument(flipped).map(({ message }) => message)).toEqual([
      expect.stringMatching(/row 1:/),
      expect.stringMatching(/column \d:/),
      expect.stringMatching(/box \d:/),
    ]);
  });
});

describe('futoshiki', () => {
  const { givens, solution, inequalities } = futoshiki;
  const [a, b] = inequalities[0];
  const less = (...more: [number, number][]) => changed(futoshiki, { inequalities: [...inequalities, ...more] });
  const bare = { givens: givens.map(() => 0), inequalities: [] };
  check([
    ...common(futoshiki, 5),
    [
      'an inequality reversed',
      changed(futoshiki, { inequalities: [[b, a], ...inequalities.slice(1)] }),
      ['inequality'],
      new RegExp(`cell ${b} < cell ${a}`),
    ],
    [
      'an inequality of equal values',
      changed(futoshiki, { givens: bare.givens, solution: withValue(solution, a, solution[b]) }),
      ['house', 'inequality'],
      /row/,
    ],
    ['two cells apart', less([0, 2]), ['neighbours'], /cells 0 and 2/],
    ['the end of a row and the next row', less([4, 5]), ['neighbours'], /cells 4 and 5/],
    ['diagonal neighbours', less([0, 6]), ['neighbours'], /cells 0 and 6/],
    ['a cell and itself', less([3, 3]), ['neighbours'], /cells 3 and 3/],
    ['a cell outside', less([24, 29]), ['neighbours'], /cells 24 and 29/],
    ['the same inequality twice', less([a, b]), ['twice'], /two inequalities/],
    ['an inequality both ways', less([b, a]), ['twice'], /two inequalities/],
    ['two cells swapped', changed(futoshiki, { ...bare, solution: swapped(solution, 0, 1) }), ['house'], /column 1/],
    [
      'a Latin square that breaks inequalities',
      changed(futoshiki, { givens: bare.givens, solution: solution.map((value) => 6 - value) }),
      ['inequality'],
      /cell \d+ < cell \d+/,
    ],
  ]);
});

describe('skyscrapers', () => {
  const { givens, solution, edges } = skyscrapers;
  const shiftable = (side: (typeof SIDES)[number], step: number) =>
    edges[side].findIndex((clue) => clue > 0 && clue + step >= 1 && clue + step <= 5);
  const shifted = SIDES.flatMap((side) =>
    [-1, 1]
      .filter((step) => shiftable(side, step) >= 0)
      .map((step): Planted => {
        const line = shiftable(side, step);
        return [
          `an edge clue off by ${step}, ${side}`,
          changed(skyscrapers, { edges: { ...edges, [side]: withValue(edges[side], line, edges[side][line] + step) } }),
          ['edge'],
          new RegExp(`${side} ${line + 1}: . seen`),
        ];
      }),
  );
  check([
    ...common(skyscrapers, 5),
    ...shifted,
    [
      'an edge clue too large',
      changed(skyscrapers, { edges: { ...edges, top: [6, 0, 0, 0, 0] } }),
      ['value'],
      /top 1: 6/,
    ],
    [
      'an edge clue below 0',
      changed(skyscrapers, { edges: { ...edges, left: [0, -1, 0, 0, 0] } }),
      ['value'],
      /left 2: -1/,
    ],
    [
      'a side too short',
      changed(skyscrapers, { edges: { ...edges, right: [0, 0, 0, 0] } }),
      ['shape'],
      /right: 4 places/,
    ],
    [
      'two cells swapped',
      changed(skyscrapers, {
        givens: givens.map(() => 0),
        edges: { top: [0, 0, 0, 0, 0], right: [0, 0, 0, 0, 0], bottom: [0, 0, 0, 0, 0], left: [0, 0, 0, 0, 0] },
        solution: swapped(solution, 0, 5),
      }),
      ['house'],
      /row 1/,
    ],
    [
      'a Latin square that breaks edge clues',
      changed(skyscrapers, { givens: givens.map(() => 0), solution: solution.map((value) => 6 - value) }),
      ['edge'],
      /\d seen/,
    ],
  ]);
});

describe('magic-square', () => {
  const { givens, solution, sum } = magicSquare;
  const free = { givens: givens.map(() => 0) };
  const large = largeMagicSquare;
  check([
    ...common(magicSquare, 9),
    ['a wrong sum', changed(magicSquare, { sum: sum + 1 }), ['sum'], /sum 16; expected 15/],
    [
      'a solution cell flipped',
      changed(magicSquare, { ...free, solution: withValue(solution, 4, 6) }),
      ['house', 'line'],
      /grid/,
    ],
    [
      'two cells of a row swapped',
      changed(magicSquare, { ...free, solution: swapped(solution, 0, 1) }),
      ['line'],
      /column 1/,
    ],
    [
      'two cells of a column swapped',
      changed(magicSquare, { ...free, solution: swapped(solution, 0, 3) }),
      ['line'],
      /row 1/,
    ],
    [
      'diagonals broken, rows and columns not',
      changed(large, { givens: large.givens.map(() => 0), solution: rowsSwapped(large.solution, 5, 0, 1) }),
      ['line'],
      /falling diagonal/,
    ],
  ]);

  it('sees either diagonal alone', () => {
    // The same exchange of rows and of columns leaves the falling diagonal its cells, but not the rising one.
    const exchanged = (values: readonly number[]) =>
      values.map((_, cell) => {
        const [row, column] = [Math.floor(cell / 5), cell % 5].map((index) => (index < 2 ? 1 - index : index));
        return values[row * 5 + column];
      });
    const mirrored = (values: readonly number[]) =>
      values.map((_, cell) => values[cell - (cell % 5) + (4 - (cell % 5))]);
    const brokenBy = (values: readonly number[]) =>
      checkDocument(changed(large, { givens: large.givens.map(() => 0), solution: values })).map(
        ({ message }) => message,
      );
    expect(brokenBy(mirrored(large.solution))).toEqual([]);
    expect(brokenBy(exchanged(large.solution))).toEqual([expect.stringMatching(/rising diagonal/)]);
    expect(brokenBy(mirrored(exchanged(large.solution)))).toEqual([expect.stringMatching(/falling diagonal/)]);
  });
});

describe('calcudoku', () => {
  const { givens, solution, cages } = calcudoku;
  const withCage = (at: number, fields: Partial<Cage>) =>
    changed(calcudoku, { cages: withValue(cages, at, { ...cages[at], ...fields }) });
  /** Cages 0 (cells 0 and 4) and 1 (cells 1, 2 and 3) as others. */
  const first = (...others: Cage[]) => changed(calcudoku, { cages: [...others, ...cages.slice(2)] });
  const single = (cell: number): Cage => ({ cells: [cell], op: '=', target: solution[cell] });
  check([
    ...common(calcudoku, 4),
    ['a cell dropped', withCage(1, { cells: [1, 2] }), ['cage-cells'], /cell 3 stands in 0 cages/],
    ['a cell in two cages', withCage(1, { cells: [0, 1, 2, 3] }), ['cage-cells'], /cell 0 stands in 2 cages/],
    ['a cell twice in its cage', withCage(1, { cells: [1, 2, 3, 3] }), ['cage-cells'], /cell 3 stands in 2 cages/],
    ['a cell outside', withCage(1, { cells: [1, 2, 3, 16] }), ['cage-cells'], /cell 16, which is not/],
    [
      'a cage in two pieces',
      first({ ...cages[0], cells: [0, 3] }, { ...cages[1], cells: [1, 2, 4] }),
      ['cage-cells'],
      /cells 0, 3 is not in one piece/,
    ],
    [
      'a cage of nothing',
      changed(calcudoku, { cages: [...cages, { cells: [], op: '+', target: 1 }] }),
      ['cage-cells', 'cage-op'],
      /not in one piece/,
    ],
    ['a sum off', first({ ...cages[0], op: '+', target: 8 }, cages[1]), ['cage'], /\+8 of cells 0, 4/],
    ['a difference off', withCage(0, { target: 2 }), ['cage'], /-2 of cells 0, 4/],
    ['a product off', withCage(1, { target: 9 }), ['cage'], /×9 of cells 1, 2, 3/],
    ['a quotient off', withCage(2, { target: 3 }), ['cage'], /÷3 of cells 5, 9/],
    ['a one-cell cage off', first({ ...single(0), target: 4 }, single(4), cages[1]), ['cage'], /=4 of cells 0/],
    ["'-' in three cells", withCage(1, { op: '-', target: 1 }), ['cage-op'], /-1 of cells 1, 2, 3: not for 3 cells/],
    ["'÷' in three cells", withCage(1, { op: '÷', target: 2 }), ['cage-op'], /÷2 of cells 1, 2, 3: not for 3 cells/],
    ["'=' in two cells", withCage(0, { op: '=', target: 3 }), ['cage-op'], /=3 of cells 0, 4: not for 2 cells/],
    ["'+' in one cell", first({ ...single(0), op: '+' }, single(4), cages[1]), ['cage-op'], /not for 1 cells/],
    ["'×' in one cell", first({ ...single(0), op: '×' }, single(4), cages[1]), ['cage-op'], /not for 1 cells/],
    ['no operation', withCage(0, { op: '^' as '+' }), ['cage-op'], /\^1/],
    ['÷ to 1', withCage(2, { target: 1 }), ['cage-target'], /a quotient of 1/],
    ['a product over 200', withCage(1, { target: 201 }), ['cage-target'], /a product over 200/],
    ['a target of 0', withCage(0, { target: 0 }), ['cage-target'], /no such target/],
    ['half a target', withCage(0, { target: 1.5 }), ['cage-target'], /no such target/],
    [
      'a one-cell target too large',
      first({ ...single(0), target: 5 }, single(4), cages[1]),
      ['cage-target'],
      /no such target/,
    ],
    ['two cells swapped', changed(calcudoku, { solution: swapped(solution, 1, 3) }), ['house'], /column 2/],
    [
      'a Latin square that breaks cages',
      changed(calcudoku, { givens, solution: solution.map((value) => 5 - value) }),
      ['cage'],
      /of cells/,
    ],
  ]);

  it('a product of 200 and one-cell cages are allowed', () => {
    expect(checkDocument(first(single(0), single(4), cages[1]))).toEqual([]);
    expect(rulesOf(checkDocument(withCage(1, { target: 200 })))).toEqual(['cage']);
  });
});
