/** Grades puzzles anew, to hold what a record says of its grade and hints to what the grader says. */
import type { NumberDocument } from '../format/documents.js';
import { fillOrder } from '../generator/grade/hints.js';
import { type AnyMaker, MAKERS } from '../generator/variants.js';

/** Where the grader disagrees with the stored grade or hints, in words; none: it agrees. The puzzle keeps the rules. */
export function regradeFaults(document: NumberDocument): string[] {
  const maker: AnyMaker = MAKERS[document.variant];
  const { grade, steps } = maker.grader.solve(document);
  if (grade === undefined) return ['not solvable without search'];
  const faults: string[] = [];
  for (const key of ['level', 'technique', 'score'] as const) {
    if (document.grade[key] !== grade[key]) {
      faults.push(`${key} ${document.grade[key]}; graded anew it is ${grade[key]}`);
    }
  }
  if (document.hints !== undefined && document.hints.join() !== fillOrder(steps).join()) {
    faults.push('the hints are in another order than that of the path');
  }
  return faults;
}
