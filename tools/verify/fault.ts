/** What the verifier finds: a named fault at an address. */
import type { Band } from '../../format/techniques.js';

/**
 * Every rule that a fault may name.
 *
 * - `address`, `count`: the bank holds the wrong puzzles
 * - `shape`, `value`, `sum`: a field has the wrong form or range
 * - `neighbours`, `twice`: inequalities that stand where none can, or two in one place
 * - `cage-cells`, `cage-op`, `cage-target`: cages that do not cover the grid, or whose clue is not allowed
 * - `given`, `house`, `line`, `inequality`, `edge`, `cage`: the stored solution breaks a clue or a rule
 * - `unique`, `solution`: no solution or several; one, but not the stored one
 * - `unproven`: the search met its bound, so nothing is proven
 * - `grade`: no grade of the variant, or not the band that the plan asks for
 * - `hints`: not every open cell once; missing or there against the plan
 * - `equal`: two puzzles of a bank with the same clues
 * - `word`: a word does not read where it is said to, or its full spelling is another's
 * - `hole`, `through-phrase`: a cell that belongs to nothing, or to a word and the phrase
 * - `shared`: two words through two cells; `doubled`, `contained`: a word that is not certain
 * - `border`, `island`, `single`: a letter in the first row or column, letters apart from the others, a letter alone
 * - `unlisted`, `run`, `clue-cell`, `order`: the list is not the runs of letters, each with the clue cell before it, in order
 * - `clue`, `giveaway`: no clue, one too long for its cell, or one that tells an answer of the grid; `doubled`: one again
 * - `facts`: more facts than a grid may have
 * - `phrase`, `joke`: not what the joke and the size make of it, or a joke again, or struck; `spread`: letters crowd
 * - `blocked`, `lexicon`: a blocked word reads; a word is in no lexicon, struck or blocked, or not with this clue
 * - `direction`, `frequency`: not what the plan asks for
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
  'unproven',
  'grade',
  'hints',
  'equal',
  'word',
  'hole',
  'through-phrase',
  'shared',
  'doubled',
  'contained',
  'border',
  'island',
  'single',
  'unlisted',
  'run',
  'clue-cell',
  'order',
  'clue',
  'giveaway',
  'facts',
  'phrase',
  'spread',
  'joke',
  'blocked',
  'lexicon',
  'direction',
  'frequency',
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
  /** What a person must master: the grade's level. */
  readonly band?: Band;
  /** Whether the puzzles carry hints. */
  readonly hints?: boolean;
  /** Sudoku: cells without a given at most; 0: no bound. */
  readonly empty?: number;
  /** Clues at least: givens, with inequalities or edge clues; 0: no bound. */
  readonly keep?: number;
  /** Sudoku, `rotational`: the givens' pattern looks the same turned by 180 degrees. */
  readonly symmetry?: string;
  /** Calcudoku: cells of the largest cage. */
  readonly cages?: number;
  /** Calcudoku: cages whose clue allows one filling only, at most; left out beside `cages`: 0. */
  readonly freebies?: number;
  /** Puzzles of the level that equal earlier ones of the bank are no fault. */
  readonly repeats?: boolean;
}
