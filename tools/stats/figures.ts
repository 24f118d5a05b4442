/** What a bank's levels are like: what is given, which techniques they need, how hard they are. */
import type { NumberDocument, NumberVariant } from '../../format/documents.js';
import type { BankReader } from '../../format/reader.js';
import { BANDS, type Band, type Technique, techniquesOf } from '../../format/techniques.js';
import { SIDES } from '../../format/variants/skyscrapers.js';
import type { ArrowwordLevelFigures } from './arrowword-figures.js';
import type { MakingFigures } from './making.js';
import { countsOf, type Quartiles, quartilesOf, type Spread, spreadOf, sumOf } from './numbers.js';
import type { WordLevelFigures } from './word-figures.js';

/** A level in figures: what `stats --json` writes. */
export interface LevelFigures {
  readonly variant: NumberVariant;
  readonly level: string;
  /** What the plan says that a person must master; `null` where it says nothing of this level. */
  readonly band: Band | null;
  readonly count: number;
  /** Rows of the grids, ascending. */
  readonly sizes: readonly number[];
  readonly givens: Spread;
  /** Inequalities, clues at the edge or cages; what a variant has besides givens. */
  readonly clues: Spread;
  readonly scores: Quartiles;
  /** Puzzles by the level of their grade, and by the hardest technique that they need. */
  readonly levels: Partial<Record<Band, number>>;
  readonly techniques: Partial<Record<Technique, number>>;
  /** Puzzles graded other than the plan's band. */
  readonly outside: number;
  /** How many attempts its puzzles take; `null` where none was made again. */
  readonly making: MakingFigures | null;
}

/** A level's figures, and the numbers behind them, one for each puzzle. */
export interface LevelStats {
  readonly figures: LevelFigures;
  readonly givens: readonly number[];
  readonly clues: readonly number[];
  readonly scores: readonly number[];
  /** Puzzles graded other than the plan's band: `sudoku/hard/4 (expert)`. */
  readonly outside: readonly string[];
}

/** Reads every puzzle of a level. Throws `BankError` for a record that breaks its grammar. */
export function levelStats(
  bank: BankReader,
  level: string,
  band: Band | null,
  making: MakingFigures | null = null,
): LevelStats {
  // The caller has seen that the bank is of number puzzles.
  const documents = Array.from(
    { length: bank.count(level) },
    (_, index) => bank.puzzle(level, index + 1) as NumberDocument,
  );
  const variant = documents[0].variant;
  const givens = documents.map((document) => document.givens.filter((given) => given !== 0).length);
  const clues = documents.map(clueCount);
  const scores = documents.map(({ grade }) => grade.score);
  const grades = documents.map(({ grade }) => grade);
  const outside = documents
    .filter(({ grade }) => band !== null && grade.level !== band)
    .map(({ address, grade }) => `${address} (${grade.level})`);
  const figures: LevelFigures = {
    variant,
    level,
    band,
    count: documents.length,
    sizes: [...new Set(documents.map(({ rows }) => rows))].sort((a, b) => a - b),
    givens: spreadOf(givens),
    clues: spreadOf(clues),
    scores: quartilesOf(scores),
    levels: countsOf(
      grades.map((grade) => grade.level),
      BANDS,
    ),
    techniques: countsOf(
      grades.map((grade) => grade.technique),
      techniquesOf(variant),
    ),
    outside: outside.length,
    making,
  };
  return { figures, givens, clues, scores, outside };
}

/** What a puzzle tells besides its givens. */
function clueCount(document: NumberDocument): number {
  switch (document.variant) {
    case 'futoshiki':
      return document.inequalities.length;
    case 'skyscrapers':
      return SIDES.flatMap((side) => document.edges[side]).filter((clue) => clue !== 0).length;
    case 'calcudoku':
      return document.cages.length;
    default:
      return 0;
  }
}

/** The figures of a level of any kind. */
export type AnyFigures = LevelFigures | WordLevelFigures | ArrowwordLevelFigures;

/** The last line of `stats --json`, but for the gates. */
export function totalsOf(levels: readonly AnyFigures[]) {
  const puzzlesOf = (some: readonly AnyFigures[]) => sumOf(some.map(({ count }) => count));
  const variants = [...new Set(levels.map(({ variant }) => variant))];
  return {
    puzzles: puzzlesOf(levels),
    variants: Object.fromEntries(
      variants.map((name) => [name, puzzlesOf(levels.filter(({ variant }) => variant === name))]),
    ),
    outside: sumOf(levels.map((level) => ('outside' in level ? level.outside : 0))),
  };
}
