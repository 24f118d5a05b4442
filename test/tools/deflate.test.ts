/** DEFLATE as small as it gets: what was written is read, by any inflater, and is seldom larger than what others write. */
import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { deflateSync, inflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Random } from '../../generator/random/random.js';
import { deflateSmall } from '../../tools/build/deflate/deflate.js';
import { codeLengths } from '../../tools/build/deflate/huffman.js';

/** Letters that hardly repeat, as in grids. */
function grids(length: number): Uint8Array {
  const random = new Random(1, 2, 3);
  return Uint8Array.from({ length }, () => 'EEEEAARNTSIL-----'.charCodeAt(random.below(17)));
}

describe('deflateSmall', () => {
  it('writes what inflaters read', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 600 }),
      fc.array(fc.constantFrom(65, 66, 67), { maxLength: 900 }).map((all) => Uint8Array.from(all)),
      fc
        .tuple(fc.string({ maxLength: 9 }), fc.nat({ max: 400 }))
        .map(([a, n]) => new TextEncoder().encode(a.repeat(n))),
    );
    fc.assert(
      fc.property(bytes, (content) => {
        const body = deflateSmall(content);
        expect(inflateSync(body)).toEqual(content);
        expect(new Uint8Array(inflateRawSync(body))).toEqual(content);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('holds the longest matches and the farthest', () => {
    const far = grids(1 << 15);
    const content = new Uint8Array([...far, ...far.subarray(0, 700), ...new Uint8Array(5000)]);
    expect(inflateSync(deflateSmall(content))).toEqual(content);
  });

  it('writes the bytes that it always has', () => {
    // Changes when another way is found to be smaller: then every asset changes, which the changelog tells.
    const hash = createHash('sha256')
      .update(deflateSmall(grids(20_000)))
      .digest('hex');
    expect(hash).toBe('63202f66e7e35aeeec09c75927cd2407b6781ee18cfaf593a4e4bec512694b8c');
  });

  it('takes a tenth less than fflate where letters hardly repeat', () => {
    const content = grids(2500);
    expect(deflateSmall(content).length).toBeLessThan(0.9 * deflateSync(content, { level: 9, mem: 8 }).length);
  });
});

describe('codes', () => {
  it('are the best of their length', () => {
    expect([...codeLengths([5, 9, 12, 13, 16, 45], 15)]).toEqual([4, 4, 3, 3, 3, 1]);
    expect([...codeLengths([1, 1, 2, 4, 8, 16, 32, 64], 5)]).toEqual([5, 5, 5, 5, 4, 4, 2, 1]);
    expect([...codeLengths([0, 7, 0], 15)]).toEqual([0, 1, 0]);
  });

  it('use up all words, none longer than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 2, maxLength: 100 }), (counts) => {
        fc.pre(counts.filter((count) => count > 0).length >= 2);
        const lengths = [...codeLengths(counts, 7)].filter((length) => length > 0);
        expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(7);
      }),
    );
  });
});
