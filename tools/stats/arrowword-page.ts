/** The sections of arrowwords, one a variant: plots of words by length, two-letter words, facts and gaps, and tables. */
import { el, type Markup } from '../draw/markup.js';
import type { ArrowwordLevelFigures, ArrowwordLevelStats } from './arrowword-figures.js';
import { arrowwordTables } from './arrowword-tables.js';
import { binsOver, MOST_BINS } from './numbers.js';
import { coloursOf, headerRow, plot, swatchHeading, table } from './page-parts.js';
import { histograms, stackedBars } from './svg.js';

export function arrowwordSections(levels: readonly ArrowwordLevelStats[]): Markup[] {
  const variants = [...new Set(levels.map(({ figures }) => figures.variant))];
  return variants.map((variant) =>
    section(
      variant,
      levels.filter(({ figures }) => figures.variant === variant),
    ),
  );
}

function section(variant: string, levels: readonly ArrowwordLevelStats[]): Markup {
  const heading = `${variant}-heading`;
  const histogram = (id: string, what: string, valuesOf: (level: ArrowwordLevelStats) => readonly number[]) => {
    const rows = levels.map((level) => ({ name: level.figures.level, values: valuesOf(level) }));
    const bins = binsOver(levels.flatMap(valuesOf), MOST_BINS);
    return plot(what, histograms(`${variant}-${id}`, `${variant}: ${what}, level by level`, rows, bins));
  };
  return el(
    'section',
    { 'aria-labelledby': heading },
    el('h2', { id: heading }, variant),
    ...tablesOf(
      variant,
      levels.map(({ figures }) => figures),
    ),
    histogram('lengths', 'Words by length', ({ lengths }) => lengths),
    histogram('two-letters', 'Grids by words of two letters', ({ twoLetters }) => twoLetters),
    ...factParts(variant, levels),
    histogram('gaps', 'Grids by gaps of the phrase, off the ideal one by so many hundredths', ({ gaps }) => gaps),
  );
}

function tablesOf(variant: string, levels: readonly ArrowwordLevelFigures[]): Markup[] {
  return arrowwordTables(levels).map(({ title, heads, rows }) =>
    table(
      `${variant}: ${title}`,
      [headerRow(heads)],
      rows.map(([, ...cells], index) => [el('th', { scope: 'row' }, levels[index].level), ...cells]),
    ),
  );
}

/** The classes of facts as shares and as clues a grid; nothing where no clue is known for a fact's. */
function factParts(variant: string, levels: readonly ArrowwordLevelStats[]): Markup[] {
  const names = [...new Set(levels.flatMap(({ classes }) => [...classes.keys()]))].sort();
  if (names.length === 0) return [];
  const colours = coloursOf(names);
  const bars = levels.map(({ figures, classes }) => ({
    name: figures.level,
    segments: names
      .filter((name) => classes.has(name))
      .map((name) => ({ name, count: classes.get(name) as number, colour: colours.get(name) as string })),
  }));
  const title = `${variant}: share of each class of facts, level by level`;
  const rows = names.map((name) => [
    swatchHeading(name, colours.get(name)),
    ...levels.map(({ figures }) => (figures.facts?.classes[name] ?? 0).toFixed(2)),
  ]);
  const heading = headerRow(['class', ...levels.map(({ figures }) => figures.level)]);
  return [
    plot('Facts by class', stackedBars(`${variant}-facts`, title, bars)),
    table(`${variant}: clues of facts a grid, by class`, [heading], rows),
  ];
}
