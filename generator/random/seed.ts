/**
 * From an address to a random stream. Test vectors: `random/README.md`.
 *
 * Two independent 32-bit hashes of the address's text and the attempt number make the state, so that two addresses
 * that share the polynomial seed still have streams of their own.
 */
import { Random } from './random.js';

const POLYNOMIAL_BASE = 131;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The seed of an address: polynomial hash, base 131, modulo 2^32. */
export function seedFor(address: string): number {
  let value = 0;
  for (let i = 0; i < address.length; i++) value = (Math.imul(value, POLYNOMIAL_BASE) + address.charCodeAt(i)) >>> 0;
  return value;
}

/** The second hash: FNV-1a, 32 bits (Fowler, Noll, Vo), over the text's character codes, which are ASCII in an address. */
export function secondHash(address: string): number {
  let value = FNV_OFFSET;
  for (let i = 0; i < address.length; i++) value = Math.imul(value ^ address.charCodeAt(i), FNV_PRIME);
  return value >>> 0;
}

/** The stream of an address's attempt; attempts count from 0. */
export function randomFor(address: string, attempt: number): Random {
  return new Random(seedFor(address), secondHash(address), attempt);
}
