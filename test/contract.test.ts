/** What every variant keeps: one line here, the same properties for all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyNumberPuzzle, NumberVariant } from '../format/documents.js';
import { documentOf } from '../format/reader.js';
import { decodeRecord, encodeRecord } from '../format/record.js';
import { BANDS } from '../format/techniques.js';
import { NUMBER_RULES, numberRulesOf } from '../format/variants.js';
import { makeRecord } from '../generator/make.js';
import type { Parameters } from '../generator/maker.js';
import { randomFor } from '../generator/random/seed.js';
import { type AnyMaker, MAKERS } from '../generator/variants.js';
import { regradeFaults } from '../tools/regrade.js';
import { countPlain, verifyPuzzle } from '../tools/verify/index.js';

/** Levels that are made in a moment; the last one of each is small enough for plain search. */
const LEVELS: { readonly [V in NumberVariant]: readonly Parameters[] } = {
  sudoku: [
    { size: 9, band: 'medium', empty: 50 },
    { size: 9, band: 'expert', empty: 0 },
    { size: 6, band: 'easy', empty: 0, symmetry: 'rotational' },
    { size: 4, band: 'easy', empty: 0 },
  ],
  futoshiki: [
    { size: 5, band: 'medium', keep: 16 },
    { size: 5, band: 'hard', keep: 0 },
    { size: 4, band: 'easy', keep: 0 },
  ],
  skyscrapers: [
    { size: 5, band: 'medium', keep: 14 },
    { size: 5, band: 'hard', keep: 0 },
    { size: 4, band: 'easy', keep: 0 },
  ],
  'magic-square': [
    { size: 4, band: 'easy', keep: 7 },
    { size: 4, band: 'hard', keep: 0 },
    { size: 3, band: 'mini', keep: 0 },
  ],
  calcudoku: [
    { size: 5, band: 'medium', cages: 3 },
    { size: 5, band: 'hard', cages: 3 },
    { size: 4, band: 'easy', cages: 3, freebies: 2 },
  ],
};

const cases = (Object.keys(LEVELS) as NumberVariant[]).flatMap((variant) =>
  LEVELS[variant].map((parameters) => ({ variant, parameters, name: `${variant} ${JSON.stringify(parameters)}` })),
);
/** The rules of a variant, for puzzles of that variant. */
const rulesOf = numberRulesOf;
const numbers = fc.integer({ min: 1, max: 999_999 });

/** The grid alone: nothing given, no clue that tells anything. */
function withoutClues(puzzle: AnyNumberPuzzle): AnyNumberPuzzle {
  const { rows: order } = puzzle;
  const none = new Array<number>(order).fill(0);
  const row = (index: number) => ({
    cells: none.map((_, column) => index * order + column),
    op: '+' as const,
    target: (order * (order + 1)) / 2,
  });
  return {
    ...puzzle,
    givens: puzzle.givens.map(() => 0),
    ...('inequalities' in puzzle ? { inequalities: [] } : {}),
    ...('edges' in puzzle ? { edges: { top: none, right: none, bottom: none, left: none } } : {}),
    ...('cages' in puzzle ? { cages: none.map((_, index) => row(index)) } : {}),
  };
}

describe('every variant', () => {
  it('stands in both lists and here', () => {
    expect(Object.keys(NUMBER_RULES)).toEqual(Object.keys(MAKERS));
    expect(Object.keys(LEVELS)).toEqual(Object.keys(MAKERS));
    for (const [name, maker] of Object.entries(MAKERS)) expect(maker.rules.name).toBe(name);
  });

  it.each(cases)(
    '$name: the same address makes the same record, another address another',
    ({ variant, parameters }) => {
      fc.assert(
        fc.property(numbers, (number) => {
          const make = (n: number) =>
            makeRecord(MAKERS[variant] as AnyMaker, `${variant}/any/${n}`, parameters, 1000).record;
          expect(make(number)).toBe(make(number));
          if (parameters.size !== 3) expect(make(number)).not.toBe(make(number + 1));
        }),
        { seed: 1, numRuns: 5 },
      );
    },
  );

  it.each(cases)('$name: records read back, keep the rules and are unique', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const rules = rulesOf(variant);
    fc.assert(
      fc.property(numbers, (number) => {
        const address = { variant, level: 'any', number };
        const { record } = makeRecord(maker, `${variant}/any/${number}`, parameters, 1000, true);
        expect(record).toMatch(/^[\x21-\x7e]+$/);
        const graded = decodeRecord(rules, record);
        const { puzzle, grade } = graded;
        expect(encodeRecord(rules, graded)).toBe(record);
        expect(rules.violations(puzzle)).toEqual([]);
        expect(maker.shortfall(puzzle, parameters)).toBeUndefined();
        expect(maker.countSolutions(puzzle, 10)).toBe(1);
        expect(grade.level).toBe(parameters.band);
        const document = documentOf(address, graded);
        expect(regradeFaults(document)).toEqual([]);
        expect(verifyPuzzle(document, { ...parameters, hints: true })).toEqual([]);
        expect(countPlain(document, 2)).toMatchObject({ count: 1, solution: puzzle.solution });
      }),
      { seed: 1, numRuns: 8 },
    );
  });

  it.each(cases)('$name: out of budget is no count', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const { record } = makeRecord(maker, `${variant}/any/1`, parameters, 1000);
    const free = withoutClues(decodeRecord(rulesOf(variant), record).puzzle);
    expect(maker.countSolutions(free, 2)).toBe(2);
    expect(maker.countSolutions(free, 1_000_000, 1)).toBeUndefined();
  });

  it.each(cases)(
    '$name: hints lead through the grid, each step by what stands there before it',
    ({ variant, parameters }) => {
      const maker: AnyMaker = MAKERS[variant];
      for (let number = 1; number <= 4; number++) {
        const { record } = makeRecord(maker, `${variant}/any/${number}`, parameters, 1000, true);
        const { puzzle, grade, hints = [] } = decodeRecord(rulesOf(variant), record);
        // With the first half of them filled, what is left is no harder than the whole.
        const filled = hints.slice(0, Math.floor(hints.length / 2));
        const givens = puzzle.givens.map((given, cell) => (filled.includes(cell) ? puzzle.solution[cell] : given));
        const rest = maker.grader.solve({ ...puzzle, givens });
        expect(rest.values).toEqual(puzzle.solution);
        expect(BANDS.indexOf(rest.grade!.level)).toBeLessThanOrEqual(BANDS.indexOf(grade.level));
      }
    },
  );

  it.each(cases)('$name: never looks at the stored solution when it grades', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const { record } = makeRecord(maker, `${variant}/any/1`, parameters, 1000);
    const { puzzle, grade } = decodeRecord(rulesOf(variant), record);
    const path = maker.grader.solve({ ...puzzle, solution: puzzle.solution.map(() => 1) });
    expect(path.grade).toEqual(grade);
    expect(path.values).toEqual(puzzle.solution);
  });

  it.each(cases)('$name: a maker keeps nothing between puzzles', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const make = (address: string) => JSON.stringify(maker.generate(randomFor(address, 0), parameters));
    const alone = make(`${variant}/any/7`);
    for (let n = 1; n < 6; n++) make(`${variant}/any/${n}`);
    expect(make(`${variant}/any/7`)).toBe(alone);
  });
});
