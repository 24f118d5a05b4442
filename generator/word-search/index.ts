/**
 * Word search with a hidden phrase: words in eight directions, and what they leave over reads the end of a joke.
 *
 *   K A T Z E      Words cover all cells but those of the phrase, which is poured into the holes row by row. Two words share
 *   . R . . I      one cell at most; every listed word stands in the grid once, over all directions and with the phrase's
 *   . . B . .      letters, so that what is left over is certain. No blocked word reads anywhere.
 *
 * First the layout, slots that leave exactly the phrase's holes (`layout.ts`); then the phrase; then words for the slots, which
 * cross seldom (`fill.ts`); last, words that occur twice, or stand in a blocked reading, are changed for others. The method it
 * is measured against, from a mobile app's blog, draws words until the holes happen to be as many as the phrase has letters
 * (`tools/bench/reference/word-search.ts`).
 */
import type { Address } from '../../format/address.js';
import { type BareWordSearch, DIRECTIONS, type Direction, type WordSearchVariant } from '../../format/documents.js';
import { compareWords } from '../../format/variants/word-search.js';
import { WORD_SEARCH_RULES } from '../../format/variants.js';
import { parseGridLevel, WORD_GRID_SIDES } from '../../format/word-grid.js';
import { windowOf } from '../jokes/windows.js';
import type { Attempt, WordMaker } from '../maker.js';
import type { Random } from '../random/random.js';
import type { NumberedJoke, WordGround } from '../words/ground.js';
import { JokeOrders } from '../words/joke-orders.js';
import { BlockedReadings } from './blocked-readings.js';
import { Fill, type Run } from './fill.js';
import { AXES, layOut, type Slot } from './layout.js';
import { mend } from './mend.js';
import { type LevelWords, levelWords } from './words.js';

export interface WordSearchLevel {
  /** How often in a million words each listed word must occur, at least; 0 when left out: no floor. */
  readonly frequency?: number;
  /** All eight when left out. */
  readonly directions?: readonly Direction[];
}

/** Makes the word searches of a language; holds the indices of words and the orders of jokes that its levels ask for. */
export function wordSearchMaker(
  variant: WordSearchVariant,
  ground: WordGround,
): WordMaker<BareWordSearch, WordSearchLevel> {
  const words = new Map<number, LevelWords>();
  const jokes = new JokeOrders(variant, ground, (level) => {
    const { rows, columns } = sizeOf(level);
    return windowOf('word-search', Math.max(rows, columns));
  });
  const readings = new BlockedReadings(ground);

  const wordsFor = ({ frequency = 0 }: WordSearchLevel): LevelWords => {
    const known = words.get(frequency) ?? levelWords(ground, frequency);
    words.set(frequency, known);
    return known;
  };

  return {
    rules: WORD_SEARCH_RULES[variant],

    jokesFor: (level) => jokes.count(level),

    struckJoke: (level, count) => jokes.struck(level, count),

    wishFault(name, level) {
      const { min, max } = WORD_GRID_SIDES;
      if (parseGridLevel(name) === undefined)
        return `level: "${name}"; expected rows and columns of ${min} to ${max}, such as 12x12 or 10x10-kids`;
      // No diagonal word reaches a corner.
      if (!(level.directions ?? DIRECTIONS).some((direction) => direction.length === 1))
        return `directions: ${level.directions?.join(', ')}; expected one of E, S, W, N among them`;
      const { index } = wordsFor(level);
      const few = SHARED_LENGTHS.find((length) => index.ofLength(length).length < LEAST_WORDS);
      if (few === undefined) return undefined;
      const found = `only ${index.ofLength(few).length} words of ${few} letters`;
      const expected = `expected ${LEAST_WORDS} each of ${SHARED_LENGTHS.join(', ')} letters`;
      if (level.frequency === undefined) return `variant: ${variant}, whose lexicons have ${found}; ${expected}`;
      return `frequency: ${level.frequency}; ${found} are as frequent; ${expected}`;
    },

    generate(random, address, level) {
      const joke = jokes.jokeOf(address.level, address.number);
      if (joke === undefined) return { discarded: 'no joke for this number' };
      const words = wordsFor(level);
      let outcome = draft(random, address, level, joke, words, readings);
      let drafts = 1;
      for (; 'discarded' in outcome && drafts < MAX_DRAFTS; drafts++) {
        outcome = draft(random, address, level, joke, words, readings);
      }
      return { ...outcome, tally: { drafts, filled: 'puzzle' in outcome ? 1 : 0 } };
    },

    shortfall(puzzle, { directions = DIRECTIONS }) {
      if (puzzle.words.some(({ direction }) => !directions.includes(direction)))
        return 'a direction that is not wished for';
      return readings.reads(puzzle) ? 'a blocked word reads in the grid' : undefined;
    },
  };
}

