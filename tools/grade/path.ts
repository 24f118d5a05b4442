/** The way in which a person solves a puzzle, told step by step: as text, and as data for hints in an app. */
import type { NumberPuzzle } from '../../format/documents.js';
import type { Grade } from '../../format/techniques.js';
import type { Deduction } from '../../generator/grade/board.js';
import type { Path } from '../../generator/grade/grader.js';
import type { Step } from '../../generator/grade/ladder.js';
import { cellName, cellNames } from '../../generator/grade/words.js';
import { SEARCH } from './judge.js';
import { nameOf } from './names.js';

/** The grade of a path; where no technique finishes the puzzle, the technique is `search` and there is no level. */
export function pathGrade({ grade, score }: Path): Grade | { level: null; technique: typeof SEARCH; score: number } {
  return grade ?? { level: null, technique: SEARCH, score };
}

/** A path as one JSON object. */
export function pathData(address: string, path: Path) {
  return {
    address,
    grade: pathGrade(path),
    steps: path.steps.map(({ rung, starts, length, deductions }) => ({
      technique: path.techniques[rung],
      starts,
      ...(length > 0 ? { length } : {}),
      deductions: deductions.map(({ cells, placed, struck, text }) => ({ cells, placed, struck, text })),
    })),
  };
}

/** A path as text: each step's technique, and each instance's sentence and what comes of it. */
export function pathText(path: Path, { columns }: Pick<NumberPuzzle, 'columns'>): string {
  return path.steps.map((step, index) => stepText(step, index, path.techniques[step.rung], columns)).join('\n');
}

function stepText({ starts, length, deductions }: Step, index: number, technique: string, columns: number): string {
  const points = `${starts} starting ${starts === 1 ? 'point' : 'points'}`;
  const links = length > 0 ? `, ${length} links` : '';
  const lines = deductions.map((deduction) => `   ${deduction.text}\n      ${effectOf(deduction, columns)}\n`);
  return `${index + 1}. ${nameOf(technique)} (${technique}), ${points}${links}\n${lines.join('')}`;
}

/** `r1c2 = 5; 3 goes from r1c4 and r1c5`. */
function effectOf({ placed, struck }: Deduction, columns: number): string {
  const filled = placed.map(({ cell, value }) => `${cellName(cell, columns)} = ${value}`);
  const cellsOf = new Map<string, number[]>();
  for (const { cell, values } of struck) {
    const key = values.join(', ');
    cellsOf.set(key, [...(cellsOf.get(key) ?? []), cell]);
  }
  const gone = [...cellsOf].map(
    ([values, cells]) => `${values} ${values.includes(',') ? 'go' : 'goes'} from ${cellNames(cells, columns)}`,
  );
  return [...filled, ...gone].join('; ');
}

/** A grade in words: `hard: naked pair (naked-pair), score 30345`. */
export function gradeText({ level, technique, score }: ReturnType<typeof pathGrade>): string {
  if (level === null) return `No technique finishes it: only search goes on, score ${score}`;
  return `${level}: ${nameOf(technique)} (${technique}), score ${score}`;
}
