import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { decodeRecord } from '../../format/record.js';
import { heightsOf } from '../../generator/grade/bands.js';
import { climb } from '../../generator/grade/ladder.js';
import { MagicBoard } from '../../generator/magic-square/board.js';
import { Filler } from '../../generator/magic-square/fill.js';
import { Geometry } from '../../generator/magic-square/geometry.js';
import { MAGIC_RUNGS } from '../../generator/magic-square/grade.js';
import { type MagicSquareLevel, magicSquareMaker as maker } from '../../generator/magic-square/index.js';
import { makeRecord } from '../../generator/make.js';
import { randomFor } from '../../generator/random/seed.js';
import { withValue } from '../lists.js';
import { allMagicSquares, isMagic, mirrored, turned } from './magic-squares.js';

const SQUARES: Readonly<Record<number, readonly number[][]>> = { 3: allMagicSquares(3), 4: allMagicSquares(4) };
const number = fc.integer({ min: 1, max: 1_000_000 });

/** The first puzzle that an attempt of an address makes. */
function generate(level: MagicSquareLevel, at: number): MagicSquarePuzzle {
  for (let attempt = 0; attempt < 100; attempt++) {
    const draft = maker.generate(randomFor(`magic-square/test/${at}`, attempt), level);
    if ('puzzle' in draft) return draft.puzzle;
  }
  throw new Error('no puzzle in 100 attempts');
}

