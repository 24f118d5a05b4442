/** Naked and hidden pairs and triples: the whole grid is one house, and each number has one cell in it. */
import type { Cell } from '../../../format/documents.js';
import { cellNames, listOf } from '../../grade/words.js';
import type { MagicBoard } from '../board.js';
import { highOf, lowOf, sizeOf, valuesIn } from '../values.js';

/** `size` cells that hold `size` candidates between them: no other cell takes these. */
export function findNakedSubsets(board: MagicBoard, size: number): void {
  const { cells, high, low, order, step } = board;
  const narrow: Cell[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if ((low[cell] | high[cell]) !== 0 && sizeOf(low[cell], high[cell]) <= size) narrow.push(cell);
  }
  eachUnion(narrow, low, high, size, (chosen, unionLow, unionHigh) => {
    for (let cell = 0; cell < cells; cell++) if (!chosen.includes(cell)) step.strike(cell, unionLow, unionHigh);
    if (step.commit() && step.isExplaining) {
      const values = listOf(valuesIn(unionLow, unionHigh).map(String));
      step.explain([...chosen], `${cellNames(chosen, order)} take ${values} between them, so no other cell does.`);
    }
  });
}

/** `size` numbers that have `size` places between them: nothing else goes there. */
export function findHiddenSubsets(board: MagicBoard, size: number): void {
  const { cells, high, low, order, step } = board;
  // The places of a number are a set of cells, and cells are numbered as values less one.
  const placesLow = new Int32Array(cells);
  const placesHigh = new Int32Array(cells);
  const narrow: number[] = [];
  for (const value of valuesIn(board.unusedLow, board.unusedHigh)) {
    for (let cell = 0; cell < cells; cell++) {
      if (((low[cell] & lowOf(value)) | (high[cell] & highOf(value))) === 0) continue;
      placesLow[value - 1] |= lowOf(cell + 1);
      placesHigh[value - 1] |= highOf(cell + 1);
    }
    if (sizeOf(placesLow[value - 1], placesHigh[value - 1]) <= size) narrow.push(value - 1);
  }
  eachUnion(narrow, placesLow, placesHigh, size, (chosen, unionLow, unionHigh) => {
    const numbers = chosen.map((index) => index + 1);
    const places = valuesIn(unionLow, unionHigh).map((place) => place - 1);
    const keepLow = numbers.reduce((set, value) => set | lowOf(value), 0);
    const keepHigh = numbers.reduce((set, value) => set | highOf(value), 0);
    for (const cell of places) step.keep(cell, keepLow, keepHigh);
    if (step.commit() && step.isExplaining) {
      const names = cellNames(places, order);
      step.explain(places, `${listOf(numbers.map(String))} have no place but ${names}, so nothing else goes there.`);
    }
  });
}

/** Calls `found` for each choice of `size` of the items whose sets have `size` elements between them. */
function eachUnion(
  items: readonly number[],
  low: Int32Array,
  high: Int32Array,
  size: number,
  found: (chosen: readonly number[], unionLow: number, unionHigh: number) => void,
): void {
  const chosen: number[] = [];
  const extend = (from: number, unionLow: number, unionHigh: number): void => {
    for (let at = from; at < items.length; at++) {
      const joinedLow = unionLow | low[items[at]];
      const joinedHigh = unionHigh | high[items[at]];
      if (sizeOf(joinedLow, joinedHigh) > size) continue;
      chosen.push(items[at]);
      if (chosen.length === size) found(chosen, joinedLow, joinedHigh);
      else extend(at + 1, joinedLow, joinedHigh);
      chosen.pop();
    }
  };
  extend(0, 0, 0);
}
