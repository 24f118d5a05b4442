/** The sections of number puzzles: plots of techniques, scores, givens and clues, and the same numbers in tables. */
import type { NumberVariant } from '../../format/documents.js';
import { type Technique, techniquesOf } from '../../format/techniques.js';
import { el, type Markup } from '../draw/markup.js';
import { nameOf } from '../grade/names.js';
import type { LevelStats } from './figures.js';
import { binsOver, MOST_BINS } from './numbers.js';
import { coloursOf, headerRow, plot, swatchHeading, table } from './page-parts.js';
import { type Histogram, histograms, stackedBars } from './svg.js';

/** A weight's step: scores of one technique lie within a thousand. */
const SCORE_BIN = 1000;

export function numberSections(levels: readonly LevelStats[]): Markup[] {
  const variants = [...new Set(levels.map(({ figures }) => figures.variant))];
  return variants.map((variant) =>
    section(
      variant,
      levels.filter(({ figures }) => figures.variant === variant),
    ),
  );
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
    swatchHeading(nameOf(technique), colours.get(technique)),
    ...levels.map(({ figures }) => figures.techniques[technique] ?? 0),
  ]);
  const heading = headerRow(['technique', ...levels.map(({ figures }) => figures.level)]);
  return table(`${variant}: hardest techniques`, [heading], rows);
}
