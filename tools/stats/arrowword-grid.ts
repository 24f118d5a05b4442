/**
 * What the clue cells of an arrowword are like: how many, what they point at, how they stand together, and whether they
 * part the letters.
 *
 *   # # # # #      The clue cells of the first row and column are the border; the top left corner, which can point at nothing
 *   # A B C #      but other clue cells, counts apart. Two cells more point at nothing, having no letter to the right and none
 *   # D # # E      below: the first one inside the last row, and the last one of the border. Neighbours inside are a clump.
 */
import { type Cell, CLUE_CELL } from '../../format/documents.js';
import { sumOf } from './numbers.js';

/** A grid as its clue cells see it. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** rows * columns cells, a code point each. */
  readonly grid: string;
}

export interface ClueCellFigures {
  /** Which cells are clue cells, as text: equal for grids of the same mask. */
  readonly mask: string;
  /** The cells with letters, in reading order. */
  readonly letterCells: readonly Cell[];
  /** Clue cells that are not of the border. */
  readonly inside: number;
  /** Those that point at nothing. */
  readonly idle: { readonly inside: number; readonly border: number; readonly corner: number };
  /** Pairs of clue cells inside that are neighbours. */
  readonly clumps: number;
  readonly isConnected: boolean;
}

export function clueCellFigures({ rows, columns, grid }: Grid): ClueCellFigures {
  const isClue = Array.from(grid, (cell) => cell === CLUE_CELL);
  const cells = [...isClue.keys()];
  const isBorder = (cell: Cell) => cell < columns || cell % columns === 0;
  const neighbours = (cell: Cell) => [
    ...((cell + 1) % columns === 0 ? [] : [cell + 1]),
    ...(cell + columns < rows * columns ? [cell + columns] : []),
  ];
  const clues = cells.filter((cell) => isClue[cell]);
  const idle = clues.filter((cell) => neighbours(cell).every((other) => isClue[other]));
  const inside = clues.filter((cell) => !isBorder(cell));
  // What lies right of a cell inside, or below it, is inside as well.
  const clumps = sumOf(inside.map((cell) => neighbours(cell).filter((other) => isClue[other]).length));
  const letterCells = cells.filter((cell) => !isClue[cell]);
  return {
    mask: isClue.map(Number).join(''),
    letterCells,
    inside: inside.length,
    idle: {
      inside: idle.filter((cell) => !isBorder(cell)).length,
      border: idle.filter((cell) => isBorder(cell) && cell !== 0).length,
      corner: idle.filter((cell) => cell === 0).length,
    },
    clumps,
    isConnected: isConnected(letterCells, neighbours),
  };
}

/** Whether all letters hang together; `neighbours`: those to the right and below. */
function isConnected(letterCells: readonly Cell[], neighbours: (cell: Cell) => readonly Cell[]): boolean {
  const rootOf = new Map(letterCells.map((cell) => [cell, cell]));
  const find = (cell: Cell): Cell => {
    let root = cell;
    for (let next = rootOf.get(root) as Cell; next !== root; next = rootOf.get(root) as Cell) root = next;
    return root;
  };
  let parts = letterCells.length;
  for (const cell of letterCells) {
    for (const other of neighbours(cell)) {
      if (!rootOf.has(other) || find(cell) === find(other)) continue;
      rootOf.set(find(other), find(cell));
      parts--;
    }
  }
  return parts <= 1;
}
