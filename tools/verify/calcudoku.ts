/** Calcudoku: a Latin square cut into cages, each with an operation and its result. */
import type { Cage, CalcudokuPuzzle } from '../../format/documents.js';
import { Domains } from './domains.js';
import type { Finding, Wish } from './fault.js';
import { type FillingRule, fillings, NO_FIT, narrowByFillings } from './fillings.js';
import { areNeighbours, isCell, isInLine, latinConstraints } from './grid.js';
import { type Constraint, Meter } from './search.js';
import type { VariantChecks } from './variant.js';

/** The largest product that a bank's puzzles may ask for. */
const MAX_PRODUCT = 200;

/** How many values may the fillings of one cage take to count? Six cells of 9x9 take 600,000 at most. */
const FREEBIE_BUDGET = 10_000_000;

export const calcudokuChecks: VariantChecks<CalcudokuPuzzle> = {
  values: ({ rows }) => rows,

  shape: (puzzle) => [...coverFindings(puzzle), ...puzzle.cages.flatMap((cage) => cageFindings(cage, puzzle.rows))],

  constraints: ({ rows, cages }) => [...latinConstraints(rows), ...cages.map((cage) => cageConstraint(cage, rows))],

  clueCount: ({ cages }) => cages.length,

  clueText: ({ cages }) =>
    cages
      .map(({ cells, op, target }) => `${[...cells].sort((a, b) => a - b).join(',')}${op}${target}`)
      .sort()
      .join(' '),

  wishes: (puzzle, wish) => [...largestFindings(puzzle, wish), ...freebieFindings(puzzle, wish)],
};

/** Every cell in one cage, each cage in one piece. */
function coverFindings({ rows, cages }: CalcudokuPuzzle): Finding[] {
  const found: Finding[] = [];
  const uses = new Array<number>(rows * rows).fill(0);
  for (const { cells } of cages) {
    for (const cell of cells) {
      if (isCell(rows, cell)) uses[cell]++;
      else found.push({ rule: 'cage-cells', message: `a cage holds cell ${cell}, which is not in the grid` });
    }
    if (!isConnected(cells, rows)) {
      found.push({ rule: 'cage-cells', message: `the cage of cells ${cells.join(', ')} is not in one piece` });
    }
  }
  for (const [cell, times] of uses.entries()) {
    if (times !== 1) found.push({ rule: 'cage-cells', message: `cell ${cell} stands in ${times} cages` });
  }
  return found;
}

function isConnected(cells: readonly number[], size: number): boolean {
  const reached = new Set(cells.slice(0, 1));
  for (const from of reached) {
    for (const to of cells) if (areNeighbours(size, from, to)) reached.add(to);
  }
  return cells.length > 0 && reached.size === new Set(cells).size;
}

/** What an operation and its target may be. */
function cageFindings({ cells, op, target }: Cage, size: number): Finding[] {
  const found: Finding[] = [];
  const name = `${op}${target} of cells ${cells.join(', ')}`;
  const arities: Record<string, boolean> = {
    '+': cells.length >= 2,
    '-': cells.length === 2,
    '×': cells.length >= 2,
    '÷': cells.length === 2,
    '=': cells.length === 1,
  };
  if (arities[op] !== true) found.push({ rule: 'cage-op', message: `${name}: not for ${cells.length} cells` });
  if (!Number.isInteger(target) || target < 1 || (op === '=' && target > size)) {
    found.push({ rule: 'cage-target', message: `${name}: no such target` });
  }
  if (op === '÷' && target === 1) found.push({ rule: 'cage-target', message: `${name}: a quotient of 1` });
  if (op === '×' && target > MAX_PRODUCT) {
    found.push({ rule: 'cage-target', message: `${name}: a product over ${MAX_PRODUCT}` });
  }
  return found;
}

function cageConstraint(cage: Cage, size: number): Constraint {
  const { cells, op, target } = cage;
  const rule = cageRule(cage, size);
  return {
    rule: 'cage',
    name: `${op}${target} of cells ${cells.join(', ')}`,
    cells,
    holds: (values) =>
      isResult(
        op,
        cells.map((cell) => values[cell]),
        target,
      ),
    narrow: (domains, meter) => narrowByFillings(rule, domains, meter),
  };
}

/** The rule as it reads. */
function isResult(op: string, values: readonly number[], target: number): boolean {
  const larger = Math.max(...values);
  const smaller = Math.min(...values);
  if (op === '+') return values.reduce((sum, value) => sum + value, 0) === target;
  if (op === '×') return values.reduce((product, value) => product * value, 1) === target;
  if (op === '-') return larger - smaller === target;
  if (op === '÷') return smaller * target === larger;
  return values[0] === target;
}

/** The running figure is the sum or product so far; for two cells the first value. */
function cageRule({ cells, op, target }: Cage, size: number): FillingRule {
  const last = cells.length - 1;
  return {
    cells,
    apart: (position, other) => isInLine(size, cells[position], cells[other]),
    start: op === '×' ? 1 : 0,
    extend(figure, value, position) {
      if (op === '+') {
        const missing = target - figure - value;
        const cellsLeft = last - position;
        return missing >= cellsLeft && missing <= cellsLeft * size ? figure + value : NO_FIT;
      }
      if (op === '×') {
        const product = figure * value;
        return (position === last ? product === target : target % product === 0) ? product : NO_FIT;
      }
      if (position === last) return isResult(op, last === 0 ? [value] : [figure, value], target) ? value : NO_FIT;
      return value;
    },
  };
}

/** The largest cage has as many cells as the plan says. */
function largestFindings({ cages }: CalcudokuPuzzle, wish: Wish): Finding[] {
  const largest = cages.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (wish.cages === undefined || largest === wish.cages) return [];
  return [{ rule: 'cages', message: `the largest cage has ${largest} cells; the plan says ${wish.cages}` }];
}

/** Cages whose clue alone tells their values. */
function freebieFindings({ rows, cages }: CalcudokuPuzzle, wish: Wish): Finding[] {
  const allowed = wish.freebies ?? (wish.cages === undefined ? undefined : 0);
  if (allowed === undefined) return [];
  const found: Finding[] = [];
  let free = 0;
  for (const cage of cages) {
    const meter = new Meter(FREEBIE_BUDGET);
    const filled = fillings(cageRule(cage, rows), Domains.full(rows * rows, rows), 2, meter).length;
    if (filled === 1 && !meter.isSpent) free++;
    if (filled < 2 && meter.isSpent) {
      found.push({ rule: 'unproven', message: `whether the cage of cells ${cage.cells.join(', ')} has one filling` });
    }
  }
  if (free > allowed) {
    found.push({ rule: 'freebies', message: `${free} cages with one filling; the plan says at most ${allowed}` });
  }
  return found;
}
