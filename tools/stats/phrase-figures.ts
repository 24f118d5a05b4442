/** What the phrases of word puzzles are like: how long, how evenly they lie, and how many jokes a grid could have hidden. */
import type { ArrowwordDocument, Cell } from '../../format/documents.js';
import { unevenness } from '../../generator/arrowword/spread.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { jokesInOrder, type WordGround } from '../../generator/words/ground.js';
import { meanOf, mostOf, type Range, rangeOf, rounded, sumOf } from './numbers.js';

/** Letters of the phrases. */
export function phraseLengths(documents: readonly { readonly phrase: string }[]): Range {
  return rangeOf(documents.map(({ phrase }) => [...phrase].length));
}

export interface SpreadFigures {
  /** What a phrase's gaps are off the ideal one, as a part of it: root mean square over all gaps, and of the worst grid. */
  readonly rms: number;
  readonly worst: number;
  /** How many letters of its phrase one word of a grid has at most: the mean over the grids, and the most. */
  readonly inWord: { readonly mean: number; readonly max: number };
}

const THOUSAND = 1000;

/** How far the gaps of each grid's phrase are off, squared: `letterCells` are each grid's, in reading order. */
export function gapSquares(
  documents: readonly ArrowwordDocument[],
  letterCells: readonly (readonly Cell[])[],
): number[] {
  return documents.map(({ phraseCells }, index) => {
    const places = new Map(letterCells[index].map((cell, place) => [cell, place]));
    // The bank's reader has seen that the phrase's cells are letters.
    return (
      unevenness(
        phraseCells.map((cell) => places.get(cell) as number),
        places.size,
      ) / THOUSAND
    );
  });
}

export function spreadFigures(documents: readonly ArrowwordDocument[], squares: readonly number[]): SpreadFigures {
  const inWord = documents.map(mostInWord);
  return {
    rms: rounded(Math.sqrt(sumOf(squares) / squares.length)),
    worst: rounded(Math.sqrt(mostOf(squares))),
    inWord: { mean: meanOf(inWord), max: mostOf(inWord) },
  };
}

/** How many letters of the phrase stand in one word at most. */
function mostInWord({ words, columns, phraseCells }: ArrowwordDocument): number {
  const isPhrase = new Set(phraseCells);
  return mostOf(
    words.map(({ answer, start, direction }) => {
      const step = direction === 'right' ? 1 : columns;
      return [...answer].filter((_, at) => isPhrase.has(start + at * step)).length;
    }),
  );
}

export interface FittingJokes {
  /** How many jokes a grid could have hidden: those whose phrase its letters have in reading order. */
  readonly fit: number;
  /** How many jokes have a phrase of the size's window, and how many there are. */
  readonly phrases: number;
  readonly jokes: number;
}

/** Of the jokes of a language in use, struck ones left out. */
export function fittingJokes(documents: readonly ArrowwordDocument[], ground: WordGround): FittingJokes {
  const [{ variant, level, rows, columns }] = documents;
  const window = windowOf('arrowword', Math.max(rows, columns));
  const phrases = jokesInOrder(ground, { variant, level }, window).flatMap(({ phrase }) => phrase?.cells ?? []);
  const inUse = ground.jokes.flatMap(({ jokes, editions }) => jokes.slice(0, editions.at(-1)));
  const fitting = documents.map(({ grid }) => phrases.filter((phrase) => isReadIn(grid, phrase)).length);
  return {
    fit: meanOf(fitting),
    phrases: phrases.length,
    jokes: inUse.filter(({ isStruck }) => !isStruck).length,
  };
}

/** Whether a text has the phrase's letters in their order, others between them. */
function isReadIn(text: string, phrase: string): boolean {
  let at = -1;
  for (const letter of phrase) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
