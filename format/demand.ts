/** What content is held to when it is opened. */
import { BankError } from './error.js';

/** Throws `BankError` with fault `content` where it is not so. */
export function demand(isFine: boolean, message: string): void {
  if (!isFine) throw new BankError('content', message);
}

/** The value as an object with keys. Throws `BankError` with fault `content` for anything else. */
export function objectAt(value: unknown, place: string): Record<string, unknown> {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), `${place}: no object`);
  return value as Record<string, unknown>;
}
