/** The editions that a header declares, checked against its table. */
import { lastingText } from '../../generator/lexicon/edition.js';
import { sha256 } from '../build/manifest.js';
import { InputError } from '../errors.js';

export interface Edition {
  readonly entries: number;
  /** Of what may not change in those entries. */
  readonly sha256: string;
}

/** The edition of a table's first lines. */
export function editionOf(lines: readonly string[], entries: number): Edition {
  return { entries, sha256: sha256(new TextEncoder().encode(lastingText(lines, entries))) };
}

/** What is wrong with the declared editions: sizes that do not rise, lines that changed. */
export function editionFaults(editions: readonly Edition[], lines: readonly string[]): string[] {
  return editions.flatMap(({ entries, sha256 }, index) => {
    const before = index === 0 ? 0 : editions[index - 1].entries;
    if (entries <= before) return [`edition ${entries} after ${before}; expected rising numbers of entries`];
    if (entries > lines.length)
      return [`edition ${entries}, but the table has ${lines.length} lines; expected none to be taken away`];
    if (editionOf(lines, entries).sha256 !== sha256) {
      return [
        `the first ${entries} lines are not those of the edition; expected entries to be struck (~) or appended, never changed`,
      ];
    }
    return [];
  });
}

/** The sizes up to the wished edition, which must be as it was declared. Without a wish all lines are taken, editions or not. Throws `InputError` for a size that is no edition. */
export function editionSizes(
  file: string,
  editions: readonly Edition[],
  lines: readonly string[],
  wished: number | undefined,
): number[] {
  const sizes = editions.map(({ entries }) => entries);
  if (wished === undefined) return sizes.at(-1) === lines.length ? sizes : [...sizes, lines.length];
  if (!sizes.includes(wished)) {
    const known =
      sizes.length === 0 ? 'none is declared (`puzzle-bank lexicon edition`)' : `expected one of ${sizes.join(', ')}`;
    throw new InputError(`${file}: edition of ${wished} entries; ${known}`);
  }
  const used = editions.filter(({ entries }) => entries <= wished);
  const [fault] = editionFaults(used, lines);
  if (fault !== undefined) throw new InputError(`${file}: ${fault}`);
  return used.map(({ entries }) => entries);
}
