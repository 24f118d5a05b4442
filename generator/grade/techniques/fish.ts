/**
 * X-Wing, Swordfish, Jellyfish: k rows in which a value has places in the same k columns only. It then stands in those columns in
 * these rows, and goes from the rest of the columns; likewise with rows and columns exchanged.
 */
import type { Mask } from '../../solve/bits.js';
import type { CandidateGrid } from '../grid.js';
import { valueNames, valuesOf } from '../words.js';
import { eachSubset } from './subsets.js';

/** Fish of `size` lines, both ways, every value. */
export function findFish(grid: CandidateGrid, size: number): void {
  const { order } = grid;
  const lines = new Uint16Array(order);
  for (let value = 1; value <= order; value++) {
    for (const base of [0, order]) {
      for (let i = 0; i < order; i++) lines[i] = grid.places[(base + i) * order + value - 1];
      eachSubset(lines, order, size, (members, covers) => strikeFish(grid, value, base, members, covers));
    }
  }
}

/** Lines `base + i` of the members hold the value at the positions of `covers` only. */
function strikeFish(grid: CandidateGrid, value: number, base: number, members: Mask, covers: Mask): void {
  const { order, layout, step } = grid;
  const bit = 1 << (value - 1);
  for (let line = 0; line < order; line++) {
    if ((members & (1 << line)) !== 0) continue;
    for (let rest = covers; rest !== 0; rest &= rest - 1) {
      step.strike(layout.cellsOf[(base + line) * order + 31 - Math.clz32(rest & -rest)], bit);
    }
  }
  if (step.commit() && step.isExplaining) {
    const [own, other] = base === 0 ? ['rows', 'columns'] : ['columns', 'rows'];
    const cells = valuesOf(members).flatMap((line) =>
      grid.cellsAt(base + line - 1, covers & grid.places[(base + line - 1) * order + value - 1]),
    );
    step.explain(
      cells,
      `In ${own} ${valueNames(members)}, ${value} has places in ${other} ${valueNames(covers)} only, so it goes from the other cells of these ${other}.`,
    );
  }
}
