/**
 * Calcudoku records: the cells, one flag for each of `neighbourPairs` (a wall stands between the two, that is, they lie
 * in different cages), and one letter for each cage of two cells or more, in the order of the cages' first cells:
 * `+`, `-`, `x` for ×, `/` for ÷. A cage is a region that the walls leave; one cell alone is a `=` cage. Targets are
 * what the operations make of the solution.
 */
import { CAGE_OPS, type Cage, type CageOp, type CalcudokuPuzzle, type Cell } from '../documents.js';
import { BankError } from '../error.js';
import {
  BITS_PER_CHARACTER,
  decodeBits,
  decodeCells,
  encodeBits,
  encodeCells,
  LATIN_ORDERS,
  neighbourPairs,
  orderOfLength,
  PART_SEPARATOR,
  splitParts,
} from '../layout.js';
import type { Rules, Violation } from '../rules.js';
import { givenViolations, houseViolations, lines } from '../violations.js';

/** How a record writes the first four of `CAGE_OPS`. */
const OP_LETTERS = '+-x/';
const NO_CAGE = -1;

export const calcudokuRules: Rules<CalcudokuPuzzle, 'calcudoku'> = {
  name: 'calcudoku',
  parts: 3,

  /** The cages come as `decode` gives them: any other order would not survive the record. */
  encode(puzzle) {
    const { rows: order, columns, givens, solution, cages } = puzzle;
    if (!LATIN_ORDERS.includes(order) || columns !== order)
      throw new RangeError(`no record for ${order} x ${columns} cells`);
    const written = encodeCells(givens, solution, order);
    const cageOf = cageByCell(order, cages);
    const walls = neighbourPairs(order).map(([a, b]) => cageOf[a] !== cageOf[b]);
    let ops = '';
    for (const [at, cells] of regionsOf(order, walls).entries()) {
      const index = cageOf[cells[0]];
      const cage = cages[index];
      if (cells.length < cage.cells.length) throw new RangeError(`${nameOf(cage)}: the cells do not hang together`);
      if (index !== at) throw new RangeError(`${nameOf(cage)}: not in the order of the first cells`);
      if (cells.some((cell, i) => cage.cells[i] !== cell)) {
        throw new RangeError(`${nameOf(cage)}: the cells are not ascending`);
      }
      const result = resultOf(cage.op, valuesOf(cells, solution));
      if (result !== cage.target) throw new RangeError(`${nameOf(cage)}: the solution gives ${result ?? 'nothing'}`);
      if (cells.length > 1) ops += OP_LETTERS[CAGE_OPS.indexOf(cage.op)];
    }
    return [written, encodeBits(walls), ops].join(PART_SEPARATOR);
  },

  /** The cages come in the order of their first cells, each with its cells ascending. */
  decode(record) {
    const [cells, bits, ops] = splitParts(record, 3);
    const order = orderOfLength(cells.length, LATIN_ORDERS);
    const { givens, solution } = decodeCells(cells, order);
    const wallsAt = cells.length + PART_SEPARATOR.length;
    const walls = decodeBits(bits, neighbourPairs(order).length, wallsAt);
    const regions = regionsOf(order, walls);
    refuseInnerWalls(order, walls, regions, wallsAt);
    const opsAt = wallsAt + bits.length + PART_SEPARATOR.length;
    const expected = regions.filter((region) => region.length > 1).length;
    if (ops.length !== expected) {
      throw new BankError('record', `${ops.length} operations for ${expected} cages`, opsAt);
    }
    let at = 0;
    const cages = regions.map((region): Cage => {
      if (region.length === 1) return { cells: region, op: '=', target: solution[region[0]] };
      const op = opOf(ops[at], opsAt + at);
      const target = resultOf(op, valuesOf(region, solution));
      if (target === undefined) {
        throw new BankError('record', `${op} makes nothing of cells ${region.join(', ')}`, opsAt + at);
      }
      at++;
      return { cells: region, op, target };
    });
    return { rows: order, columns: order, givens, solution, cages };
  },

  render(puzzle, solved = false) {
    const { rows: order, cages } = puzzle;
    const values = solved ? puzzle.solution : puzzle.givens;
    const cageOf = cageByCell(order, cages);
    const clueOf = new Map(
      cages.map(({ cells, op, target }) => [Math.min(...cells), `${target}${op}`.replace('=', '')]),
    );
    const width = Math.max(3, ...[...clueOf.values()].map((clue) => clue.length));
    const cageAt = (row: number, column: number) =>
      row < 0 || row >= order || column < 0 || column >= order ? NO_CAGE : cageOf[row * order + column];
    /** A line of text through the cells of a row: `textOf` gives what stands in each. */
    const across = (row: number, textOf: (cell: Cell) => string) => {
      let line = '';
      for (let column = 0; column <= order; column++) {
        line += cageAt(row, column - 1) === cageAt(row, column) ? ' ' : '|';
        if (column < order) line += textOf(row * order + column);
      }
      return line;
    };
    /** The line above a row; the last one is above row `order`. */
    const above = (row: number) => {
      let line = '';
      for (let column = 0; column <= order; column++) {
        line += cornerOf(
          cageAt(row - 1, column - 1),
          cageAt(row - 1, column),
          cageAt(row, column - 1),
          cageAt(row, column),
        );
        if (column < order) line += (cageAt(row - 1, column) === cageAt(row, column) ? ' ' : '-').repeat(width);
      }
      return line;
    };
    const drawn = [above(0)];
    for (let row = 0; row < order; row++) {
      drawn.push(across(row, (cell) => (clueOf.get(cell) ?? '').padEnd(width)));
      drawn.push(across(row, (cell) => `${values[cell] || '.'} `.padStart(width)));
      drawn.push(above(row + 1));
    }
    return drawn.join('\n');
  },

  violations(puzzle) {
    return [
      ...givenViolations(puzzle),
      ...houseViolations(puzzle.solution, lines(puzzle.rows)),
      ...coverViolations(puzzle),
      ...puzzle.cages.flatMap((cage) => cageViolations(cage, puzzle)),
    ];
  },
};

