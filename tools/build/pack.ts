/** Writes a bank as an asset, in either encoding. */
import { Packr } from 'msgpackr';
import { type Bank, type BankContent, contentOf } from '../../format/bank.js';
import { type Encoding, sealContainer } from '../../format/container.js';
import { openBank } from '../../format/reader.js';

/**
 * The bytes of a bank's asset: the same for the same bank, everywhere. Throws `RangeError` or `BankError` for a bank that
 * the format cannot hold; an asset that the reader would refuse does not leave here.
 */
export function packBank(bank: Bank, encoding: Encoding): Uint8Array {
  const content = contentOf(bank);
  const asset = sealContainer(encoding === 'json' ? jsonOf(content) : messagePackOf(content), encoding);
  openBank(asset);
  return asset;
}

function jsonOf(content: BankContent): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}

/** Plain maps with the shortest heads: what every MessagePack library reads, and one way to write each value. */
function messagePackOf(content: BankContent): Uint8Array {
  // A copy, since msgpackr returns a view of its pool.
  return new Uint8Array(new Packr({ useRecords: false, variableMapSize: true }).pack(content));
}
