/**
 * Finned fish: k lines hold a value in k crossing lines, but for some places, the fins, that all lie in one box. Either the
 * fish holds or a fin is true; what both rule out is struck. The sashimi form, in which a line would be left with one place, is one of them.
 */
import type { CandidateGrid } from '../../grade/grid.js';
import { cellName, listOf, valueNames, valuesOf } from '../../grade/words.js';
import { countValues, type Mask } from '../../solve/bits.js';

/** Finned fish of `size` lines, both ways, every value. */
export function findFinnedFish(grid: CandidateGrid, size: number): void {
  const { order, layout } = grid;
  const [boxRows, boxColumns] = layout.box as readonly [number, number];
  const lines = new Uint16Array(order);
  for (let value = 0; value < order; value++) {
    for (const base of [0, order]) {
      let open = 0;
      for (let i = 0; i < order; i++) {
        lines[i] = grid.places[(base + i) * order + value];
        if (lines[i] !== 0) open |= 1 << i;
      }
      if (countValues(open) <= size) continue;
      // Along the lines and across them: how many positions, and how many lines, a box takes.
      const [along, across] = base === 0 ? [boxColumns, boxRows] : [boxRows, boxColumns];
      chooseLines(lines, open, size, 0, (members) => tryFins(grid, value, base, size, lines, members, along, across));
    }
  }
}

function chooseLines(
  lines: Uint16Array,
  open: Mask,
  left: number,
  members: Mask,
  found: (members: Mask) => void,
): void {
  for (let rest = open; rest !== 0; ) {
    const bit = rest & -rest;
    rest ^= bit;
    if (left === 1) found(members | bit);
    else chooseLines(lines, rest, left - 1, members | bit, found);
  }
}

/** Tries each box as the place of the fins. */
function tryFins(
  grid: CandidateGrid,
  value: number,
  base: number,
  size: number,
  lines: Uint16Array,
  members: Mask,
  along: number,
  across: number,
): void {
  const { order } = grid;
  for (let firstLine = 0; firstLine < order; firstLine += across) {
    const band = ((1 << across) - 1) << firstLine;
    if ((members & band) === 0 || (band & ~members) === 0) continue;
    for (let firstPosition = 0; firstPosition < order; firstPosition += along) {
      const stack = ((1 << along) - 1) << firstPosition;
      let bare = 0;
      let inside = 0;
      for (let rest = members; rest !== 0; rest &= rest - 1) {
        const line = 31 - Math.clz32(rest & -rest);
        const isInBand = (band & (1 << line)) !== 0;
        bare |= isInBand ? lines[line] & ~stack : lines[line];
        if (isInBand) inside |= lines[line] & stack;
      }
      const missing = size - countValues(bare);
      if (missing === 0) strikeBeside(grid, value, base, lines, members, band, bare, stack, inside);
      else if (missing === 1) {
        for (let rest = inside & ~bare; rest !== 0; rest &= rest - 1) {
          strikeBeside(grid, value, base, lines, members, band, bare | (rest & -rest), stack, inside);
        }
      }
    }
  }
}

/** Strikes the value in the fins' box from the covering lines, outside the base lines. */
function strikeBeside(
  grid: CandidateGrid,
  value: number,
  base: number,
  lines: Uint16Array,
  members: Mask,
  band: Mask,
  covers: Mask,
  stack: Mask,
  inside: Mask,
): void {
  const { order, layout, step } = grid;
  if ((covers & stack) === 0 || (inside & ~covers) === 0) return;
  for (let others = band & ~members; others !== 0; others &= others - 1) {
    const line = 31 - Math.clz32(others & -others);
    for (let rest = covers & stack; rest !== 0; rest &= rest - 1) {
      step.strike(layout.cellsOf[(base + line) * order + 31 - Math.clz32(rest & -rest)], 1 << value);
    }
  }
  if (step.commit() && step.isExplaining) {
    const [own, other] = base === 0 ? ['rows', 'columns'] : ['columns', 'rows'];
    const fins = valuesOf(members & band).flatMap((line) =>
      grid.cellsAt(base + line - 1, lines[line - 1] & stack & ~covers),
    );
    const cells = valuesOf(members).flatMap((line) => grid.cellsAt(base + line - 1, lines[line - 1]));
    step.explain(
      cells,
      `In ${own} ${valueNames(members)}, ${value + 1} lies in ${other} ${valueNames(covers)}, or else in ${listOf(
        fins.map((cell) => cellName(cell, order)),
        'or',
      )}; either way it goes from the cells that see both.`,
    );
  }
}
