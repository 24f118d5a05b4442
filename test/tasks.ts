/** Of a plan's rows or tasks, those of number puzzles, with the types that they have. */
import type { NumberVariant, VariantName } from '../format/documents.js';
import { isNumberVariant } from '../format/variants.js';
import type { Parameters } from '../generator/maker.js';
import type { RowParameters } from '../tools/plan/plan.js';

type Numbers<T> = T & { readonly variant: NumberVariant; readonly parameters: Parameters };

export function numbersOf<T extends { readonly variant: VariantName; readonly parameters: RowParameters }>(
  some: readonly T[],
): Numbers<T>[] {
  return some.filter((one): one is Numbers<T> => isNumberVariant(one.variant));
}