/**
 * What an operation makes of a cage's values, in any order; `undefined` where it makes nothing: `-` and `÷` of other than
 * two values, `=` of other than one, `+` and `×` of fewer than two, a quotient that is no integer, a product that is
 * too large to be exact.
 */
export function resultOf(op: CageOp, values: readonly number[]): number | undefined {
  if (!suits(op, values.length)) return undefined;
  switch (op) {
    case '=':
      return values[0];
    case '+':
      return values.reduce((sum, value) => sum + value, 0);
    case '-':
      return Math.abs(values[0] - values[1]);
    case '×': {
      const product = values.reduce((so, value) => so * value, 1);
      return Number.isSafeInteger(product) ? product : undefined;
    }
    case '÷': {
      const quotient = Math.max(values[0], values[1]) / Math.min(values[0], values[1]);
      return Number.isInteger(quotient) ? quotient : undefined;
    }
  }
}

/** Whether a cage of so many cells may have the operation. */
function suits(op: CageOp, cellCount: number): boolean {
  if (op === '=') return cellCount === 1;
  return op === '-' || op === '÷' ? cellCount === 2 : cellCount >= 2;
}

/** The connected regions that the walls leave, in the order of their first cells, each with its cells ascending. */
function regionsOf(order: number, walls: readonly boolean[]): Cell[][] {
  const open: Cell[][] = Array.from({ length: order * order }, () => []);
  for (const [at, [a, b]] of neighbourPairs(order).entries()) {
    if (walls[at]) continue;
    open[a].push(b);
    open[b].push(a);
  }
  const reached = new Set<Cell>();
  const regions: Cell[][] = [];
  for (let first = 0; first < open.length; first++) {
    if (reached.has(first)) continue;
    const region = [first];
    reached.add(first);
    // The region grows while it is walked through.
    for (const cell of region) {
      for (const next of open[cell]) {
        if (reached.has(next)) continue;
        reached.add(next);
        region.push(next);
      }
    }
    regions.push(region.sort((a, b) => a - b));
  }
  return regions;
}

