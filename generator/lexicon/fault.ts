/** A line of a data file that cannot be read. The reader of the file adds its name. */
export class LineFault extends Error {
  /** From 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'LineFault';
    this.line = line;
  }
}

/** How long may a line be? Far longer than any entry: what is longer is no table. */
const LONGEST_LINE = 2_000;

/**
 * The lines of a table, without the line end of the last. Throws `LineFault` for a byte order mark, a carriage return, or
 * letters and marks that stand apart.
 */
export function linesOf(text: string): string[] {
  if (text.startsWith('\ufeff')) throw new LineFault(1, 'a byte order mark; expected plain UTF-8');
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
  const carriage = lines.findIndex((line) => line.includes('\r'));
  if (carriage >= 0)
    throw new LineFault(carriage + 1, 'a carriage return; expected lines that end in a line feed alone');
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) throw new LineFault(long + 1, `${lines[long].length} characters; expected ${LONGEST_LINE} at most`);
  if (text !== text.normalize('NFC')) {
    const apart = lines.findIndex((line) => line !== line.normalize('NFC'));
    throw new LineFault(apart + 1, 'letters and marks apart; expected composed letters (NFC)');
  }
  return lines.length === 1 && lines[0] === '' ? [] : lines;
}
