/** Figures that sum up a list of numbers. */

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** With the lower and the upper quartile. */
export interface Quartiles extends Spread {
  readonly lower: number;
  readonly upper: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const { min, median, max } = quartilesOf(values);
  return { min, median, max };
}

/** Of a list that is not empty. */
export function quartilesOf(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, lower, median, upper, max] = [0, 1, 2, 3, 4].map((quarter) => quantileOf(sorted, quarter / 4));
  return { min, lower, median, upper, max };
}

/** The value at a share of the way through a sorted list; between two entries it lies on the line from one to the other. */
function quantileOf(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const before = Math.floor(place);
  const after = Math.min(before + 1, sorted.length - 1);
  return sorted[before] + (place - before) * (sorted[after] - sorted[before]);
}

/** How often each key comes, in the order of `keys`; those that never come are left out. */
export function countsOf<K extends string>(found: readonly K[], keys: readonly K[]): Partial<Record<K, number>> {
  const counts = tallyOf(found);
  const met = keys.filter((key) => counts.has(key));
  return Object.fromEntries(met.map((key) => [key, counts.get(key)])) as Partial<Record<K, number>>;
}

/** The smallest of 1, 2, 5, 10, 20, 50, ... that is no less than `least`. */
export function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    for (const times of [1, 2, 5]) if (power * times >= least) return power * times;
  }
}

/** How many bins has a histogram at most? */
export const MOST_BINS = 40;

/** Equal bins of whole numbers: bin i starts at `start + i * width`. */
export interface Bins {
  readonly start: number;
  readonly width: number;
  readonly count: number;
}

/** At most `most` + 1 bins over the values, of a round width of at least `least`. */
export function binsOver(values: readonly number[], most: number, least = 1): Bins {
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const width = roundStep(Math.max(least, (max - min + 1) / most));
  const start = Math.floor(min / width) * width;
  return { start, width, count: Math.floor((max - start) / width) + 1 };
}

/** How many values fall into each bin. */
export function fillBins(values: readonly number[], { start, width, count }: Bins): number[] {
  const filled = new Array<number>(count).fill(0);
  for (const value of values) filled[Math.floor((value - start) / width)]++;
  return filled;
}

const THOUSAND = 1000;

/** To a thousandth: as means and shares are reported, and held to gates. */
export function rounded(value: number): number {
  return Math.round(value * THOUSAND) / THOUSAND;
}

/** The rounded mean; 0 of nothing. */
export function meanOf(values: readonly number[]): number {
  return shareOf(sumOf(values), values.length);
}

/** The rounded quotient; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Least, mean and most of a list that is not empty. */
export interface Range {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

export function rangeOf(values: readonly number[]): Range {
  return { min: values.reduce((a, b) => Math.min(a, b)), mean: meanOf(values), max: mostOf(values) };
}

/** The largest value; 0 of nothing, where values are counts. */
export function mostOf(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), 0);
}

/** How often each key comes. */
export function tallyOf<K>(found: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How many come of each length, as a mean over `count` grids, shortest first. */
export function byLength(lengths: readonly number[], count: number): Readonly<Record<string, number>> {
  const ordered = [...tallyOf(lengths)].sort(([a], [b]) => a - b);
  return Object.fromEntries(ordered.map(([length, times]) => [length, shareOf(times, count)]));
}
