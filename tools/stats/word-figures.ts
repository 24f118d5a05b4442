/** What the levels of word searches are like: how many words, how long, how they lie, and how often the same ones come. */
import type { WordSearchDocument, WordSearchVariant } from '../../format/documents.js';
import type { BankReader } from '../../format/reader.js';
import { runOf } from '../../format/word-grid.js';

/** A level of word searches in figures: what `stats --json` writes. Shares are parts of one, rounded to a thousandth. */
export interface WordLevelFigures {
  readonly variant: WordSearchVariant;
  readonly level: string;
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Words a grid, and letters a word, on average. */
  readonly words: number;
  readonly wordLength: number;
  /** Of all words: those of three letters, and those that lie diagonally. */
  readonly threeLetters: number;
  readonly diagonals: number;
  /** Of all cells: those of two words. */
  readonly shared: number;
  /** The word that most grids have, and in what share of them. */
  readonly commonest: { readonly word: string; readonly grids: number };
  /** Different words of the level. */
  readonly different: number;
}

const THOUSAND = 1000;

/** Reads every puzzle of a level of word searches. Throws `BankError` for a record that breaks its grammar. */
export function wordLevelFigures(bank: BankReader, level: string): WordLevelFigures {
  const documents = Array.from(
    { length: bank.count(level) },
    (_, index) => bank.puzzle(level, index + 1) as WordSearchDocument,
  );
  const words = documents.flatMap((document) => document.words);
  const letters = words.reduce((sum, { word }) => sum + [...word].length, 0);
  const cells = documents.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  const shared = documents.reduce((sum, document) => sum + sharedCells(document), 0);
  const uses = new Map<string, number>();
  for (const { display } of words) uses.set(display, (uses.get(display) ?? 0) + 1);
  const [word, grids] = [...uses].reduce((best, use) => (use[1] > best[1] ? use : best));
  const [{ variant, rows, columns }] = documents;
  const count = documents.length;
  return {
    variant,
    level,
    count,
    rows,
    columns,
    words: rounded(words.length / count),
    wordLength: rounded(letters / words.length),
    threeLetters: rounded(words.filter((listed) => [...listed.word].length === 3).length / words.length),
    diagonals: rounded(words.filter(({ direction }) => direction.length === 2).length / words.length),
    shared: rounded(shared / cells),
    commonest: { word, grids: rounded(grids / count) },
    different: uses.size,
  };
}

/** How many cells two words go through. */
function sharedCells(document: WordSearchDocument): number {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const { word, start, direction } of document.words) {
    for (const cell of runOf(document, start, direction, [...word].length) ?? []) {
      if (seen.has(cell)) shared.add(cell);
      seen.add(cell);
    }
  }
  return shared.size;
}

function rounded(value: number): number {
  return Math.round(value * THOUSAND) / THOUSAND;
}
