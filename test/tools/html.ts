/** Reading pages as tests need it. */

/** Elements that stand without an end. */
const VOID = /^(meta|rect|line|path)$/;

/** Walks the tags; returns the elements' names in order. Throws where they do not nest. */
export function elementsOf(html: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const body = html.replace(/^<!DOCTYPE html>\n/, '');
  for (const [tag, end, name, attributes, empty] of body.matchAll(/<(\/?)([a-zA-Z0-9]+)([^<>]*?)(\/?)>/g)) {
    if (end !== '') {
      if (open.pop() !== name) throw new Error(`${tag} closes nothing`);
      continue;
    }
    if (!/^( [a-zA-Z0-9-]+="[^"<>]*")*$/.test(attributes)) throw new Error(`${tag}: its attributes`);
    names.push(name);
    if (empty === '') open.push(name);
    else if (!VOID.test(name)) throw new Error(`${tag} needs an end`);
  }
  if (open.length > 0) throw new Error(`left open: ${open}`);
  const texts = body.replaceAll(/<[^<>]*>/g, '');
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(texts)) throw new Error('a text that is not escaped');
  return names;
}

/** The texts of a table's body cells, by its caption. */
export function tableOf(html: string, caption: string): string[][] {
  const start = html.indexOf(`<caption>${caption}</caption>`);
  const table = html.slice(start, html.indexOf('</table>', start));
  const body = table.slice(table.indexOf('<tbody>'));
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell.replaceAll(/<[^<>]*>/g, '')),
  );
}
