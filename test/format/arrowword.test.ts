/** Records of arrowwords and the clues in the lexicons beside them: round trips, refusals, what a reader says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../format/bank.js';
import { ENCODINGS } from '../../format/container.js';
import {
  type ArrowwordDocument,
  type ArrowwordVariant,
  type BareArrowword,
  CLUE_CELL,
  type ClueName,
} from '../../format/documents.js';
import { BankError } from '../../format/error.js';
import { checkLexicon, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { ARROWWORD_RULES, languageOf } from '../../format/variants.js';
import { lexiconContentOf, packBank, packLexicon } from '../../tools/build/pack.js';
import { sortedText } from '../../tools/build/sort-text.js';
import { schemaFault } from '../../tools/json.js';
import { ARROWWORD_LEXICONS, ARROWWORD_RECORDS, arrowwordBank } from './arrowword-records.js';

const VARIANTS = Object.keys(ARROWWORD_RULES) as ArrowwordVariant[];
const rules = ARROWWORD_RULES['arrowword-de'];
const [RECORD] = ARROWWORD_RECORDS['arrowword-de'];
const [SIZE, CELLS, NAMES, PHRASE, JOKE] = RECORD.split('.');
const LEXICON = ARROWWORD_LEXICONS.de;

function faultOf(work: () => unknown): { fault: string; message: string; offset: number } {
  try {
    work();
  } catch (error) {
    if (error instanceof BankError) return { fault: error.fault, message: error.message, offset: error.offset };
    throw error;
  }
  throw new Error('no fault');
}

const anyName: fc.Arbitrary<ClueName> = fc.record({
  origin: fc.oneof(fc.nat({ max: 63 }).map(String), fc.constantFrom(...'amz')),
  ordinal: fc.nat({ max: 80 }),
});

/** Runs of letters as a reader finds them: written plainly, by rows and columns, unlike the decoder. */
function runsIn(
  cells: readonly string[],
  rows: number,
  columns: number,
): Omit<BareArrowword['words'][number], 'clueName'>[] {
  const runs: ReturnType<typeof runsIn> = [];
  const collect = (line: readonly number[], direction: 'right' | 'down') => {
    for (const [at, clueCell] of line.entries()) {
      const run = line.slice(at + 1);
      const end = run.findIndex((cell) => cells[cell] === CLUE_CELL);
      const own = end < 0 ? run : run.slice(0, end);
      if (cells[clueCell] !== CLUE_CELL || own.length === 0) continue;
      runs.push({ answer: own.map((cell) => cells[cell]).join(''), clueCell, start: own[0], direction });
    }
  };
  const all = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, at) => row * columns + at));
  for (const row of all) collect(row, 'right');
  for (const column of all[0].keys())
    collect(
      all.map((row) => row[column]),
      'down',
    );
  return runs.sort((a, b) => a.clueCell - b.clueCell || (a.direction === 'right' ? -1 : 1));
}

/** Grids of any sides with clue cells in any places where no run has one letter only. */
const anyPuzzle = fc
  .tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 6, max: 20 }))
  .chain(([rows, columns]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      letters: fc.array(fc.constantFrom(...'ABCŽ\ue000'), { minLength: rows * columns, maxLength: rows * columns }),
      clueCells: fc.array(fc.nat({ max: rows * columns - 1 }), { maxLength: 12 }),
      names: fc.array(anyName, { minLength: 400, maxLength: 400 }),
      picks: fc.uniqueArray(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 12 }),
      joke: fc.record({ list: fc.nat({ max: 63 }), id: fc.integer({ min: 1, max: 262_143 }) }),
      phraseAt: fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 33 })),
    }),
  )
  .map(({ rows, columns, letters, clueCells, names, picks, joke, phraseAt }): BareArrowword => {
    const at = (cells: ReadonlySet<number>) =>
      letters.map((letter, cell) => (cell < columns || cell % columns === 0 || cells.has(cell) ? CLUE_CELL : letter));
    let cells = at(new Set());
    let kept = new Set<number>();
    for (const cell of clueCells) {
      const tried = at(new Set([...kept, cell]));
      if (runsIn(tried, rows, columns).some(({ answer }) => answer.length < 2)) continue;
      [cells, kept] = [tried, new Set([...kept, cell])];
    }
    const places = [...cells.keys()].filter((cell) => cells[cell] !== CLUE_CELL);
    const phraseCells = [...new Set(picks.map((pick) => places[pick % places.length]))].sort((a, b) => a - b);
    return {
      rows,
      columns,
      grid: cells.join(''),
      words: runsIn(cells, rows, columns).map((run, index) => ({ ...run, clueName: names[index] })),
      phraseCells,
      phrase: phraseCells.map((cell) => cells[cell]).join(''),
      joke,
      phraseAt,
    };
  });

