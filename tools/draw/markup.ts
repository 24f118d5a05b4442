/** Writing HTML and inline SVG: elements that are well formed, with texts escaped. */

/** Finished markup, as against text that is still to be escaped. */
export interface Markup {
  readonly markup: string;
}

export type Child = Markup | string | number;
export type Attributes = Readonly<Record<string, string | number>>;

/** Elements that HTML or SVG writes without an end. */
const EMPTY = new Set(['meta', 'rect', 'line', 'path']);

/** An element. Text and attributes are escaped; the names are ours. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup {
  const start = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}`;
  if (EMPTY.has(name)) return { markup: `<${start}/>` };
  return { markup: `<${start}>${all(...children).markup}</${name}>` };
}

/** Several pieces one after another. */
export function all(...children: readonly Child[]): Markup {
  return { markup: children.map((child) => (typeof child === 'object' ? child.markup : escaped(child))).join('') };
}

function escaped(text: string | number): string {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
