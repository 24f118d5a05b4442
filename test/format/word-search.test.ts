/** Records of word searches and the lexicons beside them: round trips, refusals, what a reader says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENCODINGS } from '../../format/container.js';
import {
  type BareWordSearch,
  DIRECTIONS,
  type WordSearchDocument,
  type WordSearchVariant,
} from '../../format/documents.js';
import { BankError } from '../../format/error.js';
import { checkLexicon, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { WORD_LENGTHS } from '../../format/variants/word-search.js';
import { languageOf, WORD_SEARCH_RULES } from '../../format/variants.js';
import { decodeJoke, encodeJoke, parseGridLevel, runOf } from '../../format/word-grid.js';
import { lexiconContentOf, packBank, packLexicon } from '../../tools/build/pack.js';
import { sortedText } from '../../tools/build/sort-text.js';
import { schemaFault } from '../../tools/json.js';
import { WORD_SEARCH_VARIANTS } from '../words.js';
import { LEXICONS, WORD_RECORDS, wordBank } from './word-records.js';

const rules = WORD_SEARCH_RULES['word-search-de'];
const [RECORD] = WORD_RECORDS['word-search-de'];
const [SIZE, GRID, STARTS, KINDS, JOKE] = RECORD.split('.');

function faultOf(work: () => unknown): { fault: string; message: string; offset: number } {
  try {
    work();
  } catch (error) {
    if (error instanceof BankError) return { fault: error.fault, message: error.message, offset: error.offset };
    throw error;
  }
  throw new Error('no fault');
}

/** A grid with words anywhere in it, whether they make sense or not, in the order of records. */
const anyPuzzle = fc
  .tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 6, max: 20 }))
  .chain(([rows, columns]) =>
    fc.record({
      size: fc.constant({ rows, columns }),
      letters: fc.array(fc.constantFrom(...'ABCŽ\ue000'), { minLength: rows * columns, maxLength: rows * columns }),
      placed: fc.uniqueArray(
        fc.record({
          start: fc.nat({ max: rows * columns - 1 }),
          direction: fc.constantFrom(...DIRECTIONS),
          length: fc.integer({ min: WORD_LENGTHS.min, max: WORD_LENGTHS.max }),
        }),
        { minLength: 1, maxLength: 60, selector: ({ start, direction }) => `${start} ${direction}` },
      ),
      list: fc.nat({ max: 63 }),
      id: fc.integer({ min: 1, max: 262_143 }),
      phraseAt: fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 33 })),
    }),
  )
  .map(({ size, letters, placed, list, id, phraseAt }): BareWordSearch => {
    const runs = placed.flatMap(({ start, direction, length }) => {
      const cells = runOf(size, start, direction, length);
      return cells === undefined ? [] : [{ start, direction, cells }];
    });
    runs.sort((a, b) => a.start - b.start || DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction));
    const covered = new Set(runs.flatMap(({ cells }) => cells));
    const phraseCells = [...letters.keys()].filter((cell) => !covered.has(cell));
    return {
      ...size,
      grid: letters.join(''),
      words: runs.map(({ start, direction, cells }) => ({
        word: cells.map((cell) => letters[cell]).join(''),
        start,
        direction,
      })),
      phraseCells,
      phrase: phraseCells.map((cell) => letters[cell]).join(''),
      joke: { list, id },
      phraseAt,
    };
  });

