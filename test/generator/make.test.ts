/** The one pipeline on makers that go wrong: discards are counted, bugs carry the address. */
import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../format/documents.js';
import { decodeRecord } from '../../format/record.js';
import type { Band, Grade } from '../../format/techniques.js';
import type { Grader, Path } from '../../generator/grade/grader.js';
import { makeRecord, OutOfAttempts } from '../../generator/make.js';
import { type SudokuLevel, sudokuMaker } from '../../generator/sudoku/index.js';

const LEVEL: SudokuLevel = { size: 4, band: 'easy', empty: 8 };
const ADDRESS = 'sudoku/test/1';

function make(change: Partial<typeof sudokuMaker>, attempts = 4, level = LEVEL, hasHints = false) {
  return makeRecord({ ...sudokuMaker, ...change }, ADDRESS, level, attempts, hasHints);
}

/** The grader with what it says changed. */
function grading(change: (path: Path) => Partial<Path>): Partial<typeof sudokuMaker> {
  const solve: Grader<SudokuPuzzle>['solve'] = (puzzle, options) => {
    const path = sudokuMaker.grader.solve(puzzle, options);
    return { ...path, ...change(path) };
  };
  return { grader: { solve } };
}

/** The puzzle with one solution cell that repeats another. */
function broken(puzzle: SudokuPuzzle): SudokuPuzzle {
  const solution = puzzle.solution.with(0, puzzle.solution[1]);
  return { ...puzzle, solution, givens: puzzle.givens.map((given, cell) => (given === 0 ? 0 : solution[cell])) };
}

describe('makeRecord', () => {
  it('makes a record and tells the attempts', () => {
    expect(make({})).toEqual({ record: expect.stringMatching(/^[1-4a-d]{16}\.[A-D][A-Za-z0-9_-]{3}$/), attempts: 1 });
  });

  it('adds up what the maker counts over the attempts', () => {
    let attempt = 0;
    const generate: typeof sudokuMaker.generate = (random, level) => {
      attempt++;
      const tally = { drafts: attempt, filled: 1 };
      return attempt < 3 ? { discarded: 'no luck', tally } : { ...sudokuMaker.generate(random, level), tally };
    };
    expect(make({ generate })).toMatchObject({ attempts: 3, tally: { drafts: 6, filled: 3 } });
  });

  it('stores the grade of the puzzle, and on demand the order of the path', () => {
    const plain = make({}).record;
    const hinted = make({}, 4, LEVEL, true).record;
    expect(hinted.startsWith(`${plain}.`)).toBe(true);
    const { puzzle, grade, hints } = decodeRecord(sudokuMaker.rules, hinted);
    const path = sudokuMaker.grader.solve(puzzle);
    expect(grade).toEqual(path.grade);
    expect(hints).toEqual(path.steps.flatMap(({ filled }) => filled));
    expect(decodeRecord(sudokuMaker.rules, plain)).toEqual({ puzzle, grade });
  });

  it('takes no puzzle with nothing left to fill', () => {
    const generate: typeof sudokuMaker.generate = (random, level) => {
      const outcome = sudokuMaker.generate(random, level);
      return 'puzzle' in outcome ? { puzzle: { ...outcome.puzzle, givens: outcome.puzzle.solution } } : outcome;
    };
    expect(() => make({ generate })).toThrow(/nothing left to fill \(4 times\)/);
  });

  it('takes no puzzle of another level, and none that techniques do not solve', () => {
    const level = (other: Band) => grading(({ grade }) => ({ grade: { ...(grade as Grade), level: other } }));
    expect(() => make(level('medium'))).toThrow(/harder than the level \(4 times\)/);
    expect(() => make(level('mini'))).toThrow(/easier than the level \(4 times\)/);
    expect(() => make(grading(() => ({ outcome: 'stuck', grade: undefined })))).toThrow(
      /not solvable without search \(4 times\)/,
    );
  });

  it('counts why attempts were thrown away, the most frequent reason first', () => {
    let attempt = 0;
    const generate = () => ({ discarded: attempt++ === 1 ? 'a rare reason' : 'a common reason' });
    expect(() => make({ generate })).toThrow(OutOfAttempts);
    attempt = 0;
    expect(() => make({ generate })).toThrow(
      /^sudoku\/test\/1: no puzzle in 4 attempts: a common reason \(3 times\); a rare reason \(1 times\)$/,
    );
  });

  it('takes no puzzle whose uniqueness is not proven, and none that falls short', () => {
    expect(() => make({ countSolutions: () => undefined })).toThrow(/not proven within the step budget \(4 times\)/);
    expect(() => make({ countSolutions: () => 2 })).toThrow(/more than one solution \(4 times\)/);
    expect(() => make({ shortfall: () => 'too easy' })).toThrow(/too easy \(4 times\)/);
  });

  it('goes on with the next attempt', () => {
    let counted = 0;
    expect(make({ countSolutions: () => (counted++ < 2 ? 2 : 1) }).attempts).toBe(3);
  });

  it('tells bugs of a variant by the address', () => {
    const generate: typeof sudokuMaker.generate = (random, level) => {
      const outcome = sudokuMaker.generate(random, level);
      return 'puzzle' in outcome ? { puzzle: broken(outcome.puzzle) } : outcome;
    };
    expect(() => make({ generate })).toThrow(/^sudoku\/test\/1: the generator broke a rule: /);
    expect(() => make({ countSolutions: () => 0 })).toThrow(/^sudoku\/test\/1: the solver misses the stored solution$/);
    expect(() => make(grading(({ values }) => ({ values: values.with(3, (values[3] % 4) + 1) })))).toThrow(
      /^sudoku\/test\/1: the techniques lead to another grid than the stored solution$/,
    );
  });

  it('judges what the record says, not the draft', () => {
    const decode = (record: string) => broken(sudokuMaker.rules.decode(record));
    expect(() => make({ rules: { ...sudokuMaker.rules, decode } })).toThrow(/broke a rule/);
  });
});
