/**
 * Random cages: a grid cut into connected cages of 1..largest cells. Cages grow from random cells to random sizes; a
 * cell that is left alone joins a neighbour with room, or takes a cell from a full one. What the full one loses may be
 * alone in turn, so that single cells wander about until they find room or each other.
 */
import type { Cell } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import type { Random } from '../random/random.js';

/**
 * How many moves per cell of the grid may single cells make? Dominoes alone, where they wander most, took 5.3 at most in
 * 60,000 rolls of orders 4 to 8, and 0.7 at the median of order 8.
 */
const MOVES_PER_CELL = 20;
const NO_CAGE = -1;

export class CageRoller {
  private readonly neighbours: readonly (readonly Cell[])[];
  private readonly cageOf: Int8Array;
  private cages: Cell[][] = [];

  constructor(order: number) {
    const neighbours: Cell[][] = Array.from({ length: order * order }, () => []);
    for (const [a, b] of neighbourPairs(order)) {
      neighbours[a].push(b);
      neighbours[b].push(a);
    }
    this.neighbours = neighbours;
    this.cageOf = new Int8Array(neighbours.length);
  }

  /**
   * New cages in the order of their first cells, cells ascending, of which at least one has `largest` cells (two or more)
   * and at most `singles` have one; `undefined` where the roll came to no such cages.
   */
  roll(random: Random, largest: number, singles: number): Cell[][] | undefined {
    this.grow(random, largest);
    if (!this.settle(random, largest, singles)) return undefined;
    const cages = this.cages.filter((cells) => cells.length > 0);
    if (!cages.some((cells) => cells.length === largest)) return undefined;
    for (const cells of cages) cells.sort((a, b) => a - b);
    return cages.sort((a, b) => a[0] - b[0]);
  }

  /** Covers the grid with cages of random sizes 2..largest, less where they run out of room. */
  private grow(random: Random, largest: number): void {
    const { cageOf, neighbours } = this;
    this.cages = [];
    cageOf.fill(NO_CAGE);
    for (const start of random.shuffle(Array.from(cageOf.keys()))) {
      if (cageOf[start] !== NO_CAGE) continue;
      const cage: Cell[] = [];
      const size = 2 + random.below(largest - 1);
      /** Free neighbours of the cage; one that has two neighbours in it stands twice and is twice as likely. */
      const frontier = [start];
      while (cage.length < size && frontier.length > 0) {
        const at = random.below(frontier.length);
        const cell = frontier[at];
        frontier[at] = frontier[frontier.length - 1];
        frontier.pop();
        if (cageOf[cell] !== NO_CAGE) continue;
        cageOf[cell] = this.cages.length;
        cage.push(cell);
        for (const next of neighbours[cell]) if (cageOf[next] === NO_CAGE) frontier.push(next);
      }
      this.cages.push(cage);
    }
  }

  /** Finds room for single cells until at most `allowed` are left; false where the moves run out. */
  private settle(random: Random, largest: number, allowed: number): boolean {
    const { cages, cageOf, neighbours } = this;
    const alone = cages.filter((cells) => cells.length === 1).map(([cell]) => cell);
    for (let moves = MOVES_PER_CELL * cageOf.length; alone.length > allowed; moves--) {
      if (moves === 0) return false;
      const at = random.below(alone.length);
      const cell = alone[at];
      const neighbour = neighbours[cell][random.below(neighbours[cell].length)];
      const full = cages[cageOf[neighbour]];
      if (full.length < largest) {
        this.move(cell, cageOf[neighbour]);
        alone.splice(at, 1);
        // Two cells alone have found each other.
        if (full.length === 2) alone.splice(alone.indexOf(neighbour), 1);
      } else if (this.canLose(full, neighbour)) {
        this.move(neighbour, cageOf[cell]);
        alone.splice(at, 1);
        if (full.length === 1) alone.push(full[0]);
      }
    }
    return true;
  }

  private move(cell: Cell, to: number): void {
    const from = this.cages[this.cageOf[cell]];
    from.splice(from.indexOf(cell), 1);
    this.cages[to].push(cell);
    this.cageOf[cell] = to;
  }

  /** Whether a cage's other cells hang together without the cell. */
  private canLose(cage: readonly Cell[], cell: Cell): boolean {
    const rest = cage.filter((other) => other !== cell);
    const reached = [rest[0]];
    for (const from of reached) {
      for (const next of this.neighbours[from]) {
        if (rest.includes(next) && !reached.includes(next)) reached.push(next);
      }
    }
    return reached.length === rest.length;
  }
}
