import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { type MagicSquareLevel, magicSquareMaker as maker } from '../../generator/magic-square/index.js';
import { MagicSolver } from '../../generator/magic-square/search.js';
import { strike } from '../../generator/magic-square/strike.js';
import { makeRecord } from '../../generator/make.js';
import { randomFor } from '../../generator/random/seed.js';
import { withValue } from '../lists.js';
import { allMagicSquares, isMagic, mirrored, turned } from './magic-squares.js';

const SQUARES: Readonly<Record<number, readonly number[][]>> = { 3: allMagicSquares(3), 4: allMagicSquares(4) };
const number = fc.integer({ min: 1, max: 1_000_000 });

/** The first attempt of an address; it must not be discarded. */
function generate(level: MagicSquareLevel, at: number): MagicSquarePuzzle {
  const attempt = maker.generate(randomFor(`magic-square/test/${at}`, 0), level);
  if ('discarded' in attempt) throw new Error(attempt.discarded);
  return attempt.puzzle;
}

function plainCount({ rows, givens }: MagicSquarePuzzle): number {
  return SQUARES[rows].filter((square) => givens.every((given, at) => given === 0 || given === square[at])).length;
}

/** The puzzle with one given less, for each of its givens. */
function struckOnce(puzzle: MagicSquarePuzzle): MagicSquarePuzzle[] {
  return puzzle.givens.flatMap((given, cell) =>
    given === 0 ? [] : [{ ...puzzle, givens: withValue(puzzle.givens, cell, 0) }],
  );
}

const givenCount = (givens: readonly number[]) => givens.filter((given) => given !== 0).length;

/** The same text for a square and all that turn or mirror into it. */
function essence(square: readonly number[]): string {
  const all: string[] = [];
  let grid = [...square];
  for (let turn = 0; turn < 4; turn++) {
    all.push(grid.join(' '), mirrored(grid, Math.sqrt(square.length)).join(' '));
    grid = turned(grid, Math.sqrt(square.length));
  }
  return all.sort()[0];
}

