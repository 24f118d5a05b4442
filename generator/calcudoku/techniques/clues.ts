/** What a cage says outright: a single cell, values that its clue forces, the last cell of a cage. */
import type { CageOp } from '../../../format/documents.js';
import { cellName, cellNames, valueNames, valuesOf } from '../../grade/words.js';
import { type Mask, maskOf } from '../../solve/bits.js';
import type { CalcudokuBoard } from '../board.js';
import { cageName, orNames } from './words.js';

/** Freebie: a cage of one cell. */
export function findFreebies(board: CalcudokuBoard): void {
  const { slotStart, slotCells, cages, step, order } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (slotStart[cage + 1] - slotStart[cage] !== 1) continue;
    const cell = slotCells[slotStart[cage]];
    const { target } = cages[cage];
    if (board.values[cell] !== 0 || valueMask(target, order) === 0) continue;
    step.fill(cell, target);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${cellName(cell, order)} is a cage of its own: ${target}.`);
    }
  }
}

/**
 * Forced cage: by its clue alone, whatever else is in the grid, all fillings of a cage use the same values; then its cells have no
 * others. A cage with one filling is filled.
 */
export function findForcedCages(board: CalcudokuBoard): void {
  const { cages, slotStart, slotCells, step } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    const { table } = cages[cage];
    if (table === undefined || table.sets !== 1) continue;
    const from = slotStart[cage];
    for (let slot = from; slot < slotStart[cage + 1]; slot++) {
      const cell = slotCells[slot];
      if (table.fillings === 1) step.fill(cell, table.relation.tuples[slot - from]);
      else step.strike(cell, ~table.union);
    }
    if (step.commit() && step.isExplaining) explainForced(board, cage, table.fillings === 1, table.union);
  }
}

function explainForced(board: CalcudokuBoard, cage: number, isOne: boolean, union: Mask): void {
  const what = isOne ? 'has one filling only' : `can be made of ${valueNames(union)} only`;
  board.step.explain(board.cellsOfCage(cage), `By its clue alone ${cageName(board, cage)} ${what}.`);
}

/** Last cell of a cage: what completes the cage (with `-` and `÷` it may be one of two values). */
export function findLastCageCells(board: CalcudokuBoard): void {
  const { cages, slotStart, slotCells, values, step, order } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    const from = slotStart[cage];
    const to = slotStart[cage + 1];
    const { op, target } = cages[cage];
    if (op === '=' || ((op === '-' || op === '÷') && to - from !== 2)) continue;
    let last = -1;
    for (let slot = from; slot < to && last > -2; slot++) {
      if (values[slotCells[slot]] === 0) last = last === -1 ? slot : -2;
    }
    if (last < 0) continue;
    const cell = slotCells[last];
    const allowed = completing(board, op, target, from, to) & board.masks[cell];
    if (allowed !== 0 && (allowed & (allowed - 1)) === 0) step.fill(cell, valuesOf(allowed)[0]);
    else step.strike(cell, ~allowed);
    if (step.commit() && step.isExplaining) {
      const others = board.cellsOfCage(cage).filter((other) => other !== cell);
      const left = allowed === 0 ? 'nothing' : orNames(allowed);
      step.explain(
        board.cellsOfCage(cage),
        `With ${cellNames(others, order)} filled, ${cellName(cell, order)} completes ${cageName(board, cage)}: ${left}.`,
      );
    }
  }
}

/** The values that complete a cage with one open cell; `-` and `÷` have two cells. */
function completing(board: CalcudokuBoard, op: CageOp, target: number, from: number, to: number): Mask {
  const { slotCells, values, order } = board;
  let sum = 0;
  let product = 1;
  for (let slot = from; slot < to; slot++) {
    const value = values[slotCells[slot]];
    sum += value;
    if (value !== 0) product *= value;
  }
  switch (op) {
    case '+':
      return valueMask(target - sum, order);
    case '×':
      return valueMask(target / product, order);
    case '-':
      return valueMask(sum - target, order) | valueMask(sum + target, order);
    case '÷':
      return valueMask(product / target, order) | valueMask(product * target, order);
    case '=':
      return 0;
  }
}

/** The mask of a number if it is a value. */
function valueMask(value: number, order: number): Mask {
  return Number.isInteger(value) && value >= 1 && value <= order ? maskOf(value) : 0;
}
