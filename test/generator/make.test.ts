/** The one pipeline on makers that go wrong: discards are counted, bugs carry the address. */
import { describe, expect, it } from 'vitest';
import type { SudokuPuzzle } from '../../format/documents.js';
import { makeRecord, OutOfAttempts } from '../../generator/make.js';
import { type SudokuLevel, sudokuMaker } from '../../generator/sudoku/index.js';

const LEVEL: SudokuLevel = { size: 4, empty: 8 };
const ADDRESS = 'sudoku/test/1';

function make(change: Partial<typeof sudokuMaker>, attempts = 4) {
  return makeRecord({ ...sudokuMaker, ...change }, ADDRESS, LEVEL, attempts);
}

/** The puzzle with one solution cell that repeats another. */
function broken(puzzle: SudokuPuzzle): SudokuPuzzle {
  const solution = puzzle.solution.with(0, puzzle.solution[1]);
  return { ...puzzle, solution, givens: puzzle.givens.map((given, cell) => (given === 0 ? 0 : solution[cell])) };
}

describe('makeRecord', () => {
  it('makes a record and tells the attempts', () => {
    expect(make({})).toEqual({ record: expect.stringMatching(/^[1-4a-d]{16}$/), attempts: 1 });
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
  });

  it('judges what the record says, not the draft', () => {
    const decode = (record: string) => broken(sudokuMaker.rules.decode(record));
    expect(() => make({ rules: { ...sudokuMaker.rules, decode } })).toThrow(/broke a rule/);
  });
});
