/** Where tokens are cut into blocks, so that each part of a text has codes of its own where that pays. */
import { DISTANCES, END_OF_BLOCK, LITERALS } from './symbols.js';
import { addTokens, COST_BITS, type Counts, costOfAll, countTokens, type Tokens } from './tokens.js';

/** How many places between two cuts are tried at a time? The best one's neighbourhood is tried again. */
const TRIES = 12;
/** No block is shorter: its codes alone would take more. */
const SHORTEST_BLOCK = 60;
/** What a block's codes take, in bits: for each symbol that it has, and besides. Measured on banks and lexicons. */
const BITS_A_SYMBOL = 5;
const BITS_A_BLOCK = 60;

/** The ends of the blocks, ascending; the last is the end of the tokens. */
export function cutTokens(tokens: Tokens): number[] {
  const total = tokens.length.length;
  return [...cutBetween(tokens, 0, total), total];
}

/** Cuts between two places, as long as it pays. */
function cutBetween(tokens: Tokens, from: number, to: number): number[] {
  if (to - from < 2 * SHORTEST_BLOCK) return [];
  const whole = countTokens(tokens, from, to);
  let [low, high] = [from + SHORTEST_BLOCK, to - SHORTEST_BLOCK];
  let best = { cut: low, cost: Number.POSITIVE_INFINITY };
  for (;;) {
    const step = Math.max(1, Math.floor((high - low) / TRIES));
    const left = countTokens(tokens, from, low);
    for (let cut = low; cut <= high; cut += step) {
      if (cut > low) addTokens(left, tokens, cut - step, cut);
      const cost = costOf(left) + costOf(less(whole, left));
      if (cost < best.cost) best = { cut, cost };
    }
    if (step === 1) break;
    [low, high] = [Math.max(low, best.cut - step), Math.min(high, best.cut + step)];
  }
  if (best.cost >= costOf(whole)) return [];
  return [...cutBetween(tokens, from, best.cut), best.cut, ...cutBetween(tokens, best.cut, to)];
}

/** What is left of counts; the end of a block occurs in either part. */
function less(whole: Counts, part: Counts): Counts {
  const literals = new Uint32Array(LITERALS);
  const far = new Uint32Array(DISTANCES);
  for (let symbol = 0; symbol < LITERALS; symbol++) literals[symbol] = whole.literals[symbol] - part.literals[symbol];
  for (let symbol = 0; symbol < DISTANCES; symbol++) far[symbol] = whole.distances[symbol] - part.distances[symbol];
  literals[END_OF_BLOCK]++;
  return { literals, distances: far };
}

/** About what a block costs; extra bits, which are the same however it is cut, left out. */
function costOf({ literals, distances: far }: Counts): number {
  return (
    costOfAll(literals, BITS_A_SYMBOL << COST_BITS) +
    costOfAll(far, BITS_A_SYMBOL << COST_BITS) +
    (BITS_A_BLOCK << COST_BITS)
  );
}
