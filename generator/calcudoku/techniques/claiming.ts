/**
 * Claiming: a value whose places left in a line all lie in one cage. The cage must hold it there, so that its fillings without
 * are none; the reverse of a cage line.
 */
import { cellNames, houseName } from '../../grade/words.js';
import type { CalcudokuBoard } from '../board.js';
import { linesOf, positionsIn } from './fillings.js';
import { cageName } from './words.js';

export function findClaims(board: CalcudokuBoard): void {
  const { places, order } = board;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage)) continue;
    for (let lines = linesOf(board, cage); lines !== 0; lines &= lines - 1) {
      const house = 31 - Math.clz32(lines & -lines);
      const inside = positionsIn(board, cage, house);
      for (let value = 1; value <= order; value++) {
        const left = places[house * order + value - 1];
        // One place is a hidden single.
        if ((left & (left - 1)) !== 0 && (left & ~inside) === 0) claim(board, cage, house, value);
      }
    }
  }
}

/** Strikes what only fillings use that do not put the value into the house. */
function claim(board: CalcudokuBoard, cage: number, house: number, value: number): void {
  const { slotStart, slotCells, masks, live, layout, order, step } = board;
  const { words, supports: having } = board.cages[cage].table!.relation;
  const from = slotStart[cage];
  const to = slotStart[cage + 1];
  const start = board.liveStart[cage];
  const line = house < order ? 0 : 1;
  for (let slot = from; slot < to; slot++) {
    for (let rest = masks[slotCells[slot]]; rest !== 0; rest &= rest - 1) {
      const at = ((slot - from) * order + 31 - Math.clz32(rest & -rest)) * words;
      let some = 0;
      for (let word = 0; word < words && some === 0; word++) {
        const alive = live[start + word] & having[at + word];
        for (let other = from; other < to; other++) {
          if (layout.housesOf[slotCells[other] * 2 + line] !== house) continue;
          some |= alive & having[((other - from) * order + value - 1) * words + word];
        }
      }
      if (some === 0) step.strike(slotCells[slot], rest & -rest);
    }
  }
  if (step.commit() && step.isExplaining) {
    const left = board.cellsAt(house, board.places[house * order + value - 1]);
    step.explain(
      board.cellsOfCage(cage),
      `${value} of ${houseName(house, layout)} is in ${cellNames(left, order)}, so every filling of ${cageName(board, cage)} has it there.`,
    );
  }
}
