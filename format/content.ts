/** From an asset's bytes to the value that it holds. */
import { strFromU8 } from 'fflate';
import { unpack } from 'msgpackr/unpack-no-eval';
import { checkBounds } from './bounds.js';
import { type Encoding, openContainer } from './container.js';
import { BankError } from './error.js';

/** Opens the container, bounds what a parser would make of it, and parses. Throws `BankError`. */
export function openContent(bytes: Uint8Array): { readonly encoding: Encoding; readonly value: unknown } {
  const { encoding, content } = openContainer(bytes);
  checkBounds(content, encoding);
  try {
    return { encoding, value: encoding === 'json' ? JSON.parse(strFromU8(content)) : unpack(content) };
  } catch (error) {
    throw new BankError('content', `no ${encoding} content: ${(error as Error).message}`);
  }
}
