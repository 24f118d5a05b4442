import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CageRoller } from '../../generator/calcudoku/cages.js';
import { randomFor } from '../../generator/random/seed.js';

const number = fc.integer({ min: 1, max: 1_000_000 });

describe('random cages', () => {
  it('cover the grid, hang together and keep to the sizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 6 }),
        fc.nat(2),
        number,
        (order, largest, singles, at) => {
          const cages = new CageRoller(order).roll(randomFor(`calcudoku/cages/${at}`, 0), largest, singles);
          if (cages === undefined) return;
          const cells = cages.flat();
          expect([...cells].sort((a, b) => a - b)).toEqual(Array.from({ length: order * order }, (_, cell) => cell));
          expect(Math.max(...cages.map((cage) => cage.length))).toBe(largest);
          expect(cages.filter((cage) => cage.length === 1).length).toBeLessThanOrEqual(singles);
          expect([...cages].sort(([a], [b]) => a - b)).toEqual(cages);
          for (const cage of cages) {
            expect([...cage].sort((a, b) => a - b)).toEqual(cage);
            const reached = [cage[0]];
            for (const from of reached) {
              for (const cell of cage) {
                const rows = Math.abs(Math.floor(cell / order) - Math.floor(from / order));
                const columns = Math.abs((cell % order) - (from % order));
                if (rows + columns === 1 && !reached.includes(cell)) reached.push(cell);
              }
            }
            expect(reached).toHaveLength(cage.length);
          }
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('mostly come about', () => {
    const rolled = Array.from({ length: 200 }, (_, at) =>
      new CageRoller(8).roll(randomFor(`calcudoku/cages/${at}`, 0), 2, 0),
    );
    expect(rolled.filter((cages) => cages !== undefined).length).toBeGreaterThan(120);
  });

  it('are refused where there is no room for them', () => {
    expect(new CageRoller(3).roll(randomFor('calcudoku/cages/1', 0), 2, 0)).toBeUndefined();
    expect(new CageRoller(2).roll(randomFor('calcudoku/cages/1', 0), 5, 0)).toBeUndefined();
  });
});
