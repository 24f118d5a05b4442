/** `stats`: the banks in figures, as JSON, text and a page; fails where a level is not what the plan says. */
import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NumberDocument } from '../../format/documents.js';
import { openBank } from '../../format/reader.js';
import { filesOf } from '../../tools/build/assets.js';
import { runTask } from '../../tools/build/executor.js';
import { writeFiles } from '../../tools/build/files.js';
import { all, el } from '../../tools/draw/markup.js';
import { nameOf } from '../../tools/grade/names.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import type { LevelFigures } from '../../tools/stats/figures.js';
import { binsOver, fillBins, quartilesOf } from '../../tools/stats/numbers.js';
import { elementsOf, tableOf } from './html.js';
import { newFolder, run, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const ROWS = [
  { variant: 'sudoku', level: 'easy', count: 7, size: 9, empty: 40 },
  { variant: 'sudoku', level: 'hard', count: 4, size: 9, empty: 0 },
  { variant: 'futoshiki', level: 'first-steps', band: 'easy', count: 5, size: 4, keep: 8 },
  { variant: 'skyscrapers', level: 'easy', count: 4, size: 4, keep: 0 },
  { variant: 'magic-square', level: 'mini', count: 3, size: 3, keep: 4 },
  { variant: 'calcudoku', level: 'easy', count: 3, size: 4, cages: 2 },
] as const;

const folder = newFolder();
const plan = writePlan(folder, ROWS);
const tasks = tasksOf(readPlan(plan));
const records = tasks.map((task) => {
  const outcome = runTask(task);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.record;
});

/** The records of a plan's level. */
function recordsOf(variant: string, level: string): string[] {
  return records.filter((_, index) => tasks[index].address.startsWith(`${variant}/${level}/`));
}

const banks = [...new Set(ROWS.map(({ variant }) => variant))].map((variant) => ({
  variant,
  levels: ROWS.filter((row) => row.variant === variant).map(({ level }) => ({
    level,
    records: recordsOf(variant, level),
  })),
}));
writeFiles(folder, await filesOf(banks, ['msgpack', 'json']));
const at = ['--out', folder, '--plan', plan];

/** Every document of a level, read from the asset itself. */
function documentsOf(variant: string, level: string): NumberDocument[] {
  const bank = openBank(readFileSync(join(folder, `${variant.replace('-', '_')}.pbk`)));
  return Array.from({ length: bank.count(level) }, (_, index) => bank.puzzle(level, index + 1) as NumberDocument);
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
const spread = (values: readonly number[]) => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
});

describe('stats --json', () => {
  it('has an object for each level, then the totals', async () => {
    const { status, stdout, stderr } = await ran(['stats', '--json', ...at]);
    expect([status, stderr]).toEqual([0, '']);
    const rows = rowsOf(stdout);
    const levels: LevelFigures[] = rows.slice(0, -1);
    expect(levels.map(({ variant, level }) => `${variant}/${level}`).sort()).toEqual(
      ROWS.map(({ variant, level }) => `${variant}/${level}`).sort(),
    );
    for (const figures of levels) {
      const { variant, level, techniques, levels: graded } = figures;
      const row = ROWS.find((candidate) => candidate.variant === variant && candidate.level === level);
      const documents = documentsOf(variant, level);
      expect(figures).toMatchObject({ count: row?.count, sizes: [row?.size], outside: 0 });
      const band = level === 'first-steps' ? 'easy' : level;
      expect([figures.band, graded]).toEqual([band, { [band]: row?.count }]);
      expect(figures.givens).toEqual(spread(documents.map(({ givens }) => givens.filter((one) => one > 0).length)));
      expect(figures.scores).toMatchObject(spread(documents.map(({ grade }) => grade.score)));
      for (const [technique, count] of Object.entries(techniques)) {
        expect(documents.filter(({ grade }) => grade.technique === technique)).toHaveLength(count);
      }
      expect(Object.values(techniques).reduce((sum, count) => sum + count, 0)).toBe(row?.count);
    }
    const futoshiki = documentsOf('futoshiki', 'first-steps') as NumberDocument<'futoshiki'>[];
    expect(levels.find(({ variant }) => variant === 'futoshiki')?.clues).toEqual(
      spread(futoshiki.map(({ inequalities }) => inequalities.length)),
    );
    const calcudoku = documentsOf('calcudoku', 'easy') as NumberDocument<'calcudoku'>[];
    expect(levels.find(({ variant }) => variant === 'calcudoku')?.clues).toEqual(
      spread(calcudoku.map(({ cages }) => cages.length)),
    );
    expect(levels.find(({ variant }) => variant === 'skyscrapers')?.clues.max).toBeGreaterThan(0);
    expect(levels.find(({ variant }) => variant === 'sudoku')?.clues).toEqual({ min: 0, median: 0, max: 0 });
    expect(rows.at(-1)).toEqual({
      puzzles: 26,
      variants: { calcudoku: 3, futoshiki: 5, 'magic-square': 3, skyscrapers: 4, sudoku: 11 },
      outside: 0,
    });
  });

  it('needs no plan, and then compares no bands', async () => {
    const { stdout } = await ran(['stats', '--json', ...at]);
    const bare = run(['stats', '--json', '--out', folder], {}, newFolder());
    expect([bare.status, bare.stderr]).toEqual([0, expect.stringMatching(/^banks\/plan\.json: no plan there/)]);
    expect(rowsOf(bare.stdout)).toEqual(rowsOf(stdout).map((row) => ('band' in row ? { ...row, band: null } : row)));
  });

  it('ends with 1 where puzzles are graded other than their level', async () => {
    const where = newFolder();
    const mixed = [...recordsOf('sudoku', 'hard'), recordsOf('sudoku', 'easy')[0]];
    writeFiles(where, await filesOf([{ variant: 'sudoku', levels: [{ level: 'hard', records: mixed }] }], ['json']));
    const { status, stdout, stderr } = await ran(['stats', '--json', '--out', where, '--plan', plan]);
    expect([status, stderr]).toEqual([1, 'sudoku/hard: 1 of 5 puzzles are not hard: sudoku/hard/5 (easy)\n']);
    expect(rowsOf(stdout)).toMatchObject([{ outside: 1, levels: { easy: 1, hard: 4 } }, { outside: 1 }]);
  });
});

