/**
 * What carving asks is whether a puzzle is solved, not how. So it works with fewer rungs that find the same together: a line by all its
 * clues at once instead of what single clues say of it, no full house beside the other singles.
 */
import type { Band } from '../../format/techniques.js';
import { heightsOf } from '../grade/bands.js';
import type { BandRungs } from './carve.js';
import { SKYSCRAPERS_RUNGS, type SkyscrapersRung, type SkyscrapersTechnique } from './grade.js';
import { findAllFiltrations } from './techniques/filtration.js';

const SINGLES: readonly SkyscrapersTechnique[] = ['naked-single', 'hidden-single'];

/** The rungs for carving puzzles of a band. */
export function bandRungsOf(band: Band, order: number): BandRungs {
  const { within, below } = heightsOf('skyscrapers', SKYSCRAPERS_RUNGS, band, order);
  const all = closureOf(SKYSCRAPERS_RUNGS.slice(0, within));
  // Past the filtrations come patterns of candidates: slow, and seldom needed.
  const filtration = all.findIndex(({ find }) => find === findAllFiltrations);
  return {
    below: below === 0 ? undefined : closureOf(SKYSCRAPERS_RUNGS.slice(0, below)),
    quick: filtration === -1 ? all : all.slice(0, filtration + 1),
    all,
  };
}

/** Rungs that find, all together, what the lowest rungs of the ladder find. */
function closureOf(rungs: readonly SkyscrapersRung[]): SkyscrapersRung[] {
  const singles = rungs.filter(({ technique }) => SINGLES.includes(technique));
  const others = rungs.filter(({ technique }) => technique !== 'full-house' && !SINGLES.includes(technique));
  const filtration = others.findIndex(({ technique }) => technique === 'line-filtration');
  if (filtration === -1) return [...singles, ...others];
  const patterns = others.slice(filtration + 1).filter(({ technique }) => technique !== 'double-line-filtration');
  return [...singles, { ...others[filtration], find: findAllFiltrations }, ...patterns];
}
