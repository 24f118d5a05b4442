/**
 * From a full set of clues to the few that a puzzle needs. All clues stand at first; if they leave a second solution,
 * givens are added until they do not; then clues are struck one by one, givens first, each only if the puzzle stays
 * unique.
 *
 * While a puzzle is unique, any second solution that striking a clue lets in must break this very clue. So the question
 * is not "how many solutions are left?" but "is there one that breaks it?", which propagation mostly refutes at once.
 */

import type { Random } from '../random/random.js';
import { maskOf } from '../solve/bits.js';
import type { LatinSolver } from '../solve/latin.js';
import type { LatinNetwork } from '../solve/network.js';

/** How a clue takes part in a question. */
export const ABSENT = 0;
export const KEPT = 1;
/** It must not hold. */
export const BROKEN = 2;

/** The clues of one solution besides its givens. */
export interface ClueModel {
  readonly solution: readonly number[];
  readonly clueCount: number;
  /** Adds to the network each clue i that `states[i]` keeps or breaks. */
  addClues(network: LatinNetwork, states: Uint8Array): void;
}

export interface Carved {
  /** KEPT or ABSENT for each cell's given. */
  readonly givens: Uint8Array;
  /** KEPT or ABSENT for each clue of the model. */
  readonly clues: Uint8Array;
}

export type CarveOutcome = Carved | { readonly discarded: string };

/**
 * How many steps may one question take before the attempt is given up? The longest of some 400,000 at order 7 took
 * 6,700; the median puzzle takes 620 for all of its questions together.
 */
export const QUESTION_STEP_BUDGET = 100_000;

const OUT_OF_BUDGET = { discarded: 'a question was not answered within the step budget' } as const;

/**
 * A unique puzzle of `keep` clues, givens counted; keep 0: one of which no clue can go. The random stream decides which
 * givens are added and in what order clues are tried.
 */
export function carve(
  random: Random,
  solver: LatinSolver,
  model: ClueModel,
  keep: number,
  budget = QUESTION_STEP_BUDGET,
): CarveOutcome {
  const draft = new Draft(solver, model, budget);
  if (!draft.addGivensUntilUnique(random)) return OUT_OF_BUDGET;
  if (draft.count < keep) return { discarded: 'fewer clues than to keep' };
  const order = [...random.shuffle(draft.keptOf(draft.givens)).map((index) => [draft.givens, index] as const)];
  for (const index of random.shuffle(draft.keptOf(draft.clues))) order.push([draft.clues, index]);
  for (const [states, index] of order) {
    if (draft.count === keep) break;
    if (!draft.strike(states, index)) return OUT_OF_BUDGET;
  }
  if (keep > 0 && draft.count > keep) return { discarded: 'stopped above the number of clues to keep' };
  return { givens: draft.givens, clues: draft.clues };
}

/** A puzzle while it is carved. */
class Draft implements Carved {
  readonly givens: Uint8Array;
  readonly clues: Uint8Array;
  /** Givens and clues that are kept. */
  count: number;
  private readonly solver: LatinSolver;
  private readonly model: ClueModel;
  private readonly budget: number;

  constructor(solver: LatinSolver, model: ClueModel, budget: number) {
    this.solver = solver;
    this.model = model;
    this.budget = budget;
    this.givens = new Uint8Array(model.solution.length);
    this.clues = new Uint8Array(model.clueCount).fill(KEPT);
    this.count = model.clueCount;
  }

  keptOf(states: Uint8Array): number[] {
    return Array.from(states.keys()).filter((index) => states[index] === KEPT);
  }

  /**
   * Adds givens in a random order of the cells until the puzzle is unique; false out of budget. Each other solution
   * calls for all givens up to the first one that excludes it, so the same givens come out, whichever solutions the
   * search meets: a better solver leaves the puzzles as they were.
   */
  addGivensUntilUnique(random: Random): boolean {
    const { solution } = this.model;
    const order = random.shuffle(Array.from(solution.keys()));
    let added = 0;
    for (;;) {
      let enough = added;
      this.load();
      const answered = this.solver.search.run(this.budget, (other) => {
        const differing = order.findIndex((cell) => other[cell] !== solution[cell]);
        enough = differing + 1;
        return differing >= 0;
      });
      if (!answered) return false;
      if (enough <= added) return true;
      for (; added < enough; added++) this.givens[order[added]] = KEPT;
      this.count = this.clues.length + added;
    }
  }

  /** Strikes one given or clue if the puzzle stays unique; false out of budget. */
  strike(states: Uint8Array, index: number): boolean {
    states[index] = BROKEN;
    this.load();
    const others = this.solver.count(1, this.budget);
    states[index] = others === 0 ? ABSENT : KEPT;
    if (others === 0) this.count--;
    return others !== undefined;
  }

  private load(): void {
    const { network } = this.solver;
    const { solution } = this.model;
    network.clear();
    for (let cell = 0; cell < solution.length; cell++) {
      if (this.givens[cell] === KEPT) network.restrict(cell, maskOf(solution[cell]));
      if (this.givens[cell] === BROKEN) network.restrict(cell, ~maskOf(solution[cell]));
    }
    this.model.addClues(network, this.clues);
  }
}
