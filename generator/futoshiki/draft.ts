/**
 * A puzzle while it is carved: the clues of a solution, some of them kept, and the question whether the ladder's first rungs still
 * solve it. What they solve is unique, so that no search is needed to say yes. It says no sooner, where there is a second solution,
 * which spares the dear rungs most of their work and changes no answer.
 */
import type { Cell, FutoshikiPuzzle } from '../../format/documents.js';
import type { Carvable } from '../grade/carve.js';
import type { Random } from '../random/random.js';
import { highestValue, lowestValue, maskOf } from '../solve/bits.js';
import type { LatinSolver } from '../solve/latin.js';
import type { FutoshikiBoard } from './board.js';
import { FUTOSHIKI_RUNGS } from './grade.js';
import { propagate } from './propagate.js';

/** `propagate` stands for the rungs below this one, and with bounds for this one as well. */
const BOUNDS = FUTOSHIKI_RUNGS.findIndex(({ technique }) => technique === 'inequality-bounds');
/** From this rung on a search for a second solution costs less than the rungs. */
export const FIRST_DEAR = FUTOSHIKI_RUNGS.findIndex(({ technique }) => technique === 'naked-pair');
/** How many steps may the search take before the rungs get their say? Few questions take more than ten. */
const SEARCH_BUDGET = 1000;

/** The given of cell i, or from `cells` on the sign of pair i - cells. */
export type Clue = number;
/** `[a, b]`: the value of cell a is less than that of cell b. */
export type Sign = readonly [Cell, Cell];

export class Draft implements Carvable<Clue> {
  /** Clues that are kept. */
  count: number;
  private readonly kept: Uint8Array;
  private readonly givens: Uint8Array;
  private readonly board: FutoshikiBoard;
  private readonly solver: LatinSolver;
  private readonly solution: readonly number[];
  private readonly signs: readonly Sign[];
  /** The clue in question. */
  private clue: Clue = -1;
  private hasAsked = false;
  private hasOther = false;

  /** Starts with all signs and no given. `board` and `solver` are of the solution's order. */
  constructor(board: FutoshikiBoard, solver: LatinSolver, solution: readonly number[], signs: readonly Sign[]) {
    this.board = board;
    this.solver = solver;
    this.solution = solution;
    this.signs = signs;
    this.givens = new Uint8Array(solution.length);
    this.kept = new Uint8Array(solution.length + signs.length).fill(1, solution.length);
    this.count = signs.length;
  }

  /** Adds `least` givens in a random order of the cells, and then more until the rungs below `height` solve the puzzle. */
  addGivens(random: Random, least: number, height: number): void {
    const { board, solution, kept } = this;
    const order = random.shuffle(Array.from(solution.keys()));
    for (const cell of order.slice(0, least)) kept[cell] = 1;
    this.load();
    this.settle(height);
    for (const cell of order) {
      if (board.values[cell] !== 0) continue;
      kept[cell] = 1;
      board.place(cell, solution[cell]);
      this.settle(height);
    }
    this.count = kept.reduce((sum, one) => sum + one, 0);
  }

  get order(): number {
    return this.board.order;
  }

  /** The kept clues: givens, and signs. */
  clues(): [Clue[], Clue[]] {
    const clues = Array.from(this.kept.keys()).filter((clue) => this.kept[clue] === 1);
    const cells = this.solution.length;
    return [clues.filter((clue) => clue < cells), clues.filter((clue) => clue >= cells)];
  }

  drop(clue: Clue): void {
    this.kept[clue] = 0;
    this.count--;
  }

  /** Whether the rungs below `height` solve the puzzle without a kept clue. */
  isSolvedWithout(clue: Clue, height: number): boolean {
    this.kept[clue] = 0;
    this.load();
    this.kept[clue] = 1;
    this.clue = clue;
    this.hasAsked = false;
    this.hasOther = false;
    return this.isSolvedUpTo(height);
  }

  /** The same for the clue last asked about, with more rungs than before. */
  isSolvedUpTo(height: number): boolean {
    return !this.hasOther && this.settle(height);
  }

  puzzle(): FutoshikiPuzzle {
    const { solution, signs, kept } = this;
    return {
      rows: this.order,
      columns: this.order,
      givens: solution.map((value, cell) => (kept[cell] === 1 ? value : 0)),
      solution,
      inequalities: signs.filter((_, i) => kept[solution.length + i] === 1),
    };
  }

  private load(): void {
    const { board, kept, solution, signs, givens } = this;
    const cells = solution.length;
    board.clearSigns();
    for (let i = 0; i < signs.length; i++) if (kept[cells + i] === 1) board.addSign(signs[i][0], signs[i][1]);
    for (let cell = 0; cell < cells; cell++) givens[cell] = kept[cell] === 1 ? solution[cell] : 0;
    board.reset(givens);
    this.clue = -1;
  }

  /**
   * Takes the board as far as the rungs below `height` get; true: to the end. Once they know the clue that is missing, they get
   * as far as with it.
   */
  private settle(height: number): boolean {
    const { board } = this;
    for (;;) {
      propagate(board, height > BOUNDS);
      if (board.isSolved || this.isClueKnown()) return true;
      if (height > FIRST_DEAR && this.isAmbiguous()) return false;
      let rung = BOUNDS + 1;
      for (; rung < height; rung++) {
        board.clearStep();
        FUTOSHIKI_RUNGS[rung].find(board);
        if (board.step.starts > 0) break;
      }
      if (rung >= height) return false;
      board.applyStep();
    }
  }

  private isClueKnown(): boolean {
    const { board, clue, signs } = this;
    const cells = this.solution.length;
    if (clue < cells) return clue >= 0 && board.values[clue] !== 0;
    const [a, b] = signs[clue - cells];
    return highestValue(board.domainOf(a)) < lowestValue(board.domainOf(b));
  }

  /** Whether the search finds a solution that breaks the clue in question; asked once a question. */
  private isAmbiguous(): boolean {
    if (this.hasAsked || this.clue < 0) return this.hasOther;
    const { board, clue, signs, solution, solver } = this;
    const { network } = solver;
    const cells = solution.length;
    network.clear();
    for (let cell = 0; cell < cells; cell++) {
      network.restrict(cell, board.domainOf(cell));
    }
    for (let i = 0; i < board.signCount; i++) network.addInequality(board.smaller[i], board.larger[i]);
    if (clue < cells) network.restrict(clue, ~maskOf(solution[clue]));
    else network.addInequality(signs[clue - cells][1], signs[clue - cells][0]);
    this.hasAsked = true;
    this.hasOther = solver.count(1, SEARCH_BUDGET) === 1;
    return this.hasOther;
  }
}
