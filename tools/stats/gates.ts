/** Holding the figures of levels to a plan's gates. */
import type { World } from '../commands/command.js';
import type { Gate } from '../plan/gates.js';
import { figureAt } from './figure-names.js';
import type { AnyFigures } from './figures.js';

/** A level's figure beyond a gate's limit. */
export interface Broken {
  readonly level: string;
  readonly figure: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  /** Of the gate in the plan. */
  readonly place: string;
}

/** A gate that could not be held to some of its levels. */
export interface Unmeasured {
  readonly gate: Gate;
  readonly levels: readonly string[];
  readonly why: Reason;
}

/** Why a figure is not there, and what a message says of it. */
const REASONS = {
  absent: 'no such level in the folder',
  unmade: 'not measured; `stats --sample N` makes N puzzles of each level again',
  unknown: 'not measured',
} as const;
type Reason = keyof typeof REASONS;

export interface GateReport {
  /** How many figures of levels are within their limits. */
  readonly held: number;
  readonly broken: readonly Broken[];
  readonly unmeasured: readonly Unmeasured[];
}

/** Holds each gate to its levels among these. */
export function judge(gates: readonly Gate[], levels: readonly AnyFigures[]): GateReport {
  const known = new Map(levels.map((figures) => [`${figures.variant}/${figures.level}`, figures]));
  const broken: Broken[] = [];
  const unmeasured: Unmeasured[] = [];
  let held = 0;
  for (const gate of gates) {
    const missing = new Map<Reason, string[]>();
    for (const level of gate.levels) {
      const figures = known.get(level);
      const value = figures === undefined ? null : figureAt(figures, gate.figure);
      if (value === null) {
        const why = reasonFor(gate.figure, figures);
        missing.set(why, [...(missing.get(why) ?? []), level]);
      } else if (isWithin(gate, value)) held++;
      else broken.push(brokenBy(gate, level, value));
    }
    for (const [why, levels] of missing) unmeasured.push({ gate, levels, why });
  }
  return { held, broken, unmeasured };
}

function reasonFor(figure: string, figures: AnyFigures | undefined): Reason {
  if (figures === undefined) return 'absent';
  return figure.startsWith('making.') && figures.making === null ? 'unmade' : 'unknown';
}

function isWithin({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Gate, value: number): boolean {
  return value >= least && value <= most;
}

function brokenBy({ levels: _, ...gate }: Gate, level: string, value: number): Broken {
  return { level, value, ...gate };
}

/** How many levels does a message name? */
const MOST_NAMED = 3;

/** Writes a line for each broken gate, and for each that could not be held. */
export function tellGates({ broken, unmeasured }: GateReport, world: World): void {
  for (const { gate, levels, why } of unmeasured) {
    const more = levels.length > MOST_NAMED ? ` and ${levels.length - MOST_NAMED} more` : '';
    const named = levels.slice(0, MOST_NAMED).join(', ') + more;
    world.err(`${gate.place}: ${gate.figure} of ${named}: ${REASONS[why]}\n`);
  }
  for (const { level, figure, value, place, ...limits } of broken) {
    world.err(`${level}: ${figure} is ${value}; expected ${limitText(limits)} (${place})\n`);
  }
}

function limitText({ least, most }: Pick<Broken, 'least' | 'most'>): string {
  if (least === undefined) return `${most} at most`;
  return most === undefined ? `${least} at least` : `${least} to ${most}`;
}

/** For machines: how many figures held, which did not, and how many could not be measured. */
export function gatesJson({ held, broken, unmeasured }: GateReport) {
  const levels = unmeasured.reduce((sum, gate) => sum + gate.levels.length, 0);
  return { held, broken, unmeasured: levels };
}