describe('stats', () => {
  it('prints tables', async () => {
    const { status, stdout } = await ran(['stats', ...at]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^level +rows +puzzles +givens +clues +score \(min, quartiles, max\)$/m);
    expect(stdout).toMatch(/^sudoku\/easy +9 +7 +41 41 41 +- +\d{5} \d{5} \d{5} \d{5} \d{5}$/m);
    expect(stdout).toMatch(/^sudoku\/easy +[a-z-]+ \d/m);
    expect(stdout).toMatch(/^26 puzzles$/m);
  });

  it('writes the page where a link leads', async () => {
    const linked = newFolder();
    writeFileSync(join(linked, 'page.html'), 'old');
    symlinkSync(join(linked, 'page.html'), join(linked, 'link.html'));
    expect((await ran(['stats', ...at, '--html', join(linked, 'link.html')])).status).toBe(0);
    expect(lstatSync(join(linked, 'link.html')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(linked, 'page.html'), 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });

  it('refuses what it cannot read or write', async () => {
    expect(await ran(['stats', '--out', newFolder(), '--plan', plan])).toMatchObject({ status: 2, stdout: '' });
    expect(await ran(['stats', ...at, '--html', folder])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--html: .*: it is a folder; expected the name of a page/),
    });
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.html'));
    for (const [file, why] of [
      ['/dev/null', 'no regular file'],
      [join(folder, 'none', 'page.html'), 'no such folder'],
      [join(folder, 'sudoku.pbk'), 'the name of an asset'],
      [join(folder, 'dangling.html'), 'a link to nowhere'],
    ]) {
      const refused = await ran(['stats', ...at, '--html', file]);
      expect([refused.status, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toContain(`--html: ${file}: ${why}; expected the name of a page`);
    }
    const damaged = newFolder();
    writeFileSync(join(damaged, 'sudoku.pbk'), readFileSync(join(folder, 'sudoku.pbk')).subarray(0, 60));
    expect(await ran(['stats', '--out', damaged, '--plan', plan])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/sudoku\.pbk: damaged/),
    });
  });
});

