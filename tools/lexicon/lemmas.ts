/** From counts of word forms to counts of lemmas. */
import type { FrequencyRow } from '../../generator/lexicon/frequency.js';
import type { Hunspell } from './hunspell.js';

/**
 * The counts of a dictionary's stems, commonest first: of all forms of a stem together. A form that is itself a stem
 * counts for that alone; one of several lemmas is shared evenly, rounded down. `counts`: by lower-case form.
 */
export function lemmaCounts(counts: ReadonlyMap<string, number>, dictionary: Hunspell): FrequencyRow[] {
  const owners = new Map<string, Set<string>>();
  for (const [index, stem] of dictionary.stems.entries()) {
    for (const form of dictionary.forms(index)) {
      const lower = form.toLowerCase();
      if (!counts.has(lower)) continue;
      const stems = owners.get(lower) ?? new Set();
      owners.set(lower, stems.add(stem));
    }
  }
  const sums = new Map<string, number>();
  for (const [form, stems] of owners) {
    const own = [...stems].filter((stem) => stem.toLowerCase() === form);
    const shared = own.length > 0 ? own : [...stems];
    const share = Math.floor((counts.get(form) as number) / shared.length);
    for (const stem of shared) sums.set(stem, (sums.get(stem) ?? 0) + share);
  }
  return sortedRows([...sums].map(([lemma, count]) => ({ lemma, count })));
}

/** Rows with a count, commonest first, ties by code points. */
export function sortedRows(rows: readonly FrequencyRow[]): FrequencyRow[] {
  return rows
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.lemma < b.lemma ? -1 : a.lemma > b.lemma ? 1 : 0));
}
