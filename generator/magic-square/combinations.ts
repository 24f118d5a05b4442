/**
 * Sets of lines of which some are added and some taken off, so that cells that lines share cancel out. All lines add up to
 * the same, so what the cells that stay make is known.
 *
 * Two lines that cross lose the crossing; two lines against two others lose up to four cells. Larger sets are beyond a person, but
 * for what every friend of magic squares knows: order 3 has a third of its sum in the centre, order 4 has its sum in the corners
 * and in the middle four.
 */
import { magicLines } from '../../format/variants/magic-square.js';
import { HALF } from './values.js';

export interface Combination {
  /** Lines that are added, and lines that are taken off. */
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  /** Divides the count of every cell. */
  readonly divisor: number;
  /** The cells that do not cancel out, in two words: bit c of `low` for the cells 0..17, bit c - 18 of `high` from 18 on. */
  readonly low: number;
  readonly high: number;
  /** What the set is known as. */
  readonly name: string | undefined;
}

/** Two lines that share a cell. */
export function differencesOf(order: number): Combination[] {
  const table = new Table(order);
  for (let a = 0; a < table.lineCount; a++) {
    for (let b = a + 1; b < table.lineCount; b++) table.add([a], [b]);
  }
  return table.found;
}

/** Two lines against two others, and what is known of orders 3 and 4. */
export function combinationsOf(order: number): Combination[] {
  const table = new Table(order);
  const falling = 2 * order;
  const rising = falling + 1;
  if (order === 3) table.add([4, falling, rising], [0, 2], 'The centre is a third of 15');
  if (order === 4) {
    table.add([0, 3, falling, rising], [5, 6], 'The corners add up to 34');
    table.add([5, 6, falling, rising], [0, 3], 'The middle four add up to 34');
  }
  for (let a = 0; a < table.lineCount; a++) {
    for (let b = a + 1; b < table.lineCount; b++) {
      // Each choice of two sets once: the smallest line is in the first.
      for (let c = a + 1; c < table.lineCount; c++) {
        if (c === b) continue;
        for (let d = c + 1; d < table.lineCount; d++) if (d !== b) table.add([a, b], [c, d]);
      }
    }
  }
  return table.found;
}

class Table {
  readonly found: Combination[] = [];
  readonly lineCount: number;
  private readonly lines: readonly (readonly number[])[];
  private readonly cells: number;
  /** Different sets can leave the same cells: in order 4 rows 1 and 2 less columns 1 and 2 are columns 3 and 4 less rows 3 and 4. */
  private readonly known = new Set<string>();

  constructor(order: number) {
    this.lines = magicLines(order).map(({ cells }) => cells);
    this.lineCount = this.lines.length;
    this.cells = order * order;
  }

  add(plus: readonly number[], minus: readonly number[], name?: string): void {
    const counts = new Array<number>(this.cells).fill(0);
    for (const line of plus) for (const cell of this.lines[line]) counts[cell]++;
    for (const line of minus) for (const cell of this.lines[line]) counts[cell]--;
    const all = [...plus, ...minus].reduce((sum, line) => sum + this.lines[line].length, 0);
    const left = counts.reduce((sum, count) => sum + Math.abs(count), 0);
    if (left === 0 || left === all) return;
    const sign = Math.sign(counts.find((count) => count !== 0) ?? 0);
    const text = counts.map((count) => count * sign).join();
    if (this.known.has(text)) return;
    this.known.add(text);
    const divisor = Math.min(...counts.filter((count) => count !== 0).map(Math.abs));
    let low = 0;
    let high = 0;
    for (const [cell, count] of counts.entries()) {
      if (count === 0) continue;
      if (cell < HALF) low |= 1 << cell;
      else high |= 1 << (cell - HALF);
    }
    const isWhole = counts.every((count) => count % divisor === 0);
    this.found.push({ plus, minus, divisor: isWhole ? divisor : 1, low, high, name });
  }
}
