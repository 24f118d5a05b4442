import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import { BANDS, type Band, bandsOf } from '../../format/techniques.js';
import { randomFor } from '../../generator/random/seed.js';
import { makeSkyscrapersMaker, type SkyscrapersLevel } from '../../generator/skyscrapers/index.js';
import { LineTables } from '../../generator/skyscrapers/lines.js';
import { withValue } from '../lists.js';
import { allLatinSquares } from './latin-squares.js';

const maker = makeSkyscrapersMaker();
const SQUARES = allLatinSquares(4).map((square) => ({ square, views: viewsOf(square, 4) }));
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const number = fc.integer({ min: 1, max: 1_000_000 });

/** What is seen from each side, written without the project's own lines of sight. */
function viewsOf(square: readonly number[], order: number): Record<'top' | 'right' | 'bottom' | 'left', number[]> {
  const rows = Array.from({ length: order }, (_, row) => square.slice(row * order, (row + 1) * order));
  const columns = rows.map((_, column) => rows.map((row) => row[column]));
  const seen = (line: readonly number[]) =>
    line.filter((height, i) => height > Math.max(0, ...line.slice(0, i))).length;
  return {
    top: columns.map(seen),
    right: rows.map((row) => seen([...row].reverse())),
    bottom: columns.map((column) => seen([...column].reverse())),
    left: rows.map(seen),
  };
}

/** The first attempt that gives a puzzle. */
function generate(level: SkyscrapersLevel, at: number): SkyscrapersPuzzle {
  for (let attempt = 0; attempt < 500; attempt++) {
    const outcome = maker.generate(randomFor(`skyscrapers/test/${at}`, attempt), level);
    if ('puzzle' in outcome) return outcome.puzzle;
  }
  throw new Error('no puzzle in 500 attempts');
}

/** Whether techniques up to the band solve the puzzle. */
function isWithin(puzzle: SkyscrapersPuzzle, band: Band): boolean {
  const { grade } = maker.grader.solve(puzzle);
  return grade !== undefined && BANDS.indexOf(grade.level) <= BANDS.indexOf(band);
}

const band = fc.constantFrom(...bandsOf('skyscrapers'));

function plainCount({ givens, edges }: SkyscrapersPuzzle): number {
  return SQUARES.filter(
    ({ square, views }) =>
      givens.every((given, cell) => given === 0 || given === square[cell]) &&
      SIDES.every((side) => edges[side].every((clue, line) => clue === 0 || clue === views[side][line])),
  ).length;
}

/** The puzzle with one clue less, for each of its clues. */
function struckOnce(puzzle: SkyscrapersPuzzle): SkyscrapersPuzzle[] {
  const { givens, edges } = puzzle;
  return [
    ...givens.flatMap((given, cell) => (given === 0 ? [] : [{ ...puzzle, givens: withValue(givens, cell, 0) }])),
    ...SIDES.flatMap((side) =>
      edges[side].flatMap((clue, line) =>
        clue === 0 ? [] : [{ ...puzzle, edges: { ...edges, [side]: withValue(edges[side], line, 0) } }],
      ),
    ),
  ];
}

