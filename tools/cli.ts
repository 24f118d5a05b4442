#!/usr/bin/env node
/** The only file that reads arguments, signals, the clock and the terminal. */
import { availableParallelism } from 'node:os';
import type { World } from './commands/command.js';
import { EXIT, InterruptedError } from './errors.js';
import { reasonOf } from './json.js';
import { main } from './main.js';

const args = process.argv.slice(2);
const stop = new AbortController();
// Only `build` has something to tidy up, and `lexicon variety`, after minutes, to say what it did not write. The others may be too
// busy to hear of a signal: it just ends them, and the one page that `stats` writes is old or new at any moment.
if (args[0] === 'build' || (args[0] === 'lexicon' && args[1] === 'variety')) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new InterruptedError(signal)));
  }
}
let isRead = true;
// A reader that has seen enough (`| head`) is no error, but what the command comes to is told all the same: a check may fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') {
    isRead = false;
    return;
  }
  process.stderr.write(`puzzle-bank: standard output cannot be written: ${reasonOf(error)}\n`);
  process.exit(EXIT.unfinished);
});

const world: World = {
  out: (text) => {
    if (isRead) process.stdout.write(text);
  },
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true && process.env.TERM !== 'dumb' && process.env.CI === undefined,
  width: process.stderr.columns ?? 80,
  now: () => performance.now(),
  signal: stop.signal,
  cores: availableParallelism(),
};

process.exitCode = await main(args, world);
