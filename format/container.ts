/**
 * The container of an asset: a header of 32 bytes, all numbers little-endian, and one raw DEFLATE body.
 *
 *    0  4  magic "PBK1"
 *    4  1  encoding: 1 JSON, 2 MessagePack
 *    5  1  method: 1 raw DEFLATE
 *    6  2  format version
 *    8  4  length of the content, inflated
 *   12  4  length of the body, deflated
 *   16 12  reserved, 0
 *   28  4  CRC-32 of bytes 0..27 followed by the content
 */
import { Inflate } from 'fflate';
import { crc32 } from './crc32.js';
import { BankError, type BankFault } from './error.js';

/** Grows with every change that an older reader would misread: FORMAT.md has the rules. */
export const FORMAT_VERSION = 3;
export const HEADER_BYTES = 32;
/** No content is larger: what a reader may be made to allocate by a damaged header. */
export const MAX_CONTENT_BYTES = 1 << 24;

export const ENCODINGS = ['json', 'msgpack'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** The encodings' numbers in the header. */
const ENCODING_CODES: Readonly<Record<Encoding, number>> = { json: 1, msgpack: 2 };

const MAGIC = [0x50, 0x42, 0x4b, 0x31];
const METHOD_DEFLATE = 1;
const RESERVED_START = 16;
const CRC_START = 28;
/** DEFLATE writes at most 258 bytes for two bits: no body inflates to more than 1,032 times its length. */
const MOST_INFLATION = 1032;
/** How much of the body is inflated at a time: what may come out of it, 4 MiB, is the most that is held besides the content. */
const SLICE_BYTES = 1 << 12;
/** A stored block, 64 KiB at most, gives nothing until it is whole; seventeen slices hold one. */
const MOST_IDLE_SLICES = 17;

/**
 * Puts content into a container, its body made by `deflate`, a writer of raw DEFLATE. Throws `RangeError` for content above
 * `MAX_CONTENT_BYTES`.
 */
export function sealContainer(
  content: Uint8Array,
  encoding: Encoding,
  deflate: (content: Uint8Array) => Uint8Array,
): Uint8Array {
  if (content.length > MAX_CONTENT_BYTES) {
    throw new RangeError(`a bank of ${content.length} bytes; at most ${MAX_CONTENT_BYTES} fit an asset`);
  }
  const body = deflate(content);
  const file = new Uint8Array(HEADER_BYTES + body.length);
  const view = new DataView(file.buffer);
  file.set(MAGIC, 0);
  view.setUint8(4, ENCODING_CODES[encoding]);
  view.setUint8(5, METHOD_DEFLATE);
  view.setUint16(6, FORMAT_VERSION, true);
  view.setUint32(8, content.length, true);
  view.setUint32(12, body.length, true);
  view.setUint32(CRC_START, crc32(content, crc32(file.subarray(0, CRC_START))), true);
  file.set(body, HEADER_BYTES);
  return file;
}

/** Opens a container. Throws `BankError` naming the fault; allocates no more than the checked header allows. */
export function openContainer(file: Uint8Array): { readonly encoding: Encoding; readonly content: Uint8Array } {
  const header = checkHeader(file);
  const content = inflate(file.subarray(HEADER_BYTES), header.contentBytes);
  if (crc32(content, crc32(file.subarray(0, CRC_START))) !== header.crc) {
    throw new BankError('checksum', 'the checksum does not match the content', CRC_START);
  }
  return { encoding: header.encoding, content };
}

/**
 * Inflates to exactly `contentBytes`. In slices, since a damaged body may go on for a thousand times its length: what
 * is too much stops with the slice that holds it.
 */
function inflate(body: Uint8Array, contentBytes: number): Uint8Array {
  const content = new Uint8Array(contentBytes);
  let filled = 0;
  let idleSlices = 0;
  const inflater = new Inflate((piece) => {
    if (piece.length > contentBytes - filled) throw new RangeError(`more than the header's ${contentBytes} bytes`);
    content.set(piece, filled);
    filled += piece.length;
    idleSlices = piece.length > 0 ? 0 : idleSlices + 1;
    if (idleSlices > MOST_IDLE_SLICES) throw new RangeError('the body goes on behind its last block');
  });
  try {
    for (let at = 0; at < body.length; at += SLICE_BYTES) {
      inflater.push(body.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= body.length);
    }
    if (filled < contentBytes) throw new RangeError(`${filled} bytes; the header says ${contentBytes}`);
  } catch (error) {
    throw new BankError('inflate', `the body does not inflate: ${(error as Error).message}`, HEADER_BYTES);
  }
  return content;
}

function checkHeader(file: Uint8Array): { encoding: Encoding; contentBytes: number; crc: number } {
  const demand = (isFine: boolean, fault: BankFault, message: string, offset: number) => {
    if (!isFine) throw new BankError(fault, message, offset);
  };
  demand(ArrayBuffer.isView(file), 'magic', 'no Uint8Array; expected the bytes of an asset', 0);
  demand(
    MAGIC.every((byte, i) => file[i] === byte),
    'magic',
    'no puzzle-bank asset: it does not start with PBK1',
    0,
  );
  demand(
    file.length > HEADER_BYTES,
    'length',
    `${file.length} bytes; the header alone has ${HEADER_BYTES}`,
    file.length,
  );
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const version = view.getUint16(6, true);
  demand(version === FORMAT_VERSION, 'version', `format version ${version}; this reader knows ${FORMAT_VERSION}`, 6);
  const encoding = ENCODINGS.find((name) => ENCODING_CODES[name] === file[4]);
  demand(encoding !== undefined, 'header', `encoding ${file[4]}; this reader knows 1 and 2`, 4);
  demand(file[5] === METHOD_DEFLATE, 'header', `method ${file[5]}; this reader knows ${METHOD_DEFLATE}`, 5);
  for (let i = RESERVED_START; i < CRC_START; i++) demand(file[i] === 0, 'header', 'a reserved byte is not 0', i);
  const contentBytes = view.getUint32(8, true);
  const bodyBytes = view.getUint32(12, true);
  const found = file.length - HEADER_BYTES;
  demand(bodyBytes === found, 'length', `${found} bytes after the header; expected ${bodyBytes}`, 12);
  demand(
    contentBytes <= MAX_CONTENT_BYTES && contentBytes <= bodyBytes * MOST_INFLATION,
    'length',
    `content of ${contentBytes} bytes; ${bodyBytes} cannot inflate to that or it is above ${MAX_CONTENT_BYTES}`,
    8,
  );
  return { encoding: encoding as Encoding, contentBytes, crc: view.getUint32(CRC_START, true) };
}
