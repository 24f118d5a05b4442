/**
 * How often the lemmas of a language are met: counts of their word forms in film subtitles, `lemma <TAB> count` a line,
 * commonest first. The tables are under the licence of their source (`frequency/README.md`), not under the lexicon's.
 */
import { LineFault, linesOf } from './fault.js';

export interface FrequencyRow {
  readonly lemma: string;
  readonly count: number;
}

/** Reads a table. Throws `LineFault` for a line that is none, or out of order. */
export function parseFrequencies(text: string): FrequencyRow[] {
  let last = Number.POSITIVE_INFINITY;
  return linesOf(text).map((line, index) => {
    const [lemma, count, ...more] = line.split('\t');
    const value = Number(count);
    if (lemma === '' || more.length > 0 || !/^[1-9][0-9]{0,14}$/.test(count ?? '')) {
      throw new LineFault(index + 1, `${JSON.stringify(line)}; expected a lemma, a tab and a count`);
    }
    if (value > last) throw new LineFault(index + 1, `count ${value} after ${last}; expected falling counts`);
    last = value;
    return { lemma, count: value };
  });
}
