/** The table of frequencies. */
import { describe, expect, it } from 'vitest';
import { parseFrequencies } from '../../../generator/lexicon/frequency.js';
import { frequencyLookup } from '../../../generator/lexicon/lexicon.js';

describe('frequencies', () => {
  it('are read', () => {
    expect(parseFrequencies('Haus\t20\nMaus\t20\nLaus\t3\n')).toEqual([
      { lemma: 'Haus', count: 20 },
      { lemma: 'Maus', count: 20 },
      { lemma: 'Laus', count: 3 },
    ]);
  });

  it.each([
    ['a blank for the tab', 'Haus 20\n', 1],
    ['no count', 'Haus\t20\nMaus\n', 2],
    ['a count of nothing', 'Haus\t0\n', 1],
    ['a fraction', 'Haus\t1.5\n', 1],
    ['a third column', 'Haus\t20\tx\n', 1],
    ['rising counts', 'Haus\t20\nMaus\t21\n', 2],
  ])('are refused for %s', (_, text, line) => {
    expect(() => parseFrequencies(text)).toThrow(expect.objectContaining({ line }));
  });

  it('are looked up as written, else in any case, else they are 0', () => {
    const countOf = frequencyLookup(parseFrequencies('leben\t9\nLeben\t7\nPrag\t3\n'));
    expect(['Leben', 'leben', 'LEBEN', 'prag', 'Rom'].map(countOf)).toEqual([7, 9, 9, 3, 0]);
  });
});
