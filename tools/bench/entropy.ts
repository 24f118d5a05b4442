/**
 * What word searches cannot be written in less than, by a plain model: each cell's letter by how often letters come, the
 * words' first cells as a set, each word's direction and length by how often they come, the joke among those that fit.
 */
import type { BareWordSearch } from '../../format/documents.js';

const BITS_A_BYTE = 8;

/** Bytes a puzzle. `jokes`: how many there are to choose from. */
export function entropyBytes(puzzles: readonly BareWordSearch[], jokes: number): number {
  const letters = puzzles.flatMap(({ grid }) => [...grid]);
  const kinds = puzzles.flatMap(({ words }) => words.map(({ word, direction }) => `${direction} ${[...word].length}`));
  const starts = puzzles.reduce((sum, { rows, columns, words }) => sum + choiceBits(rows * columns, words.length), 0);
  const bits = entropyBits(letters) + entropyBits(kinds) + starts + puzzles.length * Math.log2(jokes);
  return bits / BITS_A_BYTE / puzzles.length;
}

/** The bits of a sequence of symbols, each by its own share in it. */
function entropyBits(symbols: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / symbols.length), 0);
}

/** The bits of a set of `some` out of `all`. */
function choiceBits(all: number, some: number): number {
  let bits = 0;
  for (let i = 1; i <= some; i++) bits += Math.log2((all - some + i) / i);
  return bits;
}
