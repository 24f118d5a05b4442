/** How the explanations tell line totals, innies and outies: what lines make, what it leaves to which cells of which cages. */
import type { Cell } from '../../../format/documents.js';
import { cellNames, listOf } from '../../grade/words.js';
import type { CalcudokuBoard } from '../board.js';
import { cageName, goneNames } from './words.js';

/** What is totalled. */
export const SUM = 0;
export const PRODUCT = 1;
export const PARITY = 2;

/** A cage whose contribution to the lines is open. */
export interface OpenCage {
  readonly cage: number;
  /** Its cells in the lines. */
  readonly inside: readonly Cell[];
  /** All that it may contribute. */
  readonly shares: readonly number[];
  /** By cell of the cage, the values that stay. */
  readonly kept: ArrayLike<number>;
}

/** A run of lines, houses `from` to before `to`, and what their other cells leave to one or two open cages. */
export interface LineTotal {
  readonly measure: number;
  readonly from: number;
  readonly to: number;
  /** What the lines make; of parity their sum. */
  readonly total: number;
  /** What the cells outside the open cages make; of parity 0 or 1. */
  readonly known: number;
  readonly open: readonly OpenCage[];
}

/**
 * `Row 1 adds up to 10 and its other cells to 4, so cage 9+ (r1c3, r1c4 and r2c4) has a sum of 6 in r1c3 and r1c4 and 3 in r2c4, which
 * no filling left with 4 in r2c4 has.` Of two cages it says in which ways they make up the rest.
 */
export function totalText(board: CalcudokuBoard, lineTotal: LineTotal): string {
  const { measure, total, known, open } = lineTotal;
  const rest = without(measure, total, known);
  const told = open.flatMap(({ cage, kept }) => goneNames(board, cage, kept));
  const gone = `which no filling left with ${listOf(told, 'or')}`;
  const lines = linesText(board, lineTotal);
  if (open.length === 1) return `${lines}, so ${shareText(board, measure, rest, open[0])}, ${gone} has.`;
  const parts = open.map(({ cage, inside }) => `${cellNames(inside, board.order)} of ${cageName(board, cage)}`);
  const made = `${verbOf(measure, true)} ${rest} as ${splitsText(measure, rest, open)}`;
  return `${lines}, so ${listOf(parts)} ${made}, ${gone} allows.`;
}

/** `Rows 2 and 3 add up to 42 and their other cells to 37`. */
function linesText(board: CalcudokuBoard, { measure, from, to, total, known, open }: LineTotal): string {
  const { order, layout } = board;
  const numbers = Array.from({ length: to - from }, (_, i) => String(((from + i) % order) + 1));
  const areMany = numbers.length > 1;
  const kind = layout.kindOf(from) === 'row' ? 'Row' : 'Column';
  const made = `${kind}${areMany ? 's' : ''} ${listOf(numbers)} ${verbOf(measure, areMany)} ${total}`;
  const openCells = open.reduce((count, { inside }) => count + inside.length, 0);
  if (openCells === order * numbers.length) return made;
  const others = measure === PARITY ? `an ${parityOf(known)} number` : known;
  return `${made} and ${areMany ? 'their' : 'its'} other cells to ${others}`;
}

/** `cage 8+ (r3c4 and r4c4) has 5 in r3c4 and 3 in r4c4`; what lies outside is told where it follows from the clue. */
function shareText(board: CalcudokuBoard, measure: number, rest: number, { cage, inside }: OpenCage): string {
  const { op, target } = board.cages[cage];
  const outside = board.cellsOfCage(cage).filter((cell) => !inside.includes(cell));
  const name = `${cageName(board, cage)} has`;
  if (outside.length === 0) return `${name} ${amountOf(measure, rest, true)}`;
  const share = (amount: number, cells: readonly Cell[]) =>
    `${amountOf(measure, amount, cells.length > 1)} in ${cellNames(cells, board.order)}`;
  const isTold = op === (measure === PRODUCT ? '×' : '+');
  const left = isTold ? ` and ${share(without(measure, target, rest), outside)}` : '';
  return `${name} ${share(rest, inside)}${left}`;
}

/** `2 + 4 or 4 + 2`: how two cages make up the rest, the first cage's share first. */
function splitsText(measure: number, rest: number, [one, two]: readonly OpenCage[]): string {
  const shares = one.shares.filter((share) => two.shares.includes(without(measure, rest, share)));
  const sign = measure === PRODUCT ? '×' : '+';
  const splits = shares.sort((a, b) => a - b).map((share) => `${share} ${sign} ${without(measure, rest, share)}`);
  return splits.length === 0 ? 'nothing' : listOf(splits, 'or');
}

/** What is left of a total without a part. */
function without(measure: number, total: number, part: number): number {
  if (measure === PRODUCT) return total / part;
  return measure === SUM ? total - part : (total - part) & 1;
}

function verbOf(measure: number, areMany: boolean): string {
  if (measure === PRODUCT) return areMany ? 'multiply to' : 'multiplies to';
  return areMany ? 'add up to' : 'adds up to';
}

function amountOf(measure: number, amount: number, areMany: boolean): string {
  if (measure === PARITY) return `an ${parityOf(amount)} ${areMany ? 'sum' : 'number'}`;
  if (!areMany) return String(amount);
  return `a ${measure === SUM ? 'sum' : 'product'} of ${amount}`;
}

function parityOf(amount: number): string {
  return (amount & 1) === 1 ? 'odd' : 'even';
}