describe('magic square maker', () => {
  it.each([
    { size: 3, keep: 5 },
    { size: 4, keep: 9 },
    { size: 5, keep: 14 },
    { size: 5, keep: 10 },
    { size: 6, keep: 20 },
  ] as MagicSquareLevel[])(
    'makes puzzles of $size x $size with $keep givens that keep the rules and are unique',
    (level) => {
      fc.assert(
        fc.property(number, (at) => {
          const puzzle = generate(level, at);
          expect(isMagic(puzzle.solution)).toBe(true);
          expect(givenCount(puzzle.givens)).toBe(level.keep);
          expect(maker.shortfall(puzzle, level)).toBeUndefined();
          expect(maker.rules.violations(puzzle)).toEqual([]);
          expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
          expect(maker.countSolutions(puzzle, 2)).toBe(1);
        }),
        { seed: 1, numRuns: 25 },
      );
    },
  );

  it('makes puzzles that plain enumeration finds unique, and minimal where that is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(3 as const, 4 as const), number, (size, at) => {
        expect(plainCount(generate({ size, keep: size === 3 ? 4 : 7 }, at))).toBe(1);
        const puzzle = generate({ size, keep: 0 }, at);
        expect(plainCount(puzzle)).toBe(1);
        for (const weaker of struckOnce(puzzle)) expect(plainCount(weaker)).toBeGreaterThan(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('leaves no given that could go at order 5', () => {
    for (let at = 1; at <= 4; at++) {
      const puzzle = generate({ size: 5, keep: 0 }, at);
      expect(maker.countSolutions(puzzle, 2)).toBe(1);
      for (const weaker of struckOnce(puzzle)) expect(maker.countSolutions(weaker, 2)).toBe(2);
    }
  });

  it('discards attempts that cannot keep the number', () => {
    const random = randomFor('magic-square/test/1', 0);
    expect(maker.generate(random, { size: 4, keep: 2 })).toEqual({
      discarded: 'stopped above the number of givens to keep',
    });
    expect(maker.generate(random, { size: 4, keep: 17 })).toEqual({ discarded: 'fewer givens than to keep' });
  });

  it('tells where a finished puzzle falls short', () => {
    const puzzle = generate({ size: 4, keep: 8 }, 1);
    expect(maker.shortfall(puzzle, { size: 4, keep: 0 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 4, keep: 7 })).toBe('stopped above the number of givens to keep');
    expect(maker.shortfall(puzzle, { size: 4, keep: 9 })).toBe('fewer givens than to keep');
  });

  it('does not look at the stored solution when it counts', () => {
    const puzzle = { ...generate({ size: 4, keep: 8 }, 1), solution: new Array<number>(16).fill(1) };
    expect(maker.countSolutions(puzzle, 2)).toBe(1);
  });

  it('proves nothing when out of budget', () => {
    const blank = { ...generate({ size: 5, keep: 10 }, 1), givens: new Array<number>(25).fill(0) };
    expect(maker.countSolutions(blank, 1_000_000, 50)).toBeUndefined();
  });

  it('is a function of the address and the attempt', () => {
    const draw = (address: string, attempt: number) =>
      maker.generate(randomFor(address, attempt), { size: 5, keep: 12 });
    expect(draw('magic-square/a/1', 0)).toEqual(draw('magic-square/a/1', 0));
    expect(draw('magic-square/a/1', 0)).not.toEqual(draw('magic-square/a/1', 1));
    expect(draw('magic-square/a/1', 0)).not.toEqual(draw('magic-square/a/2', 0));
  });
});

describe('magic square variety', () => {
  const draws = (size: MagicSquareLevel['size'], times: number) =>
    Array.from({ length: times }, (_, at) => generate({ size, keep: size * size }, at).solution);

  it('draws all 8 squares of order 3', () => {
    expect(new Set(draws(3, 100).map((square) => square.join(' '))).size).toBe(8);
  });

  it('draws most of the 880 different squares of order 4 within 1,500', () => {
    const all = new Set(SQUARES[4].map(essence));
    const drawn = new Set(draws(4, 1500).map(essence));
    expect(all.size).toBe(880);
    expect([...drawn].filter((square) => !all.has(square))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(600);
  });

  it('draws no square of order 5 twice', () => {
    expect(new Set(draws(5, 100).map(essence)).size).toBe(100);
  });

  it('makes twelve different puzzles of the smallest size', () => {
    const made = Array.from({ length: 12 }, (_, at) => {
      const { record } = makeRecord(maker, `magic-square/mini/${at + 1}`, { size: 3, keep: 5 }, 100);
      return maker.rules.decode(record).givens.join(' ');
    });
    expect(new Set(made).size).toBe(12);
  });
});

describe('striking out of budget', () => {
  const solution = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1];
  const struck = (keep: number, budget: number) =>
    strike(new MagicSolver(4), randomFor('magic-square/strike/1', 0), solution, keep, budget);
  const enough = struck(0, 1_000_000)!;

  it('gives the minimum up, whichever search it was', () => {
    expect(struck(0, 0)).toBeUndefined();
    const outcomes = Array.from({ length: 400 }, (_, budget) => struck(0, budget));
    const decided = outcomes.findIndex((givens) => givens !== undefined);
    expect(decided).toBeGreaterThan(0);
    for (const givens of outcomes.slice(decided)) expect(givens).toEqual(enough);
  });

  it('keeps the given in question where more may stay, and goes on', () => {
    const givens = struck(1, 0)!;
    expect(givenCount(givens)).toBeGreaterThan(givenCount(enough));
    expect(givenCount(givens)).toBeLessThan(16);
    expect(new MagicSolver(4).count(givens, 2, 1000)).toBe(1);
    expect(givens.every((given, cell) => given === 0 || given === solution[cell])).toBe(true);
  });
});
