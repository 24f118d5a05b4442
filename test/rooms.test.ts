/** Who may import whom: the arrows that lint's patterns cannot see, and lint itself on planted faults. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function importsOf(file: string): string[] {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) => path);
}

function sourcesIn(room: string): string[] {
  return (readdirSync(`${root}${room}`, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`);
}

/** The path from the root of what a file imports as `path`. */
function resolve(file: string, path: string): string {
  return new URL(path, `file:///${file}`).pathname.slice(1);
}

const variants = readdirSync(`${root}format/variants`).map((name) => name.replace('.ts', ''));

describe('rooms', () => {
  it('a variant of the generator imports no other variant', () => {
    const wrong = variants.flatMap((variant) =>
      sourcesIn(`generator/${variant}`).flatMap((file) =>
        importsOf(file)
          .map((path) => resolve(file, path))
          .filter((path) => variants.some((other) => other !== variant && isOf(path, other)))
          .map((path) => `${file} -> ${path}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(variants.length).toBeGreaterThanOrEqual(5);
  });

  it('a codec imports no other codec', () => {
    const wrong = sourcesIn('format/variants').flatMap((file) =>
      importsOf(file)
        .map((path) => resolve(file, path))
        .filter((path) => path.startsWith('format/variants/'))
        .map((path) => `${file} -> ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('only the command line reads arguments, signals, the terminal and the clock', () => {
    const wrong = ['tools', 'generator', 'format']
      .flatMap(sourcesIn)
      .filter((file) => file !== 'tools/cli.ts')
      .filter((file) =>
        /process\.(argv|std|env|on)|performance\.now|Date\.now|new Date/.test(readFileSync(`${root}${file}`, 'utf8')),
      );
    expect(wrong).toEqual([]);
  });
});

function isOf(path: string, variant: string): boolean {
  return path.startsWith(`generator/${variant}/`) || path === `format/variants/${variant}.js`;
}

describe('lint', () => {
  // Linted in a folder of its own with the project's rules, so that a killed test leaves nothing in the rooms.
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-bank-lint-'));
  const config = JSON.parse(readFileSync(`${root}biome.json`, 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(`${root}tools/lint`, join(folder, 'tools/lint'), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Lints one line in a file of the room, and returns what biome says. */
  function lint(room: string, line: string): string {
    mkdirSync(join(folder, room), { recursive: true });
    writeFileSync(join(folder, room, 'planted.ts'), `${line}\n`);
    const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
    const args = [biome, 'lint', `${room}/planted.ts`];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return run.status === 0 ? 'clean' : run.stderr + run.stdout;
  }

  const FORBIDDEN: readonly (readonly [room: string, line: string, message: string])[] = [
    ['generator', 'export const a = Math.random();', 'Not reproducible'],
    ['format', 'export const a = Math.log(2);', 'Not reproducible'],
    ['generator', 'export const a = Math.pow(2, 0.5);', 'Not reproducible'],
    ['generator', 'export const a = 2 ** 0.5;', 'Not reproducible'],
    ['generator', 'const { exp } = Math;\nexport const a = exp(1);', 'Not reproducible'],
    ['generator', "export const a = Math['sin'](1);", 'Not reproducible'],
    ['format', "export const a = 'a'.localeCompare('b');", 'Not reproducible'],
    ['generator', 'export const a = Date.now();', 'Date'],
    ['generator', 'export const a = new Date();', 'Date'],
    ['generator', 'export const a = performance.now();', 'performance'],
    ['generator', 'export const a = process.env;', 'process'],
    ['format', "export const a = new Intl.Collator('de');", 'Intl'],
    ['format', 'export const a = new TextDecoder();', 'TextDecoder'],
    ['format', "export { readFileSync } from 'node:fs';", 'fflate and msgpackr'],
    ['format', "export { seedFor } from '../generator/random/seed.js';", 'imports no other room'],
    ['generator', "export { InputError } from '../tools/errors.js';", 'format/ only'],
    ['generator', "export { deflateSync } from 'fflate';", 'format/ only'],
    ['tools/verify', "export { MAKERS } from '../../generator/variants.js';", 'shares no code'],
    ['tools/verify', "export { houseViolations } from '../../format/violations.js';", 'its own code'],
  ];

  it.each(FORBIDDEN)('in %s forbids %s', (room, line, message) => {
    expect(lint(room, line)).toContain(message);
  });

  it('allows integer arithmetic', () => {
    expect(lint('generator', 'export const a = (n: number) => Math.imul(n, 3) + Math.floor(n / 2);')).toBe('clean');
  });
});
