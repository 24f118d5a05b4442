/**
 * The table of a lexicon: one answer a line,
 *
 *     display form <TAB> band <TAB> clue <TAB> clue ...
 *
 * clues best first; a line without clues is a word for word searches alone. The table only grows: a line's place is its entry's ordinal and a clue's place its ordinal within the
 * answer, for ever. `~` before a display form or a clue strikes it and leaves the hole; a line whose display form begins
 * with `+` brings later clues for an answer that stands above.
 */
import { LineFault, linesOf } from './fault.js';

/** How well an answer is known: 1 every child, 2 every adult, 3 every adult reader, 4 solvers of crosswords. */
export const BANDS = [1, 2, 3, 4] as const;
export type Band = (typeof BANDS)[number];

export const MAX_CLUE = 24;

export interface Clue {
  readonly text: string;
  readonly isStruck: boolean;
}

export interface Entry {
  /** The entry's line, from 1. */
  readonly line: number;
  /** With diacritics and right case. */
  readonly display: string;
  readonly band: Band;
  readonly clues: readonly Clue[];
  readonly isStruck: boolean;
  /** The line adds clues to an answer that stands above. */
  readonly isLater: boolean;
}

const STRUCK = '~';
const LATER = '+';
const SPACE = 0x20;
const TAB = 0x09;

/** Reads a table. Throws `LineFault` for a line that is none. */
export function parseEntries(text: string): Entry[] {
  return linesOf(text).map((line, index) => parseEntry(line, index + 1));
}

function parseEntry(text: string, line: number): Entry {
  const [head, band, ...clues] = text.split('\t');
  if (hasControl(text)) throw new LineFault(line, 'a control character; expected text and tabs');
  if (band === undefined) {
    throw new LineFault(
      line,
      `${JSON.stringify(text.slice(0, 40))}; expected an answer, a band and clues, tabs between`,
    );
  }
  if (!/^[1-4]$/.test(band)) throw new LineFault(line, `band ${JSON.stringify(band)}; expected 1, 2, 3 or 4`);
  const isStruck = head.startsWith(STRUCK);
  const isLater = head.startsWith(LATER);
  const display = isStruck || isLater ? head.slice(1) : head;
  if (display.startsWith(STRUCK) || display.startsWith(LATER)) {
    throw new LineFault(line, `${JSON.stringify(head)}; expected one mark before an answer at most`);
  }
  if (display !== display.trim()) {
    const wish =
      isStruck || isLater ? `no blank after ${head[0]}, nor behind the answer` : 'an answer without blanks at its ends';
    throw new LineFault(line, `${JSON.stringify(head)}; expected ${wish}`);
  }
  if (display === '') throw new LineFault(line, 'no answer; expected one before the first tab');
  return {
    line,
    display,
    band: Number(band) as Band,
    clues: clues.map((clue) => parseClue(clue, line)),
    isStruck,
    isLater,
  };
}

function parseClue(text: string, line: number): Clue {
  const isStruck = text.startsWith(STRUCK);
  const clue = isStruck ? text.slice(1) : text;
  if (clue === '') throw new LineFault(line, 'an empty clue; expected text, and no tab at the end');
  if (clue !== clue.trim()) {
    throw new LineFault(line, `clue ${JSON.stringify(clue)}; expected text without blanks at its ends`);
  }
  return { text: clue, isStruck };
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < SPACE && code !== TAB) return true;
  }
  return false;
}

/** The table's text: `parseEntries` reads it back. */
export function formatEntries(entries: readonly Entry[]): string {
  return entries.map((entry) => `${formatEntry(entry)}\n`).join('');
}

function formatEntry({ display, band, clues, isStruck, isLater }: Entry): string {
  const head = `${isStruck ? STRUCK : isLater ? LATER : ''}${display}`;
  return [head, band, ...clues.map((clue) => `${clue.isStruck ? STRUCK : ''}${clue.text}`)].join('\t');
}
