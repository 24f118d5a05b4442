/** The verifier of arrowwords: sound puzzles have no fault, and each planted one is found and named. */
import { describe, expect, it } from 'vitest';
import type { ArrowwordDocument, CluedAnswer } from '../../format/documents.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { arrowwordFacts } from '../../tools/commands/word-facts.js';
import {
  type ArrowwordFacts,
  type ListedAnswer,
  type ListedJoke,
  verifyArrowword,
  verifyArrowwordBank,
} from '../../tools/verify/index.js';
import { grounds } from '../words.js';
import { sound, wide } from './arrowwords.js';

const letters = [...sound.grid];

/** Lists that have just the words of the puzzle; `more` tells other things of some answers. */
function factsFor(
  { words }: ArrowwordDocument,
  more: Readonly<Record<string, Partial<ListedAnswer>>> = {},
  others: Partial<ArrowwordFacts> = {},
): ArrowwordFacts {
  return {
    blocked: [],
    answerAt: (answer) => {
      const clues = words.filter((word) => word.answer === answer);
      if (clues.length === 0) return undefined;
      const texts = clues.map(({ clue, display }) => ({ text: clue, display }));
      return { isBarred: false, isWord: true, clues: texts, ...more[answer] };
    },
    ...others,
  };
}

/** What the verifier says, `rule: message`; by the lists of the puzzle itself, unless others are given. */
function faultsIn(change: Partial<ArrowwordDocument>, facts?: ArrowwordFacts): string[] {
  const document = { ...sound, ...change } as ArrowwordDocument;
  return verifyArrowword(document, facts ?? factsFor(document)).map(({ rule, message }) => `${rule}: ${message}`);
}

/** The words, one of them changed. */
function wordsWith(answer: string, change: Partial<CluedAnswer>): CluedAnswer[] {
  return sound.words.map((word) => (word.answer === answer ? { ...word, ...change } : word));
}

const without = (answer: string) => sound.words.filter((word) => word.answer !== answer);

/** The grid with other cells. */
function gridWith(changes: Readonly<Record<number, string>>): string {
  return letters.map((letter, cell) => changes[cell] ?? letter).join('');
}

