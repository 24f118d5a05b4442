/** What the levels of word searches are like: how many words, how long, how they lie, and how often the same ones come. */
import { DIRECTIONS, type Direction, type WordSearchDocument, type WordSearchVariant } from '../../format/documents.js';
import type { BankReader } from '../../format/reader.js';
import { runOf } from '../../format/word-grid.js';
import type { MakingFigures } from './making.js';
import { byLength, type Range, rounded, shareOf, sumOf, tallyOf } from './numbers.js';
import { phraseLengths } from './phrase-figures.js';

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
  /** Words a grid by their length. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Of all words: those of three letters, those that lie diagonally, and those of each direction. */
  readonly threeLetters: number;
  readonly diagonals: number;
  readonly directions: Readonly<Record<Direction, number>>;
  /** Of all cells: those of two words. */
  readonly shared: number;
  /** The word that most grids have, and in what share of them. */
  readonly commonest: { readonly word: string; readonly grids: number };
  /** Different words of the level. */
  readonly different: number;
  /** Letters of the phrases. */
  readonly phrase: Range;
  /** How many attempts its puzzles take; `null` where none was made again. */
  readonly making: MakingFigures | null;
}

/** Reads every puzzle of a level of word searches. Throws `BankError` for a record that breaks its grammar. */
export function wordLevelFigures(
  bank: BankReader,
  level: string,
  making: MakingFigures | null = null,
): WordLevelFigures {
  const documents = Array.from(
    { length: bank.count(level) },
    (_, index) => bank.puzzle(level, index + 1) as WordSearchDocument,
  );
  const words = documents.flatMap((document) => document.words);
  const lengths = words.map(({ word }) => [...word].length);
  const cells = sumOf(documents.map(({ rows, columns }) => rows * columns));
  const directions = tallyOf(words.map(({ direction }) => direction));
  const shareAlong = (direction: Direction) => shareOf(directions.get(direction) ?? 0, words.length);
  const uses = tallyOf(words.map(({ display }) => display));
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
    wordLength: rounded(sumOf(lengths) / words.length),
    lengths: byLength(lengths, count),
    threeLetters: shareOf(lengths.filter((length) => length === 3).length, words.length),
    diagonals: shareOf(words.filter(({ direction }) => direction.length === 2).length, words.length),
    directions: Object.fromEntries(DIRECTIONS.map((name) => [name, shareAlong(name)])) as Record<Direction, number>,
    shared: shareOf(sumOf(documents.map(sharedCells)), cells),
    commonest: { word, grids: rounded(grids / count) },
    different: uses.size,
    phrase: phraseLengths(documents),
    making,
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