describe('a record of a word search', () => {
  it('says all of the puzzle, whatever the grid', () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const record = rules.encode(puzzle);
        expect(rules.decode(record)).toEqual(puzzle);
        expect(rules.encode(rules.decode(record))).toBe(record);
      }),
    );
  });

  it('is read the same or refused when a character is changed', () => {
    fc.assert(
      fc.property(fc.nat({ max: RECORD.length - 1 }), fc.integer({ min: 0x21, max: 0x7e }), (at, code) => {
        const changed = RECORD.slice(0, at) + String.fromCharCode(code) + RECORD.slice(at + 1);
        let puzzle: BareWordSearch;
        try {
          puzzle = rules.decode(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(BankError);
          expect((error as BankError).fault).toBe('record');
          return;
        }
        expect(rules.encode(puzzle)).toBe(changed);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a part too few', [SIZE, GRID, STARTS, KINDS], /4 parts; expected 5/, 0],
    ['no size', ['G', GRID, STARTS, KINDS, JOKE], /no size of a grid: G/, 0],
    ['a side too large', ['GV', GRID, STARTS, KINDS, JOKE], /no size of a grid: GV/, 1],
    ['a cell too many', [SIZE, `${GRID}A`, STARTS, KINDS, JOKE], /a grid of 37 cells; expected 6 x 6/, 3],
    ['a kind too few', [SIZE, GRID, STARTS, KINDS.slice(1), JOKE], /6 kinds of words; expected 7/, 48],
    ['an unknown kind', [SIZE, GRID, STARTS, `~${KINDS.slice(1)}`, JOKE], /no kind of a word: ~/, 48],
    ['a word out of the grid', [SIZE, GRID, STARTS, `E${KINDS.slice(1)}`, JOKE], /a word that leaves the grid/, 48],
    ['an unknown distance', [SIZE, GRID, `~${STARTS.slice(1)}`, KINDS, JOKE], /no distance: ~/, 40],
    ['a distance without an end', [SIZE, GRID, `${STARTS}_`, KINDS, JOKE], /goes on behind the end/, 48],
    ['no joke', [SIZE, GRID, STARTS, KINDS, 'AAAA'], /no joke: AAAA/, 56],
    ['joke 0', [SIZE, GRID, STARTS, KINDS, 'AAAAAB'], /no joke/, 56],
  ])('with %s is refused', (_, parts, message, offset) => {
    const found = faultOf(() => rules.decode(parts.join('.')));
    expect(found.fault).toBe('record');
    expect(found).toMatchObject({ message: expect.stringMatching(message), offset });
  });

  it('names each rule that its puzzle breaks', () => {
    const puzzle = rules.decode(RECORD);
    const broken = (change: Partial<BareWordSearch>) =>
      rules.violations({ ...puzzle, ...change }).map(({ rule }) => rule);
    expect(broken({})).toEqual([]);
    expect(broken({ phraseCells: puzzle.phraseCells.slice(1) })).toEqual(['phrase']);
    const [first] = puzzle.words;
    const tail = { ...first, word: first.word.slice(1), start: runOf(puzzle, first.start, first.direction, 2)![1] };
    expect(new Set(broken({ words: [...puzzle.words, tail] }))).toEqual(new Set(['shared']));
    const grid = [...puzzle.grid];
    const cells = runOf(puzzle, 30, 'E', 6)!;
    for (const [i, letter] of [...'TFUD'].entries()) grid[cells[i]] = letter;
    expect(broken({ grid: grid.join('') })).toEqual(['once']);
  });

  it('holds no puzzle that its grammar cannot', () => {
    const puzzle = rules.decode(RECORD);
    const encode = (change: Partial<BareWordSearch>) => () => rules.encode({ ...puzzle, ...change });
    expect(encode({ rows: 5 })).toThrow(RangeError);
    expect(encode({ grid: puzzle.grid.slice(1) })).toThrow(/a grid of 35 cells/);
    expect(encode({ words: [...puzzle.words].reverse() })).toThrow(/out of their order/);
    expect(encode({ words: [{ ...puzzle.words[0], word: 'QQQ' }] })).toThrow(/does not stand/);
    expect(encode({ words: [{ word: 'TD', start: 0, direction: 'S' }] })).toThrow(/a word of 2 cells/);
    expect(encode({ phraseAt: [40, 30] })).toThrow(/joke 19 of list 0/);
    expect(encode({ joke: { list: 64, id: 1 } })).toThrow(/list 64/);
  });

  it('writes jokes and reads them back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 63 }), fc.integer({ min: 1, max: 262_143 }), fc.nat({ max: 31 }), (list, id, from) => {
        const use = { joke: { list, id }, phraseAt: [from, 32] as const };
        expect(decodeJoke(encodeJoke(use), 0)).toEqual(use);
      }),
    );
  });
});

