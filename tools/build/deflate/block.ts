/** A block with codes of its own (RFC 1951, 3.2.7): its size, and its bits. */
import type { BitWriter } from './bit-writer.js';
import { codeLengths, codeWords } from './huffman.js';
import { distances, END_OF_BLOCK, lengthExtra, lengthExtraBits, lengthSymbol } from './symbols.js';
import { type Counts, countTokens, type Tokens } from './tokens.js';

const LONGEST_CODE = 15;
const LONGEST_LENGTH_CODE = 7;
const LENGTH_CODES = 19;
/** The order in which a block tells the lengths of the code in which it tells lengths. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Symbols for runs of lengths: the last length again, zeros, many zeros; with extra bits and the shortest and longest run. */
const AGAIN = { symbol: 16, bits: 2, least: 3, most: 6 };
const ZEROS = { symbol: 17, bits: 3, least: 3, most: 10 };
const MANY_ZEROS = { symbol: 18, bits: 7, least: 11, most: 138 };

interface Run {
  readonly symbol: number;
  readonly bits: number;
  readonly extra: number;
}

/** All that stands before the tokens. */
interface Head {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
  readonly runs: readonly Run[];
  readonly codes: Uint8Array;
  /** How many lengths of `codes` are told. */
  readonly told: number;
  readonly sizeBits: number;
}

/** How many bits the block of tokens `from` to before `to` takes. */
export function blockBits(tokens: Tokens, from: number, to: number): number {
  const counts = countTokens(tokens, from, to);
  const head = headOf(counts);
  let bits = head.sizeBits;
  for (const [symbol, length] of head.literals.entries()) bits += counts.literals[symbol] * length;
  for (const [symbol, length] of head.distances.entries()) {
    bits += counts.distances[symbol] * (length + distances.extraBits[symbol]);
  }
  for (let token = from; token < to; token++) {
    if (tokens.distance[token] > 0) bits += lengthExtraBits(tokens.length[token]);
  }
  return bits;
}

export function writeBlock(writer: BitWriter, tokens: Tokens, from: number, to: number, isLast: boolean): void {
  const head = headOf(countTokens(tokens, from, to));
  writer.write(isLast ? 1 : 0, 1);
  writer.write(2, 2);
  writeHead(writer, head);
  const literalWords = codeWords(head.literals);
  const distanceWords = codeWords(head.distances);
  for (let token = from; token < to; token++) {
    const [length, distance] = [tokens.length[token], tokens.distance[token]];
    const symbol = distance === 0 ? length : lengthSymbol(length);
    writer.write(literalWords[symbol], head.literals[symbol]);
    if (distance === 0) continue;
    writer.write(lengthExtra(length), lengthExtraBits(length));
    const far = distances.symbolOf[distance];
    writer.write(distanceWords[far], head.distances[far]);
    writer.write(distance - distances.base[far], distances.extraBits[far]);
  }
  writer.write(literalWords[END_OF_BLOCK], head.literals[END_OF_BLOCK]);
}

function writeHead(writer: BitWriter, head: Head): void {
  writer.write(head.literals.length - 257, 5);
  writer.write(head.distances.length - 1, 5);
  writer.write(head.told - 4, 4);
  for (const symbol of LENGTH_ORDER.slice(0, head.told)) writer.write(head.codes[symbol], 3);
  const words = codeWords(head.codes);
  for (const { symbol, bits, extra } of head.runs) {
    writer.write(words[symbol], head.codes[symbol]);
    writer.write(extra, bits);
  }
}

function headOf(counts: Counts): Head {
  const literals = trimmed(codeLengths(counts.literals, LONGEST_CODE), END_OF_BLOCK + 1);
  const far = trimmed(codeLengths(counts.distances, LONGEST_CODE), 1);
  const runs = runsOf([...literals, ...far]);
  const codeCounts = new Uint32Array(LENGTH_CODES);
  for (const { symbol } of runs) codeCounts[symbol]++;
  const codes = codeLengths(codeCounts, LONGEST_LENGTH_CODE);
  const told = Math.max(4, lastUsed(codes) + 1);
  const sizeBits = runs.reduce((sum, { symbol, bits }) => sum + codes[symbol] + bits, 3 + 14 + 3 * told);
  return { literals, distances: far, runs, codes, told, sizeBits };
}

/** The last place in `LENGTH_ORDER` whose code is used. */
function lastUsed(codes: Uint8Array): number {
  let at = LENGTH_ORDER.length - 1;
  while (at > 0 && codes[LENGTH_ORDER[at]] === 0) at--;
  return at;
}

/** Without the zeros at the end. */
function trimmed(lengths: Uint8Array, least: number): Uint8Array {
  let end = lengths.length;
  while (end > least && lengths[end - 1] === 0) end--;
  return lengths.slice(0, end);
}

function runsOf(lengths: readonly number[]): Run[] {
  const runs: Run[] = [];
  const push = ({ symbol, bits, least }: typeof AGAIN, run: number) => runs.push({ symbol, bits, extra: run - least });
  for (let at = 0; at < lengths.length; ) {
    let end = at;
    while (end < lengths.length && lengths[end] === lengths[at]) end++;
    if (lengths[at] > 0) runs.push({ symbol: lengths[at++], bits: 0, extra: 0 });
    while (at < end) {
      const run = end - at;
      const kind = lengths[at] > 0 ? AGAIN : run >= MANY_ZEROS.least ? MANY_ZEROS : ZEROS;
      if (run < kind.least) runs.push({ symbol: lengths[at++], bits: 0, extra: 0 });
      else {
        push(kind, Math.min(run, kind.most));
        at += Math.min(run, kind.most);
      }
    }
  }
  return runs;
}
