/** What one sign tells: next to a filled cell, and about the smallest and the largest value. */
import type { Cell } from '../../../format/documents.js';
import { cellName, listOf, valuesOf } from '../../grade/words.js';
import { fullMask, type Mask, maskOf } from '../../solve/bits.js';
import type { FutoshikiBoard } from '../board.js';

/** Direct inequality: a cell next to a filled one loses the values on the wrong side of it. */
export function findDirectInequalities(board: FutoshikiBoard): void {
  const { order, signCount, smaller, larger, values, step } = board;
  const full = fullMask(order);
  for (let i = 0; i < signCount; i++) {
    const a = smaller[i];
    const b = larger[i];
    if (values[a] !== 0) step.strike(b, (1 << values[a]) - 1);
    else if (values[b] !== 0) step.strike(a, full & ~(maskOf(values[b]) - 1));
    if (!step.commit() || !step.isExplaining) continue;
    const isLower = values[a] !== 0;
    const [own, filled, bound] = isLower ? [b, a, values[a] + 1] : [a, b, values[b] - 1];
    const known = `${cellName(filled, order)} = ${values[filled]}`;
    step.explain(
      ascending([filled, own]),
      `${cellName(own, order)} ${isLower ? '>' : '<'} ${known}, so it is ${boundName(isLower, bound)}.`,
    );
  }
}

/** Extremes: of the two cells at a sign the smaller one is not the largest value, the larger one not the smallest. */
export function findExtremes(board: FutoshikiBoard): void {
  const { order, signCount, smaller, larger, step } = board;
  for (let i = 0; i < signCount; i++) {
    const a = smaller[i];
    const b = larger[i];
    step.strike(a, maskOf(order));
    step.strike(b, 1);
    if (!step.commit() || !step.isExplaining) continue;
    const [below, above] = [cellName(a, order), cellName(b, order)];
    step.explain(ascending([a, b]), `${below} < ${above}, so ${below} is not ${order} and ${above} is not 1.`);
  }
}

/** `at least 3`, `at most 4`. */
export function boundName(isLower: boolean, bound: number): string {
  return `at ${isLower ? 'least' : 'most'} ${bound}`;
}

/** `not 3`, `not 3 or 4`. */
export function lossName(lost: Mask): string {
  return `not ${listOf(valuesOf(lost).map(String), 'or')}`;
}

export function ascending(cells: Iterable<Cell>): Cell[] {
  return [...cells].sort((a, b) => a - b);
}
