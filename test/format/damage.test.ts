/** Damaged assets are refused with a named fault or decode to the very same puzzles; none hangs or takes much memory. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ENCODINGS, type Encoding, HEADER_BYTES, MAX_CONTENT_BYTES } from '../../format/container.js';
import { crc32 } from '../../format/crc32.js';
import type { NumberVariant } from '../../format/documents.js';
import { BANK_FAULTS, BankError } from '../../format/error.js';
import { openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { NUMBER_RULES } from '../../format/variants.js';
import { Random } from '../../generator/random/random.js';
import { packBank, packLexicon } from '../../tools/build/pack.js';
import { sealed } from '../seal.js';
import { ARROWWORD_LEXICONS, arrowwordBank } from './arrowword-records.js';
import { sampleBank } from './records.js';
import { LEXICONS, wordBank } from './word-records.js';

/** How much may opening a damaged asset add to the peak of resident memory, with what the collector has not freed yet? */
const MOST_MEMORY = 64 << 20;

type Asset = [name: string, encoding: Encoding, bytes: Uint8Array, read: (bytes: Uint8Array) => string];

const lexicon = openLexicon(packLexicon(LEXICONS.de, 'json'));
const clues = openLexicon(packLexicon(ARROWWORD_LEXICONS.de, 'json'));

const ASSETS = ENCODINGS.flatMap((encoding): Asset[] => [
  ...(Object.keys(NUMBER_RULES) as NumberVariant[]).map(
    (variant): Asset => [variant, encoding, packBank(sampleBank(variant), encoding), readAll],
  ),
  ['word-search-de', encoding, packBank(wordBank('word-search-de'), encoding), readAll],
  ['lexicon', encoding, packLexicon(LEXICONS.sk, encoding), readLexicon],
  ['arrowword-de', encoding, packBank(arrowwordBank('arrowword-de'), encoding), readArrowwords],
  ['lexicon with clues', encoding, packLexicon(ARROWWORD_LEXICONS.sk, encoding), readLexicon],
]);

/** Everything an app can read from a lexicon, or the fault that stops it. */
function readLexicon(bytes: Uint8Array): string {
  return faultOr(bytes, () => {
    const { language, alphabet, ...opened } = openLexicon(bytes);
    return [language, alphabet, opened.words(), opened.clues(), opened.jokes()];
  });
}

/** As `readAll`, with the lexicon that has clues. */
function readArrowwords(bytes: Uint8Array): string {
  return readAll(bytes, clues);
}

/** Everything an app can read from an asset, or the fault that stops it. */
function readAll(bytes: Uint8Array, beside = lexicon): string {
  return faultOr(bytes, () => {
    const bank = openBank(bytes, beside);
    return bank
      .levels()
      .flatMap((level) => Array.from({ length: bank.count(level) }, (_, index) => bank.puzzle(level, index + 1)));
  });
}

function faultOr(bytes: Uint8Array, read: () => unknown): string {
  try {
    return JSON.stringify(read());
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    expect(BANK_FAULTS).toContain(error.fault);
    expect(error.message).not.toBe('');
    expect(error.offset).toBeGreaterThanOrEqual(0);
    expect(error.offset).toBeLessThanOrEqual(error.fault === 'content' ? MAX_CONTENT_BYTES : bytes.length);
    return error.fault;
  }
}

/** How often each outcome came; anything but a fault or the same puzzles fails. */
function outcomesOf(
  damaged: Iterable<Uint8Array>,
  whole: string,
  read: (bytes: Uint8Array) => string = readAll,
): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const bytes of damaged) {
    const outcome = read(bytes);
    const name = outcome === whole ? 'the same puzzles' : outcome;
    expect([...BANK_FAULTS, 'the same puzzles']).toContain(name);
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  }
  return outcomes;
}

const truncations = (asset: Uint8Array) => Array.from({ length: asset.length }, (_, length) => asset.slice(0, length));

function flip(asset: Uint8Array, bit: number): Uint8Array {
  const bytes = asset.slice();
  bytes[bit >> 3] ^= 1 << (bit & 7);
  return bytes;
}

function randomFlips(asset: Uint8Array, count: number): Uint8Array[] {
  const random = new Random(asset.length, 1, 1);
  return Array.from({ length: count }, () => flip(asset, random.below(asset.length * 8)));
}

describe.each(ASSETS)('%s in %s', (_name, _encoding, asset, read) => {
  const whole = read(asset);
  const random = new Random(asset.length, 2, 1);

  it('decodes while whole', () => {
    expect(JSON.parse(whole).length).toBeGreaterThanOrEqual(2);
  });

  it('is refused at every truncation', () => {
    expect(outcomesOf(truncations(asset), whole, read)).toEqual({ magic: 4, length: asset.length - 4 });
  });

  it('survives 2,000 random bit flips', () => {
    const outcomes = outcomesOf(randomFlips(asset, 2000), whole, read);
    expect((outcomes.inflate ?? 0) + (outcomes.checksum ?? 0)).toBeGreaterThan(1000);
    // The bits behind the last block's end say nothing.
    expect(outcomes['the same puzzles'] ?? 0).toBeLessThan(30);
    expect(outcomes.record ?? 0).toBe(0);
  });

  it('is refused with any bit of the header flipped', () => {
    const flips = Array.from({ length: HEADER_BYTES * 8 }, (_, bit) => flip(asset, bit));
    expect(outcomesOf(flips, whole, read)['the same puzzles']).toBeUndefined();
  });

  it('is refused with bytes cut out, put in, doubled or appended', () => {
    const spoiled = Array.from({ length: 300 }, (_, i) => {
      const at = random.below(asset.length);
      const length = 1 + random.below(40);
      const tail = asset.subarray(at);
      if (i % 3 === 0) return new Uint8Array([...asset.subarray(0, at), ...tail.subarray(length)]);
      if (i % 3 === 1) return new Uint8Array([...asset.subarray(0, at), ...tail.subarray(0, length), ...tail]);
      return new Uint8Array([...asset, ...asset.subarray(0, length)]);
    });
    expect(outcomesOf(spoiled, whole, read)['the same puzzles']).toBeUndefined();
  });

  it('is refused with garbage for its body', () => {
    const garbage = Array.from({ length: 300 }, () =>
      asset.map((byte, at) => (at < HEADER_BYTES ? byte : random.below(256))),
    );
    expect(outcomesOf(garbage, whole, read)['the same puzzles']).toBeUndefined();
  });
});

