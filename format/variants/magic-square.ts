/**
 * Magic square records: the solution, one character a cell, and after a separator the flags of the given cells.
 *
 *   a value v of 1..36 is the v-th character of '1'..'9', 'a'..'z', 'A'
 *
 * The order follows from the number of cells, and the sum from the order.
 */
import type { MagicSquarePuzzle } from '../documents.js';
import { BankError } from '../error.js';
import { decodeBits, encodeBits, orderOfLength, PART_SEPARATOR, splitParts } from '../layout.js';
import type { Rules, Violation } from '../rules.js';
import { givenViolations, lines } from '../violations.js';

/** The orders that have a record. */
export const MAGIC_SQUARE_ORDERS = [3, 4, 5, 6];
const VALUE_ALPHABET = '123456789abcdefghijklmnopqrstuvwxyzA';

export const magicSquareRules: Rules<MagicSquarePuzzle, 'magic-square'> = {
  name: 'magic-square',
  parts: 2,

  encode({ rows: order, columns, sum, givens, solution }) {
    const cells = order * order;
    const isSquare = columns === order && solution.length === cells && givens.length === cells;
    if (!MAGIC_SQUARE_ORDERS.includes(order) || !isSquare || sum !== magicSum(order)) {
      throw new RangeError(`no record for ${order} x ${columns} cells of sum ${sum}`);
    }
    let text = '';
    for (const [cell, value] of solution.entries()) {
      if (!Number.isInteger(value) || value < 1 || value > cells) {
        throw new RangeError(`cell ${cell} holds ${value}, not a value of 1..${cells}`);
      }
      const given = givens[cell];
      if (given !== 0 && given !== value) {
        throw new RangeError(`cell ${cell}: given ${given} is not the solution's ${value}`);
      }
      text += VALUE_ALPHABET[value - 1];
    }
    return text + PART_SEPARATOR + encodeBits(givens.map((given) => given !== 0));
  },

  decode(record) {
    const [text, flags] = splitParts(record, 2);
    const order = orderOfLength(text.length, MAGIC_SQUARE_ORDERS);
    const solution: number[] = [];
    for (let cell = 0; cell < text.length; cell++) {
      const value = VALUE_ALPHABET.indexOf(text[cell]) + 1;
      if (value < 1 || value > text.length) {
        throw new BankError('record', `no value of 1..${text.length}: ${text[cell]}`, cell);
      }
      solution.push(value);
    }
    const isGiven = decodeBits(flags, text.length, text.length + PART_SEPARATOR.length);
    const givens = solution.map((value, cell) => (isGiven[cell] ? value : 0));
    return { rows: order, columns: order, sum: magicSum(order), givens, solution };
  },

  render({ rows: order, sum, givens, solution }, solved = false) {
    const values = solved ? solution : givens;
    const width = String(order * order).length;
    const drawn: string[] = [];
    for (let start = 0; start < values.length; start += order) {
      const row = values.slice(start, start + order);
      drawn.push(row.map((value) => String(value || '.').padStart(width)).join(' '));
    }
    return [...drawn, '', `sum ${sum}`].join('\n');
  },

  violations(puzzle) {
    const { rows: order, sum, solution } = puzzle;
    const broken: Violation[] = givenViolations(puzzle);
    if (sum !== magicSum(order)) {
      broken.push({ rule: 'sum', cells: [], message: `sum ${sum}; expected ${magicSum(order)}` });
    }
    for (let value = 1; value <= order * order; value++) {
      const cells = solution.flatMap((other, cell) => (other === value ? [cell] : []));
      if (cells.length !== 1) {
        broken.push({ rule: 'value', cells, message: `value ${value} stands ${cells.length} times` });
      }
    }
    for (const { name, cells } of magicLines(order)) {
      const total = cells.reduce((partial, cell) => partial + solution[cell], 0);
      if (total !== sum) broken.push({ rule: 'line', cells, message: `${name} adds up to ${total}, not ${sum}` });
    }
    return broken;
  },
};

/** What every line of 1..order^2 must add up to. */
export function magicSum(order: number): number {
  return (order * (order * order + 1)) / 2;
}

/** The lines of one sum: rows, columns, the diagonal that falls to the right and the one that rises. */
export function magicLines(order: number): { readonly name: string; readonly cells: readonly number[] }[] {
  const indices = Array.from({ length: order }, (_, i) => i);
  return [
    ...lines(order),
    { name: 'falling diagonal', cells: indices.map((i) => i * order + i) },
    { name: 'rising diagonal', cells: indices.map((i) => (order - 1 - i) * order + i) },
  ];
}
