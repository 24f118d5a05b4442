/**
 * A look at content before a parser sees it: a few kilobytes can inflate to millions of nested lists, and a parser makes an object
 * of each. A bank has few values and long texts, so the number of values bounds memory and depth alike.
 */
import type { Encoding } from './container.js';
import { BankError } from './error.js';

/** The most values (texts, numbers, lists, maps, keys) that content may hold. */
export const MAX_VALUES = 1 << 16;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST_START = 0x5b;
const BACKSLASH = 0x5c;
const MAP_START = 0x7b;

/** Throws `BankError` with fault `content` for content with too many values, or with MessagePack types that no bank has. */
export function checkBounds(content: Uint8Array, encoding: Encoding): void {
  if (encoding === 'json') checkJson(content);
  else checkMessagePack(content);
}

/** Counts what starts or parts values, outside of texts. That the text is JSON is the parser's business. */
function checkJson(content: Uint8Array): void {
  let values = 1;
  let isText = false;
  for (let at = 0; at < content.length; at++) {
    const byte = content[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === COLON || byte === LIST_START || byte === MAP_START) {
      if (++values > MAX_VALUES) throw tooMany(at);
    }
  }
}

/** Walks the values' heads. Bank content is unsigned integers, texts, lists and maps, in no more than 32 bits. */
function checkMessagePack(content: Uint8Array): void {
  let at = 0;
  let seen = 0;
  for (let due = 1; due > 0; due--) {
    if (at >= content.length) throw new BankError('content', 'MessagePack ends within a value', content.length);
    const { headBytes, textBytes, children } = headAt(content, at);
    at += headBytes + textBytes;
    due += children;
    seen++;
    if (seen + due > MAX_VALUES) throw tooMany(at);
  }
  if (at !== content.length) {
    throw new BankError('content', `one value of ${at} bytes; the content has ${content.length}`, content.length);
  }
}

interface Head {
  readonly headBytes: number;
  readonly textBytes: number;
  readonly children: number;
}

function headAt(content: Uint8Array, at: number): Head {
  const type = content[at];
  if (type < 0x80) return { headBytes: 1, textBytes: 0, children: 0 };
  if (type < 0x90) return { headBytes: 1, textBytes: 0, children: 2 * (type & 15) };
  if (type < 0xa0) return { headBytes: 1, textBytes: 0, children: type & 15 };
  if (type < 0xc0) return { headBytes: 1, textBytes: type & 31, children: 0 };
  // 8, 16 or 32 bits: of a number, of a text's length, of a list's or of a map's.
  if (type >= 0xcc && type <= 0xce) return { headBytes: 1 + (1 << (type - 0xcc)), textBytes: 0, children: 0 };
  if (type >= 0xd9 && type <= 0xdb) return sized(content, at, 1 << (type - 0xd9), 1, 0);
  if (type === 0xdc || type === 0xdd) return sized(content, at, 2 << (type - 0xdc), 0, 1);
  if (type === 0xde || type === 0xdf) return sized(content, at, 2 << (type - 0xde), 0, 2);
  throw new BankError('content', `MessagePack type 0x${type.toString(16)}; no bank has such values`, at);
}

/** A head with a size of so many bytes: how many bytes of text or how many children is one unit of it? */
function sized(content: Uint8Array, at: number, sizeBytes: number, textUnit: number, childUnit: number): Head {
  let size = 0;
  for (let i = 1; i <= sizeBytes; i++) size = size * 256 + (content[at + i] ?? 0);
  return { headBytes: 1 + sizeBytes, textBytes: size * textUnit, children: size * childUnit };
}

function tooMany(at: number): BankError {
  return new BankError('content', `more than ${MAX_VALUES} values`, at);
}
