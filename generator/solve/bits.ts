/** Sets of values as masks: bit v - 1 is value v. */
export type Mask = number;

/** All values 1..order. */
export function fullMask(order: number): Mask {
  return (1 << order) - 1;
}

/** The set of one value. */
export function maskOf(value: number): Mask {
  return 1 << (value - 1);
}

/** The smallest value of a non-empty mask. */
export function lowestValue(mask: Mask): number {
  return 32 - Math.clz32(mask & -mask);
}

/** The largest value of a non-empty mask. */
export function highestValue(mask: Mask): number {
  return 32 - Math.clz32(mask);
}

/** How many values a mask of at most 16 values holds. */
export function countValues(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x5555);
  bits = (bits & 0x3333) + ((bits >>> 2) & 0x3333);
  bits = (bits + (bits >>> 4)) & 0x0f0f;
  return (bits + (bits >>> 8)) & 0x1f;
}
