/** Figures of arrowwords: exact ones of grids made by hand, then through banks, as tables, JSON and a page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARROWWORD_RULES } from '../../format/variants.js';
import { filesOf } from '../../tools/build/assets.js';
import { writeFiles } from '../../tools/build/files.js';
import { lexiconsOf } from '../../tools/build/lexicon-asset.js';
import { editionOf } from '../../tools/lexicon/editions.js';
import { houseLexicon } from '../../tools/lexicon/house.js';
import { Grounds } from '../../tools/plan/grounds.js';
import { readPlan } from '../../tools/plan/plan.js';
import { type ArrowwordLevelFigures, arrowwordLevelStats } from '../../tools/stats/arrowword-figures.js';
import { clueCellFigures } from '../../tools/stats/arrowword-grid.js';
import { pageOf } from '../../tools/stats/page.js';
import { statsText } from '../../tools/stats/text.js';
import { arrowword, bareArrowword, CLUMPED, groundOf, LISTED, lexiconLines, OPEN } from './arrowwords.js';
import { elementsOf, tableOf } from './html.js';
import { newFolder, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const gridOf = (lines: readonly string[]) => ({ rows: lines.length, columns: lines[0].length, grid: lines.join('') });

describe('clue cells', () => {
  it('point at nothing inside, on the border and in the corner, and stand in clumps', () => {
    expect(clueCellFigures(gridOf(OPEN.grid))).toMatchObject({
      inside: 1,
      idle: { inside: 0, border: 0, corner: 1 },
      clumps: 0,
      isConnected: true,
    });
    expect(clueCellFigures(gridOf(CLUMPED.grid))).toMatchObject({
      inside: 6,
      // Above the two in the first row inside; and the four in the corner below.
      idle: { inside: 4, border: 1, corner: 1 },
      clumps: 5,
      isConnected: true,
    });
  });

  it('part letters, in grids that are not square too', () => {
    const grid = gridOf(['#####', '#AB##', '####C', '#DE#F']);
    expect(clueCellFigures(grid)).toMatchObject({
      inside: 6,
      idle: { inside: 1, border: 3, corner: 1 },
      clumps: 5,
      isConnected: false,
    });
    expect(clueCellFigures(grid).letterCells).toEqual([6, 7, 14, 16, 17, 19]);
    // The end of a row and the start of the next are no neighbours.
    expect(clueCellFigures(gridOf(['####', '#AB#', '#C#D', '#EFG'])).idle).toEqual({ inside: 0, border: 1, corner: 1 });
  });
});

const level = [arrowword(OPEN, 1), arrowword(CLUMPED, 2)];
const { figures } = arrowwordLevelStats(level, groundOf());

describe('the figures of a level of arrowwords', () => {
  it('tell of words and clue cells', () => {
    expect(figures).toMatchObject({
      ...{ variant: 'arrowword-en', level: '6x6', count: 2, rows: 6, columns: 6 },
      ...{ words: 12, letters: 21.5, lengths: { 2: 4, 3: 2.5, 5: 5.5 } },
      ...{ twoLetters: 4, mostTwoLetters: 4, threeLetters: 2.5, longest: { mean: 5, max: 5 } },
      clueCells: 0.14,
      idle: { inside: 2, none: 0.5, border: 0.5, corner: 1 },
      ...{ clumps: 2.5, islands: 0, making: null },
    });
  });

  it('tell of answers and facts as the lexicon knows them', () => {
    expect(figures.known).toEqual({
      bands: { 1: 0.05, 2: 0.9, 3: 0, 4: 0.05 },
      perMillion: { 100: 0.05, 10: 0.05, 1: 0.05, 0: 0.05, none: 0.8 },
      withFrequency: 0.2,
      missing: 0.042,
    });
    // `cd` is in a table, but its clue is a fact's.
    expect(figures.facts).toEqual({
      share: 0.125,
      clued: 0.167,
      classes: { music: 1, notes: 1 },
      groups: { 'notes-and-music': 2 },
    });
    const bare = arrowwordLevelStats(level, undefined);
    expect(bare.figures).toEqual({ ...figures, known: null, facts: null, jokes: null });
    expect(bare.classes.size).toBe(0);
  });

  it('tell what comes again', () => {
    expect(figures).toMatchObject({
      commonest: { short: { grids: 0.5 }, long: { grids: 0.5 } },
      ...{ different: 24, equal: 0, masks: 1 },
      clues: { length: 4.583, longest: 6, different: 24, perAnswer: 1 },
    });
    const again = arrowword(OPEN, 3, { KL: 'another one' });
    expect(arrowwordLevelStats([...level, again], undefined).figures).toMatchObject({
      commonest: { short: { answer: 'CH', grids: 0.667 }, long: { answer: 'AFKOT', grids: 0.667 } },
      ...{ different: 24, equal: 1, masks: 0.667 },
      clues: { longest: 11, different: 25, perAnswer: 1.042 },
    });
    const bars = { grid: ['######', '#ABCDE', '#FGHIJ', '#KLMNO', '#PQRST', '#UVWXY'], phrase: 'AB' };
    expect(arrowwordLevelStats([arrowword(bars)], undefined).figures.commonest.short).toBeNull();
  });

  it('tell of phrases, their gaps and the jokes that fit', () => {
    expect(figures.phrase).toEqual({ min: 3, mean: 3.5, max: 4 });
    // Squares of 0.16 and 1.92 ideal gaps.
    expect(figures.gaps).toEqual({ rms: 1.02, worst: 1.386, inWord: { mean: 1.5, max: 2 } });
    expect(figures.jokes).toEqual({ fit: 1.5, phrases: 3, jokes: 4 });
  });
});

describe('the report on arrowwords', () => {
  const stats = { numbers: [], words: [], arrowwords: [arrowwordLevelStats(level, groundOf())] };

  it('is written as tables', () => {
    const text = statsText(stats);
    expect(text).toMatch(/^arrowwords: grids$/m);
    expect(text).toMatch(/^arrowword-en\/6x6 +6x6 +2 +12\.0 +21\.5 +5\.0 5 +100\.0% +0$/m);
    expect(text).toMatch(/^arrowword-en\/6x6 +14\.0% +2\.00 +50\.0% +0\.50 +1\.00 +2\.5 +0$/m);
    expect(text).toMatch(/^arrowword-en\/6x6 +24 +20\.0% +12\.5% +/m);
    expect(text).toMatch(/^arrowword-en\/6x6 +3 3\.5 4 +1\.02 +1\.39 +1\.50 +2 +1\.5 of 4$/m);
    expect(text).toMatch(/^level +2 +3 +4 +5 +most of 2$/m);
    expect(text).toMatch(/by class\narrowword-en\/6x6 {2}music 1\.00, notes 1\.00\n/);
    expect(text).toMatch(/^2 puzzles$/m);
  });

  it('is drawn on a page of the same numbers', () => {
    const html = pageOf(stats);
    const names = elementsOf(html);
    expect(names.filter((name) => name === 'svg')).toHaveLength(4);
    for (const id of ['lengths', 'two-letters', 'facts', 'gaps']) expect(html).toContain(`id="arrowword-en-${id}"`);
    expect(html).toContain('<title>6x6: music, 2 of 4</title>');
    expect(html).toContain('<title>6x6, 4: 2</title>');
    expect(tableOf(html, 'arrowword-en: words a grid by length')).toEqual([['6x6', '4.0', '2.5', '0.0', '5.5', '4']]);
    const facts = tableOf(html, 'arrowword-en: clues of facts a grid, by class');
    expect(facts).toEqual([
      ['music', '1.00'],
      ['notes', '1.00'],
    ]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does without what only a plan tells', () => {
    const bare = { ...stats, arrowwords: [arrowwordLevelStats(level, undefined)] };
    expect(statsText(bare)).not.toMatch(/by class|million/);
    expect(elementsOf(pageOf(bare)).filter((name) => name === 'svg')).toHaveLength(3);
  });
});

/** A folder with a bank of the two grids and its lexicon, and the plan whose words they are. */
async function bankFolder(): Promise<{ folder: string; plan: string }> {
  const home = newFolder();
  const {
    $schema,
    frequencies,
    tokens,
    blocked,
    editions: _,
    ...header
  } = JSON.parse(readFileSync(houseLexicon('en').file, 'utf8'));
  const lines = lexiconLines([...LISTED, 'kl', 'ch', 'ab', 'qv']);
  writeFileSync(join(home, 'en.tsv'), `${lines.join('\n')}\n`);
  const own = { ...header, table: 'en.tsv', editions: [editionOf(lines, lines.length)] };
  writeFileSync(join(home, 'en.json'), JSON.stringify(own));
  writeFileSync(join(home, 'jokes.tsv'), 'why\tflrx\n');
  const jokes = { language: 'en', title: 'jokes', table: 'jokes.tsv', sources: header.sources };
  writeFileSync(join(home, 'jokes.json'), JSON.stringify(jokes));
  const en = { lexicons: [{ file: 'en.json' }], jokes: [{ file: 'jokes.json' }] };
  const row = { variant: 'sudoku', level: 'easy', count: 1, size: 4, empty: 0 };
  const plan = writePlan(home, [row], { languages: { en } });
  const puzzles = [bareArrowword(OPEN), bareArrowword(CLUMPED)].map((puzzle) => ({
    ...puzzle,
    words: puzzle.words.map((word) => ({ ...word, clueName: { origin: '1', ordinal: 0 } })),
  }));
  const records = puzzles.map((puzzle) => ARROWWORD_RULES['arrowword-en'].encode(puzzle));
  const tasks = records.map((_, index) => ({
    address: `arrowword-en/6x6/${index + 1}`,
    variant: 'arrowword-en' as const,
  }));
  const banks = [{ variant: 'arrowword-en', levels: [{ level: '6x6', records }] }];
  const folder = newFolder();
  writeFiles(folder, await filesOf(banks, ['json'], lexiconsOf(tasks, records, new Grounds(readPlan(plan)))));
  return { folder, plan };
}

