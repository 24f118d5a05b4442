/** The page of `stats --html`: for each kind of puzzles plots and, with the same numbers, tables. It needs no other file and runs no code. */
import { el, type Markup } from '../draw/markup.js';
import { arrowwordSections } from './arrowword-page.js';
import { type AnyFigures, totalsOf } from './figures.js';
import { type FolderStats, figuresOf } from './levels.js';
import { numberSections } from './number-page.js';
import { headerRow, percent, table } from './page-parts.js';
import { wordSection } from './word-page.js';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1c22; --paper: #ffffff; --soft: #55555f; --line: #c9c9d2; --bar: #3b6fb6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececf1; --paper: #16161a; --soft: #b0b0bb; --line: #45454f; --bar: #7fa8e0; }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
figure { margin: 1.5rem 0; }
figcaption, caption { font-weight: 600; text-align: left; padding: 0.25rem 0; }
p { color: var(--soft); }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg text.inside { fill: #101014; }
svg .segment rect { stroke: var(--ink); stroke-width: 0.5; }
svg .bar { fill: var(--bar); stroke: var(--paper); stroke-width: 0.5; }
svg .axis { stroke: var(--line); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; }
th[scope="row"] { text-align: left; }
.swatch { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.4em; border: 1px solid var(--ink); }
`;

/** The whole page, for levels in the order of the banks. */
export function pageOf(stats: FolderStats): string {
  const figures = figuresOf(stats);
  const sections = [
    ...numberSections(stats.numbers),
    ...(stats.words.length > 0 ? [wordSection(stats.words)] : []),
    ...arrowwordSections(stats.arrowwords),
    ...makingSection(figures),
  ];
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('title', {}, 'Puzzle bank: figures'),
    { markup: `<style>${STYLE}</style>` },
  );
  const title = el('h1', {}, 'Puzzle bank: figures');
  const main = el('main', {}, title, el('p', {}, introduction(totalsOf(figures).puzzles)), ...sections);
  return `<!DOCTYPE html>\n${el('html', { lang: 'en' }, head, el('body', {}, main)).markup}\n`;
}

function introduction(total: number): string {
  return [
    `${total} puzzles. A puzzle's technique is the hardest that a person needs for it.`,
    'A score counts the weight of that technique in thousands (for Sudoku after the scale of Sudoku Explainer), and below that how often it is',
    'needed and how few starting points the steps offer.',
  ].join(' ');
}

/** How many attempts puzzles take, where some were made again. */
function makingSection(levels: readonly AnyFigures[]): Markup[] {
  const rows = levels.flatMap(({ variant, level, making }) => {
    if (making === null) return [];
    const { puzzles, attempts, mostAttempts, success, drafts } = making;
    return [
      [
        el('th', { scope: 'row' }, `${variant}/${level}`),
        ...[puzzles, attempts, mostAttempts, percent(success)],
        ...(drafts === null ? ['-', '-'] : [drafts.count, percent(drafts.success)]),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const names = ['level', 'made again', 'attempts a puzzle', 'most', 'success', 'drafts a puzzle', 'filled'];
  const heading = el('h2', { id: 'making-heading' }, 'attempts');
  return [
    el(
      'section',
      { 'aria-labelledby': 'making-heading' },
      heading,
      table('Attempts by level', [headerRow(names)], rows),
    ),
  ];
}
