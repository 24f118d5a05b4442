/** The linter of jokes finds each fault and names missed windows; the house's jokes hit the windows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../format/documents.js';
import { newFolder } from './run.js';
import { ran } from './world.js';

/** Writes a list of jokes and returns its header's path. */
function jokes(lines: readonly string[], change: object = {}): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'fun.tsv'), lines.map((line) => `${line}\n`).join(''));
  const file = join(folder, 'fun.json');
  const sources = [{ part: 'jokes', title: 'fun', licence: 'MIT' }];
  writeFileSync(file, JSON.stringify({ language: 'de', title: 'fun', table: 'fun.tsv', sources, ...change }));
  return file;
}

const lint = (lines: readonly string[], ...options: string[]) => ran(['jokes', 'lint', jokes(lines), ...options]);

describe('jokes lint', () => {
  it.each([
    [
      'a setup that is too long',
      [`${'Warum nur? '.repeat(11).trim()}\tDarum.`],
      /:1: length: setup of 120 characters; expected 110/,
    ],
    [
      'a punchline that is too long',
      [`Warum?\t${'Darum. '.repeat(10).trim()}`],
      /:1: length: punchline of 69 characters; expected 60/,
    ],
    ['a punchline twice', ['Warum?\tEr hat Zeit.', 'Wieso?\tEr hat zeit.'], /:2: twice: the punchline of joke 1/],
    ['a blocked word', ['Warum?\tWeil der Arsch weh tut.'], /:1: blocked: "Arsch"/],
    ['a spelling fault', ['Warumm?\tEr hat Zeit.'], /:1: spelling: "Warumm"/],
    ['a noun in small letters', ['Warum?\tEr hat jetzt immer noch ein haus.'], /:1: spelling: "haus"/],
    ['a struck joke without a stand-in', ['~Warum?\tEr hat Zeit.'], /:1: stand-in: struck, and no later joke/],
    [
      'a stand-in that misses windows of the struck joke',
      ['~Warum?\tEr hat viel Zeit.', 'Wieso?\tDanke!\t1'],
      /:1: stand-in: joke 2 misses windows that it had: .*word-search 8 \(8-12\)/,
    ],
  ])('finds %s', async (_, lines, message) => {
    const { status, stdout } = await lint(lines);
    expect(stdout).toMatch(message);
    expect(status).toBe(1);
  });

  it('lets capitals pass after a full stop and a quote, and tells missed windows as notes', async () => {
    const { status, stdout } = await lint(
      ['„Wo bist du?“ Niemand rührt sich.\tEr legt sein Geld lieber auf Eis.'],
      '--notes',
    );
    // Suffix sums 3, 6, 12, 16, 20, 24, 26.
    expect(stdout).toMatch(
      /:1: note: window: ".*" has no phrase for word-search 7 \(7-11\), arrowword 13 \(7-10\), arrowword 14 \(8-11\)\n/,
    );
    expect(stdout).toMatch(/^word-search 7, 7-11 +0$/m);
    expect(stdout).toMatch(/^arrowword 12, 6-9 +1$/m);
    expect(status).toBe(0);
  });

  it('gives the windows as JSON', async () => {
    const { stdout } = await lint(['Warum?\tEr hat viel Zeit.', '~Wieso?\tDarum!'], '--json');
    const { jokes: count, windows } = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(count).toBe(1);
    expect(windows).toContainEqual({ kind: 'arrowword', side: 8, window: [4, 6], jokes: 1 });
    expect(windows).toContainEqual({ kind: 'word-search', side: 20, window: [20, 24], jokes: 0 });
  });

  it('finds an edition that was changed', async () => {
    const editions = [{ entries: 1, sha256: '0'.repeat(64) }];
    const { status, stdout } = await ran(['jokes', 'lint', jokes(['Warum?\tEr hat viel Zeit.'], { editions })]);
    expect(stdout).toMatch(/edition: the first 1 lines are not those of the edition/);
    expect(status).toBe(1);
  });

  it('answers a language without a house lexicon with exit code 2', async () => {
    const { status, stderr } = await ran(['jokes', 'lint', jokes([], { language: 'fr' })]);
    expect(stderr).toMatch(/fun\.json: \/language: "fr"; expected one of de, en, cs, sk/);
    expect(status).toBe(2);
  });

  it.each(LANGUAGES)('finds nothing in the house jokes of %s, which hit the windows', async (language) => {
    const { status, stdout } = await ran(['jokes', 'lint', '--language', language, '--json']);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1);
    expect(status).toBe(0);
    const [{ jokes: count, windows }] = lines;
    expect(count).toBeGreaterThanOrEqual(400);
    for (const { kind, side, jokes: hits } of windows) {
      // The largest word searches hide phrases longer than most punchlines.
      const share = kind === 'word-search' && side >= 18 ? 220 : 340;
      expect(hits, `${kind} ${side}`).toBeGreaterThanOrEqual(share);
    }
  });
});
