/** Words for the steps of a solution: cells, houses and values as a player reads them. Rows and columns count from 1. */
import type { Cell } from '../../format/documents.js';
import type { Mask } from '../solve/bits.js';
import type { House, Layout } from './layout.js';

/** The values of a mask, ascending. */
export function valuesOf(mask: Mask): number[] {
  const values: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) values.push(32 - Math.clz32(rest & -rest));
  return values;
}

/** `r3c5`. */
export function cellName(cell: Cell, columns: number): string {
  return `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
}

/** `r3c5, r3c6 and r4c1`. */
export function cellNames(cells: readonly Cell[], columns: number): string {
  return listOf(cells.map((cell) => cellName(cell, columns)));
}

/** `row 3`, `column 5`, `box 2`. */
export function houseName(house: House, layout: Layout): string {
  return `${layout.kindOf(house)} ${(house % layout.order) + 1}`;
}

/** `1, 2 and 5` of a mask. */
export function valueNames(mask: Mask): string {
  return listOf(valuesOf(mask).map(String));
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(items: readonly string[], word = 'and'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}
