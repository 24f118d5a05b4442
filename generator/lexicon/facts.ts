/**
 * Facts: answers that nobody would look for in a dictionary and that short slots cannot do without, such as chemical
 * symbols, car plates and Greek letters. A class is a table and a template for each language; a row that leaves a
 * language's subject empty is no fact of that language. Tables only grow: a fact's place among its class's facts for an
 * answer names its clue for ever. `~` before a row strikes it and leaves the hole.
 */
import { LANGUAGES, type Language } from '../../format/documents.js';
import { LineFault, linesOf } from './fault.js';

/** How many facts of a group a grid may hold: `base`, and one more for every `per` of its answers, or by its longer side. */
export interface FactLimit {
  readonly base: number;
  readonly per?: number;
  /** `[side, limit]`: the limit of grids up to that side; the last pair holds above it too. */
  readonly bySide?: readonly (readonly [number, number])[];
}

export interface FactGroup {
  readonly name: string;
  readonly limit: FactLimit;
  /** Limits of single languages, where they differ. */
  readonly limits?: Readonly<Partial<Record<Language, FactLimit>>>;
}

export interface FactClass {
  /** One character that names the class in records, for ever. */
  readonly code: string;
  readonly name: string;
  /** The file of the table, in the facts' folder. */
  readonly table: string;
  /** Classes of a group share its limit. */
  readonly group: string;
  /** How solvers take to it: 1 liked, 0 tolerated, -1 annoying. A language that is missing has no facts of the class. */
  readonly liking: Readonly<Partial<Record<Language, number>>>;
  /** The clue, with `{}` for the row's subject; by the row's kind where the table has kinds. */
  readonly templates: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
  readonly source: string;
}

export interface FactRow {
  /** From 1, the table's head not counted. */
  readonly row: number;
  readonly kind: string;
  readonly answer: Readonly<Partial<Record<Language, string>>>;
  readonly subject: Readonly<Partial<Record<Language, string>>>;
  readonly isStruck: boolean;
}

export interface Fact {
  readonly answer: string;
  readonly clue: string;
  readonly class: FactClass;
  readonly isStruck: boolean;
}

/** The kind of rows in tables that name none. */
const ONLY_KIND = 'all';

/**
 * Reads a table. The head names the columns: `kind`; `answer` for all languages, `answer.de` for one; `de`, `en`, `cs`,
 * `sk` for the subject. Throws `LineFault`.
 */
export function parseFacts(text: string): FactRow[] {
  const [head, ...lines] = linesOf(text);
  const columns = head?.split('\t') ?? [];
  const known = ['kind', 'answer', ...LANGUAGES.map((language) => `answer.${language}`), ...LANGUAGES];
  const strange = columns.find((column, index) => !known.includes(column) || columns.indexOf(column) !== index);
  if (columns.length === 0 || strange !== undefined) {
    throw new LineFault(1, `column ${JSON.stringify(strange ?? '')}; expected some of ${known.join(', ')}, each once`);
  }
  return lines.map((line, index) => parseFactRow(line, columns, index));
}

function parseFactRow(line: string, columns: readonly string[], index: number): FactRow {
  const isStruck = line.startsWith('~');
  const cells = (isStruck ? line.slice(1) : line).split('\t');
  if (cells.length !== columns.length) {
    throw new LineFault(index + 2, `${cells.length} columns; expected ${columns.length}: ${columns.join(', ')}`);
  }
  const at = (column: string) => cells[columns.indexOf(column)] || undefined;
  const answer: Partial<Record<Language, string>> = {};
  const subject: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const own = at(language);
    const word = at(`answer.${language}`) ?? at('answer');
    if (own === undefined) continue;
    if (word === undefined) throw new LineFault(index + 2, `no answer for ${language}; expected one beside "${own}"`);
    answer[language] = word;
    subject[language] = own;
  }
  return { row: index + 1, kind: at('kind') ?? ONLY_KIND, answer, subject, isStruck };
}

/** The facts of a class in a language, of the first `rows` rows. Throws `LineFault` where a kind has no template. */
export function factsOf(factClass: FactClass, rows: readonly FactRow[], language: Language): Fact[] {
  if (factClass.liking[language] === undefined) return [];
  return rows.flatMap(({ row, kind, answer, subject, isStruck }) => {
    const word = answer[language];
    if (word === undefined) return [];
    const template = factClass.templates[kind]?.[language];
    if (template === undefined && !isStruck) {
      throw new LineFault(row + 1, `kind "${kind}"; expected one of ${Object.keys(factClass.templates).join(', ')}`);
    }
    return [
      {
        answer: word,
        clue: (template ?? '{}').replace('{}', () => subject[language] as string),
        class: factClass,
        isStruck,
      },
    ];
  });
}

/** How many facts of the group a grid of `answers` answers may hold, `side` its longer side. */
export function limitOf(group: FactGroup, language: Language, answers: number, side: number): number {
  const { base, per, bySide } = group.limits?.[language] ?? group.limit;
  if (bySide !== undefined) return (bySide.find(([most]) => side <= most) ?? bySide[bySide.length - 1])[1];
  return base + (per === undefined ? 0 : Math.floor(answers / per));
}
