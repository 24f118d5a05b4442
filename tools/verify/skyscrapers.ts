/** Skyscrapers: a Latin square of heights, with the number of buildings seen from some places at the edge. */
import type { SkyscrapersPuzzle } from '../../format/documents.js';
import type { Finding } from './fault.js';
import { type FillingRule, NO_FIT, narrowByFillings } from './fillings.js';
import { columnCells, latinConstraints, rowCells } from './grid.js';
import type { Constraint } from './search.js';
import type { VariantChecks } from './variant.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

export const skyscrapersChecks: VariantChecks<SkyscrapersPuzzle> = {
  values: ({ rows }) => rows,

  shape({ rows, edges }) {
    const found: Finding[] = [];
    for (const side of SIDES) {
      const clues = edges[side];
      if (clues.length !== rows) {
        found.push({ rule: 'shape', message: `${side}: ${clues.length} places; expected ${rows}` });
      }
      for (const [line, clue] of clues.entries()) {
        if (!Number.isInteger(clue) || clue < 0 || clue > rows) {
          found.push({ rule: 'value', message: `${side} ${line + 1}: ${clue}; expected 0 to ${rows}` });
        }
      }
    }
    return found;
  },

  constraints: (puzzle) => [
    ...latinConstraints(puzzle.rows),
    ...clues(puzzle).map(({ side, line, clue }) =>
      seen(`${side} ${line + 1}: ${clue} seen`, sight(puzzle.rows, side, line), clue),
    ),
  ],

  clueCount: (puzzle) => clues(puzzle).length,

  clueText: ({ edges }) => SIDES.map((side) => edges[side].join(' ')).join(' '),

  wishes: () => [],
};

function clues({ edges }: SkyscrapersPuzzle): { side: Side; line: number; clue: number }[] {
  return SIDES.flatMap((side) => edges[side].map((clue, line) => ({ side, line, clue }))).filter(
    ({ clue }) => clue !== 0,
  );
}

/** The cells in the order in which they are seen from the edge. */
function sight(size: number, side: Side, line: number): number[] {
  const cells = side === 'top' || side === 'bottom' ? columnCells(size, line) : rowCells(size, line);
  return side === 'bottom' || side === 'right' ? cells.reverse() : cells;
}

function seen(name: string, cells: readonly number[], clue: number): Constraint {
  const rule = sightRule(cells, clue);
  return {
    rule: 'edge',
    name,
    cells,
    holds: (values) =>
      cells.filter((cell, distance) => cells.slice(0, distance).every((nearer) => values[nearer] < values[cell]))
        .length === clue,
    narrow: (domains, meter) => narrowByFillings(rule, domains, meter),
  };
}

/** The running figure holds the highest building so far and how many were seen. */
function sightRule(cells: readonly number[], clue: number): FillingRule {
  const size = cells.length;
  const base = size + 1;
  return {
    cells,
    apart: () => true,
    start: 0,
    extend(figure, value, position) {
      const isSeen = value > Math.floor(figure / base);
      const highest = isSeen ? value : Math.floor(figure / base);
      const count = (figure % base) + (isSeen ? 1 : 0);
      const mayCome = Math.min(size - 1 - position, size - highest);
      return count > clue || count + mayCome < clue ? NO_FIT : highest * base + count;
    },
  };
}
