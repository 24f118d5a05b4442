/** The Latin solver of one order with its lines of sight. */
import { lineOfSight, SIDES, type Side } from '../../format/variants/skyscrapers.js';
import { LatinSolver } from '../solve/latin.js';
import { type EndClue, LineTables, NO_CLUE } from './lines.js';

const [TOP, RIGHT, BOTTOM, LEFT] = SIDES.keys();

export class SkyscrapersSolver extends LatinSolver {
  private readonly order: number;
  private readonly tables: LineTables;
  private readonly rows: readonly number[][];
  private readonly columns: readonly number[][];

  constructor(order: number) {
    super(order);
    this.order = order;
    this.tables = new LineTables(order);
    const along = (side: Side) => Array.from({ length: order }, (_, line) => lineOfSight(order, side, line));
    this.rows = along('left');
    this.columns = along('top');
  }

  /** Adds what the edges ask: 4 * order clues in the order of the record's flags (top, right, bottom, left). */
  addEdges(clues: ArrayLike<EndClue>): void {
    const { order } = this;
    for (let line = 0; line < order; line++) {
      this.addLine(this.columns[line], clues[TOP * order + line], clues[BOTTOM * order + line]);
      this.addLine(this.rows[line], clues[LEFT * order + line], clues[RIGHT * order + line]);
    }
  }

  private addLine(cells: readonly number[], near: EndClue, far: EndClue): void {
    if (near !== NO_CLUE || far !== NO_CLUE) this.network.addTable(cells, this.tables.between(near, far));
  }
}
