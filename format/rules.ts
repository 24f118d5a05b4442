/**
 * What an app needs of a variant: read and write its puzzles, draw them, and check a stored solution.
 * One implementation a variant in `variants/`; no search lives here.
 */
import type { VariantName, WordVariant } from './documents.js';

/** A broken rule: a stable name, the cells concerned, and a sentence for people. */
export interface Violation {
  readonly rule: string;
  readonly cells: readonly number[];
  readonly message: string;
}

export interface Rules<P, V extends VariantName = VariantName> {
  readonly name: V;
  /** Parts of a record that hold the puzzle; for number puzzles grade and hints follow (`record.ts`). */
  readonly parts: number;
  /** The puzzle's parts of a record: one printable string. Throws `RangeError` for a puzzle that the grammar cannot hold (our bug, or a foreign puzzle). */
  encode(puzzle: P): string;
  /** Parses what `encode` wrote; throws `BankError` with fault `record` where it breaks its grammar. */
  decode(record: string): P;
  /** A drawing in plain text, lines without trailing blanks; the puzzle as given, or with `solved` its solution. */
  render(puzzle: P, solved?: boolean): string;
  /** The rules that the stored solution and clues break; empty for a sound puzzle. */
  violations(puzzle: P): readonly Violation[];
}

/** Rules of word puzzles, which draw a puzzle from its record alone, or with its texts. */
export interface WordPuzzleRules<P, T, V extends WordVariant = WordVariant> extends Rules<P, V> {
  render(puzzle: P | T, solved?: boolean): string;
}
