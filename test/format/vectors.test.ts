/**
 * The published vectors in `test/vectors/`, for readers in other languages, and the tables and examples in FORMAT.md.
 * `npx vitest run test/format/vectors.test.ts --update` writes them anew: a change breaks every reader that is out there.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../format/bank.js';
import { ENCODINGS, FORMAT_VERSION, openContainer } from '../../format/container.js';
import type { ArrowwordVariant, NumberVariant, WordSearchVariant } from '../../format/documents.js';
import { openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { decodeRecord, encodeRecord } from '../../format/record.js';
import { ARROWWORD_RULES, languageOf, NUMBER_RULES, numberRulesOf, WORD_SEARCH_RULES } from '../../format/variants.js';
import { seedFor } from '../../generator/random/seed.js';
import { packBank, packLexicon } from '../../tools/build/pack.js';
import { ARROWWORD_LEXICONS, ARROWWORD_RECORDS, arrowwordBank } from './arrowword-records.js';
import { EXAMPLE, puzzleOf, RECORD_BLOCK, rewritten, TABLE } from './format-page.js';
import { HINTED_RECORDS, RECORDS, sampleBank } from './records.js';
import { LEXICONS, wordBank } from './word-records.js';

const VARIANTS = Object.keys(NUMBER_RULES) as NumberVariant[];
const FORMAT = readFileSync(new URL('../../format/FORMAT.md', import.meta.url), 'utf8');

/** One JSON value a line where it is small, so that a diff can be read. */
function lines(values: readonly unknown[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)}`).join(',\n')}\n]\n`;
}

describe('vectors', () => {
  it('of records', async () => {
    const vectors = VARIANTS.flatMap((variant) =>
      [...RECORDS[variant], ...HINTED_RECORDS[variant]].map((record) => ({
        variant,
        record,
        puzzle: puzzleOf(variant, record),
      })),
    );
    for (const { variant, record } of vectors) {
      const rules = numberRulesOf(variant);
      const graded = decodeRecord(rules, record);
      expect(encodeRecord(rules, graded)).toBe(record);
      expect(rules.violations(graded.puzzle)).toEqual([]);
    }
    for (const variant of VARIANTS) {
      expect(RECORDS[variant].length).toBeGreaterThanOrEqual(3);
      expect(HINTED_RECORDS[variant].length).toBeGreaterThanOrEqual(2);
    }
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

  it('of word searches and their lexicons', async () => {
    const vectors = (Object.keys(WORD_SEARCH_RULES) as WordSearchVariant[]).flatMap((variant) =>
      ENCODINGS.map((encoding) => {
        const lexicon = packLexicon(LEXICONS[languageOf(variant)], encoding);
        const asset = packBank(wordBank(variant), encoding);
        const bank = openBank(asset, openLexicon(lexicon));
        const [level] = bank.levels();
        const documents = Array.from({ length: bank.count(level) }, (_, i) => bank.puzzle(level, i + 1));
        const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
        return { variant, encoding, asset: hex(asset), lexicon: hex(lexicon), documents };
      }),
    );
    await expect(lines(vectors)).toMatchFileSnapshot('../vectors/words.json');
  });

  it('of arrowwords and their lexicons', async () => {
    const vectors = (Object.keys(ARROWWORD_RULES) as ArrowwordVariant[]).flatMap((variant) =>
      ENCODINGS.map((encoding) => {
        const lexicon = packLexicon(ARROWWORD_LEXICONS[languageOf(variant)], encoding);
        const asset = packBank(arrowwordBank(variant), encoding);
        const records = ARROWWORD_RECORDS[variant];
        for (const record of records) {
          const rules = ARROWWORD_RULES[variant];
          expect(rules.encode(rules.decode(record))).toBe(record);
          expect(rules.violations(rules.decode(record))).toEqual([]);
        }
        const bank = openBank(asset, openLexicon(lexicon));
        const documents = records.map((_, i) => bank.puzzle('8x8', i + 1));
        const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
        return { variant, encoding, asset: hex(asset), lexicon: hex(lexicon), records, documents };
      }),
    );
    await expect(lines(vectors)).toMatchFileSnapshot('../vectors/arrowwords.json');
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
      damaged('an older format version', set(6, FORMAT_VERSION - 1)),
      damaged('a newer format version', set(6, FORMAT_VERSION + 1)),
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
  it('has a table and an example of every variant', () => {
    expect([...FORMAT.matchAll(TABLE)].map(([, , variant]) => variant)).toEqual(VARIANTS);
    const examples = [...FORMAT.matchAll(RECORD_BLOCK)];
    expect(new Set(examples.map(([, , variant]) => variant))).toEqual(
      new Set([...VARIANTS, 'word-search-de', 'arrowword-de']),
    );
    expect(examples.filter(([block]) => block.includes('"hints"'))).toHaveLength(1);
  });

  it('shows tables, records and the worked example as the code has them', async () => {
    const { content } = openContainer(packBank(EXAMPLE, 'json'));
    expect(new TextDecoder().decode(content)).toBe(JSON.stringify(contentOf(EXAMPLE)));
    await expect(rewritten(FORMAT)).toMatchFileSnapshot('../../format/FORMAT.md');
  });

  it('shows seeds as they are', () => {
    const seeds = [...FORMAT.matchAll(/^\| `(\S+\/\S+\/\d+)` \| (\d+) \|/gm)];
    expect(seeds.length).toBeGreaterThanOrEqual(5);
    for (const [, address, seed] of seeds) expect([address, seedFor(address)]).toEqual([address, Number(seed)]);
  });
});
