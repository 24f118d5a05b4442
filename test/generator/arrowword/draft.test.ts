/** Drafts of arrowwords hold to their wish, whatever it is. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../format/documents.js';
import { type Draft, type DraftWish, draftOf } from '../../../generator/arrowword/draft.js';
import { openWords } from '../../../generator/arrowword/fill-words.js';
import { countedGroup, groupLimits } from '../../../generator/arrowword/group-room.js';
import { letterCounts } from '../../../generator/arrowword/letter-counts.js';
import { MaskTables } from '../../../generator/arrowword/mask-tables.js';
import { settingsOf } from '../../../generator/arrowword/settings.js';
import { arrowWords } from '../../../generator/arrowword/words.js';
import { randomFor } from '../../../generator/random/seed.js';
import { metropolisTable } from '../../../generator/words/integer-log.js';
import { grounds } from '../../words.js';

const SIDE = 10;
const DRAFTS = 40;

/** Some finished drafts for a phrase in cells. */
function draftsOf(language: Language, phrase: string, wish: Pick<DraftWish, 'reach' | 'factPercent'>): Draft[] {
  const ground = grounds.language(language);
  const words = arrowWords(ground);
  const isOpen = new Uint8Array(words.entries.length).fill(1);
  const { mask, steps, whim, clueCells, fails } = settingsOf(language, SIDE, {});
  const tables = new MaskTables(letterCounts(words, isOpen), SIDE - 1, mask);
  const { cells } = ground.lexicon.alphabet;
  return Array.from({ length: DRAFTS }, (_, i) =>
    draftOf(randomFor(`draft/${language}`, i), {
      address: `draft/${language}/${i}`,
      ground,
      words,
      open: openWords(words, isOpen),
      mask: { side: SIDE, tables, steps, whim, ...clueCells },
      metropolis: metropolisTable(),
      phrase: Uint8Array.from(phrase, (cell) => cells.indexOf(cell) + 1),
      fails,
      ...wish,
    }),
  ).flatMap((draft) => ('discarded' in draft ? [] : [draft]));
}

describe.each([
  ['de', 'KATER', 60],
  ['cs', 'PIVO', 90],
] as const)('a draft in %s', (language, phrase, reach) => {
  const factPercent = 12;
  const drafts = draftsOf(language, phrase, { reach, factPercent });
  const { lexicon, factGroups } = grounds.language(language);

  it('is finished now and then', () => {
    expect(drafts.length).toBeGreaterThan(3);
  });

  it('reads its answers, none twice, and its phrase', () => {
    const { cells } = lexicon.alphabet;
    for (const { slots, grid, entries, places } of drafts) {
      const read = slots.cells.map((own) => [...own].map((cell) => cells[grid[cell] - 1]).join(''));
      expect(read).toEqual(entries.map(({ answer }) => answer));
      expect(new Set(read).size).toBe(read.length);
      expect(places.map((place) => cells[grid[slots.letters[place]] - 1]).join('')).toBe(phrase);
    }
  });

  it('has each letter of the phrase in order, within reach of its ideal place', () => {
    for (const { slots, places } of drafts) {
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      // Counted from 1, the ideal places cut all letters and one more into equal gaps.
      const gap = (slots.letters.length + 1) / (phrase.length + 1);
      for (const [k, place] of places.entries())
        expect(Math.abs(place + 1 - (k + 1) * gap)).toBeLessThanOrEqual((gap * reach) / 100 + 1e-9);
    }
  });

  it('has no more facts than it may, of each group and in all', () => {
    let facts = 0;
    for (const { entries, clues } of drafts) {
      const own = entries.filter(({ isWord }) => !isWord).length;
      facts += own;
      expect(own).toBeLessThanOrEqual((factPercent * entries.length) / 100);
      const { limits } = groupLimits(factGroups, language, entries.length, SIDE, 0);
      for (const [index, { name }] of factGroups.entries()) {
        const shown = clues.filter(({ fact }) => fact?.group === name).length;
        const counted = entries.filter((entry) => countedGroup(entry) === name).length;
        expect(Math.max(shown, counted)).toBeLessThanOrEqual(limits[index + 1]);
      }
    }
    expect(facts).toBeGreaterThan(0);
  });

  it('shows a clue of each answer', () => {
    for (const { entries, clues, isBarred } of drafts) {
      for (const [slot, { clues: live, struckClues }] of entries.entries()) {
        expect([...live, ...struckClues]).toContain(clues[slot]);
        if (!live.includes(clues[slot])) expect(isBarred).toBe(true);
      }
    }
  });
});

describe('a draft without facts', () => {
  it('has none', () => {
    const drafts = draftsOf('de', 'KATER', { reach: 130, factPercent: 0 });
    for (const { entries } of drafts) expect(entries.filter(({ isWord }) => !isWord)).toEqual([]);
    expect(drafts.length).toBeGreaterThan(0);
  });
});
