/** A word search as a picture: the letters, a ring around each word, the phrase's letters on tiles. */
import type { WordSearchDocument } from '../../format/documents.js';
import { runOf } from '../../format/word-grid.js';
import { all, el, type Markup } from './markup.js';

/** In units of the picture, which scales. */
const CELL = 40;
const MARGIN = 20;
/** How wide a ring is, across its word. */
const RING = 28;
/** Neighbouring words differ most in colour where their hues are a golden angle apart, in degrees. */
const HUE_STEP = 137;
const RIGHT_ANGLE = 90;

/** The picture as one SVG document, with a line end. */
export function wordSearchSvg(document: WordSearchDocument): string {
  const { rows, columns, address, words, grid, alphabet = {} } = document;
  const width = columns * CELL + 2 * MARGIN;
  const height = rows * CELL + 2 * MARGIN;
  const isPhrase = new Set(document.phraseCells);
  const cells = [...grid].map((cell) => alphabet[cell] ?? cell);
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    el('title', {}, `${address}: ${words.map(({ display }) => display).join(', ')}`),
    el('rect', { width, height, fill: '#fff' }),
    ...document.phraseCells.map((cell) => tile(cell, columns)),
    ...words.map((_, index) => ring(document, index)),
    el(
      'g',
      { 'font-family': 'system-ui, sans-serif', 'font-size': CELL / 2, 'text-anchor': 'middle', fill: '#111' },
      ...cells.map((text, cell) => letter(text, cell, columns, isPhrase.has(cell))),
    ),
  );
  return `${all(svg).markup}\n`;
}

/** The middle of a cell. */
function middle(cell: number, columns: number): readonly [number, number] {
  return [MARGIN + (cell % columns) * CELL + CELL / 2, MARGIN + Math.floor(cell / columns) * CELL + CELL / 2];
}

function tile(cell: number, columns: number): Markup {
  const [x, y] = middle(cell, columns);
  return el('rect', { x: x - RING / 2, y: y - RING / 2, width: RING, height: RING, rx: 4, fill: '#ffe08a' });
}

function ring({ rows, columns, words }: WordSearchDocument, index: number): Markup {
  const { word, start, direction } = words[index];
  const run = runOf({ rows, columns }, start, direction, [...word].length) as number[];
  const [x1, y1] = middle(run[0], columns);
  const [x2, y2] = middle(run[run.length - 1], columns);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const isDiagonal = x1 !== x2 && y1 !== y2;
  // Rounded, so that the text is the same wherever it is written.
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1)) + RING;
  const angle = isDiagonal ? (x2 > x1 === y2 > y1 ? RIGHT_ANGLE / 2 : -RIGHT_ANGLE / 2) : x1 === x2 ? RIGHT_ANGLE : 0;
  const hue = (index * HUE_STEP) % 360;
  return el('rect', {
    x: x - length / 2,
    y: y - RING / 2,
    width: length,
    height: RING,
    rx: RING / 2,
    transform: `rotate(${angle} ${x} ${y})`,
    fill: `hsl(${hue} 70% 50% / 0.12)`,
    stroke: `hsl(${hue} 60% 40%)`,
    'stroke-width': 2,
  });
}

function letter(text: string, cell: number, columns: number, isPhrase: boolean): Markup {
  const [x, y] = middle(cell, columns);
  return el('text', { x, y, dy: '0.35em', ...(isPhrase ? { 'font-weight': 700 } : {}) }, text);
}
