/**
 * Deductions that trust the puzzle to have one solution; off by default, since they prove nothing by themselves.
 *
 * Unique rectangle: four open cells in two rows, two columns and two boxes must not come down to the same two candidates,
 * for these could be exchanged. BUG+1: were every open cell to come down to two candidates, the puzzle would have none or two
 * solutions, so the one cell with three candidates takes the one that stands three times in its houses.
 */
import type { Cell } from '../../../format/documents.js';
import type { CandidateGrid } from '../../grade/grid.js';
import { cellName, cellNames, valueNames } from '../../grade/words.js';
import { countValues, lowestValue, type Mask } from '../../solve/bits.js';

export function findUniqueRectangles(grid: CandidateGrid): void {
  const { order, layout, masks } = grid;
  const boxOf = (cell: Cell) => layout.housesOf[cell * 3 + 2];
  for (let top = 0; top < order - 1; top++) {
    for (let bottom = top + 1; bottom < order; bottom++) {
      for (let left = 0; left < order - 1; left++) {
        for (let right = left + 1; right < order; right++) {
          const corners = [top * order + left, top * order + right, bottom * order + left, bottom * order + right];
          if (new Set(corners.map(boxOf)).size !== 2) continue;
          let shared = (1 << order) - 1;
          for (const cell of corners) shared &= masks[cell];
          eachPair(shared, (pair) => strikeRectangle(grid, corners, pair));
        }
      }
    }
  }
}

function eachPair(mask: Mask, found: (pair: Mask) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) found((rest & -rest) | (others & -others));
  }
}

function strikeRectangle(grid: CandidateGrid, corners: readonly Cell[], pair: Mask): void {
  const { masks, cells, layout, step } = grid;
  const roofs = corners.filter((cell) => masks[cell] !== pair);
  const tell = (why: string) => {
    if (step.commit() && step.isExplaining) {
      step.explain(
        corners,
        `${cellNames(corners, grid.order)} must not come down to ${valueNames(pair)} alone, or these could be exchanged: ${why}.`,
      );
    }
  };
  if (roofs.length === 1) {
    step.strike(roofs[0], pair);
    tell(`${cellName(roofs[0], grid.order)} is neither`);
    return;
  }
  if (roofs.length !== 2 || layout.sees[roofs[0] * cells + roofs[1]] === 0) return;
  const [a, b] = roofs;
  const extra = (masks[a] | masks[b]) & ~pair;
  if (countValues(extra) === 1 && masks[a] === masks[b]) {
    for (let cell = 0; cell < cells; cell++) {
      if (layout.sees[a * cells + cell] !== 0 && layout.sees[b * cells + cell] !== 0) step.strike(cell, extra);
    }
    tell(`one of ${cellNames(roofs, grid.order)} is ${valueNames(extra)}`);
  }
  for (let rest = pair; rest !== 0; rest &= rest - 1) {
    const value = lowestValue(rest) - 1;
    if (!isConfined(grid, a, b, value)) continue;
    step.strike(a, pair & ~(1 << value));
    step.strike(b, pair & ~(1 << value));
    tell(`one of ${cellNames(roofs, grid.order)} is ${value + 1}, so neither is the other`);
  }
}

/** Whether some house of both cells has the value nowhere else. */
function isConfined(grid: CandidateGrid, a: Cell, b: Cell, value: number): boolean {
  const { layout, order, places } = grid;
  for (let i = 0; i < 3; i++) {
    const house = layout.housesOf[a * 3 + i];
    if (layout.housesOf[b * 3 + i] === house && countValues(places[house * order + value]) === 2) return true;
  }
  return false;
}

export function findBugPlusOne(grid: CandidateGrid): void {
  const { masks, cells, layout, order, places, step } = grid;
  let odd = -1;
  for (let cell = 0; cell < cells; cell++) {
    const count = countValues(masks[cell]);
    if (count === 0 || count === 2) continue;
    if (count !== 3 || odd >= 0) return;
    odd = cell;
  }
  if (odd < 0) return;
  // Every value must stand twice in every house, but for one that stands three times in the odd cell's houses.
  let extra = masks[odd];
  for (let house = 0; house < layout.houseCount; house++) {
    for (let value = 0; value < order; value++) {
      const count = countValues(places[house * order + value]);
      if (count === 0 || count === 2) continue;
      if (count !== 3 || (places[house * order + value] & positionOf(grid, odd, house)) === 0) return;
      extra &= 1 << value;
    }
  }
  if (countValues(extra) !== 1) return;
  step.fill(odd, lowestValue(extra));
  if (step.commit() && step.isExplaining) {
    step.explain(
      [odd],
      `Every open cell but ${cellName(odd, order)} has two candidates; were it not ${valueNames(extra)}, all could be exchanged.`,
    );
  }
}

/** The cell's position in the house as a mask; 0 where it is not in it. */
function positionOf(grid: CandidateGrid, cell: Cell, house: number): Mask {
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    if (grid.layout.housesOf[i] === house) return 1 << grid.layout.positionIn[i];
  }
  return 0;
}
