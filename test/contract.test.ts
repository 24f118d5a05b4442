/** What every variant keeps: one line here, the same properties for all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyPuzzle, VariantName } from '../format/documents.js';
import { documentOf } from '../format/reader.js';
import type { Rules } from '../format/rules.js';
import { RULES, rulesFor } from '../format/variants.js';
import { makeRecord } from '../generator/make.js';
import type { Parameters } from '../generator/maker.js';
import { randomFor } from '../generator/random/seed.js';
import { type AnyMaker, MAKERS } from '../generator/variants.js';
import { countPlain } from '../tools/verify/index.js';

/** Levels that are made in a moment; the last one of each is small enough for plain search. */
const LEVELS: { readonly [V in VariantName]: readonly Parameters[] } = {
  sudoku: [
    { size: 9, empty: 50 },
    { size: 6, empty: 0, symmetry: 'rotational' },
    { size: 4, empty: 0 },
  ],
  futoshiki: [
    { size: 5, keep: 16 },
    { size: 4, keep: 0 },
  ],
  skyscrapers: [
    { size: 5, keep: 14 },
    { size: 4, keep: 0 },
  ],
  'magic-square': [
    { size: 4, keep: 7 },
    { size: 3, keep: 0 },
  ],
  calcudoku: [
    { size: 5, cages: 3 },
    { size: 4, cages: 3, freebies: 2 },
  ],
};

const cases = (Object.keys(LEVELS) as VariantName[]).flatMap((variant) =>
  LEVELS[variant].map((parameters) => ({ variant, parameters, name: `${variant} ${JSON.stringify(parameters)}` })),
);
/** The rules of a variant, for puzzles of that variant. */
const rulesOf = (variant: VariantName) => rulesFor(variant) as Rules<AnyPuzzle>;
const numbers = fc.integer({ min: 1, max: 999_999 });

/** The grid alone: nothing given, no clue that tells anything. */
function withoutClues(puzzle: AnyPuzzle): AnyPuzzle {
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
    expect(Object.keys(RULES)).toEqual(Object.keys(MAKERS));
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
    const rules: Rules<AnyPuzzle> = rulesOf(variant);
    fc.assert(
      fc.property(numbers, (number) => {
        const address = { variant, level: 'any', number };
        const { record } = makeRecord(maker, `${variant}/any/${number}`, parameters, 1000);
        expect(record).toMatch(/^[\x21-\x7e]+$/);
        const puzzle = rules.decode(record);
        expect(rules.encode(puzzle)).toBe(record);
        expect(rules.violations(puzzle)).toEqual([]);
        expect(maker.shortfall(puzzle, parameters)).toBeUndefined();
        expect(maker.countSolutions(puzzle, 10)).toBe(1);
        const plain = countPlain(documentOf(address, puzzle), 2);
        expect(plain).toMatchObject({ count: 1, solution: puzzle.solution });
      }),
      { seed: 1, numRuns: 8 },
    );
  });

  it.each(cases)('$name: out of budget is no count', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const { record } = makeRecord(maker, `${variant}/any/1`, parameters, 1000);
    const free = withoutClues(rulesOf(variant).decode(record));
    expect(maker.countSolutions(free, 2)).toBe(2);
    expect(maker.countSolutions(free, 1_000_000, 1)).toBeUndefined();
  });

  it.each(cases)('$name: a maker keeps nothing between puzzles', ({ variant, parameters }) => {
    const maker: AnyMaker = MAKERS[variant];
    const make = (address: string) => JSON.stringify(maker.generate(randomFor(address, 0), parameters));
    const alone = make(`${variant}/any/7`);
    for (let n = 1; n < 6; n++) make(`${variant}/any/${n}`);
    expect(make(`${variant}/any/7`)).toBe(alone);
  });
});
