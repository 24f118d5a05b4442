/**
 * DEFLATE (RFC 1951) as small as it gets within reason: a shortest path through literals and matches by what they cost, costs by the
 * blocks of the path before, and again; in the manner of Zopfli (Alakuijala and Vandevenne, 2013). Slow, for what is written once and
 * shipped. Where letters hardly repeat, as in grids, most of the gain is the matches that it does not take. Whole numbers alone decide,
 * so that the bytes are the same everywhere.
 */
import { BitWriter } from './bit-writer.js';
import { blockBits, writeBlock } from './block.js';
import { findMatches } from './matches.js';
import { cheapestTokens, type Stretch } from './parse.js';
import { cutTokens } from './split.js';
import { costsOf, countTokens, type Tokens } from './tokens.js';

/** How often costs are learned anew? Further rounds gain less than a thousandth. */
const ROUNDS = 9;

/** The bytes as one raw DEFLATE stream. */
export function deflateSmall(bytes: Uint8Array): Uint8Array {
  const matches = findMatches(bytes);
  let best: { tokens: Tokens; cuts: readonly number[]; bits: number } | undefined;
  let stretches: readonly Stretch[] = [{ start: 0, costs: costsOf(countTokens(literals(bytes), 0, bytes.length)) }];
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = cheapestTokens(bytes, matches, stretches);
    const cuts = joined(tokens, cutTokens(tokens));
    const bits = cuts.reduce((sum, end, at) => sum + blockBits(tokens, cuts[at - 1] ?? 0, end), 0);
    if (best === undefined || bits < best.bits) best = { tokens, cuts, bits };
    stretches = stretchesOf(tokens, cuts);
  }
  const writer = new BitWriter();
  const { tokens, cuts } = best as NonNullable<typeof best>;
  for (const [at, end] of cuts.entries()) writeBlock(writer, tokens, cuts[at - 1] ?? 0, end, at === cuts.length - 1);
  return writer.finish();
}

/** Without the cuts that do not pay when their blocks are written out. */
function joined(tokens: Tokens, cuts: readonly number[]): number[] {
  const kept: number[] = [];
  for (const [at, end] of cuts.entries()) {
    const next = cuts[at + 1];
    const from = kept[kept.length - 1] ?? 0;
    const isWorth =
      next === undefined || blockBits(tokens, from, end) + blockBits(tokens, end, next) < blockBits(tokens, from, next);
    if (isWorth) kept.push(end);
  }
  return kept;
}

function literals(bytes: Uint8Array): Tokens {
  return { length: [...bytes], distance: new Array<number>(bytes.length).fill(0) };
}

/** The costs of each block, from the byte on where it starts. */
function stretchesOf(tokens: Tokens, cuts: readonly number[]): Stretch[] {
  let byte = 0;
  let token = 0;
  return cuts.map((end) => {
    const stretch = { start: byte, costs: costsOf(countTokens(tokens, token, end)) };
    for (; token < end; token++) byte += tokens.distance[token] === 0 ? 1 : tokens.length[token];
    return stretch;
  });
}
