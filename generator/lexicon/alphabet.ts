/**
 * The cell alphabet of a language and how words fold into it, as data: the letters that a cell may hold, what stands for
 * the letters that none holds, and the letter runs that keep a word out. A word in cells is a string of one code point a
 * cell; a cell of several letters (CH) is a private-use code point.
 */

/** An alphabet as a lexicon's header states it. */
export interface AlphabetData {
  /** What a cell may hold: a letter, or several that share a cell (`CH`), upper case, blanks between. */
  readonly cells: string;
  /** For letters that no cell holds: by the cells that stand for them, the lower-case letters (`AE`: `ä`, `A`: `áà`). */
  readonly fold: Readonly<Record<string, string>>;
  /** Runs of cells that keep a word out of grids: `CH`, where a cell holds one letter and players would expect one cell. */
  readonly omit?: readonly string[];
}

/** Characters beyond the basic plane, which records cannot hold. */
const ASTRAL = /[\ud800-\udfff]/;

/** What is wrong with an alphabet's data, as `key: what; what was expected`; `undefined` where nothing is. */
export function alphabetFault({ cells, fold, omit = [] }: AlphabetData): string | undefined {
  const texts = cells.split(' ');
  const letters = new Set(texts.filter((cell) => [...cell].length === 1));
  // Letters of scripts without case are their own upper case.
  const isUpper = (text: string) =>
    text === text.normalize('NFC') &&
    text === text.toUpperCase() &&
    /^[\p{L}\p{M}]+$/u.test(text) &&
    !ASTRAL.test(text);
  const odd = texts.find((cell, index) => !isUpper(cell) || texts.indexOf(cell) !== index);
  if (odd !== undefined) return `cells: "${odd}"; expected upper-case letters, each cell once`;
  const inCells = (text: string) => [...text].every((letter) => letters.has(letter));
  const strange = [...Object.keys(fold), ...omit].find((run) => !inCells(run));
  if (strange !== undefined) return `fold or omit: "${strange}"; expected letters that have cells`;
  const folded = Object.values(fold).flatMap((text) => [...text]);
  const wrong = folded.find(
    (letter, index) =>
      letter !== letter.toLowerCase() || letters.has(letter.toUpperCase()) || folded.indexOf(letter) !== index,
  );
  if (wrong === undefined) return undefined;
  return `fold: "${wrong}"; expected lower-case letters without a cell of their own, each once`;
}

/** Where the cells of several letters begin among the private-use code points. */
const FIRST_PRIVATE = 0xe000;

export class Alphabet {
  /** The cells' code points, in the alphabet's order. */
  readonly cells: readonly string[];
  private readonly fold: ReadonlyMap<string, string>;
  private readonly single: ReadonlySet<string>;
  /** The cells of several letters, longest first: the text and its code point. */
  private readonly joined: readonly (readonly [string, string])[];
  private readonly omit: readonly string[];

  constructor(data: AlphabetData) {
    const texts = data.cells.split(' ');
    const joined = texts.filter((cell) => [...cell].length > 1);
    const pointOf = new Map(joined.map((cell, index) => [cell, String.fromCodePoint(FIRST_PRIVATE + index)]));
    this.cells = texts.map((cell) => pointOf.get(cell) ?? cell);
    this.single = new Set(texts.filter((cell) => [...cell].length === 1));
    this.fold = new Map(
      Object.entries(data.fold).flatMap(([cells, letters]) => [...letters].map((letter) => [letter, cells])),
    );
    this.joined = [...pointOf].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
    this.omit = data.omit ?? [];
  }

  /** The word in cells; `undefined` where a character has no cell. Words of `omits` have cells all the same. */
  cellsOf(word: string): string | undefined {
    let letters = '';
    for (const character of word.normalize('NFC')) {
      const own = this.lettersOf(character);
      if (own === '') return undefined;
      letters += own;
    }
    return this.join(letters);
  }

  /** The letters that a character of a word folds to, before letters share a cell; none where it has no cell. */
  lettersOf(character: string): string {
    const lower = character.toLowerCase();
    const letters = this.fold.get(lower) ?? (this.single.has(character) ? character : lower.toUpperCase());
    return [...letters].every((letter) => this.single.has(letter)) ? letters : '';
  }

  /** Whether the word, which is in cells, holds a run of letters that keeps it out of grids. */
  omits(cells: string): boolean {
    return this.omit.some((run) => cells.includes(run));
  }

  /** What the cells read: a cell of several letters as its letters. */
  textOf(cells: string): string {
    return this.joined.reduce((text, [letters, point]) => text.replaceAll(point, letters), cells);
  }

  private join(letters: string): string {
    return this.joined.reduce((text, [run, point]) => text.replaceAll(run, point), letters);
  }
}
