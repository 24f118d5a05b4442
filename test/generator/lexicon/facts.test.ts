/** Facts: tables, templates, limits. */
import { describe, expect, it } from 'vitest';
import { type FactClass, factsOf, limitOf, parseFacts } from '../../../generator/lexicon/facts.js';

const plates: FactClass = {
  code: 'p',
  name: 'plates',
  table: 'plates.tsv',
  group: 'plates',
  liking: { de: 1, cs: 1, sk: 1 },
  templates: { town: { de: 'Kfz-Z.: {}', cs: 'SPZ: {}' }, canton: { de: 'Kfz-Z. (CH): {}' } },
  source: 'ours',
};

describe('facts', () => {
  it('are read by column, with answers of all languages or of one', () => {
    const rows = parseFacts('kind\tanswer\tanswer.cs\tde\tcs\ntown\tUL\t\tUlm\t\ncanton\tZH\tCU\tZürich\tCurych\n');
    expect(rows).toEqual([
      { row: 1, kind: 'town', answer: { de: 'UL' }, subject: { de: 'Ulm' }, isStruck: false },
      {
        row: 2,
        kind: 'canton',
        answer: { de: 'ZH', cs: 'CU' },
        subject: { de: 'Zürich', cs: 'Curych' },
        isStruck: false,
      },
    ]);
    expect(parseFacts('answer\tde\nAU\tGold\n')[0].kind).toBe('all');
  });

  it('are struck by a mark before the row', () => {
    const rows = parseFacts('kind\tanswer\tde\n~town\tUL\tUlm\ntown\tUL\tUlm\n');
    expect(factsOf(plates, rows, 'de').map(({ answer, isStruck }) => [answer, isStruck])).toEqual([
      ['UL', true],
      ['UL', false],
    ]);
    // A struck row may be of a kind that there is not.
    expect(factsOf(plates, parseFacts('kind\tanswer\tde\n~village\tUL\tUlm\n'), 'de')[0].isStruck).toBe(true);
  });

  it('become clues by template', () => {
    const rows = parseFacts('kind\tanswer\tde\tcs\tsk\ntown\tUL\tUlm\t\tUlm\ncanton\tZH\tZürich\t\t\n');
    expect(factsOf(plates, rows, 'de').map(({ answer, clue }) => [answer, clue])).toEqual([
      ['UL', 'Kfz-Z.: Ulm'],
      ['ZH', 'Kfz-Z. (CH): Zürich'],
    ]);
    expect(factsOf(plates, rows, 'cs')).toEqual([]);
    // English has no plates; Slovak lacks the template.
    expect(factsOf(plates, rows, 'en')).toEqual([]);
    expect(() => factsOf(plates, rows, 'sk')).toThrow(expect.objectContaining({ line: 2 }));
  });

  it.each([
    ['no head', '', 1],
    ['an unknown column', 'answer\tfr\nAU\tor\n', 1],
    ['a column twice', 'answer\tde\tde\nAU\tGold\tGold\n', 1],
    ['a row too short', 'answer\tde\ten\nAU\tGold\n', 2],
    ['a subject without an answer', 'answer\tde\n\tGold\n', 2],
    ['letters and marks apart', `answer\tde\nAR\t${'Flächenmaß'.normalize('NFD')}\n`, 2],
  ])('are refused for %s', (_, text, line) => {
    expect(() => parseFacts(text)).toThrow(expect.objectContaining({ line }));
  });

  it('have limits by answers, by side and by language', () => {
    const group = { name: 'plates', limit: { base: 1, per: 25 }, limits: { en: { base: 0 } } };
    expect([10, 24, 25, 60].map((answers) => limitOf(group, 'de', answers, 12))).toEqual([1, 1, 2, 3]);
    expect(limitOf(group, 'en', 100, 12)).toBe(0);
    const roman = {
      name: 'roman',
      limit: {
        base: 0,
        bySide: [
          [10, 0],
          [14, 1],
          [20, 2],
        ] as const,
      },
    };
    expect([8, 10, 11, 14, 15, 20, 30].map((side) => limitOf(roman, 'sk', 50, side))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });
});
