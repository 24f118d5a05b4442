/**
 * Lines of sight of an order: for each place at the edge the cells that one looks along from there. A sight's index is `side * order + line`,
 * sides in the order of the record's flags (top, right, bottom, left).
 */
import type { Cell } from '../../format/documents.js';
import { lineOfSight, SIDES } from '../../format/variants/skyscrapers.js';
import type { House, Layout } from '../grade/layout.js';
import { houseName } from '../grade/words.js';

/** A sight's index. */
export type Sight = number;

export class Sights {
  readonly order: number;
  readonly count: number;
  /** Cells of sight s from `s * order` on, nearest first. */
  readonly cellsOf: Uint8Array;
  /** The row or column that a sight looks along. */
  readonly houseOf: Uint8Array;

  constructor(order: number) {
    this.order = order;
    this.count = SIDES.length * order;
    this.cellsOf = new Uint8Array(this.count * order);
    this.houseOf = new Uint8Array(this.count);
    for (const [index, side] of SIDES.entries()) {
      for (let line = 0; line < order; line++) {
        const sight = index * order + line;
        this.cellsOf.set(lineOfSight(order, side, line), sight * order);
        this.houseOf[sight] = side === 'left' || side === 'right' ? line : order + line;
      }
    }
  }

  /** The sight from the other end of the line. */
  opposite(sight: Sight): Sight {
    return (sight + 2 * this.order) % this.count;
  }

  /** Sights from the top and from the left: one for each line. */
  isNear(sight: Sight): boolean {
    return sight < this.order || sight >= 3 * this.order;
  }

  /** The cell at a distance of 0..order - 1. */
  cellAt(sight: Sight, distance: number): Cell {
    return this.cellsOf[sight * this.order + distance];
  }

  /** `row 2`. */
  lineName(sight: Sight, layout: Layout): string {
    return houseName(this.houseOf[sight] as House, layout);
  }

  /** `left`. */
  sideName(sight: Sight): string {
    return SIDES[Math.floor(sight / this.order)];
  }
}
