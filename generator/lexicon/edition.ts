/**
 * Editions: how many lines a table had when something was built from it. What stood then may be struck, never changed or
 * moved, so that a built record keeps its meaning.
 */

/** The lines of an edition as they may not change: without the marks that strike an entry or a clue. */
export function lastingText(lines: readonly string[], entries: number): string {
  return lines
    .slice(0, entries)
    .map((line) => line.replace(/(^|\t)~/g, '$1'))
    .join('\n');
}