function plainCount({ rows, givens }: MagicSquarePuzzle): number {
  return SQUARES[rows].filter((square) => givens.every((given, at) => given === 0 || given === square[at])).length;
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
    { size: 3, band: 'mini', keep: 5 },
    { size: 4, band: 'easy', keep: 9 },
    { size: 4, band: 'medium', keep: 6 },
    { size: 5, band: 'hard', keep: 11 },
    { size: 5, band: 'expert', keep: 10 },
    { size: 6, band: 'hard', keep: 18 },
  ] as MagicSquareLevel[])('makes $band puzzles of $size x $size that keep the rules and are unique', (level) => {
    fc.assert(
      fc.property(number, (at) => {
        const puzzle = generate(level, at);
        expect(isMagic(puzzle.solution)).toBe(true);
        expect(givenCount(puzzle.givens)).toBeGreaterThanOrEqual(level.keep);
        expect(maker.shortfall(puzzle, level)).toBeUndefined();
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it('makes puzzles that plain enumeration finds unique', () => {
    const levels: MagicSquareLevel[] = [
      { size: 3, band: 'medium', keep: 0 },
      { size: 4, band: 'medium', keep: 0 },
      { size: 4, band: 'expert', keep: 0 },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...levels), number, (level, at) => {
        expect(plainCount(generate(level, at))).toBe(1);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it.each([
    { size: 4, band: 'easy', keep: 0 },
    { size: 4, band: 'expert', keep: 0 },
    { size: 5, band: 'medium', keep: 0 },
    { size: 5, band: 'hard', keep: 0 },
  ] as MagicSquareLevel[])('leaves no given that the techniques of the band can do without: $size, $band', (level) => {
    const { size, band } = level;
    const board = new MagicBoard(new Geometry(size));
    const { within } = heightsOf('magic-square', MAGIC_RUNGS, band, size);
    for (let at = 1; at <= 5; at++) {
      const { givens } = generate(level, at);
      for (const [cell, given] of givens.entries()) {
        if (given === 0) continue;
        board.reset(withValue(givens, cell, 0));
        expect(climb(MAGIC_RUNGS, board, within)).toBe('stuck');
      }
    }
  });

  it('goes down to the number to keep, with the last given making the level', () => {
    const level: MagicSquareLevel = { size: 4, band: 'medium', keep: 9 };
    let count = 0;
    for (let at = 1; at <= 40; at++) {
      const draft = maker.generate(randomFor(`magic-square/keep/${at}`, 0), level);
      if ('discarded' in draft) continue;
      count++;
      expect(givenCount(draft.puzzle.givens)).toBe(9);
      expect(maker.grader.solve(draft.puzzle).grade?.level).toBe('medium');
    }
    expect(count).toBeGreaterThan(30);
  });

  it('discards attempts that stay too easy', () => {
    const random = randomFor('magic-square/test/1', 0);
    const discarded = { discarded: 'easier than the level' };
    expect(maker.generate(random, { size: 4, band: 'medium', keep: 16 })).toEqual(discarded);
    expect(maker.generate(random, { size: 5, band: 'hard', keep: 22 })).toEqual(discarded);
  });

  it('tells what no puzzle can be', () => {
    expect(maker.wishFault({ size: 4, band: 'easy', keep: 16 })).toBe('keep: 16; expected fewer than the 16 cells');
    expect(maker.wishFault({ size: 4, band: 'easy', keep: 15 })).toBeUndefined();
    expect(maker.wishFault({ size: 4, band: 'mini', keep: 0 })).toBe(
      'band: mini; expected one of easy, medium, hard, expert',
    );
    expect(maker.wishFault({ size: 3, band: 'easy', keep: 0 })).toBe('band: easy; expected one of mini, medium, hard');
  });

  it('tells where a finished puzzle falls short', () => {
    const puzzle = generate({ size: 4, band: 'easy', keep: 9 }, 1);
    expect(givenCount(puzzle.givens)).toBe(9);
    expect(maker.shortfall(puzzle, { size: 4, band: 'easy', keep: 0 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 4, band: 'easy', keep: 9 })).toBeUndefined();
    expect(maker.shortfall(puzzle, { size: 4, band: 'easy', keep: 10 })).toBe('fewer clues than the level keeps');
  });

  it('does not look at the stored solution when it counts or grades', () => {
    const puzzle = generate({ size: 4, band: 'hard', keep: 0 }, 1);
    const other = { ...puzzle, solution: new Array<number>(16).fill(1) };
    expect(maker.countSolutions(other, 2)).toBe(1);
    expect(maker.grader.solve(other)).toEqual(maker.grader.solve(puzzle));
  });

  it('proves nothing when out of budget', () => {
    const blank = { ...generate({ size: 5, band: 'easy', keep: 0 }, 1), givens: new Array<number>(25).fill(0) };
    expect(maker.countSolutions(blank, 1_000_000, 50)).toBeUndefined();
  });

  it('is a function of the address and the attempt, whatever was made before', () => {
    const draw = (address: string, attempt: number) =>
      maker.generate(randomFor(address, attempt), { size: 5, band: 'medium', keep: 12 });
    const first = draw('magic-square/a/1', 0);
    const others = [draw('magic-square/a/1', 1), draw('magic-square/a/2', 0)];
    expect(draw('magic-square/a/1', 0)).toEqual(first);
    for (const other of others) expect(other).not.toEqual(first);
  });
});

describe('magic square variety', () => {
  const draws = (size: number, times: number) => {
    const filler = new Filler(new Geometry(size));
    return Array.from({ length: times }, (_, at) => filler.fill(randomFor(`magic-square/test/${at}`, 0))!);
  };

  it.each([3, 4, 5, 6])('fills squares of order %i that keep the rules', (size) => {
    for (const square of draws(size, 50)) expect(isMagic(square)).toBe(true);
  });

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

  it('draws no square of order 5 or 6 twice', () => {
    for (const size of [5, 6]) expect(new Set(draws(size, 200).map(essence)).size).toBe(200);
  });

  it('draws each value about as often for each cell of order 5', () => {
    const found = Array.from({ length: 25 }, () => new Array<number>(26).fill(0));
    for (const square of draws(5, 2000)) for (const [cell, value] of square.entries()) found[cell][value]++;
    // 80 each are to be expected where all are equal; among all squares of order 5 the centre, say, has its favourites.
    for (const counts of found) for (const count of counts.slice(1)) expect(count).toBeGreaterThan(25);
  });

  it('makes twelve different puzzles of the smallest size', () => {
    const made = Array.from({ length: 12 }, (_, at) => {
      const { record } = makeRecord(maker, `magic-square/mini/${at + 1}`, { size: 3, band: 'mini', keep: 5 }, 100);
      return decodeRecord(maker.rules, record).puzzle.givens.join(' ');
    });
    expect(new Set(made).size).toBe(12);
  });
});