describe('a record of an arrowword', () => {
  it('says all of the puzzle, whatever the grid', () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const record = rules.encode(puzzle);
        expect(record).toMatch(/^[!-~\u00a1-\uffff]+$/);
        expect(rules.decode(record)).toEqual(puzzle);
        expect(rules.encode(rules.decode(record))).toBe(record);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is read the same or refused when a character is changed', () => {
    fc.assert(
      fc.property(fc.nat({ max: RECORD.length - 1 }), fc.integer({ min: 0x21, max: 0x7e }), (at, code) => {
        const changed = RECORD.slice(0, at) + String.fromCharCode(code) + RECORD.slice(at + 1);
        let puzzle: BareArrowword;
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
    ['a part too few', [SIZE, CELLS, NAMES, PHRASE], /4 parts; expected 5/, 0],
    ['no size', ['I', CELLS, NAMES, PHRASE, JOKE], /no size of a grid: I/, 0],
    ['a cell too many', [SIZE, `${CELLS}A`, NAMES, PHRASE, JOKE], /50 cells; expected 7 x 7/, 3],
    ['a clue cell as documents have it', [SIZE, CELLS.replace('-', '#'), NAMES, PHRASE, JOKE], /no letter: #/, 6],
    ['a word of one letter', [SIZE, CELLS.replace('WAS', 'W-S'), NAMES, PHRASE, JOKE], /one letter in cell 9/, 3],
    ['a name too few', [SIZE, CELLS, NAMES.slice(1), PHRASE, JOKE], /22 names of clues; expected 23/, 53],
    ['an unknown name', [SIZE, CELLS, `?${NAMES.slice(1)}`, PHRASE, JOKE], /no name of a clue: \?B/, 53],
    ['no phrase', [SIZE, CELLS, NAMES, '', JOKE], /no phrase/, 0],
    ['two letters in one cell', [SIZE, CELLS, NAMES, 'LA', JOKE], /two letters of a phrase in one cell/, 0],
    ['a phrase too long', [SIZE, CELLS, NAMES, '____A', JOKE], /behind the last letter/, 0],
    ['no joke', [SIZE, CELLS, NAMES, PHRASE, 'AAAA'], /no joke: AAAA/, 0],
  ])('with %s is refused', (_, parts, message, offset) => {
    const found = faultOf(() => rules.decode(parts.join('.')));
    expect(found.fault).toBe('record');
    expect(found.message).toMatch(message);
    if (offset > 0) expect(found.offset).toBe(offset);
  });

  it('holds no puzzle that its grammar cannot', () => {
    const puzzle = rules.decode(RECORD);
    const encode = (change: Partial<BareArrowword>) => () => rules.encode({ ...puzzle, ...change });
    expect(encode({ rows: 5 })).toThrow(RangeError);
    expect(encode({ grid: puzzle.grid.slice(1) })).toThrow(/a grid of 63 cells/);
    expect(encode({ grid: `A${puzzle.grid.slice(1)}` })).toThrow(/a letter at the edge/);
    expect(encode({ words: [...puzzle.words].reverse() })).toThrow(/not in the grid/);
    expect(encode({ words: puzzle.words.slice(1) })).toThrow(/22 words; the grid has 23/);
    expect(encode({ phraseCells: [...puzzle.phraseCells].reverse() })).toThrow(/a phrase in cells/);
    expect(encode({ phrase: 'ABCD' })).toThrow(/not ABCD/);
    const [first, ...others] = puzzle.words;
    expect(encode({ words: [{ ...first, clueName: { origin: '64', ordinal: 0 } }, ...others] })).toThrow(/origin 64/);
  });

  it('names each rule that its puzzle breaks', () => {
    const puzzle = rules.decode(RECORD);
    const broken = (change: Partial<BareArrowword>) =>
      rules.violations({ ...puzzle, ...change }).map(({ rule }) => rule);
    expect(broken({})).toEqual([]);
    expect(broken({ phraseCells: puzzle.phraseCells.slice(2) })).toEqual(['phrase']);
    expect(broken({ words: [...puzzle.words, puzzle.words[0]] })).toEqual(['twice']);
    expect(broken({ grid: `${'#'.repeat(9)}AB####${'#'.repeat(41)}AB######` })).toContain('connected');
  });
});

describe.each(VARIANTS)('%s', (variant) => {
  const content = ARROWWORD_LEXICONS[languageOf(variant)];
  const asset = lexiconContentOf(content);

  it('decodes to documents that keep the schema, the same from both encodings', () => {
    const documents = ENCODINGS.map((encoding) => {
      const bank = openBank(packBank(arrowwordBank(variant), encoding), openLexicon(packLexicon(content, encoding)));
      return Array.from({ length: bank.count('8x8') }, (_, i) => bank.puzzle('8x8', i + 1) as ArrowwordDocument);
    });
    expect(documents[0]).toEqual(documents[1]);
    for (const document of documents[0]) {
      const fault = (change: object) => schemaFault({ ...document, ...change }, 'document.schema.json');
      expect(fault({})).toBeUndefined();
      // And it can fail.
      expect(fault({ grade: {} })).toMatch(/^\/grade: unknown key/);
      expect(fault({ grid: `A${document.grid.slice(1)}` })).toMatch(/^\/grid/);
      expect(fault({ words: [{ ...document.words[0], direction: 'E' }] })).toMatch(/^\/words\/0\/direction/);
      expect(fault({ words: [{ ...document.words[0], clue: '' }] })).toMatch(/^\/words\/0\/clue/);
      expect(fault({ words: [] })).toMatch(/^\/words/);
    }
    expect(schemaFault(contentOf(arrowwordBank(variant)), 'bank.schema.json')).toBeUndefined();
  });

  it('needs the clues of its lexicon', () => {
    const bytes = packBank(arrowwordBank(variant), 'json');
    const { origins: _, answers: _a, names: _n, clues: _c, ...bare } = content;
    const puzzle = () => openBank(bytes, openLexicon(packLexicon(bare, 'json'))).puzzle('8x8', 1);
    expect(faultOf(puzzle)).toMatchObject({ fault: 'lexicon', message: expect.stringMatching(/has no clue \S+ of /) });
    expect(openBank(bytes).record('8x8', 1)).toBe(ARROWWORD_RECORDS[variant][0]);
  });

  it('keeps the schema of lexicons', () => {
    expect(schemaFault(asset, 'lexicon-asset.schema.json')).toBeUndefined();
    expect(schemaFault({ ...asset, origins: '64:3' }, 'lexicon-asset.schema.json')).toMatch(/^\/origins/);
    expect(schemaFault({ ...asset, names: 'Aa' }, 'lexicon-asset.schema.json')).toMatch(/^\/names/);
    expect(schemaFault({ ...asset, answers: 'a' }, 'lexicon-asset.schema.json')).toMatch(/^\/answers/);
    expect(schemaFault({ ...asset, texts: undefined }, 'lexicon-asset.schema.json')).toBeDefined();
  });
});

/** What its sorted texts say. */
const LINES = [LEXICON.setups, LEXICON.punchlines, LEXICON.clues].join('\n').split('\n');

describe('clues of a lexicon', () => {
  it('are found by answer and name, each spelling with its own', () => {
    const lexicon = openLexicon(packLexicon(LEXICON, 'msgpack'));
    expect(lexicon.clueOf('WAELZEN', { origin: '0', ordinal: 0 })).toMatchObject({ display: 'wälzen' });
    expect(lexicon.clueOf('AHA', { origin: 'q', ordinal: 0 }).text).toBe('Ausruf des Verstehens');
    expect(faultOf(() => lexicon.clueOf('AHA', { origin: '0', ordinal: 9 }))).toMatchObject({ fault: 'lexicon' });
    expect(lexicon.displayOf('WAELZEN')).toBe('wälzen');
    expect(lexicon.words().filter((word) => word === 'wälzen')).toHaveLength(1);
    const origins = new Set(lexicon.clues().map(({ name }) => name.origin));
    expect([...origins]).toEqual(['0', '1', '63', 'a', 'b', 'c', 'd', 'j', 'p', 'q']);
  });

  it.each([
    ['an origin without a count', { origins: '0' }, /^origins: no origin and count/],
    ['an answer too few', { origins: LEXICON.origins?.replace('0:36', '0:37') }, /^answers: 46; expected 47/],
    ['names too many', { names: `${LEXICON.names}A` }, /^names: 47; expected 46/],
    ['a clue too few', { texts: sortedText(LINES.slice(1).join('\n')) }, /^texts: 45 clues; expected 46/],
    ['too few lines for the jokes', { texts: sortedText('a\nb\nc') }, /^texts: 3 lines; expected two a joke, 4/],
    ['no text', { names: 3 }, /^names: no text/],
    ['texts as they are', { texts: LINES.join('\n') }, /^texts: no object/],
    ['texts without symbols', { texts: { end: 0, ranks: '' } }, /^texts\/symbols: no text/],
    ['a symbol that is no text', { texts: { symbols: '\u0000', end: 0, ranks: '#' } }, /^texts\/symbols: no text/],
    ['symbols twice', { texts: { symbols: 'aa', end: 0, ranks: '##' } }, /^texts\/symbols: not ascending/],
    ['an end beyond the rows', { texts: { symbols: 'a', end: 2, ranks: '#' } }, /^texts\/end: no row/],
    ['no ranks', { texts: { symbols: 'a', end: 0 } }, /^texts\/ranks: no text/],
    ['a rank of no symbol', { texts: { symbols: 'a', end: 1, ranks: '$' } }, /symbols with rank 1/],
    ['answers as they are', { answers: 'x' }, /^answers: no object/],
    ['a broken list of answers', { answers: sortedText('x') }, /^answers: no head at 0/],
    ['a broken list of ordinals', { names: '?' }, /^names: no ordinal at 0/],
  ])('with %s are refused', (_, change, message) => {
    const found = faultOf(() => checkLexicon({ ...lexiconContentOf(LEXICON), ...change }));
    expect(found.fault).toBe('content');
    expect(found.message).toMatch(message);
  });
});
