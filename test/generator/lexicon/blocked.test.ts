/** What the block lists refuse, and what passes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../format/documents.js';
import { BlockList, parseBlockList } from '../../../generator/lexicon/blocked.js';
import { blockListOf } from '../../../tools/lexicon/block-list.js';
import { houseLexicon } from '../../../tools/lexicon/house.js';
import { packageFile } from '../../../tools/package.js';

function listOf(language: Language, adult = false): { list: BlockList; refuses: (word: string) => boolean } {
  const alphabet = houseLexicon(language).alphabet();
  const list = blockListOf(language, [], alphabet, adult);
  return { list, refuses: (word) => list.refuses(alphabet.cellsOf(word) as string) };
}

/** Words of the kinds that must not pass: vulgar, slurs, inflected slurs, drugs, Nazi terms, illness, violence. */
const REFUSED: Readonly<Record<Language, string>> = {
  de: 'Arsch Arschloch Fotze ficken Nutte Hurensohn Neger Zigeunerin Kanaken Schwuchtel Krüppel SS Gestapo Hitler Heroin Koks kiffen Krebs Tumor Mord Mörder Selbstmord Leiche vergewaltigen Folter Penis Sperma Sex KZ',
  en: 'fuck fucking shit ass asshole cunt bitch nigger niggers faggot gypsy Jap Nazi Hitler cocaine heroin cancer tumor murder murderer suicide corpse rapist torture penis semen sex tit tits crap',
  cs: 'kurva kunda píča hovno prdel srát mrdat jebat buzerant cikán cikánka negr židák nacista Hitler heroin kokain rakovina nádor vražda vrah sebevražda mrtvola znásilnění penis sperma sex',
  sk: 'kurva piča hovno prdel riť srať jebať kokot buzerant cigán cigánka neger nacista Hitler heroín kokaín rakovina nádor vražda vrah samovražda mŕtvola znásilnenie penis sperma sex',
};

describe.each(LANGUAGES)('the block list of %s', (language) => {
  const { list, refuses } = listOf(language);
  const innocent = readFileSync(packageFile(`test/generator/lexicon/innocent/${language}.txt`), 'utf8')
    .trim()
    .split('\n');

  it('refuses what offends', () => {
    expect(REFUSED[language].split(' ').filter((word) => !refuses(word))).toEqual([]);
  });

  it('lets innocent words pass that hold, or begin like, blocked ones', () => {
    expect(innocent.length).toBeGreaterThanOrEqual(90);
    expect(innocent.filter(refuses)).toEqual([]);
  });

  it('looks in grids for core words of four letters and more, and for a few of three', () => {
    expect(list.runs.every((word) => word.length >= 3)).toBe(true);
    expect(list.runs).toContain('SEX');
    expect(list.runs.filter((word) => word.length === 3).length).toBeLessThanOrEqual(6);
    expect(list.runs).not.toContain('TOD');
  });

  it('lets core words pass with adult, words of taste never', () => {
    const adult = listOf(language, true);
    expect(adult.refuses('sex')).toBe(false);
    expect(adult.refuses('heroin')).toBe(true);
    expect(adult.list.runs).toEqual([]);
  });
});

describe('a block list', () => {
  const alphabet = houseLexicon('de').alphabet();
  const list = new BlockList(
    parseBlockList(
      'core\tmist*\ncore\tblöd\ncore\tmau\ntaste\tgrippe\nrun\tuuu\nfree\tmistel\nfree\tblödel\n',
      alphabet,
    ),
  );

  it('takes whole words and beginnings, folded, and never substrings', () => {
    const verdicts = ['MIST', 'MISTKERL', 'MISTEL', 'BLOED', 'BLOEDEL', 'GRIPPE', 'GRIPPEN', 'OPTIMIST', 'UUU'].map(
      (word) => list.refuses(word),
    );
    expect(verdicts).toEqual([true, true, false, true, false, true, false, false, false]);
  });

  it('finds runs both ways, with the first cell of the reading', () => {
    expect(list.runs).toEqual(['BLOED', 'MIST', 'UUU']);
    expect(list.runsIn('XMISTX')).toEqual([['MIST', 1]]);
    expect(list.runsIn('XTSIMX')).toEqual([['MIST', 4]]);
    expect(list.runsIn('GRIPPE')).toEqual([]);
    // A palindrome reads at each place both ways.
    expect(list.runsIn('UUUU')).toEqual([
      ['UUU', 0],
      ['UUU', 1],
      ['UUU', 3],
      ['UUU', 2],
    ]);
  });

  it.each([
    ['an unknown kind', 'core\tmist\nrude\tblöd\n', 2],
    ['no word', 'core\t\n', 1],
    ['a star alone', 'core\t*\n', 1],
    ['a star inside', 'core\tmi*st\n', 1],
    ['two words', 'core\tzwei wörter\n', 1],
    ['a third column', 'core\tmist\tx\n', 1],
  ])('is refused for %s', (_, text, line) => {
    expect(() => parseBlockList(text, alphabet)).toThrow(expect.objectContaining({ line }));
  });
});
