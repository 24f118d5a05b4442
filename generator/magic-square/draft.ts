/** A magic square that loses its givens. */
import type { Cell } from '../../format/documents.js';
import type { Carvable } from '../grade/carve.js';
import { climb } from '../grade/ladder.js';
import type { MagicBoard } from './board.js';
import { MAGIC_RUNGS } from './grade.js';

export class Draft implements Carvable<Cell> {
  /** 0: carved away. */
  readonly givens: number[];
  count: number;
  private readonly board: MagicBoard;
  private readonly solution: readonly number[];
  private asked: Cell = 0;

  /** A full square, on a board of its order. */
  constructor(board: MagicBoard, solution: readonly number[]) {
    this.board = board;
    this.solution = solution;
    this.givens = [...solution];
    this.count = solution.length;
  }

  isSolvedWithout(cell: Cell, height: number): boolean {
    this.givens[cell] = 0;
    this.board.reset(this.givens);
    this.givens[cell] = this.solution[cell];
    this.asked = cell;
    return this.isSolvedUpTo(height);
  }

  /** Once the rungs find the value that was taken away, they get as far as if it were given. */
  isSolvedUpTo(height: number): boolean {
    const { board, asked } = this;
    climb(MAGIC_RUNGS, board, height, () => board.values[asked] !== 0);
    return board.values[asked] !== 0;
  }

  drop(cell: Cell): void {
    this.givens[cell] = 0;
    this.count--;
  }
}
