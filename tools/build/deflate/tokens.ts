/** A text as literals and matches, and what a block of them costs. */
import { log2Of } from '../../../generator/words/integer-log.js';
import {
  DISTANCES,
  distances,
  END_OF_BLOCK,
  LITERALS,
  LONGEST_MATCH,
  lengthExtraBits,
  lengthSymbol,
} from './symbols.js';

/** Token `i` is a literal where `distance[i]` is 0, its byte in `length[i]`. */
export interface Tokens {
  readonly length: readonly number[];
  readonly distance: readonly number[];
}

/** How often symbols occur in tokens `from` to before `to`, the end of the block included. */
export interface Counts {
  readonly literals: Uint32Array;
  readonly distances: Uint32Array;
}

export function countTokens(tokens: Tokens, from: number, to: number): Counts {
  const counts = { literals: new Uint32Array(LITERALS), distances: new Uint32Array(DISTANCES) };
  addTokens(counts, tokens, from, to);
  counts.literals[END_OF_BLOCK]++;
  return counts;
}

/** Counts tokens besides. */
export function addTokens(counts: Counts, { length, distance }: Tokens, from: number, to: number): void {
  for (let token = from; token < to; token++) {
    if (distance[token] === 0) counts.literals[length[token]]++;
    else {
      counts.literals[lengthSymbol(length[token])]++;
      counts.distances[distances.symbolOf[distance[token]]]++;
    }
  }
}

/** Fraction bits of costs: whole numbers, so that every engine makes the same bytes. */
export const COST_BITS = 5;

/** What each symbol costs by how often it occurs; one that does not occur as if it had occurred once in twice as many. */
export function symbolCosts(counts: Uint32Array): Uint32Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const ofAll = logOf(Math.max(total, 1));
  return Uint32Array.from(counts, (count) => (count === 0 ? ofAll + (1 << COST_BITS) : ofAll - logOf(count)));
}

/** What all that occurs costs together, and besides `perSymbol` for each symbol that does. */
export function costOfAll(counts: Uint32Array, perSymbol: number): number {
  let total = 0;
  let cost = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const count = counts[symbol];
    if (count === 0) continue;
    total += count;
    cost += perSymbol - count * logOf(count);
  }
  return total === 0 ? 0 : cost + total * logOf(total);
}

/** Logarithms to the base 2, made once each. */
const logs: number[] = [];

function logOf(count: number): number {
  logs[count] ??= log2Of(count, COST_BITS);
  return logs[count];
}

/** What tokens cost: literals by byte, matches by length and by the symbol of their distance, extra bits included. */
export interface Costs {
  readonly literal: Uint32Array;
  readonly length: Uint32Array;
  readonly distance: Uint32Array;
}

export function costsOf(counts: Counts): Costs {
  const literal = symbolCosts(counts.literals);
  const length = Uint32Array.from({ length: LONGEST_MATCH + 1 }, (_, own) =>
    own < 3 ? 0 : literal[lengthSymbol(own)] + (lengthExtraBits(own) << COST_BITS),
  );
  const distance = symbolCosts(counts.distances).map(
    (cost, symbol) => cost + (distances.extraBits[symbol] << COST_BITS),
  );
  return { literal, length, distance };
}
