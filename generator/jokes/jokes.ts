/**
 * The table of jokes: `setup <TAB> punchline` a line. A line's number is the joke's id, for ever: the table only grows.
 * `~` before the setup strikes a joke and leaves the hole; a later line's third column names the struck joke whose
 * place in the orders it takes, so that striking one changes only the puzzles that had it.
 */
import { LineFault, linesOf } from '../lexicon/fault.js';

export const MAX_SETUP = 110;
export const MAX_PUNCHLINE = 60;

export interface Joke {
  /** The line, from 1. */
  readonly id: number;
  readonly setup: string;
  readonly punchline: string;
  readonly isStruck: boolean;
  /** The id of the struck joke that this one stands in for; it has no place of its own in the orders. */
  readonly replaces: number | undefined;
}

/** Reads a table. Throws `LineFault` for a line that is none. */
export function parseJokes(text: string): Joke[] {
  const jokes = linesOf(text).map((line, index) => parseJoke(line, index + 1));
  const replaced = new Map<number, number>();
  for (const { id, replaces } of jokes) {
    if (replaces === undefined) continue;
    if (replaces >= id || !jokes[replaces - 1].isStruck) {
      throw new LineFault(id, `in the place of ${replaces}; expected the number of a struck joke that stands above`);
    }
    const other = replaced.get(replaces);
    if (other !== undefined) throw new LineFault(id, `in the place of ${replaces}, which ${other} has taken`);
    replaced.set(replaces, id);
  }
  return jokes;
}

function parseJoke(line: string, id: number): Joke {
  const [head, punchline, replaces, ...more] = line.split('\t');
  const isStruck = head.startsWith('~');
  const setup = isStruck ? head.slice(1) : head;
  if (more.length > 0 || setup.trim() === '' || punchline === undefined || punchline.trim() === '') {
    throw new LineFault(id, `${JSON.stringify(line.slice(0, 40))}; expected a setup, a tab and a punchline`);
  }
  if (replaces !== undefined && !/^[1-9][0-9]{0,6}$/.test(replaces)) {
    throw new LineFault(id, `in the place of ${JSON.stringify(replaces)}; expected the number of a joke`);
  }
  return { id, setup, punchline, isStruck, replaces: replaces === undefined ? undefined : Number(replaces) };
}
