/** The plain solver: complete counts, against lists of all grids and against trying every grid. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cage, CageOp } from '../../format/documents.js';
import { countPlain } from '../../tools/verify/index.js';
import { futoshiki, largeMagicSquare, skyscrapers, sudoku } from './puzzles.js';

const CELLS = 16;
const NO_CLUES = [0, 0, 0, 0];
const blank = { rows: 4, columns: 4, givens: new Array<number>(CELLS).fill(0), solution: [] };
const emptyLatin = { ...blank, variant: 'futoshiki', inequalities: [] };
const LATIN_SQUARES = countPlain(emptyLatin, 1000).solutions;

describe('grids without clues: the known numbers', () => {
  const magic = (size: number) => ({
    variant: 'magic-square',
    rows: size,
    columns: size,
    sum: (size * (size * size + 1)) / 2,
    givens: new Array<number>(size * size).fill(0),
    solution: [],
  });
  it.each([
    ['Latin squares of order 4', emptyLatin, 576],
    ['Latin squares of order 3', { ...emptyLatin, rows: 3, columns: 3, givens: new Array<number>(9).fill(0) }, 12],
    ['Sudoku grids of order 4', { ...blank, variant: 'sudoku', box: [2, 2] as const }, 288],
    ['magic squares of order 3', magic(3), 8],
  ])('%s', (_name, puzzle, expected) => {
    const { count, solutions, isProven } = countPlain(puzzle, 10_000);
    expect({ count, isProven }).toEqual({ count: expected, isProven: true });
    expect(new Set(solutions.map((values) => values.join(' '))).size).toBe(expected);
  });

  it('magic squares of order 4 with 1 in the corner', () => {
    // One of the eight numbers for a corner of 1 to 8 that add up to 3,520: half of the 7,040 squares (Frénicle's 880, turned
    // and mirrored), the other half being their complements.
    const corner = { ...magic(4), givens: [1, ...new Array<number>(15).fill(0)] };
    const { solutions, isProven } = countPlain(corner, 10_000);
    expect(isProven).toBe(true);
    expect(new Set(solutions.map((values) => values.join(' '))).size).toBe(416);
  });
});

describe('with random clues: as many as trying every Latin square finds', () => {
  const square = fc.constantFrom(...LATIN_SQUARES);
  const some = fc.array(fc.nat(CELLS - 1), { maxLength: 3 });
  const givensOf = (values: readonly number[], cells: readonly number[]) =>
    values.map((value, cell) => (cells.includes(cell) ? value : 0));
  const agree = (givens: readonly number[], isKept: (values: readonly number[]) => boolean, puzzle: object) => {
    const expected = LATIN_SQUARES.filter(
      (values) => givens.every((given, cell) => given === 0 || given === values[cell]) && isKept(values),
    );
    const { solutions, isProven } = countPlain({ ...emptyLatin, ...puzzle, givens }, 1000);
    expect(isProven).toBe(true);
    expect(solutions.map(String).sort()).toEqual(expected.map(String).sort());
  };

  it('futoshiki', () => {
    const pairs = LATIN_SQUARES[0].flatMap((_, cell) => [
      ...(cell % 4 < 3 ? [[cell, cell + 1]] : []),
      ...(cell < 12 ? [[cell, cell + 4]] : []),
    ]);
    fc.assert(
      fc.property(
        square,
        some,
        fc.subarray(pairs, { maxLength: 12 }),
        fc.boolean(),
        (values, cells, chosen, isTrue) => {
          const inequalities = chosen.map(([a, b]) => (values[a] < values[b] === isTrue ? [a, b] : [b, a]));
          agree(givensOf(values, cells), (other) => inequalities.every(([a, b]) => other[a] < other[b]), {
            inequalities,
          });
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('skyscrapers', () => {
    const sides = fc.array(fc.nat(4), { minLength: 4, maxLength: 4 });
    const seen = (line: readonly number[]) =>
      line.filter((height, at) => height > Math.max(0, ...line.slice(0, at))).length;
    fc.assert(
      fc.property(square, some, sides, sides, fc.boolean(), (values, cells, top, right, isTrue) => {
        const column = (index: number) => [0, 1, 2, 3].map((row) => values[row * 4 + index]);
        // True clues where the drawn one is not 0, or whatever was drawn.
        const told = isTrue
          ? {
              top: top.map((clue, index) => (clue === 0 ? 0 : seen(column(index)))),
              right: right.map((clue, row) => (clue === 0 ? 0 : seen(values.slice(row * 4, row * 4 + 4).reverse()))),
            }
          : { top, right };
        agree(
          givensOf(values, cells),
          (other) =>
            told.top.every((clue, at) => clue === 0 || clue === seen([0, 1, 2, 3].map((row) => other[row * 4 + at]))) &&
            told.right.every((clue, row) => clue === 0 || clue === seen(other.slice(row * 4, row * 4 + 4).reverse())),
          { variant: 'skyscrapers', edges: { ...told, bottom: NO_CLUES, left: NO_CLUES } },
        );
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('calcudoku', () => {
    const forms = [[0, 1], [2, 6, 7], [3], [4, 5, 8], [9, 13], [10, 11, 14, 15], [12]];
    const result = (op: CageOp, [a, b = 0, ...rest]: readonly number[]) => {
      if (op === '+') return rest.reduce((sum, value) => sum + value, a + b);
      if (op === '×') return rest.reduce((product, value) => product * value, a * b);
      if (op === '-') return Math.abs(a - b);
      return op === '÷' ? Math.max(a, b) / Math.min(a, b) : a;
    };
    const ops = fc.tuple(...forms.map((cells) => fc.constantFrom<CageOp>(...opsOf(cells.length))));
    fc.assert(
      fc.property(square, ops, fc.subarray([0, 1, 2, 3, 4, 5, 6]), (values, drawn, kept) => {
        // A quotient that is no whole number is no clue; nor are the cages that are left out.
        const cages = forms
          .map((cells, at): Cage => {
            return {
              cells,
              op: drawn[at],
              target: result(
                drawn[at],
                cells.map((cell) => values[cell]),
              ),
            };
          })
          .filter(({ target }, at) => kept.includes(at) && Number.isInteger(target));
        agree(
          blank.givens,
          (other) =>
            cages.every(
              ({ cells, op, target }) =>
                result(
                  op,
                  cells.map((cell) => other[cell]),
                ) === target,
            ),
          { variant: 'calcudoku', cages },
        );
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('sudoku', () => {
    const isSudoku = (values: readonly number[]) =>
      [0, 2, 8, 10].every((corner) => new Set([0, 1, 4, 5].map((step) => values[corner + step])).size === 4);
    fc.assert(
      fc.property(square, fc.array(fc.nat(CELLS - 1), { maxLength: 8 }), (values, cells) =>
        agree(givensOf(values, cells), isSudoku, { variant: 'sudoku', box: [2, 2] }),
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('magic squares of order 3', () => {
    const empty = {
      variant: 'magic-square',
      rows: 3,
      columns: 3,
      sum: 15,
      givens: new Array<number>(9).fill(0),
      solution: [],
    };
    const squares = countPlain(empty, 10).solutions;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 })), { maxLength: 3 }), (drawn) => {
        const givens = new Array<number>(9).fill(0);
        for (const [cell, value] of drawn) givens[cell] = value;
        const expected = squares.filter((values) => givens.every((given, at) => given === 0 || given === values[at]));
        expect(
          countPlain({ ...empty, givens }, 10)
            .solutions.map(String)
            .sort(),
        ).toEqual(expected.map(String).sort());
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('limit and budget', () => {
  it('stops at the limit', () => {
    expect(countPlain(emptyLatin, 7)).toMatchObject({ count: 7, isProven: true });
    expect(countPlain(sudoku, 1)).toMatchObject({ count: 1, solution: sudoku.solution });
  });

  it.each([sudoku, futoshiki, skyscrapers, largeMagicSquare])('out of steps, tells so: $address', (document) => {
    const { steps, count } = countPlain(document, 2);
    expect(count).toBe(1);
    for (const budget of [1, Math.floor(steps / 2), steps - 1]) {
      expect(countPlain(document, 2, budget)).toMatchObject({ isProven: false });
    }
    expect(countPlain(document, 2, steps + 1)).toMatchObject({ count: 1, isProven: true });
  });

  it('never looks at the stored solution', () => {
    const { solution, ...question } = futoshiki;
    expect(countPlain({ ...question, solution: solution.map(() => 1) }, 2).solution).toEqual(solution);
  });
});

function opsOf(cells: number): CageOp[] {
  if (cells === 1) return ['='];
  return cells === 2 ? ['+', '-', '×', '÷'] : ['+', '×'];
}
