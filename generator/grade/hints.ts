/** The order in which a person can fill a grid, from the path of its solution. */
import type { Cell } from '../../format/documents.js';
import type { Step } from './ladder.js';

/** Cells step by step, ascending within a step: all before a cell make it the next that can be told. */
export function fillOrder(steps: readonly Pick<Step, 'filled'>[]): Cell[] {
  return steps.flatMap(({ filled }) => filled);
}
