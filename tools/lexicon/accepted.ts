/**
 * What the linter would find and we accept, `accepted/LANGUAGE.tsv`: `word <TAB> spelling` for words that the dictionary
 * lacks, `pair <TAB> answer <TAB> word` for a word of a clue that is like its answer by chance.
 */
import { existsSync } from 'node:fs';
import { LineFault, linesOf } from '../../generator/lexicon/fault.js';
import { packageFile } from '../package.js';
import { parseFile } from '../text-file.js';

export interface Accepted {
  readonly words: ReadonlySet<string>;
  /** `answer word`, as written. */
  readonly pairs: ReadonlySet<string>;
}

/** What is accepted in a language's house lexicon; nothing in languages without one. */
export function acceptedIn(language: string): Accepted {
  const file = packageFile(`tools/lexicon/accepted/${language}.tsv`);
  return existsSync(file) ? parseFile(file, parseAccepted) : { words: new Set(), pairs: new Set() };
}

function parseAccepted(text: string): Accepted {
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const [index, line] of linesOf(text).entries()) {
    const [kind, first, second, ...more] = line.split('\t');
    if (kind === 'word' && first && second === undefined) words.add(first);
    else if (kind === 'pair' && first && second && more.length === 0) pairs.add(`${first} ${second}`);
    else
      throw new LineFault(
        index + 1,
        `${JSON.stringify(line)}; expected word or pair, with one or two words behind tabs`,
      );
  }
  return { words, pairs };
}
