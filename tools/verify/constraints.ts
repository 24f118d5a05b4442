/** Constraints that several variants have. */
import type { Domains } from './domains.js';
import type { Constraint } from './search.js';

/** A printed value. */
export function given(cell: number, value: number): Constraint {
  return {
    rule: 'given',
    name: `cell ${cell}: given ${value}`,
    cells: [cell],
    holds: (values) => values[cell] === value,
    narrow: (domains) => domains.place(cell, value),
  };
}

/** As many cells as there are values, each value in one of them. */
export function eachOnce(name: string, cells: readonly number[]): Constraint {
  return {
    rule: 'house',
    name: `${name}: each value once`,
    cells,
    holds: (values) => new Set(cells.map((cell) => values[cell])).size === cells.length,
    narrow: (domains) => strikePlaced(domains, cells) && placeLone(domains, cells),
  };
}

/** A value that is placed goes from the other cells. */
function strikePlaced(domains: Domains, cells: readonly number[]): boolean {
  for (const cell of cells) {
    if (domains.count(cell) > 1) continue;
    const value = domains.min(cell);
    for (const other of cells) {
      if (other !== cell && !domains.strike(other, value)) return false;
    }
  }
  return true;
}

/** A value with one place left goes there. */
function placeLone(domains: Domains, cells: readonly number[]): boolean {
  for (let value = 1; value <= domains.values; value++) {
    let places = 0;
    let last = -1;
    for (const cell of cells) {
      if (domains.has(cell, value)) {
        places++;
        last = cell;
      }
    }
    if (places === 0) return false;
    if (places === 1) domains.place(last, value);
  }
  return true;
}
