/** The figures of `stats` as text tables. */
import { textTable } from '../text-table.js';
import { type LevelFigures, totalsOf } from './figures.js';
import type { Quartiles, Spread } from './numbers.js';
import type { WordLevelFigures } from './word-figures.js';

/** Tables of the levels of number and of word puzzles, then the total. */
export function statsText(levels: readonly LevelFigures[], words: readonly WordLevelFigures[]): string {
  const { puzzles } = totalsOf(levels, words);
  const tables = [...(levels.length > 0 ? [numberText(levels)] : []), ...(words.length > 0 ? [wordText(words)] : [])];
  return `${tables.join('\n')}\n${puzzles} puzzles\n`;
}

function wordText(levels: readonly WordLevelFigures[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const heading = ['level', 'grid', 'puzzles', 'words', 'letters', '3 letters', 'diagonal', 'shared', 'commonest word'];
  const rows = levels.map((level) => [
    `${level.variant}/${level.level}`,
    `${level.rows}x${level.columns}`,
    String(level.count),
    level.words.toFixed(1),
    level.wordLength.toFixed(2),
    percent(level.threeLetters),
    percent(level.diagonals),
    percent(level.shared),
    `${level.commonest.word} ${percent(level.commonest.grids)}`,
  ]);
  return textTable([heading, ...rows]);
}

/** A table of the levels, then each level's techniques. */
function numberText(levels: readonly LevelFigures[]): string {
  const rows = levels.map(({ variant, level, sizes, count, givens, clues, scores }) => [
    `${variant}/${level}`,
    sizes.join(','),
    String(count),
    spreadText(givens),
    spreadText(clues),
    quartileText(scores),
  ]);
  const heading = ['level', 'rows', 'puzzles', 'givens', 'clues', 'score (min, quartiles, max)'];
  const width = Math.max(...levels.map(({ variant, level }) => variant.length + level.length + 1));
  const techniques = levels.map(({ variant, level, techniques }) => {
    const counted = Object.entries(techniques).map(([technique, count]) => `${technique} ${count}`);
    return `${`${variant}/${level}`.padEnd(width)}  ${counted.join(', ')}\n`;
  });
  return `${textTable([heading, ...rows])}\n${techniques.join('')}`;
}

function spreadText({ min, median, max }: Spread): string {
  return max === 0 ? '-' : [min, median, max].join(' ');
}

function quartileText({ min, lower, median, upper, max }: Quartiles): string {
  return [min, lower, median, upper, max].map(Math.round).join(' ');
}
