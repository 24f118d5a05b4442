/**
 * Pointing: a value's places in a box all lie in one line, so it goes from the rest of the line. Claiming: its places in a line all
 * lie in one box, so it goes from the rest of the box. Direct pointing leaves the value one place in another box, which a person sees
 * without pencil marks (so Sudoku Explainer; its direct claiming is never needed, since where that leaves one place in a row, the third box of
 * the band points).
 */
import type { CandidateGrid } from '../../grade/grid.js';
import type { House } from '../../grade/layout.js';
import { cellName, houseName } from '../../grade/words.js';
import { lowestValue, type Mask } from '../../solve/bits.js';
import { type Crossing, crossingsOf } from './boxes.js';

export function findPointing(grid: CandidateGrid): void {
  eachIntersection(grid, (value, { box, line, inLine }) => strikeOutside(grid, value, box, line, inLine), true);
}

export function findClaiming(grid: CandidateGrid): void {
  eachIntersection(grid, (value, { box, line, inBox }) => strikeOutside(grid, value, line, box, inBox), false);
}

export function findDirectPointing(grid: CandidateGrid): void {
  eachIntersection(grid, (value, { box, line, inLine }) => fillBehind(grid, value, box, line, inLine), true);
}

/** Calls `found` for each value (from 0) and crossing that holds all the value's places of the box (or of the line), and not of both. */
function eachIntersection(
  grid: CandidateGrid,
  found: (value: number, crossing: Crossing) => void,
  isPointing: boolean,
): void {
  const { order, places } = grid;
  for (const crossing of crossingsOf(grid.layout)) {
    const { box, line, inBox, inLine } = crossing;
    for (let value = 0; value < order; value++) {
      const ofBox = places[box * order + value];
      const ofLine = places[line * order + value];
      if (ofBox === 0 || ofLine === 0) continue;
      const boxInside = (ofBox & ~inBox) === 0;
      const lineInside = (ofLine & ~inLine) === 0;
      if (isPointing ? boxInside && !lineInside : lineInside && !boxInside) found(value, crossing);
    }
  }
}

/** `from` has the value in the crossing only, so `target` loses it outside of `shared` (positions of the target). */
function strikeOutside(grid: CandidateGrid, value: number, from: House, target: House, shared: Mask): void {
  const { order, places, step } = grid;
  for (let rest = places[target * order + value] & ~shared; rest !== 0; rest &= rest - 1) {
    step.strike(grid.cellAt(target, lowestValue(rest) - 1), 1 << value);
  }
  if (step.commit() && step.isExplaining) {
    step.explain(
      grid.cellsAt(from, places[from * order + value]),
      `All places of ${value + 1} in ${houseName(from, grid.layout)} lie in ${houseName(target, grid.layout)} too, so it goes from the other cells of that.`,
    );
  }
}

/** Fills the last place that the value has in another box once `target` has lost it outside of `shared`. */
function fillBehind(grid: CandidateGrid, value: number, from: House, target: House, shared: Mask): void {
  const { order, places, step, layout } = grid;
  const lost = places[target * order + value] & ~shared;
  for (let rest = lost; rest !== 0; rest &= rest - 1) {
    const cell = grid.cellAt(target, lowestValue(rest) - 1);
    for (let i = 0; i < 3; i++) {
      const house = layout.housesOf[cell * 3 + i];
      if (house === target || layout.kindOf(house) !== 'box') continue;
      const left = places[house * order + value] & ~positionsIn(grid, house, target, lost);
      if (left === 0 || (left & (left - 1)) !== 0) continue;
      const last = grid.cellAt(house, lowestValue(left) - 1);
      step.fill(last, value + 1);
      if (step.commit() && step.isExplaining) {
        step.explain(
          [last, ...grid.cellsAt(from, places[from * order + value])],
          `All places of ${value + 1} in ${houseName(from, layout)} lie in ${houseName(target, layout)}, which leaves ${cellName(last, order)} for it in ${houseName(house, layout)}.`,
        );
      }
    }
  }
}

/** The cells of `target` at the positions `lost`, as positions of another house. */
function positionsIn(grid: CandidateGrid, house: House, target: House, lost: Mask): Mask {
  const { layout } = grid;
  let mask = 0;
  for (let rest = lost; rest !== 0; rest &= rest - 1) {
    const cell = grid.cellAt(target, lowestValue(rest) - 1);
    for (let i = 0; i < 3; i++) {
      if (layout.housesOf[cell * 3 + i] === house) mask |= 1 << layout.positionIn[cell * 3 + i];
    }
  }
  return mask;
}
