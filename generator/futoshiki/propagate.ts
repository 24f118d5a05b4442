/**
 * All that the techniques of single cells and single signs find, at once. The ladder comes to the same board step by step; to know only
 * whether it gets there, the order of the steps does not matter.
 */
import { fullMask, highestValue, lowestValue, maskOf } from '../solve/bits.js';
import type { FutoshikiBoard } from './board.js';

/** Runs until nothing changes. `isBounding`: signs between open cells tell as well, beyond the extremes. */
export function propagate(board: FutoshikiBoard, isBounding: boolean): void {
  strikeExtremes(board);
  for (let isChanging = true; isChanging && !board.isSolved && !board.isBroken; ) {
    isChanging = fillNakedSingles(board);
    if (fillHiddenSingles(board)) isChanging = true;
    if (moveBounds(board, isBounding)) isChanging = true;
  }
}

function strikeExtremes(board: FutoshikiBoard): void {
  const { signCount, smaller, larger, order } = board;
  for (let i = 0; i < signCount; i++) {
    board.strike(smaller[i], maskOf(order));
    board.strike(larger[i], 1);
  }
}

function fillNakedSingles(board: FutoshikiBoard): boolean {
  const { cells, masks } = board;
  let isChanging = false;
  for (let cell = 0; cell < cells; cell++) {
    const mask = masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    board.place(cell, lowestValue(mask));
    isChanging = true;
  }
  return isChanging;
}

function fillHiddenSingles(board: FutoshikiBoard): boolean {
  const { order, places, layout } = board;
  let isChanging = false;
  for (let house = 0, at = 0; house < layout.houseCount; house++) {
    for (let value = 1; value <= order; value++, at++) {
      const left = places[at];
      if (left === 0 || (left & (left - 1)) !== 0) continue;
      board.place(layout.cellsOf[house * order + lowestValue(left) - 1], value);
      isChanging = true;
    }
  }
  return isChanging;
}

function moveBounds(board: FutoshikiBoard, isBounding: boolean): boolean {
  const { signCount, smaller, larger, masks, values, order } = board;
  const full = fullMask(order);
  let isChanging = false;
  for (let i = 0; i < signCount; i++) {
    const a = smaller[i];
    const b = larger[i];
    if (masks[b] !== 0 && (isBounding || masks[a] === 0)) {
      const gone = (1 << (masks[a] === 0 ? values[a] : lowestValue(masks[a]))) - 1;
      if ((masks[b] & gone) !== 0) {
        board.strike(b, gone);
        isChanging = true;
      }
    }
    if (masks[a] !== 0 && (isBounding || masks[b] === 0)) {
      const gone = full & ~(maskOf(masks[b] === 0 ? values[b] : highestValue(masks[b])) - 1);
      if ((masks[a] & gone) !== 0) {
        board.strike(a, gone);
        isChanging = true;
      }
    }
  }
  return isChanging;
}