describe('the name of a word level', () => {
  it.each([
    ['12x12', { rows: 12, columns: 12 }],
    ['6x20', { rows: 6, columns: 20 }],
    ['10x10-kids-2', { rows: 10, columns: 10 }],
    ['5x12', undefined],
    ['12x21', undefined],
    ['012x12', undefined],
    ['12', undefined],
    ['12x12x12', undefined],
    ['easy', undefined],
  ])('%s', (level, size) => {
    expect(parseGridLevel(level)).toEqual(size);
  });
});

/** The open bank of a variant, with its lexicon. */
function opened(variant: WordSearchVariant, encoding: (typeof ENCODINGS)[number] = 'msgpack') {
  const lexicon = openLexicon(packLexicon(LEXICONS[languageOf(variant)], encoding));
  return { lexicon, bank: openBank(packBank(wordBank(variant), encoding), lexicon) };
}

describe.each(WORD_SEARCH_VARIANTS)('%s', (variant) => {
  it('decodes to documents that keep the schema, the same from both encodings', () => {
    const documents = ENCODINGS.map((encoding) => {
      const { bank } = opened(variant, encoding);
      const [level] = bank.levels();
      return Array.from({ length: bank.count(level) }, (_, i) => bank.puzzle(level, i + 1));
    });
    expect(documents[0]).toEqual(documents[1]);
    for (const document of documents[0]) {
      expect(schemaFault(document, 'document.schema.json')).toBeUndefined();
      // And it can fail.
      expect(schemaFault({ ...document, grade: {} }, 'document.schema.json')).toMatch(/^\/grade: unknown key/);
      expect(schemaFault({ ...document, phrase: 'abc' }, 'document.schema.json')).toMatch(/^\/phrase/);
      expect(schemaFault({ ...document, words: [] }, 'document.schema.json')).toMatch(/^\/words/);
    }
  });

  it('needs the lexicon of its language, with its words and jokes', () => {
    const bytes = packBank(wordBank(variant), 'json');
    const [level] = openBank(bytes).levels();
    const language = languageOf(variant);
    const puzzle =
      (...lexicons: readonly Uint8Array[]) =>
      () =>
        openBank(bytes, ...lexicons.map((one) => openLexicon(one))).puzzle(level, 1);
    const other = packLexicon(LEXICONS[language === 'de' ? 'sk' : 'de'], 'json');
    for (const missing of [faultOf(puzzle()), faultOf(puzzle(other))]) {
      expect(missing).toMatchObject({
        fault: 'lexicon',
        message: `${variant} takes its texts from the lexicon of ${language}`,
      });
    }
    const content = LEXICONS[language];
    const without = { ...content, words: content.words.split('\n').slice(0, 1).join('\n') };
    expect(faultOf(puzzle(packLexicon(without, 'json'))).message).toMatch(/the lexicon of .. has no word /);
    const jokeless = { ...content, jokes: '1:1', setups: 'x', punchlines: 'y' };
    expect(faultOf(puzzle(packLexicon(jokeless, 'json'))).message).toMatch(/the lexicon of .. has no joke 0:/);
    const names = content.jokes.split('\n');
    const short = { ...content, punchlines: names.map(() => 'y').join('\n') };
    expect(faultOf(puzzle(packLexicon(short, 'json'))).message).toMatch(/is shorter than the phrase/);
    // All else can be read without.
    expect(openBank(bytes).record(level, 1)).toBe(WORD_RECORDS[variant][0]);
    expect(openBank(bytes).techniques(level).size).toBe(0);
  });

  it('draws its puzzles', () => {
    const { bank } = opened(variant);
    const [level] = bank.levels();
    const document = bank.puzzle(level, 1) as WordSearchDocument;
    const given = WORD_SEARCH_RULES[variant].render(document).split('\n');
    expect(given.slice(0, document.rows).map((line) => line.split(' ').length)).toEqual(
      new Array(document.rows).fill(document.columns),
    );
    for (const { display } of document.words) expect(given.slice(document.rows).join(' ')).toContain(display);
    const solved = WORD_SEARCH_RULES[variant].render(document, true);
    expect(solved.match(/\(/g)).toHaveLength(document.phraseCells.length);
    expect(solved).toMatch(/[-|\\/]/);
  });
});

const CONTENT = lexiconContentOf(LEXICONS.de);

describe('a lexicon', () => {
  it('says what cells of several letters stand for', () => {
    const { lexicon, bank } = opened('word-search-cs');
    expect(lexicon.alphabet).toEqual({ '\ue000': 'CH' });
    const document = bank.puzzle('6x8', 2) as WordSearchDocument;
    expect(document.alphabet).toEqual({ '\ue000': 'CH' });
    expect(document.grid).toContain('\ue000');
    expect(opened('word-search-de').lexicon.alphabet).toEqual({});
    expect(opened('word-search-de').bank.puzzle('6x6', 1)).not.toHaveProperty('alphabet');
  });

  it('tells its words and jokes', () => {
    const { lexicon } = opened('word-search-sk');
    expect(lexicon.words()).toContain('hŕba');
    expect(lexicon.displayOf('HRBA')).toBe('hŕba');
    expect(lexicon.jokes()).toHaveLength(1);
    expect(lexicon.joke({ list: 0, id: 55 }).punchline).toBe('Nepovie však, že po obede.');
  });

  it.each([
    ['no object', [], /no object/],
    ['a key too few', { ...CONTENT, words: undefined }, /^words: no text/],
    ['another language', { ...CONTENT, language: 'fr' }, /language fr: this reader does not know it/],
    ['a fold without letters', { ...CONTENT, fold: 'ä' }, /^fold: a line without letters/],
    ['a cell without letters', { ...CONTENT, cells: '\ue000' }, /^cells: a line without letters/],
    ['a joke without a list', { ...CONTENT, jokes: '19' }, /^jokes: no list and id/],
    ['a punchline too few', { ...CONTENT, texts: sortedText('a\nb\nc') }, /^texts: 3 lines; expected two a joke, 4/],
    ['a line of no joke', { ...CONTENT, texts: sortedText('a\nb\nc\nd\ne') }, /^texts: 1 clues; expected 0/],
    ['a control character', { ...CONTENT, texts: sortedText('a\nb\nc\nd\t') }, /^texts\/symbols: no text/],
  ])('with %s is refused', (_, content, message) => {
    const found = faultOf(() => checkLexicon(content));
    expect(found.fault).toBe('content');
    expect(found.message).toMatch(message);
  });

  it('is no bank, nor a bank a lexicon', () => {
    expect(faultOf(() => openBank(packLexicon(LEXICONS.de, 'json'))).message).toMatch(/a lexicon; expected a bank/);
    const bank = packBank(wordBank('word-search-de'), 'msgpack');
    expect(faultOf(() => openLexicon(bank)).message).toMatch(/a bank; expected a lexicon/);
  });

  it('keeps its schema', () => {
    for (const content of Object.values(LEXICONS)) {
      expect(schemaFault(lexiconContentOf(content), 'lexicon-asset.schema.json')).toBeUndefined();
    }
    expect(schemaFault({ ...CONTENT, jokes: '19' }, 'lexicon-asset.schema.json')).toMatch(/^\/jokes/);
    expect(schemaFault({ ...CONTENT, words: 3 }, 'lexicon-asset.schema.json')).toMatch(/^\/words/);
  });
});
