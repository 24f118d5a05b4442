/**
 * Sets of the values 1..36. They need more than 31 bits: a set is two words, bit v - 1 of `low` for the values 1..18 and
 * bit v - 19 of `high` for 19..36.
 */

/** Values in a word. */
export const HALF = 18;

/** The words of a set of one value; 0 in the word that the value does not belong to. */
export function lowOf(value: number): number {
  return value <= HALF ? 1 << (value - 1) : 0;
}
export function highOf(value: number): number {
  return value > HALF ? 1 << (value - HALF - 1) : 0;
}

/** The words of the set of 1..value, for 0 <= value <= 36. */
export function lowUpTo(value: number): number {
  return (1 << Math.min(value, HALF)) - 1;
}
export function highUpTo(value: number): number {
  return (1 << Math.max(value - HALF, 0)) - 1;
}

/** Whether a set holds exactly one value. */
export function isSingle(low: number, high: number): boolean {
  return high === 0 ? low !== 0 && (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}

/** The smallest value of a non-empty set. */
export function lowest(low: number, high: number): number {
  return low !== 0 ? 32 - Math.clz32(low & -low) : HALF + 32 - Math.clz32(high & -high);
}

/** The largest value of a non-empty set. */
export function highest(low: number, high: number): number {
  return high !== 0 ? HALF + 32 - Math.clz32(high) : 32 - Math.clz32(low);
}

/** How many values a set holds. */
export function sizeOf(low: number, high: number): number {
  let size = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) size++;
  for (let rest = high; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** Whether a set holds a number, which need not be a value of the order. */
export function holds(low: number, high: number, value: number): boolean {
  if (value < 1 || value > 2 * HALF) return false;
  return value <= HALF ? ((low >> (value - 1)) & 1) !== 0 : ((high >> (value - HALF - 1)) & 1) !== 0;
}

/** The values of a set, ascending. */
export function valuesIn(low: number, high: number): number[] {
  const values: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) values.push(lowest(rest, 0));
  for (let rest = high; rest !== 0; rest &= rest - 1) values.push(lowest(0, rest));
  return values;
}
