/**
 * Random Latin squares by the moves of Jacobson and Matthews, "Generating uniformly distributed random Latin squares"
 * (Journal of Combinatorial Designs 4, 1996). Their chain reaches every square of an order and favours none.
 *
 * The square is a cube of row x column x value with 1 where the cell holds the value. A move adds 1 to a
 * corner of a 2 x 2 x 2 subcube and subtracts and adds alternately on its other corners, which keeps every line's
 * sum at 1. It may leave one -1 at the far corner: an improper square, from where the next move goes on.
 */
import type { Random } from '../random/random.js';

/** The hole's place while there is none. */
const NOWHERE = -1;

/**
 * How many proper squares are passed until nothing is left of the kind of square we started from? The shares of
 * squares by their number of 2 x 2 subsquares stop changing before 2 * order, orders 5 to 7. Proper squares
 * are counted, not moves: the first proper square after a fixed number of moves is too often one with many improper
 * neighbours.
 */
function squaresToMix(order: number): number {
  return order * order;
}

/** A random Latin square of values 1..order, row-major. Any order from 1. */
export function randomLatinSquare(random: Random, order: number): number[] {
  const cube = new IncidenceCube(random, order);
  if (order > 1) {
    for (let left = squaresToMix(order); left > 0; ) {
      cube.move();
      if (cube.isProper) left--;
    }
  }
  return cube.values();
}

class IncidenceCube {
  private readonly random: Random;
  private readonly order: number;
  /** Entry of (row, column, value - 1) at (row * order + column) * order + value - 1. */
  private readonly entries: Int8Array;
  /** Where the -1 stands; NOWHERE in a proper square. */
  private hole = NOWHERE;

  /** Starts from the cyclic square, its rows, columns and values shuffled: no place or value is special from the start. */
  constructor(random: Random, order: number) {
    this.random = random;
    this.order = order;
    this.entries = new Int8Array(order * order * order);
    const [rows, columns, values] = [0, 1, 2].map(() => random.shuffle(Array.from({ length: order }, (_, i) => i)));
    for (let row = 0; row < order; row++) {
      for (let column = 0; column < order; column++) {
        this.entries[(rows[row] * order + columns[column]) * order + values[(row + column) % order]] = 1;
      }
    }
  }

  get isProper(): boolean {
    return this.hole === NOWHERE;
  }

  move(): void {
    const { order, entries } = this;
    const corner = this.isProper ? this.emptyEntry() : this.hole;
    // The opposite coordinates: where the three lines through the corner have their 1.
    const value = corner % order;
    const column = ((corner / order) | 0) % order;
    const row = (corner / (order * order)) | 0;
    const otherRow = this.oneAlong(corner - row * order * order, order * order);
    const otherColumn = this.oneAlong(corner - column * order, order);
    const otherValue = this.oneAlong(corner - value, 1);
    const rowStep = (otherRow - row) * order * order;
    const columnStep = (otherColumn - column) * order;
    const valueStep = otherValue - value;
    const far = corner + rowStep + columnStep + valueStep;
    entries[corner]++;
    entries[corner + rowStep]--;
    entries[corner + columnStep]--;
    entries[corner + valueStep]--;
    entries[far - rowStep]++;
    entries[far - columnStep]++;
    entries[far - valueStep]++;
    entries[far]--;
    this.hole = entries[far] < 0 ? far : NOWHERE;
  }

  values(): number[] {
    const { order, entries } = this;
    return Array.from({ length: order * order }, (_, cell) => entries.indexOf(1, cell * order) - cell * order + 1);
  }

  private emptyEntry(): number {
    let entry = this.random.below(this.entries.length);
    while (this.entries[entry] !== 0) entry = this.random.below(this.entries.length);
    return entry;
  }

  /** The place of the 1 in a line of the cube, one of the two at random where the line goes through the hole. */
  private oneAlong(start: number, step: number): number {
    const { order, entries } = this;
    let skip = this.isProper ? 0 : this.random.below(2);
    for (let i = 0; i < order; i++) {
      if (entries[start + i * step] === 1 && skip-- === 0) return i;
    }
    throw new Error('a line of the cube lost its 1');
  }
}
