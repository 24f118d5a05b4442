/** Futoshiki: a Latin square with inequalities between neighbours. */
import type { FutoshikiPuzzle } from '../../format/documents.js';
import type { Finding } from './fault.js';
import { areNeighbours, isCell, latinConstraints } from './grid.js';
import type { Constraint } from './search.js';
import type { VariantChecks } from './variant.js';

export const futoshikiChecks: VariantChecks<FutoshikiPuzzle> = {
  values: ({ rows }) => rows,

  shape({ rows, inequalities }) {
    const found: Finding[] = [];
    const pairs = new Set<string>();
    for (const [a, b] of inequalities) {
      if (!isCell(rows, a) || !isCell(rows, b) || !areNeighbours(rows, a, b)) {
        found.push({ rule: 'neighbours', message: `inequality of cells ${a} and ${b}, which are no neighbours` });
      }
      const pair = `${Math.min(a, b)} and ${Math.max(a, b)}`;
      if (pairs.has(pair)) found.push({ rule: 'twice', message: `two inequalities of cells ${pair}` });
      pairs.add(pair);
    }
    return found;
  },

  constraints: ({ rows, inequalities }) => [...latinConstraints(rows), ...inequalities.map(([a, b]) => lessThan(a, b))],

  clueCount: ({ inequalities }) => inequalities.length,

  clueText: ({ inequalities }) =>
    inequalities
      .map(([a, b]) => `${a}<${b}`)
      .sort()
      .join(' '),

  wishes: () => [],
};

function lessThan(a: number, b: number): Constraint {
  return {
    rule: 'inequality',
    name: `cell ${a} < cell ${b}`,
    cells: [a, b],
    holds: (values) => values[a] < values[b],
    narrow(domains) {
      for (let value = domains.max(b); value <= domains.values; value++) {
        if (!domains.strike(a, value)) return false;
      }
      for (let value = domains.min(a); value >= 1; value--) {
        if (!domains.strike(b, value)) return false;
      }
      return true;
    },
  };
}
