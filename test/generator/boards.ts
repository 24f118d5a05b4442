/**
 * Boards set up by hand: every candidate everywhere, then what differs, a statement each line (or after `;`).
 *
 *   row 1 = 12345678.           filled cells of a row, `.` open
 *   r4c4 = 7                    a filled cell
 *   r1c14 r2c1: 12              cells with these candidates only
 *   5 in row 1: c27             values with these places only in a house: `c27` of a row, `r27` of a column,
 *   12 in box 5: r46c5 r5c46    whole cells of a box
 *
 * Digits multiply, as players write it: r12c34 is four cells.
 */
import type { SudokuPuzzle } from '../../format/documents.js';
import { SUDOKU_BOXES } from '../../format/variants/sudoku.js';
import { CandidateGrid } from '../../generator/grade/grid.js';
import { climb } from '../../generator/grade/ladder.js';
import { Layout } from '../../generator/grade/layout.js';
import { randomFor } from '../../generator/random/seed.js';
import { fullMask, type Mask } from '../../generator/solve/bits.js';
import { carve } from '../../generator/sudoku/carve.js';
import { counterFor } from '../../generator/sudoku/count.js';
import { SUDOKU_RUNGS } from '../../generator/sudoku/grade.js';
import { fullGrid, orbitsOf } from '../../generator/sudoku/index.js';

/** Sudoku grids of these orders. */
export const BOXED = {
  4: new Layout(4, [2, 2]),
  6: new Layout(6, [2, 3]),
  9: new Layout(9, [3, 3]),
} as const;

/** Throws for a statement that it does not know, and for a board that its own statements break. */
export function boardOf(layout: Layout, text: string, isExplaining = false): CandidateGrid {
  const grid = new CandidateGrid(layout, isExplaining);
  grid.reset(new Uint8Array(layout.cells));
  for (const statement of text.split(/[;\n]/)) if (statement.trim() !== '') state(grid, statement.trim());
  if (grid.isBroken) throw new Error(`a broken board: ${text}`);
  return grid;
}

/** What one step finds on the board, before it is applied. */
export interface Found {
  /** `r1c1=4` for a filled cell, `r3c2-57` for struck candidates; in order of cells. */
  readonly effects: readonly string[];
  readonly starts: number;
  readonly length: number;
}

export function foundBy(grid: CandidateGrid, find: (grid: CandidateGrid) => void): Found {
  grid.clearStep();
  find(grid);
  const { order, step } = grid;
  const effects: string[] = [];
  for (let cell = 0; cell < grid.cells; cell++) {
    const name = `r${Math.floor(cell / order) + 1}c${(cell % order) + 1}`;
    if (step.placed[cell] !== 0) effects.push(`${name}=${step.placed[cell]}`);
    if (step.struck[cell] !== 0) effects.push(`${name}-${digitsOf(step.struck[cell])}`);
  }
  return { effects, starts: step.starts, length: step.length };
}

/** Effects as somebody writes them, `r12c3-45 r9c9=1`, as `foundBy` reports them. */
export function effectsOf(text: string, order: number): string[] {
  const found = new Map<number, string>();
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const [, cells, what] = /^([rc\d]+)([-=]\d+)$/.exec(word) as RegExpExecArray;
    for (const cell of cellsNamed(cells, order)) {
      if (found.has(cell)) throw new Error(`${word}: a cell named twice`);
      found.set(cell, `r${Math.floor(cell / order) + 1}c${(cell % order) + 1}${what}`);
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, effect]) => effect);
}

/** The cells of `r12c34 r5c5`; a row or a column that is not named is the default. */
export function cellsNamed(text: string, order: number, row = '', column = ''): number[] {
  return text.split(' ').flatMap((name) => {
    const [, rows = row, columns = column] = /^(?:r(\d+))?(?:c(\d+))?$/.exec(name) ?? ['', '', ''];
    if (rows === '' || columns === '') throw new Error(`${name}: not a cell`);
    return [...rows].flatMap((r) => [...columns].map((c) => (Number(r) - 1) * order + Number(c) - 1));
  });
}

/** A Sudoku from which no given can go, of any level. */
export function minimalSudoku(number: number, size: 4 | 6 | 9): SudokuPuzzle {
  const random = randomFor(`sudoku/minimal/${number}`, 0);
  const box = SUDOKU_BOXES[size];
  const solution = fullGrid(random, size, box);
  const counter = counterFor(size, box);
  for (const [cell, value] of solution.entries()) counter.place(cell, value);
  const givens = carve(counter, solution, orbitsOf(random, { size }), 0) as Uint8Array;
  return { rows: size, columns: size, box, givens: [...givens], solution: [...solution] };
}

/** The boards on which a solver of the puzzle finds no single: each as it stands, until the next is asked for. */
export function* boardsMet({ rows, givens }: SudokuPuzzle): Generator<CandidateGrid> {
  const rungs = SUDOKU_RUNGS.filter((rung) => rung.isUniqueness !== true);
  const singles = rungs.findIndex(({ technique }) => technique === 'naked-single') + 1;
  const grid = new CandidateGrid(BOXED[rows as 4 | 6 | 9]);
  grid.reset(givens);
  while (climb(rungs, grid, singles) === 'stuck') {
    yield grid;
    // The next step, whatever it is.
    let isFound = false;
    climb(rungs, grid, rungs.length, () => {
      isFound = true;
      return true;
    });
    if (!isFound) return;
  }
}

function state(grid: CandidateGrid, statement: string): void {
  const { order, layout } = grid;
  const row = /^row (\d) = ([\d.]+)$/.exec(statement);
  if (row !== null) {
    for (const [i, value] of [...row[2]].entries()) {
      if (value !== '.') grid.place((Number(row[1]) - 1) * order + i, Number(value));
    }
    return;
  }
  const fill = /^(\S+) = (\d)$/.exec(statement);
  if (fill !== null) {
    grid.place(cellsNamed(fill[1], order)[0], Number(fill[2]));
    return;
  }
  const places = /^(\d+) in (row|column|box) (\d): (.*)$/.exec(statement);
  if (places !== null) {
    const [, values, kind, number, names] = places;
    const kept = cellsNamed(names, order, kind === 'row' ? number : '', kind === 'column' ? number : '');
    const house = ['row', 'column', 'box'].indexOf(kind) * order + Number(number) - 1;
    const cells = layout.cellsOf.subarray(house * order, (house + 1) * order);
    for (const cell of kept) if (!cells.includes(cell)) throw new Error(`${statement}: a cell of another house`);
    for (const cell of cells) if (!kept.includes(cell)) grid.strike(cell, maskOfDigits(values));
    return;
  }
  const cells = /^([^:]+): (\d+)$/.exec(statement);
  if (cells === null) throw new Error(`${statement}: not a statement`);
  for (const cell of cellsNamed(cells[1], order)) grid.strike(cell, fullMask(order) & ~maskOfDigits(cells[2]));
}

function maskOfDigits(digits: string): Mask {
  return [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

function digitsOf(mask: Mask): string {
  let digits = '';
  for (let value = 1; value <= 16; value++) if ((mask & (1 << (value - 1))) !== 0) digits += value;
  return digits;
}
