/** What the sections of the page of `stats --html` are made of. */
import { all, type Child, el, type Markup } from '../draw/markup.js';

export function plot(caption: string, drawing: Markup): Markup {
  return el('figure', {}, el('figcaption', {}, caption), drawing);
}

/** From green by blue to red as techniques grow harder; neighbours differ in lightness too. Light enough for dark text. */
export function coloursOf(techniques: readonly string[]): Map<string, string> {
  const last = Math.max(1, techniques.length - 1);
  return new Map(
    techniques.map((technique, index) => {
      const hue = 130 + Math.round((230 * index) / last);
      return [technique, `hsl(${hue}, 60%, ${index % 2 === 0 ? 76 : 64}%)`];
    }),
  );
}

/** A row's heading that says what a colour of a plot stands for. */
export function swatchHeading(name: string, colour: string | undefined): Markup {
  return el('th', { scope: 'row' }, el('span', { class: 'swatch', style: `background: ${colour}` }), name);
}

export function headerRow(names: readonly string[]): Markup {
  return el('tr', {}, ...names.map((name) => el('th', { scope: 'col' }, name)));
}

/** A table; of each row the first cell is markup, its heading. */
export function table(caption: string, head: readonly Markup[], rows: readonly (readonly Child[])[]): Markup {
  const body = rows.map(([first, ...cells]) => el('tr', {}, first, ...cells.map((cell) => el('td', {}, cell))));
  return el(
    'div',
    { class: 'wide', role: 'region', 'aria-label': caption, tabindex: 0 },
    el('table', {}, el('caption', {}, caption), el('thead', {}, all(...head)), el('tbody', {}, ...body)),
  );
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
