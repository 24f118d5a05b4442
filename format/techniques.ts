/**
 * Human techniques of the number puzzles, easiest first, each with its band and the code that a record writes for it.
 *
 * The one table of what a level means: a puzzle's grade is the last technique of its variant's list that its solution path
 * needs, and its level is that technique's band. Codes are for ever: a technique that comes later gets a code of its own, wherever in
 * the list it stands. Names are the field's; where two fields differ the older name stands.
 */
import type { NumberVariant } from './documents.js';

/** Bands by rising difficulty. `mini` is the band of magic squares of order 3. */
export const BANDS = ['mini', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Band = (typeof BANDS)[number];

/** Code (one character of BIT_ALPHABET), name, band. */
type Entry = readonly [code: string, name: string, band: Band];

const TABLE = {
  sudoku: [
    ['A', 'full-house', 'easy'],
    ['B', 'hidden-single-box', 'easy'],
    ['C', 'hidden-single-line', 'easy'],
    ['D', 'naked-single', 'easy'],
    ['E', 'direct-pointing', 'medium'],
    ['F', 'direct-hidden-pair', 'medium'],
    ['G', 'pointing', 'medium'],
    ['H', 'claiming', 'medium'],
    ['I', 'naked-pair', 'hard'],
    ['J', 'hidden-pair', 'hard'],
    ['K', 'naked-triple', 'hard'],
    ['L', 'hidden-triple', 'hard'],
    ['M', 'naked-quad', 'hard'],
    ['N', 'hidden-quad', 'hard'],
    ['O', 'x-wing', 'expert'],
    ['P', 'swordfish', 'expert'],
    ['Q', 'skyscraper', 'expert'],
    ['R', 'two-string-kite', 'expert'],
    ['S', 'turbot-fish', 'expert'],
    ['T', 'empty-rectangle', 'expert'],
    ['U', 'xy-wing', 'expert'],
    ['V', 'xyz-wing', 'expert'],
    ['W', 'remote-pair', 'expert'],
    ['X', 'simple-colouring', 'expert'],
    ['Y', 'unique-rectangle', 'expert'],
    ['Z', 'finned-x-wing', 'expert'],
    ['a', 'finned-swordfish', 'expert'],
    ['b', 'jellyfish', 'expert'],
    ['c', 'finned-jellyfish', 'expert'],
    ['d', 'w-wing', 'expert'],
    ['e', 'bug-plus-one', 'expert'],
    ['f', 'x-chain', 'expert'],
    ['g', 'xy-chain', 'expert'],
    ['h', 'alternating-inference-chain', 'extreme'],
    ['i', 'als-xz', 'extreme'],
    ['j', 'forcing-chain', 'extreme'],
  ],
  futoshiki: [
    ['A', 'full-house', 'easy'],
    ['B', 'direct-inequality', 'easy'],
    ['C', 'extremes', 'easy'],
    ['D', 'naked-single', 'easy'],
    ['E', 'hidden-single', 'easy'],
    ['F', 'inequality-bounds', 'medium'],
    ['G', 'pair-bounds', 'medium'],
    ['H', 'naked-pair', 'hard'],
    ['I', 'hidden-pair', 'hard'],
    ['J', 'naked-triple', 'hard'],
    ['K', 'hidden-triple', 'hard'],
    ['L', 'naked-quad', 'hard'],
    ['M', 'group-bounds', 'hard'],
    ['N', 'x-wing', 'expert'],
    ['O', 'swordfish', 'expert'],
    ['P', 'jellyfish', 'expert'],
    ['Q', 'xy-chain', 'expert'],
    ['R', 'alternating-inference-chain', 'extreme'],
    ['S', 'forcing-chain', 'extreme'],
  ],
  skyscrapers: [
    ['A', 'clue-one', 'easy'],
    ['B', 'clue-all', 'easy'],
    ['C', 'opposite-clues', 'easy'],
    ['D', 'full-house', 'easy'],
    ['E', 'naked-single', 'easy'],
    ['F', 'hidden-single', 'easy'],
    ['G', 'staircase-bound', 'easy'],
    ['H', 'clue-two', 'medium'],
    ['I', 'tallest-window', 'medium'],
    ['J', 'nearly-filled-line', 'medium'],
    ['K', 'line-filtration', 'hard'],
    ['L', 'naked-pair', 'hard'],
    ['M', 'hidden-pair', 'hard'],
    ['N', 'naked-triple', 'hard'],
    ['O', 'hidden-triple', 'hard'],
    ['P', 'double-line-filtration', 'hard'],
    ['Q', 'x-wing', 'expert'],
    ['R', 'swordfish', 'expert'],
    ['S', 'xy-chain', 'expert'],
    ['T', 'alternating-inference-chain', 'extreme'],
    ['U', 'forcing-chain', 'extreme'],
  ],
  'magic-square': [
    ['A', 'last-number', 'easy'],
    ['B', 'one-blank', 'easy'],
    ['C', 'naked-single', 'easy'],
    ['D', 'hidden-single', 'easy'],
    ['E', 'two-blanks', 'medium'],
    ['F', 'line-bounds', 'medium'],
    ['G', 'crossing-pairs', 'hard'],
    ['H', 'cell-bounds', 'hard'],
    ['I', 'naked-pair', 'hard'],
    ['J', 'three-blanks', 'hard'],
    ['K', 'hidden-pair', 'hard'],
    ['L', 'naked-triple', 'hard'],
    ['M', 'hidden-triple', 'hard'],
    ['N', 'line-difference', 'expert'],
    ['O', 'line-combination', 'expert'],
    ['P', 'line-filtration', 'expert'],
  ],
  calcudoku: [
    ['A', 'freebie', 'easy'],
    ['B', 'forced-cage', 'easy'],
    ['C', 'last-cage-cell', 'easy'],
    ['D', 'full-house', 'easy'],
    ['E', 'naked-single', 'easy'],
    ['F', 'hidden-single', 'easy'],
    ['G', 'cage-union', 'medium'],
    ['H', 'cage-combinations', 'medium'],
    ['I', 'cage-line', 'hard'],
    ['J', 'claiming', 'hard'],
    ['K', 'naked-pair', 'hard'],
    ['L', 'hidden-pair', 'hard'],
    ['M', 'naked-triple', 'hard'],
    ['N', 'hidden-triple', 'hard'],
    ['O', 'naked-quad', 'hard'],
    ['P', 'line-total', 'hard'],
    ['Q', 'x-wing', 'expert'],
    ['R', 'swordfish', 'expert'],
    ['S', 'jellyfish', 'expert'],
    ['T', 'innies-outies', 'expert'],
    ['U', 'combination-contradiction', 'expert'],
    ['V', 'xy-chain', 'expert'],
    ['W', 'alternating-inference-chain', 'extreme'],
    ['X', 'forcing-chain', 'extreme'],
  ],
} as const satisfies { readonly [V in NumberVariant]: readonly Entry[] };

/** The techniques of a variant by name. */
export type TechniqueOf<V extends NumberVariant> = (typeof TABLE)[V][number][1];
export type Technique = TechniqueOf<NumberVariant>;

/** What a puzzle's grade says: its level, the hardest technique that its path needs, and a number that orders puzzles of a variant. */
export interface Grade {
  readonly level: Band;
  readonly technique: Technique;
  /** 1 to MAX_SCORE; the technique's weight counts 1,000, how often and how sparsely it is needed less. */
  readonly score: number;
}

/** The largest score of a puzzle that a person can solve. */
export const MAX_SCORE = 99_999;

const ENTRIES: { readonly [V in NumberVariant]: readonly (readonly [string, Technique, Band])[] } = TABLE;

/** A variant's techniques, easiest first. */
export function techniquesOf(variant: NumberVariant): readonly Technique[] {
  return ENTRIES[variant].map(([, name]) => name);
}

/** The bands that a variant has techniques for, easiest first. */
export function bandsOf(variant: NumberVariant): readonly Band[] {
  const found = new Set<Band>(ENTRIES[variant].map(([, , band]) => band));
  if (variant === 'magic-square') found.add('mini');
  return BANDS.filter((band) => found.has(band));
}

/** The level of a puzzle with `rows` rows whose hardest technique this is. Throws `RangeError` for a technique that the variant has not. */
export function levelOf(variant: NumberVariant, technique: string, rows: number): Band {
  const entry = ENTRIES[variant].find(([, name]) => name === technique);
  if (entry === undefined) throw new RangeError(`${variant} has no technique ${technique}`);
  // Order 3 has one square and its turns: its easy puzzles are a band of their own.
  return variant === 'magic-square' && rows === 3 && entry[2] === 'easy' ? 'mini' : entry[2];
}

/** The code that records write for a technique. */
export function codeOf(variant: NumberVariant, technique: Technique): string | undefined {
  return ENTRIES[variant].find(([, name]) => name === technique)?.[0];
}

/** The technique that a record's code stands for. */
export function techniqueOfCode(variant: NumberVariant, code: string): Technique | undefined {
  return ENTRIES[variant].find(([known]) => known === code)?.[1];
}
