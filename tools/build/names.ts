/** What assets are called. */
import type { Encoding } from '../../format/container.js';

export const EXTENSION = '.pbk';

/** The file name of a bank's asset: letters, digits and underscores, since Android strips everything else. */
export function assetName(variant: string, encoding: Encoding): string {
  return `${variant.replaceAll('-', '_')}${encoding === 'json' ? '_json' : ''}${EXTENSION}`;
}
