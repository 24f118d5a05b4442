/** Words that give an answer away, and words that do not. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../tools/lexicon/languages/index.js';
import { relatedIn } from '../../tools/lexicon/related.js';

const kin: readonly (readonly [string, string, string, string])[] = [
  ['de', 'HAUS', 'HAUS', 'the word itself'],
  ['de', 'HAUS', 'HAUSTUER', 'a compound that begins with it'],
  ['de', 'HAUS', 'RATHAUS', 'a compound that ends with it'],
  ['de', 'BAND', 'VERBANDSKASTEN', 'a compound around it'],
  ['de', 'RAEUBER', 'RAUB', 'an umlaut of the stem'],
  ['de', 'BRATWURST', 'GRILLWURST', 'the same last part'],
  ['de', 'VERKAUF', 'KAEUFER', 'the stem under a prefix'],
  ['de', 'DRUCKER', 'DRUCKEN', 'another suffix'],
  ['en', 'RUNNER', 'RUNNING', 'another suffix'],
  ['en', 'ONCE', 'ONE', 'a common start of a short word'],
  ['en', 'COLOR', 'COLOUR', 'a variant'],
  ['en', 'UNHAPPY', 'HAPPINESS', 'the stem under a prefix'],
  ['cs', 'LES', 'LESNI', 'a derivation'],
  ['cs', 'TOCENI', 'OTACENI', 'a vowel of the stem'],
  ['cs', 'PODPIS', 'ZAPIS', 'the stem under two prefixes'],
  ['sk', 'TOCENIE', 'OTACANIE', 'a vowel of the stem'],
  ['sk', 'UCITEL', 'UCITELSKY', 'a derivation'],
  ['fi', 'TALO', 'TALOT', 'a language without rules'],
];

const apart: readonly (readonly [string, string, string])[] = [
  ['de', 'AMSEL', 'VOGEL'],
  ['de', 'EI', 'OVAL'],
  ['de', 'HEITER', 'FROEHLICH'],
  ['de', 'SCHOENHEIT', 'WAHRHEIT'],
  ['en', 'BLACKBIRD', 'SONGSTER'],
  ['en', 'MISTAKE', 'ERROR'],
  ['en', 'NATION', 'COUNTRY'],
  ['cs', 'KOS', 'PTAK'],
  ['cs', 'RADOST', 'MOUDROST'],
  ['sk', 'DROZD', 'VTAK'],
  ['sk', 'KRASNY', 'PRVOTNY'],
  ['fi', 'TALO', 'KOTI'],
];

describe('related words', () => {
  it.each(kin)('%s: %s and %s: %s', (language, answer, word) => {
    expect(relatedIn(rulesOf(language))(answer, word)).toBe(true);
  });

  it.each(apart)('%s: %s and %s are apart', (language, answer, word) => {
    expect(relatedIn(rulesOf(language))(answer, word)).toBe(false);
  });
});
