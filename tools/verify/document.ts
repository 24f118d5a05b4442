/** Verifies one puzzle: its form, its stored solution, that there is no other, and what the plan wishes of it. */
import type { NumberDocument, NumberPuzzle, NumberVariant } from '../../format/documents.js';
import { given } from './constraints.js';
import { Domains } from './domains.js';
import type { Fault, Finding, Wish } from './fault.js';
import { gradeFindings, hintFindings } from './grade.js';
import { gridFindings } from './grid.js';
import { type Constraint, type Outcome, STEP_BUDGET, search } from './search.js';
import type { VariantChecks } from './variant.js';
import { checksFor } from './variants.js';

/** A document without what the makers say of it: puzzles from elsewhere have no grade. */
export type Ungraded<V extends NumberVariant = NumberVariant> = {
  readonly [K in V]: Omit<NumberDocument<K>, 'grade' | 'hints'>;
}[V];

/**
 * Address, form and ranges, and the stored solution against every rule and clue. No search. Rules need a sound form:
 * where it is wrong, they are not asked.
 */
export function checkDocument(document: Ungraded): Fault[] {
  const { address, variant, level, number, solution } = document;
  const name = `${variant}/${level}/${number}`;
  const faults = formFaults(document);
  if (faults.length === 0) {
    const broken = constraintsOf(checksFor(variant), document).filter((constraint) => !constraint.holds(solution));
    faults.push(
      ...faultsAt(
        address,
        broken.map((constraint) => ({
          rule: constraint.rule,
          message: `the stored solution breaks ${constraint.name}`,
        })),
      ),
    );
  }
  return address === name ? faults : [...faultsAt(address, [{ rule: 'address', message: `names ${name}` }]), ...faults];
}

/** The part of `checkDocument` without which no rule can be checked and no search can start. */
export function formFaults(document: Ungraded): Fault[] {
  const checks = checksFor(document.variant);
  const found = gridFindings(document, checks.values(document));
  return faultsAt(document.address, found.length > 0 ? found : checks.shape(document));
}

/** How many solutions were found, and the first. */
export interface PlainCount extends Outcome {
  readonly count: number;
  readonly solution: readonly number[] | undefined;
}

/**
 * Up to `limit` solutions of a puzzle that is well formed, by plain search over givens and clues; never looks at the
 * stored solution. `isProven` false: out of `budget` steps, which proves nothing.
 */
export function countPlain(
  puzzle: NumberPuzzle & { readonly variant: string },
  limit: number,
  budget = STEP_BUDGET,
): PlainCount {
  const outcome = solve(checksFor(puzzle.variant), puzzle, limit, budget);
  return { count: outcome.solutions.length, solution: outcome.solutions[0], ...outcome };
}

/** Exactly one solution, and it is the stored one. The document is well formed. */
export function uniqueFaults(document: Ungraded, budget = STEP_BUDGET): Fault[] {
  const { solutions, isProven } = countPlain(document, 2, budget);
  return faultsAt(document.address, uniqueFindings(document, solutions, isProven));
}

function uniqueFindings(document: Ungraded, solutions: readonly (readonly number[])[], isProven: boolean): Finding[] {
  if (solutions.length > 1) return [{ rule: 'unique', message: 'more than one solution' }];
  if (!isProven) return [{ rule: 'unproven', message: 'whether there is one solution, within the bound of steps' }];
  if (solutions.length === 0) return [{ rule: 'unique', message: 'no solution' }];
  const cell = solutions[0].findIndex((value, at) => value !== document.solution[at]);
  if (cell < 0) return [];
  return [
    {
      rule: 'solution',
      message: `cell ${cell}: the only solution has ${solutions[0][cell]}, stored is ${document.solution[cell]}`,
    },
  ];
}

/** What the puzzle lacks of the plan's wishes, band and hints excepted. The document is well formed. */
export function wishFaults(document: Ungraded, wish: Wish): Fault[] {
  const checks = checksFor(document.variant);
  const found: Finding[] = [];
  if (wish.size !== undefined && document.rows !== wish.size) {
    found.push({ rule: 'size', message: `size ${document.rows}; the plan says ${wish.size}` });
  }
  const clues = document.givens.filter((value) => value !== 0).length + checks.clueCount(document);
  if (wish.keep !== undefined && clues < wish.keep) {
    found.push({ rule: 'keep', message: `${clues} clues; the plan says at least ${wish.keep}` });
  }
  return faultsAt(document.address, [...found, ...checks.wishes(document, wish)]);
}

/** Grade and hints, and what the plan wishes of them. The document is well formed. */
export function gradeFaults(document: NumberDocument, wish: Wish = {}): Fault[] {
  return faultsAt(document.address, [...gradeFindings(document, wish), ...hintFindings(document, wish)]);
}

/** Givens and clues as a text: equal for puzzles that ask the same. The document is well formed. */
export function questionOf(document: Ungraded): string {
  const { variant, rows, columns, givens } = document;
  return [variant, rows, columns, givens.join(' '), checksFor(variant).clueText(document)].join('; ');
}

function solve(checks: VariantChecks, puzzle: NumberPuzzle, limit: number, budget: number): Outcome {
  const open = Domains.full(puzzle.rows * puzzle.columns, checks.values(puzzle));
  return search(open, constraintsOf(checks, puzzle), limit, budget);
}

/** Givens, rules and clues. */
function constraintsOf(checks: VariantChecks, puzzle: NumberPuzzle): Constraint[] {
  const givens = puzzle.givens.flatMap((value, cell) => (value === 0 ? [] : [given(cell, value)]));
  return [...givens, ...checks.constraints(puzzle)];
}

function faultsAt(address: string, found: readonly Finding[]): Fault[] {
  return found.map(({ rule, message }) => ({ address, rule, message }));
}
