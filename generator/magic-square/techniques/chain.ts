/**
 * Forcing chain: a candidate is tried and followed with the plainest means alone: lines with one blank, cells with one candidate,
 * pairs in lines with two blanks. Where that comes to a contradiction, the candidate goes. Only the shortest chains make the step.
 */
import type { Cell } from '../../../format/documents.js';
import { climb, type Rung } from '../../grade/ladder.js';
import { cellName, listOf } from '../../grade/words.js';
import { MagicBoard } from '../board.js';
import { highOf, lowest, lowOf, valuesIn } from '../values.js';
import { findLineSupports } from './lines.js';
import { findNakedSingles, findOneBlank } from './singles.js';

/** How many links can a person keep in the head? */
const LONGEST = 8;

const LINKS: readonly Rung<MagicBoard>[] = [
  { technique: 'one-blank', weight: 0, find: findOneBlank },
  { technique: 'naked-single', weight: 0, find: findNakedSingles },
  { technique: 'crossing-pairs', weight: 0, find: (board) => findLineSupports(board, 2) },
];

/** Tries every candidate of every open cell. */
export function findForcingChains(board: MagicBoard): void {
  const { cells, high, low, step } = board;
  const trial = new MagicBoard(board.geometry);
  const trail: Cell[] = [];
  let shortest = LONGEST;
  for (let cell = 0; cell < cells; cell++) {
    for (let leftLow = low[cell], leftHigh = high[cell]; (leftLow | leftHigh) !== 0; ) {
      const value = lowest(leftLow, leftHigh);
      if (leftLow !== 0) leftLow &= leftLow - 1;
      else leftHigh &= leftHigh - 1;
      trial.copyFrom(board);
      const length = follow(trial, cell, value, shortest, trail);
      if (length === 0) continue;
      if (length < shortest) step.restart();
      shortest = length;
      step.length = length;
      step.strike(cell, lowOf(value), highOf(value));
      if (step.commit() && step.isExplaining) step.explain([...trail], tell(trial, trail));
    }
  }
}

/**
 * Fills a cell of the trial and follows up to `limit` links; `trail` gets the cells in the order in which they are filled. Returns how many
 * links it takes to a contradiction; 0: there is none.
 */
function follow(trial: MagicBoard, cell: Cell, value: number, limit: number, trail: Cell[]): number {
  trail.length = 0;
  trail.push(cell);
  trial.place(cell, value);
  let length = 1;
  climb(LINKS, trial, LINKS.length, () => {
    for (const filled of trial.step.filled()) if (trial.values[filled] !== 0) trail.push(filled);
    return ++length > limit;
  });
  return trial.isBroken && length <= limit ? length : 0;
}

/** `r1c3 = 13 leads to r2c3 = 14 and r3c3 = 4, and leaves no number for r4c4.` */
function tell(trial: MagicBoard, trail: readonly Cell[]): string {
  const [first, ...others] = trail.map((cell) => `${cellName(cell, trial.order)} = ${trial.values[cell]}`);
  const failure = failureOf(trial);
  return others.length === 0 ? `${first} ${failure}.` : `${first} leads to ${listOf(others)}, and ${failure}.`;
}

/** What is wrong with the trial. */
function failureOf(trial: MagicBoard): string {
  const { geometry, high, low, order, rest, values } = trial;
  const wrong = trial.blanks.findIndex((blanks, line) => blanks === 0 && rest[line] !== 0);
  if (wrong >= 0) return `makes ${geometry.names[wrong]} add up to ${geometry.sum - rest[wrong]}`;
  const bare = values.findIndex((value, cell) => value === 0 && (low[cell] | high[cell]) === 0);
  if (bare >= 0) return `leaves no number for ${cellName(bare, order)}`;
  let { unusedLow, unusedHigh } = trial;
  for (let cell = 0; cell < trial.cells; cell++) {
    unusedLow &= ~low[cell];
    unusedHigh &= ~high[cell];
  }
  const lost = valuesIn(unusedLow, unusedHigh);
  return lost.length === 0 ? 'needs a number twice' : `leaves no place for ${lost[0]}`;
}