it('garbage without a header is refused by its first bytes', () => {
  const random = new Random(1, 2, 3);
  const garbage = Array.from({ length: 1000 }, () =>
    Uint8Array.from({ length: random.below(200) }, () => random.below(256)),
  );
  expect(outcomesOf(garbage, '')).toEqual({ magic: 1000 });
});

/** A container with any body and any claim of its content's length; the checksum is that of `content`. */
function forge(body: Uint8Array, contentBytes: number, content: Uint8Array = new Uint8Array()): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + body.length);
  file.set(sealed(content, 'json').subarray(0, HEADER_BYTES));
  const view = new DataView(file.buffer);
  view.setUint32(8, contentBytes, true);
  view.setUint32(12, body.length, true);
  view.setUint32(28, crc32(content, crc32(file.subarray(0, 28))), true);
  file.set(body, HEADER_BYTES);
  return file;
}

const filled = (length: number, ...bytes: number[]) => Uint8Array.from({ length }, (_, i) => bytes[i % bytes.length]);
const text = (value: string) => new TextEncoder().encode(value);

/** Content that a file of a few kilobytes inflates to. */
const LARGE = 8 << 20;

const BOMBS: readonly (readonly [name: string, asset: Uint8Array, fault: string])[] = [
  ['a claim of 4 GiB', forge(deflateSync(text('{}')), 0xffffffff), 'length'],
  ['a claim of 2 GiB', forge(filled(4 << 20, 0), 0x80000000), 'length'],
  ['a claim of 16 MiB that the body cannot hold', forge(filled(16_000, 0), MAX_CONTENT_BYTES), 'length'],
  ['a large claim over garbage', forge(filled(40_000, 0x55, 0xaa, 0x13), LARGE), 'inflate'],
  ['64 MiB where 1,000 bytes are claimed', forge(deflateSync(new Uint8Array(64 << 20)), 1000), 'inflate'],
  ['64 MiB where 8 are claimed', forge(deflateSync(new Uint8Array(64 << 20)), LARGE), 'inflate'],
  [
    'a megabyte behind the last block',
    forge(new Uint8Array([...deflateSync(text('{}')), ...filled(1 << 20, 7)]), 2),
    'inflate',
  ],
  ['fewer bytes than claimed', forge(deflateSync(text('{}')), 3), 'inflate'],
  ['no body', forge(new Uint8Array(), 0), 'length'],
  ['nothing inside', sealed(new Uint8Array(), 'json'), 'content'],
  ['JSON of lists in lists', sealed(filled(LARGE, 0x5b), 'json'), 'content'],
  ['JSON of empty maps', sealed(text(`[${'{},'.repeat(2_500_000)}{}]`), 'json'), 'content'],
  ['JSON of lists as deep as may be', sealed(text('['.repeat(60_000) + ']'.repeat(60_000)), 'json'), 'content'],
  ['MessagePack of lists in lists', sealed(filled(LARGE, 0x91), 'msgpack'), 'content'],
  [
    'MessagePack of lists as deep as may be',
    sealed(new Uint8Array([...filled(60_000, 0x91), 0]), 'msgpack'),
    'content',
  ],
  ['a list of 4 G', sealed(new Uint8Array([0xdd, 255, 255, 255, 255]), 'msgpack'), 'content'],
  [
    'a list of 30 M nothings',
    sealed(new Uint8Array([0xdd, 1, 201, 195, 128, ...filled(100, 0x80)]), 'msgpack'),
    'content',
  ],
  ['a map of 4 G', sealed(new Uint8Array([0xdf, 255, 255, 255, 255]), 'msgpack'), 'content'],
  ['a text of 4 G', sealed(new Uint8Array([0xdb, 255, 255, 255, 255]), 'msgpack'), 'content'],
  ['a pattern as a value', sealed(new Uint8Array([0xc7, 3, 0x78, 0x92, 0xa1, 0x61, 0xa0]), 'msgpack'), 'content'],
  ['a private record', sealed(new Uint8Array([0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 1]), 'msgpack'), 'content'],
  ['a float', sealed(new Uint8Array([0xcb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0]), 'msgpack'), 'content'],
];

it.each(BOMBS)('%s is refused', (_name, asset, fault) => {
  expect(readAll(asset)).toBe(fault);
});

it('no damaged asset and no bomb takes much memory', () => {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const input = { assets: ASSETS.map(([, , asset]) => hex(asset)), bombs: BOMBS.map(([, asset]) => hex(asset)) };
  const child = spawnSync(process.execPath, [fileURLToPath(new URL('memory.mjs', import.meta.url))], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  const { growth, control } = JSON.parse(child.stdout);
  expect(growth).toBeLessThan(MOST_MEMORY);
  expect(control).toBeGreaterThan(MOST_MEMORY);
});
