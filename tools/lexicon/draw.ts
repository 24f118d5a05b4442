/** Drawing samples for people to judge. */
import { sha256 } from '../build/manifest.js';

/** The `count` items whose keys have the smallest hashes under the seed, in the order of those. */
export function drawByHash<T>(items: readonly T[], count: number, seed: string, keyOf: (item: T) => string): T[] {
  const encoder = new TextEncoder();
  return items
    .map((item) => ({ item, hash: sha256(encoder.encode(`${seed}:${keyOf(item)}`)) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0))
    .slice(0, count)
    .map(({ item }) => item);
}
