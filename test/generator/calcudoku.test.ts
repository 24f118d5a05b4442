import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CalcudokuPuzzle } from '../../format/documents.js';
import { bandsOf } from '../../format/techniques.js';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { cluesOf, drawClue, MAX_PRODUCT } from '../../generator/calcudoku/clues.js';
import { type CalcudokuLevel, MAX_ROLLS, makeCalcudokuMaker } from '../../generator/calcudoku/index.js';
import { randomFor } from '../../generator/random/seed.js';
import { plainCount, plainFillings } from './calcudoku-plain.js';

const maker = makeCalcudokuMaker();
const number = fc.integer({ min: 1, max: 1_000_000 });
const BANDS = bandsOf('calcudoku');

function attemptOf(level: CalcudokuLevel, at: number, attempt = 0) {
  return maker.generate(randomFor(`calcudoku/test/${at}`, attempt), level);
}

/** The puzzle of the first attempt that has one. */
function generate(level: CalcudokuLevel, at: number): CalcudokuPuzzle {
  for (let attempt = 0; attempt < 20; attempt++) {
    const made = attemptOf(level, at, attempt);
    if ('puzzle' in made) return made.puzzle;
  }
  throw new Error(`no puzzle in 20 attempts at ${at}`);
}

const giveAways = ({ rows, cages }: CalcudokuPuzzle) => cages.filter((cage) => plainFillings(rows, cage) === 1).length;
const largestOf = ({ cages }: CalcudokuPuzzle) => Math.max(...cages.map(({ cells }) => cells.length));

/** Levels that are made in a moment. */
const levels = fc
  .record({
    size: fc.integer({ min: 4, max: 7 }),
    band: fc.constantFrom('easy', 'medium', 'hard', 'expert'),
    cages: fc.integer({ min: 2, max: 4 }),
    freebies: fc.nat(2),
  })
  .filter(({ size, cages, freebies }) => cages > 2 || size % 2 === 0 || freebies > 0);

