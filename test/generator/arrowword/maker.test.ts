/** Arrowwords of any size keep the rules, by the verifier's own code, and depend on nothing but their address and level. */
import { describe, expect, it } from 'vitest';
import type { ArrowwordDocument, Language } from '../../../format/documents.js';
import { ARROWWORD_RULES, languageOf } from '../../../format/variants.js';
import { settingsOf } from '../../../generator/arrowword/settings.js';
import { randomFor } from '../../../generator/random/seed.js';
import { wordMakerOf } from '../../../generator/variants.js';
import { arrowwordFacts } from '../../../tools/commands/word-facts.js';
import { verifyArrowword } from '../../../tools/verify/index.js';
import { ARROWWORD_VARIANTS, arrowwordOf, grounds, recordOf } from '../../words.js';

/** Every size takes its time: each language has its own numbers. */
const SIDES = [6, 7, 8, 9, 10, 11, 12, 14, 15, 17, 18, 20];

/** How many answers are facts alone. */
function factsIn({ words }: ArrowwordDocument, language: Language): number {
  const { byAnswer } = grounds.language(language).lexicon;
  return words.filter(({ answer }) => byAnswer.get(answer)?.isWord === false).length;
}

describe.each(ARROWWORD_VARIANTS)('%s', (variant) => {
  const language = languageOf(variant);
  const facts = arrowwordFacts(language, grounds);
  const first = 1 + 10 * ARROWWORD_VARIANTS.indexOf(variant);

  it.each(SIDES)('keeps the rules and the share of facts at side %i', (side) => {
    const level = `${side}x${side}`;
    for (const number of [first, first + side]) {
      const document = arrowwordOf(`${variant}/${level}-rules/${number}`);
      expect([document.rows, document.columns]).toEqual([side, side]);
      expect(verifyArrowword(document, facts)).toEqual([]);
      const most = (settingsOf(language, side, {}).facts * document.words.length) / 100;
      expect(factsIn(document, language)).toBeLessThanOrEqual(most);
    }
  });

  it('is the same again, in another maker, whatever was made before', () => {
    const address = (side: number, number: number) => `${variant}/${side}x${side}/${number}`;
    const addresses = [address(8, 1), address(10, 2), address(8, 3)];
    const records = addresses.map((one) => recordOf(one));
    const other = wordMakerOf(variant, grounds.language(language));
    for (const [index, number] of [3, 2, 1].entries()) {
      const level = number === 2 ? '10x10' : '8x8';
      const again = addresses.length - 1 - index;
      const made = other.generate(randomFor(addresses[again], 0), { variant, level, number }, {});
      expect('puzzle' in made && ARROWWORD_RULES[variant].encode(made.puzzle)).toBe(records[again]);
    }
    expect(new Set(records).size).toBe(records.length);
    expect(addresses.map((one) => recordOf(one))).toEqual(records);
  });

  it('differs from number to number, and from level to level of a size', () => {
    const numbered = [1, 2, 3, 4, 5].map((number) => arrowwordOf(`${variant}/8x8/${number}`));
    const other = arrowwordOf(`${variant}/8x8-other/1`);
    const grids = [...numbered, other].map(({ grid }) => grid);
    expect(new Set(grids).size).toBe(grids.length);
    expect(new Set(numbered.map(({ joke }) => joke.id)).size).toBe(numbered.length);
  });

  it('has no more facts than the level wishes', () => {
    const shares = [1, 2, 3, 4].map((number) => {
      const document = arrowwordOf(`${variant}/10x10-few/${number}`, { facts: 7 });
      return (100 * factsIn(document, language)) / document.words.length;
    });
    expect(Math.max(...shares)).toBeLessThanOrEqual(7);
  });

  it('has fewer two-letter words where they cost more', () => {
    const pairs = (two: number) =>
      [1, 2, 3, 4].flatMap((number) =>
        arrowwordOf(`${variant}/10x10-pairs/${number}`, { weights: { two }, candidates: 1 }).words.filter(
          ({ answer }) => [...answer].length === 2,
        ),
      ).length;
    expect(pairs(3000)).toBeLessThan(pairs(0));
  });

  it('says what no level can be', () => {
    const maker = grounds.maker(variant);
    expect(maker.wishFault('12x12', {})).toBeUndefined();
    expect(maker.wishFault('12x12-kids', {})).toBeUndefined();
    for (const level of ['5x5', '21x21', '12x11', '12', 'large'])
      expect(maker.wishFault(level, {})).toMatch(`level: "${level}"; expected as many rows as columns, 6 to 20`);
  });
});

describe('a language with few answers', () => {
  it('makes no arrowwords, and says why', () => {
    const ground = grounds.language('de');
    const entries = ground.lexicon.entries.filter(({ answer }) => [...answer].length !== 4);
    const maker = wordMakerOf('arrowword-de', { ...ground, lexicon: { ...ground.lexicon, entries } });
    expect(maker.wishFault('12x12', {})).toMatch(
      /^variant: arrowword-de, whose lexicons have only 0 answers of 4 letters with clues; expected \d+ each/,
    );
  });

  it('has no puzzle where there is no joke', () => {
    const maker = wordMakerOf('arrowword-de', { ...grounds.language('de'), jokes: [] });
    const address = { variant: 'arrowword-de', level: '8x8', number: 1 } as const;
    expect(maker.jokesFor('8x8')).toBe(0);
    expect(maker.generate(randomFor('arrowword-de/8x8/1', 0), address, {})).toEqual({
      discarded: 'no joke for this number',
    });
  });
});
