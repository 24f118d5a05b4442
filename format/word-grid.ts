/** What word puzzles share: directions, cells along them, and how their records write sizes and jokes. */
import type { Cell, Direction, JokeName } from './documents.js';
import { BankError } from './error.js';
import { BIT_ALPHABET } from './layout.js';

/** Sides that a word puzzle may have. */
export const WORD_GRID_SIDES = { min: 6, max: 20 } as const;

/** A word level's name: its size, and a name where it is a second kind of that size: `12x12`, `10x10-kids`. */
const GRID_LEVEL = /^([1-9][0-9]*)x([1-9][0-9]*)(?:-[a-z0-9]+)*$/;

/** The size that a word level's name says; `undefined` where it says none that a word puzzle has. */
export function parseGridLevel(level: string): GridSize | undefined {
  const match = GRID_LEVEL.exec(level);
  const [rows, columns] = [Number(match?.[1]), Number(match?.[2])];
  return isSide(rows) && isSide(columns) ? { rows, columns } : undefined;
}

/** The step of each direction in rows and columns. */
export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
  N: [-1, 0],
  NE: [-1, 1],
};

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The cells of a run of `length` from `start`; `undefined` where it leaves the grid. */
export function runOf(
  { rows, columns }: GridSize,
  start: Cell,
  direction: Direction,
  length: number,
): Cell[] | undefined {
  const [down, right] = STEPS[direction];
  const row = Math.floor(start / columns);
  const column = start % columns;
  const lastRow = row + down * (length - 1);
  const lastColumn = column + right * (length - 1);
  if (row >= rows || lastRow < 0 || lastRow >= rows || lastColumn < 0 || lastColumn >= columns) return undefined;
  return Array.from({ length }, (_, at) => start + at * (down * columns + right));
}

/** Writes rows and columns, a character each. Throws `RangeError` for sides that no word puzzle has. */
export function encodeSize({ rows, columns }: GridSize): string {
  for (const side of [rows, columns]) {
    if (!isSide(side)) throw new RangeError(`a side of ${side} cells`);
  }
  return BIT_ALPHABET[rows] + BIT_ALPHABET[columns];
}

/** Reads rows and columns from a record's first part. */
export function decodeSize(text: string): GridSize {
  const sides = [...text].map((character) => BIT_ALPHABET.indexOf(character));
  const odd = sides.findIndex((side) => !isSide(side));
  if (sides.length !== 2 || odd >= 0) throw new BankError('record', `no size of a grid: ${text}`, Math.max(odd, 0));
  return { rows: sides[0], columns: sides[1] };
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= WORD_GRID_SIDES.min && side <= WORD_GRID_SIDES.max;
}

/** Stands for so many cells of a distance, with a further character to come. */
const GAP_MORE = BIT_ALPHABET.length - 1;

/** Writes distances of 0 and more: a character for less than 63, one before it for every 63 of them. */
export function encodeGaps(gaps: readonly number[]): string {
  let text = '';
  for (const gap of gaps) {
    text += BIT_ALPHABET[GAP_MORE].repeat(Math.floor(gap / GAP_MORE));
    text += BIT_ALPHABET[gap % GAP_MORE];
  }
  return text;
}

/** Reads what `encodeGaps` wrote; `offset` is the part's place in the record, for the error. */
export function decodeGaps(text: string, offset: number): number[] {
  const gaps: number[] = [];
  let gap = 0;
  let isWhole = true;
  for (let at = 0; at < text.length; at++) {
    const digit = BIT_ALPHABET.indexOf(text[at]);
    if (digit < 0) throw new BankError('record', `no distance: ${text[at]}`, offset + at);
    gap += digit;
    isWhole = digit !== GAP_MORE;
    if (!isWhole) continue;
    gaps.push(gap);
    gap = 0;
  }
  if (!isWhole) throw new BankError('record', 'a distance that goes on behind the end', offset + text.length);
  return gaps;
}

/** A joke's name, and the stretch of its punchline that a puzzle hides. */
export interface JokeUse {
  readonly joke: JokeName;
  /** UTF-16 units from the punchline's start, and how many. */
  readonly phraseAt: readonly [number, number];
}

const ID_CHARACTERS = 3;
const DIGITS = BIT_ALPHABET.length;
export const MAX_JOKE_ID = DIGITS * DIGITS * DIGITS - 1;
export const MAX_JOKE_LISTS = DIGITS;
/** The longest punchline, in UTF-16 units, whose stretches can be written. */
export const LONGEST_PUNCHLINE = DIGITS - 1;

/** Writes list, id and stretch in six characters. Throws `RangeError` for numbers that they cannot hold. */
export function encodeJoke({ joke: { list, id }, phraseAt: [from, length] }: JokeUse): string {
  const isHeld =
    list >= 0 &&
    list < MAX_JOKE_LISTS &&
    id >= 1 &&
    id <= MAX_JOKE_ID &&
    from >= 0 &&
    length >= 1 &&
    from + length <= LONGEST_PUNCHLINE;
  if (!isHeld) throw new RangeError(`joke ${id} of list ${list}, letters ${from} and on, ${length}`);
  let digits = '';
  for (let rest = id, i = 0; i < ID_CHARACTERS; i++, rest = Math.floor(rest / DIGITS))
    digits = BIT_ALPHABET[rest % DIGITS] + digits;
  return BIT_ALPHABET[list] + digits + BIT_ALPHABET[from] + BIT_ALPHABET[length];
}

/** Reads what `encodeJoke` wrote; `offset` is the part's place in the record, for the error. */
export function decodeJoke(text: string, offset: number): JokeUse {
  const numbers = [...text].map((character) => BIT_ALPHABET.indexOf(character));
  const [list, high, middle, low, from, length] = numbers;
  const id = (high * DIGITS + middle) * DIGITS + low;
  if (
    numbers.length !== ID_CHARACTERS + 3 ||
    numbers.includes(-1) ||
    id < 1 ||
    length < 1 ||
    from + length > LONGEST_PUNCHLINE
  ) {
    throw new BankError('record', `no joke: ${text}`, offset);
  }
  return { joke: { list, id }, phraseAt: [from, length] };
}
