/** Which of a plan's addresses a command works on. */
import picomatch from 'picomatch';
import { seedFor } from '../../generator/random/seed.js';
import { InputError } from '../errors.js';

/**
 * A test for addresses that match one of the globs; all match when there are none. A glob with fewer parts than an
 * address takes in all below it: `sudoku/hard` is `sudoku/hard/*`. Throws `InputError` for a glob that matches nothing.
 */
export function matcher(globs: readonly string[], addresses: readonly string[]): (address: string) => boolean {
  const tests = globs.map((glob) => {
    const matches = globTest(glob);
    if (!addresses.some((address) => matches(address))) {
      throw new InputError(
        `--only ${glob}: matches no address of ${addresses.length}; expected one like ${addresses[0]}`,
      );
    }
    return matches;
  });
  return (address) => tests.length === 0 || tests.some((matches) => matches(address));
}

/** A test for one glob; with fewer parts than what it tests it takes in all below it. */
export function globTest(glob: string): (name: string) => boolean {
  return picomatch([glob, `${glob}/**`]);
}

/** The `size` addresses with the smallest seeds, in their given order: a sample that depends on the addresses alone. */
export function sampleOf(addresses: readonly string[], size: number): Set<string> {
  const ranked = addresses
    .map((address, index) => ({ address, index, seed: seedFor(address) }))
    .sort((a, b) => a.seed - b.seed || a.index - b.index);
  return new Set(ranked.slice(0, size).map(({ address }) => address));
}
