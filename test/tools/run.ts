/** Starting the compiled command line as a user does, in folders of the test's own. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const CLI = fileURLToPath(new URL('../../dist/tools/cli.js', import.meta.url));

/** A new empty folder, removed when the test file ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-bank-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `puzzle-bank` with the arguments, from the folder that it is to work in. */
export function run(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 1 << 28,
  });
}

/** Writes a plan file into the folder and returns its path. */
export function writePlan(folder: string, puzzles: readonly object[], rest: object = {}, name = 'plan.json'): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...rest, puzzles }));
  return file;
}

/** The bytes of every file in a folder, as text that compares well, by name. */
export function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** A plan that touches every variant and builds in a moment. */
export const SMALL = [
  { variant: 'sudoku', level: 'easy', count: 6, size: 9, empty: 40 },
  { variant: 'sudoku', level: 'hard', count: 4, size: 9, empty: 55, symmetry: 'rotational', hints: true },
  { variant: 'futoshiki', level: 'easy', count: 5, size: 4, keep: 12 },
  { variant: 'skyscrapers', level: 'easy', count: 5, size: 4, keep: 10 },
  { variant: 'magic-square', level: 'easy', count: 5, size: 4, keep: 9 },
  { variant: 'calcudoku', level: 'easy', count: 5, size: 4, cages: 2 },
  { variant: 'calcudoku', level: 'medium', count: 5, size: 4, cages: 3 },
] as const;
