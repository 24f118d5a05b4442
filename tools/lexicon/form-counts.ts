/** Reading a frequency list: `word count` or `word <TAB> count` a line. */
import { LineFault } from '../../generator/lexicon/fault.js';
import { parseFile } from '../text-file.js';

/** The largest count that a frequency table holds. */
const MOST = 999_999_999_999_999;

/** How long may a line be? Far longer than any word. */
const LONGEST_LINE = 1000;

/** The counts by lower-case word. Throws `InputError` with file and line. */
export function readFormCounts(file: string): Map<string, number> {
  return parseFile(file, (text) => {
    const counts = new Map<string, number>();
    for (const [index, line] of text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .entries()) {
      if (line === '') continue;
      if (line.length > LONGEST_LINE)
        throw new LineFault(index + 1, `${line.length} characters; expected ${LONGEST_LINE} at most`);
      const match = /^(.*\S)[ \t]+([0-9]{1,15})$/.exec(line);
      if (match === null)
        throw new LineFault(index + 1, `${JSON.stringify(line.slice(0, 60))}; expected a word, a blank and a count`);
      const word = match[1].normalize('NFC').toLowerCase();
      counts.set(word, Math.min(MOST, (counts.get(word) ?? 0) + Number(match[2])));
    }
    return counts;
  });
}
