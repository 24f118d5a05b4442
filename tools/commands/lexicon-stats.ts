/** `lexicon stats`: what lexicons hold, in figures. */
import { basename } from 'node:path';
import { type LexiconFigures, lexiconFigures } from '../lexicon/figures.js';
import { loadFile, loadHouse } from '../lexicon/load.js';
import { textTable } from '../text-table.js';
import type { Command } from './command.js';
import { HOUSE_LANGUAGE, houseLanguages } from './lexicon-options.js';
import { JSON_LINES } from './options.js';

export const lexiconStatsCommand: Command = {
  name: 'lexicon stats',
  operands: '[LEXICON...]',
  summary: 'Counts answers, clues, frequencies and facts of the house lexicons, or of those named.',
  options: {
    language: HOUSE_LANGUAGE,
    json: JSON_LINES,
  },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const languages = houseLanguages(values, operands);
    if (values.json === true) {
      for (const file of operands) tell({ file, ...lexiconFigures(loadFile(file)) });
      if (operands.length === 0) {
        for (const language of languages) tell({ language, ...lexiconFigures(loadHouse(language)) });
      }
      return 0;
    }
    const figures: [string, LexiconFigures][] =
      operands.length > 0
        ? operands.map((file) => [basename(file, '.json'), lexiconFigures(loadFile(file))])
        : languages.map((language) => [language, lexiconFigures(loadHouse(language))]);
    world.out(tableOf(figures));
    return 0;

    function tell(result: object): void {
      world.out(`${JSON.stringify(result)}\n`);
    }
  },
};

function tableOf(figures: readonly (readonly [string, LexiconFigures])[]): string {
  const row = (name: string, cell: (counts: LexiconFigures) => string) => [
    name,
    ...figures.map(([, counts]) => cell(counts)),
  ];
  const sum = (counts: Readonly<Record<number, number>>, least: number, most: number) =>
    `${Object.entries(counts).reduce((total, [length, count]) => (Number(length) >= least && Number(length) <= most ? total + count : total), 0)}`;
  const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);
  const classes = [...new Set(figures.flatMap(([, { factsByClass }]) => Object.keys(factsByClass)))];
  const lengths = (name: string, of: (counts: LexiconFigures) => Readonly<Record<number, number>>) =>
    [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 7],
      [8, 12],
      [13, 99],
    ].map(([least, most]) => {
      const label = least === most ? `${least}` : most === 99 ? `${least} and more` : `${least} to ${most}`;
      return row(`${name}, ${label} letters`, (counts) => sum(of(counts), least, most));
    });
  return textTable([
    ['', ...figures.map(([lexicon]) => lexicon)],
    row('words', ({ answers }) => `${answers}`),
    ...lengths('words', ({ byLength }) => byLength),
    row('clues a word, mean', ({ clues, answers }) => (answers === 0 ? '-' : (clues / answers).toFixed(2))),
    ...[1, 2, 3, 4].map((band) =>
      row(`words of band ${band}`, ({ byBand, answers }) => share(byBand[band - 1], answers)),
    ),
    row('words with a frequency', ({ withFrequency, answers }) => share(withFrequency, answers)),
    row('words and facts, 2 letters', ({ togetherByLength }) => sum(togetherByLength, 2, 2)),
    row('words and facts, 3 letters', ({ togetherByLength }) => sum(togetherByLength, 3, 3)),
    row('facts, 2 letters', ({ factsByLength }) => sum(factsByLength, 2, 2)),
    row('facts, 3 letters', ({ factsByLength }) => sum(factsByLength, 3, 3)),
    row('facts, longer', ({ factsByLength }) => sum(factsByLength, 4, 99)),
    ...classes.map((name) => row(`facts: ${name}`, ({ factsByClass }) => `${factsByClass[name] ?? 0}`)),
  ]);
}
