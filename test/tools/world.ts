/** Running a command in this process, and catching what it writes. */
import type { World } from '../../tools/commands/command.js';
import { main } from '../../tools/main.js';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `puzzle-bank` with the arguments; `world` may stand in for parts of the outside. */
export async function ran(args: readonly string[], world: Partial<World> = {}): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const status = await main(args, {
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
    },
    isTerminal: false,
    width: 80,
    now: () => 0,
    signal: new AbortController().signal,
    cores: 1,
    ...world,
  });
  return { status, stdout, stderr };
}

/** The objects of a text with one JSON object a line. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
export function rowsOf(text: string): any[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
