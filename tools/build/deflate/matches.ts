/** Where the bytes before a place repeat: for each length the nearest place. */
import { LONGEST_MATCH, SHORTEST_MATCH, WINDOW_BYTES } from './symbols.js';

/** Matches of each place in one list: `lengths` rise, and so do `distances`; those of place `i` are `starts[i]` to `starts[i + 1]`. */
export interface Matches {
  readonly starts: Int32Array;
  readonly lengths: readonly number[];
  readonly distances: readonly number[];
}

/** How many places with the same first three bytes are looked at? Enough for texts; a bound for long runs of one byte. */
const MOST_CANDIDATES = 4096;

export function findMatches(bytes: Uint8Array): Matches {
  const starts = new Int32Array(bytes.length + 1);
  const lengths: number[] = [];
  const distances: number[] = [];
  /** The place before with the same three bytes, or -1. */
  const before = new Int32Array(bytes.length).fill(-1);
  const latest = new Map<number, number>();
  for (let at = 0; at < bytes.length; at++) {
    starts[at] = lengths.length;
    if (at + SHORTEST_MATCH > bytes.length) continue;
    const key = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
    before[at] = latest.get(key) ?? -1;
    latest.set(key, at);
    const room = Math.min(LONGEST_MATCH, bytes.length - at);
    let best = SHORTEST_MATCH - 1;
    for (let from = before[at], looked = 0; from >= 0 && at - from <= WINDOW_BYTES; from = before[from]) {
      if (best === room || ++looked > MOST_CANDIDATES) break;
      if (bytes[from + best] !== bytes[at + best]) continue;
      let length = 0;
      while (length < room && bytes[from + length] === bytes[at + length]) length++;
      if (length <= best) continue;
      best = length;
      lengths.push(length);
      distances.push(at - from);
    }
  }
  starts[bytes.length] = lengths.length;
  return { starts, lengths, distances };
}
