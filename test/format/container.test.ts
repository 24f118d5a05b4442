import { crc32 as crc32OfNode, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENCODINGS, HEADER_BYTES, MAX_CONTENT_BYTES, openContainer } from '../../format/container.js';
import { crc32 } from '../../format/crc32.js';
import { BankError, type BankFault } from '../../format/error.js';
import { Random } from '../../generator/random/random.js';
import { sealed } from '../seal.js';

const text = (value: string) => new TextEncoder().encode(value);
const SAMPLE = sealed(text('{"some":"content","some":"content"}'), 'json');

/** The fault that opening raises. */
function faultOf(bytes: Uint8Array): BankFault | undefined {
  try {
    openContainer(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    return error.fault;
  }
}

/** The sample with some bytes set; the checksum is left as it was. */
function withBytes(...changes: [at: number, byte: number][]): Uint8Array {
  const bytes = SAMPLE.slice();
  for (const [at, byte] of changes) bytes[at] = byte;
  return bytes;
}

describe('crc32', () => {
  it('has the published check value', () => {
    expect(crc32(text('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it('goes on where it stopped', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (a, b) => {
        const both = new Uint8Array([...a, ...b]);
        expect(crc32(b, crc32(a))).toBe(crc32(both));
        expect(crc32(both)).toBe(crc32OfNode(both));
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe('container', () => {
  it('gives back what was put in, in any encoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.constantFrom(...ENCODINGS), (content, encoding) => {
        const file = sealed(content, encoding);
        const opened = openContainer(file);
        expect(opened.encoding).toBe(encoding);
        expect([...opened.content]).toEqual([...content]);
        // A body that any other inflate reads too.
        expect([...inflateRawSync(file.subarray(HEADER_BYTES))]).toEqual([...content]);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('opens within a larger buffer', () => {
    const buffer = new Uint8Array(SAMPLE.length + 30);
    buffer.set(SAMPLE, 13);
    const view = buffer.subarray(13, 13 + SAMPLE.length);
    expect([...openContainer(view).content]).toEqual([...openContainer(SAMPLE).content]);
  });

  const FAULTS: readonly (readonly [name: string, bytes: Uint8Array, fault: BankFault])[] = [
    ['nothing', new Uint8Array(), 'magic'],
    ['text', text('{"variant":"sudoku"}'), 'magic'],
    ['a gzip file', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 'magic'],
    ['the magic alone', text('PBK1'), 'length'],
    ['a header without body', SAMPLE.slice(0, HEADER_BYTES), 'length'],
    ['no version', withBytes([6, 0]), 'version'],
    ['an older version', withBytes([6, 1]), 'version'],
    ['a newer version', withBytes([6, 4]), 'version'],
    ['a far newer version', withBytes([7, 1]), 'version'],
    ['an unknown encoding', withBytes([4, 3]), 'header'],
    ['an unknown method', withBytes([5, 0]), 'header'],
    ['a reserved byte', withBytes([20, 1]), 'header'],
    ['the other encoding', withBytes([4, 2]), 'checksum'],
    ['a wrong checksum', withBytes([28, SAMPLE[28] ^ 1]), 'checksum'],
    ['4 GiB of content', withBytes([8, 255], [9, 255], [10, 255], [11, 255]), 'length'],
    ['more content than the body can hold', withBytes([10, 1]), 'length'],
    ['one byte of content more', withBytes([8, SAMPLE[8] + 1]), 'inflate'],
    ['one byte of content fewer', withBytes([8, SAMPLE[8] - 1]), 'inflate'],
    ['a longer body', withBytes([12, SAMPLE[12] + 1]), 'length'],
    ['a byte too many', new Uint8Array([...SAMPLE, 0]), 'length'],
    ['a byte too few', SAMPLE.slice(0, -1), 'length'],
    ['a broken body', withBytes([HEADER_BYTES, 0xff]), 'inflate'],
  ];

  it.each(FAULTS)('refuses %s', (_name, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  it.each([undefined, null, 'PBK1', new ArrayBuffer(40), [0x50, 0x42, 0x4b, 0x31]])(
    'refuses %j, which is no byte array',
    (input) => {
      expect(() => openContainer(input as unknown as Uint8Array)).toThrow(
        expect.objectContaining({ name: 'BankError', fault: 'magic' }),
      );
      expect(() => openContainer(input as unknown as Uint8Array)).toThrow(/expected the bytes of an asset/);
    },
  );

  it('names its version and the other', () => {
    expect(() => openContainer(withBytes([6, 1]))).toThrow(/format version 1; this reader knows 3/);
    expect(() => openContainer(withBytes([6, 4]))).toThrow(/format version 4; this reader knows 3/);
  });

  it('opens stored blocks and several blocks', () => {
    const random = new Random(1, 2, 3);
    const content = Uint8Array.from({ length: 300_000 }, () => random.below(256));
    const file = sealed(content, 'msgpack');
    expect(file.length).toBeGreaterThan(content.length);
    expect(Buffer.compare(openContainer(file).content, content)).toBe(0);
  });

  it('seals no more content than a reader opens', () => {
    const most = sealed(new Uint8Array(MAX_CONTENT_BYTES), 'json');
    expect(openContainer(most).content.length).toBe(MAX_CONTENT_BYTES);
    expect(() => sealed(new Uint8Array(MAX_CONTENT_BYTES + 1), 'json')).toThrow(RangeError);
  });
});
