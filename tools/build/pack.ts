/** Writes banks and lexicons as assets, in either encoding. */
import { Packr } from 'msgpackr';
import { type Bank, type BankContent, contentOf } from '../../format/bank.js';
import { type Encoding, sealContainer } from '../../format/container.js';
import { type LexiconContent, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { isArrowwordVariant } from '../../format/variants.js';
import { deflateSmall } from './deflate/deflate.js';

/**
 * The bytes of a bank's asset: the same for the same bank, everywhere. Throws `RangeError` or `BankError` for a bank that
 * the format cannot hold; an asset that the reader would refuse does not leave here.
 */
export function packBank(bank: Bank, encoding: Encoding): Uint8Array {
  const asset = sealed(contentOf(bank), encoding, isArrowwordVariant(bank.variant));
  openBank(asset);
  return asset;
}

/** The bytes of a lexicon's asset, as `packBank`. */
export function packLexicon(content: LexiconContent, encoding: Encoding): Uint8Array {
  const asset = sealed(content, encoding, content.clues !== undefined);
  openLexicon(asset);
  return asset;
}

/**
 * `isSmall`: deflated by the slower way, which arrowwords and their clues gain a tenth from. Others keep the bytes that they were
 * released with.
 */
function sealed(content: BankContent | LexiconContent, encoding: Encoding, isSmall: boolean): Uint8Array {
  const bytes = encoding === 'json' ? jsonOf(content) : messagePackOf(content);
  return isSmall ? sealContainer(bytes, encoding, deflateSmall) : sealContainer(bytes, encoding);
}

function jsonOf(content: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}

/** Plain maps with the shortest heads: what every MessagePack library reads, and one way to write each value. */
function messagePackOf(content: object): Uint8Array {
  // A copy, since msgpackr returns a view of its pool.
  return new Uint8Array(new Packr({ useRecords: false, variableMapSize: true }).pack(content));
}
