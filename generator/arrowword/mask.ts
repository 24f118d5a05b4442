/**
 * The mask of an arrowword: which cells are clue cells. Simulated annealing over masks with an exact cost, kept move by move.
 *
 *   # # # # #      The first row and the first column are clue cells. A move turns a cell inside, or shifts a clue cell to one of
 *   # a b c #      its eight neighbours; only the two runs through a turned cell and their cells change in cost. That the
 *   # d # e f      letters hang together is no matter of cost: a clue cell that would part them is not set.
 *   # g h i #
 */
import type { Random } from '../random/random.js';
import type { MaskTables } from './mask-tables.js';

export interface MaskWish {
  /** Rows and columns, the clue cells of the first ones included. */
  readonly side: number;
  readonly tables: MaskTables;
  /** Steps of the annealing. */
  readonly steps: number;
  /** What a clue cell inside the grid costs that points at nothing, and one on the border. */
  readonly idle: number;
  readonly idleBorder: number;
  /** What two clue cells inside cost that are neighbours. */
  readonly clump: number;
  /** Each letter cell gets a whim of its own, up to so much for or against: so that masks differ. */
  readonly whim: number;
}

/** Temperatures at the first and the last step, in units of cost; between them it falls with the square of what is left. */
const HOT = 200;
const COLD = 15;
const RANDOM_BITS = 12;

export class MaskSearch {
  /** 1: a clue cell. Row-major. */
  readonly isClue: Uint8Array;
  private readonly random: Random;
  private readonly wish: MaskWish;
  private readonly side: number;
  private readonly whims: Int32Array;
  private readonly metropolis: Int32Array;
  private readonly seen: Uint8Array;
  private readonly stack: Int32Array;

  constructor(random: Random, wish: MaskWish, metropolis: Int32Array) {
    const { side, whim } = wish;
    this.random = random;
    this.wish = wish;
    this.side = side;
    this.metropolis = metropolis;
    this.isClue = new Uint8Array(side * side);
    for (let i = 0; i < side; i++) {
      this.isClue[i] = 1;
      this.isClue[i * side] = 1;
    }
    this.whims = Int32Array.from({ length: side * side }, () => random.below(2 * whim + 1) - whim);
    this.seen = new Uint8Array(side * side);
    this.stack = new Int32Array(side * side);
  }

  /** Anneals from a grid without clue cells inside, and leaves the mask in `isClue`. */
  anneal(): void {
    const { side, random } = this;
    const { steps } = this.wish;
    const inner = side - 1;
    for (let step = 0; step < steps; step++) {
      const cell = (1 + random.below(inner)) * side + 1 + random.below(inner);
      const left = (steps - step) / steps;
      const temperature = COLD + Math.floor((HOT - COLD) * left * left);
      if (this.isClue[cell] === 1 && random.below(2) === 0) this.shift(cell, temperature);
      else this.turn(cell, temperature);
    }
  }

  /** What the mask costs, summed anew. */
  cost(): number {
    let cost = 0;
    for (let cell = 0; cell < this.isClue.length; cell++) {
      cost += this.isClue[cell] === 1 ? this.clueCost(cell) : this.letterCost(cell);
    }
    for (let line = 1; line < this.side; line++) {
      cost += this.runsCost(line * this.side, 1) + this.runsCost(line, this.side);
    }
    return cost;
  }

  /** Turns a cell inside into the other kind, whatever comes of it, and returns by how much the cost rises. */
  flip(cell: number): number {
    const before = this.localCost(cell);
    this.isClue[cell] ^= 1;
    return this.localCost(cell) - before;
  }

  private turn(cell: number, temperature: number): void {
    if (this.isTaken(this.flip(cell), temperature) && this.holdsTogether(cell)) return;
    this.isClue[cell] ^= 1;
  }

  private shift(cell: number, temperature: number): void {
    const { side, random } = this;
    const at = random.below(8);
    const step = at < 4 ? at : at + 1;
    const row = Math.floor(cell / side) + Math.floor(step / 3) - 1;
    const column = (cell % side) + (step % 3) - 1;
    if (row < 1 || row >= side || column < 1 || column >= side) return;
    const target = row * side + column;
    if (this.isClue[target] === 1) return;
    const delta = this.flip(cell) + this.flip(target);
    if (this.isTaken(delta, temperature) && this.holdsTogether(target)) return;
    this.isClue[target] = 0;
    this.isClue[cell] = 1;
  }

  private isTaken(delta: number, temperature: number): boolean {
    if (delta <= 0) return true;
    return delta * 256 <= temperature * this.metropolis[this.random.below(1 << RANDOM_BITS)];
  }

  /** The part of the cost that turning a cell may change: its row and column between the next clue cells, and the clue cells around. */
  private localCost(cell: number): number {
    const { side } = this;
    return this.spanCost(cell, 1) + this.spanCost(cell, side) + this.cluesAround(cell);
  }

