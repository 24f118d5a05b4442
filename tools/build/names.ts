/** What banks and their assets are called. */
import type { Encoding } from '../../format/container.js';
import { isWordVariant } from '../../format/variants.js';

export const EXTENSION = '.pbk';

/** Which bank a level is in: number puzzles have one a variant, word puzzles one a level. */
export function bankNameOf(variant: string, level: string): string {
  return isWordVariant(variant) ? `${variant}-${level}` : variant;
}

/** The file name of a bank's asset: letters, digits and underscores, since Android strips everything else. */
export function assetName(bankName: string, encoding: Encoding): string {
  return `${bankName.replaceAll('-', '_')}${encoding === 'json' ? '_json' : ''}${EXTENSION}`;
}
