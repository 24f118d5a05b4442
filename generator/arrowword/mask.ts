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
  /** By letter cell: the number of its place in its runs (`MaskTables.placeOf`). */
  private readonly acrossPlace: Int16Array;
  private readonly downPlace: Int16Array;
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
    this.acrossPlace = new Int16Array(side * side);
    this.downPlace = new Int16Array(side * side);
    for (let cell = side; cell < side * side; cell++) {
      this.acrossPlace[cell] = wish.tables.placeOf(side - 1, (cell % side) - 1);
      this.downPlace[cell] = wish.tables.placeOf(side - 1, Math.floor(cell / side) - 1);
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

  /** By how much the cost rises when a cell inside is turned into the other kind. */
  rise(cell: number): number {
    const { side, isClue } = this;
    const { tables } = this.wish;
    const before = this.cluesAround(cell);
    isClue[cell] ^= 1;
    const clues = this.cluesAround(cell) - before;
    isClue[cell] ^= 1;
    const left = this.lettersFrom(cell, -1);
    const right = this.lettersFrom(cell, 1);
    const above = this.lettersFrom(cell, -side);
    const below = this.lettersFrom(cell, side);
    const beside =
      this.riseAlong(cell, 1, left, right, this.acrossPlace, this.downPlace) +
      this.riseAlong(cell, side, above, below, this.downPlace, this.acrossPlace);
    const whole = tables.cellCost(tables.placeOf(left + 1 + right, left), tables.placeOf(above + 1 + below, above));
    const own = whole + this.whims[cell];
    return clues + beside + (isClue[cell] === 1 ? own : -own);
  }

  /** Turns a cell inside into the other kind, whatever comes of it. */
  flip(cell: number): void {
    const { side, isClue } = this;
    isClue[cell] ^= 1;
    this.renumber(cell, 1, this.acrossPlace);
    this.renumber(cell, side, this.downPlace);
  }

  private turn(cell: number, temperature: number): void {
    if (!this.isTaken(this.rise(cell), temperature)) return;
    this.flip(cell);
    if (!this.holdsTogether(cell)) this.flip(cell);
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
    const first = this.rise(cell);
    this.flip(cell);
    if (this.isTaken(first + this.rise(target), temperature)) {
      this.flip(target);
      if (this.holdsTogether(target)) return;
      this.flip(target);
    }
    this.flip(cell);
  }

  private isTaken(delta: number, temperature: number): boolean {
    if (delta <= 0) return true;
    return delta * 256 <= temperature * this.metropolis[this.random.below(1 << RANDOM_BITS)];
  }

  /** How many letters there are next to a cell in a direction. */
  private lettersFrom(cell: number, step: number): number {
    const { isClue, side } = this;
    const last = isBackwards(step) ? 0 : this.endOfLine(cell, step === 1 ? 1 : side);
    let count = 0;
    for (
      let here = cell + step;
      isBackwards(step) ? isClue[here] === 0 : here < last && isClue[here] === 0;
      here += step
    ) {
      count++;
    }
    return count;
  }

  /** By how much runs along a line and the cells beside a turned cell rise; `own`: the places along the line, `other`: those across. */
  private riseAlong(
    cell: number,
    step: number,
    before: number,
    behind: number,
    own: Int16Array,
    other: Int16Array,
  ): number {
    const { tables } = this.wish;
    const whole = before + 1 + behind;
    const isJoined = this.isClue[cell] === 1;
    const runs = tables.run[whole] - tables.run[before] - tables.run[behind];
    let rise = isJoined ? runs : -runs;
    const first = cell - before * step;
    for (let at = 0; at < before; at++) {
      const here = first + at * step;
      const place = isJoined ? tables.placeOf(whole, at) : tables.placeOf(before, at);
      rise += tables.cellCost(place, other[here]) - tables.cellCost(own[here], other[here]);
    }
    for (let at = 0; at < behind; at++) {
      const here = cell + (at + 1) * step;
      const place = isJoined ? tables.placeOf(whole, before + 1 + at) : tables.placeOf(behind, at);
      rise += tables.cellCost(place, other[here]) - tables.cellCost(own[here], other[here]);
    }
    return rise;
  }

  /** Numbers the places of the runs through a cell, or beside it, anew. */
  private renumber(cell: number, step: number, own: Int16Array): void {
    const { tables } = this.wish;
    const before = this.lettersFrom(cell, -step);
    const behind = this.lettersFrom(cell, step);
    const first = cell - before * step;
    const isLetter = this.isClue[cell] === 0;
    const whole = before + 1 + behind;
    for (let at = 0; at < whole; at++) {
      if (isLetter) own[first + at * step] = tables.placeOf(whole, at);
      else if (at < before) own[first + at * step] = tables.placeOf(before, at);
      else if (at > before) own[first + at * step] = tables.placeOf(behind, at - before - 1);
    }
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
    return tables.cellCost(this.placeAlong(cell, 1), this.placeAlong(cell, this.side)) + this.whims[cell];
  }

  /** The place of a letter cell in its run along a line, counted anew. */
  private placeAlong(cell: number, step: number): number {
    const before = this.lettersFrom(cell, -step);
    return this.wish.tables.placeOf(before + 1 + this.lettersFrom(cell, step), before);
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
    if (this.areNeighboursJoined(cell)) return true;
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

  /** Whether the letters beside a cell hang together by the eight cells around it: then it parts nothing. */
  private areNeighboursJoined(cell: number): boolean {
    const { side, isClue } = this;
    // Around the cell from the one above it; outside the grid nothing is a letter. The first row and column are clue cells.
    const isLast = cell % side === side - 1;
    const isBottom = cell + side >= side * side;
    const right = isLast ? 1 : isClue[cell + 1];
    const below = isBottom ? 1 : isClue[cell + side];
    const ring = [
      isClue[cell - side],
      isLast ? 1 : isClue[cell - side + 1],
      right,
      isLast || isBottom ? 1 : isClue[cell + side + 1],
      below,
      isBottom ? 1 : isClue[cell + side - 1],
      isClue[cell - 1],
      isClue[cell - side - 1],
    ];
    // Runs of letters around that hold one beside the cell: one run, or none, parts nothing.
    let runs = 0;
    for (let i = 0; i < ring.length; i += 2) {
      // Counted at its last letter beside: the corner behind or the next one beside is no letter.
      if (ring[i] === 0 && (ring[i + 1] === 1 || ring[(i + 2) % ring.length] === 1)) runs++;
    }
    const isLetterBeside = ring.some((clue, i) => i % 2 === 0 && clue === 0);
    return isLetterBeside && runs <= 1;
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

function isBackwards(step: number): boolean {
  return step < 0;
}
