/** Writes banks and lexicons as assets, in either encoding. */
import { Packr } from 'msgpackr';
import { type Bank, type BankContent, contentOf } from '../../format/bank.js';
import { type Encoding, sealContainer } from '../../format/container.js';
import { type LexiconContent, type LexiconTexts, openLexicon } from '../../format/lexicon.js';
import { openBank } from '../../format/reader.js';
import { deflateSmall } from './deflate/deflate.js';
import { sortedText } from './sort-text.js';

/**
 * The bytes of a bank's asset: the same for the same bank, everywhere. Throws `RangeError` or `BankError` for a bank that
 * the format cannot hold; an asset that the reader would refuse does not leave here.
 */
export function packBank(bank: Bank, encoding: Encoding): Uint8Array {
  const asset = sealed(contentOf(bank), encoding);
  openBank(asset);
  return asset;
}

/** The bytes of a lexicon's asset, as `packBank`. */
export function packLexicon(texts: LexiconTexts, encoding: Encoding): Uint8Array {
  return packLexiconContent(lexiconContentOf(texts), encoding);
}

/** The same from content that is sorted already, which takes longer than all else: once for both encodings. */
export function packLexiconContent(content: LexiconContent, encoding: Encoding): Uint8Array {
  const asset = sealed(content, encoding);
  openLexicon(asset);
  return asset;
}

/** The texts as an asset holds them. */
export function lexiconContentOf({ answers, setups, punchlines, clues = '', ...others }: LexiconTexts): LexiconContent {
  return {
    ...others,
    ...(answers === undefined ? {} : { answers: sortedText(answers) }),
    texts: sortedText([setups, punchlines, clues].filter((lines) => lines !== '').join('\n')),
  };
}

function sealed(content: BankContent | LexiconContent, encoding: Encoding): Uint8Array {
  return sealContainer(encoding === 'json' ? jsonOf(content) : messagePackOf(content), encoding, deflateSmall);
}

function jsonOf(content: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}

/** Plain maps with the shortest heads: what every MessagePack library reads, and one way to write each value. */
function messagePackOf(content: object): Uint8Array {
  // A copy, since msgpackr returns a view of its pool.
  return new Uint8Array(new Packr({ useRecords: false, variableMapSize: true }).pack(content));
}
