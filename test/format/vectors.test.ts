/**
 * The published vectors in `test/vectors/`, for readers in other languages, and the examples in FORMAT.md.
 * `npx vitest run test/format/vectors.test.ts --update` writes them anew: a change breaks every reader that is out there.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Bank, contentOf } from '../../format/bank.js';
import { ENCODINGS, openContainer } from '../../format/container.js';
import type { VariantName } from '../../format/documents.js';
import { openBank } from '../../format/reader.js';
import { RULES } from '../../format/variants.js';
import { seedFor } from '../../generator/random/seed.js';
import { packBank } from '../../tools/build/pack.js';
import { RECORDS, sampleBank } from './records.js';

const VARIANTS = Object.keys(RULES) as VariantName[];
const FORMAT = readFileSync(new URL('../../format/FORMAT.md', import.meta.url), 'utf8');

/** The worked example of FORMAT.md: two 4 x 4 Sudokus and one 4 x 4 and one 6 x 6 in a second level. */
const EXAMPLE: Bank = {
  variant: 'sudoku',
  levels: [
    { level: 'easy', records: RECORDS.sudoku.slice(0, 2) },
    { level: 'hard', records: RECORDS.sudoku.slice(1, 3) },
  ],
};

/** One JSON value a line where it is small, so that a diff can be read. */
function lines(values: readonly unknown[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)}`).join(',\n')}\n]\n`;
}

/** Sixteen bytes a line, with their place before and their characters behind. */
function hexDump(bytes: Uint8Array): string {
  const dumped: string[] = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const row = [...bytes.subarray(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    dumped.push(`${at.toString(16).padStart(4, '0')}  ${hex.padEnd(47)}  ${text}`);
  }
  return dumped.join('\n');
}

describe('vectors', () => {
  it('of records', async () => {
    const vectors = VARIANTS.flatMap((variant) =>
      RECORDS[variant].map((record) => ({ variant, record, puzzle: RULES[variant].decode(record) })),
    );
    for (const { variant, record, puzzle } of vectors) {
      expect(RULES[variant].encode(puzzle as never)).toBe(record);
      expect(RULES[variant].violations(puzzle as never)).toEqual([]);
    }
    for (const variant of VARIANTS) expect(RECORDS[variant].length).toBeGreaterThanOrEqual(3);
    await expect(lines(vectors)).toMatchFileSnapshot('../vectors/records.json');
  });

  it('of assets', async () => {
    const vectors = VARIANTS.flatMap((variant) =>
      ENCODINGS.map((encoding) => {
        const bytes = packBank(sampleBank(variant), encoding);
        const bank = openBank(bytes);
        const records = Object.fromEntries(
          bank
            .levels()
            .flatMap((level) =>
              Array.from({ length: bank.count(level) }, (_, i) => [
                `${variant}/${level}/${i + 1}`,
                bank.record(level, i + 1),
              ]),
            ),
        );
        return { variant, encoding, asset: Buffer.from(bytes).toString('hex'), records };
      }),
    );
    await expect(lines(vectors)).toMatchFileSnapshot('../vectors/assets.json');
  });

  it('of broken assets', async () => {
    const whole = packBank(EXAMPLE, 'json');
    const damaged = (name: string, change: (bytes: Uint8Array) => Uint8Array | undefined) => {
      const bytes = whole.slice();
      const asset = change(bytes) ?? bytes;
      try {
        openBank(asset);
      } catch (error) {
        return { name, fault: (error as { fault: string }).fault, asset: Buffer.from(asset).toString('hex') };
      }
      throw new Error(`${name}: opened`);
    };
    const set = (at: number, byte: number) => (bytes: Uint8Array) => {
      bytes[at] = byte;
      return undefined;
    };
    const vectors = [
      damaged('no magic', set(0, 0x51)),
      damaged('a newer format version', set(6, 2)),
      damaged('an unknown encoding', set(4, 9)),
      damaged('a reserved byte that is not 0', set(16, 1)),
      damaged('a byte too few', (bytes) => bytes.slice(0, -1)),
      damaged('a byte too many', (bytes) => new Uint8Array([...bytes, 0])),
      damaged('4 GiB of content', (bytes) => bytes.fill(255, 8, 12)),
      damaged('a body that does not inflate', set(32, 0xff)),
      damaged('a wrong checksum', set(28, whole[28] ^ 1)),
    ];
    await expect(lines(vectors)).toMatchFileSnapshot('../vectors/broken.json');
  });
});

describe('FORMAT.md', () => {
  it('shows the worked example as it is', () => {
    const json = packBank(EXAMPLE, 'json');
    const messagePack = packBank(EXAMPLE, 'msgpack');
    expect(FORMAT).toContain(hexDump(messagePack));
    expect(FORMAT).toContain(hexDump(openContainer(messagePack).content));
    expect(FORMAT).toContain(JSON.stringify(contentOf(EXAMPLE)));
    expect(new TextDecoder().decode(openContainer(json).content)).toBe(JSON.stringify(contentOf(EXAMPLE)));
  });

  it('shows records with their puzzles as they are', () => {
    const blocks = [...FORMAT.matchAll(/```json record=(\S+) (\S+)\n([\s\S]*?)```/g)];
    expect(new Set(blocks.map(([, variant]) => variant))).toEqual(new Set(VARIANTS));
    for (const [, variant, record, puzzle] of blocks) {
      expect(RULES[variant as VariantName].decode(record)).toEqual(JSON.parse(puzzle));
    }
  });

  it('shows seeds as they are', () => {
    const seeds = [...FORMAT.matchAll(/^\| `(\S+\/\S+\/\d+)` \| (\d+) \|/gm)];
    expect(seeds.length).toBeGreaterThanOrEqual(5);
    for (const [, address, seed] of seeds) expect([address, seedFor(address)]).toEqual([address, Number(seed)]);
  });
});
