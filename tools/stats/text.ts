/** The figures of `stats` as text tables. */
import { textTable } from '../text-table.js';
import { type LevelFigures, totalsOf } from './figures.js';
import type { Quartiles, Spread } from './numbers.js';

/** A table of the levels, then each level's techniques, then the totals. */
export function statsText(levels: readonly LevelFigures[]): string {
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
  const { puzzles } = totalsOf(levels);
  return `${textTable([heading, ...rows])}\n${techniques.join('')}\n${puzzles} puzzles\n`;
}

function spreadText({ min, median, max }: Spread): string {
  return max === 0 ? '-' : [min, median, max].join(' ');
}

function quartileText({ min, lower, median, upper, max }: Quartiles): string {
  return [min, lower, median, upper, max].map(Math.round).join(' ');
}
