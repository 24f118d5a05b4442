import { describe, expect, it } from 'vitest';
import type { World } from '../../tools/commands/command.js';
import { Progress } from '../../tools/progress.js';

/** A world with a clock that the test sets, and what was written to standard error. */
function fakeWorld(isTerminal: boolean) {
  const clock = { now: 1000 };
  const written: string[] = [];
  const world: World = {
    out: () => expect.unreachable('progress is no result'),
    err: (text) => written.push(text),
    isTerminal,
    width: 80,
    now: () => clock.now,
    signal: new AbortController().signal,
    cores: 1,
  };
  return { world, clock, written };
}

describe('progress', () => {
  it('shows rate and time left, and goes away', () => {
    const { world, clock, written } = fakeWorld(true);
    const progress = new Progress(world, 'puzzles');
    clock.now += 2000;
    progress.update(50, 200);
    expect(written.at(-1)).toBe('\r\u001b[K[#######.......................] 50/200 puzzles  25/s  6 s left');
    clock.now += 10;
    progress.update(51, 200);
    expect(written).toHaveLength(1);
    clock.now += 200;
    progress.update(200, 200);
    expect(written.at(-1)).toMatch(/\[#{30}\] 200\/200 puzzles {2}90\/s {2}0 s left$/);
    progress.end();
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  it('keeps to narrow terminals', () => {
    const { world, clock, written } = fakeWorld(true);
    const progress = new Progress({ ...world, width: 45 }, 'puzzles');
    clock.now += 1000;
    progress.update(1, 2);
    expect(written[0].replace('\r\u001b[K', '').length).toBeLessThan(45);
  });

  it('writes nothing where there is no terminal', () => {
    const { world, written } = fakeWorld(false);
    const progress = new Progress(world, 'puzzles');
    progress.update(1, 1);
    progress.end();
    expect(written).toEqual([]);
  });
});
