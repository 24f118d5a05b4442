/** How often the same comes in a level of arrowwords: answers, clues, masks, whole grids. */
import type { ArrowwordDocument } from '../../format/documents.js';
import { mostOf, shareOf, sumOf, tallyOf } from './numbers.js';

/** An answer, and in what share of the grids it stands. */
export interface Commonest {
  readonly answer: string;
  readonly grids: number;
}

export interface ClueFigures {
  /** Characters of a clue. */
  readonly length: number;
  readonly longest: number;
  /** Different clues of the level, and how many of them an answer had. */
  readonly different: number;
  readonly perAnswer: number;
}

export interface VarietyFigures {
  /** The answers that most grids have: of two or three letters, and of more; `null` where there are none. */
  readonly commonest: { readonly short: Commonest | null; readonly long: Commonest | null };
  /** Different answers of the level. */
  readonly different: number;
  readonly clues: ClueFigures;
  /** Of the grids: those whose letters an earlier one has, counted; different masks, as a share. */
  readonly equal: number;
  readonly masks: number;
}

/** Up to how many letters is an answer short? Such slots have few answers to choose from. */
export const SHORT_ANSWER = 3;

export function varietyFigures(documents: readonly ArrowwordDocument[], masks: readonly string[]): VarietyFigures {
  const count = documents.length;
  const uses = answerUses(documents);
  const isShort = ([answer]: readonly [string, number]) => [...answer].length <= SHORT_ANSWER;
  return {
    commonest: {
      short: commonestOf(uses.filter(isShort), count),
      long: commonestOf(
        uses.filter((use) => !isShort(use)),
        count,
      ),
    },
    different: uses.length,
    clues: clueFigures(documents, uses.length),
    equal: count - new Set(documents.map(({ grid }) => grid)).size,
    masks: shareOf(new Set(masks).size, count),
  };
}

/** Of each answer, how many grids have it: no grid has one twice. */
function answerUses(documents: readonly ArrowwordDocument[]): readonly (readonly [string, number])[] {
  return [...tallyOf(documents.flatMap(({ words }) => words.map(({ answer }) => answer)))];
}

function commonestOf(uses: readonly (readonly [string, number])[], count: number): Commonest | null {
  if (uses.length === 0) return null;
  const [answer, grids] = uses.reduce((best, use) => (use[1] > best[1] ? use : best));
  return { answer, grids: shareOf(grids, count) };
}

function clueFigures(documents: readonly ArrowwordDocument[], answers: number): ClueFigures {
  const words = documents.flatMap((document) => document.words);
  const lengths = words.map(({ clue }) => [...clue].length);
  const pairs = new Set(words.map(({ answer, clue }) => `${answer}\t${clue}`));
  return {
    length: shareOf(sumOf(lengths), lengths.length),
    longest: mostOf(lengths),
    different: new Set(words.map(({ clue }) => clue)).size,
    perAnswer: shareOf(pairs.size, answers),
  };
}
