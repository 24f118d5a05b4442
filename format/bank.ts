/**
 * The content of an asset: a variant's levels, each with its records laid out in columns.
 *
 * A record's parts (split at `.`) go to one column each: alike stands beside alike, which deflates better than records in a
 * row. A column whose texts are all of one width is these texts end to end; any other joins them by line ends.
 */
import { LEVEL_PATTERN } from './address.js';
import { BankError } from './error.js';
import { PART_SEPARATOR } from './layout.js';

/** A variant's puzzles as records: number n of a level is `records[n - 1]`. */
export interface Bank {
  readonly variant: string;
  readonly levels: readonly { readonly level: string; readonly records: readonly string[] }[];
}

/** `width` characters a text; 0: texts of several widths, joined by line ends. */
export interface Column {
  readonly width: number;
  readonly text: string;
}

export interface LevelContent {
  readonly level: string;
  readonly count: number;
  readonly columns: readonly Column[];
}

/** What either encoding holds. */
export interface BankContent {
  readonly variant: string;
  readonly levels: readonly LevelContent[];
}

const COLUMN_SEPARATOR = '\n';
/**
 * Printable characters of the basic plane, each one UTF-16 unit and one code point, so that every language counts alike;
 * without U+FFFD, which stands for broken text.
 */
const FIXED_TEXT = /^[ -\-/-~\u00a0-\ud7ff\ue000-\ufffc]*$/;
const LINES_TEXT = /^[\n -\-/-~\u00a0-\ud7ff\ue000-\ufffc]*$/;

/** Lays a bank out in columns. Throws `RangeError` for a level without records or whose records have different numbers of parts. */
export function contentOf(bank: Bank): BankContent {
  return {
    variant: bank.variant,
    levels: bank.levels.map(({ level, records }) => ({ level, count: records.length, columns: columnsOf(records) })),
  };
}

function columnsOf(records: readonly string[]): Column[] {
  const rows = records.map((record) => record.split(PART_SEPARATOR));
  if (rows.length === 0) throw new RangeError('a level without records');
  return rows[0].map((first, part) => {
    const texts = rows.map((row) => {
      if (row.length !== rows[0].length) throw new RangeError('records of one level have different numbers of parts');
      return row[part];
    });
    const width = first.length > 0 && texts.every((text) => text.length === first.length) ? first.length : 0;
    return { width, text: texts.join(width > 0 ? '' : COLUMN_SEPARATOR) };
  });
}

/** A level's records by number, 1 to `count`, each put together when it is asked for. */
export function recordsOf(level: LevelContent): (number: number) => string {
  const columns = level.columns.map(textsOf);
  return (number) => columns.map((textAt) => textAt(number - 1)).join(PART_SEPARATOR);
}

/** A column's texts by index: by arithmetic, or from its lines, which are cut the first time. */
function textsOf({ width, text }: Column): (index: number) => string {
  if (width > 0) return (index) => text.slice(index * width, (index + 1) * width);
  let lines: readonly string[] | undefined;
  return (index) => {
    lines ??= text.split(COLUMN_SEPARATOR);
    return lines[index];
  };
}

/**
 * Checks decoded content and returns it with its type. Unknown keys are ignored: a later version of the same format may add some.
 * Throws `BankError` with fault `content`.
 */
export function checkContent(content: unknown): BankContent {
  const { variant, levels, language } = objectAt(content, 'the content');
  demand(variant !== undefined || language === undefined, 'a lexicon; expected a bank');
  demand(typeof variant === 'string', 'variant: no text');
  demand(Array.isArray(levels) && levels.length > 0, 'levels: no list of one or more');
  const checked = (levels as unknown[]).map((level, index) => checkLevel(level, `levels/${index}`));
  demand(new Set(checked.map(({ level }) => level)).size === checked.length, 'levels: a name stands twice');
  return { variant: variant as string, levels: checked };
}

function checkLevel(value: unknown, place: string): LevelContent {
  const { level, count, columns } = objectAt(value, place);
  demand(typeof level === 'string' && LEVEL_PATTERN.test(level), `${place}/level: no level's name`);
  demand(Number.isSafeInteger(count) && (count as number) >= 1, `${place}/count: no count`);
  demand(Array.isArray(columns) && columns.length > 0, `${place}/columns: no list of one or more`);
  return {
    level: level as string,
    count: count as number,
    columns: (columns as unknown[]).map((column, index) =>
      checkColumn(column, count as number, `${place}/columns/${index}`),
    ),
  };
}

function checkColumn(value: unknown, count: number, place: string): Column {
  const { width, text } = objectAt(value, place);
  demand(Number.isSafeInteger(width) && (width as number) >= 0, `${place}/width: no width`);
  demand(typeof text === 'string', `${place}/text: no text`);
  const column = { width: width as number, text: text as string };
  demand(
    (column.width > 0 ? FIXED_TEXT : LINES_TEXT).test(column.text),
    `${place}/text: a character that no column has`,
  );
  const found = column.width > 0 ? column.text.length / column.width : linesIn(column.text);
  demand(found === count, `${place}: texts for ${found} puzzles; expected ${count}`);
  return column;
}

function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf(COLUMN_SEPARATOR); at >= 0; at = text.indexOf(COLUMN_SEPARATOR, at + 1)) lines++;
  return lines;
}

function objectAt(value: unknown, place: string): Record<string, unknown> {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), `${place}: no object`);
  return value as Record<string, unknown>;
}

function demand(isFine: boolean, message: string): void {
  if (!isFine) throw new BankError('content', message);
}
