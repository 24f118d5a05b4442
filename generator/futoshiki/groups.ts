/** Cells of one line that signs make less, or greater, than one cell. */
import type { Cell } from '../../format/documents.js';
import type { FutoshikiBoard } from './board.js';

export interface SignGroup {
  readonly cell: Cell;
  /** Two cells or more, ascending. */
  readonly members: readonly Cell[];
  /** The members are less than the cell. */
  readonly isLess: boolean;
  /** The members are two neighbours of the cell. */
  readonly isPair: boolean;
}

/** All groups of the board's signs, by cell and line. */
export function signGroups(board: FutoshikiBoard): SignGroup[] {
  const { cells, distances } = board;
  const groups: SignGroup[] = [];
  const less: Cell[] = [];
  const greater: Cell[] = [];
  for (let cell = 0; cell < cells; cell++) {
    less.length = 0;
    greater.length = 0;
    for (let other = 0; other < cells; other++) {
      if (distances[other * cells + cell] > 0) less.push(other);
      if (distances[cell * cells + other] > 0) greater.push(other);
    }
    addGroups(groups, board, cell, less, true);
    addGroups(groups, board, cell, greater, false);
  }
  return groups;
}

function addGroups(
  groups: SignGroup[],
  board: FutoshikiBoard,
  cell: Cell,
  others: readonly Cell[],
  isLess: boolean,
): void {
  if (others.length < 2) return;
  const { cells, distances, layout } = board;
  const { housesOf, houseCount } = layout;
  for (let house = 0; house < houseCount; house++) {
    const members = others.filter((other) => housesOf[2 * other] === house || housesOf[2 * other + 1] === house);
    if (members.length < 2) continue;
    const near = members.filter((other) => distances[isLess ? other * cells + cell : cell * cells + other] === 1);
    // Neighbours of a cell that are in one line are the two on either side of it.
    if (near.length === 2) groups.push({ cell, members: near, isLess, isPair: true });
    if (near.length < members.length) groups.push({ cell, members, isLess, isPair: false });
  }
}
