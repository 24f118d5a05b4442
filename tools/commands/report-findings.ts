/** How the linters tell what they found. */
import type { World } from './command.js';

export interface Reported {
  /** From 1. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly isNote: boolean;
}

/** Tells the findings of a file, one a line, and returns how many faults there are. */
export function reportFindings(
  file: string,
  findings: readonly Reported[],
  { notes, json }: { readonly notes: boolean; readonly json: boolean },
  world: World,
): number {
  for (const { line, rule, message, isNote } of findings) {
    if (isNote && !notes) continue;
    const kind = isNote ? 'note' : 'fault';
    if (json) world.out(`${JSON.stringify({ file, line, kind, rule, message })}\n`);
    else world.out(`${file}:${line}: ${isNote ? 'note: ' : ''}${rule}: ${message}\n`);
  }
  return findings.filter(({ isNote }) => !isNote).length;
}
