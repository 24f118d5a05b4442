/**
 * A whole record of a number puzzle: what the variant's rules write of the puzzle, then its grade, then, where the plan asks for them, its hints.
 *
 *   puzzle parts . grade [. hints]
 */
import type { Cell, NumberPuzzle, NumberVariant } from './documents.js';
import { BankError } from './error.js';
import { BIT_ALPHABET, BITS_PER_CHARACTER, PART_SEPARATOR } from './layout.js';
import type { Rules } from './rules.js';
import { codeOf, type Grade, levelOf, MAX_SCORE, type Technique, techniqueOfCode } from './techniques.js';

/** A puzzle with all that its record says. */
export interface Graded<P> {
  readonly puzzle: P;
  readonly grade: Grade;
  /** Every cell without a given, in an order in which a person can fill the grid. */
  readonly hints?: readonly Cell[];
}

/** Characters of a grade: the technique's code and the score. */
const SCORE_CHARACTERS = 3;
/** One character for each number of a run; as many as the largest grid has cells. */
const RUN_ALPHABET = `${BIT_ALPHABET}!#$%&()*+,/:;<=>?`;

/** Writes a record. Throws `RangeError` for a grade or hints that are none of this puzzle, and as `rules.encode` does. */
export function encodeRecord<P extends NumberPuzzle>(
  rules: Rules<P, NumberVariant>,
  { puzzle, grade, hints }: Graded<P>,
): string {
  const parts = [rules.encode(puzzle), encodeGrade(rules, puzzle, grade)];
  if (hints !== undefined) parts.push(encodeHints(puzzle, hints));
  return parts.join(PART_SEPARATOR);
}

/** Parses a record; throws `BankError` with fault `record` where it breaks its grammar. */
export function decodeRecord<P extends NumberPuzzle>(rules: Rules<P, NumberVariant>, record: string): Graded<P> {
  const parts = record.split(PART_SEPARATOR);
  const spare = parts.length - rules.parts;
  if (spare !== 1 && spare !== 2) {
    throw new BankError('record', `${parts.length} parts; expected ${rules.parts + 1} or ${rules.parts + 2}`);
  }
  const text = parts.slice(0, rules.parts).join(PART_SEPARATOR);
  const puzzle = rules.decode(text);
  const grade = decodeGrade(rules, puzzle, parts[rules.parts], text.length + 1);
  if (spare === 1) return { puzzle, grade };
  const offset = text.length + parts[rules.parts].length + 2;
  return { puzzle, grade, hints: decodeHints(puzzle, parts[rules.parts + 1], offset) };
}

/** The parts of a record that hold the puzzle: alike for equal puzzles. */
export function puzzlePart({ parts }: Pick<Rules<never>, 'parts'>, record: string): string {
  return record.split(PART_SEPARATOR, parts).join(PART_SEPARATOR);
}

/** Whether a record carries hints. */
export function hasHints({ parts }: Pick<Rules<never>, 'parts'>, record: string): boolean {
  return record.split(PART_SEPARATOR).length > parts + 1;
}

/** The technique of a record, without the puzzle. */
export function techniqueIn<P>(rules: Rules<P, NumberVariant>, record: string): Technique {
  const part = record.split(PART_SEPARATOR)[rules.parts] ?? '';
  const technique = techniqueOfCode(rules.name, part.slice(0, 1));
  if (technique === undefined) throw new BankError('record', `${part}: no grade of ${rules.name}`);
  return technique;
}

function encodeGrade<P extends NumberPuzzle>(
  rules: Rules<P, NumberVariant>,
  puzzle: P,
  { level, technique, score }: Grade,
): string {
  const code = codeOf(rules.name, technique);
  if (code === undefined || levelOf(rules.name, technique, puzzle.rows) !== level) {
    throw new RangeError(`${rules.name} has no technique ${technique} of level ${level}`);
  }
  if (!Number.isInteger(score) || score < 1 || score > MAX_SCORE) {
    throw new RangeError(`a score of ${score}; expected 1 to ${MAX_SCORE}`);
  }
  let text = '';
  for (let rest = score, i = 0; i < SCORE_CHARACTERS; i++, rest >>= BITS_PER_CHARACTER) {
    text = BIT_ALPHABET[rest % BIT_ALPHABET.length] + text;
  }
  return code + text;
}

function decodeGrade<P extends NumberPuzzle>(
  rules: Rules<P, NumberVariant>,
  puzzle: P,
  text: string,
  offset: number,
): Grade {
  const technique = techniqueOfCode(rules.name, text.slice(0, 1));
  if (technique === undefined || text.length !== 1 + SCORE_CHARACTERS) {
    throw new BankError('record', `no grade of ${rules.name}: ${text}`, offset);
  }
  let score = 0;
  for (let at = 1; at < text.length; at++) {
    const digit = BIT_ALPHABET.indexOf(text[at]);
    if (digit < 0) throw new BankError('record', `no digit of a score: ${text[at]}`, offset + at);
    score = score * BIT_ALPHABET.length + digit;
  }
  if (score < 1 || score > MAX_SCORE) throw new BankError('record', `a score of ${score}`, offset + 1);
  return { level: levelOf(rules.name, technique, puzzle.rows), technique, score };
}

/**
 * Hints are cut into runs of rising cells, and each open cell, row-major, tells the number of its run: cells that a person finds at once stand
 * in one run, so that the numbers are few and deflate well.
 */
function encodeHints({ givens }: Pick<NumberPuzzle, 'givens'>, hints: readonly Cell[]): string {
  const runs = new Map<Cell, number>();
  let run = 0;
  for (const [i, cell] of hints.entries()) {
    if (i > 0 && cell < hints[i - 1]) run++;
    runs.set(cell, run);
  }
  const open = openCells(givens);
  if (runs.size !== hints.length || open.length !== hints.length || open.some((cell) => !runs.has(cell))) {
    throw new RangeError('hints that do not name every open cell once');
  }
  return open.map((cell) => RUN_ALPHABET[runs.get(cell) as number]).join('');
}

function decodeHints({ givens }: NumberPuzzle, text: string, offset: number): Cell[] {
  const open = openCells(givens);
  if (text.length !== open.length) {
    throw new BankError('record', `hints for ${text.length} cells; expected ${open.length}`, offset);
  }
  const runs: Cell[][] = [];
  for (const [i, cell] of open.entries()) {
    const run = RUN_ALPHABET.indexOf(text[i]);
    if (run < 0) throw new BankError('record', `no number of a run: ${text[i]}`, offset + i);
    runs[run] ??= [];
    runs[run].push(cell);
  }
  const hints = runs.flat();
  if (encodeHints({ givens }, hints) !== text) {
    throw new BankError('record', 'runs of hints that could be fewer or leave one out', offset);
  }
  return hints;
}

function openCells(givens: readonly number[]): Cell[] {
  return [...givens.keys()].filter((cell) => givens[cell] === 0);
}
