/**
 * Futoshiki records: the cells, then one flag for each of `neighbourPairs`: an inequality stands between the two. Which
 * of them is less, the solution tells.
 */
import type { Cell, FutoshikiPuzzle } from '../documents.js';
import { BankError } from '../error.js';
import {
  decodeBits,
  decodeCells,
  encodeBits,
  encodeCells,
  LATIN_ORDERS,
  neighbourPairs,
  orderOfLength,
  PART_SEPARATOR,
  splitParts,
} from '../layout.js';
import type { Rules, Violation } from '../rules.js';
import { givenViolations, houseViolations, lines } from '../violations.js';

export const futoshikiRules: Rules<FutoshikiPuzzle, 'futoshiki'> = {
  name: 'futoshiki',
  parts: 2,

  encode(puzzle) {
    const { rows: order, givens, solution, inequalities } = puzzle;
    if (!LATIN_ORDERS.includes(order)) throw new RangeError(`no record for order ${order}`);
    const cells = encodeCells(givens, solution, order);
    const pairs = neighbourPairs(order);
    const flags = pairs.map(() => false);
    for (const [a, b] of inequalities) {
      const at = pairs.findIndex(([first, second]) => first === Math.min(a, b) && second === Math.max(a, b));
      if (at < 0) throw new RangeError(`cells ${a} and ${b} are no neighbours`);
      if (flags[at]) throw new RangeError(`two inequalities between cells ${a} and ${b}`);
      if (solution[a] >= solution[b]) throw new RangeError(`the solution breaks cell ${a} < cell ${b}`);
      flags[at] = true;
    }
    return cells + PART_SEPARATOR + encodeBits(flags);
  },

  decode(record) {
    const [cells, bits] = splitParts(record, 2);
    const order = orderOfLength(cells.length, LATIN_ORDERS);
    const { givens, solution } = decodeCells(cells, order);
    const pairs = neighbourPairs(order);
    const flags = decodeBits(bits, pairs.length, cells.length + PART_SEPARATOR.length);
    const inequalities = pairs.filter((_, at) => flags[at]).map(([a, b]) => ascending(a, b, solution));
    return { rows: order, columns: order, givens, solution, inequalities };
  },

  render(puzzle, solved = false) {
    const { rows: order, inequalities } = puzzle;
    const values = solved ? puzzle.solution : puzzle.givens;
    // The tip of a sign points at the smaller cell.
    const signs = new Map<string, string>();
    for (const [a, b] of inequalities) {
      const horizontal = Math.abs(a - b) === 1;
      signs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, a < b ? (horizontal ? '<' : '^') : horizontal ? '>' : 'v');
    }
    const signBetween = (a: Cell, b: Cell) => signs.get(`${a} ${b}`) ?? ' ';
    const drawn: string[] = [];
    for (let row = 0; row < order; row++) {
      let line = '';
      let below = '';
      for (let column = 0; column < order; column++) {
        const cell = row * order + column;
        if (column > 0) {
          line += ` ${signBetween(cell - 1, cell)} `;
          below += '   ';
        }
        line += values[cell] || '.';
        below += signBetween(cell, cell + order);
      }
      drawn.push(line);
      if (row + 1 < order) drawn.push(below.trimEnd());
    }
    return drawn.join('\n');
  },

  violations(puzzle) {
    return [
      ...givenViolations(puzzle),
      ...houseViolations(puzzle.solution, lines(puzzle.rows)),
      ...inequalityViolations(puzzle),
    ];
  },
};

function ascending(a: Cell, b: Cell, solution: readonly number[]): [Cell, Cell] {
  if (solution[a] === solution[b]) throw new BankError('record', `an inequality between equal values`, a);
  return solution[a] < solution[b] ? [a, b] : [b, a];
}

function inequalityViolations(puzzle: FutoshikiPuzzle): Violation[] {
  const { columns, solution } = puzzle;
  const broken: Violation[] = [];
  for (const [a, b] of puzzle.inequalities) {
    const rowsApart = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
    const columnsApart = Math.abs((a % columns) - (b % columns));
    if (rowsApart + columnsApart !== 1) {
      broken.push({ rule: 'neighbours', cells: [a, b], message: `cells ${a} and ${b} are no neighbours` });
    }
    if (!(solution[a] < solution[b])) {
      broken.push({
        rule: 'inequality',
        cells: [a, b],
        message: `cell ${a} < cell ${b}: solution ${solution[a]}, ${solution[b]}`,
      });
    }
  }
  return broken;
}
