/** A record depends on its address and its level's parameters, and on nothing else of the plan or of the run. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Executor, inProcess, runTask } from '../../tools/build/executor.js';
import { makeAll } from '../../tools/build/records.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { newFolder, SMALL, writePlan } from './run.js';

const folder = newFolder();

async function recordsOf(puzzles: readonly object[], executor: Executor = inProcess()): Promise<Map<string, string>> {
  const tasks = tasksOf(readPlan(writePlan(folder, puzzles)));
  const made = await makeAll(tasks, executor, new AbortController().signal);
  return new Map(tasks.map((task, index) => [task.address, made[index].record]));
}

/** Every record of `before` stands unchanged in `after`, but for those of `level`. */
function expectKept(before: Map<string, string>, after: Map<string, string>, level?: string): void {
  for (const [address, record] of before) {
    if (level === undefined || !address.startsWith(`${level}/`))
      expect([address, after.get(address)]).toEqual([address, record]);
  }
}

describe('isolation', async () => {
  const base = await recordsOf(SMALL);

  it.each(SMALL)('more numbers of $variant/$level leave every record', async (row) => {
    const grown = await recordsOf(SMALL.map((other) => (other === row ? { ...row, count: row.count + 3 } : other)));
    expect(grown.size).toBe(base.size + 3);
    expectKept(base, grown);
  });

  it('a new level leaves every record, wherever it stands', async () => {
    const added = { variant: 'sudoku', level: 'new', band: 'easy', count: 2, size: 6, empty: 18 };
    expectKept(base, await recordsOf([added, ...SMALL]));
    expectKept(base, await recordsOf([...SMALL, added]));
  });

  it('a new variant leaves every record', async () => {
    for (const { variant } of SMALL) {
      const without = await recordsOf(SMALL.filter((row) => row.variant !== variant));
      expect(without.size).toBeLessThan(base.size);
      expectKept(without, base);
    }
  });

  it.each([
    ['sudoku/easy', { empty: 45 }],
    ['sudoku/easy', { band: 'medium' }],
    ['sudoku/hard', { symmetry: 'none' }],
    ['futoshiki/easy', { keep: 10 }],
    ['skyscrapers/easy', { size: 5, keep: 16 }],
    ['magic-square/easy', { keep: 8 }],
    ['calcudoku/medium', { cages: 4 }],
  ])('other parameters of %s leave every other record', async (level, parameters) => {
    const changed = await recordsOf(
      SMALL.map((row) => (`${row.variant}/${row.level}` === level ? { ...row, ...parameters } : row)),
    );
    expectKept(base, changed, level);
    const own = [...base.keys()].filter((address) => address.startsWith(`${level}/`));
    expect(own.some((address) => changed.get(address) !== base.get(address))).toBe(true);
  });

  it('hints are put behind a record and change nothing of it', async () => {
    const withHints = await recordsOf(SMALL.map((row) => ({ ...row, hints: true })));
    const without = await recordsOf(SMALL.map((row) => ({ ...row, hints: false })));
    for (const [address, record] of without) {
      expect([address, withHints.get(address)?.startsWith(`${record}.`)]).toEqual([address, true]);
    }
    expectKept(new Map([...without].filter(([address]) => !address.startsWith('sudoku/hard/'))), base);
  });

  it('a second run and any order of work make the same records', async () => {
    expect(await recordsOf(SMALL)).toEqual(base);
    const order = fc.shuffledSubarray(
      [...base.keys()].map((_, index) => index),
      { minLength: base.size },
    );
    await fc.assert(
      fc.asyncProperty(order, async (indices) => {
        const shuffled: Executor = async (tasks, report) => {
          for (const index of indices) report(index, runTask(tasks[index]));
        };
        expect(await recordsOf(SMALL, shuffled)).toEqual(base);
      }),
      { seed: 1, numRuns: 5 },
    );
  });
});

describe('makeAll', () => {
  const impossible = { variant: 'sudoku', level: 'rare', band: 'hard', count: 3, size: 6, empty: 0, attempts: 3 };

  it('stops at an address that cannot be made and says why', async () => {
    await expect(recordsOf([...SMALL, impossible])).rejects.toThrow(
      /^sudoku\/rare\/1: no puzzle in 3 attempts: .+ \(3 times\)$/,
    );
  });

  it('names the first such address, in whatever order they fail', async () => {
    const backwards: Executor = async (tasks, report) => {
      for (let index = tasks.length - 1; index >= 0; index--) report(index, runTask(tasks[index]));
    };
    await expect(recordsOf([impossible], backwards)).rejects.toThrow(/^sudoku\/rare\/1:/);
  });

  it('stops when the run is aborted', async () => {
    const stop = new AbortController();
    const tasks = tasksOf(readPlan(writePlan(folder, SMALL)));
    let done = 0;
    const made = makeAll(tasks, inProcess(), stop.signal, (count) => {
      done = count;
      if (count === 5) stop.abort(new Error('stopped'));
    });
    await expect(made).rejects.toThrow('stopped');
    expect(done).toBe(5);
  });
});
