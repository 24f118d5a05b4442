/**
 * The textbook method that ours is measured against: masks of the values used in each row, column and box, the empty
 * cell with the fewest candidates (or, for the step counts, the first empty one), and after each removal a full count to two.
 */

const ALL = 0x1ff;
const BOX_OF_CELL = Uint8Array.from(
  { length: 81 },
  (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
);

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
      this.rows[(cell / 9) | 0] |= bit;
      this.columns[cell % 9] |= bit;
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
    const row = (cell / 9) | 0;
    const column = cell % 9;
    const box = BOX_OF_CELL[cell];
    for (let rest = ALL & ~(this.rows[row] | this.columns[column] | this.boxes[box]); rest !== 0; rest &= rest - 1) {
      if (++this.steps > this.last) return true;
      const bit = rest & -rest;
      this.grid[cell] = 32 - Math.clz32(bit);
      this.rows[row] |= bit;
      this.columns[column] |= bit;
      this.boxes[box] |= bit;
      const isOver = this.search();
      this.rows[row] &= ~bit;
      this.columns[column] &= ~bit;
      this.boxes[box] &= ~bit;
      if (isOver) return true;
    }
    this.grid[cell] = 0;
    return false;
  }

  /** The empty cell with the fewest candidates; one with none or one ends the look. -1: none is empty. */
  private fewest(): number {
    let chosen = -1;
    let least = 10;
    for (let cell = 0; cell < 81; cell++) {
      if (this.grid[cell] !== 0) continue;
      let candidates = 0;
      const used = this.rows[(cell / 9) | 0] | this.columns[cell % 9] | this.boxes[BOX_OF_CELL[cell]];
      for (let rest = ALL & ~used; rest !== 0; rest &= rest - 1) candidates++;
      if (candidates < least) {
        if (candidates <= 1) return cell;
        least = candidates;
        chosen = cell;
      }
    }
    return chosen;
  }
}

/** Empties cells of a full grid in the given order, counting to two after each, until `target` are empty (0: to the end). */
export function carveByTextbook(
  solver: TextbookSolver,
  solution: ArrayLike<number>,
  order: readonly number[],
  target: number,
): Uint8Array {
  const givens = Uint8Array.from(solution);
  let empty = 0;
  for (const cell of order) {
    if (target > 0 && empty === target) break;
    givens[cell] = 0;
    if (solver.count(givens, 2) === 1) empty++;
    else givens[cell] = solution[cell];
  }
  return givens;
}
