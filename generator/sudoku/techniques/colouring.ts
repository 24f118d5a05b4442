/**
 * Two colours. Simple colouring: the strong links of one value join its places into groups whose places are true and false by
 * turns. Remote pair: cells with the same two candidates that see each other, likewise. One of the two colours is true throughout, so what sees both is
 * false; and a colour that sees itself is false.
 */
import type { Cell } from '../../../format/documents.js';
import type { CandidateGrid } from '../../grade/grid.js';
import { cellNames, valueNames, valuesOf } from '../../grade/words.js';
import { countValues, type Mask } from '../../solve/bits.js';

/** Cells of the two colours, by turns. */
type Colours = readonly [readonly Cell[], readonly Cell[]];

export function findSimpleColouring(grid: CandidateGrid): void {
  const { order, places, layout } = grid;
  for (let value = 0; value < order; value++) {
    const neighbours = new Map<Cell, Cell[]>();
    for (let house = 0; house < layout.houseCount; house++) {
      const positions = places[house * order + value];
      if (countValues(positions) !== 2) continue;
      const [a, b] = grid.cellsAt(house, positions);
      join(neighbours, a, b);
    }
    for (const colours of coloursOf(neighbours)) strikeByColours(grid, 1 << value, colours);
  }
}

export function findRemotePairs(grid: CandidateGrid): void {
  const { masks, cells, layout } = grid;
  const byMask = new Map<Mask, Cell[]>();
  for (let cell = 0; cell < cells; cell++) {
    if (countValues(masks[cell]) === 2) byMask.set(masks[cell], [...(byMask.get(masks[cell]) ?? []), cell]);
  }
  for (const [mask, pairs] of byMask) {
    const neighbours = new Map<Cell, Cell[]>();
    for (const a of pairs) for (const b of pairs) if (a < b && layout.sees[a * cells + b] !== 0) join(neighbours, a, b);
    for (const colours of coloursOf(neighbours)) {
      // Two cells are a naked pair.
      if (colours[0].length + colours[1].length >= 4) strikeByColours(grid, mask, colours);
    }
  }
}

function join(neighbours: Map<Cell, Cell[]>, a: Cell, b: Cell): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    const known = neighbours.get(from);
    if (known === undefined) neighbours.set(from, [to]);
    else if (!known.includes(to)) known.push(to);
  }
}

/** The groups of joined cells, each in two colours. */
function coloursOf(neighbours: ReadonlyMap<Cell, readonly Cell[]>): Colours[] {
  const colourOf = new Map<Cell, 0 | 1>();
  const groups: Colours[] = [];
  for (const start of neighbours.keys()) {
    if (colourOf.has(start)) continue;
    const group: [Cell[], Cell[]] = [[start], []];
    colourOf.set(start, 0);
    const queue = [start];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const colour = colourOf.get(cell) === 0 ? 1 : 0;
      for (const next of neighbours.get(cell) ?? []) {
        if (colourOf.has(next)) continue;
        colourOf.set(next, colour);
        group[colour].push(next);
        queue.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

function strikeByColours(grid: CandidateGrid, mask: Mask, colours: Colours): void {
  const { cells, layout, step, order } = grid;
  const sees = (cell: Cell, others: readonly Cell[]) => others.some((other) => layout.sees[cell * cells + other] !== 0);
  const isClash = colours.map((colour) => colour.some((cell) => sees(cell, colour)));
  for (const [i, colour] of colours.entries()) if (isClash[i]) for (const cell of colour) step.strike(cell, mask);
  if (!isClash.includes(true)) {
    for (let cell = 0; cell < cells; cell++) {
      if ((grid.masks[cell] & mask) === 0 || colours[0].includes(cell) || colours[1].includes(cell)) continue;
      if (sees(cell, colours[0]) && sees(cell, colours[1])) step.strike(cell, mask);
    }
  }
  if (step.commit() && step.isExplaining) {
    const told = colours.map((colour) =>
      cellNames(
        [...colour].sort((a, b) => a - b),
        order,
      ),
    );
    step.explain(
      [...colours[0], ...colours[1]].sort((a, b) => a - b),
      sentenceOf(told, mask, isClash.indexOf(true)),
    );
  }
}

/** Why. `told` names the cells of either side; side `clash` sees itself, if there is one. */
function sentenceOf(told: readonly string[], mask: Mask, clash: number): string {
  if (countValues(mask) === 2) {
    const [low, high] = valuesOf(mask);
    return `${told[0]} are all ${low} and ${told[1]} all ${high}, or the other way round: cells that see both sides are neither.`;
  }
  const value = valueNames(mask);
  if (clash >= 0)
    return `${value} stands in all of ${told[clash]} or in none, and two of these see each other: in none.`;
  return `${value} stands in all of ${told[0]} or in all of ${told[1]}, so not in cells that see both sides.`;
}
