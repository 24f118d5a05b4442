/**
 * Words that no puzzle shows. `core` (vulgar words and slurs) and `taste` (illness, violence, drugs: no word for a
 * Sunday's pastime) are refused as answers and in clues, as whole words or, with a star, as beginnings; there is no test
 * for substrings, which would hit hundreds of innocent words a language. Core words, and the short ones of kind
 * `run`, must not read by chance in a grid either. Words of kind `free` pass whatever a list or a beginning says.
 */
import type { Alphabet } from './alphabet.js';
import { LineFault, linesOf } from './fault.js';

export const BLOCK_KINDS = ['core', 'taste', 'run', 'free'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export interface BlockRow {
  readonly kind: BlockKind;
  /** Folded. */
  readonly word: string;
  /** Also refused as a beginning. */
  readonly isBeginning: boolean;
}

/** The shortest core word that must not read in a grid by chance; shorter ones read everywhere. */
const SHORTEST_RUN = 4;

/** Reads a block list, `kind <TAB> word` or `kind <TAB> word*` a line. Throws `LineFault` for a line that is none. */
export function parseBlockList(text: string, alphabet: Alphabet): BlockRow[] {
  return linesOf(text).map((line, index) => {
    const [kind, word, ...more] = line.split('\t');
    const known = BLOCK_KINDS.find((candidate) => candidate === kind);
    if (known === undefined || word === undefined || more.length > 0) {
      throw new LineFault(index + 1, `${JSON.stringify(line)}; expected ${BLOCK_KINDS.join(', ')}, a tab and a word`);
    }
    const isBeginning = word.endsWith('*');
    const folded = alphabet.cellsOf(isBeginning ? word.slice(0, -1) : word);
    if (folded === undefined || folded === '') {
      throw new LineFault(
        index + 1,
        `${JSON.stringify(word)}; expected letters of the language, with or without a star`,
      );
    }
    return { kind: known, word: folded, isBeginning };
  });
}

/** The rows of a plain list of words, such as npm's naughty-words: those that are one word of the alphabet's letters. */
export function coreRowsOf(words: readonly string[], alphabet: Alphabet): BlockRow[] {
  return words.flatMap((text) => {
    const word = alphabet.cellsOf(text);
    return word === undefined || word.length < 2 ? [] : [{ kind: 'core' as const, word, isBeginning: false }];
  });
}

export class BlockList {
  /** What must not read in a grid by chance. */
  readonly runs: readonly string[];
  private readonly words: ReadonlySet<string>;
  private readonly beginnings: readonly string[];
  private readonly free: ReadonlySet<string>;

  /** `adult`: core words are no fault. */
  constructor(rows: readonly BlockRow[], adult = false) {
    const refused = rows.filter(({ kind }) => kind === 'taste' || (kind === 'core' && !adult));
    this.free = new Set(rows.filter(({ kind }) => kind === 'free').map(({ word }) => word));
    this.words = new Set(refused.map(({ word }) => word));
    this.beginnings = refused.filter(({ isBeginning }) => isBeginning).map(({ word }) => word);
    const runs = rows.filter(
      ({ kind, word }) => !adult && (kind === 'run' || (kind === 'core' && word.length >= SHORTEST_RUN)),
    );
    this.runs = [...new Set(runs.map(({ word }) => word))].filter((word) => !this.free.has(word)).sort();
  }

  /** Whether a folded word is refused as an answer and as a word of a clue. */
  refuses(word: string): boolean {
    if (this.free.has(word)) return false;
    return this.words.has(word) || this.beginnings.some((beginning) => word.startsWith(beginning));
  }

  /** The blocked words that read in a line of cells, forwards or backwards: `[word, first cell of the reading]`. */
  runsIn(line: string): (readonly [string, number])[] {
    const backwards = [...line].reverse().join('');
    return this.runs.flatMap((word) => [
      ...startsOf(line, word).map((at) => [word, at] as const),
      ...startsOf(backwards, word).map((at) => [word, line.length - 1 - at] as const),
    ]);
  }
}

function startsOf(line: string, word: string): number[] {
  const starts: number[] = [];
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) starts.push(at);
  return starts;
}
