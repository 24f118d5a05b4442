/** How a command may end early. The command line turns each into one message and an exit code. */

export const EXIT = { fine: 0, failed: 1, input: 2, unfinished: 3, interrupted: 130, terminated: 143 } as const;

/** Wrong usage or bad input: the message names file, place and what was expected. Exit code 2. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

/** The work could not be finished: out of attempts, a worker lost, a disk full. Exit code 3. */
export class UnfinishedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnfinishedError';
  }
}

/** Stopped by a signal. Exit code 130 or 143. */
export class InterruptedError extends Error {
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly exitCode: number;

  /** `unwritten`: of what nothing was written; of anything when left out. */
  constructor(signal: 'SIGINT' | 'SIGTERM', unwritten?: string) {
    super(`stopped by ${signal}; nothing was written${unwritten === undefined ? '' : ` of ${unwritten}`}`);
    this.name = 'InterruptedError';
    this.signal = signal;
    this.exitCode = signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
