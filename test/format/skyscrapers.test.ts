import { describe, expect, it } from 'vitest';
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import { lineOfSight, skyscrapersRules, visibleFrom } from '../../format/variants/skyscrapers.js';
import { withValue } from '../lists.js';

// The solution is not its own mirror image in any way, so that a side read backwards is seen.
const PUZZLE: SkyscrapersPuzzle = {
  rows: 4,
  columns: 4,
  givens: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
  solution: [1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3],
  edges: { top: [3, 0, 2, 1], right: [0, 2, 4, 0], bottom: [2, 3, 0, 0], left: [4, 0, 0, 2] },
};
const RECORD = 'abcdcda2dcbabadc.tsk';
const RECORD_FAULT = expect.objectContaining({ name: 'BankError', fault: 'record' });
const DRAWN = [
  '    3   2 1',
  '  +---------+',
  '4 | . . . . |',
  '  | . . . 2 | 2',
  '  | . . . . | 4',
  '2 | . . . . |',
  '  +---------+',
  '    2 3',
];

describe('skyscrapers records', () => {
  it('writes and reads the cells and one flag a place at the edge', () => {
    // top 1011, right 0110, bottom 1100, left 1001: 101101 = 45 = t, 101100 = 44 = s, 100100 = 36 = k with two unused bits
    expect(skyscrapersRules.encode(PUZZLE)).toBe(RECORD);
    expect(skyscrapersRules.decode(RECORD)).toEqual(PUZZLE);
  });

  it.each([
    ['a clue that the solution does not show', { ...PUZZLE.edges, top: [2, 0, 2, 1] }],
    ['a clue below 0', { ...PUZZLE.edges, left: [-1, 0, 0, 2] }],
    ['a side that is too short', { ...PUZZLE.edges, left: [4, 0, 0] }],
    ['a side that is too long', { ...PUZZLE.edges, left: [4, 0, 0, 2, 0] }],
  ])('refuses to write %s', (_, edges) => {
    expect(() => skyscrapersRules.encode({ ...PUZZLE, edges })).toThrow(RangeError);
  });

  it('refuses to write other orders', () => {
    const edges = { top: [0], right: [0], bottom: [0], left: [0] };
    expect(() => skyscrapersRules.encode({ rows: 1, columns: 1, givens: [0], solution: [1], edges })).toThrow(
      RangeError,
    );
  });

  it.each([
    ['nothing', ''],
    ['no flags part', 'abcdcda2dcbabadc'],
    ['a part too many', `${RECORD}.`],
    ['a cell character outside', 'abcdcda2dcbabade.tsk'],
    ['a number of cells that is no square', 'abcdcda2dcbabad.tsk'],
    ['a single cell', 'a.A'],
    ['too few flags', 'abcdcda2dcbabadc.ts'],
    ['too many flags', 'abcdcda2dcbabadc.tskA'],
    ['a flag character outside', 'abcdcda2dcbabadc.ts='],
    ['an unused flag bit', 'abcdcda2dcbabadc.tsl'],
  ])('refuses to read %s', (_, record) => {
    expect(() => skyscrapersRules.decode(record)).toThrow(RECORD_FAULT);
  });
});

describe('lines of sight', () => {
  it('start at the edge', () => {
    expect(lineOfSight(3, 'top', 1)).toEqual([1, 4, 7]);
    expect(lineOfSight(3, 'right', 1)).toEqual([5, 4, 3]);
    expect(lineOfSight(3, 'bottom', 1)).toEqual([7, 4, 1]);
    expect(lineOfSight(3, 'left', 1)).toEqual([3, 4, 5]);
  });

  it.each([
    [[1, 2, 3, 4], 4],
    [[4, 3, 2, 1], 1],
    [[2, 1, 4, 3], 2],
    [[1, 3, 2, 4], 3],
  ])('%j shows %i', (values, seen) => {
    expect(visibleFrom(values, [0, 1, 2, 3])).toBe(seen);
  });
});

describe('skyscrapers drawings', () => {
  it('puts the numbers round the grid', () => {
    expect(skyscrapersRules.render(PUZZLE)).toBe(DRAWN.join('\n'));
    expect(skyscrapersRules.render(PUZZLE, true)).toBe(
      [
        ...DRAWN.slice(0, 2),
        '4 | 1 2 3 4 |',
        '  | 3 4 1 2 | 2',
        '  | 4 3 2 1 | 4',
        '2 | 2 1 4 3 |',
        ...DRAWN.slice(6),
      ].join('\n'),
    );
  });
});

describe('skyscrapers violations', () => {
  const rules = (puzzle: SkyscrapersPuzzle) => skyscrapersRules.violations(puzzle).map(({ rule }) => rule);

  it('finds none in a sound puzzle', () => {
    expect(rules(PUZZLE)).toEqual([]);
  });

  it('names what is broken', () => {
    expect(rules({ ...PUZZLE, givens: withValue(PUZZLE.givens, 0, 2) })).toEqual(['given']);
    expect(rules({ ...PUZZLE, edges: { ...PUZZLE.edges, right: [2, 2, 4, 0] } })).toEqual(['edge']);
    expect(rules({ ...PUZZLE, edges: { ...PUZZLE.edges, bottom: [2, 3, 1, 1] } })).toEqual(['edge']);
    expect(rules({ ...PUZZLE, solution: withValue(PUZZLE.solution, 13, 2) })).toEqual(['house', 'house']);
  });
});
