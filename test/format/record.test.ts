/** Whole records: the grade and the hints behind the puzzle. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyNumberPuzzle, NumberVariant, SudokuPuzzle } from '../../format/documents.js';
import { BankError } from '../../format/error.js';
import { decodeRecord, encodeRecord, type Graded, techniqueIn } from '../../format/record.js';
import { codeOf, type Grade, levelOf, MAX_SCORE, type Technique, techniquesOf } from '../../format/techniques.js';
import { NUMBER_RULES, type NumberRules, numberRulesOf } from '../../format/variants.js';
import { HINTED_RECORDS, RECORDS } from './records.js';

const VARIANTS = Object.keys(NUMBER_RULES) as NumberVariant[];
const rulesOf = numberRulesOf;
const { sudoku } = NUMBER_RULES;

//  . 3 | 2 .
//  4 . | . .    open: 0 3 5 6 7 8 10 12 13 14 15
// -----+-----
//  . 4 | . 2
//  . . | . .
const CELLS = 'a32d4bcac4a2badc';
const PUZZLE: SudokuPuzzle = sudoku.decode(CELLS);
const GRADE: Grade = { level: 'easy', technique: 'full-house', score: 1 };
const RECORD = `${CELLS}.AAAB`;
const HINTS = [3, 5, 0, 13, 10, 12, 14, 6, 8, 15, 7];
const HINTED = `${RECORD}.BAADEDCCBCD`;

const openCells = ({ givens }: AnyNumberPuzzle) => [...givens.keys()].filter((cell) => givens[cell] === 0);

/** The fault that reading a record raises, and where. */
function faultOf(record: string, rules: NumberRules = rulesOf('sudoku')): { message: string; offset: number } {
  try {
    decodeRecord(rules, record);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    expect(error.fault).toBe('record');
    return error;
  }
  throw new Error(`${record}: read`);
}

