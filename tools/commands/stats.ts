/** `stats`: what the levels of the banks are like, as tables, plots or JSON. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { openFolder } from '../build/assets.js';
import { writeFiles } from '../build/files.js';
import { makeWithProgress } from '../build/make-plan.js';
import { EXIT, InputError } from '../errors.js';
import { type Plan, tasksOf } from '../plan/plan.js';
import { type LevelStats, totalsOf } from '../stats/figures.js';
import { type GateReport, gatesJson, judge, tellGates } from '../stats/gates.js';
import { type FolderStats, figuresOf, folderStats } from '../stats/levels.js';
import { type MakingFigures, makingByLevel, sampleTasks } from '../stats/making.js';
import { pageOf } from '../stats/page.js';
import { statsText } from '../stats/text.js';
import type { Command, Values, World } from './command.js';
import { JOBS, JSON_LINES, jobs, OUT, outFolder, PLAN, planIfThere, positive, text } from './options.js';

/** How many of the puzzles outside their level are named? */
const MOST_NAMED = 5;

export const statsCommand: Command = {
  name: 'stats',
  operands: '',
  summary:
    'Tells of every level of the banks its givens and clues, techniques and scores, or its words; holds it to the gates.',
  details: [
    'Givens, clues (inequalities, clues at the edge, cages) and scores as least, median and largest, scores with their',
    'quartiles; puzzles by the hardest technique that they need. The grades are those of the records (`verify` grades',
    'anew). Of word searches: words a grid by length, how they run, words of three letters, diagonals, cells of two words,',
    'phrases, and the word that most grids have. Of arrowwords: words by length, clue cells that point at nothing (idle) or',
    'stand together, islands, answers by frequency, facts by class, what comes often, clues, phrases and their gaps, and',
    'the jokes that would fit; frequencies, facts and jokes are those of the plan. With --sample, puzzles of each level',
    'are made again to tell how many attempts one takes.',
    'Where there is a plan, puzzles graded other than its band, and broken gates (figures beyond the limits that `gates`',
    'of the plan sets), are told, and end with exit code 1. A gate that this run cannot measure is told and breaks nothing.',
  ].join('\n'),
  options: {
    out: OUT,
    plan: PLAN,
    sample: {
      type: 'string',
      value: 'N',
      help: 'make N puzzles of each level again, chosen by hash: attempts a puzzle',
    },
    jobs: JOBS,
    json: { ...JSON_LINES, help: 'one JSON object a line: the levels, then the totals and the gates' },
    html: { type: 'string', value: 'FILE', help: 'write a page with plots and tables as well; it needs no other file' },
  },
  arity: [0, 0],
  async run(values, _operands, world) {
    const html = htmlFile(values);
    const plan = planIfThere(values, world, 'levels are not compared with its bands, nor held to its gates');
    const banks = openFolder(outFolder(values));
    const levels = banks.flatMap(({ bank }) => bank.levels().map((level) => `${bank.variant}/${level}`));
    const making = await madeAgain(plan, new Set(levels), values, world);
    const stats = folderStats(banks, { plan, making });
    if (html !== undefined) {
      const bytes = new TextEncoder().encode(pageOf(stats));
      writeFiles(dirname(html), [{ name: basename(html), bytes }]);
    }
    const gates = plan && plan.gates.length > 0 ? judge(plan.gates, figuresOf(stats)) : undefined;
    world.out(values.json === true ? jsonLines(stats, gates) : statsText(stats));
    if (gates !== undefined) tellGates(gates, world);
    const isOutside = tellOutside(stats.numbers, world);
    return isOutside || (gates?.broken.length ?? 0) > 0 ? EXIT.failed : EXIT.fine;
  },
};

/** What puzzles of the levels take, of which `--sample` makes some again; nothing without it. */
async function madeAgain(
  plan: Plan | undefined,
  levels: ReadonlySet<string>,
  values: Values,
  world: World,
): Promise<ReadonlyMap<string, MakingFigures>> {
  const size = positive(values, 'sample');
  if (size === undefined) return new Map();
  if (plan === undefined) throw new InputError('--sample: no plan; expected one that says how puzzles are made');
  const inFolder = tasksOf(plan).filter(({ variant, level }) => levels.has(`${variant}/${level}`));
  const tasks = sampleTasks(inFolder, size);
  return makingByLevel(tasks, await makeWithProgress(tasks, plan, jobs(values, world), world));
}

function jsonLines(stats: FolderStats, gates: GateReport | undefined): string {
  const figures = figuresOf(stats);
  const totals = { ...totalsOf(figures), ...(gates === undefined ? {} : { gates: gatesJson(gates) }) };
  return [...figures, totals].map((line) => `${JSON.stringify(line)}\n`).join('');
}

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

/** Names the puzzles that are graded other than their level; whether there are any. */
function tellOutside(levels: readonly LevelStats[], world: World): boolean {
  const wrong = levels.filter(({ outside }) => outside.length > 0);
  for (const { figures, outside } of wrong) {
    const named = outside.slice(0, MOST_NAMED).join(', ');
    const more = outside.length > MOST_NAMED ? ', ...' : '';
    const { variant, level, band, count } = figures;
    world.err(`${variant}/${level}: ${outside.length} of ${count} puzzles are not ${band}: ${named}${more}\n`);
  }
  return wrong.length > 0;
}