describe('calcudoku maker', () => {
  it('makes puzzles that keep the rules and their promises, survive the record and are unique', () => {
    fc.assert(
      fc.property(levels, number, (level, at) => {
        const puzzle = generate(level, at);
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
        expect(maker.grader.solve(puzzle).grade?.level).toBe(level.band);
        expect(maker.shortfall(puzzle, level)).toBeUndefined();
        expect(puzzle.givens).toEqual(puzzle.solution.map(() => 0));
        expect(giveAways(puzzle)).toBeLessThanOrEqual(level.freebies);
        expect(largestOf(puzzle)).toBe(level.cages);
        for (const { cells, op, target } of puzzle.cages) {
          if (op === '-' || op === '÷') expect(cells).toHaveLength(2);
          if (op === '÷') expect(target).toBeGreaterThan(1);
          if (op === '×') expect(target).toBeLessThanOrEqual(MAX_PRODUCT);
          expect(op === '=').toBe(cells.length === 1);
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('makes puzzles of order 4 that plain enumeration finds unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.constantFrom('easy', 'hard'), number, (cages, band, at) => {
        expect(plainCount(generate({ size: 4, band, cages }, at))).toBe(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it.each(BANDS)('hits the band %s at order 6, mostly at the first attempt', (band) => {
    let hits = 0;
    for (let at = 1; at <= 15; at++) {
      const made = attemptOf({ size: 6, band, cages: 4 }, at);
      if (!('puzzle' in made)) continue;
      hits++;
      expect(maker.grader.solve(made.puzzle).grade?.level).toBe(band);
    }
    expect(hits).toBeGreaterThanOrEqual(12);
  });

  it('makes larger orders too', () => {
    for (const size of [8, 9]) {
      const puzzle = generate({ size, band: 'hard', cages: 3 }, 1);
      expect(maker.rules.violations(puzzle)).toEqual([]);
      expect(maker.countSolutions(puzzle, 2)).toBe(1);
    }
  });

  it('uses every operation and every size of cage', () => {
    const made = Array.from({ length: 20 }, (_, at) => generate({ size: 6, band: 'expert', cages: 4 }, at));
    const cages = made.flatMap((puzzle) => puzzle.cages);
    expect(new Set(cages.map(({ op }) => op))).toEqual(new Set(['+', '-', '×', '÷']));
    expect(new Set(cages.map(({ cells }) => cells.length))).toEqual(new Set([2, 3, 4]));
  });

  it('gives values away only where the level allows it', () => {
    const level: CalcudokuLevel = { size: 5, band: 'medium', cages: 2, freebies: 3 };
    const found = Array.from({ length: 60 }, (_, at) => giveAways(generate(level, at)));
    // An odd grid in cages of two leaves one cell alone at least.
    expect(Math.min(...found)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...found)).toBe(3);
    expect(attemptOf({ size: 5, band: 'medium', cages: 2 }, 1)).toEqual({
      discarded: 'cages of two cannot cover an odd number of cells',
    });
  });

  it('cuts cages that tell too little, but keeps one of the largest size', () => {
    const roll = vi.spyOn(CageRoller.prototype, 'roll');
    try {
      let cut = 0;
      for (let at = 1; at <= 20; at++) {
        roll.mockClear();
        const puzzle = generate({ size: 6, band: 'easy', cages: 4 }, at);
        const last = roll.mock.results[roll.mock.results.length - 1];
        const rolled = last.value as readonly (readonly number[])[];
        expect(largestOf(puzzle)).toBe(4);
        // Cages are cut in two or left as they were rolled.
        for (const { cells } of puzzle.cages) {
          expect(rolled.some((from) => cells.every((cell) => from.includes(cell)))).toBe(true);
        }
        if (puzzle.cages.length > rolled.length) cut++;
      }
      expect(cut).toBeGreaterThan(0);
    } finally {
      roll.mockRestore();
    }
  });

  it('gives up after so many rolls', () => {
    const roll = vi.spyOn(CageRoller.prototype, 'roll').mockReturnValue(undefined);
    try {
      expect(attemptOf({ size: 5, band: 'easy', cages: 3 }, 1)).toEqual({ discarded: 'harder than the level' });
      expect(roll).toHaveBeenCalledTimes(MAX_ROLLS);
    } finally {
      roll.mockRestore();
    }
  });

  it('tells what no puzzle can be', () => {
    expect(maker.wishFault({ size: 5, band: 'hard', cages: 2 })).toMatch(/^cages: 2; expected 3/);
    expect(maker.wishFault({ size: 5, band: 'hard', cages: 2, freebies: 1 })).toBeUndefined();
    expect(maker.wishFault({ size: 6, band: 'hard', cages: 2 })).toBeUndefined();
    expect(maker.wishFault({ size: 6, band: 'mini', cages: 2 })).toMatch(/^band: mini; expected one of easy, /);
  });

  it('tells where a puzzle falls short of the level', () => {
    const band = 'medium';
    const puzzle = generate({ size: 6, band, cages: 4 }, 1);
    expect(maker.shortfall(puzzle, { size: 6, band, cages: 4 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 6, band, cages: 3 })).toBe('a cage above the largest size');
    expect(maker.shortfall(puzzle, { size: 6, band, cages: 5 })).toBe('no cage of the largest size');
    const generous = generate({ size: 5, band, cages: 2, freebies: 1 }, 1);
    expect(maker.shortfall(generous, { size: 5, band, cages: 2, freebies: 1 })).toBeUndefined();
    expect(maker.shortfall(generous, { size: 5, band, cages: 2 })).toBe('too many cages give their values away');
  });

  it('is a function of the address and the attempt, whatever was made before', () => {
    const level: CalcudokuLevel = { size: 6, band: 'expert', cages: 4 };
    const fresh = makeCalcudokuMaker().generate(randomFor('calcudoku/a/1', 0), level);
    expect(maker.generate(randomFor('calcudoku/a/1', 0), level)).toEqual(fresh);
    expect(maker.generate(randomFor('calcudoku/a/1', 1), level)).not.toEqual(fresh);
  });
});

describe('clues', () => {
  it.each([
    ['four operations', [2, 6], ['8+', '4-', '12×', '3÷']],
    ['no quotient that is no integer', [6, 4], ['10+', '2-', '24×']],
    ['sum and product of three', [4, 5, 1], ['10+', '20×']],
    ['a product of exactly 200', [8, 5, 5], ['18+', '200×']],
    ['no product over 200', [9, 8, 3], ['20+']],
    ['one cell alone', [7], ['7=']],
  ] as [string, number[], string[]][])('%s', (_, values, expected) => {
    const cells = values.map((_, cell) => cell);
    expect(cluesOf(cells, values).map(({ op, target }) => `${target}${op}`)).toEqual(expected);
    const random = randomFor('calcudoku/clues/1', 0);
    const drawn = new Set(Array.from({ length: 100 }, () => drawClue(random, cells, values).op));
    expect(drawn.size).toBe(expected.length);
  });
});
