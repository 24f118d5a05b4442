/** What the verifier finds: a named fault at an address. */

/**
 * Every rule that a fault may name.
 *
 * - `address`, `count`: the bank holds the wrong puzzles
 * - `shape`, `value`, `sum`: a field has the wrong form or range
 * - `neighbours`, `twice`: inequalities that stand where none can, or two in one place
 * - `cage-cells`, `cage-op`, `cage-target`: cages that do not cover the grid, or whose clue is not allowed
 * - `given`, `house`, `line`, `inequality`, `edge`, `cage`: the stored solution breaks a clue or a rule
 * - `unique`, `solution`: no solution or several; one, but not the stored one
 * - `minimal`: a clue could go; `unproven`: the search met its bound, so nothing is proven
 * - `equal`: two puzzles of a bank with the same clues
 * - `size`, `empty`, `keep`, `symmetry`, `cages`, `freebies`: not what the plan asks for
 */
export const FAULT_RULES = [
  'address',
  'count',
  'shape',
  'value',
  'sum',
  'neighbours',
  'twice',
  'cage-cells',
  'cage-op',
  'cage-target',
  'given',
  'house',
  'line',
  'inequality',
  'edge',
  'cage',
  'unique',
  'solution',
  'minimal',
  'unproven',
  'equal',
  'size',
  'empty',
  'keep',
  'symmetry',
  'cages',
  'freebies',
] as const;
export type FaultRule = (typeof FAULT_RULES)[number];

/** A fault of a puzzle whose address the caller knows. */
export interface Finding {
  readonly rule: FaultRule;
  readonly message: string;
}

export interface Fault extends Finding {
  readonly address: string;
}

/** What the plan asks of a level, in the plan's words (`schemas/plan.schema.json`). Left out: no wish. */
export interface Wish {
  /** Puzzles of the level, numbered from 1. */
  readonly count?: number;
  /** Rows, and columns, of the grid. */
  readonly size?: number;
  /** Sudoku: cells without a given; 0: no given can go. */
  readonly empty?: number;
  /** Clues: givens, with inequalities or edge clues; 0: no clue can go. */
  readonly keep?: number;
  /** Sudoku, `rotational`: the givens' pattern looks the same turned by 180 degrees; with `empty` 0 no pair can go. */
  readonly symmetry?: string;
  /** Calcudoku: cells of the largest cage; one less will do, but not below two. */
  readonly cages?: number;
  /** Calcudoku: cages whose clue allows one filling only, at most; left out beside `cages`: 0. */
  readonly freebies?: number;
  /** Puzzles of the level that equal earlier ones of the bank are no fault. */
  readonly repeats?: boolean;
}
