/**
 * Masks by hill climbing, as published: turn a cell inside or shift a clue cell diagonally, keep what is not worse; where nothing
 * more is won, shake the best mask and climb again.
 */
import type { Random } from '../../../generator/random/random.js';
import { MaskFaults } from './arrowword-faults.js';

/** Of a hundred cells inside, about how many are clue cells at the start? */
const CLUES_AT_START = 22;
/** After how many steps without gain is the mask shaken, how many cells does that turn, and how often may it bring nothing? */
const IDLE_STEPS = 2000;
const SHAKEN_CELLS = 5;
const BARREN_SHAKES = 3;
/** How many steps before we give up a mask? The publication climbs until no hard fault is left; tiny grids have no such mask. */
const MAX_STEPS = 500_000;

export interface ReferenceMask {
  /** Row-major, 1 for a clue cell; `undefined` where no mask without hard faults was found. */
  readonly mask: Uint8Array | undefined;
  readonly steps: number;
}

/** A mask of `side` x `side` cells, the clue cells of the first row and column included. */
export function referenceMask(random: Random, side: number): ReferenceMask {
  return new MaskClimb(random, side).run();
}

class MaskClimb {
  private readonly random: Random;
  private readonly side: number;
  /** The mask in hand, what it costs, and its faults; `trial` is for the mask one move from it. */
  private readonly mask: Uint8Array;
  private penalty: number;
  private faults: MaskFaults;
  private trial: MaskFaults;
  /** The cells inside to blame for half of the worst cell's points and more. */
  private readonly worst: Int16Array;
  private worstCount = 0;
  private best: Uint8Array;
  private bestPenalty: number;
  private bestHard: number;
  private steps = 0;

  constructor(random: Random, side: number) {
    this.random = random;
    this.side = side;
    this.faults = new MaskFaults(side);
    this.trial = new MaskFaults(side);
    this.worst = new Int16Array(side * side);
    this.mask = Uint8Array.from({ length: side * side }, (_, cell) =>
      cell < side || cell % side === 0 || random.below(100) < CLUES_AT_START ? 1 : 0,
    );
    this.penalty = this.faults.judge(this.mask, Number.POSITIVE_INFINITY);
    this.findWorst();
    this.best = this.mask.slice();
    this.bestPenalty = this.penalty;
    this.bestHard = this.faults.hard;
  }

  run(): ReferenceMask {
    this.climb();
    for (let barren = 0; (barren < BARREN_SHAKES || this.bestHard > 0) && this.steps < MAX_STEPS; ) {
      const before = this.bestPenalty;
      this.shake();
      this.climb();
      barren = this.bestPenalty < before ? 0 : barren + 1;
    }
    return { mask: this.bestHard === 0 ? this.best : undefined, steps: this.steps };
  }

  /** Moves until nothing is won any more, and remembers the mask if it is the best. */
  private climb(): void {
    for (let idle = 0; idle < IDLE_STEPS && this.steps < MAX_STEPS; idle++) {
      this.steps++;
      const before = this.penalty;
      this.move();
      if (this.penalty < before) idle = 0;
    }
    if (this.penalty >= this.bestPenalty) return;
    this.best.set(this.mask);
    this.bestPenalty = this.penalty;
    this.bestHard = this.faults.hard;
  }

  /** Goes back to the best mask and turns some cells of it. */
  private shake(): void {
    this.mask.set(this.best);
    for (let i = 0; i < SHAKEN_CELLS; i++) this.mask[this.anyCell()] ^= 1;
    this.penalty = this.faults.judge(this.mask, Number.POSITIVE_INFINITY);
    this.findWorst();
  }

  /** Half of the moves are aimed at the worst cells. A clue cell is turned or shifted, a letter cell turned. */
  private move(): void {
    const isAimed = this.worstCount > 0 && this.random.below(2) === 0;
    const cell = isAimed ? this.worst[this.random.below(this.worstCount)] : this.anyCell();
    const target = this.mask[cell] === 1 && this.random.below(2) === 0 ? this.diagonalOf(cell) : cell;
    if (target === undefined) return;
    this.turn(cell, target);
    const penalty = this.trial.judge(this.mask, this.penalty);
    if (penalty > this.penalty) {
      this.turn(cell, target);
      return;
    }
    this.penalty = penalty;
    [this.faults, this.trial] = [this.trial, this.faults];
    this.findWorst();
  }

  private turn(cell: number, target: number): void {
    this.mask[cell] ^= 1;
    if (target !== cell) this.mask[target] ^= 1;
  }

  /** A letter cell diagonally next to a clue cell; `undefined` where the drawn neighbour is none. */
  private diagonalOf(cell: number): number | undefined {
    const { side, random } = this;
    const row = Math.floor(cell / side) + (random.below(2) === 0 ? 1 : -1);
    const column = (cell % side) + (random.below(2) === 0 ? 1 : -1);
    if (row < 1 || row >= side || column < 1 || column >= side) return undefined;
    return this.mask[row * side + column] === 0 ? row * side + column : undefined;
  }

  private anyCell(): number {
    const inside = this.side - 1;
    return (1 + this.random.below(inside)) * this.side + 1 + this.random.below(inside);
  }

  private findWorst(): void {
    const { blame } = this.faults;
    let most = 0;
    for (let cell = 0; cell < blame.length; cell++) if (blame[cell] > most) most = blame[cell];
    this.worstCount = 0;
    if (most === 0) return;
    for (let cell = 0; cell < blame.length; cell++) if (2 * blame[cell] >= most) this.worst[this.worstCount++] = cell;
  }
}
