/** Pictures of arrowwords: clues that fit their cells, the phrase by numbers, letters only when asked for. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrowwordDocument, CLUE_CELL } from '../../format/documents.js';
import { openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { packBank, packLexicon } from '../../tools/build/pack.js';
import { arrowwordSvg } from '../../tools/draw/arrowword.js';
import { fitText, LINE_HEIGHT } from '../../tools/draw/fit-text.js';
import { ARROWWORD_LEXICONS, ARROWWORD_RECORDS, arrowwordBank } from '../format/arrowword-records.js';
import { newFolder } from './run.js';
import { ran } from './world.js';

/** Half a clue cell. */
const WIDE = 58;
const HIGH = 30;

describe('a text in a box', () => {
  it.each([
    ['Währungscode: Tunesien', ['Währungs-', 'code:', 'Tunesien']],
    ['schwarz-weißer Bär', ['schwarz-', 'weißer Bär']],
    ['Domain: Irland', ['Domain:', 'Irland']],
  ])('%s is broken where it is read', (text, lines) => {
    expect(fitText(text, WIDE, HIGH).lines).toEqual(lines);
  });

  it('keeps all of it, and fits whatever its 24 characters are', () => {
    const letters = fc.constantFrom(...'aeinrstlmwABCDMWäőž.,:_/ ');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 24 }), (all) => {
        const text = all.join('').trim().replace(/ +/g, ' ');
        fc.pre(text !== '');
        const { size, lines } = fitText(text, WIDE, HIGH);
        // A hyphen at a line's end is ours, a blank between lines was there: what is left are the letters.
        const bare = (some: string) => some.replace(/[- ]/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        expect(lines.every((line) => line === line.trim() && line !== '')).toBe(true);
        expect(size).toBeGreaterThanOrEqual(6);
        expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(HIGH + size * LINE_HEIGHT);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('is large where there is room', () => {
    expect(fitText('neu', WIDE, HIGH)).toEqual({ size: 11, lines: ['neu'] });
    expect(fitText('Bundesverfassungsgericht', WIDE, HIGH).lines.length).toBeGreaterThan(1);
  });
});

describe('the picture of an arrowword', () => {
  const lexicon = openLexicon(packLexicon(ARROWWORD_LEXICONS.de, 'json'));
  const document = openBank(packBank(arrowwordBank('arrowword-de'), 'json'), lexicon).puzzle(
    '8x8',
    1,
  ) as ArrowwordDocument;
  const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

  it('has the clues, an arrow for each, and the numbers of the phrase, but no letters', () => {
    const svg = arrowwordSvg(document);
    const drawn = textsOf(svg);
    for (const { clue } of document.words) {
      const letters = clue.replace(/[- ]/g, '').replaceAll('"', '&quot;');
      expect(drawn.join('').replace(/[- ]/g, '')).toContain(letters);
    }
    expect(svg.match(/<path /g)).toHaveLength(document.words.length);
    for (const at of document.phraseCells.keys())
      expect(drawn.filter((text) => text === String(at + 1))).toHaveLength(2);
    expect(drawn.filter((text) => /^[A-Z]$/.test(text))).toEqual([]);
    expect(drawn.join(' ')).toContain(document.joke.setup);
    expect(drawn.join(' ')).not.toContain(document.phraseText);
  });

  it('has the letters when solved', () => {
    const drawn = textsOf(arrowwordSvg(document, true)).filter((text) => /^[A-Z]$/.test(text));
    expect(drawn.join('')).toBe(document.grid.replaceAll(CLUE_CELL, '') + document.phrase);
  });
});

describe('show', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'arrowword_cs.pbk'), packBank(arrowwordBank('arrowword-cs'), 'msgpack'));
  writeFileSync(join(folder, 'lexicon_cs.pbk'), packLexicon(ARROWWORD_LEXICONS.cs, 'msgpack'));
  const shown = async (...more: string[]) => ran(['show', 'arrowword-cs/8x8/1', '--out', folder, ...more]);

  it('draws an arrowword as text: clues by number, then the letters', async () => {
    const { stdout } = await shown();
    const document = JSON.parse((await shown('--json')).stdout) as ArrowwordDocument;
    for (const { clue, display, answer } of document.words) {
      expect(stdout).toContain(`${clue} (${answer.length})`);
      expect(stdout).toContain(display);
    }
    expect(stdout.match(/→/g)!.length + stdout.match(/↓/g)!.length).toBe(document.words.length);
    expect(stdout).toContain(`Phrase: ${document.phrase}`);
    expect((await shown('--record')).stdout).toBe(`${ARROWWORD_RECORDS['arrowword-cs'][0]}\n`);
  });

  it('draws it as a picture, with letters where they are asked for', async () => {
    const letters = async (...more: string[]) => (await shown('--svg', ...more)).stdout.match(/font-size="30"/g) ?? [];
    expect(await letters()).toHaveLength(0);
    const { grid } = JSON.parse((await shown('--json')).stdout) as ArrowwordDocument;
    expect(await letters('--letters')).toHaveLength(grid.replaceAll(CLUE_CELL, '').length);
    expect(await shown('--letters')).toMatchObject({ status: 2, stderr: expect.stringMatching(/expected with --svg/) });
  });
});