describe('skyscrapers maker', () => {
  it('makes puzzles that keep the rules, survive the record and are unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 7 }), number, (size, at) => {
        const puzzle = generate({ size, keep: 0, band: 'medium' }, at);
        expect(maker.rules.violations(puzzle)).toEqual([]);
        expect(maker.rules.decode(maker.rules.encode(puzzle))).toEqual(puzzle);
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it('prints numbers that are seen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 7 }), number, (size, at) => {
        const { edges, solution } = generate({ size, keep: 0, band: 'hard' }, at);
        const views = viewsOf(solution, size);
        for (const side of SIDES) {
          expect(edges[side]).toEqual(views[side].map((seen, line) => (edges[side][line] === 0 ? 0 : seen)));
        }
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it('makes puzzles of order 4 that plain enumeration finds unique', () => {
    fc.assert(
      fc.property(band, number, (wanted, at) => {
        expect(plainCount(generate({ size: 4, keep: 0, band: wanted }, at))).toBe(1);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('leaves no clue that the techniques of the band can spare', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 5, 6), band, number, (size, wanted, at) => {
        const puzzle = generate({ size, keep: 0, band: wanted }, at);
        expect(isWithin(puzzle, wanted)).toBe(true);
        for (const weaker of struckOnce(puzzle)) expect(isWithin(weaker, wanted)).toBe(false);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('leaves as many clues as asked', () => {
    fc.assert(
      fc.property(number, (at) => {
        const puzzle = generate({ size: 5, keep: 14, band: 'medium' }, at);
        expect(struckOnce(puzzle)).toHaveLength(14);
        expect(maker.shortfall(puzzle, { size: 5, keep: 14, band: 'medium' })).toBeUndefined();
        expect(maker.shortfall(puzzle, { size: 5, keep: 15, band: 'medium' })).toBe('fewer clues than the level keeps');
        expect(maker.shortfall(puzzle, { size: 5, keep: 0, band: 'medium' })).toBeUndefined();
        expect(maker.countSolutions(puzzle, 2)).toBe(1);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('leaves more than edge clues where that many are asked', () => {
    // 16 clues at the edge, 16 cells.
    for (const keep of [17, 31]) {
      const puzzle = generate({ size: 4, keep, band: 'easy' }, keep);
      expect(struckOnce(puzzle)).toHaveLength(keep);
    }
    expect(maker.wishFault({ size: 4, keep: 31, band: 'easy' })).toBeUndefined();
    expect(maker.wishFault({ size: 4, keep: 32, band: 'easy' })).toBe(
      'keep: 32; expected fewer than the 32 cells and places at the edge',
    );
    expect(maker.wishFault({ size: 4, keep: 0, band: 'mini' })).toBe(
      'band: mini; expected one of easy, medium, hard, expert, extreme',
    );
  });

  it('discards attempts that easier techniques solve', () => {
    const level = { size: 4, keep: 24, band: 'hard' } as const;
    expect(maker.generate(randomFor('skyscrapers/test/1', 0), level)).toEqual({ discarded: 'easier than the level' });
  });

  it('is a function of the address and the attempt, whatever was made before', () => {
    const level = { size: 6, keep: 0, band: 'medium' } as const;
    const fresh = makeSkyscrapersMaker().generate(randomFor('skyscrapers/a/1', 0), level);
    expect('puzzle' in fresh).toBe(true);
    expect(maker.generate(randomFor('skyscrapers/a/1', 0), level)).toEqual(fresh);
    expect(maker.generate(randomFor('skyscrapers/a/1', 1), level)).not.toEqual(fresh);
    for (let at = 0; at < 60; at++) {
      const level = { size: 4 + (at % 2), keep: 0, band: 'hard' } as const;
      const alone = makeSkyscrapersMaker().generate(randomFor('skyscrapers/a/1', at), level);
      expect(maker.generate(randomFor('skyscrapers/a/1', at), level)).toEqual(alone);
    }
  });
});

describe('skyscrapers counts', () => {
  it('agree with plain enumeration on any clues, whatever the stored solution', () => {
    const side = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 })), {
      minLength: 4,
      maxLength: 4,
    });
    const edges = fc.record({ top: side, right: side, bottom: side, left: side });
    const placed = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 2 });
    fc.assert(
      fc.property(edges, placed, (asked, values) => {
        const givens = values.reduce(
          (grid, [cell, value]) => withValue(grid, cell, value),
          new Array<number>(16).fill(0),
        );
        const puzzle = { rows: 4, columns: 4, givens, edges: asked, solution: new Array<number>(16).fill(1) };
        expect(maker.countSolutions(puzzle, 1000)).toBe(plainCount(puzzle));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('prove nothing when out of budget', () => {
    const none = new Array<number>(7).fill(0);
    const puzzle = {
      ...generate({ size: 7, keep: 0, band: 'easy' }, 1),
      edges: { top: none, right: none, bottom: none, left: none },
    };
    expect(maker.countSolutions(puzzle, 1_000_000, 50)).toBeUndefined();
  });
});

describe('tables of lines', () => {
  // Permutations of n by buildings seen from one end: Stirling numbers of the first kind.
  it.each([
    [4, [6, 11, 6, 1]],
    [5, [24, 50, 35, 10, 1]],
    [7, [720, 1764, 1624, 735, 175, 21, 1]],
  ])('order %i: lines by what one end shows', (order, counts) => {
    const tables = new LineTables(order);
    const all = counts.reduce((sum, count) => sum + count);
    for (const [at, count] of counts.entries()) {
      expect(tables.between(at + 1, 0).tuples).toHaveLength(count * order);
      expect(tables.between(0, at + 1).tuples).toHaveLength(count * order);
      expect(tables.between(-(at + 1), 0).tuples).toHaveLength((all - count) * order);
    }
  });

  it('refuse clues that no line can show', () => {
    expect(() => new LineTables(4).between(5, 0)).toThrow(RangeError);
    expect(() => new LineTables(4).between(0, -5)).toThrow(RangeError);
    expect(() => new LineTables(4).between(1.5, 0)).toThrow(RangeError);
  });

  it('are made once per kind of line', () => {
    const tables = new LineTables(5);
    expect(tables.between(2, 3)).toBe(tables.between(2, 3));
    expect(tables.between(2, 3)).not.toBe(tables.between(3, 2));
    expect(Array.from(tables.between(5, 1).tuples)).toEqual([1, 2, 3, 4, 5]);
    expect(Array.from(tables.between(1, 5).tuples)).toEqual([5, 4, 3, 2, 1]);
  });
});
