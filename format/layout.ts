/**
 * What the records of the variants share (normative text: FORMAT.md).
 *
 *   cells   one character a cell: a given value v as '1'..'9', a hidden one as 'a'..'i'
 *   bits    six flags a character of BIT_ALPHABET, the first flag in the highest bit, unused bits 0
 *   parts   joined by PART_SEPARATOR
 */
import type { Cell } from './documents.js';
import { BankError } from './error.js';

/** The largest value that the cell alphabet can write. */
export const MAX_ORDER = 9;
/** Orders of a Latin square that a record may have. */
export const LATIN_ORDERS = [2, 3, 4, 5, 6, 7, 8, MAX_ORDER];
export const PART_SEPARATOR = '.';
export const BIT_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BITS_PER_CHARACTER = 6;

const GIVEN_BASE = 0x30; // '0', so that value 1 is '1'
const HIDDEN_BASE = 0x60; // '`', so that value 1 is 'a'

/** Writes solution and givens, one character a cell. Throws `RangeError` for values outside 1..order or a given that contradicts. */
export function encodeCells(givens: readonly number[], solution: readonly number[], order: number): string {
  if (order > MAX_ORDER || solution.length !== order * order || givens.length !== solution.length) {
    throw new RangeError(`cannot write ${solution.length} cells of order ${order}`);
  }
  let text = '';
  for (let cell = 0; cell < solution.length; cell++) {
    const value = solution[cell];
    const given = givens[cell];
    if (!Number.isInteger(value) || value < 1 || value > order) {
      throw new RangeError(`cell ${cell} holds ${value}, not a value of 1..${order}`);
    }
    if (given !== 0 && given !== value)
      throw new RangeError(`cell ${cell}: given ${given} is not the solution's ${value}`);
    text += String.fromCharCode((given === 0 ? HIDDEN_BASE : GIVEN_BASE) + value);
  }
  return text;
}

/** Reads what `encodeCells` wrote: order * order characters at the record's start. */
export function decodeCells(text: string, order: number): { givens: number[]; solution: number[] } {
  const givens: number[] = [];
  const solution: number[] = [];
  for (let cell = 0; cell < text.length; cell++) {
    const code = text.charCodeAt(cell);
    const isGiven = code < HIDDEN_BASE;
    const value = code - (isGiven ? GIVEN_BASE : HIDDEN_BASE);
    if (value < 1 || value > order) throw new BankError('record', `no value of 1..${order}: ${text[cell]}`, cell);
    givens.push(isGiven ? value : 0);
    solution.push(value);
  }
  return { givens, solution };
}

/** The order of a square grid written in `length` characters; throws where it is none of `orders`. */
export function orderOfLength(length: number, orders: readonly number[]): number {
  for (const order of orders) if (order * order === length) return order;
  throw new BankError('record', `a grid of ${length} cells; expected the square of one of ${orders.join(', ')}`);
}

/** Writes flags, six a character. */
export function encodeBits(flags: readonly boolean[]): string {
  let text = '';
  for (let start = 0; start < flags.length; start += BITS_PER_CHARACTER) {
    let bits = 0;
    for (let i = 0; i < BITS_PER_CHARACTER; i++) bits = bits * 2 + (flags[start + i] === true ? 1 : 0);
    text += BIT_ALPHABET[bits];
  }
  return text;
}

/** Reads `count` flags; `offset` is the part's place in the record, for the error. */
export function decodeBits(text: string, count: number, offset: number): boolean[] {
  const expected = Math.ceil(count / BITS_PER_CHARACTER);
  if (text.length !== expected) {
    throw new BankError('record', `${text.length} characters of flags; expected ${expected}`, offset);
  }
  const flags: boolean[] = [];
  for (let at = 0; at < text.length; at++) {
    const bits = BIT_ALPHABET.indexOf(text[at]);
    if (bits < 0) throw new BankError('record', `no flag character: ${text[at]}`, offset + at);
    for (let i = BITS_PER_CHARACTER - 1; i >= 0; i--) flags.push(((bits >> i) & 1) === 1);
  }
  for (let i = count; i < flags.length; i++) {
    if (flags[i]) throw new BankError('record', 'unused flag bits are set', offset + text.length - 1);
  }
  return flags.slice(0, count);
}

/** Splits a record into exactly `count` parts. */
export function splitParts(record: string, count: number): string[] {
  const parts = record.split(PART_SEPARATOR);
  if (parts.length !== count) throw new BankError('record', `${parts.length} parts; expected ${count}`);
  return parts;
}

/** The pairs of orthogonal neighbours of a square grid: all horizontal ones row-major, then all vertical ones row-major. */
export function neighbourPairs(order: number): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  for (let row = 0; row < order; row++) {
    for (let column = 0; column + 1 < order; column++) pairs.push([row * order + column, row * order + column + 1]);
  }
  for (let row = 0; row + 1 < order; row++) {
    for (let column = 0; column < order; column++) pairs.push([row * order + column, (row + 1) * order + column]);
  }
  return pairs;
}
