/** The section of word searches: tables. */
import { DIRECTIONS } from '../../format/documents.js';
import { el, type Markup } from '../draw/markup.js';
import { headerRow, percent, table } from './page-parts.js';
import type { WordLevelFigures } from './word-figures.js';

export function wordSection(levels: readonly WordLevelFigures[]): Markup {
  const names = ['level', 'grid', 'puzzles', 'words a grid', 'letters a word', '3 letters', 'diagonal', 'shared cells'];
  const rows = levels.map((level) => [
    heading(level),
    ...[`${level.rows}x${level.columns}`, level.count, level.words.toFixed(1), level.wordLength.toFixed(2)],
    ...[percent(level.threeLetters), percent(level.diagonals), percent(level.shared)],
    ...[level.commonest.word, percent(level.commonest.grids)],
    ...[level.phrase.min, level.phrase.mean.toFixed(1), level.phrase.max],
  ]);
  return el(
    'section',
    { 'aria-labelledby': 'words-heading' },
    el('h2', { id: 'words-heading' }, 'word searches'),
    table('word searches: levels', [headerRow([...names, 'commonest word', 'in', 'phrase: min', 'mean', 'max'])], rows),
    lengthTable(levels),
    directionTable(levels),
  );
}

/** Words a grid by their length. */
function lengthTable(levels: readonly WordLevelFigures[]): Markup {
  const longest = Math.max(...levels.flatMap(({ lengths }) => Object.keys(lengths).map(Number)));
  const lengths = Array.from({ length: longest - 1 }, (_, index) => `${index + 2}`);
  const rows = levels.map((level) => [
    heading(level),
    ...lengths.map((length) => (level.lengths[length] ?? 0).toFixed(1)),
  ]);
  return table('word searches: words a grid by length', [headerRow(['level', ...lengths])], rows);
}

function directionTable(levels: readonly WordLevelFigures[]): Markup {
  const rows = levels.map((level) => [
    heading(level),
    ...DIRECTIONS.map((direction) => percent(level.directions[direction])),
  ]);
  return table('word searches: words by direction', [headerRow(['level', ...DIRECTIONS])], rows);
}

function heading({ variant, level }: WordLevelFigures): Markup {
  return el('th', { scope: 'row' }, `${variant}/${level}`);
}
