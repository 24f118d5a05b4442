/** Which known names a mistaken one may have meant. */

/** Those of the names that take the fewest edits, `most` at most, nearest first; as near ones in the order given. */
export function nearest(text: string, names: readonly string[], most: number): string[] {
  return names
    .map((name) => ({ name, edits: editDistance(text, name) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Levenshtein's distance. */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      row.push(Math.min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] === b[j] ? 0 : 1)));
    }
    above = row;
  }
  return above[b.length];
}
