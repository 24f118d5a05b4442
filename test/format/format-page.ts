/** What FORMAT.md takes from the code: the worked example, the examples of records, the tables of techniques. */
import { type Bank, contentOf } from '../../format/bank.js';
import { openContainer } from '../../format/container.js';
import type { NumberVariant, VariantName } from '../../format/documents.js';
import type { LexiconTexts } from '../../format/lexicon.js';
import { decodeRecord } from '../../format/record.js';
import { BANDS, codeOf, levelOf, techniquesOf } from '../../format/techniques.js';
import { isWordVariant, numberRulesOf, WORD_SEARCH_RULES, wordRulesOf } from '../../format/variants.js';
import { lexiconContentOf, packBank } from '../../tools/build/pack.js';
import { sortedText } from '../../tools/build/sort-text.js';
import { ARROWWORD_LEXICONS } from './arrowword-records.js';
import { RECORDS } from './records.js';
import { LEXICONS, WORD_RECORDS } from './word-records.js';

/** The worked example of FORMAT.md: two 4 x 4 Sudokus and one 4 x 4 and one 6 x 6 in a second level. */
export const EXAMPLE: Bank = {
  variant: 'sudoku',
  levels: [
    { level: 'easy', records: RECORDS.sudoku.slice(0, 2) },
    { level: 'hard', records: RECORDS.sudoku.slice(1, 3) },
  ],
};

/** What a record says: a number puzzle's document without the address; of a word search what its record holds. */
export function puzzleOf(variant: VariantName, record: string): object {
  if (isWordVariant(variant)) return wordRulesOf(variant).decode(record);
  const { puzzle, ...said } = decodeRecord(numberRulesOf(variant), record);
  return { ...puzzle, ...said };
}

/** An example: its record's variant, the record, and the document that follows. */
export const RECORD_BLOCK = /(```json record=(\S+) (\S+)\n)(?:[\s\S]*?\n)??(```)/g;
/** A variant's table of techniques. */
export const TABLE = /(<!-- techniques of (\S+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** FORMAT.md with all that the code tells written anew: examples and tables. Throws where a place for them is missing. */
export function rewritten(text: string): string {
  const { content } = openContainer(packBank(EXAMPLE, 'msgpack'));
  const asset = packBank(EXAMPLE, 'msgpack');
  const block = (name: string) => new RegExp(`(\`\`\`\\S+ example=${name}\n)(?:[\\s\\S]*?\n)??(\`\`\`)`, 'g');
  const blocks: [RegExp, string][] = [
    [block('json'), `${JSON.stringify(contentOf(EXAMPLE))}\n`],
    [block('messagepack'), `${hexDump(content)}\n`],
    [block('asset'), `${hexDump(asset)}\n`],
    [block('sorted'), `${JSON.stringify(sortedText('Tee\nTeer\nMeer'))}\n`],
    [block('lexicon'), `${JSON.stringify(lexiconContentOf(firstLexicon()))}\n`],
    [block('clues'), `${JSON.stringify(lexiconContentOf(ARROWWORD_LEXICONS.de))}\n`],
    [/(as MessagePack, )\d+( bytes:)/g, String(content.length)],
    [/(asset that holds it,\n)\d+( bytes:)/g, String(asset.length)],
  ];
  for (const [place] of blocks) {
    if (text.match(place)?.length !== 1) throw new Error(`FORMAT.md: expected once: ${place.source}`);
  }
  return blocks
    .reduce((done, [place, body]) => done.replace(place, (_, before, after) => before + body + after), text)
    .replace(
      RECORD_BLOCK,
      (_, before, variant, record, after) => `${before}${JSON.stringify(puzzleOf(variant, record))}\n${after}`,
    )
    .replace(TABLE, (_, before, variant, after) => before + techniqueTable(variant) + after);
}

/** The lexicon of the first German record alone. */
function firstLexicon(): LexiconTexts {
  const { words, jokes, setups, punchlines } = LEXICONS.de;
  const listed = WORD_SEARCH_RULES['word-search-de']
    .decode(WORD_RECORDS['word-search-de'][0])
    .words.map(({ word }) => word);
  const kept = words.split('\n').filter((display) => listed.includes(display.toUpperCase()));
  const at = jokes.split('\n').indexOf('0:19');
  const line = (text: string) => text.split('\n')[at];
  return {
    ...LEXICONS.de,
    words: kept.join('\n'),
    jokes: '0:19',
    setups: line(setups),
    punchlines: line(punchlines),
  };
}

/** A row for each level: codes and techniques, easiest first. */
function techniqueTable(variant: NumberVariant): string {
  const rows = BANDS.flatMap((band) => {
    // Order 4, since the easy ones of order 3 have a name of their own.
    const techniques = techniquesOf(variant).filter((technique) => levelOf(variant, technique, 4) === band);
    const told = techniques.map((technique) => `\`${codeOf(variant, technique)}\` ${technique}`);
    return told.length === 0 ? [] : [`| ${band} | ${told.join(', ')} |\n`];
  });
  return `\n| level | codes and techniques |\n|---|---|\n${rows.join('')}\n`;
}

/** Sixteen bytes a line, with their place before and their characters behind. */
function hexDump(bytes: Uint8Array): string {
  const dumped: string[] = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const row = [...bytes.subarray(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    dumped.push(`${at.toString(16).padStart(4, '0')}  ${hex.padEnd(47)}  ${text}`);
  }
  return dumped.join('\n');
}
