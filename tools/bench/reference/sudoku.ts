/**
 * The textbook method that ours is measured against: masks of the values used in each row, column and box, the empty
 * cell with the fewest candidates (or, for the step counts, the first empty one), and after each removal a full count to two.
 */

const ALL = 0x1ff;
const cells = Array.from({ length: 81 }, (_, cell) => cell);
const ROW_OF_CELL = Uint8Array.from(cells, (cell) => Math.floor(cell / 9));
const COLUMN_OF_CELL = Uint8Array.from(cells, (cell) => cell % 9);
const BOX_OF_CELL = Uint8Array.from(cells, (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
/** How many values a mask holds. */
const SIZE_OF_MASK = Uint8Array.from({ length: 512 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
});

export class TextbookSolver {
  /** Values tried in cells since the solver was made. */
  steps = 0;
  private readonly choice: 'fewest' | 'first';
  private readonly grid = new Uint8Array(81);
  private readonly rows = new Uint16Array(9);
  private readonly columns = new Uint16Array(9);
  private readonly boxes = new Uint16Array(9);
  private limit = 0;
  private last = 0;
  private found = 0;

  constructor(choice: 'fewest' | 'first' = 'fewest') {
    this.choice = choice;
  }

  /** Counts solutions up to `limit`; `undefined` after more than `budget` steps. */
  count(givens: ArrayLike<number>, limit: number, budget = Number.POSITIVE_INFINITY): number | undefined {
    this.rows.fill(0);
    this.columns.fill(0);
    this.boxes.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      this.grid[cell] = givens[cell];
      if (givens[cell] === 0) continue;
      const bit = 1 << (givens[cell] - 1);
      this.rows[ROW_OF_CELL[cell]] |= bit;
      this.columns[COLUMN_OF_CELL[cell]] |= bit;
      this.boxes[BOX_OF_CELL[cell]] |= bit;
    }
    this.limit = limit;
    this.last = this.steps + budget;
    this.found = 0;
    this.search();
    return this.steps > this.last ? undefined : this.found;
  }

  /** Fills from here on. True: stop. */
  private search(): boolean {
    const cell = this.choice === 'fewest' ? this.fewest() : this.grid.indexOf(0);
    if (cell < 0) return ++this.found >= this.limit;
    const { grid, rows, columns, boxes } = this;
    const row = ROW_OF_CELL[cell];
    const column = COLUMN_OF_CELL[cell];
    const box = BOX_OF_CELL[cell];
    for (let rest = ALL & ~(rows[row] | columns[column] | boxes[box]); rest !== 0; rest &= rest - 1) {
      if (++this.steps > this.last) return true;
      const bit = rest & -rest;
      grid[cell] = 32 - Math.clz32(bit);
      rows[row] |= bit;
      columns[column] |= bit;
      boxes[box] |= bit;
      const isOver = this.search();
      rows[row] &= ~bit;
      columns[column] &= ~bit;
      boxes[box] &= ~bit;
      if (isOver) return true;
    }
    grid[cell] = 0;
    return false;
  }

  /** The empty cell with the fewest candidates; one with none or one ends the look. -1: none is empty. */
  private fewest(): number {
    const { grid, rows, columns, boxes } = this;
    let chosen = -1;
    let least = 10;
    for (let cell = 0; cell < 81; cell++) {
      if (grid[cell] !== 0) continue;
      const used = rows[ROW_OF_CELL[cell]] | columns[COLUMN_OF_CELL[cell]] | boxes[BOX_OF_CELL[cell]];
      const candidates = SIZE_OF_MASK[ALL & ~used];
      if (candidates < least) {
        if (candidates <= 1) return cell;
        least = candidates;
        chosen = cell;
      }
    }
    return chosen;
  }
}

/**
 * Empties cells of a full grid, orbit by orbit in the given order, counting to two after each, until `target` are empty
 * (0: to the end).
 */
export function carveByTextbook(
  solver: TextbookSolver,
  solution: ArrayLike<number>,
  orbits: readonly (readonly number[])[],
  target: number,
): Uint8Array {
  const givens = Uint8Array.from(solution);
  let empty = 0;
  for (const orbit of orbits) {
    if (target > 0 && empty >= target) break;
    for (const cell of orbit) givens[cell] = 0;
    if (solver.count(givens, 2) === 1) empty += orbit.length;
    else for (const cell of orbit) givens[cell] = solution[cell];
  }
  return givens;
}
