import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CalcudokuPuzzle } from '../../format/documents.js';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { drawClue, MAX_PRODUCT } from '../../generator/calcudoku/clues.js';
import {
  type CalcudokuLevel,
  MAX_ROLLS,
  makeCalcudokuMaker,
  ROLLS_BEFORE_SHRINKING,
} from '../../generator/calcudoku/index.js';
import { CalcudokuSolver } from '../../generator/calcudoku/solver.js';
import { randomFor } from '../../generator/random/seed.js';
import { plainCount, plainFillings } from './calcudoku-plain.js';

const maker = makeCalcudokuMaker();
const number = fc.integer({ min: 1, max: 1_000_000 });

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
  .record({ size: fc.integer({ min: 4, max: 7 }), cages: fc.integer({ min: 2, max: 4 }), freebies: fc.nat(2) })
  .filter(({ size, cages, freebies }) => cages > 2 || size % 2 === 0 || freebies > 0);

describe('calcudoku maker', () => {
  it('makes puzzles that keep the rules and their promises, survive the record and are unique', () => {
    fc.assert(
      fc.property(levels, number, (level, at) => {
        const puzzle = generate(level, at);
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
        expect(maker.shortfall(puzzle, level)).toBeUndefined();
        expect(puzzle.givens).toEqual(puzzle.solution.map(() => 0));
        expect(giveAways(puzzle)).toBeLessThanOrEqual(level.freebies);
        expect([level.cages, Math.max(2, level.cages - 1)]).toContain(largestOf(puzzle));
        for (const { cells, op, target } of puzzle.cages) {
          if (op === '-' || op === '÷') expect(cells).toHaveLength(2);
          if (op === '÷') expect(target).toBeGreaterThan(1);
          if (op === '×') expect(target).toBeLessThanOrEqual(MAX_PRODUCT);
          expect(op === '=').toBe(cells.length === 1);
        }
      }),
      { seed: 1, numRuns: 120 },
    );
  });

  it('makes puzzles of order 4 that plain enumeration finds unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), number, (cages, at) => {
        expect(plainCount(generate({ size: 4, cages }, at))).toBe(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('makes larger orders too', () => {
    for (const size of [8, 9]) {
      const puzzle = generate({ size, cages: 3 }, 1);
      expect(maker.rules.violations(puzzle)).toEqual([]);
      expect(maker.countSolutions(puzzle, 2)).toBe(1);
    }
  });

  it('uses every operation and every size of cage', () => {
    const cages = Array.from({ length: 20 }, (_, at) => generate({ size: 6, cages: 4 }, at).cages).flat();
    expect(new Set(cages.map(({ op }) => op))).toEqual(new Set(['+', '-', '×', '÷']));
    expect(new Set(cages.map(({ cells }) => cells.length))).toEqual(new Set([2, 3, 4]));
  });

  it('gives values away only where the level allows it', () => {
    const found = Array.from({ length: 60 }, (_, at) => giveAways(generate({ size: 5, cages: 2, freebies: 3 }, at)));
    // An odd grid in cages of two leaves one cell alone at least.
    expect(Math.min(...found)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...found)).toBe(3);
    expect(attemptOf({ size: 5, cages: 2 }, 1)).toEqual({
      discarded: 'cages of two cannot cover an odd number of cells',
    });
  });

  it('rolls 400 times at most, smaller cages after 250', () => {
    const roll = vi.spyOn(CageRoller.prototype, 'roll');
    try {
      const rolls: number[] = [];
      for (let at = 1; at <= 150; at++) {
        roll.mockClear();
        const made = attemptOf({ size: 4, cages: 3 }, at);
        const asked = roll.mock.calls.map(([, largest]) => largest);
        expect(asked.slice(0, ROLLS_BEFORE_SHRINKING).every((largest) => largest === 3)).toBe(true);
        expect(asked.slice(ROLLS_BEFORE_SHRINKING).every((largest) => largest === 2)).toBe(true);
        if ('puzzle' in made) {
          expect(largestOf(made.puzzle)).toBe(asked[asked.length - 1]);
        } else {
          expect(made).toEqual({ discarded: 'no unique cages within 400 rolls' });
          expect(asked).toHaveLength(MAX_ROLLS);
        }
        rolls.push(asked.length);
      }
      // All three ways of ending were seen.
      expect(rolls.some((count) => count <= ROLLS_BEFORE_SHRINKING)).toBe(true);
      expect(rolls.some((count) => count > ROLLS_BEFORE_SHRINKING && count < MAX_ROLLS)).toBe(true);
      expect(rolls).toContain(MAX_ROLLS);
    } finally {
      roll.mockRestore();
    }
  });

  it.each([
    ['with another solution', true],
    ['out of budget', undefined],
  ])('takes no roll %s', (_, answer) => {
    const ask = vi.spyOn(CalcudokuSolver.prototype, 'hasOther').mockReturnValue(answer);
    try {
      expect(attemptOf({ size: 5, cages: 3 }, 1)).toEqual({ discarded: 'no unique cages within 400 rolls' });
      expect(ask).toHaveBeenCalled();
    } finally {
      ask.mockRestore();
    }
  });

  it('never shrinks cages below two', () => {
    const roll = vi.spyOn(CageRoller.prototype, 'roll');
    try {
      for (let at = 1; at <= 100; at++) attemptOf({ size: 4, cages: 2 }, at);
      expect(roll.mock.calls.length).toBeGreaterThan(MAX_ROLLS);
      expect(new Set(roll.mock.calls.map(([, largest]) => largest))).toEqual(new Set([2]));
    } finally {
      roll.mockRestore();
    }
  });

  it('tells where a puzzle falls short of the level', () => {
    const puzzle = generate({ size: 6, cages: 4 }, 1);
    expect(largestOf(puzzle)).toBe(4);
    expect(maker.shortfall(puzzle, { size: 6, cages: 4 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 6, cages: 5 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 6, cages: 3 })).toBe('a cage above the largest size');
    expect(maker.shortfall(puzzle, { size: 6, cages: 6 })).toBe('no cage of the largest size');
    const generous = generate({ size: 5, cages: 2, freebies: 1 }, 1);
    expect(maker.shortfall(generous, { size: 5, cages: 2, freebies: 1 })).toBeUndefined();
    expect(maker.shortfall(generous, { size: 5, cages: 2 })).toBe('too many cages give their values away');
  });

  it('is a function of the address and the attempt, whatever was made before', () => {
    const level = { size: 6, cages: 4 };
    const fresh = makeCalcudokuMaker().generate(randomFor('calcudoku/a/1', 0), level);
    expect(maker.generate(randomFor('calcudoku/a/1', 0), level)).toEqual(fresh);
    expect(maker.generate(randomFor('calcudoku/a/1', 1), level)).not.toEqual(fresh);
  });
});

describe('clues', () => {
  const drawn = (values: readonly number[]) => {
    const random = randomFor('calcudoku/clues/1', 0);
    const cells = values.map((_, cell) => cell);
    const times = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const { op, target } = drawClue(random, cells, values);
      const clue = `${target}${op}`;
      times.set(clue, (times.get(clue) ?? 0) + 1);
    }
    return times;
  };

  it.each([
    ['four operations', [2, 6], ['8+', '4-', '12×', '3÷']],
    ['no quotient that is no integer', [6, 4], ['10+', '2-', '24×']],
    ['sum and product of three', [4, 5, 1], ['10+', '20×']],
    ['a product of exactly 200', [8, 5, 5], ['18+', '200×']],
    ['no product over 200', [9, 8, 3], ['20+']],
    ['one cell alone', [7], ['7=']],
  ] as [string, number[], string[]][])('%s, all equally likely', (_, values, clues) => {
    const times = drawn(values);
    expect([...times.keys()].sort()).toEqual([...clues].sort());
    // The same draws every time; five standard deviations of the widest of them are 87.
    for (const count of times.values()) expect(Math.abs(count - 1200 / clues.length)).toBeLessThan(90);
  });
});
