/**
 * A random full square. Both diagonals are filled first and then always the line with the fewest open cells, so that the last cell
 * of a line takes what is left of the sum as early as can be: of 25 cells 14 are free, of 36 there are 23.
 *
 * Each free cell tries the values in a random order of its own. A bad start can cost a thousand times a good one, so that a
 * fill that takes too many values is given up, and the next one draws new orders.
 */
import type { Cell } from '../../format/documents.js';
import type { Random } from '../random/random.js';
import { type Geometry, type Line, MOST_LINES } from './geometry.js';

/** How many values may one fill try? From 1,000 to 10,000 it makes little difference. */
const FILL_BUDGET = 3000;
/** Fills before it is given up. Every second one of order 4 comes to an end, one in seven or eight of order 6. */
const MAX_FILLS = 10_000;

export class Filler {
  private readonly geometry: Geometry;
  /** The cells in the order in which they are filled. */
  private readonly cellAt: Uint8Array;
  /** The lines that the cell at a depth completes; the cell is free where it completes none. */
  private readonly completed: readonly (readonly Line[])[];
  /** The order in which a free cell tries the values, by depth. */
  private readonly orders: readonly Uint8Array[];
  /** How many of them it has tried. */
  private readonly tried: Uint8Array;
  private readonly values: Uint8Array;
  private readonly isUsed: Uint8Array;
  private readonly rest: Int32Array;

  constructor(geometry: Geometry) {
    const { cells } = geometry;
    this.geometry = geometry;
    this.cellAt = fillingOrder(geometry);
    this.completed = completedLines(geometry, this.cellAt);
    this.orders = this.completed.map(() => new Uint8Array(cells));
    this.tried = new Uint8Array(cells);
    this.values = new Uint8Array(cells);
    this.isUsed = new Uint8Array(cells + 1);
    this.rest = new Int32Array(geometry.lineCount);
  }

  /** A random square; `undefined`, which is not to be expected, where no fill comes to an end. */
  fill(random: Random): number[] | undefined {
    // Shuffling goes on from where it left off: the square is to depend on the stream alone.
    for (const order of this.orders) for (let i = 0; i < order.length; i++) order[i] = i + 1;
    for (let fill = 0; fill < MAX_FILLS; fill++) {
      for (const [depth, order] of this.orders.entries()) if (this.completed[depth].length === 0) random.shuffle(order);
      if (this.search()) return Array.from(this.values);
    }
    return undefined;
  }

  /** One fill; false: there is no square with these orders within the budget. */
  private search(): boolean {
    const { cellAt, geometry, isUsed, rest, tried, values } = this;
    const { cells } = geometry;
    isUsed.fill(0);
    rest.fill(geometry.sum);
    values.fill(0);
    tried[0] = 0;
    let budget = FILL_BUDGET;
    for (let depth = 0; depth < cells; ) {
      const cell = cellAt[depth];
      if (values[cell] !== 0) this.write(cell, values[cell], 0);
      const value = this.nextValue(depth);
      if (value === 0) {
        if (depth-- === 0) return false;
        continue;
      }
      if (budget-- === 0) return false;
      this.write(cell, value, value);
      if (++depth < cells) tried[depth] = 0;
    }
    return true;
  }

  /** Writes a value (`now` is the value) or takes it back (`now` is 0). */
  private write(cell: Cell, value: number, now: number): void {
    const { lineCountOf, linesOf } = this.geometry;
    this.values[cell] = now;
    this.isUsed[value] = now === 0 ? 0 : 1;
    const change = now === 0 ? value : -value;
    for (let i = 0, at = cell * MOST_LINES; i < lineCountOf[cell]; i++, at++) this.rest[linesOf[at]] += change;
  }

  /** The next value to try at a depth; 0: none is left. */
  private nextValue(depth: number): number {
    const { isUsed, rest, tried } = this;
    const lines = this.completed[depth];
    if (lines.length === 0) {
      const order = this.orders[depth];
      while (tried[depth] < order.length) {
        const value = order[tried[depth]++];
        if (isUsed[value] === 0) return value;
      }
      return 0;
    }
    const value = rest[lines[0]];
    if (tried[depth]++ > 0 || value < 1 || value >= isUsed.length || isUsed[value] !== 0) return 0;
    for (let i = 1; i < lines.length; i++) if (rest[lines[i]] !== value) return 0;
    return value;
  }
}

/** Both diagonals, then the line with the fewest open cells; and at once each cell that is the last of a line. */
function fillingOrder({ cells, lineCells, lineCount, order }: Geometry): Uint8Array {
  const found: Cell[] = [];
  const lines = Array.from({ length: lineCount }, (_, line) => [
    ...lineCells.subarray(line * order, (line + 1) * order),
  ]);
  const openIn = (line: readonly Cell[]) => line.filter((cell) => !found.includes(cell));
  const fillLine = (line: readonly Cell[]) => {
    for (let open = openIn(line); open.length > 0; open = openIn(line)) {
      found.push(open[0]);
      for (let last = lastCell(); last >= 0; last = lastCell()) found.push(last);
    }
  };
  const lastCell = () => lines.map(openIn).find((open) => open.length === 1)?.[0] ?? -1;
  fillLine(lines[lineCount - 2]);
  fillLine(lines[lineCount - 1]);
  while (found.length < cells) {
    const open = lines.filter((line) => openIn(line).length > 0);
    fillLine(open.reduce((best, line) => (openIn(line).length < openIn(best).length ? line : best)));
  }
  return Uint8Array.from(found);
}

/** For each depth the lines whose last cell is filled there. */
function completedLines({ lineCells, lineCount, order }: Geometry, cellAt: Uint8Array): Line[][] {
  const completed: Line[][] = Array.from(cellAt, () => []);
  for (let line = 0; line < lineCount; line++) {
    const depths = Array.from(lineCells.subarray(line * order, (line + 1) * order), (cell) => cellAt.indexOf(cell));
    completed[Math.max(...depths)].push(line);
  }
  return completed;
}
