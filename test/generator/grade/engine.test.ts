/** The engine under the techniques: layouts, boards and their steps, the ladder, scores. */
import { describe, expect, it } from 'vitest';
import { BANDS, levelOf, MAX_SCORE, type Technique, techniquesOf } from '../../../format/techniques.js';
import { heightsOf } from '../../../generator/grade/bands.js';
import { graderOf } from '../../../generator/grade/grader.js';
import { CandidateGrid } from '../../../generator/grade/grid.js';
import { fillOrder } from '../../../generator/grade/hints.js';
import { climb, type Rung } from '../../../generator/grade/ladder.js';
import { Layout } from '../../../generator/grade/layout.js';
import { lengthTenths, SEARCH_SCORE, scoreOf } from '../../../generator/grade/score.js';
import { listOf } from '../../../generator/grade/words.js';
import { randomFor } from '../../../generator/random/seed.js';
import { SUDOKU_RUNGS } from '../../../generator/sudoku/grade.js';
import { BOXED, boardOf, minimalSudoku } from '../boards.js';

const LAYOUTS: readonly Layout[] = [...Object.values(BOXED), new Layout(5), new Layout(7)];
const VARIANTS = ['sudoku', 'futoshiki', 'skyscrapers', 'magic-square', 'calcudoku'] as const;
const range = (length: number) => [...new Array(length).keys()];

describe('Layout', () => {
  it.each([
    [BOXED[9], 27, 20],
    [BOXED[6], 18, 12],
    [BOXED[4], 12, 7],
    [new Layout(5), 10, 8],
  ])('counts houses and peers', (layout, houses, peers) => {
    expect([layout.houseCount, layout.peerCount]).toEqual([houses, peers]);
  });

  it.each(LAYOUTS)('of order $order agrees with itself', (layout) => {
    const { order, cells, housesPerCell } = layout;
    for (const cell of range(cells)) {
      for (const i of range(housesPerCell)) {
        const house = layout.housesOf[cell * housesPerCell + i];
        expect(layout.kindOf(house)).toBe(['row', 'column', 'box'][i]);
        expect(layout.cellsOf[house * order + layout.positionIn[cell * housesPerCell + i]]).toBe(cell);
      }
      const houses = range(layout.houseCount).map((house) => [
        ...layout.cellsOf.subarray(house * order, (house + 1) * order),
      ]);
      const seen = range(cells).filter(
        (other) => other !== cell && houses.some((house) => house.includes(cell) && house.includes(other)),
      );
      expect([...layout.peers.subarray(cell * layout.peerCount, (cell + 1) * layout.peerCount)]).toEqual(seen);
      expect(range(cells).filter((other) => layout.sees[cell * cells + other] !== 0)).toEqual(seen);
    }
  });

  it('has boxes two rows high and three columns wide at order 6', () => {
    const boxOf = (row: number, column: number) => BOXED[6].housesOf[((row - 1) * 6 + column - 1) * 3 + 2] - 11;
    expect([boxOf(1, 1), boxOf(2, 3), boxOf(2, 4), boxOf(3, 3), boxOf(4, 4), boxOf(6, 6)]).toEqual([1, 1, 2, 3, 4, 6]);
  });
});

/** Places of each value by house, counted from the cells. */
function placesOf({ layout, order, masks, values, places }: CandidateGrid): number[] {
  return range(places.length).map((i) => {
    const cells = [...layout.cellsOf.subarray(Math.floor(i / order) * order, (Math.floor(i / order) + 1) * order)];
    const value = (i % order) + 1;
    if (cells.some((cell) => values[cell] === value)) return 0;
    return cells.reduce((mask, cell, position) => mask | (((masks[cell] >> (value - 1)) & 1) << position), 0);
  });
}

