/**
 * A text whose characters are sorted by what stands before them, which deflates smaller: after the same letters come like ones. That is
 * the transform of Burrows and Wheeler (A Block-sorting Lossless Data Compression Algorithm, 1994) of the text read backwards, then
 * "move to front". Normative text: FORMAT.md, section 4.
 */
import { BankError } from './error.js';

export interface SortedText {
  /** Every character of the text once, ascending. */
  readonly symbols: string;
  /** The row at which the text ends. */
  readonly end: number;
  /** A character a row, but for that of `end`: the place of the row's symbol among the symbols, of which the latest stands first. */
  readonly ranks: string;
}

/** The characters of ranks 0, 1, ...: from U+0023 on without the backslash, so that JSON escapes none; behind ASCII, those of two bytes in UTF-8. */
const RANKS_FROM = 0x23;
const LEFT_OUT = 0x5c;
const LAST_OF_ASCII = 0x7e;
const FIRST_BEYOND = 0xa1;

/** The character that stands for a rank. */
export function characterOf(rank: number): string {
  const ascii = RANKS_FROM + rank + (RANKS_FROM + rank < LEFT_OUT ? 0 : 1);
  return String.fromCharCode(ascii <= LAST_OF_ASCII ? ascii : ascii - LAST_OF_ASCII - 1 + FIRST_BEYOND);
}

/** The rank that a character stands for; of no use to a reader where there is no such rank. */
function rankOf(code: number): number {
  const ascii = code < FIRST_BEYOND ? code : code - FIRST_BEYOND + LAST_OF_ASCII + 1;
  return ascii - RANKS_FROM - (ascii < LEFT_OUT ? 0 : 1);
}

/** The text. Throws `BankError` with fault `content` for what no text sorts to. */
export function unsortedText({ symbols, end, ranks }: SortedText): string {
  const rows = symbolsOf(ranks, symbols.length);
  // After a row's symbol comes the row that is as far among those behind this symbol as this row is among those that hold it.
  const next = new Int32Array(symbols.length);
  for (let at = 0; at < rows.length; at++) next[rows[at]]++;
  for (let symbol = 0, row = 1; symbol < next.length; symbol++) {
    const count = next[symbol];
    next[symbol] = row;
    row += count;
  }
  const following = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at++) following[at] = next[rows[at]]++;
  const codes = new Uint16Array(rows.length);
  let row = 0;
  for (let at = 0; at < codes.length; at++) {
    if (row === end)
      throw new BankError('content', `a sorted text that ends after ${at} of ${codes.length} characters`);
    const index = row < end ? row : row - 1;
    codes[at] = symbols.charCodeAt(rows[index]);
    row = following[index];
  }
  if (row !== end) throw new BankError('content', `a sorted text that does not end in row ${end}`);
  return textOf(codes);
}

/** By row, the symbol that its rank stands for. */
function symbolsOf(ranks: string, count: number): Uint16Array {
  const latest = Uint16Array.from({ length: count }, (_, symbol) => symbol);
  const rows = new Uint16Array(ranks.length);
  for (let at = 0; at < rows.length; at++) {
    const rank = rankOf(ranks.charCodeAt(at));
    if (!(rank >= 0 && rank < count))
      throw new BankError('content', `a sorted text of ${count} symbols with rank ${rank}`);
    const symbol = latest[rank];
    for (let place = rank; place > 0; place--) latest[place] = latest[place - 1];
    latest[0] = symbol;
    rows[at] = symbol;
  }
  return rows;
}

/** So many characters at a time, since each is an argument. */
const CHUNK = 4096;

function textOf(codes: Uint16Array): string {
  let text = '';
  for (let from = 0; from < codes.length; from += CHUNK)
    text += String.fromCharCode.apply(null, codes.subarray(from, from + CHUNK) as unknown as number[]);
  return text;
}
