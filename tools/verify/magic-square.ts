/** Magic squares: 1..n*n once each; rows, columns and both diagonals have one sum. */
import type { MagicSquarePuzzle } from '../../format/documents.js';
import { eachOnce } from './constraints.js';
import type { Domains } from './domains.js';
import { type FillingRule, NO_FIT, narrowByFillings } from './fillings.js';
import { columnCells, rowCells } from './grid.js';
import type { Constraint } from './search.js';
import type { VariantChecks } from './variant.js';

/** How many open cells of a line are tried out together? With more, bounds of the sum have to do. */
const MAX_OPEN_CELLS = 3;

export const magicSquareChecks: VariantChecks<MagicSquarePuzzle> = {
  values: ({ rows }) => rows * rows,

  shape({ rows, sum }) {
    const expected = (rows * (rows * rows + 1)) / 2;
    return sum === expected ? [] : [{ rule: 'sum', message: `sum ${sum}; expected ${expected}` }];
  },

  constraints({ rows: size, sum }) {
    const indices = Array.from({ length: size }, (_, index) => index);
    return [
      eachOnce(
        'the grid',
        Array.from({ length: size * size }, (_, cell) => cell),
      ),
      ...indices.map((row) => line(`row ${row + 1}`, rowCells(size, row), sum)),
      ...indices.map((column) => line(`column ${column + 1}`, columnCells(size, column), sum)),
      line(
        'falling diagonal',
        indices.map((i) => i * size + i),
        sum,
      ),
      line(
        'rising diagonal',
        indices.map((i) => (size - 1 - i) * size + i),
        sum,
      ),
    ];
  },

  clueCount: () => 0,
  clueText: () => '',
  wishes: () => [],
};

function line(name: string, cells: readonly number[], sum: number): Constraint {
  return {
    rule: 'line',
    name: `${name}: sum ${sum}`,
    cells,
    holds: (values) => cells.reduce((total, cell) => total + values[cell], 0) === sum,
    narrow(domains, meter) {
      const open = cells.filter((cell) => domains.count(cell) > 1);
      let rest = sum;
      for (const cell of cells) if (domains.count(cell) === 1) rest -= domains.min(cell);
      if (open.length === 0) return rest === 0;
      if (open.length > MAX_OPEN_CELLS) return narrowByBounds(open, rest, domains);
      return narrowByFillings(sumRule(open, rest, domains), domains, meter);
    },
  };
}

/** A value must leave the other cells a sum between that of their least and that of their largest candidates. */
function narrowByBounds(open: readonly number[], rest: number, domains: Domains): boolean {
  const least = open.reduce((total, cell) => total + domains.min(cell), 0);
  const most = open.reduce((total, cell) => total + domains.max(cell), 0);
  for (const cell of open) {
    const min = domains.min(cell);
    const max = domains.max(cell);
    for (let value = min; value <= max; value++) {
      if (value >= rest - (most - max) && value <= rest - (least - min)) continue;
      if (domains.has(cell, value) && !domains.strike(cell, value)) return false;
    }
  }
  return true;
}

/** The running figure is the sum so far; the last value must make it `rest`. */
function sumRule(cells: readonly number[], rest: number, domains: Domains): FillingRule {
  const last = cells.length - 1;
  return {
    cells,
    apart: () => true,
    start: 0,
    extend(figure, value, position) {
      const total = figure + value;
      const missing = rest - total;
      if (position === last) return missing === 0 ? total : NO_FIT;
      if (position === last - 1) {
        const fits = missing >= 1 && missing <= domains.values && domains.has(cells[last], missing);
        return fits ? total : NO_FIT;
      }
      return missing > 0 ? total : NO_FIT;
    },
  };
}
