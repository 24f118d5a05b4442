/**
 * How the band solver lays a grid out, and what a placed digit leaves.
 *
 * A band is three rows; a digit's places in it are 27 bits, bit `(row % 3) * 9 + column`:
 *
 *    0  1  2 |  3  4  5 |  6  7  8
 *    9 10 11 | 12 13 14 | 15 16 17
 *   18 19 20 | 21 22 23 | 24 25 26
 *
 * A frame is 54 words: for digit d (value - 1) and band b its places at `3 * d + b`, and at 27 more those of them that
 * are settled (the only place in their row).
 */

export const BAND_CELLS = 27;
export const ALL_PLACES = (1 << BAND_CELLS) - 1;
export const MASKS = 27;
export const FRAME = 2 * MASKS;
/** Nine digits as bits; also nine columns of a row. */
export const ALL_NINE = 511;

/** What a digit placed at a bit of a band leaves of its places in that band: itself, and what shares no row, column or box. */
export const KEPT_IN_BAND = Int32Array.from({ length: BAND_CELLS }, (_, bit) => {
  let kept = 1 << bit;
  for (let other = 0; other < BAND_CELLS; other++) {
    const isPeer =
      Math.floor(other / 9) === Math.floor(bit / 9) ||
      other % 9 === bit % 9 ||
      Math.floor((other % 9) / 3) === Math.floor((bit % 9) / 3);
    if (!isPeer) kept |= 1 << other;
  }
  return kept;
});

/** One column's places in a band. */
export const PLACES_OF_COLUMN = Int32Array.from({ length: 9 }, (_, column) => (1 | (1 << 9) | (1 << 18)) << column);
