/** The alphabet of DEFLATE (RFC 1951, 3.2.5): literals, lengths and distances as symbols with extra bits. */

export const LITERALS = 286;
export const DISTANCES = 30;
export const END_OF_BLOCK = 256;
export const SHORTEST_MATCH = 3;
export const LONGEST_MATCH = 258;
export const WINDOW_BYTES = 1 << 15;

interface Ranges {
  /** By symbol, from the first: the smallest value, and how many extra bits tell the rest. */
  readonly base: readonly number[];
  readonly extraBits: readonly number[];
  /** By value: the symbol, counted from the first. */
  readonly symbolOf: Uint8Array;
}

/** `step` symbols share a number of extra bits; the first two steps have none. */
function ranges(count: number, first: number, step: number, last: number): Ranges {
  const base: number[] = [];
  const extraBits: number[] = [];
  const symbolOf = new Uint8Array(last + 1);
  for (let symbol = 0, value = first; symbol < count; symbol++) {
    const bits = Math.max(0, Math.floor(symbol / step) - 1);
    base.push(value);
    extraBits.push(bits);
    symbolOf.fill(symbol, value, value + (1 << bits));
    value += 1 << bits;
  }
  return { base, extraBits, symbolOf };
}

const FIRST_LENGTH = END_OF_BLOCK + 1;
const lengths = ranges(28, SHORTEST_MATCH, 4, LONGEST_MATCH);
/** Of matches' distances. */
export const distances = ranges(DISTANCES, 1, 2, WINDOW_BYTES);

/** The symbol of a match's length. The longest has one of its own. */
export function lengthSymbol(length: number): number {
  return length === LONGEST_MATCH ? LITERALS - 1 : FIRST_LENGTH + lengths.symbolOf[length];
}

export function lengthExtraBits(length: number): number {
  return length === LONGEST_MATCH ? 0 : lengths.extraBits[lengths.symbolOf[length]];
}

/** What the extra bits of a length tell. */
export function lengthExtra(length: number): number {
  return length === LONGEST_MATCH ? 0 : length - lengths.base[lengths.symbolOf[length]];
}