/** A wall inside a cage separates nothing: with it the record would be a second one of the same puzzle. */
function refuseInnerWalls(order: number, walls: readonly boolean[], regions: readonly Cell[][], wallsAt: number): void {
  const regionOf = new Map(regions.flatMap((region) => region.map((cell) => [cell, region] as const)));
  for (const [at, [a, b]] of neighbourPairs(order).entries()) {
    if (walls[at] && regionOf.get(a) === regionOf.get(b)) {
      const character = Math.floor(at / BITS_PER_CHARACTER);
      throw new BankError('record', `a wall between cells ${a} and ${b} of one cage`, wallsAt + character);
    }
  }
}

/** The index of each cell's cage. Throws `RangeError` where the cages overlap, leave the grid or do not cover it. */
function cageByCell(order: number, cages: readonly Cage[]): Int8Array {
  const cageOf = new Int8Array(order * order).fill(NO_CAGE);
  for (const [index, cage] of cages.entries()) {
    if (cage.cells.length === 0) throw new RangeError('a cage without cells');
    for (const cell of cage.cells) {
      if (cageOf[cell] !== NO_CAGE) throw new RangeError(`${nameOf(cage)}: cell ${cell} is taken or not in the grid`);
      cageOf[cell] = index;
    }
  }
  const open = cageOf.indexOf(NO_CAGE);
  if (open >= 0) throw new RangeError(`cell ${open} is in no cage`);
  return cageOf;
}

/** What to draw where four cells meet, from their cages. */
function cornerOf(northWest: number, northEast: number, southWest: number, southEast: number): string {
  const vertical = northWest !== northEast || southWest !== southEast;
  const horizontal = northWest !== southWest || northEast !== southEast;
  return vertical ? (horizontal ? '+' : '|') : horizontal ? '-' : ' ';
}

function coverViolations({ solution, cages }: CalcudokuPuzzle): Violation[] {
  const times = solution.map(() => 0);
  for (const { cells } of cages) for (const cell of cells) if (cell in times) times[cell]++;
  return times.flatMap((count, cell) =>
    count === 1 ? [] : [{ rule: 'cage-cells', cells: [cell], message: `cell ${cell} is in ${count} cages` }],
  );
}

function cageViolations(cage: Cage, { rows: order, solution }: CalcudokuPuzzle): Violation[] {
  const { cells, op, target } = cage;
  const broken = (rule: string, what: string): Violation[] => [{ rule, cells, message: `${nameOf(cage)}: ${what}` }];
  if (cells.length === 0 || cells.some((cell) => !(cell in solution))) {
    return broken('cage-cells', 'no cells, or cells that are not in the grid');
  }
  if (!isConnected(order, cells)) return broken('cage-cells', 'the cells do not hang together');
  if (!suits(op, cells.length)) return broken('cage-op', `not for ${cells.length} cells`);
  const result = resultOf(op, valuesOf(cells, solution));
  return result === target ? [] : broken('cage-target', `the solution gives ${result ?? 'nothing'}`);
}

function isConnected(order: number, cells: readonly Cell[]): boolean {
  const walls = neighbourPairs(order).map(([a, b]) => !(cells.includes(a) && cells.includes(b)));
  const region = regionsOf(order, walls).find(([first]) => first === Math.min(...cells));
  return region?.length === new Set(cells).size;
}

function valuesOf(cells: readonly Cell[], solution: readonly number[]): number[] {
  return cells.map((cell) => solution[cell]);
}

function nameOf({ cells, op, target }: Cage): string {
  return `cage ${target}${op} of cells ${cells.join(', ')}`;
}

function opOf(letter: string, offset: number): CageOp {
  const at = OP_LETTERS.indexOf(letter);
  if (at < 0) throw new BankError('record', `no operation: ${letter}`, offset);
  return CAGE_OPS[at];
}
