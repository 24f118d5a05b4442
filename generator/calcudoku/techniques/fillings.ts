/**
 * What the fillings of one cage say, given the candidates of its cells: values that none of them uses, values that none of them
 * puts into a cell, values that all of them put into a line.
 *
 * The first two are the first two grades of Simon Tatham's Keen (values pooled over the cage, then cell by cell), the third is in
 * its third; KenKen solvers call it a pointing segment.
 */
import { cellNames, houseName, listOf, valueNames } from '../../grade/words.js';
import { type Mask, maskOf } from '../../solve/bits.js';
import type { CalcudokuBoard } from '../board.js';
import { cageName, goneNames, orNames } from './words.js';

/** Cage union: a value that no filling of the cage uses goes from all its cells. */
export function findCageUnions(board: CalcudokuBoard): void {
  const { slotStart, slotCells, supports, step } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    let union = 0;
    for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) union |= supports[slot];
    let unused = 0;
    for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) {
      unused |= board.masks[slotCells[slot]] & ~union;
      step.strike(slotCells[slot], ~union);
    }
    if (step.commit() && step.isExplaining) {
      step.explain(board.cellsOfCage(cage), `No filling left to ${cageName(board, cage)} uses ${orNames(unused)}.`);
    }
  }
}

/** Cage combinations: a value that no filling of the cage puts into a cell goes from the cell. */
export function findCageCombinations(board: CalcudokuBoard): void {
  const { slotStart, slotCells, supports, step } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) step.strike(slotCells[slot], ~supports[slot]);
    if (step.commit() && step.isExplaining) explainCombinations(board, cage);
  }
}

function explainCombinations(board: CalcudokuBoard, cage: number): void {
  const told = goneNames(board, cage, board.supports.subarray(board.slotStart[cage], board.slotStart[cage + 1]));
  board.step.explain(board.cellsOfCage(cage), `No filling left to ${cageName(board, cage)} has ${listOf(told, 'or')}.`);
}

/** Cage line: a value that every filling of the cage puts into one line goes from the rest of the line. */
export function findCageLines(board: CalcudokuBoard): void {
  const { places, order, step } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    for (let lines = linesOf(board, cage); lines !== 0; lines &= lines - 1) {
      const house = 31 - Math.clz32(lines & -lines);
      const inside = positionsIn(board, cage, house);
      let needed = 0;
      let elsewhere = 0;
      for (let value = 1; value <= order; value++) {
        const others = places[house * order + value - 1] & ~inside;
        if (others === 0 || !isNeededIn(board, cage, house, value)) continue;
        needed |= maskOf(value);
        elsewhere |= others;
        for (let rest = others; rest !== 0; rest &= rest - 1) {
          step.strike(board.cellAt(house, 31 - Math.clz32(rest & -rest)), maskOf(value));
        }
      }
      if (step.commit() && step.isExplaining) explainLine(board, cage, house, inside, needed, elsewhere);
    }
  }
}

function explainLine(
  board: CalcudokuBoard,
  cage: number,
  house: number,
  inside: Mask,
  needed: Mask,
  elsewhere: Mask,
): void {
  const { order, layout } = board;
  const cells = new Set([...board.cellsOfCage(cage), ...board.cellsAt(house, elsewhere)]);
  const places = cellNames(board.cellsAt(house, inside), order);
  const others = `${houseName(house, layout)} (${cellNames(board.cellsAt(house, elsewhere), order)})`;
  board.step.explain(
    [...cells].sort((a, b) => a - b),
    `Every filling left to ${cageName(board, cage)} puts ${valueNames(needed)} into ${places}, so no other cell of ${others} has ${(needed & (needed - 1)) === 0 ? 'that' : 'those'}.`,
  );
}

/** The positions of a house that are in a cage. */
export function positionsIn(board: CalcudokuBoard, cage: number, house: number): Mask {
  const { slotStart, slotCells, layout, order } = board;
  let inside = 0;
  for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) {
    const at = slotCells[slot] * 2 + (house < order ? 0 : 1);
    if (layout.housesOf[at] === house) inside |= 1 << layout.positionIn[at];
  }
  return inside;
}

/** The houses of a cage's cells as bits: rows, then columns. */
export function linesOf(board: CalcudokuBoard, cage: number): number {
  const { slotStart, slotCells, layout } = board;
  let lines = 0;
  for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) {
    const cell = slotCells[slot];
    lines |= (1 << layout.housesOf[cell * 2]) | (1 << layout.housesOf[cell * 2 + 1]);
  }
  return lines;
}

/** Whether every live filling of a cage puts a value into its cells of a house. */
function isNeededIn(board: CalcudokuBoard, cage: number, house: number, value: number): boolean {
  const { slotStart, slotCells, layout, live, order } = board;
  const { words, supports: having } = board.cages[cage].table!.relation;
  const from = slotStart[cage];
  const line = house < order ? 0 : 1;
  for (let word = 0; word < words; word++) {
    let without = live[board.liveStart[cage] + word];
    for (let slot = from; slot < slotStart[cage + 1] && without !== 0; slot++) {
      if (layout.housesOf[slotCells[slot] * 2 + line] !== house) continue;
      without &= ~having[((slot - from) * order + value - 1) * words + word];
    }
    if (without !== 0) return false;
  }
  return true;
}
