/** The sections of arrowwords, one a variant: plots of words by length, two-letter words, facts and gaps, and tables. */
import { el, type Markup } from '../draw/markup.js';
import type { ArrowwordLevelFigures, ArrowwordLevelStats } from './arrowword-figures.js';
import { arrowwordTables } from './arrowword-tables.js';
import { binsOver, MOST_BINS } from './numbers.js';
import { coloursOf, headerRow, plot, table } from './page-parts.js';
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
    factBars(variant, levels),
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

/** Shares of the classes of facts; nothing where no clue is known for a fact's. */
function factBars(variant: string, levels: readonly ArrowwordLevelStats[]): Markup {
  const names = [...new Set(levels.flatMap(({ classes }) => [...classes.keys()]))].sort();
  const colours = coloursOf(names);
  const bars = levels
    .filter(({ classes }) => classes.size > 0)
    .map(({ figures, classes }) => ({
      name: figures.level,
      segments: names
        .filter((name) => classes.has(name))
        .map((name) => ({ name, count: classes.get(name) as number, colour: colours.get(name) as string })),
    }));
  if (bars.length === 0) return el('p', {}, 'No clues of facts.');
  return plot(
    'Facts by class',
    stackedBars(`${variant}-facts`, `${variant}: share of each class of facts, level by level`, bars),
  );
}
