/** XY-Wing, XYZ-Wing and W-Wing: two cells with two candidates each, of which one holds the value that is struck. */
import type { Cell } from '../../../format/documents.js';
import type { CandidateGrid } from '../../grade/grid.js';
import { cellName, cellNames, houseName, valueNames } from '../../grade/words.js';
import { countValues, type Mask } from '../../solve/bits.js';

/** Cells with exactly two candidates, ascending. */
function pairCells(grid: CandidateGrid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.cells; cell++) if (countValues(grid.masks[cell]) === 2) cells.push(cell);
  return cells;
}

/** XY-Wing (`size` 2) and XYZ-Wing (3): a pivot with that many candidates between two wings that share the struck one. */
export function findWings(grid: CandidateGrid, size: 2 | 3): void {
  const { masks, layout, cells } = grid;
  const pairs = pairCells(grid);
  for (let pivot = 0; pivot < cells; pivot++) {
    if (countValues(masks[pivot]) !== size) continue;
    const wings = pairs.filter((cell) => layout.sees[pivot * cells + cell] !== 0 && masks[cell] !== masks[pivot]);
    for (let i = 1; i < wings.length; i++) {
      for (let j = 0; j < i; j++) {
        const shared = masks[wings[i]] & masks[wings[j]];
        if (countValues(shared) !== 1) continue;
        const all = masks[pivot] | masks[wings[i]] | masks[wings[j]];
        if (countValues(all) !== 3 || ((masks[pivot] & shared) !== 0) !== (size === 3)) continue;
        strikeWing(grid, pivot, wings[i], wings[j], shared, size === 3);
      }
    }
  }
}

function strikeWing(grid: CandidateGrid, pivot: Cell, a: Cell, b: Cell, shared: Mask, seesPivot: boolean): void {
  const { cells, layout, order, step } = grid;
  for (let cell = 0; cell < cells; cell++) {
    if (layout.sees[a * cells + cell] === 0 || layout.sees[b * cells + cell] === 0) continue;
    if (!seesPivot || layout.sees[pivot * cells + cell] !== 0) step.strike(cell, shared);
  }
  if (step.commit() && step.isExplaining) {
    step.explain(
      [pivot, a, b],
      `Whatever ${cellName(pivot, order)} is, one of ${cellNames(seesPivot ? [pivot, a, b] : [a, b], order)} is ${valueNames(shared)}, so cells that see them all are not.`,
    );
  }
}

/** W-Wing: two cells with the same two candidates, and a house whose two places of one of them see a cell each. */
export function findWWings(grid: CandidateGrid): void {
  const { masks, layout, cells } = grid;
  const pairs = pairCells(grid);
  for (let i = 1; i < pairs.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [pairs[i], pairs[j]];
      if (masks[a] !== masks[b] || layout.sees[a * cells + b] !== 0) continue;
      for (let rest = masks[a]; rest !== 0; rest &= rest - 1) joinWings(grid, a, b, 31 - Math.clz32(rest & -rest));
    }
  }
}

/** Looks for the houses that join two cells through `value` (from 0) and strikes the other candidate. */
function joinWings(grid: CandidateGrid, a: Cell, b: Cell, value: number): void {
  const { masks, places, layout, order, cells, step } = grid;
  const struck = masks[a] & ~(1 << value);
  for (let house = 0; house < layout.houseCount; house++) {
    const positions = places[house * order + value];
    if (countValues(positions) !== 2) continue;
    const [x, y] = grid.cellsAt(house, positions);
    if (x === a || x === b || y === a || y === b) continue;
    const joins = (from: Cell, to: Cell) => layout.sees[from * cells + to] !== 0;
    if (!((joins(x, a) && joins(y, b)) || (joins(x, b) && joins(y, a)))) continue;
    for (let cell = 0; cell < cells; cell++) if (joins(cell, a) && joins(cell, b)) step.strike(cell, struck);
    if (step.commit() && step.isExplaining) {
      step.explain(
        [a, b, x, y],
        `${cellNames([a, b], order)} cannot both be ${value + 1}, which ${houseName(house, layout)} needs at ${cellName(x, order)} or ${cellName(y, order)}: one of them is ${valueNames(struck)}.`,
      );
    }
  }
}
