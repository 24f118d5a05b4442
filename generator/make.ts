/**
 * The one pipeline from an address to a record: attempts until a puzzle stands that has been read back from its record,
 * keeps the rules and meets the level's wish; a number puzzle has exactly one solution and is graded as the level's band.
 */
import { parseAddress } from '../format/address.js';
import type { BareWordPuzzle, NumberPuzzle } from '../format/documents.js';
import { encodeRecord, type Graded } from '../format/record.js';
import { BANDS, type Band, type Grade } from '../format/techniques.js';
import { fillOrder } from './grade/hints.js';
import type { Maker, Parameters, WordMaker } from './maker.js';
import type { Random } from './random/random.js';
import { randomFor } from './random/seed.js';

/** A finished puzzle: its record and the attempts that it took. */
export interface Made {
  readonly record: string;
  readonly attempts: number;
}

/** No attempt within the plan's number gave a puzzle. */
export class OutOfAttempts extends Error {
  readonly address: string;

  constructor(address: string, attempts: number, reasons: ReadonlyMap<string, number>) {
    const counted = [...reasons].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const told = counted.map(([reason, times]) => `${reason} (${times} times)`).join('; ');
    super(`${address}: no puzzle in ${attempts} attempts: ${told}`);
    this.name = 'OutOfAttempts';
    this.address = address;
  }
}

/**
 * Makes the number puzzle of an address. Throws `OutOfAttempts` when `maxAttempts` attempts give none, and a plain `Error`
 * naming the address when an accepted puzzle breaks a rule, which is a bug of the variant.
 */
export function makeRecord<P extends NumberPuzzle, L extends Parameters>(
  maker: Maker<P, L>,
  address: string,
  level: L,
  maxAttempts: number,
  hasHints = false,
): Made {
  return attempted(address, maxAttempts, (random) => {
    const draft = maker.generate(random, level);
    const outcome = 'discarded' in draft ? draft : judge(maker, draft.puzzle, address, level, hasHints);
    return 'puzzle' in outcome ? { record: encodeRecord(maker.rules, outcome) } : outcome;
  });
}

/** Makes the word puzzle of an address. Throws as `makeRecord` does. */
export function makeWordRecord<P extends BareWordPuzzle, L>(
  maker: WordMaker<P, L>,
  address: string,
  level: L,
  maxAttempts: number,
): Made {
  const parsed = parseAddress(address);
  if (parsed === undefined) throw new Error(`${address}: no address`);
  return attempted(address, maxAttempts, (random) => {
    const draft = maker.generate(random, parsed, level);
    if ('discarded' in draft) return draft;
    const record = maker.rules.encode(draft.puzzle);
    const puzzle = maker.rules.decode(record);
    const [broken] = maker.rules.violations(puzzle);
    if (broken !== undefined) throw new Error(`${address}: the generator broke a rule: ${broken.message}`);
    const shortfall = maker.shortfall(puzzle, level);
    return shortfall === undefined ? { record } : { discarded: shortfall };
  });
}

/** Attempts, each with its own random stream, until one gives a record. Throws `OutOfAttempts`. */
function attempted(
  address: string,
  maxAttempts: number,
  attemptWith: (random: Random) => { readonly record: string } | { readonly discarded: string },
): Made {
  const reasons = new Map<string, number>();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const outcome = attemptWith(randomFor(address, attempt));
    if ('record' in outcome) return { record: outcome.record, attempts: attempt + 1 };
    reasons.set(outcome.discarded, (reasons.get(outcome.discarded) ?? 0) + 1);
  }
  throw new OutOfAttempts(address, maxAttempts, reasons);
}

/** Judges what the app will read, not what the generator meant: the puzzle decoded from its record. */
function judge<P extends NumberPuzzle, L extends Parameters>(
  maker: Maker<P, L>,
  draft: P,
  address: string,
  level: L,
  hasHints: boolean,
): Graded<P> | { discarded: string } {
  const puzzle = maker.rules.decode(maker.rules.encode(draft));
  const [broken] = maker.rules.violations(puzzle);
  if (broken !== undefined) throw new Error(`${address}: the generator broke a rule: ${broken.message}`);
  if (!puzzle.givens.includes(0)) return { discarded: 'nothing left to fill' };
  const shortfall = maker.shortfall(puzzle, level);
  if (shortfall !== undefined) return { discarded: shortfall };
  const solutions = maker.countSolutions(puzzle, 2);
  if (solutions === undefined) return { discarded: 'uniqueness not proven within the step budget' };
  if (solutions === 0) throw new Error(`${address}: the solver misses the stored solution`);
  if (solutions > 1) return { discarded: 'more than one solution' };
  const { grade, steps, values } = maker.grader.solve(puzzle);
  if (grade === undefined) return { discarded: 'not solvable without search' };
  if (values.some((value, cell) => value !== puzzle.solution[cell])) {
    throw new Error(`${address}: the techniques lead to another grid than the stored solution`);
  }
  if (grade.level !== level.band) return { discarded: bandFault(grade, level.band) };
  return hasHints ? { puzzle, grade, hints: fillOrder(steps) } : { puzzle, grade };
}

function bandFault({ level }: Grade, wanted: Band): string {
  return BANDS.indexOf(level) < BANDS.indexOf(wanted) ? 'easier than the level' : 'harder than the level';
}
