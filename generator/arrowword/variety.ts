/**
 * How often an answer may take part, so that no few answers stand in most grids: a table by size says at how many of 256
 * addresses it is closed, a hash of address and answer says at which. Learned from drafts of other addresses
 * (`tools/variety`), and fixed with the lexicon's edition.
 */
import { WORD_GRID_SIDES } from '../../format/word-grid.js';
import { LineFault, linesOf } from '../lexicon/fault.js';
import { secondHash, seedFor } from '../random/seed.js';
import { mix } from '../words/mix.js';

/** A table: by side, by answer in cells, at how many of 256 addresses the answer is closed. */
export type VarietyTable = ReadonlyMap<number, ReadonlyMap<string, number>>;

const MOST_CLOSED = 255;
const NO_SHARE = '';

/** Reads a table: a head of `answer` and sides, then a line for each answer; empty where it is never closed. Throws `LineFault`. */
export function parseVariety(text: string): VarietyTable {
  const [head, ...lines] = linesOf(text);
  const [first, ...sides] = (head ?? '').split('\t');
  const { min, max } = WORD_GRID_SIDES;
  const isSide = (side: string, at: number) =>
    /^[1-9][0-9]?$/.test(side) && Number(side) >= Math.max(min, Number(sides[at - 1] ?? 0) + 1) && Number(side) <= max;
  if (first !== 'answer' || sides.length === 0 || !sides.every(isSide)) {
    const wish = `"answer" and sides of grids, ${min} to ${max}, rising`;
    throw new LineFault(1, `${JSON.stringify(head ?? '')}; expected ${wish}`);
  }
  const table = new Map(sides.map((side): [number, Map<string, number>] => [Number(side), new Map()]));
  const answers = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [answer, ...shares] = line.split('\t');
    const isFine = shares.length === sides.length && shares.every((share) => share === NO_SHARE || isShare(share));
    if (answers.has(answer))
      throw new LineFault(index + 2, `${JSON.stringify(answer)}, which has a line above; expected each answer once`);
    if (!isFine || answer === '')
      throw new LineFault(
        index + 2,
        `${JSON.stringify(line)}; expected an answer and for each of ${sides.length} sides a number of 1 to 255, or nothing`,
      );
    answers.add(answer);
    for (const [at, share] of shares.entries()) {
      if (share !== NO_SHARE) table.get(Number(sides[at]))?.set(answer, Number(share));
    }
  }
  return table;
}

function isShare(text: string): boolean {
  return /^[1-9][0-9]{0,2}$/.test(text) && Number(text) <= MOST_CLOSED;
}

/** Writes a table, answers in the order of their code points. */
export function formatVariety(table: VarietyTable): string {
  const sides = [...table.keys()].sort((a, b) => a - b);
  const answers = [...new Set([...table.values()].flatMap((shares) => [...shares.keys()]))].sort();
  const lines = answers.map((answer) => [answer, ...sides.map((side) => table.get(side)?.get(answer) ?? NO_SHARE)]);
  return `${[['answer', ...sides], ...lines].map((line) => line.join('\t')).join('\n')}\n`;
}

/** By number, how many of 256 addresses each answer is closed at: by the table's column of the side, or else of the nearest one. */
export function closedShares(table: VarietyTable, side: number, answers: readonly string[]): Uint8Array {
  const [nearest] = [...table.keys()].sort((a, b) => Math.abs(a - side) - Math.abs(b - side) || a - b);
  const shares = table.get(nearest);
  return Uint8Array.from(answers, (answer) => shares?.get(answer) ?? 0);
}

/** Which answers are closed at an address. */
export class Closing {
  private readonly hashes: Int32Array;

  constructor(answers: readonly string[]) {
    this.hashes = Int32Array.from(answers, (answer) => secondHash(answer));
  }

  /** Takes the closed ones out of `isOpen`, both by the answers' numbers. */
  close(address: string, closed: Uint8Array, isOpen: Uint8Array): void {
    const seed = mix(seedFor(address)) ^ secondHash(address);
    for (let number = 0; number < closed.length; number++) {
      if (closed[number] > 0 && mix(this.hashes[number] ^ seed) >>> 24 < closed[number]) isOpen[number] = 0;
    }
  }
}
