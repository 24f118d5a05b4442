/**
 * Propagation on a frame of band masks, after the idea of JCZSolve and fsss2 (the Sudoku programmers' forum).
 *
 * A digit stands once in each of a band's three rows and three boxes, so its three places lie in minirows (row and box)
 * that form a permutation. Nine bits tell which minirows have a place; what no permutation within them uses can be
 * struck. That one look-up is pointing, claiming and the hidden singles of rows and boxes at once. The same table serves
 * the columns: a digit's columns within a stack of boxes form a permutation over the bands.
 */
import * as layout from './band-tables.js';

// Copies, because V8 folds a module's own constants into its code but loads imported ones at each use.
const { ALL_NINE, ALL_PLACES, FRAME, KEPT_IN_BAND, MASKS } = layout;

/** Of nine places in a row, three bits: which boxes have one. */
const BOXES_OF_ROW = Uint8Array.from({ length: 512 }, (_, row) => {
  let boxes = 0;
  for (let box = 0; box < 3; box++) if ((row >> (3 * box)) & 7) boxes |= 1 << box;
  return boxes;
});

/** A row's places where there is exactly one, 0 otherwise. */
const SINGLE_OF_ROW = Uint16Array.from({ length: 512 }, (_, row) => ((row & (row - 1)) === 0 ? row : 0));

const PERMUTATIONS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((order) => order.reduce((bits, column, row) => bits | (1 << (3 * row + column)), 0));

/** Of nine bits of a 3 x 3 pattern, those that some permutation within it uses; 0: it holds none. */
const USED_BY_PERMUTATIONS = Uint16Array.from({ length: 512 }, (_, pattern) =>
  PERMUTATIONS.filter((used) => (used & pattern) === used).reduce((all, used) => all | used, 0),
);

/** The same, each bit spread over its minirow's three places: a mask of a band. */
const PLACES_BY_PERMUTATIONS = Int32Array.from(USED_BY_PERMUTATIONS, (used) => {
  let places = 0;
  for (let bit = 0; bit < 9; bit++) if ((used >> bit) & 1) places |= 7 << (3 * bit);
  return places;
});

/**
 * Strikes until nothing changes; `changed` are the digits (as bits) whose places have changed since the last time.
 * False: some digit has no place left in a house, or some cell no digit.
 */
export function propagate(frames: Int32Array, frame: number, changed: number): boolean {
  let dirty = changed;
  while (dirty !== 0) {
    for (let rest = dirty; rest !== 0; rest &= rest - 1) {
      if (!settleDigit(frames, frame + 3 * (31 - Math.clz32(rest & -rest)))) return false;
    }
    dirty = 0;
    for (let band = 0; band < 3; band++) {
      const struck = settleCells(frames, frame + band);
      if (struck < 0) return false;
      dirty |= struck;
    }
  }
  return true;
}

/** Strikes what one digit's rows, columns and boxes exclude among its own places, at `at` .. `at + 2`. False: none are left. */
export function settleDigit(frames: Int32Array, at: number): boolean {
  let top = frames[at];
  let middle = frames[at + 1];
  let bottom = frames[at + 2];
  for (;;) {
    top &= placesByRows(top);
    middle &= placesByRows(middle);
    bottom &= placesByRows(bottom);
    const topColumns = columnsOf(top);
    const middleColumns = columnsOf(middle);
    const bottomColumns = columnsOf(bottom);
    const left = USED_BY_PERMUTATIONS[(topColumns & 7) | ((middleColumns & 7) << 3) | ((bottomColumns & 7) << 6)];
    const centre = USED_BY_PERMUTATIONS[((topColumns >> 3) & 7) | (middleColumns & 56) | ((bottomColumns & 56) << 3)];
    const right = USED_BY_PERMUTATIONS[(topColumns >> 6) | ((middleColumns >> 6) << 3) | (bottomColumns & 448)];
    if (left === 0 || centre === 0 || right === 0) return false;
    const topKept = (left & 7) | ((centre & 7) << 3) | ((right & 7) << 6);
    const middleKept = ((left >> 3) & 7) | (centre & 56) | ((right & 56) << 3);
    const bottomKept = (left >> 6) | ((centre >> 6) << 3) | (right & 448);
    if (topKept === topColumns && middleKept === middleColumns && bottomKept === bottomColumns) break;
    top &= topKept | (topKept << 9) | (topKept << 18);
    middle &= middleKept | (middleKept << 9) | (middleKept << 18);
    bottom &= bottomKept | (bottomKept << 9) | (bottomKept << 18);
  }
  frames[at] = top;
  frames[at + 1] = middle;
  frames[at + 2] = bottom;
  frames[at + MASKS] = settledOf(top);
  frames[at + MASKS + 1] = settledOf(middle);
  frames[at + MASKS + 2] = settledOf(bottom);
  return true;
}

/** The places of a band that lie in minirows which some permutation within the digit's own uses. */
function placesByRows(places: number): number {
  return PLACES_BY_PERMUTATIONS[
    BOXES_OF_ROW[places & 511] | (BOXES_OF_ROW[(places >> 9) & 511] << 3) | (BOXES_OF_ROW[places >> 18] << 6)
  ];
}

/** The columns, as bits, that places of a band lie in. */
export function columnsOf(places: number): number {
  return (places | (places >> 9) | (places >> 18)) & ALL_NINE;
}

/** The places of a band that are alone in their row. */
function settledOf(places: number): number {
  return SINGLE_OF_ROW[places & 511] | (SINGLE_OF_ROW[(places >> 9) & 511] << 9) | (SINGLE_OF_ROW[places >> 18] << 18);
}

/**
 * Within the band whose first mask is at `start`: a settled place bars its cell for all other digits, and a cell with one
 * candidate settles it. Returns the digits whose places changed, as bits; -1: a cell has no candidate, or two digits
 * settle on one.
 */
function settleCells(frames: Int32Array, start: number): number {
  let settled = 0;
  for (let at = start + MASKS; at < start + FRAME; at += 3) {
    if ((settled & frames[at]) !== 0) return -1;
    settled |= frames[at];
  }
  let dirty = 0;
  let once = 0;
  let twice = 0;
  for (let at = start, digit = 1; digit < 512; at += 3, digit <<= 1) {
    const places = frames[at];
    const kept = places & (~settled | frames[at + MASKS]);
    if (kept !== places) {
      frames[at] = kept;
      dirty |= digit;
    }
    twice |= once & kept;
    once |= kept;
  }
  if (once !== ALL_PLACES) return -1;
  const naked = once & ~twice & ~settled;
  if (naked === 0) return dirty;
  for (let at = start, digit = 1; digit < 512; at += 3, digit <<= 1) {
    for (let rest = frames[at] & naked; rest !== 0; rest &= rest - 1) {
      frames[at] &= KEPT_IN_BAND[31 - Math.clz32(rest & -rest)];
      dirty |= digit;
    }
  }
  return dirty;
}
