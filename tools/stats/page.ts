/** The page of `stats --html`: for each variant plots and, with the same numbers, tables. It needs no other file and runs no code. */
import type { NumberVariant } from '../../format/documents.js';
import { type Technique, techniquesOf } from '../../format/techniques.js';
import { all, type Child, el, type Markup } from '../draw/markup.js';
import { nameOf } from '../grade/names.js';
import { type LevelStats, totalsOf } from './figures.js';
import { binsOver } from './numbers.js';
import { type Histogram, histograms, stackedBars } from './svg.js';
import type { WordLevelFigures } from './word-figures.js';

/** How many bins has a histogram at most? */
const MOST_BINS = 40;
/** A weight's step: scores of one technique lie within a thousand. */
const SCORE_BIN = 1000;

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
export function pageOf(levels: readonly LevelStats[], words: readonly WordLevelFigures[]): string {
  const variants = [...new Set(levels.map(({ figures }) => figures.variant))];
  const total = totalsOf(
    levels.map(({ figures }) => figures),
    words,
  ).puzzles;
  const sections = variants.map((variant) =>
    section(
      variant,
      levels.filter(({ figures }) => figures.variant === variant),
    ),
  );
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('title', {}, 'Puzzle bank: figures'),
    { markup: `<style>${STYLE}</style>` },
  );
  const body = el(
    'body',
    {},
    el(
      'main',
      {},
      el('h1', {}, 'Puzzle bank: figures'),
      el('p', {}, introduction(total)),
      ...sections,
      ...(words.length > 0 ? [wordSection(words)] : []),
    ),
  );
  return `<!DOCTYPE html>\n${el('html', { lang: 'en' }, head, body).markup}\n`;
}

function introduction(total: number): string {
  return [
    `${total} puzzles. A puzzle's technique is the hardest that a person needs for it.`,
    'A score counts the weight of that technique in thousands (for Sudoku after the scale of Sudoku Explainer), and below that how often it is',
    'needed and how few starting points the steps offer.',
  ].join(' ');
}

function section(variant: NumberVariant, levels: readonly LevelStats[]): Markup {
  const heading = `${variant}-heading`;
  const rows = (valuesOf: (level: LevelStats) => readonly number[]): Histogram[] =>
    levels.map((level) => ({ name: level.figures.level, values: valuesOf(level) }));
  const histogram = (what: string, valuesOf: (level: LevelStats) => readonly number[], least = 1) => {
    const values = levels.flatMap(valuesOf);
    if (values.every((value) => value === 0)) return '';
    const bins = binsOver(values, MOST_BINS, least);
    const title = `${variant}: puzzles by ${what}, level by level`;
    return plot(`By ${what}`, histograms(`${variant}-${what}`, title, rows(valuesOf), bins));
  };
  return el(
    'section',
    { 'aria-labelledby': heading },
    el('h2', { id: heading }, variant),
    levelTable(variant, levels),
    plot('Hardest technique', techniqueBars(variant, levels)),
    techniqueTable(variant, levels),
    histogram('score', ({ scores }) => scores, SCORE_BIN),
    histogram('givens', ({ givens }) => givens),
    histogram('clues', ({ clues }) => clues),
  );
}

function wordSection(levels: readonly WordLevelFigures[]): Markup {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const names = ['level', 'grid', 'puzzles', 'words a grid', 'letters a word', '3 letters', 'diagonal', 'shared cells'];
  const rows = levels.map((level) => [
    el('th', { scope: 'row' }, `${level.variant}/${level.level}`),
    ...[`${level.rows}x${level.columns}`, level.count, level.words.toFixed(1), level.wordLength.toFixed(2)],
    ...[percent(level.threeLetters), percent(level.diagonals), percent(level.shared)],
    ...[level.commonest.word, percent(level.commonest.grids)],
  ]);
  return el(
    'section',
    { 'aria-labelledby': 'words-heading' },
    el('h2', { id: 'words-heading' }, 'word searches'),
    table('word searches: levels', [headerRow([...names, 'commonest word', 'in'])], rows),
  );
}

