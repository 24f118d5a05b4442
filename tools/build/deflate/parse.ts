/** The cheapest way to write a text as tokens, where costs are known: a shortest path from its start to its end. */
import type { Matches } from './matches.js';
import { distances, SHORTEST_MATCH } from './symbols.js';
import type { Costs, Tokens } from './tokens.js';

/** From byte `start` on these costs hold. */
export interface Stretch {
  readonly start: number;
  readonly costs: Costs;
}

export function cheapestTokens(bytes: Uint8Array, matches: Matches, stretches: readonly Stretch[]): Tokens {
  const cheapest = new Float64Array(bytes.length + 1).fill(Number.POSITIVE_INFINITY);
  cheapest[0] = 0;
  const length = new Uint16Array(bytes.length + 1);
  const distance = new Uint16Array(bytes.length + 1);
  for (let at = 0, next = 0, { costs } = stretches[0]; at < bytes.length; at++) {
    while (next < stretches.length && stretches[next].start <= at) costs = stretches[next++].costs;
    const here = cheapest[at];
    const asLiteral = here + costs.literal[bytes[at]];
    if (asLiteral < cheapest[at + 1]) {
      cheapest[at + 1] = asLiteral;
      distance[at + 1] = 0;
      length[at + 1] = 1;
    }
    let shortest = SHORTEST_MATCH;
    for (let match = matches.starts[at]; match < matches.starts[at + 1]; match++) {
      const far = matches.distances[match];
      const base = here + costs.distance[distances.symbolOf[far]];
      for (; shortest <= matches.lengths[match]; shortest++) {
        const cost = base + costs.length[shortest];
        if (cost >= cheapest[at + shortest]) continue;
        cheapest[at + shortest] = cost;
        // The farthest distance is the window's 2^15, which 16 bits hold.
        distance[at + shortest] = far;
        length[at + shortest] = shortest;
      }
    }
  }
  return backwards(bytes, length, distance);
}

function backwards(bytes: Uint8Array, length: Uint16Array, distance: Uint16Array): Tokens {
  const tokens: { length: number[]; distance: number[] } = { length: [], distance: [] };
  for (let at = bytes.length; at > 0; at -= length[at]) {
    tokens.length.push(distance[at] === 0 ? bytes[at - 1] : length[at]);
    tokens.distance.push(distance[at]);
  }
  tokens.length.reverse();
  tokens.distance.reverse();
  return tokens;
}
