/** What the levels of arrowwords are like: their grids, answers, clues and phrases, and how often the same comes. */
import type { ArrowwordDocument, ArrowwordVariant } from '../../format/documents.js';
import type { WordGround } from '../../generator/words/ground.js';
import { answerFigures, type FactFigures, factClasses, type KnownFigures } from './arrowword-answers.js';
import { type ClueCellFigures, clueCellFigures } from './arrowword-grid.js';
import { type VarietyFigures, varietyFigures } from './arrowword-variety.js';
import type { MakingFigures } from './making.js';
import { byLength, meanOf, mostOf, type Range, shareOf, sumOf } from './numbers.js';
import {
  type FittingJokes,
  fittingJokes,
  gapSquares,
  phraseLengths,
  type SpreadFigures,
  spreadFigures,
} from './phrase-figures.js';

/**
 * A level of arrowwords in figures: what `stats --json` writes. Shares are parts of one; means and shares are rounded to a
 * thousandth.
 */
export interface ArrowwordLevelFigures extends VarietyFigures {
  readonly variant: ArrowwordVariant;
  readonly level: string;
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Words and letters a grid, on average; words a grid by their length. */
  readonly words: number;
  readonly letters: number;
  readonly lengths: Readonly<Record<string, number>>;
  readonly twoLetters: number;
  readonly mostTwoLetters: number;
  readonly threeLetters: number;
  /** The longest word of each grid, on average, and of the level. */
  readonly longest: { readonly mean: number; readonly max: number };
  /** Of the cells that are not of the border: clue cells. */
  readonly clueCells: number;
  /** Clue cells that point at nothing, a grid; `none`: the share of grids with none inside. The corner is always one. */
  readonly idle: { readonly inside: number; readonly none: number; readonly border: number; readonly corner: number };
  /** Pairs of clue cells inside that are neighbours, a grid. */
  readonly clumps: number;
  /** Grids whose letters do not hang together. */
  readonly islands: number;
  /** `null` without a plan that has the language. */
  readonly known: KnownFigures | null;
  readonly facts: FactFigures | null;
  readonly jokes: FittingJokes | null;
  /** Letters of the phrases. */
  readonly phrase: Range;
  readonly gaps: SpreadFigures;
  /** How many attempts its puzzles take; `null` where none was made again. */
  readonly making: MakingFigures | null;
}

/** A level's figures, and the numbers behind its plots. */
export interface ArrowwordLevelStats {
  readonly figures: ArrowwordLevelFigures;
  /** Letters of each word. */
  readonly lengths: readonly number[];
  /** Words of two letters of each grid. */
  readonly twoLetters: readonly number[];
  /** What the gaps of each grid are off the ideal one, in hundredths of it. */
  readonly gaps: readonly number[];
  /** Clues by the class of their fact. */
  readonly classes: ReadonlyMap<string, number>;
}

const HUNDRED = 100;

/** Of all documents of a level, at least one. `ground`: what the plan has of their language. */
export function arrowwordLevelStats(
  documents: readonly ArrowwordDocument[],
  ground: WordGround | undefined,
  making: MakingFigures | null = null,
): ArrowwordLevelStats {
  const grids = documents.map(clueCellFigures);
  const lengths = documents.map(({ words }) => words.map(({ answer }) => [...answer].length));
  const squares = gapSquares(
    documents,
    grids.map(({ letterCells }) => letterCells),
  );
  const { known = null, facts = null } = ground === undefined ? {} : answerFigures(documents, ground.lexicon);
  const [{ variant, level, rows, columns }] = documents;
  const figures: ArrowwordLevelFigures = {
    variant,
    level,
    count: documents.length,
    rows,
    columns,
    ...lengthFigures(lengths),
    ...gridFigures(grids, (rows - 1) * (columns - 1)),
    known,
    facts,
    ...varietyFigures(
      documents,
      grids.map(({ mask }) => mask),
    ),
    phrase: phraseLengths(documents),
    gaps: spreadFigures(documents, squares),
    jokes: ground === undefined ? null : fittingJokes(documents, ground),
    making,
  };
  return {
    figures,
    lengths: lengths.flat(),
    twoLetters: lengths.map((own) => countOf(own, 2)),
    gaps: squares.map((square) => Math.round(HUNDRED * Math.sqrt(square))),
    classes: ground === undefined ? new Map() : factClasses(documents, ground.lexicon),
  };
}

/** Of the words of each grid. */
function lengthFigures(lengths: readonly (readonly number[])[]) {
  const twoLetters = lengths.map((own) => countOf(own, 2));
  const longest = lengths.map(mostOf);
  return {
    words: meanOf(lengths.map((own) => own.length)),
    lengths: byLength(lengths.flat(), lengths.length),
    twoLetters: meanOf(twoLetters),
    mostTwoLetters: mostOf(twoLetters),
    threeLetters: meanOf(lengths.map((own) => countOf(own, 3))),
    longest: { mean: meanOf(longest), max: mostOf(longest) },
  };
}

/** Of grids with `room` cells that are not of the border. */
function gridFigures(grids: readonly ClueCellFigures[], room: number) {
  const inside = sumOf(grids.map((grid) => grid.inside));
  return {
    letters: meanOf(grids.map(({ letterCells }) => letterCells.length)),
    clueCells: shareOf(inside, room * grids.length),
    idle: {
      inside: meanOf(grids.map(({ idle }) => idle.inside)),
      none: shareOf(grids.filter(({ idle }) => idle.inside === 0).length, grids.length),
      border: meanOf(grids.map(({ idle }) => idle.border)),
      corner: meanOf(grids.map(({ idle }) => idle.corner)),
    },
    clumps: meanOf(grids.map(({ clumps }) => clumps)),
    islands: grids.filter(({ isConnected }) => !isConnected).length,
  };
}

function countOf(lengths: readonly number[], length: number): number {
  return lengths.filter((own) => own === length).length;
}
