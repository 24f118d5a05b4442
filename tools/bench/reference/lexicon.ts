/** The plain way to a lexicon: one JSON document, parsed and indexed by answer. It checks nothing and folds nothing. */

/** The entries of a JSON list by their `answer`. */
export function entriesFromJson(json: string): Map<string, unknown> {
  const entries = JSON.parse(json) as readonly { readonly answer: string }[];
  return new Map(entries.map((entry) => [entry.answer, entry]));
}
