/** From arguments to a command and its exit code. */
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { benchCommand } from './commands/bench.js';
import { buildCommand } from './commands/build.js';
import { type Command, helpOf, parseOptions, type Values, type World } from './commands/command.js';
import { diffCommand } from './commands/diff.js';
import { exportCommand } from './commands/export.js';
import { gradeCommand } from './commands/grade.js';
import { showCommand } from './commands/show.js';
import { statsCommand } from './commands/stats.js';
import { verifyCommand } from './commands/verify.js';
import { EXIT, InputError, InterruptedError, messageOf, UnfinishedError } from './errors.js';
import { packageVersion } from './package.js';

const COMMANDS: readonly Command[] = [
  buildCommand,
  showCommand,
  verifyCommand,
  gradeCommand,
  statsCommand,
  diffCommand,
  exportCommand,
  benchCommand,
];

/** Runs the command that the arguments name and returns the exit code; never throws. */
export async function main(args: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(args, world);
  } catch (error) {
    const isExpected =
      error instanceof InputError || error instanceof UnfinishedError || error instanceof InterruptedError;
    const text = isExpected || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message);
    world.err(`${pc.red('puzzle-bank:')} ${text}\n`);
    return exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof InputError) return EXIT.input;
  if (error instanceof InterruptedError) return error.exitCode;
  return EXIT.unfinished;
}

async function dispatch(args: readonly string[], world: World): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    world.out(overview());
    return name === undefined ? EXIT.input : EXIT.fine;
  }
  if (name === '--version' || name === '-v') {
    world.out(`${packageVersion()}\n`);
    return EXIT.fine;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const known = COMMANDS.map((candidate) => candidate.name).join(', ');
    throw new InputError(
      `${name === '' ? 'an empty word' : name}: no such command; expected one of ${known} (\`puzzle-bank --help\`)`,
    );
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    world.out(helpOf(command));
    return EXIT.fine;
  }
  const { values, operands } = parse(command, rest);
  return command.run(values, operands, world);
}

function parse(command: Command, args: readonly string[]): { values: Values; operands: readonly string[] } {
  const usage = `(\`puzzle-bank ${command.name} --help\`)`;
  let parsed: { values: unknown; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: parseOptions(command), allowPositionals: true, strict: true });
  } catch (error) {
    throw new InputError(`${command.name}: ${messageOf(error).split(/\. |\n/)[0]} ${usage}`);
  }
  const [least, most] = command.arity;
  const { length } = parsed.positionals;
  if (length < least || length > most) {
    const expected = most === 0 ? 'no operands' : command.operands;
    throw new InputError(`${command.name}: ${length} given; expected ${expected} ${usage}`);
  }
  return { values: parsed.values as Values, operands: parsed.positionals };
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  return [
    'Usage: puzzle-bank COMMAND',
    '',
    'Makes the puzzle banks that apps ship, and proves them.',
    '',
    ...COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    '`puzzle-bank COMMAND --help` says more. Exit codes: 0 fine, 1 a check failed, 2 wrong usage or bad input,',
    '3 could not finish, 130 interrupted, 143 terminated.',
    '',
  ].join('\n');
}
