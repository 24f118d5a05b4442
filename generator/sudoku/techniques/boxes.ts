/** Where lines cross boxes: masks of a box's positions by its rows and columns, and of a line's positions by boxes. */
import type { House, Layout } from '../../grade/layout.js';
import type { Mask } from '../../solve/bits.js';

/** A stretch that a box and a line share. */
export interface Crossing {
  readonly box: House;
  readonly line: House;
  /** The shared cells as positions of the box. */
  readonly inBox: Mask;
  /** The shared cells as positions of the line. */
  readonly inLine: Mask;
}

const known = new WeakMap<Layout, readonly Crossing[]>();

/** All crossings of a layout with boxes. */
export function crossingsOf(layout: Layout): readonly Crossing[] {
  let crossings = known.get(layout);
  if (crossings === undefined) {
    crossings = makeCrossings(layout);
    known.set(layout, crossings);
  }
  return crossings;
}

function makeCrossings(layout: Layout): Crossing[] {
  const { order, cellsOf } = layout;
  const crossings: Crossing[] = [];
  for (let box = 2 * order; box < 3 * order; box++) {
    for (let line = 0; line < 2 * order; line++) {
      const inBox = sharedPositions(cellsOf, order, box, line);
      if (inBox !== 0) crossings.push({ box, line, inBox, inLine: sharedPositions(cellsOf, order, line, box) });
    }
  }
  return crossings;
}

/** Positions of house `a` whose cells are in house `b` too. */
function sharedPositions(cellsOf: Uint8Array, order: number, a: House, b: House): Mask {
  let mask = 0;
  const others = cellsOf.subarray(b * order, (b + 1) * order);
  for (let i = 0; i < order; i++) if (others.includes(cellsOf[a * order + i])) mask |= 1 << i;
  return mask;
}
