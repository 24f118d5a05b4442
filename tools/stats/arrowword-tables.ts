/** The figures of arrowwords as tables, for the terminal and for the page, but for facts; the first column names the level. */
import type { ArrowwordLevelFigures } from './arrowword-figures.js';
import type { Commonest } from './arrowword-variety.js';

export interface FigureTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Levels = readonly ArrowwordLevelFigures[];

/** Of levels of any arrowword variants, at least one; what the plan's lexicon would tell is left out where it is not there. */
export function arrowwordTables(levels: Levels): FigureTable[] {
  return [
    gridTable(levels),
    clueCellTable(levels),
    answerTable(levels),
    phraseTable(levels),
    lengthTable(levels),
    ...(levels.some(({ known }) => known !== null) ? [frequencyTable(levels)] : []),
  ];
}

function gridTable(levels: Levels): FigureTable {
  return tableOf('grids', ['grid', 'puzzles', 'words', 'letters', 'longest', 'masks', 'equal'], levels, (level) => [
    ...[`${level.rows}x${level.columns}`, `${level.count}`, level.words.toFixed(1), level.letters.toFixed(1)],
    ...[`${level.longest.mean.toFixed(1)} ${level.longest.max}`, percent(level.masks), `${level.equal}`],
  ]);
}

function clueCellTable(levels: Levels): FigureTable {
  const heads = ['clue cells', 'idle inside', 'grids without', 'border', 'corner', 'clumps', 'islands'];
  return tableOf('clue cells inside, and idle ones', heads, levels, ({ clueCells, idle, clumps, islands }) => [
    ...[percent(clueCells), idle.inside.toFixed(2), percent(idle.none), idle.border.toFixed(2)],
    ...[idle.corner.toFixed(2), clumps.toFixed(1), `${islands}`],
  ]);
}

function answerTable(levels: Levels): FigureTable {
  const heads = [
    'different',
    'frequent',
    'facts',
    'commonest of 2, 3',
    'of 4 and more',
    'clue',
    'longest',
    'clues each',
  ];
  return tableOf('answers and clues', heads, levels, ({ different, known, facts, commonest, clues }) => [
    ...[`${different}`, known === null ? '-' : percent(known.withFrequency)],
    facts === null ? '-' : percent(facts.share),
    ...[commonestText(commonest.short), commonestText(commonest.long)],
    ...[clues.length.toFixed(1), `${clues.longest}`, clues.perAnswer.toFixed(2)],
  ]);
}

function phraseTable(levels: Levels): FigureTable {
  const heads = ['letters', 'gaps', 'worst', 'in a word', 'at most', 'jokes that fit'];
  return tableOf('phrases', heads, levels, ({ phrase, gaps, jokes }) => [
    `${phrase.min} ${phrase.mean.toFixed(1)} ${phrase.max}`,
    ...[gaps.rms.toFixed(2), gaps.worst.toFixed(2), gaps.inWord.mean.toFixed(2), `${gaps.inWord.max}`],
    jokes === null ? '-' : `${jokes.fit.toFixed(1)} of ${jokes.jokes}`,
  ]);
}

function lengthTable(levels: Levels): FigureTable {
  const longest = Math.max(...levels.map((level) => level.longest.max));
  const lengths = Array.from({ length: longest - 1 }, (_, index) => `${index + 2}`);
  return tableOf('words a grid by length', [...lengths, 'most of 2'], levels, (level) => [
    ...lengths.map((length) => (level.lengths[length] ?? 0).toFixed(1)),
    `${level.mostTwoLetters}`,
  ]);
}

function frequencyTable(levels: Levels): FigureTable {
  const heads = ['100', '10', '1', 'less', 'none', 'band 1', '2', '3', '4', 'missing'];
  return tableOf('answers by frequency in a million words, and by how well known', heads, levels, ({ known }) => {
    if (known === null) return heads.map(() => '-');
    const { perMillion, bands, missing } = known;
    const steps = ['100', '10', '1', '0', 'none'].map((step) => percent(perMillion[step]));
    return [...steps, ...['1', '2', '3', '4'].map((band) => percent(bands[band])), percent(missing)];
  });
}

function tableOf(
  title: string,
  heads: readonly string[],
  levels: Levels,
  cellsOf: (level: ArrowwordLevelFigures) => readonly string[],
): FigureTable {
  const rows = levels.map((level) => [`${level.variant}/${level.level}`, ...cellsOf(level)]);
  return { title, heads: ['level', ...heads], rows };
}

function commonestText(commonest: Commonest | null): string {
  return commonest === null ? '-' : `${commonest.answer} ${percent(commonest.grids)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
