/**
 * Direct hidden pair: two values have the same two places in a house, which leaves a third value one place there. As Sudoku Explainer
 * has it, easier than the pair for its own sake, because the pair need not be written down.
 */
import type { CandidateGrid } from '../../grade/grid.js';
import type { House } from '../../grade/layout.js';
import { cellName, cellNames, houseName } from '../../grade/words.js';
import { countValues, lowestValue, type Mask } from '../../solve/bits.js';

export function findDirectHiddenPairs(grid: CandidateGrid): void {
  const { order, places, layout } = grid;
  for (let house = 0; house < layout.houseCount; house++) {
    const start = house * order;
    for (let a = 0; a < order - 1; a++) {
      const pair = places[start + a];
      if (countValues(pair) !== 2) continue;
      for (let b = a + 1; b < order; b++) if (places[start + b] === pair) fillBeside(grid, house, a, b, pair);
    }
  }
}

function fillBeside(grid: CandidateGrid, house: House, a: number, b: number, pair: Mask): void {
  const { order, places, layout, step } = grid;
  for (let value = 0; value < order; value++) {
    const left = places[house * order + value] & ~pair;
    if (value === a || value === b || left === 0 || (left & (left - 1)) !== 0) continue;
    const cell = grid.cellAt(house, lowestValue(left) - 1);
    step.fill(cell, value + 1);
    if (step.commit() && step.isExplaining) {
      const cells = grid.cellsAt(house, pair);
      step.explain(
        [cell, ...cells],
        `${a + 1} and ${b + 1} take ${cellNames(cells, order)} of ${houseName(house, layout)}, which leaves ${cellName(cell, order)} for ${value + 1}.`,
      );
    }
  }
}