describe('stats --html', () => {
  const file = join(folder, 'stats.html');

  it('writes one page that is well formed and stands alone', async () => {
    const { status, stdout } = await ran(['stats', ...at, '--html', file]);
    expect(status).toBe(0);
    expect(stdout).toBe((await ran(['stats', ...at])).stdout);
    const html = readFileSync(file, 'utf8');
    expect(html).not.toMatch(/<script|http|url\(|@import|src=|href=|\/tmp|20\d\d-/i);
    expect(html).toContain('prefers-color-scheme: dark');
    const names = elementsOf(html);
    const plots = names.filter((name) => name === 'svg').length;
    // Techniques and scores of all, givens and clues of those that have any.
    const variants = new Map<string, { givens: boolean; clues: boolean }>();
    for (const { variant, givens, clues } of rowsOf((await ran(['stats', '--json', ...at])).stdout).slice(0, -1)) {
      const known = variants.get(variant) ?? { givens: false, clues: false };
      variants.set(variant, { givens: known.givens || givens.max > 0, clues: known.clues || clues.max > 0 });
    }
    const expected = [...variants.values()].map(({ givens, clues }) => 2 + Number(givens) + Number(clues));
    expect(plots).toBe(expected.reduce((sum, count) => sum + count, 0));
    expect([...html.matchAll(/<svg [^>]*role="img" aria-labelledby="([^"]+)"><title id="\1">/g)]).toHaveLength(plots);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('has the numbers of the JSON', async () => {
    const { stdout } = await ran(['stats', '--json', ...at, '--html', file]);
    const html = readFileSync(file, 'utf8');
    const levels: LevelFigures[] = rowsOf(stdout).slice(0, -1);
    for (const variant of new Set(levels.map((figures) => figures.variant))) {
      const own = levels.filter((figures) => figures.variant === variant);
      expect(tableOf(html, `${variant}: levels`)).toEqual(
        own.map(({ level, band, sizes, count, outside, givens, clues, scores }) =>
          [
            ...[level, band, sizes.join(', '), count, outside],
            ...[givens.min, givens.median, givens.max, clues.min, clues.median, clues.max],
            ...[scores.min, scores.lower, scores.median, scores.upper, scores.max],
          ].map(String),
        ),
      );
      const rows = tableOf(html, `${variant}: hardest techniques`);
      for (const [column, { techniques }] of own.entries()) {
        const shown = rows
          .map(([name, ...counts]) => [name, Number(counts[column])])
          .filter(([, count]) => count !== 0);
        expect(shown).toEqual(Object.entries(techniques).map(([name, count]) => [nameOf(name), count]));
      }
      // The plots are drawn from the same numbers: their segments and bars add up.
      for (const { level, count, techniques } of own) {
        for (const [technique, times] of Object.entries(techniques)) {
          expect(html).toContain(`<title>${level}: ${nameOf(technique)}, ${times} of ${count}</title>`);
        }
        const start = html.indexOf(`id="${variant}-score"`);
        const plot = html.slice(start, html.indexOf('</svg>', start));
        const bars = [...plot.matchAll(new RegExp(`<title>${level}, [^:]*: (\\d+)</title>`, 'g'))];
        expect(bars.reduce((sum, [, times]) => sum + Number(times), 0)).toBe(count);
      }
    }
  });

  it('replaces an older page whole', async () => {
    writeFileSync(file, 'old');
    await ran(['stats', ...at, '--html', file]);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\n$/);
  });
});

describe('markup', () => {
  it('escapes texts and attributes', () => {
    const hostile = `<b> & "x"`;
    const { markup } = all(el('p', { title: hostile }, hostile), el('rect', { x: 1 }));
    const escaped = '&lt;b&gt; &amp; &quot;x&quot;';
    expect(markup).toBe(`<p title="${escaped}">${escaped}</p><rect x="1"/>`);
  });

  it('that does not nest is found by this test', () => {
    expect(() => elementsOf('<p><b></p>')).toThrow();
    expect(() => elementsOf('<p>a & b</p>')).toThrow();
    expect(() => elementsOf('<p/>')).toThrow();
    expect(elementsOf('<p>a &amp; b</p>')).toEqual(['p']);
  });
});

describe('numbers', () => {
  it('have quartiles on the line between neighbours', () => {
    expect(quartilesOf([4, 1, 3, 2])).toEqual({ min: 1, lower: 1.75, median: 2.5, upper: 3.25, max: 4 });
    expect(quartilesOf([7])).toEqual({ min: 7, lower: 7, median: 7, upper: 7, max: 7 });
  });

  it('fall into bins that cover them all', () => {
    const values = [12_345, 12_999, 13_000, 99_999];
    const bins = binsOver(values, 40, 1000);
    expect(bins).toEqual({ start: 10_000, width: 5000, count: 18 });
    expect(fillBins(values, bins).reduce((sum, count) => sum + count, 0)).toBe(values.length);
    expect(binsOver([5], 40)).toEqual({ start: 5, width: 1, count: 1 });
    expect(fillBins([0, 0, 2], binsOver([0, 0, 2], 40))).toEqual([2, 0, 1]);
  });
});
