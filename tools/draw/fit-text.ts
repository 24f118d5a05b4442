/** Texts in boxes: broken into lines and as large as they fit, by estimated widths, since no font is at hand. */

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Of the size of the letters. */
export const LINE_HEIGHT = 1.08;
/** Above this size a word is rather broken than set smaller; below, nothing is read. */
const SIZES_WHOLE = [11, 10.5, 10, 9.5, 9, 8.5, 8];
const SIZES_BROKEN = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];
/** Letters that a broken word has on either side. */
const LEAST_PART = 3;
const VOWEL = /^[aeiouyäöüáéíóúůýěô]$/i;

/** The largest text that a box holds; at the smallest size it may stick out below. */
export function fitText(text: string, width: number, height: number): FittedText {
  const fits = ({ size, lines }: FittedText) =>
    lines.length * size * LINE_HEIGHT <= height && lines.every((line) => widthOf(line) * size <= width);
  const tries = [
    ...SIZES_WHOLE.map((size) => ({ size, lines: wrap(text, width / size, false) })),
    ...SIZES_BROKEN.map((size) => ({ size, lines: wrap(text, width / size, true) })),
  ];
  return tries.find(fits) ?? tries[tries.length - 1];
}

/** Lines of at most `room` in units of the letters' size; words that are longer are broken where that is allowed. */
function wrap(text: string, room: number, isBreaking: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    let rest = piece;
    while (widthOf((line + rest).trimEnd()) > room) {
      const end = isBreaking && widthOf(rest.trimEnd()) > room ? breakOf(rest, room - widthOf(line)) : 0;
      if (end === 0 && line === '') break;
      lines.push(end === 0 ? line.trimEnd() : `${line}${rest.slice(0, end)}-`);
      rest = rest.slice(end);
      line = '';
    }
    line += rest;
  }
  return [...lines, line.trimEnd()];
}

/** Words with the blank behind them; a hyphen or slash inside ends a piece too. */
function piecesOf(text: string): string[] {
  return text.match(/[^ \-/]*[-/]+|[^ \-/]+ ?| +/g) ?? [text];
}

/** How many letters of a word go before the hyphen: up to the last syllable that fits, else as many as fit; 0 where too few do. */
function breakOf(word: string, room: number): number {
  const letters = word.replace(/[^\p{L}\p{N}]+$/u, '');
  let plain = 0;
  for (let end = letters.length - LEAST_PART; end >= LEAST_PART; end--) {
    if (widthOf(`${letters.slice(0, end)}-`) > room) continue;
    if (plain === 0) plain = end;
    if (
      !VOWEL.test(letters[end]) &&
      VOWEL.test(letters[end + 1]) &&
      /[aeiouyäöüáéíóúůýěô]/i.test(letters.slice(0, end))
    )
      return end;
  }
  return plain;
}

/** About the width of a line set in a sans-serif, in units of the letters' size. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ijl.,:;'|!()[\]Ií]/.test(letter)) width += 0.31;
    else if (/[ frtř"„“/-]/.test(letter)) width += 0.38;
    else if (/[mwMW]/.test(letter)) width += 0.92;
    else if (/\p{Lu}/u.test(letter)) width += 0.7;
    else width += 0.59;
  }
  return width;
}