describe('stats of a bank of arrowwords', () => {
  it('reads them with the words of the plan', async () => {
    const { folder, plan } = await bankFolder();
    const { status, stdout, stderr } = await ran(['stats', '--json', '--out', folder, '--plan', plan]);
    expect([status, stderr]).toEqual([0, '']);
    const [found, totals] = rowsOf(stdout) as [ArrowwordLevelFigures, object];
    const { known, facts, jokes, commonest: _, ...rest } = figures;
    expect(found).toMatchObject(JSON.parse(JSON.stringify(rest)));
    expect(found.known).toMatchObject({ bands: { 1: 0.042, 2: 0.917, 4: 0.042 }, withFrequency: 0, missing: 0 });
    expect([found.facts, found.jokes]).toEqual([
      { share: 0, clued: 0, classes: {}, groups: {} },
      { fit: 0.5, phrases: 1, jokes: 1 },
    ]);
    expect(totals).toEqual({ puzzles: 2, variants: { 'arrowword-en': 2 }, outside: 0 });
  });

  it('leaves out what the plan does not know', async () => {
    const { folder } = await bankFolder();
    const row = { variant: 'sudoku', level: 'easy', count: 1, size: 4, empty: 0 };
    const { stdout } = await ran(['stats', '--json', '--out', folder, '--plan', writePlan(newFolder(), [row])]);
    expect(rowsOf(stdout)[0]).toMatchObject({ known: null, facts: null, jokes: null, words: 12 });
  });
});
