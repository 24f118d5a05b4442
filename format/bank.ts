/**
 * The content of an asset: a variant's levels, and their records laid out in columns.
 *
 * A record's parts (split at `.`) go to one column each, over all levels: alike stands beside alike, which deflates better than
 * records in a row. Texts of a level that are all of one width stand end to end, others end with a line end each.
 */
import { LEVEL_PATTERN } from './address.js';
import { demand, objectAt } from './demand.js';
import { PART_SEPARATOR } from './layout.js';

/** A variant's puzzles as records: number n of a level is `records[n - 1]`. */
export interface Bank {
  readonly variant: string;
  readonly levels: readonly { readonly level: string; readonly records: readonly string[] }[];
}

export interface LevelContent {
  readonly level: string;
  readonly count: number;
  /** By part of the level's records: how many characters it has in each; 0: it ends with a line end. */
  readonly widths: readonly number[];
}

/** What either encoding holds. */
export interface BankContent {
  readonly variant: string;
  readonly levels: readonly LevelContent[];
  /** By part: the texts of all levels that have it, in their order. */
  readonly columns: readonly string[];
}

/** A level whose records are put together when they are asked for. */
export interface LevelRecords {
  readonly level: string;
  readonly count: number;
  /** The record of a number, 1 to `count`. */
  recordOf(number: number): string;
}

const LINE_END = '\n';
/**
 * Printable characters of the basic plane and line ends, each one UTF-16 unit and one code point, so that every language counts alike;
 * without U+FFFD, which stands for broken text.
 */
const COLUMN_TEXT = /^[\n -\-/-~\u00a0-\ud7ff\ue000-\ufffc]*$/;

/** Lays a bank out in columns. Throws `RangeError` for a level without records or whose records have different numbers of parts. */
export function contentOf({ variant, levels }: Bank): BankContent {
  const columns: string[] = [];
  const laid = levels.map(({ level, records }): LevelContent => {
    const rows = records.map((record) => record.split(PART_SEPARATOR));
    if (rows.length === 0) throw new RangeError('a level without records');
    const widths = rows[0].map(({ length }, part) => {
      const texts = rows.map((row) => {
        if (row.length !== rows[0].length) throw new RangeError('records of one level have different numbers of parts');
        return row[part];
      });
      const width = texts.every((text) => text.length === length) ? length : 0;
      columns[part] = (columns[part] ?? '') + texts.map((text) => (width > 0 ? text : text + LINE_END)).join('');
      return width;
    });
    return { level, count: records.length, widths };
  });
  return { variant, levels: laid, columns };
}

/** The levels of checked content, as `checkContent` returns it. */
export function recordsOf(content: BankContent): LevelRecords[] {
  const stretches = stretchesOf(content);
  return content.levels.map(({ level, count, widths }, at) => {
    const textsAt = stretches[at].map(({ part, from, end }) =>
      textsOf(content.columns[part].slice(from, end), widths[part]),
    );
    return { level, count, recordOf: (number) => textsAt.map((textAt) => textAt(number - 1)).join(PART_SEPARATOR) };
  });
}

/** Where the texts of a level stand in the column of a part. */
interface Stretch {
  readonly part: number;
  readonly from: number;
  readonly end: number;
}

/** By level, the stretches of its parts, which follow each other in each column. Those of damaged content may end behind their column. */
function stretchesOf({ levels, columns }: BankContent): Stretch[][] {
  const ends = columns.map(() => 0);
  return levels.map(({ count, widths }) =>
    widths.map((width, part) => {
      const from = ends[part];
      ends[part] = endOf(columns[part], from, count, width);
      return { part, from, end: ends[part] };
    }),
  );
}

/** Where the texts of a level end that begin at `from`; behind the column where it has not so many. */
function endOf(column: string, from: number, count: number, width: number): number {
  if (width > 0) return from + count * width;
  let end = from;
  for (let lines = 0; lines < count; lines++) {
    const next = column.indexOf(LINE_END, end);
    if (next < 0) return column.length + 1;
    end = next + 1;
  }
  return end;
}

/** A level's texts in a column by index: by arithmetic, or from its lines, which are cut the first time. */
function textsOf(texts: string, width: number): (index: number) => string {
  if (width > 0) return (index) => texts.slice(index * width, (index + 1) * width);
  let lines: readonly string[] | undefined;
  return (index) => {
    lines ??= texts.split(LINE_END);
    return lines[index];
  };
}

/**
 * Checks decoded content and returns it with its type. Unknown keys are ignored: a later version of the same format may add some.
 * Throws `BankError` with fault `content`.
 */
export function checkContent(content: unknown): BankContent {
  const { variant, levels, columns, language } = objectAt(content, 'the content');
  demand(variant !== undefined || language === undefined, 'a lexicon; expected a bank');
  demand(typeof variant === 'string', 'variant: no text');
  demand(Array.isArray(levels) && levels.length > 0, 'levels: no list of one or more');
  demand(Array.isArray(columns) && columns.length > 0, 'columns: no list of one or more');
  const checked = {
    variant: variant as string,
    levels: (levels as unknown[]).map((level, index) => checkLevel(level, `levels/${index}`)),
    columns: (columns as unknown[]).map((column, index) => checkColumn(column, `columns/${index}`)),
  };
  const names = new Set(checked.levels.map(({ level }) => level));
  demand(names.size === checked.levels.length, 'levels: a name stands twice');
  checkExtent(checked);
  return checked;
}

function checkLevel(value: unknown, place: string): LevelContent {
  const { level, count, widths } = objectAt(value, place);
  demand(typeof level === 'string' && LEVEL_PATTERN.test(level), `${place}/level: no level's name`);
  demand(Number.isSafeInteger(count) && (count as number) >= 1, `${place}/count: no count`);
  demand(Array.isArray(widths) && widths.length > 0, `${place}/widths: no list of one or more`);
  for (const [index, width] of (widths as unknown[]).entries())
    demand(Number.isSafeInteger(width) && (width as number) >= 0, `${place}/widths/${index}: no width`);
  return { level: level as string, count: count as number, widths: widths as number[] };
}

function checkColumn(text: unknown, place: string): string {
  demand(typeof text === 'string', `${place}: no text`);
  demand(COLUMN_TEXT.test(text as string), `${place}: a character that no column has`);
  return text as string;
}

/** The levels have a column for each part, and the columns are their texts and nothing else. */
function checkExtent(content: BankContent): void {
  const { levels, columns } = content;
  for (const [at, { widths }] of levels.entries()) {
    const isWithin = widths.length <= columns.length;
    demand(isWithin, `levels/${at}: ${widths.length} parts; there are ${columns.length} columns`);
  }
  const told = columns.map(() => 0);
  for (const [at, stretches] of stretchesOf(content).entries()) {
    const { count, widths } = levels[at];
    for (const { part, from, end } of stretches) {
      const isWhole = end <= columns[part].length;
      demand(isWhole, `columns/${part}: ends before the ${count} texts of levels/${at}`);
      const isLined = widths[part] > 0 && columns[part].slice(from, end).includes(LINE_END);
      demand(!isLined, `columns/${part}: a line end in a text of levels/${at}`);
      told[part] = end;
    }
  }
  for (const [part, end] of told.entries())
    demand(end === columns[part].length, `columns/${part}: more than the texts of the levels`);
}
