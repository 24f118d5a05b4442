/**
 * What a mask costs by what the lexicon can fill, as tables of whole numbers: runs by how many words there are of their
 * length, cells by how many bits two random words need to agree in their crossing letter. Unit: 1/16 bit.
 *
 * The sum over a mask is the expected logarithm of its number of fillings; the square of what a crossing lacks makes every
 * place fillable, and not the sum alone (measured in a prototype: without it hardly a small grid was filled).
 */
import { log2Of } from '../words/integer-log.js';

/** Fraction bits of the unit. */
const UNIT_BITS = 4;
/** Bits that no crossing needs: two words that have no letter in common at their places. */
const NEVER_BITS = 12;

/** What the plan weighs; all whole numbers. */
export interface MaskWeights {
  /** Of one bit of the expected logarithm. */
  readonly alpha: number;
  /** Of the square of what a crossing lacks, in 1/256 of units squared. */
  readonly beta: number;
  /** How much slack a crossing wants, in units. */
  readonly slack: number;
  /** Of a run of one letter, which no mask may have. */
  readonly single: number;
  readonly two: number;
  readonly three: number;
  /** Of each letter beyond six. */
  readonly long: number;
  /** Of a bit below `FEW_WORDS` words of a length. */
  readonly rare: number;
  /** Of a length with hardly any words. */
  readonly scarce: number;
}

export const DEFAULT_MASK_WEIGHTS: MaskWeights = {
  alpha: 28,
  beta: 96,
  slack: 6,
  single: 20_000,
  two: 500,
  three: 20,
  long: 12,
  rare: 20,
  scarce: 3000,
};

const LONG_FROM = 7;
const FEW_WORDS = 400;
const SCARCE_WORDS = 60;
/** A length without words costs as much as a run of one letter. */
const BETA_UNIT_BITS = 8;

/** The words that a filler may use, letter by letter. */
export interface LetterCounts {
  /** Letters are numbers from 1, below this. */
  readonly letters: number;
  /** How many words a length has. */
  words(length: number): number;
  /** How many of them have a letter at a position. */
  withLetter(length: number, position: number, letter: number): number;
}

export class MaskTables {
  /** The longest run. */
  readonly longest: number;
  /** By length: what a run costs. */
  readonly run: Int32Array;
  /** The number of a place: `position` of a run of `length`, from 0. */
  private readonly places: number;
  /** By the numbers of two places: what the cell costs where they cross. */
  private readonly crossing: Int32Array;

  /** `longest`: the longest run that the grid has room for. */
  constructor(counts: LetterCounts, longest: number, weights: MaskWeights) {
    this.longest = longest;
    this.run = Int32Array.from({ length: longest + 1 }, (_, length) => runCost(counts, length, weights));
    const lengths = Array.from({ length: longest + 1 }, (_, length) => length);
    const places = lengths.flatMap((length) => Array.from({ length }, (_, position) => ({ length, position })));
    this.places = places.length;
    this.crossing = new Int32Array(this.places * this.places);
    const shares = places.map(({ length, position }) =>
      Float64Array.from({ length: counts.letters }, (_, letter) =>
        letter === 0 ? 0 : counts.withLetter(length, position, letter),
      ),
    );
    const own = lengths.map((length) => logOf(counts.words(length)));
    for (let a = 0; a < this.places; a++) {
      for (let b = a; b < this.places; b++) {
        const agreeing = shares[a].reduce((sum, count, letter) => sum + count * shares[b][letter], 0);
        const [first, second] = [places[a].length, places[b].length];
        const needed = agreeing === 0 ? NEVER_BITS << UNIT_BITS : own[first] + own[second] - logOf(agreeing);
        const given = Math.floor(own[first] / Math.max(first, 1)) + Math.floor(own[second] / Math.max(second, 1));
        const lack = Math.max(0, weights.slack - (given - needed));
        const cost = ((weights.alpha * needed) >> UNIT_BITS) + ((weights.beta * lack * lack) >> BETA_UNIT_BITS);
        this.crossing[a * this.places + b] = cost;
        this.crossing[b * this.places + a] = cost;
      }
    }
  }

  /** The number of a place. */
  placeOf(length: number, position: number): number {
    return ((length * (length - 1)) >> 1) + position;
  }

  /** What a cell costs in which these two places cross. */
  cellCost(horizontal: number, vertical: number): number {
    return this.crossing[horizontal * this.places + vertical];
  }
}

/** In units; 0 for none. */
function logOf(count: number): number {
  return count < 1 ? 0 : log2Of(count, UNIT_BITS);
}

function runCost(counts: LetterCounts, length: number, weights: MaskWeights): number {
  if (length === 0) return 0;
  const words = counts.words(length);
  if (length === 1 || words === 0) return weights.single;
  const lacking = Math.max(0, logOf(FEW_WORDS) - logOf(words));
  return (
    -((weights.alpha * logOf(words)) >> UNIT_BITS) +
    (length === 2 ? weights.two : 0) +
    (length === 3 ? weights.three : 0) +
    weights.long * Math.max(0, length - LONG_FROM + 1) +
    ((weights.rare * lacking) >> UNIT_BITS) +
    (words < SCARCE_WORDS ? weights.scarce : 0)
  );
}
