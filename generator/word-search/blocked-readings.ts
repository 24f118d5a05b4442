/** Blocked words that read in a grid outside of its words. */
import type { BareWordSearch } from '../../format/documents.js';
import type { LetterGrid } from '../../format/readings.js';
import { runOf } from '../../format/word-grid.js';
import type { WordGround } from '../words/ground.js';
import { LetterTree, type Reading, readingsOf } from '../words/readings.js';

/** Finds them for grids of a language; the block list's letters may be fewer than the grid's (`plain` folds them). */
export class BlockedReadings {
  private readonly tree: LetterTree;
  /** What each letter of a grid reads in the block list's letters; none for no letter. */
  private readonly spelled: readonly Uint8Array[];
  private readonly letterOf: ReadonlyMap<string, number>;

  constructor({ lexicon, blocked, plain }: WordGround) {
    const numbers = new Map(plain.cells.map((letter, index) => [letter, index + 1]));
    const lettersIn = (text: string) => Uint8Array.from([...text], (letter) => numbers.get(letter) ?? 0);
    this.tree = new LetterTree(blocked.runs.map(lettersIn), plain.cells.length + 1);
    this.spelled = ['', ...lexicon.alphabet.cells].map((cell) =>
      lettersIn(plain.cellsOf(lexicon.alphabet.textOf(cell)) ?? ''),
    );
    this.letterOf = new Map(lexicon.alphabet.cells.map((cell, index) => [cell, index + 1]));
  }

  /** The readings that no one of the words holds whole; `runs` are the words' cells. */
  outside(grid: LetterGrid, runs: readonly (readonly number[])[]): Reading[] {
    return readingsOf(this.tree, grid, this.spelled).filter(({ start, step, length }) => {
      const end = start + (length - 1) * step;
      return !runs.some((cells) => cells.includes(start) && cells.includes(end));
    });
  }

  /** Whether a blocked word reads in a finished puzzle. */
  reads(puzzle: BareWordSearch): boolean {
    const letters = Uint8Array.from([...puzzle.grid], (cell) => this.letterOf.get(cell) ?? 0);
    const runs = puzzle.words.map(
      ({ word, start, direction }) => runOf(puzzle, start, direction, [...word].length) as number[],
    );
    return this.outside({ rows: puzzle.rows, columns: puzzle.columns, letters }, runs).length > 0;
  }
}
