import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { type FutoshikiLevel, makeFutoshikiMaker } from '../../generator/futoshiki/index.js';
import { carve } from '../../generator/latin/carve.js';
import { randomFor } from '../../generator/random/seed.js';
import { LatinSolver } from '../../generator/solve/latin.js';
import { without, withValue } from '../lists.js';
import { allLatinSquares } from './latin-squares.js';

const maker = makeFutoshikiMaker();
const SQUARES = allLatinSquares(4);
const number = fc.integer({ min: 1, max: 1_000_000 });

function generate(level: FutoshikiLevel, at: number): FutoshikiPuzzle | undefined {
  const attempt = maker.generate(randomFor(`futoshiki/test/${at}`, 0), level);
  return 'puzzle' in attempt ? attempt.puzzle : undefined;
}

function plainCount({ givens, inequalities }: FutoshikiPuzzle): number {
  return SQUARES.filter(
    (square) =>
      givens.every((given, cell) => given === 0 || given === square[cell]) &&
      inequalities.every(([a, b]) => square[a] < square[b]),
  ).length;
}

/** The puzzle with one clue less, for each of its clues. */
function struckOnce(puzzle: FutoshikiPuzzle): FutoshikiPuzzle[] {
  return [
    ...puzzle.givens.flatMap((given, cell) =>
      given === 0 ? [] : [{ ...puzzle, givens: withValue(puzzle.givens, cell, 0) }],
    ),
    ...puzzle.inequalities.map((_, at) => ({ ...puzzle, inequalities: without(puzzle.inequalities, at) })),
  ];
}

const clueCount = (puzzle: FutoshikiPuzzle) =>
  puzzle.givens.filter((given) => given !== 0).length + puzzle.inequalities.length;

describe('futoshiki maker', () => {
  it('makes puzzles that keep the rules, survive the record and are unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 7 }), number, (size, at) => {
        const puzzle = generate({ size, keep: 0 }, at)!;
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it('makes puzzles of order 4 that plain enumeration finds unique and minimal', () => {
    fc.assert(
      fc.property(number, (at) => {
        const puzzle = generate({ size: 4, keep: 0 }, at)!;
        expect(plainCount(puzzle)).toBe(1);
        for (const weaker of struckOnce(puzzle)) expect(plainCount(weaker)).toBeGreaterThan(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('leaves no clue that could go at orders 5 to 7', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 7 }), number, (size, at) => {
        for (const weaker of struckOnce(generate({ size, keep: 0 }, at)!)) {
          expect(maker.countSolutions(weaker, 2)).toBe(2);
        }
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('keeps exactly as many clues as asked', () => {
    fc.assert(
      fc.property(number, (at) => {
        const puzzle = generate({ size: 5, keep: 18 }, at)!;
        expect(clueCount(puzzle)).toBe(18);
        expect(maker.shortfall(puzzle, { size: 5, keep: 18 })).toBeUndefined();
        expect(maker.shortfall(puzzle, { size: 5, keep: 17 })).toBe('not the number of clues to keep');
        expect(maker.shortfall(puzzle, { size: 5, keep: 0 })).toBeUndefined();
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('discards attempts that cannot keep the number', () => {
    expect(maker.generate(randomFor('futoshiki/test/1', 0), { size: 4, keep: 2 })).toEqual({
      discarded: 'stopped above the number of clues to keep',
    });
    expect(maker.generate(randomFor('futoshiki/test/1', 0), { size: 4, keep: 40 })).toEqual({
      discarded: 'fewer clues than to keep',
    });
  });

  it('is a function of the address and the attempt', () => {
    const level = { size: 6, keep: 0 };
    const draw = (address: string, attempt: number) =>
      makeFutoshikiMaker().generate(randomFor(address, attempt), level);
    expect(draw('futoshiki/a/1', 0)).toEqual(draw('futoshiki/a/1', 0));
    expect(draw('futoshiki/a/1', 0)).not.toEqual(draw('futoshiki/a/1', 1));
    expect(draw('futoshiki/a/1', 0)).not.toEqual(draw('futoshiki/a/2', 0));
  });
});

describe('futoshiki counts', () => {
  it('agree with plain enumeration on any clues, whatever the stored solution', () => {
    const clues = fc.record({
      placed: fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
      signs: fc.uniqueArray(fc.tuple(fc.nat(23), fc.boolean()), { selector: ([pair]) => pair, maxLength: 10 }),
    });
    const pairs = neighbourPairs(4);
    fc.assert(
      fc.property(clues, ({ placed, signs }) => {
        const givens = placed.reduce(
          (grid, [cell, value]) => withValue(grid, cell, value),
          new Array<number>(16).fill(0),
        );
        const inequalities = signs.map(([at, turned]) =>
          turned ? ([...pairs[at]].reverse() as [number, number]) : pairs[at],
        );
        const puzzle = { rows: 4, columns: 4, givens, inequalities, solution: new Array<number>(16).fill(1) };
        expect(maker.countSolutions(puzzle, 1000)).toBe(plainCount(puzzle));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('prove nothing when out of budget', () => {
    const puzzle = { ...generate({ size: 7, keep: 0 }, 1)!, inequalities: [] };
    expect(maker.countSolutions(puzzle, 1_000_000, 50)).toBeUndefined();
  });
});

describe('carving out of budget', () => {
  it('gives the attempt up, whichever question it was', () => {
    const solution = SQUARES[100];
    const model = { solution, clueCount: 0, addClues: () => {} };
    const discarded = { discarded: 'a question was not answered within the step budget' };
    const carved = (budget: number) => carve(randomFor('futoshiki/test/1', 0), new LatinSolver(4), model, 0, budget);
    expect(carved(0)).toEqual(discarded);
    const outcomes = Array.from({ length: 40 }, (_, budget) => 'discarded' in carved(budget));
    const enough = outcomes.indexOf(false);
    expect(enough).toBeGreaterThan(1);
    expect(outcomes.slice(enough)).not.toContain(true);
  });
});