describe('a grade', () => {
  it('is a code and three digits, the most significant first', () => {
    expect(encodeRecord(sudoku, { puzzle: PUZZLE, grade: GRADE })).toBe(RECORD);
    expect(decodeRecord(sudoku, RECORD)).toEqual({ puzzle: PUZZLE, grade: GRADE });
    // 99,999 is 24 * 4096 + 26 * 64 + 31, and the 24th, 26th and 31st characters from 0 are Y, a and f.
    for (const [score, digits] of [
      [63, 'AA_'],
      [64, 'ABA'],
      [4095, 'A__'],
      [4096, 'BAA'],
      [MAX_SCORE, 'Yaf'],
    ] as const) {
      const graded = { puzzle: PUZZLE, grade: { ...GRADE, score } };
      expect(encodeRecord(sudoku, graded)).toBe(`${CELLS}.A${digits}`);
      expect(decodeRecord(sudoku, `${CELLS}.A${digits}`)).toEqual(graded);
    }
  });

  it.each(VARIANTS)('of %s reads back as it was written, whatever technique and score', (variant) => {
    const rules = rulesOf(variant);
    const record = fc.constantFrom(...RECORDS[variant]);
    const technique = fc.constantFrom(...techniquesOf(variant));
    const score = fc.integer({ min: 1, max: MAX_SCORE });
    fc.assert(
      fc.property(record, technique, score, (from, technique, score) => {
        const { puzzle } = decodeRecord(rules, from);
        const graded = { puzzle, grade: { level: levelOf(variant, technique, puzzle.rows), technique, score } };
        const written = encodeRecord(rules, graded);
        expect(decodeRecord(rules, written)).toEqual(graded);
        expect(written.split('.').at(-1)).toMatch(/^[A-Za-z0-9_-]{4}$/);
        expect(techniqueIn(rules, written)).toBe(technique);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each<[string, string, number]>([
    ['no grade', CELLS, 0],
    ['an empty grade', `${CELLS}.`, 17],
    ['a digit too few', `${CELLS}.AAA`, 17],
    ['a digit too many', `${CELLS}.AAAAB`, 17],
    ['a code of no technique', `${CELLS}._AAB`, 17],
    ['a code outside', `${CELLS}.+AAB`, 17],
    ['the first digit outside', `${CELLS}.A+AB`, 18],
    ['the second digit outside', `${CELLS}.AA+B`, 19],
    ['the third digit outside', `${CELLS}.AAA=`, 20],
    ['a digit that is no ASCII', `${CELLS}.AA\u00e9B`, 19],
    ['a score of 0', `${CELLS}.AAAA`, 18],
    ['a score of 100,000', `${CELLS}.AYag`, 18],
    ['the largest digits', `${CELLS}.A___`, 18],
    ['a part too many', `${HINTED}.`, 0],
    ['a broken puzzle', 'a32d4bcac4a2bad!.AAAB', 15],
  ])('is refused: %s', (_name, record, offset) => {
    expect(faultOf(record)).toMatchObject({ offset });
  });

  it.each<[string, Partial<Record<keyof Grade, unknown>>]>([
    ['no technique', { technique: 'guess' }],
    ["another variant's technique", { technique: 'inequality-bounds', level: 'medium' }],
    ["another technique's level", { level: 'hard' }],
    ['the level of magic squares', { level: 'mini' }],
    ['a score of 0', { score: 0 }],
    ['a score below 0', { score: -1 }],
    ['half a score', { score: 1.5 }],
    ['no number', { score: Number.NaN }],
    ['a score too large', { score: MAX_SCORE + 1 }],
  ])('is not written: %s', (_name, change) => {
    const grade = { ...GRADE, ...change } as Grade;
    expect(() => encodeRecord(sudoku, { puzzle: PUZZLE, grade })).toThrow(RangeError);
  });

  it('of a magic square of order 3 is mini where others are easy', () => {
    const [small, large] = RECORDS['magic-square'].map((record) => record.split('.').slice(0, 2).join('.'));
    const rules = rulesOf('magic-square');
    const [technique] = techniquesOf('magic-square');
    const code = codeOf('magic-square', technique);
    expect(decodeRecord(rules, `${small}.${code}AAB`).grade).toEqual({ level: 'mini', technique, score: 1 });
    expect(decodeRecord(rules, `${large}.${code}AAB`).grade).toEqual({ level: 'easy', technique, score: 1 });
    const puzzle = rules.decode(large);
    expect(() => encodeRecord(rules, { puzzle, grade: { level: 'mini', technique, score: 1 } })).toThrow(RangeError);
  });

  it('tells its technique without the puzzle', () => {
    expect(techniqueIn(sudoku, '?.Dxxx')).toBe('naked-single');
    for (const record of ['', CELLS, `${CELLS}.`, `${CELLS}._AAB`]) {
      expect(() => techniqueIn(sudoku, record)).toThrow(
        expect.objectContaining({ name: 'BankError', fault: 'record' }),
      );
    }
  });
});

describe('hints', () => {
  it('are numbers of rising runs, cell by cell', () => {
    const graded = { puzzle: PUZZLE, grade: GRADE, hints: HINTS };
    expect(encodeRecord(sudoku, graded)).toBe(HINTED);
    expect(decodeRecord(sudoku, HINTED)).toEqual(graded);
  });

  it.each<[string, readonly number[], string]>([
    ['all at once', openCells(PUZZLE), 'AAAAAAAAAAA'],
    ['backwards', openCells(PUZZLE).reverse(), 'KJIHGFEDCBA'],
  ])('%s', (_name, hints, text) => {
    expect(encodeRecord(sudoku, { puzzle: PUZZLE, grade: GRADE, hints })).toBe(`${RECORD}.${text}`);
    expect(decodeRecord(sudoku, `${RECORD}.${text}`).hints).toEqual(hints);
  });

  it('have a number for as many runs as the largest grid has cells', () => {
    // No cell given, filled from the last to the first.
    const [, , , , large] = RECORDS.sudoku;
    const { puzzle, grade } = decodeRecord(sudoku, large);
    const bare = { ...puzzle, givens: puzzle.givens.map(() => 0) };
    const hints = [...bare.givens.keys()].reverse();
    const record = encodeRecord(sudoku, { puzzle: bare, grade, hints });
    const text = record.split('.')[2];
    expect(new Set(text).size).toBe(81);
    // What JSON escapes, and what parts a record, is not among them.
    expect(text).toMatch(/^[!#-&(-\-/-[\]-~]{81}$/);
    expect(JSON.stringify(text)).toHaveLength(83);
    expect(decodeRecord(sudoku, record).hints).toEqual(hints);
  });

  it.each(VARIANTS)('of %s read back as they were written, whatever the order', (variant) => {
    const rules = rulesOf(variant);
    const any = fc.constantFrom(...RECORDS[variant]).chain((record): fc.Arbitrary<Graded<AnyNumberPuzzle>> => {
      const { puzzle, grade } = decodeRecord(rules, record);
      const open = openCells(puzzle);
      return fc.shuffledSubarray(open, { minLength: open.length }).map((hints) => ({ puzzle, grade, hints }));
    });
    fc.assert(
      fc.property(any, (graded) => {
        const record = encodeRecord(rules, graded);
        expect(record).toMatch(/^[\x21-\x7e]+$/);
        expect(record).not.toMatch(/["'\\]/);
        expect(record.split('.')).toHaveLength(rules.parts + 2);
        expect(decodeRecord(rules, record)).toEqual(graded);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('of a puzzle without open cells are empty', () => {
    const puzzle = { ...PUZZLE, givens: PUZZLE.solution };
    const record = encodeRecord(sudoku, { puzzle, grade: GRADE, hints: [] });
    expect(record).toMatch(/^[1-4]{16}\.AAAB\.$/);
    expect(decodeRecord(sudoku, record)).toEqual({ puzzle, grade: GRADE, hints: [] });
  });

  it.each<[string, string, number]>([
    ['none', '', 22],
    ['a cell short', 'BAADEDCCBC', 22],
    ['a cell more', 'BAADEDCCBCDA', 22],
    ['a character outside at the start', '"AADEDCCBCD', 22],
    ['a character outside at the end', 'BAADEDCCBC\\', 32],
    ['a blank', 'BAADE CCBCD', 27],
    ['a character that is no ASCII', 'BAADE\u00e9CCBCD', 27],
  ])('are refused: %s', (_name, text, offset) => {
    expect(faultOf(`${RECORD}.${text}`)).toMatchObject({ offset });
  });

  it.each<[string, readonly number[]]>([
    ['none', []],
    ['a cell short', HINTS.slice(1)],
    ['a cell twice', [...HINTS, 7]],
    ['a cell twice and one short', [...HINTS.slice(1), 7]],
    ['a cell that is given', HINTS.with(0, 1)],
    ['a cell outside', HINTS.with(0, 16)],
    ['a cell below 0', HINTS.with(0, -1)],
    ['half a cell', HINTS.with(0, 2.5)],
  ])('are not written: %s', (_name, hints) => {
    expect(() => encodeRecord(sudoku, { puzzle: PUZZLE, grade: GRADE, hints })).toThrow(RangeError);
  });
});

describe.each(VARIANTS)('records of %s', (variant) => {
  const rules = rulesOf(variant);

  it('are refused when damaged behind the puzzle, or read as a grade and hints that can be written', () => {
    let refused = 0;
    const damage = fc.record({
      record: fc.constantFrom(...RECORDS[variant], ...HINTED_RECORDS[variant]),
      at: fc.nat(),
      by: fc.constantFrom(...'AZaz09-_.+!? "\\~'),
      cut: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(damage, ({ record, at, by, cut }) => {
        const start = record.split('.').slice(0, rules.parts).join('.').length;
        const place = start + (at % (record.length - start));
        const damaged = record.slice(0, place) + by + record.slice(place + cut);
        try {
          const graded = decodeRecord(rules, damaged);
          expect(decodeRecord(rules, encodeRecord(rules, graded))).toEqual(graded);
        } catch (error) {
          if (!(error instanceof BankError)) throw error;
          expect(error.fault).toBe('record');
          expect(error.offset).toBeLessThanOrEqual(damaged.length);
          refused++;
        }
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('have their puzzle first, as the rules write it', () => {
    for (const record of [...RECORDS[variant], ...HINTED_RECORDS[variant]]) {
      const { puzzle, grade } = decodeRecord(rules, record);
      const text = rules.encode(puzzle);
      expect(record.startsWith(`${text}.${codeOf(variant, grade.technique as Technique)}`)).toBe(true);
      expect(text.split('.')).toHaveLength(rules.parts);
    }
  });
});
