/**
 * Addresses: `variant/level/number`, a puzzle's name for ever.
 * A level is a name or a size with an optional name: `hard`, `12x12`, `10x10-kids`.
 */

/** A parsed address; `number` starts at 1. */
export interface Address {
  readonly variant: string;
  readonly level: string;
  readonly number: number;
}

/** What a level may be called: also enforced by the plan's schema. */
export const LEVEL_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const VARIANT_PATTERN = /^[a-z]+(?:-[a-z]+)*$/;
const NUMBER_PATTERN = /^[1-9][0-9]{0,8}$/;

/** The text of an address. */
export function formatAddress(address: Address): string {
  return `${address.variant}/${address.level}/${address.number}`;
}

/** Parses `variant/level/number`; `undefined` where the text is no address. */
export function parseAddress(text: string): Address | undefined {
  const [variant, level, number, ...rest] = text.split('/');
  if (number === undefined || rest.length > 0) return undefined;
  if (!VARIANT_PATTERN.test(variant) || !LEVEL_PATTERN.test(level) || !NUMBER_PATTERN.test(number)) return undefined;
  return { variant, level, number: Number(number) };
}