describe('CandidateGrid', () => {
  it('keeps candidates by cell and by house alike, and can be copied', () => {
    for (let number = 1; number <= 60; number++) {
      const size = ([4, 6, 9] as const)[number % 3];
      const { givens, solution } = minimalSudoku(number, size);
      const random = randomFor(`grid/${number}`, 0);
      const grid = new CandidateGrid(BOXED[size]);
      grid.reset(givens);
      for (let i = 0; i < size * size; i++) {
        const cell = random.below(size * size);
        if (random.below(4) === 0) grid.place(cell, solution[cell]);
        else grid.strike(cell, (1 << random.below(size)) & ~(1 << (solution[cell] - 1)));
        expect(grid.isBroken).toBe(false);
        expect([...grid.places]).toEqual(placesOf(grid));
        expect(grid.open).toBe(grid.values.filter((value) => value === 0).length);
      }
      const copy = new CandidateGrid(BOXED[size]);
      copy.copyFrom(grid);
      for (const key of ['masks', 'values', 'places', 'open', 'isBroken'] as const)
        expect(copy[key]).toEqual(grid[key]);
      grid.reset(givens);
      const fresh = new CandidateGrid(BOXED[size]);
      fresh.reset(givens);
      for (const key of ['masks', 'values', 'places', 'open', 'isBroken'] as const)
        expect(grid[key]).toEqual(fresh[key]);
    }
  });

  it('settles to where the singles of the ladder lead, also after strikes and in a copy that was not settled', () => {
    const singles = SUDOKU_RUNGS.slice(0, SUDOKU_RUNGS.findIndex(({ technique }) => technique === 'naked-single') + 1);
    let stuck = 0;
    for (let number = 1; number <= 150; number++) {
      const size = ([4, 6, 9] as const)[number % 3];
      const { givens, solution } = minimalSudoku(number, size);
      const [stepped, settled, copy] = [false, true, true].map((is) => new CandidateGrid(BOXED[size], false, is));
      for (const grid of [stepped, settled]) grid.reset(givens);
      copy.copyFrom(settled);
      climb(singles, stepped);
      for (const grid of [settled, copy]) {
        grid.settle();
        expect(grid.masks).toEqual(stepped.masks);
        expect(grid.values).toEqual(stepped.values);
      }
      if (stepped.isSolved) continue;
      stuck++;
      const cell = stepped.values.indexOf(0);
      for (const grid of [stepped, settled]) grid.strike(cell, ~(1 << (solution[cell] - 1)));
      climb(singles, stepped);
      settled.settle();
      expect(settled.values).toEqual(stepped.values);
    }
    expect(stuck).toBeGreaterThan(10);
    expect(() => new CandidateGrid(BOXED[4]).settle()).toThrow(/no note of singles/);
  });

  it.each([
    ['a cell runs out', (grid: CandidateGrid) => grid.strike(0, 0b11111), true],
    [
      'a value runs out of places in a row',
      (grid: CandidateGrid) => {
        for (let cell = 0; cell < 5; cell++) grid.strike(cell, 1);
      },
      true,
    ],
    [
      'a cell is to take a value that it has lost',
      (grid: CandidateGrid) => {
        for (const cell of [0, 1]) grid.place(cell, 1);
      },
      true,
    ],
    [
      'a cell is to take another value',
      (grid: CandidateGrid) => {
        for (const value of [1, 2]) grid.place(0, value);
      },
      true,
    ],
    [
      'a cell is to take its value again',
      (grid: CandidateGrid) => {
        for (const value of [1, 1]) grid.place(0, value);
      },
      false,
    ],
    [
      'a filled cell is struck',
      (grid: CandidateGrid) => {
        grid.place(0, 1);
        grid.strike(0, 0b11111);
      },
      false,
    ],
    ['one candidate is left', (grid: CandidateGrid) => grid.strike(0, 0b11110), false],
  ])('%s: broken or not', (_name, change, isBroken) => {
    const grid = boardOf(new Layout(5), '');
    change(grid);
    expect(grid.isBroken).toBe(isBroken);
  });
});