function plot(caption: string, drawing: Markup): Markup {
  return el('figure', {}, el('figcaption', {}, caption), drawing);
}

function techniqueBars(variant: NumberVariant, levels: readonly LevelStats[]): Markup {
  const colours = coloursOf(techniquesMet(variant, levels));
  const bars = levels.map(({ figures }) => ({
    name: figures.level,
    segments: Object.entries(figures.techniques).map(([technique, count]) => ({
      name: nameOf(technique),
      count,
      colour: colours.get(technique) as string,
    })),
  }));
  return stackedBars(`${variant}-techniques`, `${variant}: share of each hardest technique, level by level`, bars);
}

/** Techniques that some level needs, easiest first. */
function techniquesMet(variant: NumberVariant, levels: readonly LevelStats[]): Technique[] {
  return techniquesOf(variant).filter((name) => levels.some(({ figures }) => figures.techniques[name] !== undefined));
}

/** From green by blue to red as techniques grow harder; neighbours differ in lightness too. Light enough for dark text. */
function coloursOf(techniques: readonly string[]): Map<string, string> {
  const last = Math.max(1, techniques.length - 1);
  return new Map(
    techniques.map((technique, index) => {
      const hue = 130 + Math.round((230 * index) / last);
      return [technique, `hsl(${hue}, 60%, ${index % 2 === 0 ? 76 : 64}%)`];
    }),
  );
}

function levelTable(variant: NumberVariant, levels: readonly LevelStats[]): Markup {
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Level', ['name', 'band', 'rows', 'puzzles', 'outside']],
    ['Givens', ['min', 'median', 'max']],
    ['Clues', ['min', 'median', 'max']],
    ['Score', ['min', 'lower', 'median', 'upper', 'max']],
  ];
  const rows = levels.map(({ figures }) => {
    const { level, band, sizes, count, outside, givens, clues, scores } = figures;
    return [
      el('th', { scope: 'row' }, level),
      ...[band ?? '-', sizes.join(', '), count, outside],
      ...[givens.min, givens.median, givens.max, clues.min, clues.median, clues.max],
      ...[scores.min, scores.lower, scores.median, scores.upper, scores.max],
    ];
  });
  const spans = groups.map(([name, parts]) => el('th', { scope: 'colgroup', colspan: parts.length }, name));
  const names = groups.flatMap(([, parts]) => parts);
  return table(`${variant}: levels`, [el('tr', {}, ...spans), headerRow(names)], rows);
}

function techniqueTable(variant: NumberVariant, levels: readonly LevelStats[]): Markup {
  const techniques = techniquesMet(variant, levels);
  const colours = coloursOf(techniques);
  const rows = techniques.map((technique) => [
    el(
      'th',
      { scope: 'row' },
      el('span', { class: 'swatch', style: `background: ${colours.get(technique)}` }),
      nameOf(technique),
    ),
    ...levels.map(({ figures }) => figures.techniques[technique] ?? 0),
  ]);
  const heading = headerRow(['technique', ...levels.map(({ figures }) => figures.level)]);
  return table(`${variant}: hardest techniques`, [heading], rows);
}

function headerRow(names: readonly string[]): Markup {
  return el('tr', {}, ...names.map((name) => el('th', { scope: 'col' }, name)));
}

/** A table; of each row the first cell is markup, its heading. */
function table(caption: string, head: readonly Markup[], rows: readonly (readonly Child[])[]): Markup {
  const body = rows.map(([first, ...cells]) => el('tr', {}, first, ...cells.map((cell) => el('td', {}, cell))));
  return el(
    'div',
    { class: 'wide', role: 'region', 'aria-label': caption, tabindex: 0 },
    el('table', {}, el('caption', {}, caption), el('thead', {}, all(...head)), el('tbody', {}, ...body)),
  );
}