/** How many layouts with words may an attempt try? One in six hundred needs a second. */
const MAX_DRAFTS = 8;
/** Lengths that every grid needs words of, and how many of each there must be for grids to differ. */
const SHARED_LENGTHS = [4, 5, 6];
const LEAST_WORDS = 100;

function sizeOf(level: string): { readonly rows: number; readonly columns: number } {
  const size = parseGridLevel(level);
  if (size === undefined) throw new RangeError(`no size in the level ${level}`);
  return size;
}

function draft(
  random: Random,
  { level }: Address,
  { directions = DIRECTIONS }: WordSearchLevel,
  joke: NumberedJoke,
  words: LevelWords,
  readings: BlockedReadings,
): Attempt<BareWordSearch> {
  const size = sizeOf(level);
  const { index } = words;
  const phrase = index.lettersIn(joke.phrase.cells);
  const slots = layOut(random, { ...size, holes: phrase.length, axisWeights: axisWeightsOf(directions) });
  if (slots === undefined) return { discarded: 'a layout that leaves other holes than the phrase has letters' };
  const placed = slots.map((slot) => placedIn(random, slot, size.columns, directions));
  const letters = pour(phrase, placed, size.rows * size.columns);
  const fill = new Fill(random, index, placed, letters);
  if (!fill.fill()) return { discarded: 'slots without words' };
  const fault = mend(fill, { random, grid: { ...size, letters }, runs: placed, words, readings });
  if (fault !== undefined) return { discarded: fault };
  const grid = Array.from(letters, (letter) => index.letters[letter]);
  const covered = new Set(placed.flatMap(({ cells }) => cells));
  const phraseCells = [...grid.keys()].filter((cell) => !covered.has(cell));
  return {
    puzzle: {
      ...size,
      grid: grid.join(''),
      words: placed
        .map(({ cells, direction }) => ({ word: cells.map((cell) => grid[cell]).join(''), start: cells[0], direction }))
        .sort(compareWords),
      phraseCells,
      phrase: joke.phrase.cells,
      joke: { list: joke.list, id: joke.joke.id },
      phraseAt: [joke.phrase.from, joke.phrase.text.length],
    },
  };
}

/** Each axis has as many directions as are wished for of its two. */
function axisWeightsOf(directions: readonly Direction[]): number[] {
  return AXES.map((_, axis) => directionsAlong(axis).filter((direction) => directions.includes(direction)).length);
}

/** The two directions of an axis: along it and against it. */
function directionsAlong(axis: number): readonly [Direction, Direction] {
  return [DIRECTIONS[axis], DIRECTIONS[axis + AXES.length]];
}

interface PlacedRun extends Run {
  readonly direction: Direction;
}

/** A slot as it is read: along its axis or against it, as drawn from the wished directions. */
function placedIn(random: Random, slot: Slot, columns: number, directions: readonly Direction[]): PlacedRun {
  const wished = directionsAlong(slot.axis).filter((direction) => directions.includes(direction));
  const direction = wished[wished.length === 1 ? 0 : random.below(wished.length)];
  const [down, right] = AXES[slot.axis];
  const cells = Array.from({ length: slot.length }, (_, at) => slot.start + at * (down * columns + right));
  return { direction, cells: direction === DIRECTIONS[slot.axis] ? cells : cells.reverse() };
}

/** The grid with the phrase in the cells that no slot covers, and no other letters. */
function pour(phrase: Uint8Array, runs: readonly Run[], cells: number): Uint8Array {
  const isCovered = new Uint8Array(cells);
  for (const run of runs) for (const cell of run.cells) isCovered[cell] = 1;
  const letters = new Uint8Array(cells);
  let next = 0;
  for (let cell = 0; cell < cells; cell++) if (isCovered[cell] === 0) letters[cell] = phrase[next++];
  return letters;
}
