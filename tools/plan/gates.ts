/** The gates of a plan: limits that figures of its levels are held to. */

import { InputError } from '../errors.js';
import { nearest } from '../nearest.js';
import { figureNames, hasFigure, pathsOf } from '../stats/figure-names.js';
import type { PlanRow } from './plan.js';
import { globTest } from './select.js';

/** A gate as the plan states it. */
export interface GateWish {
  /** A glob of `variant/level`. */
  readonly levels: string;
  /** The path of a figure in the lines of `stats --json`. */
  readonly figure: string;
  readonly least?: number;
  readonly most?: number;
}

export interface Gate extends Omit<GateWish, 'levels'> {
  /** The gate's place in the plan, for messages: `plan.json: /gates/3`. */
  readonly place: string;
  /** The plan's levels that the glob matches: `sudoku/hard`. */
  readonly levels: readonly string[];
}

/** How many figures does a message name? */
const MOST_NAMED = 5;

/**
 * The gates of a plan with these rows. Throws `InputError` naming the place for one without a limit, one that matches no
 * level, and one whose figure some of its levels do not have.
 */
export function gatesOf(file: string, wishes: readonly GateWish[], rows: readonly PlanRow[]): Gate[] {
  return wishes.map((wish, index) => {
    const place = `${file}: /gates/${index}`;
    const { figure, least, most } = wish;
    if (least === undefined && most === undefined) {
      throw new InputError(`${place}: no limit; expected "least", "most" or both`);
    }
    if (least !== undefined && most !== undefined && least > most) {
      throw new InputError(`${place}/least: ${least}; expected ${most} at most, which is the gate's "most"`);
    }
    const matching = rowsOf(place, wish.levels, rows);
    for (const variant of new Set(matching.map((row) => row.variant))) {
      const names = figureNames(variant);
      if (hasFigure(names, figure)) continue;
      throw new InputError(
        `${place}/figure: "${figure}": ${variant} has none; expected one such as ${nearTo(figure, pathsOf(names))} (all: the numbers in its lines of \`stats --json\`)`,
      );
    }
    return { ...wish, place, levels: matching.map(nameOf) };
  });
}

/** The paths that a mistaken one may have meant: those below it where it stops short, or else the nearest. */
function nearTo(figure: string, paths: readonly string[]): string {
  const below = paths.filter((path) => path.startsWith(`${figure}.`));
  return nearest(figure, below.length > 0 ? below : paths, MOST_NAMED).join(', ');
}

function rowsOf(place: string, glob: string, rows: readonly PlanRow[]): PlanRow[] {
  const matches = globTest(glob);
  const matching = rows.filter((row) => matches(nameOf(row)));
  if (matching.length > 0) return matching;
  throw new InputError(
    `${place}/levels: "${glob}": matches no level of ${rows.length}; expected one like ${nameOf(rows[0])}`,
  );
}

function nameOf({ variant, level }: PlanRow): string {
  return `${variant}/${level}`;
}
