/** Cells with one candidate and values with one place. */
import { lowestValue } from '../../solve/bits.js';
import type { CandidateGrid } from '../grid.js';
import type { House } from '../layout.js';
import { cellName, houseName } from '../words.js';

/** Full house: the last open cell of a house. */
export function findFullHouses(grid: CandidateGrid): void {
  const { layout, order, places, step } = grid;
  for (let house = 0; house < layout.houseCount; house++) {
    let last = -1;
    for (let i = house * order; i < (house + 1) * order; i++) {
      if (places[i] === 0) continue;
      last = last === -1 ? i : -2;
    }
    if (last < 0) continue;
    const cell = grid.cellAt(house, lowestValue(places[last]) - 1);
    const value = last - house * order + 1;
    step.fill(cell, value);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${cellName(cell, order)} is the last open cell of ${houseName(house, layout)}: ${value}.`);
    }
  }
}

/** Hidden single: a value with one place left in a house, of the houses `from` to before `to`. */
export function findHiddenSingles(grid: CandidateGrid, from: House, to: House): void {
  const { layout, order, places, step } = grid;
  for (let i = from * order; i < to * order; i++) {
    const left = places[i];
    if (left === 0 || (left & (left - 1)) !== 0) continue;
    const house = Math.floor(i / order);
    const cell = grid.cellAt(house, lowestValue(left) - 1);
    const value = i - house * order + 1;
    step.fill(cell, value);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${value} has one place left in ${houseName(house, layout)}: ${cellName(cell, order)}.`);
    }
  }
}

/** Naked single: a cell with one candidate left. */
export function findNakedSingles(grid: CandidateGrid): void {
  const { masks, order, step } = grid;
  for (let cell = 0; cell < grid.cells; cell++) {
    const mask = masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    const value = lowestValue(mask);
    step.fill(cell, value);
    if (step.commit() && step.isExplaining) {
      step.explain([cell], `${cellName(cell, order)} has one candidate left: ${value}.`);
    }
  }
}
