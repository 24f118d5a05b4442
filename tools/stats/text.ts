/** The figures of `stats` as text tables. */

import { DIRECTIONS } from '../../format/documents.js';
import { textTable } from '../text-table.js';
import type { ArrowwordLevelFigures } from './arrowword-figures.js';
import { arrowwordTables } from './arrowword-tables.js';
import { type AnyFigures, type LevelFigures, totalsOf } from './figures.js';
import { type FolderStats, figuresOf } from './levels.js';
import type { Quartiles, Spread } from './numbers.js';
import type { WordLevelFigures } from './word-figures.js';

/** Tables of the levels of number puzzles, word searches and arrowwords, then the total. */
export function statsText(stats: FolderStats): string {
  const figures = figuresOf(stats);
  const numbers = stats.numbers.map((level) => level.figures);
  const arrowwords = stats.arrowwords.map((level) => level.figures);
  const tables = [
    ...(numbers.length > 0 ? [numberText(numbers)] : []),
    ...(stats.words.length > 0 ? [wordText(stats.words)] : []),
    ...(arrowwords.length > 0 ? [arrowwordText(arrowwords)] : []),
    ...makingText(figures),
  ];
  return `${tables.join('\n')}\n${totalsOf(figures).puzzles} puzzles\n`;
}

/** A table of the levels, then each level's words by length and direction. */
function wordText(levels: readonly WordLevelFigures[]): string {
  const heading = ['level', 'grid', 'puzzles', 'words', 'letters', '3 letters', 'diagonal', 'shared', 'phrase'];
  const rows = levels.map((level) => [
    nameOf(level),
    `${level.rows}x${level.columns}`,
    String(level.count),
    level.words.toFixed(1),
    level.wordLength.toFixed(2),
    percent(level.threeLetters),
    percent(level.diagonals),
    percent(level.shared),
    `${level.phrase.min} ${level.phrase.mean.toFixed(1)} ${level.phrase.max}`,
    `${level.commonest.word} ${percent(level.commonest.grids)}`,
  ]);
  const width = Math.max(...levels.map((level) => nameOf(level).length));
  const details = levels.map((level) => {
    const lengths = Object.entries(level.lengths).map(([length, words]) => `${length}: ${words.toFixed(1)}`);
    const directions = DIRECTIONS.map((direction) => `${direction} ${percent(level.directions[direction])}`);
    return `${nameOf(level).padEnd(width)}  ${lengths.join(', ')}; ${directions.join(', ')}\n`;
  });
  return `${textTable([[...heading, 'commonest word'], ...rows])}\n${details.join('')}`;
}

function arrowwordText(levels: readonly ArrowwordLevelFigures[]): string {
  const tables = arrowwordTables(levels).map(
    ({ title, heads, rows }) => `arrowwords: ${title}\n${textTable([heads, ...rows])}`,
  );
  return [...tables, ...factText(levels)].join('\n');
}

/** Clues of facts a grid by their class, the commonest first. */
function factText(levels: readonly ArrowwordLevelFigures[]): string[] {
  const width = Math.max(...levels.map((level) => nameOf(level).length));
  const lines = levels.flatMap((level) => {
    if (level.facts === null) return [];
    const classes = Object.entries(level.facts.classes).sort(([, a], [, b]) => b - a);
    return `${nameOf(level).padEnd(width)}  ${classes.map(([name, clues]) => `${name} ${clues.toFixed(2)}`).join(', ')}\n`;
  });
  return lines.length > 0 ? [`arrowwords: clues of facts a grid, by class\n${lines.join('')}`] : [];
}

/** How many attempts puzzles take, where some were made again. */
function makingText(levels: readonly AnyFigures[]): string[] {
  const rows = levels.flatMap(({ variant, level, making }) => {
    if (making === null) return [];
    const { puzzles, attempts, mostAttempts, success, drafts } = making;
    return [
      [
        `${variant}/${level}`,
        ...[`${puzzles}`, attempts.toFixed(2), `${mostAttempts}`, percent(success)],
        ...(drafts === null ? ['-', '-'] : [drafts.count.toFixed(2), percent(drafts.success)]),
      ],
    ];
  });
  const heading = ['level', 'made again', 'attempts', 'most', 'success', 'drafts', 'filled'];
  return rows.length > 0 ? [textTable([heading, ...rows])] : [];
}

/** A table of the levels, then each level's techniques. */
function numberText(levels: readonly LevelFigures[]): string {
  const rows = levels.map((level) => [
    nameOf(level),
    level.sizes.join(','),
    String(level.count),
    spreadText(level.givens),
    spreadText(level.clues),
    quartileText(level.scores),
  ]);
  const heading = ['level', 'rows', 'puzzles', 'givens', 'clues', 'score (min, quartiles, max)'];
  const width = Math.max(...levels.map((level) => nameOf(level).length));
  const techniques = levels.map((level) => {
    const counted = Object.entries(level.techniques).map(([technique, count]) => `${technique} ${count}`);
    return `${nameOf(level).padEnd(width)}  ${counted.join(', ')}\n`;
  });
  return `${textTable([heading, ...rows])}\n${techniques.join('')}`;
}

function nameOf({ variant, level }: AnyFigures): string {
  return `${variant}/${level}`;
}

function spreadText({ min, median, max }: Spread): string {
  return max === 0 ? '-' : [min, median, max].join(' ');
}

function quartileText({ min, lower, median, upper, max }: Quartiles): string {
  return [min, lower, median, upper, max].map(Math.round).join(' ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
