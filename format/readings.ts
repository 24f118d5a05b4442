/** What reads in a finished grid: the one place that walks it in all eight directions. */
import { DIRECTIONS } from './documents.js';
import { type GridSize, STEPS } from './word-grid.js';

/** A grid whose letters are numbers; equal numbers are equal letters. */
export interface LetterGrid extends GridSize {
  readonly letters: ArrayLike<number>;
}

/** A word and the cells that it is said to stand in, in the order of its letters. */
export interface PlacedLetters {
  readonly letters: ArrayLike<number>;
  readonly cells: readonly number[];
}

/** How many cells there are from a cell in a direction (an index of `DIRECTIONS`), itself included. */
export function roomFrom({ rows, columns }: GridSize, row: number, column: number, direction: number): number {
  const [down, right] = STEPS[DIRECTIONS[direction]];
  const high = down > 0 ? rows - row : down < 0 ? row + 1 : rows;
  const wide = right > 0 ? columns - column : right < 0 ? column + 1 : columns;
  return down === 0 ? wide : right === 0 ? high : Math.min(high, wide);
}

/** Calls `visit` for every cell and direction, with the step to the next cell and the room that there is. */
export function walk(size: GridSize, visit: (start: number, step: number, room: number) => void): void {
  const { rows, columns } = size;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const [down, right] = STEPS[DIRECTIONS[direction]];
    const step = down * columns + right;
    for (let row = 0, start = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, start++) {
        visit(start, step, roomFrom(size, row, column, direction));
      }
    }
  }
}

/**
 * The readings of the words beside where they stand: `[word, first cell]`, the word as an index. A word that reads alike from both
 * ends counts once. Words have two letters at least.
 */
export function otherReadings(grid: LetterGrid, words: readonly PlacedLetters[]): [number, number][] {
  const { letters } = grid;
  // Words by their first two letters.
  const byStart = new Map<number, number[]>();
  for (const [word, own] of words.entries()) {
    const key = own.letters[0] * PAIR + own.letters[1];
    const list = byStart.get(key);
    if (list === undefined) byStart.set(key, [word]);
    else list.push(word);
  }
  const found: [number, number][] = [];
  walk(grid, (start, step, room) => {
    if (room < 2) return;
    const list = byStart.get(letters[start] * PAIR + letters[start + step]);
    if (list === undefined) return;
    for (const word of list) {
      const { letters: own, cells } = words[word];
      if (own.length > room || !readsAt(letters, own, start, step)) continue;
      const end = start + (own.length - 1) * step;
      const last = cells[cells.length - 1];
      const isItself = (cells[0] === start && last === end) || (cells[0] === end && last === start);
      if (!isItself) found.push([word, start]);
    }
  });
  return found;
}

/** More than any letter's number, which is a code unit at most. */
const PAIR = 1 << 16;

function readsAt(letters: ArrayLike<number>, own: ArrayLike<number>, start: number, step: number): boolean {
  for (let at = 2, cell = start + 2 * step; at < own.length; at++, cell += step) {
    if (letters[cell] !== own[at]) return false;
  }
  return true;
}
