/** An arrowword as a picture: clue cells with their texts and arrows, letter cells, the phrase's cells by number, the joke below. */
import type { ArrowwordDocument, Cell, CluedAnswer } from '../../format/documents.js';
import { CLUE_CELL } from '../../format/documents.js';
import { type FittedText, fitText, LINE_HEIGHT } from './fit-text.js';
import { all, el, type Markup } from './markup.js';

/** In units of the picture, which scales. */
const CELL = 64;
const MARGIN = 16;
/** Between a clue and the edges of its cell. */
const PADDING = 3;
const ARROW = 6;
const JOKE_SIZE = 14;
const BOX = 30;
const LINE = { stroke: '#333', 'stroke-width': 1 };
const PHRASE_FILL = '#ffe08a';

/** The picture as one SVG document, with a line end; `isSolved`: with all letters. */
export function arrowwordSvg(document: ArrowwordDocument, isSolved = false): string {
  const { rows, columns, address, grid, words, alphabet = {} } = document;
  const numbers = new Map(document.phraseCells.map((cell, at) => [cell, at + 1]));
  const letters = [...grid].map((cell) => alphabet[cell] ?? cell);
  const joke = jokeBelow(document, isSolved);
  const width = columns * CELL + 2 * MARGIN;
  const height = rows * CELL + 2 * MARGIN + joke.height;
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    el('title', {}, isSolved ? `${address}: ${words.map(({ display }) => display).join(', ')}` : address),
    el('rect', { width, height, fill: '#fff' }),
    el(
      'g',
      { 'font-family': 'system-ui, sans-serif', 'text-anchor': 'middle', fill: '#111' },
      ...letters.map((text, cell) =>
        text === CLUE_CELL
          ? clueCell(placeOf(cell, columns), cluesAt(words, cell))
          : letterCell(placeOf(cell, columns), isSolved ? text : '', numbers.get(cell)),
      ),
      ...words.map((word) => arrow(word, cluesAt(words, word.clueCell), columns)),
      joke.markup(MARGIN, rows * CELL + 2 * MARGIN),
    ),
  );
  return `${all(svg).markup}\n`;
}

type Place = readonly [x: number, y: number];

/** The upper left corner of a cell. */
function placeOf(cell: Cell, columns: number): Place {
  return [MARGIN + (cell % columns) * CELL, MARGIN + Math.floor(cell / columns) * CELL];
}

/** The one or two answers of a clue cell, right before down. */
function cluesAt(words: readonly CluedAnswer[], cell: Cell): CluedAnswer[] {
  return words.filter((word) => word.clueCell === cell);
}

function letterCell([x, y]: Place, letter: string, number: number | undefined): Markup {
  const fill = number === undefined ? '#fff' : PHRASE_FILL;
  return all(
    el('rect', { x, y, width: CELL, height: CELL, fill, ...LINE }),
    ...(number === undefined
      ? []
      : [el('text', { x: x + CELL - 4, y: y + CELL - 5, 'font-size': 11, 'text-anchor': 'end' }, number)]),
    ...(letter === '' ? [] : [el('text', { x: x + CELL / 2, y: y + CELL / 2, dy: '0.35em', 'font-size': 30 }, letter)]),
  );
}

/** A cell with its clues one above the other, a line between. */
function clueCell([x, y]: Place, clues: readonly CluedAnswer[]): Markup {
  const high = CELL / Math.max(clues.length, 1);
  const fill = clues.length === 0 ? '#b9c2cc' : '#e8edf2';
  return all(
    el('rect', { x, y, width: CELL, height: CELL, fill, ...LINE }),
    ...clues.map(({ clue }, at) => textIn(fitText(clue, CELL - 2 * PADDING, high - 2), x, y + at * high, high)),
    ...(clues.length < 2 ? [] : [el('line', { x1: x, y1: y + high, x2: x + CELL, y2: y + high, ...LINE })]),
  );
}

/** Lines in the middle of a box as wide as a cell. */
function textIn({ size, lines }: FittedText, x: number, y: number, high: number): Markup {
  const step = size * LINE_HEIGHT;
  const first = y + (high - lines.length * step) / 2 + step * 0.78;
  return all(
    ...lines.map((line, at) => el('text', { x: x + CELL / 2, y: rounded(first + at * step), 'font-size': size }, line)),
  );
}

/** A tip in the answer's first cell, beside its clue. */
function arrow({ clueCell: cell, direction }: CluedAnswer, clues: readonly CluedAnswer[], columns: number): Markup {
  const [x, y] = placeOf(cell, columns);
  if (direction === 'down') {
    const middle = x + CELL / 2;
    return tip(`M${middle - ARROW} ${y + CELL}h${2 * ARROW}l${-ARROW} ${ARROW}z`);
  }
  const middle = y + CELL / (clues.length === 2 ? 4 : 2);
  return tip(`M${x + CELL} ${middle - ARROW}v${2 * ARROW}l${ARROW} ${-ARROW}z`);
}

function tip(d: string): Markup {
  return el('path', { d, fill: '#333' });
}

/** The joke's setup, and a box for each letter of the phrase, numbered as its cells are. */
function jokeBelow(document: ArrowwordDocument, isSolved: boolean) {
  const { joke, phrase, phraseText, alphabet = {} } = document;
  const boxes = [...phrase].map((cell) => (isSolved ? (alphabet[cell] ?? cell) : ''));
  const told = isSolved ? joke.punchline : joke.punchline.replace(phraseText, '…');
  const wide = document.columns * CELL;
  const lines = [joke.setup, told].flatMap((text) => linesOf(text, wide));
  const top = lines.length * JOKE_SIZE * 1.4;
  return {
    height: top + BOX + MARGIN,
    markup: (x: number, y: number) =>
      all(
        ...lines.map((line, at) =>
          el(
            'text',
            { x, y: rounded(y + (at + 0.7) * JOKE_SIZE * 1.4), 'font-size': JOKE_SIZE, 'text-anchor': 'start' },
            line,
          ),
        ),
        ...boxes.map((letter, at) => phraseBox(x + at * BOX, y + top, letter, at + 1)),
      ),
  };
}

function phraseBox(x: number, y: number, letter: string, number: number): Markup {
  return all(
    el('rect', { x, y: rounded(y), width: BOX, height: BOX, fill: PHRASE_FILL, ...LINE }),
    el('text', { x: x + BOX - 2, y: rounded(y + BOX - 3), 'font-size': 8, 'text-anchor': 'end' }, number),
    ...(letter === ''
      ? []
      : [el('text', { x: x + BOX / 2, y: rounded(y + BOX / 2), dy: '0.35em', 'font-size': 18 }, letter)]),
  );
}

/** About how wide a letter is, of its size. */
const LETTER_WIDTH = 0.56;

function linesOf(text: string, wide: number): string[] {
  const room = Math.floor(wide / (JOKE_SIZE * LETTER_WIDTH));
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last === '' || last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`.trimStart();
    else lines.push(word);
  }
  return lines;
}

/** To a hundredth, so that the text is the same wherever it is written. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
