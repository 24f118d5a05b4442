/** What every command looks like to the command line. */
import type { ParseArgsConfig } from 'node:util';

/** The outside world, handed in so that tests can stand in for it. */
export interface World {
  /** Writes results; a line end is the caller's. */
  out(text: string): void;
  /** Writes messages and progress. */
  err(text: string): void;
  /** Standard error is a terminal that may be redrawn. */
  readonly isTerminal: boolean;
  /** Columns of that terminal. */
  readonly width: number;
  /** Milliseconds of a clock that never goes back: for rates and closing tables only. */
  now(): number;
  /** Aborts when the run is to stop. */
  readonly signal: AbortSignal;
  /** How many workers there are at most when `--jobs` is not given. */
  readonly cores: number;
}

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for the value in the help: `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Command {
  readonly name: string;
  /** What follows the name in the usage line. */
  readonly operands: string;
  readonly summary: string;
  /** Further lines of `--help`. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** How many operands there may be, at least and at most. */
  readonly arity: readonly [number, number];
  /** Does it, and returns the exit code. */
  run(values: Values, operands: readonly string[], world: World): number | Promise<number>;
}

/** The options in the form that `parseArgs` reads. */
export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple }]) => [name, { type, multiple: multiple === true }]),
  );
}

/** The help text of a command. */
export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, option]) => [
    `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    option.help,
  ]);
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return [
    `Usage: puzzle-bank ${command.name} ${command.operands}`.trimEnd(),
    '',
    command.summary,
    ...(command.details === undefined ? [] : ['', command.details]),
    ...(rows.length === 0 ? [] : ['', 'Options:']),
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
  ].join('\n');
}
