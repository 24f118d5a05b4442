/** Logarithms by whole numbers alone, so that tables made of them are the same on every engine. */

/** Fraction bits of the mantissa while it is squared: its square stays below 2^53. */
const MANTISSA_BITS = 25;
const ONE = 1 << MANTISSA_BITS;

/** The base-2 logarithm of a whole number, 1 to 2^31 - 1, in units of 1 / 2^`fractionBits`, rounded down. At most 12 bits are sure. */
export function log2Of(number: number, fractionBits: number): number {
  const whole = 31 - Math.clz32(number);
  let mantissa =
    whole <= MANTISSA_BITS
      ? number * (1 << (MANTISSA_BITS - whole))
      : Math.floor(number / (1 << (whole - MANTISSA_BITS)));
  let log = whole;
  for (let bit = 0; bit < fractionBits; bit++) {
    mantissa = Math.floor((mantissa * mantissa) / ONE);
    log *= 2;
    if (mantissa >= 2 * ONE) {
      mantissa = Math.floor(mantissa / 2);
      log++;
    }
  }
  return log;
}

/** The natural logarithm of 2 in units of 2^-16. */
const LN2 = 45426;
const EXPONENT_BITS = 12;

/**
 * How far up a step of annealing may go, in units of temperature / 256, by a random number of 12 bits: -256 ln((k + 1) / 4096).
 * A rise d is taken at temperature t where 256 d <= t * table[k], which happens with Metropolis's probability exp(-d / t).
 */
export function metropolisTable(): Int32Array {
  return Int32Array.from({ length: 1 << EXPONENT_BITS }, (_, k) => {
    const bits = (EXPONENT_BITS << EXPONENT_BITS) - log2Of(k + 1, EXPONENT_BITS);
    // Twelve fraction bits and sixteen of ln 2 come to eight.
    return Math.floor((bits * LN2) / (1 << 20));
  });
}
