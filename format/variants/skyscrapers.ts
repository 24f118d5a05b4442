/**
 * Skyscrapers records: the cells, then one flag for each place at the edge (top, right, bottom, left; each as in the
 * document): a clue stands there. Its number is what the solution shows from there.
 */
import type { Cell, Edges, SkyscrapersPuzzle } from '../documents.js';
import {
  decodeBits,
  decodeCells,
  encodeBits,
  encodeCells,
  LATIN_ORDERS,
  orderOfLength,
  PART_SEPARATOR,
  splitParts,
} from '../layout.js';
import type { Rules, Violation } from '../rules.js';
import { givenViolations, houseViolations, lines } from '../violations.js';

/** The sides in the order of their flags. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export const skyscrapersRules: Rules<SkyscrapersPuzzle, 'skyscrapers'> = {
  name: 'skyscrapers',
  parts: 2,

  encode(puzzle) {
    const { rows: order, givens, solution, edges } = puzzle;
    if (!LATIN_ORDERS.includes(order)) throw new RangeError(`no record for order ${order}`);
    const cells = encodeCells(givens, solution, order);
    const flags: boolean[] = [];
    for (const side of SIDES) {
      if (edges[side].length !== order) throw new RangeError(`${edges[side].length} clues at the ${side}`);
      for (let line = 0; line < order; line++) {
        const clue = edges[side][line];
        const seen = visibleFrom(solution, lineOfSight(order, side, line));
        if (clue !== 0 && clue !== seen) {
          throw new RangeError(`${side} ${line + 1}: clue ${clue}, but the solution shows ${seen}`);
        }
        flags.push(clue !== 0);
      }
    }
    return cells + PART_SEPARATOR + encodeBits(flags);
  },

  decode(record) {
    const [cells, bits] = splitParts(record, 2);
    const order = orderOfLength(cells.length, LATIN_ORDERS);
    const { givens, solution } = decodeCells(cells, order);
    const flags = decodeBits(bits, 4 * order, cells.length + PART_SEPARATOR.length);
    const edges = edgesOf(order, (side, line) =>
      flags[SIDES.indexOf(side) * order + line] ? visibleFrom(solution, lineOfSight(order, side, line)) : 0,
    );
    return { rows: order, columns: order, givens, solution, edges };
  },

  render(puzzle, solved = false) {
    const { rows: order, edges } = puzzle;
    const values = solved ? puzzle.solution : puzzle.givens;
    const shown = (clue: number) => (clue === 0 ? ' ' : String(clue));
    const frame = `  +${'-'.repeat(2 * order + 1)}+`;
    const drawn = [`    ${edges.top.map(shown).join(' ')}`.trimEnd(), frame];
    for (let row = 0; row < order; row++) {
      const cells = values.slice(row * order, (row + 1) * order).map((value) => value || '.');
      drawn.push(`${shown(edges.left[row])} | ${cells.join(' ')} | ${shown(edges.right[row])}`.trimEnd());
    }
    drawn.push(frame, `    ${edges.bottom.map(shown).join(' ')}`.trimEnd());
    return drawn.join('\n');
  },

  violations(puzzle) {
    return [
      ...givenViolations(puzzle),
      ...houseViolations(puzzle.solution, lines(puzzle.rows)),
      ...edgeViolations(puzzle),
    ];
  },
};

/** The cells that one looks along from a place at the edge, nearest first. */
export function lineOfSight(order: number, side: Side, line: number): Cell[] {
  const far = order - 1;
  return Array.from({ length: order }, (_, distance) => {
    if (side === 'top') return distance * order + line;
    if (side === 'right') return line * order + far - distance;
    if (side === 'bottom') return (far - distance) * order + line;
    return line * order + distance;
  });
}

/** How many of the cells stand out above all that are nearer. */
export function visibleFrom(values: ArrayLike<number>, cells: readonly Cell[]): number {
  let highest = 0;
  let seen = 0;
  for (const cell of cells) {
    if (values[cell] > highest) {
      highest = values[cell];
      seen++;
    }
  }
  return seen;
}

/** Edges with a clue (0 = none) for each side and line. */
export function edgesOf(order: number, clueAt: (side: Side, line: number) => number): Edges {
  const along = (side: Side) => Array.from({ length: order }, (_, line) => clueAt(side, line));
  return { top: along('top'), right: along('right'), bottom: along('bottom'), left: along('left') };
}

function edgeViolations(puzzle: SkyscrapersPuzzle): Violation[] {
  const { rows: order, edges, solution } = puzzle;
  const broken: Violation[] = [];
  for (const side of SIDES) {
    for (let line = 0; line < order; line++) {
      const cells = lineOfSight(order, side, line);
      const clue = edges[side][line];
      const seen = visibleFrom(solution, cells);
      if (clue !== 0 && clue !== seen) {
        broken.push({ rule: 'edge', cells, message: `${side} ${line + 1}: clue ${clue}, solution shows ${seen}` });
      }
    }
  }
  return broken;
}
