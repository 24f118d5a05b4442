import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FutoshikiPuzzle } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { bandsOf } from '../../format/techniques.js';
import { type FutoshikiLevel, makeFutoshikiMaker } from '../../generator/futoshiki/index.js';
import { randomFor } from '../../generator/random/seed.js';
import { without, withValue } from '../lists.js';
import { allLatinSquares } from './latin-squares.js';

const maker = makeFutoshikiMaker();
const BANDS = bandsOf('futoshiki');
const SQUARES = allLatinSquares(4);
const number = fc.integer({ min: 1, max: 1_000_000 });

/** The first attempt that comes out at the band. */
function generate(level: FutoshikiLevel, at: number): FutoshikiPuzzle {
  for (let attempt = 0; ; attempt++) {
    const outcome = maker.generate(randomFor(`futoshiki/test/${at}`, attempt), level);
    if ('puzzle' in outcome && maker.grader.solve(outcome.puzzle).grade?.level === level.band) return outcome.puzzle;
  }
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
      fc.property(fc.integer({ min: 4, max: 7 }), fc.constantFrom(...BANDS), number, (size, band, at) => {
        const puzzle = generate({ size, band, keep: 0 }, at);
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it('makes puzzles of order 4 that plain enumeration finds unique', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANDS), number, (band, at) => {
        expect(plainCount(generate({ size: 4, band, keep: 0 }, at))).toBe(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('leaves no clue that the band could do without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 6 }), fc.constantFrom(...BANDS), number, (size, band, at) => {
        for (const weaker of struckOnce(generate({ size, band, keep: 0 }, at))) {
          const level = maker.grader.solve(weaker).grade?.level;
          expect(level === undefined || BANDS.indexOf(level) > BANDS.indexOf(band)).toBe(true);
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('stops at the number of clues to keep', () => {
    fc.assert(
      fc.property(number, (at) => {
        const level = { size: 5, band: 'medium', keep: 18 } as const;
        const puzzle = generate(level, at);
        expect(clueCount(puzzle)).toBe(18);
        expect(maker.shortfall(puzzle, level)).toBeUndefined();
        expect(maker.shortfall(puzzle, { ...level, keep: 17 })).toBeUndefined();
        expect(maker.shortfall(puzzle, { ...level, keep: 19 })).toBe('fewer clues than the level keeps');
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('discards attempts that stay too easy', () => {
    expect(maker.generate(randomFor('futoshiki/test/1', 0), { size: 4, band: 'hard', keep: 23 })).toEqual({
      discarded: 'easier than the level',
    });
  });

  it('names wishes that no puzzle meets', () => {
    const level = { size: 4, band: 'easy', keep: 39 } as const;
    expect(maker.wishFault(level)).toBeUndefined();
    expect(maker.wishFault({ ...level, keep: 40 })).toBe(
      'keep: 40; expected fewer than the 40 cells and pairs of neighbours',
    );
    expect(maker.wishFault({ ...level, band: 'mini' })).toBe(
      'band: mini; expected one of easy, medium, hard, expert, extreme',
    );
  });

  it('is a function of the address and the attempt', () => {
    const level = { size: 6, band: 'medium', keep: 0 } as const;
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
    const puzzle = { ...generate({ size: 7, band: 'medium', keep: 0 }, 1), inequalities: [] };
    expect(maker.countSolutions(puzzle, 1_000_000, 50)).toBeUndefined();
  });
});