describe('a step', () => {
  it('counts instances with an effect, and an effect once', () => {
    const { step } = boardOf(new Layout(5), 'r1c1 = 1', true);
    expect(step.commit()).toBe(false);
    step.strike(1, 1);
    step.fill(0, 2);
    expect(step.commit()).toBe(false);
    step.strike(6, 0b11);
    step.strike(7, 0b1);
    expect(step.commit()).toBe(true);
    step.explain([0], 'a.');
    step.fill(8, 3);
    expect(step.commit()).toBe(true);
    step.explain([8], 'b.');
    step.fill(8, 3);
    expect(step.commit()).toBe(false);
    expect(step.starts).toBe(2);
    expect(step.filled()).toEqual([8]);
    expect(step.deductions).toEqual([
      {
        cells: [0],
        placed: [],
        struck: [
          { cell: 6, values: [1, 2] },
          { cell: 7, values: [1] },
        ],
        text: 'a.',
      },
      { cells: [8], placed: [{ cell: 8, value: 3 }], struck: [], text: 'b.' },
    ]);
  });

  it('is carried out as a whole and forgotten as a whole', () => {
    const grid = boardOf(new Layout(5), '');
    grid.step.strike(6, 0b11);
    grid.step.fill(8, 3);
    grid.step.commit();
    expect([grid.masks[6], grid.values[8]]).toEqual([0b11111, 0]);
    grid.applyStep();
    // r2c2 loses 1 and 2, and 3 to r2c4.
    expect([grid.masks[6], grid.values[8]]).toEqual([0b11000, 3]);
    grid.clearStep();
    expect([grid.step.starts, ...grid.step.filled(), ...grid.step.struck.filter((mask) => mask !== 0)]).toEqual([0]);
  });

  it('starts anew where something shorter is found', () => {
    const { step } = boardOf(new Layout(5), '', true);
    step.strike(6, 0b11);
    step.commit();
    step.explain([6], 'long.');
    step.restart();
    step.strike(7, 0b1);
    step.length = 4;
    step.commit();
    step.explain([7], 'short.');
    expect([step.starts, step.length, step.struck[6], step.struck[7]]).toEqual([1, 4, 0, 1]);
    expect(step.deductions.map(({ text }) => text)).toEqual(['short.']);
  });
});

describe('climb', () => {
  const strikeFrom = (cell: number, mask: number) => (grid: CandidateGrid) => {
    grid.step.strike(cell, mask);
    grid.step.commit();
  };

  it('starts from the easiest technique after every step', () => {
    const rungs = [
      // Sees something only when the others have struck.
      {
        technique: 'a',
        weight: 1,
        find: (grid: CandidateGrid) => strikeFrom(0, grid.masks[0] === 0b11111 ? 0 : 0b10)(grid),
      },
      { technique: 'b', weight: 2, find: strikeFrom(0, 0b1) },
      { technique: 'c', weight: 3, find: strikeFrom(1, 0b1) },
    ];
    const told: number[] = [];
    const grid = boardOf(new Layout(5), '');
    expect(
      climb(rungs, grid, 3, (rung) => {
        told.push(rung);
        return false;
      }),
    ).toBe('stuck');
    expect(told).toEqual([1, 0, 2]);
    expect(climb(rungs, boardOf(new Layout(5), ''), 1)).toBe('stuck');
    expect(climb(rungs, boardOf(new Layout(5), ''), 3, () => true)).toBe('stuck');
  });

  it('ends where the board breaks or is full', () => {
    const clear = [{ technique: 'clear', weight: 1, find: strikeFrom(0, 0b11111) }];
    expect(climb(clear, boardOf(new Layout(5), ''))).toBe('broken');
    expect(climb(clear, boardOf(new Layout(2), 'row 1 = 12; row 2 = 21'))).toBe('solved');
  });
});

