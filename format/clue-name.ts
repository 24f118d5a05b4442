/**
 * How records and lexicons write the name of a clue: where it comes from, then its place there.
 *
 *   origin    a lower-case letter: class of a fact; `!` and a digit: table 1 to 63; nothing: table 0
 *   ordinal   `A` to `Z`, after a `+` for every 26
 */
import type { ClueName } from './documents.js';
import { BIT_ALPHABET } from './layout.js';

const TABLE = '!';
const MORE = '+';
const ORDINALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FACT = /^[a-z]$/;
/** As many tables as a name can tell. */
export const MAX_TABLES = BIT_ALPHABET.length;
const TABLE_NUMBER = /^(?:0|[1-9][0-9]?)$/;

/** Writes a name. Throws `RangeError` for one that it cannot hold. */
export function encodeClueName({ origin, ordinal }: ClueName): string {
  if (!Number.isInteger(ordinal) || ordinal < 0) throw new RangeError(`clue ${ordinal} of ${origin}`);
  return (
    encodeOrigin(origin) + MORE.repeat(Math.floor(ordinal / ORDINALS.length)) + ORDINALS[ordinal % ORDINALS.length]
  );
}

function encodeOrigin(origin: string): string {
  if (FACT.test(origin)) return origin;
  const table = Number(origin);
  if (!TABLE_NUMBER.test(origin) || table >= MAX_TABLES) throw new RangeError(`clues of origin ${origin}`);
  return table === 0 ? '' : TABLE + BIT_ALPHABET[table];
}

/** A name in a text, and the place behind it. */
export interface ReadClueName {
  readonly name: ClueName;
  readonly end: number;
}

/** Reads the name at a place of a text; `undefined` where none is. */
export function clueNameAt(text: string, at: number): ReadClueName | undefined {
  let origin = '0';
  let next = at;
  if (text[at] === TABLE) {
    const table = BIT_ALPHABET.indexOf(text[at + 1] ?? '.');
    if (table < 1) return undefined;
    origin = String(table);
    next = at + 2;
  } else if (text[at] >= 'a' && text[at] <= 'z') {
    origin = text[at];
    next = at + 1;
  }
  const first = next;
  while (text[next] === MORE) next++;
  const place = ORDINALS.indexOf(text[next] ?? MORE);
  return place < 0 ? undefined : { name: { origin, ordinal: (next - first) * ORDINALS.length + place }, end: next + 1 };
}