describe('the verifier of arrowwords', () => {
  it('finds nothing in a sound puzzle, by the lists of the plan', () => {
    const { jokeAt: _, ...facts } = arrowwordFacts('de', grounds);
    expect(verifyArrowword(sound, facts)).toEqual([]);
    expect(verifyArrowword(sound, factsFor(sound))).toEqual([]);
  });

  it('finds nothing in one that is no square', () => {
    expect(verifyArrowword(wide, factsFor(wide))).toEqual([]);
    const turned = { ...wide, rows: 7, columns: 6, level: '7x6', address: 'arrowword-de/7x6/2' };
    expect(verifyArrowword(turned, factsFor(turned))).not.toEqual([]);
  });

  it.each<[string, Partial<ArrowwordDocument>, string]>([
    ['an address of another', { address: 'arrowword-de/6x6/2' }, 'address: names arrowword-de/6x6/1'],
    ['another size than the level', { level: '6x7', address: 'arrowword-de/6x7/1' }, 'size: 6x6; the level is 6x7'],
    [
      'a side that is too small',
      { rows: 5, level: '5x6', grid: sound.grid.slice(6), address: 'arrowword-de/5x6/1' },
      'shape: 5 x 6 cells; expected 6 to 20 a side',
    ],
    ['a grid with a cell less', { grid: sound.grid.slice(1) }, 'shape: a grid of 35 cells; expected 36'],
    [
      'a lower-case letter',
      { grid: gridWith({ 7: 'h' }) },
      'shape: cell 7 holds "h"; expected # or an upper-case letter',
    ],
    ['a digit', { grid: gridWith({ 7: '7' }) }, 'shape: cell 7 holds "7"; expected # or an upper-case letter'],
    [
      'a cell that no alphabet explains',
      { grid: gridWith({ 7: '\ue000' }) },
      'shape: cell 7 holds "\ue000"; expected # or an upper-case letter',
    ],
    [
      'a direction of word searches',
      { words: wordsWith('HIEB', { direction: 'E' as 'right' }) },
      'shape: HIEB: no direction E',
    ],
    [
      'a word out of the grid',
      { words: wordsWith('NARR', { start: 36 }) },
      'shape: NARR: cells 31 and 36 are not in the grid',
    ],
    [
      'phrase cells out of order',
      { phraseCells: [13, 10, 17, 26, 32] },
      'shape: phrase cells that are none, or out of order',
    ],
  ])('finds %s, and looks no further', (_, change, fault) => {
    expect(faultsIn(change)).toEqual([fault]);
  });

  describe('of the list of words', () => {
    it.each<[string, Partial<ArrowwordDocument>, readonly string[]]>([
      ['a run that is not listed', { words: without('AS') }, ['unlisted: AS at cell 19, right, is not listed']],
      [
        'a word that is a part of a run',
        { words: wordsWith('NARR', { start: 33, answer: 'ARR', display: 'Arr' }) },
        ['run: ARR at cell 33, right, is no run', 'unlisted: NARR at cell 32, right, is not listed'],
      ],
      [
        'a word that does not read',
        { words: wordsWith('NARR', { answer: 'NARB', display: 'Narb' }) },
        ['word: NARB: the grid reads NARR there'],
      ],
      [
        'another clue cell',
        { words: wordsWith('NARR', { clueCell: 35 }) },
        ['clue-cell: NARR: clue cell 35; expected 31'],
      ],
      [
        'a run that is listed again',
        { words: [...sound.words, sound.words[11]] },
        ['run: NARR at cell 32 is listed again'],
      ],
      [
        'words out of order',
        { words: [sound.words[1], sound.words[0], ...sound.words.slice(2)] },
        ['order: HAAG stands behind words of later clue cells'],
      ],
      [
        'down before right at one clue cell',
        { words: [...sound.words.slice(0, 8), sound.words[9], sound.words[8], ...sound.words.slice(10)] },
        ['order: US stands behind words of later clue cells'],
      ],
    ])('finds %s', (_, change, faults) => {
      expect(faultsIn(change)).toEqual(expect.arrayContaining([...faults]));
    });

    it('finds single letters', () => {
      // A clue cell in the place of ABBAU's first B.
      const found = faultsIn({ grid: gridWith({ 14: '#' }) });
      expect(found).toContain('single: A at cell 13, right, is a single letter');
      expect(found).toContain('single: I at cell 8, down, is a single letter');
      expect(found).toContain('unlisted: BAU at cell 15, right, is not listed');
    });

    it('finds a word of one letter, which is no word', () => {
      const grid = gridWith({ 14: '#' });
      const single = { ...sound.words[1], answer: 'I', display: 'I' };
      expect(faultsIn({ grid, words: [...sound.words, single] })).toContain('run: I at cell 8, down, is no run');
    });

    it('finds an island', () => {
      // All of the third row is clue cells but its last letter, and then that one too.
      const cut = { 13: '#', 14: '#', 15: '#', 16: '#' };
      expect(faultsIn({ grid: gridWith(cut) })).toContain('island: cell 17 is cut off from cell 7');
      expect(faultsIn({ grid: gridWith({ ...cut, 17: '#' }) })).toContain('island: cell 19 is cut off from cell 7');
      expect(faultsIn({}).filter((fault) => fault.startsWith('island'))).toEqual([]);
    });

    it('finds letters at the border, in the first row and in the first column', () => {
      expect(faultsIn({ grid: gridWith({ 5: 'A' }) })).toContain('border: cell 5 is A; expected a clue cell');
      expect(faultsIn({ grid: gridWith({ 12: 'A' }) })).toContain('border: cell 12 is A; expected a clue cell');
      // The word's run now begins at the edge, where no clue cell is before it.
      expect(faultsIn({ grid: gridWith({ 1: 'A' }) })).toContain('run: HAAG at cell 7, down, is no run');
    });

    it('takes a cell of several letters for a letter', () => {
      const change = {
        grid: gridWith({ 32: '\ue000' }),
        alphabet: { '\ue000': 'SCH' },
        words: sound.words.map((word) => ({
          ...word,
          ...(word.answer === 'NARR' ? { answer: '\ue000ARR', display: 'Scharr' } : {}),
          ...(word.answer === 'IBSEN' ? { answer: 'IBSE\ue000', display: 'Ibsesch' } : {}),
        })),
        phrase: 'BAUE\ue000',
        phraseText: 'Bauesch',
        joke: { ...sound.joke, punchline: 'Bauesch!' },
      };
      expect(faultsIn(change)).toEqual([]);
    });
  });

  describe('of answers and clues', () => {
    const clued = (answer: string, clue: string) => faultsIn({ words: wordsWith(answer, { clue }) });

    it('finds an answer twice', () => {
      // AS once more, in the place of US.
      const words = wordsWith('US', { answer: 'AS', display: 'As' });
      expect(faultsIn({ grid: gridWith({ 22: 'A' }), words })).toContain('doubled: "AS" stands twice');
    });

    it('finds a clue twice, in whatever case', () => {
      expect(clued('NARR', 'NORA-dichter')).toEqual(['doubled: "nora-dichter" stands twice']);
    });

    it('finds clues that are too long, or none', () => {
      expect(clued('NARR', 'a'.repeat(24))).toEqual([]);
      expect(clued('NARR', 'a'.repeat(25))).toEqual([
        `clue: NARR: "${'a'.repeat(25)}" has 25 characters; expected 24 at most`,
      ]);
      // Characters, not UTF-16 units.
      expect(clued('NARR', '𝄞'.repeat(24))).toEqual([]);
      expect(clued('NARR', ' ')).toEqual(['clue: NARR: no clue']);
    });

    it('finds clues that hold their answer', () => {
      expect(clued('NARR', 'wie ein Narr')).toEqual(['giveaway: NARR: "wie ein Narr" holds its answer']);
      expect(clued('NARR', 'Närrin')).toEqual([]);
      expect(clued('NARR', 'Hofnarren')).toEqual(['giveaway: NARR: "Hofnarren" holds its answer']);
      // Short answers stand within many a word, but a word of their own they are not.
      expect(clued('AS', 'nicht nass')).toEqual([]);
      expect(clued('AS', 'ein As')).toEqual(['giveaway: AS: "ein As" holds its answer']);
      expect(clued('US', 'U.S.')).toEqual([]);
      // A word twice, told twice.
      expect(clued('NARR', 'Narr, Narr')).toHaveLength(2);
    });

    it('finds clues that hold another answer of the grid', () => {
      expect(clued('NARR', 'Bauer im Karneval')).toEqual([
        'giveaway: NARR: "Bauer im Karneval" holds the answer BAUER',
      ]);
      expect(clued('NARR', 'PC-User')).toEqual(['giveaway: NARR: "PC-User" holds the answer USER']);
      expect(clued('NARR', 'Bauern')).toEqual([]);
      // Two letters are an answer too, but not within a word.
      expect(clued('NARR', 'la di da')).toEqual(['giveaway: NARR: "la di da" holds the answer LA']);
      expect(clued('NARR', 'lala')).toEqual([]);
    });

    it('compares clues as they fold', () => {
      const words = wide.words.map((word) => (word.answer === 'ELLE' ? { ...word, clue: 'kein Lärm' } : word));
      expect(verifyArrowword({ ...wide, words } as ArrowwordDocument, { blocked: [] })).toEqual([
        expect.objectContaining({ rule: 'giveaway', message: 'ELLE: "kein Lärm" holds the answer LAERM' }),
      ]);
    });

    it('finds a display form of another word', () => {
      expect(faultsIn({ words: wordsWith('NARR', { display: 'Närr' }) })).toEqual(['word: "Närr" is not NARR']);
      expect(faultsIn({ words: wordsWith('NARR', { display: 'Nárr' }) })).toEqual([]);
    });
  });

  describe('of the lists', () => {
    it('finds answers that are in none, struck or blocked', () => {
      expect(faultsIn({}, { ...factsFor(sound), answerAt: () => undefined })).toHaveLength(sound.words.length);
      expect(faultsIn({}, factsFor({ ...sound, words: without('NARR') } as ArrowwordDocument))).toEqual([
        'lexicon: NARR is in no list',
      ]);
      expect(faultsIn({}, factsFor(sound, { NARR: { isBarred: true } }))).toEqual([
        'lexicon: NARR is struck or blocked',
      ]);
    });

    it('finds clues that they do not have, for the answer as it is spelled', () => {
      const facts = factsFor(sound);
      expect(faultsIn({ words: wordsWith('NARR', { clue: 'Tor' }) }, facts)).toEqual([
        'lexicon: NARR: no list has the clue "Tor" for "Narr"',
      ]);
      expect(faultsIn({ words: wordsWith('NARR', { display: 'narr' }) }, facts)).toEqual([
        'lexicon: NARR: no list has the clue "Karnevalist" for "narr"',
      ]);
    });

    const asFacts = (group: string, ...answers: readonly string[]) =>
      Object.fromEntries(
        sound.words
          .filter(({ answer }) => answers.includes(answer))
          .map(({ answer, clue, display }) => [answer, { isWord: false, clues: [{ text: clue, display, group }] }]),
      );
    const limited = (limit: object, ...answers: readonly string[]) =>
      faultsIn({}, factsFor(sound, asFacts('plates', ...answers), { groups: [{ name: 'plates', limit } as never] }));

    it('finds more facts of a group than its limit', () => {
      const fault = (most: number) => [`facts: plates: EB, AS, US; expected ${most} at most`];
      expect(limited({ base: 3 }, 'EB', 'AS', 'US')).toEqual([]);
      expect(limited({ base: 2 }, 'EB', 'AS', 'US')).toEqual(fault(2));
      // Of twelve answers.
      expect(limited({ base: 2, per: 12 }, 'EB', 'AS', 'US')).toEqual([]);
      expect(limited({ base: 2, per: 13 }, 'EB', 'AS', 'US')).toEqual(fault(2));
      expect(
        limited(
          {
            base: 9,
            bySide: [
              [5, 9],
              [6, 3],
              [20, 9],
            ],
          },
          'EB',
          'AS',
          'US',
        ),
      ).toEqual([]);
      expect(
        limited(
          {
            base: 9,
            bySide: [
              [5, 9],
              [6, 2],
              [20, 9],
            ],
          },
          'EB',
          'AS',
          'US',
        ),
      ).toEqual(fault(2));
      expect(
        limited(
          {
            base: 9,
            bySide: [
              [3, 9],
              [5, 1],
            ],
          },
          'EB',
          'AS',
          'US',
        ),
      ).toEqual(fault(1));
    });

    it('knows the limits of the language', () => {
      const groups = [{ name: 'plates', limit: { base: 9 }, limits: { de: { base: 1 }, en: { base: 9 } } }];
      const facts = factsFor(sound, asFacts('plates', 'EB', 'AS'), { groups });
      expect(faultsIn({}, facts)).toEqual(['facts: plates: EB, AS; expected 1 at most']);
    });

    it('counts a group by the clues shown', () => {
      const groups = [{ name: 'plates', limit: { base: 0 } }];
      const narr = { text: 'Karnevalist', display: 'Narr' };
      const plate = { text: 'Kfz-Z.: Narr', display: 'NARR', group: 'plates' };
      const isWord = { NARR: { isWord: true, clues: [narr, plate] } };
      expect(faultsIn({}, factsFor(sound, isWord, { groups }))).toEqual([]);
      // A word of a table, but the clue is a fact.
      const words = wordsWith('NARR', { clue: plate.text, display: plate.display });
      expect(
        faultsIn(
          { words },
          factsFor({ ...sound, words } as ArrowwordDocument, { NARR: { clues: [narr, plate] } }, { groups }),
        ),
      ).toEqual(['giveaway: NARR: "Kfz-Z.: Narr" holds its answer', 'facts: plates: NARR; expected 0 at most']);
    });

    it('finds more facts in all than a third of the answers and a little', () => {
      expect(limited({ base: 9 }, 'EB', 'AS', 'US', 'LA')).toEqual([]);
      expect(limited({ base: 9 }, 'EB', 'AS', 'US', 'LA', 'HAAG')).toEqual([
        'facts: 5 of 12 answers are facts; expected 4 at most',
      ]);
    });
  });

  describe('of the phrase', () => {
    const punchline = (phraseText: string) => ({
      phraseText,
      joke: { ...sound.joke, punchline: `Er will ${phraseText}.` },
    });

    it.each<[string, Partial<ArrowwordDocument>, readonly string[]]>([
      [
        'one that is too short',
        { phraseCells: [15, 20], phrase: 'BS', ...punchline('BS') },
        ['phrase: 2 letters; expected 3 to 5'],
      ],
      [
        'one that is too long',
        { phraseCells: [7, 10, 13, 17, 26, 32], phrase: 'HBAUEN', ...punchline('hbauen') },
        ['phrase: 6 letters; expected 3 to 5'],
      ],
      [
        'one that its cells do not read',
        { phrase: 'BAUER', ...punchline('Bauer') },
        ['phrase: its cells read BAUEN, not BAUER'],
      ],
      [
        'a clue cell in it',
        { phraseCells: [10, 13, 17, 21, 32], phrase: 'BAU#N', ...punchline('BAUN') },
        ['phrase: "BAUN" is not BAU#N', 'phrase: cell 21 is a clue cell'],
      ],
      ['a text of other letters', punchline('brauen'), ['phrase: "brauen" is not BAUEN']],
      [
        'words that are not the last',
        { joke: { ...sound.joke, punchline: 'Er will bauen gehen.' } },
        ['phrase: "bauen" are not the last words of "Er will bauen gehen."'],
      ],
      [
        'a part of the last word',
        { joke: { ...sound.joke, punchline: 'Er will umbauen.' } },
        ['phrase: "bauen" are not the last words of "Er will umbauen."'],
      ],
      [
        'more words than are needed',
        { phraseCells: [10, 13, 17, 26, 32], ...punchline('ba uen') },
        ['phrase: "uen" would be long enough'],
      ],
    ])('finds %s', (_, change, faults) => {
      expect(faultsIn(change)).toEqual(faults);
    });

    it('finds letters that crowd', () => {
      const crowded = { phraseCells: [32, 33, 34, 35], phrase: 'NARR', ...punchline('Narr') };
      expect(faultsIn(crowded)).toEqual([
        'spread: letter 1 of the phrase is number 19 of 22; expected about 5',
        'spread: letter 2 of the phrase is number 20 of 22; expected about 9',
        'spread: letter 3 of the phrase is number 21 of 22; expected about 14',
      ]);
      // Of 22 letters, three have gaps of 5.5: the first may be 8.8 behind 5.5, the 14th in the middle of its place is.
      const three = (first: number, phrase: string) =>
        faultsIn({ phraseCells: [first, 32, 34], phrase, ...punchline(phrase) });
      expect(three(25, 'GNR')).toEqual([]);
      expect(three(26, 'ENR')).toEqual(['spread: letter 1 of the phrase is number 15 of 22; expected about 6']);
    });

    it('finds a CH of Czech and Slovak in two cells', () => {
      const fault = 'phrase: "Dech" has CH, which is one letter and here two cells';
      const czech = (more: object = {}) =>
        faultsIn({ variant: 'arrowword-cs', address: 'arrowword-cs/6x6/1', ...punchline('Dech'), ...more } as object);
      expect(czech()).toContain(fault);
      expect(czech({ alphabet: { '\ue000': 'CH' } })).not.toContain(fault);
      expect(faultsIn(punchline('Dech'))).not.toContain(fault);
    });

    it('knows how many letters a side wants', () => {
      for (let side = 6; side <= 20; side++) {
        const size = { rows: 6, columns: side, level: `6x${side}`, address: `arrowword-de/6x${side}/1` };
        const blank = { ...size, grid: '#'.repeat(6 * side), words: [], phraseCells: [], phrase: '' };
        const [least, most] = windowOf('arrowword', side);
        expect(faultsIn(blank)).toContain(`phrase: 0 letters; expected ${least} to ${most}`);
      }
    });
  });

  it('finds another joke than the list tells', () => {
    const { setup, punchline } = sound.joke;
    const told = (joke: ListedJoke | undefined) => faultsIn({}, { blocked: [], jokeAt: () => joke });
    const listed = { setup, punchline, isStruck: false, place: 'fun.tsv:1' };
    expect(told(listed)).toEqual([]);
    const another = ['joke: joke 0:1 is another in its list (fun.tsv:1)'];
    expect(told({ ...listed, punchline: 'Nichts.' })).toEqual(another);
    expect(told({ ...listed, setup: 'Was?' })).toEqual(another);
    expect(told({ ...listed, isStruck: true })).toEqual(['joke: joke 0:1 is struck (fun.tsv:1)']);
    expect(told(undefined)).toEqual(['joke: joke 0:1 is in no list of the plan']);
  });

  it('finds a blocked word outside of the answers, both ways, and lets it pass within one', () => {
    const read = (blocked: string, change: Partial<ArrowwordDocument> = {}) => faultsIn(change, { blocked: [blocked] });
    for (const { answer } of sound.words) expect([answer, read(answer)]).toEqual([answer, []]);
    expect(read('BAU')).toEqual([]);
    const words = without('ABBAU');
    const unlisted = 'unlisted: ABBAU at cell 13, right, is not listed';
    expect(read('BBAU', { words })).toEqual([unlisted, 'blocked: BBAU reads from cell 14']);
    expect(read('UABB', { words })).toEqual([unlisted, 'blocked: UABB reads from cell 17']);
    const down = without('BAUER');
    expect(read('EUAB', { words: down })).toContain('blocked: EUAB reads from cell 28');
    // Never around a clue cell.
    expect(read('ASUS', { words: without('AS') })).toEqual(['unlisted: AS at cell 19, right, is not listed']);
  });

  it('finds jokes and grids that come again', () => {
    const at = (level: string, number: number) =>
      ({ ...sound, level, number, address: `arrowword-de/${level}/${number}` }) as ArrowwordDocument;
    const found = (...documents: ArrowwordDocument[]) =>
      verifyArrowwordBank(documents, factsFor(sound)).map(
        ({ address, rule, message }) => `${address} ${rule}: ${message}`,
      );
    expect(found(sound, at('6x6', 7))).toEqual([
      'arrowword-de/6x6/7 equal: the same grid as arrowword-de/6x6/1',
      'arrowword-de/6x6/7 joke: the joke of arrowword-de/6x6/1',
    ]);
    expect(found(sound, at('6x6-kids', 1))).toEqual([
      'arrowword-de/6x6-kids/1 equal: the same grid as arrowword-de/6x6/1',
    ]);
    expect(verifyArrowwordBank([sound, wide], { blocked: [] })).toEqual([]);
  });
});
