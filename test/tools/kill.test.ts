/** Builds that are killed or interrupted: the folder holds whole assets, old or new, and the next build mends it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Random } from '../../generator/random/random.js';
import { CLI, contentsOf, newFolder, run, SMALL, writePlan } from './run.js';

const folder = newFolder();
const [oldPlan, newPlan] = [SMALL, SMALL.map((row) => ({ ...row, count: row.count + 20 }))].map((rows, index) =>
  writePlan(folder, rows, {}, `plan-${index}.json`),
);

function start(out: string): ChildProcess {
  return spawn(process.execPath, [CLI, 'build', '--plan', newPlan, '--out', out], { stdio: 'ignore' });
}

const ended = (child: ChildProcess) =>
  new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('exit', (code, signal) => resolve([code, signal])),
  );

describe('a build that dies', async () => {
  const [before, after] = [oldPlan, newPlan].map((plan) => {
    const out = newFolder();
    const { status, stderr } = run(['build', '--plan', plan, '--out', out]);
    if (status !== 0) throw new Error(stderr);
    return { out, contents: contentsOf(out) };
  });
  const whole = newFolder();
  cpSync(before.out, whole, { recursive: true });
  const started = performance.now();
  await ended(start(whole));
  const duration = performance.now() - started;

  it('by SIGKILL at 20 moments leaves every asset whole, and the next build ends with the same bytes', async () => {
    const random = new Random(2026, 11, 30);
    for (let moment = 0; moment < 20; moment++) {
      const out = newFolder();
      cpSync(before.out, out, { recursive: true });
      const child = start(out);
      // Evenly over the run with a random part; the last ones fall into the writing or after it.
      const delay = ((moment + random.below(1000) / 1000) / 20) * duration * 1.05;
      const timer = setTimeout(() => child.kill('SIGKILL'), delay);
      await ended(child);
      clearTimeout(timer);
      for (const [name, bytes] of Object.entries(contentsOf(out))) {
        if (name.startsWith('.')) continue;
        expect([before.contents[name], after.contents[name]], `${name} after ${delay} ms`).toContain(bytes);
      }
      expect(run(['build', '--plan', newPlan, '--out', out]).status).toBe(0);
      expect(contentsOf(out)).toEqual(after.contents);
    }
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends with %d and leaves the old banks whole', async (signal, code) => {
    const out = newFolder();
    cpSync(before.out, out, { recursive: true });
    const child = start(out);
    setTimeout(() => child.kill(signal), duration / 2);
    expect(await ended(child)).toEqual([code, null]);
    expect(contentsOf(out)).toEqual(before.contents);
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(run(['diff', out, join(before.out)]).stdout).toBe('0 added, 0 dropped, 0 changed\n');
  });
});
