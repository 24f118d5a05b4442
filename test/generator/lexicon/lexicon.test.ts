/** Putting a lexicon together. */
import { describe, expect, it } from 'vitest';
import { Alphabet } from '../../../generator/lexicon/alphabet.js';
import { parseEntries } from '../../../generator/lexicon/entries.js';
import type { Fact, FactClass } from '../../../generator/lexicon/facts.js';
import { parseFrequencies } from '../../../generator/lexicon/frequency.js';
import { buildLexicon } from '../../../generator/lexicon/lexicon.js';

const alphabet = new Alphabet({
  cells: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(' '),
  fold: { A: 'áä', C: 'č', S: 'š' },
  omit: ['CH'],
});
const symbol = { code: 'e', name: 'elements' } as FactClass;
const plate = { code: 'p', name: 'plates' } as FactClass;
const fact = (answer: string, clue: string, factClass: FactClass): Fact => ({
  answer,
  clue,
  class: factClass,
  isStruck: false,
});

function built(tables: readonly string[], facts: readonly Fact[] = [], frequencies = '') {
  return buildLexicon({
    alphabet,
    tables: tables.map(parseEntries),
    facts,
    tokens: 1000,
    frequencies: parseFrequencies(frequencies),
  });
}

const clueNames = (lexicon: ReturnType<typeof built>, answer: string) =>
  lexicon.byAnswer.get(answer)?.clues.map(({ text, origin, ordinal }) => `${origin}${ordinal} ${text}`);

describe('a lexicon', () => {
  it('holds answers in cells, with display form, band, frequency and clues', () => {
    const lexicon = built(['káča\t2\thračka\n', ''], [], 'káča\t12\n');
    expect(lexicon.entries).toEqual([
      {
        answer: 'KACA',
        display: 'káča',
        band: 2,
        frequency: 12,
        isWord: true,
        standsAlone: true,
        struckClues: [],
        clues: [{ text: 'hračka', display: 'káča', origin: '0', ordinal: 0, fact: undefined }],
        isStruck: false,
      },
    ]);
    expect(lexicon.byAnswer.get('KACA')).toBe(lexicon.entries[0]);
  });

  it('leaves out what has no cells, or a run that is left out', () => {
    expect(built(['E-mail\t1\tzpráva\nchata\t1\tdomek\nkos\t1\tpták\n']).entries.map(({ answer }) => answer)).toEqual([
      'KOS',
    ]);
  });

  it('names clues for ever: by their table and place, struck ones keep theirs', () => {
    const lexicon = built(['kos\t1\tpták\t~pěvec\tčerný pták\n+kos\t1\tz rodu drozdů\n', 'Kos\t1\tvlastní\n']);
    expect(clueNames(lexicon, 'KOS')).toEqual(['00 pták', '02 černý pták', '03 z rodu drozdů', '10 vlastní']);
    const grown = built([
      `kos\t1\tpták\t~pěvec\tčerný pták\n+kos\t1\tz rodu drozdů\nsova\t1\tnoční pták\n+kos\t1\tzpívá\n`,
      'Kos\t1\tvlastní\n',
    ]);
    expect(clueNames(grown, 'KOS')?.slice(0, 3)).toEqual(clueNames(lexicon, 'KOS')?.slice(0, 3));
    expect(clueNames(grown, 'KOS')).toContain('04 zpívá');
  });

  it('knows answers that make sense in a gap alone, struck clues counted', () => {
    const lexicon = built(['vary\t1\tKarlovy ___\nkos\t1\t___ černý\tpták\nsova\t1\t___ pálená\t~pták\nvrba\t2\n']);
    expect(lexicon.entries.map(({ answer, standsAlone }) => [answer, standsAlone])).toEqual([
      ['VARY', false],
      ['KOS', true],
      ['SOVA', true],
      ['VRBA', true],
    ]);
  });

  it('keeps struck answers, marked', () => {
    const lexicon = built(['~kos\t1\tpták\nsova\t1\tnoční pták\n']);
    expect(lexicon.byAnswer.get('KOS')?.isStruck).toBe(true);
    expect(lexicon.byAnswer.get('SOVA')?.isStruck).toBe(false);
  });

  it('keeps the names of facts when one is struck, and strikes what has nothing else', () => {
    const struck = { ...fact('AS', 'Kfz-Z.: Amberg', plate), isStruck: true };
    const lexicon = built(
      ['~kos\t1\tpták\n'],
      [struck, fact('AS', 'Kfz-Z.: zwei', plate), { ...fact('RA', 'Radium', symbol), isStruck: true }],
    );
    expect(clueNames(lexicon, 'AS')).toEqual(['p1 Kfz-Z.: zwei']);
    expect(lexicon.byAnswer.get('AS')?.isStruck).toBe(false);
    expect(lexicon.byAnswer.get('RA')?.isStruck).toBe(true);
  });

  it('adds facts behind words, each under its class', () => {
    const facts = [
      fact('As', 'chem. Zeichen: Arsen', symbol),
      fact('AS', 'Kfz-Z.: Amberg', plate),
      fact('AS', 'Kfz-Z.: zwei', plate),
      fact('RA', 'Radium', symbol),
    ];
    const lexicon = built(['As\t1\thöchste Spielkarte\n'], facts);
    expect(clueNames(lexicon, 'AS')).toEqual([
      '00 höchste Spielkarte',
      'e0 chem. Zeichen: Arsen',
      'p0 Kfz-Z.: Amberg',
      'p1 Kfz-Z.: zwei',
    ]);
    expect(lexicon.byAnswer.get('AS')?.clues[2]).toMatchObject({ display: 'AS', fact: plate });
    expect(lexicon.byAnswer.get('RA')).toMatchObject({ band: 4, frequency: 0 });
    // A class between the two moves nobody's name.
    const more = built(
      ['As\t1\thöchste Spielkarte\n'],
      [facts[0], fact('AS', 'Ton', { code: 'n', name: 'notes' } as FactClass), ...facts.slice(1)],
    );
    expect(clueNames(more, 'AS')).toEqual(expect.arrayContaining(clueNames(lexicon, 'AS') as string[]));
  });
});
