/** The facts as files: classes, tables, editions; and the house's own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../format/documents.js';
import { type FactClass, limitOf } from '../../generator/lexicon/facts.js';
import { FactsFile } from '../../tools/lexicon/facts-file.js';
import { houseFacts, houseLexicon } from '../../tools/lexicon/house.js';
import { newFolder } from './run.js';

const ELEMENTS = {
  code: 'e',
  name: 'elements',
  table: 'elements.tsv',
  group: 'science',
  liking: { de: 1, en: 0 },
  templates: { all: { de: 'Zeichen: {}', en: 'symbol: {}' } },
  source: 'IUPAC',
};
const PLATES = { ...ELEMENTS, code: 'd', name: 'plates', table: 'plates.tsv', liking: { de: 1 } };

/** Writes facts and returns the path of their classes. */
function facts(classes: readonly object[] = [ELEMENTS, PLATES], rest: object = {}): string {
  const folder = join(newFolder(), 'facts');
  mkdirSync(folder);
  writeFileSync(join(folder, 'elements.tsv'), 'answer\tde\ten\nAu\tGold\tgold\nFe\tEisen\tiron\n');
  writeFileSync(join(folder, 'plates.tsv'), 'answer\tde\nUL\tUlm\n');
  const file = join(folder, 'classes.json');
  const sources = [{ part: 'facts', title: 'own', licence: 'MIT' }];
  const groups = [{ name: 'science', limit: { base: 1, per: 30 } }];
  writeFileSync(file, JSON.stringify({ sources, groups, classes, ...rest }));
  return file;
}

describe('the file of facts', () => {
  it('gives the facts of a language, class by class', () => {
    const file = new FactsFile(facts());
    expect(file.facts('de').map(({ answer, clue }) => `${answer} ${clue}`)).toEqual([
      'Au Zeichen: Gold',
      'Fe Zeichen: Eisen',
      'UL Zeichen: Ulm',
    ]);
    expect(file.facts('en').map(({ answer }) => answer)).toEqual(['Au', 'Fe']);
    expect(file.facts('cs')).toEqual([]);
  });

  it('pins editions: appended rows and classes leave them as they were', () => {
    const first = new FactsFile(facts()).currentEdition();
    const path = facts([PLATES, { ...ELEMENTS, name: 'more', code: 'm', table: 'plates.tsv' }, ELEMENTS], {
      editions: [first],
    });
    const table = join(path, '../elements.tsv');
    writeFileSync(table, `${readFileSync(table, 'utf8')}Ag\tSilber\tsilver\n`);
    const grown = new FactsFile(path);
    expect(grown.editionFaults()).toEqual([]);
    expect(
      grown
        .facts('de', 1)
        .map(({ answer }) => answer)
        .sort(),
    ).toEqual(['Au', 'Fe', 'UL']);
    expect(grown.facts('de').map(({ answer }) => answer)).toContain('Ag');
    expect(grown.currentEdition().elements).not.toEqual(first.elements);
    expect(grown.currentEdition().plates).toEqual(first.plates);
    writeFileSync(table, readFileSync(table, 'utf8').replace('Fe\tEisen', '~Fe\tEisen'));
    expect(grown.editionFaults()).toEqual([]);
    expect(grown.facts('de', 1).map(({ answer, isStruck }) => [answer, isStruck])).toContainEqual(['Fe', true]);
    writeFileSync(table, readFileSync(table, 'utf8').replace('Eisen', 'Ferrum'));
    expect(grown.editionFaults()).toEqual([
      expect.stringMatching(/edition 1: the first 2 rows of elements.tsv are not those of the edition/),
    ]);
    expect(() => grown.facts('de', 1)).toThrow(/elements.tsv/);
    expect(() => grown.facts('de', 2)).toThrow(/edition 2; expected 1 to 1/);
  });

  it.each([
    [
      'a class of an unknown group',
      [{ ...ELEMENTS, group: 'music' }],
      /\/classes\/0\/group: "music"; expected one of science/,
    ],
    ['a code twice', [ELEMENTS, { ...PLATES, code: 'e' }], /\/classes\/1: code "e" or name "plates" stands already/],
    [
      'a template without a place for the subject',
      [{ ...ELEMENTS, templates: { all: { de: 'Zeichen' } } }],
      /\/classes\/0\/templates\/all\/de/,
    ],
    [
      'an unknown liking',
      [{ ...ELEMENTS, liking: { de: 2 } }],
      /\/classes\/0\/liking\/de: 2; expected one of -1, 0, 1/,
    ],
  ])('refuses %s', (_, classes, message) => {
    expect(() => new FactsFile(facts(classes))).toThrow(message);
  });

  it('names file and line of a row that is broken, or whose kind has no template', () => {
    const path = facts();
    const table = join(path, '../plates.tsv');
    writeFileSync(table, 'answer\tde\nUL\n');
    expect(() => new FactsFile(path).facts('de')).toThrow(/plates\.tsv:2: 1 columns; expected 2/);
    writeFileSync(table, 'kind\tanswer\tde\nall\tUL\tUlm\ntown\tB\tBerlin\n');
    expect(() => new FactsFile(path).facts('de')).toThrow(/plates\.tsv:3: kind "town"; expected one of all/);
  });
});

describe('the house facts', () => {
  const file = houseFacts();
  const classOf = (name: string) => file.header.classes.find((candidate) => candidate.name === name) as FactClass;

  it.each(LANGUAGES)('are liked, tolerated or annoying in %s, and limited by group', (language) => {
    for (const { name } of file.header.groups) {
      const group = file.header.groups.find((candidate) => candidate.name === name)!;
      for (const [answers, side] of [
        [8, 6],
        [30, 10],
        [90, 20],
      ] as const) {
        expect(limitOf(group, language, answers, side)).toBeGreaterThanOrEqual(0);
        expect(limitOf(group, language, answers, side)).toBeLessThanOrEqual(answers);
      }
    }
  });

  it('have every two-letter element, every Roman numeral of 2 and 3 letters, every US state', () => {
    expect(file.rows(classOf('elements'))).toHaveLength(104);
    expect(new Set(file.rows(classOf('roman-numerals')).map(({ answer }) => answer.de)).size).toBe(124);
    expect(new Set(file.rows(classOf('us-states')).map(({ answer }) => answer.en)).size).toBe(50);
  });

  it('have Roman numerals that say their number', () => {
    const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
    for (const { answer, subject } of file.rows(classOf('roman-numerals'))) {
      const digits = [...(answer.de as string)].map((letter) => values[letter]);
      const sum = digits.reduce(
        (total, digit, index) => total + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
        0,
      );
      expect(subject.de).toBe(String(sum));
    }
  });

  it('have domains and car signs of two and three letters for each language', () => {
    for (const name of ['domains', 'car-signs']) {
      for (const { answer } of file.rows(classOf(name))) {
        for (const word of Object.values(answer)) expect(word).toMatch(/^[A-Z]{2,3}$/);
      }
    }
  });

  it.each(LANGUAGES)('have cells in %s', (language) => {
    const alphabet = houseLexicon(language).alphabet();
    const without = file.facts(language).filter(({ answer }) => {
      const cells = alphabet.cellsOf(answer);
      return cells === undefined || alphabet.omits(cells);
    });
    expect(without.map(({ answer }) => answer)).toEqual([]);
  });
});
