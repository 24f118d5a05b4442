/** One solver an order, made when first asked for: a maker works at few orders and asks many questions. */
import { LatinSolver } from '../solve/latin.js';

export class LatinSolvers {
  private readonly byOrder: LatinSolver[] = [];

  of(order: number): LatinSolver {
    this.byOrder[order] ??= new LatinSolver(order);
    return this.byOrder[order];
  }
}
