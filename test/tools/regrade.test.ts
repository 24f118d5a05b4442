/** Grading anew: what a document says of itself is held to what the grader says. */
import { describe, expect, it } from 'vitest';
import type { NumberDocument } from '../../format/documents.js';
import { documentOf } from '../../format/reader.js';
import { decodeRecord } from '../../format/record.js';
import { NUMBER_RULES } from '../../format/variants.js';
import { makeRecord } from '../../generator/make.js';
import { sudokuMaker } from '../../generator/sudoku/index.js';
import { regradeFaults } from '../../tools/regrade.js';
import { swapped } from '../verify/puzzles.js';

const { record } = makeRecord(sudokuMaker, 'sudoku/test/1', { size: 9, band: 'medium', empty: 50 }, 1000, true);
const graded = decodeRecord(NUMBER_RULES.sudoku, record);
const document = documentOf({ variant: 'sudoku', level: 'test', number: 1 }, graded) as NumberDocument<'sudoku'>;
const { grade, hints = [] } = document;

describe('a document graded anew', () => {
  it('has no fault as it was made, with hints or without', () => {
    const { hints: _, ...plain } = document;
    expect(regradeFaults(document)).toEqual([]);
    expect(regradeFaults(plain)).toEqual([]);
  });

  it.each<[string, Partial<NumberDocument<'sudoku'>>, string[]]>([
    ['another score', { grade: { ...grade, score: 1 } }, [`score 1; graded anew it is ${grade.score}`]],
    [
      'another technique and level',
      { grade: { ...grade, level: 'extreme', technique: 'forcing-chain' } },
      ['level extreme; graded anew it is medium', `technique forcing-chain; graded anew it is ${grade.technique}`],
    ],
    [
      'hints in another order',
      { hints: swapped(hints, 0, hints.length - 1) },
      ['the hints are in another order than that of the path'],
    ],
    ['hints that are short', { hints: hints.slice(1) }, ['the hints are in another order than that of the path']],
    ['givens that do not lead to an end', { givens: document.givens.map(() => 0) }, ['not solvable without search']],
  ])('names %s', (_name, change, faults) => {
    expect(regradeFaults({ ...document, ...change })).toEqual(faults);
  });

  it('is not helped by its solution', () => {
    expect(regradeFaults({ ...document, solution: document.solution.map(() => 1) })).toEqual([]);
  });
});
