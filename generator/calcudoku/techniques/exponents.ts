/**
 * Products of values 1..9 as sums: the exponents of 2, 3, 5 and 7, seven bits each. They add up as the numbers multiply, and those of
 * 27 cells (three lines of order 9) stay below 128.
 */
const PRIMES: readonly (readonly [prime: number, shift: number])[] = [
  [2, 0],
  [3, 7],
  [5, 14],
  [7, 21],
];
const WIDTH_MASK = 0x7f;

/** The exponents of a number that has no other primes. */
export function exponentsOf(value: number): number {
  let exponents = 0;
  let left = value;
  for (const [prime, shift] of PRIMES) {
    for (; left % prime === 0; left /= prime) exponents += 1 << shift;
  }
  return exponents;
}

/** The number with these exponents. */
export function productOf(exponents: number): number {
  let product = 1;
  for (const [prime, shift] of PRIMES) {
    for (let left = (exponents >> shift) & WIDTH_MASK; left > 0; left--) product *= prime;
  }
  return product;
}
