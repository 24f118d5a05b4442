/** `stats`: what the levels of the banks are like, as tables, plots or JSON. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { BankReader } from '../../format/reader.js';
import { isNumberVariant, isWordSearchVariant } from '../../format/variants.js';
import { faultOf, openFolder } from '../build/assets.js';
import { writeFiles } from '../build/files.js';
import { EXIT, InputError } from '../errors.js';
import type { Plan } from '../plan/plan.js';
import { type LevelStats, levelStats, totalsOf } from '../stats/figures.js';
import { pageOf } from '../stats/page.js';
import { statsText } from '../stats/text.js';
import { type WordLevelFigures, wordLevelFigures } from '../stats/word-figures.js';
import type { Command, Values, World } from './command.js';
import { JSON_LINES, OUT, outFolder, PLAN, planIfThere, text } from './options.js';

/** How many of the puzzles outside their level are named? */
const MOST_NAMED = 5;

export const statsCommand: Command = {
  name: 'stats',
  operands: '',
  summary: 'Tells of every level of the banks its givens and clues, techniques and scores, or its words.',
  details: [
    'Givens, clues (inequalities, clues at the edge, cages) and scores as least, median and largest, scores with their',
    'quartiles; puzzles by the hardest technique that they need. The grades are those of the records (`verify` grades',
    'anew). Of word searches: words a grid, letters a word, words of three letters, diagonals, cells of two words, and the',
    'word that most grids have. Where there is a plan, puzzles graded other than its band are told, and end with exit code 1.',
  ].join('\n'),
  options: {
    out: OUT,
    plan: PLAN,
    json: { ...JSON_LINES, help: 'one JSON object a line: the levels, then the totals' },
    html: { type: 'string', value: 'FILE', help: 'write a page with plots and tables as well; it needs no other file' },
  },
  arity: [0, 0],
  run(values, _operands, world) {
    const html = htmlFile(values);
    const plan = planIfThere(values, world, 'levels are not compared with its bands');
    const banks = openFolder(outFolder(values));
    const levels = banks.flatMap(({ name, bank }) => (isNumberVariant(bank.variant) ? statsOf(name, bank, plan) : []));
    const words = banks.flatMap(({ name, bank }) => (isWordSearchVariant(bank.variant) ? wordStatsOf(name, bank) : []));
    const figures = levels.map((level) => level.figures);
    if (html !== undefined) {
      const bytes = new TextEncoder().encode(pageOf(levels, words));
      writeFiles(dirname(html), [{ name: basename(html), bytes }]);
    }
    if (values.json === true) {
      for (const line of [...figures, ...words, totalsOf(figures, words)]) world.out(`${JSON.stringify(line)}\n`);
    } else {
      world.out(statsText(figures, words));
    }
    return tellOutside(levels, world);
  },
};

/** Where the page goes: the file that the path leads to, which may be new; never a device, a pipe or an asset. */
function htmlFile(values: Values): string | undefined {
  const file = text(values, 'html');
  if (file === undefined) return undefined;
  const refuse = (why: string) => new InputError(`--html: ${file}: ${why}; expected the name of a page to write`);
  if (file.endsWith('.pbk')) throw refuse('the name of an asset');
  if (!existsSync(dirname(file))) throw refuse('no such folder');
  if (!existsSync(file)) {
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw refuse('a link to nowhere');
    return file;
  }
  if (statSync(file).isDirectory()) throw refuse('it is a folder');
  if (!statSync(file).isFile()) throw refuse('no regular file');
  return realpathSync(file);
}

function statsOf(asset: string, bank: BankReader, plan: Plan | undefined): LevelStats[] {
  return bank.levels().map((level) => {
    const row = plan?.rows.find((candidate) => candidate.variant === bank.variant && candidate.level === level);
    return readLevel(asset, bank, level, () => levelStats(bank, level, row?.parameters.band ?? null));
  });
}

function wordStatsOf(asset: string, bank: BankReader): WordLevelFigures[] {
  return bank.levels().map((level) => readLevel(asset, bank, level, () => wordLevelFigures(bank, level)));
}

/** Does it, and tells with a fault of a record where it was met. */
function readLevel<T>(asset: string, { variant }: BankReader, level: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new InputError(`${asset}: ${variant}/${level}: ${faultOf(error)}`);
  }
}

function tellOutside(levels: readonly LevelStats[], world: World): number {
  const wrong = levels.filter(({ outside }) => outside.length > 0);
  for (const { figures, outside } of wrong) {
    const named = outside.slice(0, MOST_NAMED).join(', ');
    const more = outside.length > MOST_NAMED ? ', ...' : '';
    const { variant, level, band, count } = figures;
    world.err(`${variant}/${level}: ${outside.length} of ${count} puzzles are not ${band}: ${named}${more}\n`);
  }
  return wrong.length > 0 ? EXIT.failed : EXIT.fine;
}
