/** One board an order, made when first asked for. */
import { MagicBoard } from './board.js';
import { Geometry } from './geometry.js';

export class MagicBoards {
  private readonly byOrder: MagicBoard[] = [];

  of(order: number): MagicBoard {
    this.byOrder[order] ??= new MagicBoard(new Geometry(order));
    return this.byOrder[order];
  }
}
