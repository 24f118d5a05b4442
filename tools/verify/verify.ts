/** Verifies whole banks: every puzzle against the rules and the plan's wishes, and the puzzles against each other. */
import type { NumberDocument } from '../../format/documents.js';
import { checkDocument, formFaults, gradeFaults, questionOf, uniqueFaults, wishFaults } from './document.js';
import type { Fault, Wish } from './fault.js';
import { STEP_BUDGET } from './search.js';

/**
 * Verifies the puzzles of a bank, as the reader decodes them. Faults come puzzle by puzzle, at last those of whole
 * levels; none: all is well.
 *
 * @param wishOf what the plan asks of a level; `undefined`: nothing, but the rules hold all the same
 * @param onPuzzle called after each puzzle
 * @param budget steps that one search may take; beyond them the fault is `unproven`
 */
export function verifyBank(
  documents: Iterable<NumberDocument>,
  wishOf: (level: string) => Wish | undefined = () => undefined,
  onPuzzle: (document: NumberDocument) => void = () => {},
  budget = STEP_BUDGET,
): Fault[] {
  const faults: Fault[] = [];
  const addresses = new Set<string>();
  const levels = new Map<string, string>();
  const questions = new Map<string, string>();
  for (const document of documents) {
    const { address, variant, level } = document;
    if (addresses.has(address)) faults.push({ address, rule: 'address', message: 'stands twice' });
    addresses.add(address);
    levels.set(`${variant}/${level}`, level);

    const wish = wishOf(level) ?? {};
    faults.push(...verifyPuzzle(document, wish, budget), ...equalFaults(document, questions, wish.repeats));
    onPuzzle(document);
  }
  for (const [prefix, level] of levels) faults.push(...numberFaults(prefix, addresses, wishOf(level)?.count));
  return faults;
}

/** Verifies one puzzle: rules, uniqueness, the form of its grade and the wishes. A malformed one gets no further than its form. */
export function verifyPuzzle(document: NumberDocument, wish: Wish = {}, budget = STEP_BUDGET): Fault[] {
  const broken = checkDocument(document);
  if (formFaults(document).length > 0) return broken;
  return [...broken, ...uniqueFaults(document, budget), ...gradeFaults(document, wish), ...wishFaults(document, wish)];
}

/** Whether an earlier puzzle asks the same; `questions` holds the address of each question and gains this one. */
function equalFaults(document: NumberDocument, questions: Map<string, string>, mayRepeat = false): Fault[] {
  if (formFaults(document).length > 0) return [];
  const { address } = document;
  const question = questionOf(document);
  const earlier = questions.get(question);
  if (earlier === undefined) questions.set(question, address);
  if (earlier === undefined || mayRepeat) return [];
  return [{ address, rule: 'equal', message: `the same puzzle as ${earlier}` }];
}

/** A level's numbers are 1 to `count`. */
function numberFaults(prefix: string, addresses: ReadonlySet<string>, count = 0): Fault[] {
  if (count === 0) return [];
  const faults: Fault[] = [];
  const expected = new Set(Array.from({ length: count }, (_, index) => `${prefix}/${index + 1}`));
  for (const address of expected) {
    if (!addresses.has(address)) faults.push({ address, rule: 'count', message: `missing; the plan has ${count}` });
  }
  for (const address of addresses) {
    if (address.startsWith(`${prefix}/`) && !expected.has(address)) {
      faults.push({ address, rule: 'count', message: `the plan has ${count} only` });
    }
  }
  return faults;
}
