/**
 * Narrowing by trial: a candidate stays if some filling of a constraint's few cells has it. A filling is built cell by
 * cell; a running figure (a sum, a count of buildings) tells early that it cannot fit.
 */
import type { Domains } from './domains.js';
import type { Meter } from './search.js';

/** The running figure of a filling that cannot fit. */
export const NO_FIT = -1;

export interface FillingRule {
  readonly cells: readonly number[];
  /** Whether the cells at two positions may not be equal. */
  apart(position: number, other: number): boolean;
  /** The figure before the first cell. */
  readonly start: number;
  /** The figure (0 or more) with one more value, or `NO_FIT`; at the last position `NO_FIT` unless the rule is met. */
  extend(figure: number, value: number, position: number): number;
}

/** Strikes each candidate that no filling has; false where a cell runs out. Out of steps it strikes nothing more. */
export function narrowByFillings(rule: FillingRule, domains: Domains, meter: Meter): boolean {
  const { cells } = rule;
  const { values } = domains;
  const isBacked = new Uint8Array(cells.length * (values + 1));
  for (let position = 0; position < cells.length; position++) {
    for (let value = 1; value <= values; value++) {
      if (!domains.has(cells[position], value) || isBacked[position * (values + 1) + value] === 1) continue;
      const [filling] = fillings(rule, domains, 1, meter, position, value);
      if (meter.isSpent) return true;
      if (filling === undefined) {
        if (!domains.strike(cells[position], value)) return false;
      } else {
        for (let at = 0; at < cells.length; at++) isBacked[at * (values + 1) + filling[at]] = 1;
      }
    }
  }
  return true;
}

/** Up to `limit` fillings from the candidates, with a fixed value at one position if asked for. */
export function fillings(
  rule: FillingRule,
  domains: Domains,
  limit: number,
  meter: Meter,
  fixedPosition = -1,
  fixedValue = 0,
): number[][] {
  const { cells } = rule;
  const found: number[][] = [];
  const chosen: number[] = [];
  const isRepeated = (value: number, position: number): boolean => {
    for (let earlier = 0; earlier < position; earlier++) {
      if (chosen[earlier] === value && rule.apart(earlier, position)) return true;
    }
    return false;
  };
  // As deep as a constraint has cells.
  const fill = (position: number, figure: number): void => {
    if (position === cells.length) found.push(chosen.slice());
    if (position === cells.length) return;
    for (let value = 1; value <= domains.values && found.length < limit && !meter.isSpent; value++) {
      if (position === fixedPosition ? value !== fixedValue : !domains.has(cells[position], value)) continue;
      meter.steps++;
      const next = isRepeated(value, position) ? NO_FIT : rule.extend(figure, value, position);
      if (next === NO_FIT) continue;
      chosen[position] = value;
      fill(position + 1, next);
    }
  };
  fill(0, rule.start);
  return found;
}