  /** Runs and cells between the clue cells next to a cell along a line; the cell itself counts with the row. */
  private spanCost(cell: number, step: number): number {
    const { isClue } = this;
    const end = this.endOfLine(cell, step);
    let from = cell - step;
    while (isClue[from] === 0) from -= step;
    let to = cell + step;
    while (to < end && isClue[to] === 0) to += step;
    let cost = 0;
    let run = 0;
    for (let here = from + step; here <= to; here += step) {
      if (here < to && isClue[here] === 0) {
        run++;
        // The cell is of both spans.
        if (here !== cell || step === 1) cost += this.letterCost(here);
        continue;
      }
      cost += this.wish.tables.run[run];
      run = 0;
    }
    return cost;
  }

  /** The first cell behind a line. */
  private endOfLine(cell: number, step: number): number {
    const { side } = this;
    return step === 1 ? (Math.floor(cell / side) + 1) * side : side * side + (cell % side);
  }

  /** The runs of a line that begins with the clue cell `start`. */
  private runsCost(start: number, step: number): number {
    let cost = 0;
    let run = 0;
    for (let i = 1, cell = start + step; i <= this.side; i++, cell += step) {
      if (i < this.side && this.isClue[cell] === 0) {
        run++;
        continue;
      }
      cost += this.wish.tables.run[run];
      run = 0;
    }
    return cost;
  }

  private letterCost(cell: number): number {
    const { tables } = this.wish;
    return tables.cellCost(this.placeOf(cell, 1), this.placeOf(cell, this.side)) + this.whims[cell];
  }

  /** The place of a letter cell in its run along a line. */
  private placeOf(cell: number, step: number): number {
    const { isClue } = this;
    const end = this.endOfLine(cell, step);
    let before = 0;
    for (let here = cell - step; isClue[here] === 0; here -= step) before++;
    let behind = 0;
    for (let here = cell + step; here < end && isClue[here] === 0; here += step) behind++;
    return this.wish.tables.placeOf(before + 1 + behind, before);
  }

  /** The clue cells whose cost a cell has part in: itself, those left of it and above, and its neighbours in a clump. */
  private cluesAround(cell: number): number {
    const { side, isClue } = this;
    let cost = isClue[cell] === 1 ? this.clueCost(cell) : 0;
    for (const other of [cell - 1, cell - side]) if (isClue[other] === 1) cost += this.clueCost(other);
    // A clump is counted at its first cell, so that those right of the cell and below cost nothing more by it.
    return cost;
  }

  /** What a clue cell costs: that it points at nothing, and clumps with the clue cells right of it and below. */
  private clueCost(cell: number): number {
    const { side, isClue, wish } = this;
    const row = Math.floor(cell / side);
    const column = cell % side;
    const isLetterRight = column + 1 < side && isClue[cell + 1] === 0;
    const isLetterBelow = row + 1 < side && isClue[cell + side] === 0;
    const isBorder = row === 0 || column === 0;
    let cost = 0;
    if (!isLetterRight && !isLetterBelow && cell !== 0) cost += isBorder ? wish.idleBorder : wish.idle;
    if (isBorder) return cost;
    if (column + 1 < side && isClue[cell + 1] === 1) cost += wish.clump;
    if (row + 1 < side && isClue[cell + side] === 1) cost += wish.clump;
    return cost;
  }

  /** Whether the letters still hang together after `cell` was turned. */
  private holdsTogether(cell: number): boolean {
    if (this.isClue[cell] === 0) return this.hasLetterBeside(cell);
    const { side, isClue, seen, stack } = this;
    const first = [cell - side, cell - 1, cell + 1, cell + side].find(
      (other) => this.isInside(cell, other) && isClue[other] === 0,
    );
    if (first === undefined) return false;
    let letters = 0;
    for (let i = 0; i < isClue.length; i++) letters += 1 - isClue[i];
    seen.fill(0);
    let top = 0;
    let reached = 0;
    stack[top++] = first;
    seen[first] = 1;
    while (top > 0) {
      const here = stack[--top];
      reached++;
      for (const other of [here - side, here - 1, here + 1, here + side]) {
        if (!this.isInside(here, other) || isClue[other] === 1 || seen[other] === 1) continue;
        seen[other] = 1;
        stack[top++] = other;
      }
    }
    return reached === letters;
  }

  private hasLetterBeside(cell: number): boolean {
    const { side, isClue } = this;
    return [cell - side, cell - 1, cell + 1, cell + side].some(
      (other) => this.isInside(cell, other) && isClue[other] === 0,
    );
  }

  /** Whether a neighbour of a cell is in the grid and in the same row or column. */
  private isInside(cell: number, other: number): boolean {
    const { side } = this;
    return (
      other >= 0 &&
      other < side * side &&
      (cell % side === other % side || Math.floor(cell / side) === Math.floor(other / side))
    );
  }
}
