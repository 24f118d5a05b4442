/** From arguments to a command and its exit code. */
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { benchCommand } from './commands/bench.js';
import { buildCommand } from './commands/build.js';
import { type Command, helpOf, parseOptions, type Values, type World } from './commands/command.js';
import { diffCommand } from './commands/diff.js';
import { exportCommand } from './commands/export.js';
import { gradeCommand } from './commands/grade.js';
import { jokesLintCommand } from './commands/jokes-lint.js';
import { jokesSampleCommand } from './commands/jokes-sample.js';
import { lexiconEditionCommand } from './commands/lexicon-edition.js';
import { lexiconFrequenciesCommand } from './commands/lexicon-frequencies.js';
import { lexiconImportCommand } from './commands/lexicon-import.js';
import { lexiconLintCommand } from './commands/lexicon-lint.js';
import { lexiconSampleCommand } from './commands/lexicon-sample.js';
import { lexiconStatsCommand } from './commands/lexicon-stats.js';
import { lexiconVarietyCommand } from './commands/lexicon-variety.js';
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
  lexiconLintCommand,
  lexiconStatsCommand,
  lexiconSampleCommand,
  lexiconFrequenciesCommand,
  lexiconEditionCommand,
  lexiconImportCommand,
  lexiconVarietyCommand,
  jokesLintCommand,
  jokesSampleCommand,
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
  const group = COMMANDS.filter((candidate) => candidate.name.startsWith(`${name} `));
  if (group.length > 0) return runOfGroup(name, group, rest, world);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const known = [...new Set(COMMANDS.map((candidate) => candidate.name.split(' ')[0]))].join(', ');
    throw new InputError(
      `${name === '' ? 'an empty word' : name}: no such command; expected one of ${known} (\`puzzle-bank --help\`)`,
    );
  }
  return runCommand(command, rest, world);
}

/** Runs the command of two words whose second word leads the arguments. */
async function runOfGroup(
  name: string,
  group: readonly Command[],
  args: readonly string[],
  world: World,
): Promise<number> {
  const [second, ...rest] = args;
  if (second === undefined || second === '--help' || second === '-h') {
    world.out(listed(`Usage: puzzle-bank ${name} COMMAND`, group));
    return second === undefined ? EXIT.input : EXIT.fine;
  }
  const command = group.find((candidate) => candidate.name === `${name} ${second}`);
  if (command === undefined) {
    const known = group.map((candidate) => candidate.name.slice(name.length + 1)).join(', ');
    throw new InputError(
      `${name} ${second}: no such command; expected one of ${known} (\`puzzle-bank ${name} --help\`)`,
    );
  }
  return runCommand(command, rest, world);
}

async function runCommand(command: Command, args: readonly string[], world: World): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    world.out(helpOf(command));
    return EXIT.fine;
  }
  const { values, operands } = parse(command, args);
  return command.run(values, operands, world);
}

function listed(usage: string, commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [usage, '', ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`), ''].join(
    '\n',
  );
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