describe('bands', () => {
  it.each(VARIANTS)('%s: rise along the ladder, so that a band is a stretch of it', (variant) => {
    const ranks = techniquesOf(variant).map((technique) => BANDS.indexOf(levelOf(variant, technique, 9)));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('have heights', () => {
    const names = (from: number, to: number) => SUDOKU_RUNGS.slice(from, to).map(({ technique }) => technique);
    const { below, within } = heightsOf('sudoku', SUDOKU_RUNGS, 'medium', 9);
    expect(names(below, within)).toEqual(['direct-pointing', 'direct-hidden-pair', 'pointing', 'claiming']);
    expect(heightsOf('sudoku', SUDOKU_RUNGS, 'extreme', 9).within).toBe(SUDOKU_RUNGS.length);
    expect(heightsOf('sudoku', SUDOKU_RUNGS, 'easy', 9).below).toBe(0);
  });

  it('are rungs in their order or no grader', () => {
    const parts = {
      variant: 'sudoku' as const,
      boardFor: () => boardOf(BOXED[9], ''),
      valuesOf: (grid: CandidateGrid) => grid.values,
      isSound: () => true,
    };
    const rungs: readonly Rung<CandidateGrid, Technique>[] = SUDOKU_RUNGS;
    expect(() => graderOf({ ...parts, rungs })).not.toThrow();
    expect(() => graderOf({ ...parts, rungs: [...rungs].reverse() })).toThrow(/order/);
    expect(() => graderOf({ ...parts, rungs: rungs.slice(1) })).toThrow(/order/);
  });
});

describe('scores', () => {
  it('add tenths for long chains as Sudoku Explainer does', () => {
    const steps: readonly [length: number, tenths: number][] = [
      [0, 0],
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 2],
      [7, 2],
      [8, 3],
      [11, 3],
      [12, 4],
      [15, 4],
      [16, 5],
      [23, 5],
      [24, 6],
      [31, 6],
      [32, 7],
    ];
    for (const [length, tenths] of steps) expect([length, lengthTenths(length)]).toEqual([length, tenths]);
  });

  it('put any puzzle of a harder technique above all of an easier one', () => {
    for (const [i, { weight, spread = 0 }] of SUDOKU_RUNGS.entries()) {
      if (i + 1 < SUDOKU_RUNGS.length) expect(weight + spread).toBeLessThan(SUDOKU_RUNGS[i + 1].weight);
      const many = { rung: i, starts: 1, length: 1000 };
      const least = scoreOf(SUDOKU_RUNGS, [{ rung: i, starts: 1000, length: 0 }]);
      const most = scoreOf(SUDOKU_RUNGS, new Array(81).fill(many));
      expect(least).toBeGreaterThanOrEqual(weight * 1000);
      expect(most).toBeLessThan((weight + spread + 1) * 1000);
      expect(most).toBeLessThanOrEqual(MAX_SCORE);
      expect(Number.isInteger(most)).toBe(true);
    }
    expect(SEARCH_SCORE).toBeGreaterThan(MAX_SCORE);
  });

  it('grow with steps of the hardest technique and with steps that have few starting points', () => {
    const score = (...steps: readonly [rung: number, starts: number][]) =>
      scoreOf(
        SUDOKU_RUNGS,
        steps.map(([rung, starts]) => ({ rung, starts, length: 0 })),
      );
    expect(score([7, 2], [7, 2])).toBeGreaterThan(score([7, 2]));
    expect(score([0, 1], [7, 2])).toBeGreaterThan(score([0, 9], [7, 2]));
    expect(score([7, 2], [0, 1])).toBe(score([0, 1], [7, 2]));
  });
});

describe('words', () => {
  it('lists', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listOf(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('orders fills by steps', () => {
    expect(fillOrder([{ filled: [3, 7] }, { filled: [] }, { filled: [1] }])).toEqual([3, 7, 1]);
  });
});
