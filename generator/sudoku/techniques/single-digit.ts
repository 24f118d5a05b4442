/**
 * Patterns of one value and two strong links: each of two houses has two places for it, and an end of one sees an end of the other. Then
 * one of the far ends is true, and what sees both is struck. By where the links lie the field tells
 *
 *   skyscraper        two rows joined in a column, or two columns joined in a row
 *   two-string kite   a row and a column joined in a box
 *   turbot fish       any other two houses
 *
 * and the empty rectangle, where one link is a box whose places lie on one row and one column.
 */
import type { Cell } from '../../../format/documents.js';
import type { CandidateGrid } from '../../grade/grid.js';
import type { House, Layout } from '../../grade/layout.js';
import { cellName, houseName } from '../../grade/words.js';
import { countValues } from '../../solve/bits.js';
import { crossingsOf } from './boxes.js';

export type TwoLinkKind = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** Kinds of houses, as their index over the order and as their place among a cell's houses. */
const ROWS = 0;
const COLUMNS = 1;
const BOXES = 2;

interface StrongPair {
  readonly house: House;
  readonly ends: readonly [Cell, Cell];
}

/** Houses in which a value (from 0) has two places. */
function strongPairs(grid: CandidateGrid, value: number): StrongPair[] {
  const { order, places, layout } = grid;
  const pairs: StrongPair[] = [];
  for (let house = 0; house < layout.houseCount; house++) {
    const positions = places[house * order + value];
    if (countValues(positions) !== 2) continue;
    const [a, b] = grid.cellsAt(house, positions);
    pairs.push({ house, ends: [a, b] });
  }
  return pairs;
}

/** Strikes by all pairs of links of this kind, or of any. */
export function findTwoLinks(grid: CandidateGrid, kind?: TwoLinkKind): void {
  const { order, layout, cells } = grid;
  for (let value = 0; value < order; value++) {
    const pairs = strongPairs(grid, value);
    for (let i = 1; i < pairs.length; i++) {
      for (let j = 0; j < i; j++) {
        for (let turn = 0; turn < 4; turn++) {
          const near = pairs[i].ends[turn & 1];
          const joined = pairs[j].ends[turn >> 1];
          if (layout.sees[near * cells + joined] === 0) continue;
          if (kind !== undefined && kindOf(layout, pairs[i].house, pairs[j].house, near, joined) !== kind) continue;
          strikeBetween(grid, value, pairs[i], pairs[j], pairs[i].ends[1 - (turn & 1)], pairs[j].ends[1 - (turn >> 1)]);
        }
      }
    }
  }
}

/** The field's name for two links, by their houses and by which house of the joined ends they share. */
function kindOf(layout: Layout, first: House, second: House, near: Cell, joined: Cell): TwoLinkKind {
  const { order, housesOf } = layout;
  const shares = (i: number) => housesOf[near * 3 + i] === housesOf[joined * 3 + i];
  const a = Math.floor(first / order);
  const b = Math.floor(second / order);
  if (a === ROWS && b === ROWS && shares(COLUMNS)) return 'skyscraper';
  if (a === COLUMNS && b === COLUMNS && shares(ROWS)) return 'skyscraper';
  if (a + b === ROWS + COLUMNS && a !== b && shares(BOXES)) return 'two-string-kite';
  return 'turbot-fish';
}

function strikeBetween(
  grid: CandidateGrid,
  value: number,
  first: StrongPair,
  second: StrongPair,
  a: Cell,
  b: Cell,
): void {
  const { cells, layout, step, order } = grid;
  if (a === b) return;
  for (let cell = 0; cell < cells; cell++) {
    if (layout.sees[a * cells + cell] !== 0 && layout.sees[b * cells + cell] !== 0) step.strike(cell, 1 << value);
  }
  if (step.commit() && step.isExplaining) {
    step.explain(
      [...first.ends, ...second.ends],
      `${value + 1} has two places each in ${houseName(first.house, layout)} and ${houseName(second.house, layout)}, and two of the four see each other: ${cellName(a, order)} or ${cellName(b, order)} holds it.`,
    );
  }
}

/** Empty rectangle: a box has the value on one row and one column only, and a strong link leads from one of these to the target. */
export function findEmptyRectangles(grid: CandidateGrid): void {
  const { order, layout, places } = grid;
  for (let value = 0; value < order; value++) {
    const pairs = strongPairs(grid, value).filter(({ house }) => house < 2 * order);
    if (pairs.length === 0) continue;
    for (let box = 2 * order; box < 3 * order; box++) {
      const positions = places[box * order + value];
      if (countValues(positions) < 2) continue;
      for (const across of crossingsOf(layout)) {
        if (across.box !== box || across.line >= order || (positions & ~across.inBox) === 0) continue;
        for (const down of crossingsOf(layout)) {
          if (down.box !== box || down.line < order) continue;
          if ((positions & ~(across.inBox | down.inBox)) !== 0 || (positions & ~down.inBox) === 0) continue;
          for (const pair of pairs) strikeCorner(grid, value, box, across.line, down.line - order, pair);
        }
      }
    }
  }
}

/** The strong link starts on the cross's row (a link down a column) or on its column (a link along a row), outside the box. */
function strikeCorner(
  grid: CandidateGrid,
  value: number,
  box: House,
  row: number,
  column: number,
  pair: StrongPair,
): void {
  const { order, layout, step } = grid;
  const isColumnLink = pair.house >= order;
  for (const [near, far] of [pair.ends, [pair.ends[1], pair.ends[0]]]) {
    if (layout.housesOf[near * 3 + 2] === box || layout.housesOf[far * 3 + 2] === box) continue;
    const isOnCross = isColumnLink ? Math.floor(near / order) === row : near % order === column;
    if (!isOnCross) continue;
    const target = isColumnLink ? Math.floor(far / order) * order + column : row * order + (far % order);
    if (layout.housesOf[target * 3 + 2] === box) continue;
    step.strike(target, 1 << value);
    if (step.commit() && step.isExplaining) {
      step.explain(
        [...grid.cellsAt(box, grid.places[box * order + value]), near, far],
        `In ${houseName(box, layout)}, ${value + 1} lies on row ${row + 1} or column ${column + 1}; either way, by the link from ${cellName(near, order)} to ${cellName(far, order)}, ${cellName(target, order)} is not ${value + 1}.`,
      );
    }
  }
}
