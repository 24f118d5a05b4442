/** What a clue says of an empty line: clues 1 and n, the two clues of a line that leave the tallest one place, the first steps of a staircase. */

import { cellName, cellNames, listOf } from '../../grade/words.js';
import { maskOf } from '../../solve/bits.js';
import type { SkyscrapersBoard } from '../board.js';
import { NO_CLUE } from '../lines.js';
import type { Sight } from '../sights.js';

/** Clue 1: the nearest building hides all others, so it is the tallest. */
export function findClueOne(board: SkyscrapersBoard): void {
  const { sights, clues, order, step } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    if (clues[sight] !== 1) continue;
    const cell = sights.cellAt(sight, 0);
    step.fill(cell, order);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${showing(board, sight)}: ${cellName(cell, order)} hides the rest, so it is ${order}.`);
    }
  }
}

/** Clue n: all buildings are seen, so they rise from 1 to n. */
export function findClueAll(board: SkyscrapersBoard): void {
  const { sights, clues, order, step } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    if (clues[sight] !== order) continue;
    for (let distance = 0; distance < order; distance++) step.fill(sights.cellAt(sight, distance), distance + 1);
    if (step.commit() && step.isExplaining) {
      step.explain(board.lineOf(sight), `${showing(board, sight)}, all of them: they rise from 1 to ${order}.`);
    }
  }
}

/**
 * Opposite clues a and b with a + b = n + 1: before the tallest a - 1 are seen from one end, behind it b - 1 from the other, which takes
 * all other cells; so the tallest stands at the a-th.
 */
export function findOppositeClues(board: SkyscrapersBoard): void {
  const { sights, clues, order, step } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    const far = sights.opposite(sight);
    if (!sights.isNear(sight) || clues[sight] === NO_CLUE || clues[far] === NO_CLUE) continue;
    if (clues[sight] + clues[far] !== order + 1) continue;
    const cell = sights.cellAt(sight, clues[sight] - 1);
    step.fill(cell, order);
    if (step.commit() && step.isExplaining) {
      step.explain(
        [cell],
        `${showing(board, sight)} and ${clues[far]} from the ${sights.sideName(far)}, which add up to ${order + 1}: ${cellName(cell, order)} is ${order}.`,
      );
    }
  }
}

/** Staircase bound: c buildings rise to n in view, so the cell at distance i before the c-th is at most n - c + 1 + i. */
export function findStaircases(board: SkyscrapersBoard): void {
  const { sights, clues, order, step } = board;
  const full = (1 << order) - 1;
  for (let sight = 0; sight < sights.count; sight++) {
    const clue = clues[sight];
    for (let distance = 0; distance < clue - 1; distance++) {
      step.strike(sights.cellAt(sight, distance), full & ~(maskOf(order - clue + 2 + distance) - 1));
    }
    if (step.commit() && step.isExplaining) {
      const cells = board.lineOf(sight).slice(0, clue - 1);
      const bounds = cells.map((_, distance) => String(order - clue + 1 + distance));
      const told = cells.length === 1 ? `is at most ${bounds[0]}` : `are at most ${listOf(bounds)}`;
      step.explain(cells, `${showing(board, sight)}: to leave room for the rise ${cellNames(cells, order)} ${told}.`);
    }
  }
}

/** `Row 2 shows 3 from the left`. */
export function showing(board: SkyscrapersBoard, sight: Sight): string {
  const name = board.sights.lineName(sight, board.layout);
  const shown = `shows ${board.clues[sight]} from the ${board.sights.sideName(sight)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${shown}`;
}
