/** `grade`: how many solutions puzzles from elsewhere have, and how hard they are. */
import { readFileSync } from 'node:fs';
import { EXIT, InputError } from '../errors.js';
import { type JudgeOptions, judge } from '../grade/judge.js';
import { type Line, linesOf, readQuestion } from '../grade/question.js';
import { headingText, type Judged, judgedText, Tally } from '../grade/report.js';
import { reasonOf } from '../json.js';
import { Progress } from '../progress.js';
import type { Command, Values, World } from './command.js';
import { JSON_LINES } from './options.js';

/** How many rows are written at once? Enough to leave the progress bar in peace. */
const BATCH = 256;
const STANDARD_INPUT = 0;

export const gradeCommand: Command = {
  name: 'grade',
  operands: 'FILE',
  summary: 'Grades puzzles from elsewhere, one a line: solutions (0, 1, 2 or more), level, hardest technique, score.',
  details: [
    'A line is a Sudoku of 81 characters (36 for 6x6, 16 for 4x4), row by row, 0 or a dot for an empty cell, after which',
    'further columns may follow, parted by a blank, comma or semicolon; or a puzzle document as one JSON object, of',
    'which variant, rows and what is given are needed (givens and inequalities, edges or cages) and a solution is not',
    'looked at. FILE - is standard input.',
    '',
    'A puzzle with one solution that no technique finishes has the technique search, no level, and a score above all',
    'others. A line that is no puzzle is told with its number, the others are graded all the same, and the exit code',
    'is 2; it is 3 where a puzzle took too many steps.',
  ].join('\n'),
  options: {
    json: {
      ...JSON_LINES,
      help: 'one object a line: { line, variant, solutions, level, technique, score } or { line, error }',
    },
    solution: { type: 'boolean', help: 'the solution as well, where there is one' },
    uniqueness: { type: 'boolean', help: 'use techniques that trust that there is one solution' },
  },
  arity: [1, 1],
  run(values, [file], world) {
    const lines = linesOf(readText(file));
    const place = file === '-' ? 'standard input' : file;
    if (lines.length > 0) return gradeAll(lines, place, values, world);
    world.err(`${place}: no lines to grade\n`);
    return EXIT.fine;
  },
};

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch (error) {
    throw new InputError(`${file === '-' ? 'standard input' : file}: cannot be read: ${reasonOf(error)}`);
  }
}

/** Why a line has no verdict: it is no puzzle (`EXIT.input`), or one that could not be judged (`EXIT.unfinished`). */
interface Failure {
  readonly line: number;
  readonly error: string;
  readonly exit: number;
}

function gradeLine({ number: line, text }: Line, options: JudgeOptions): Judged | Failure {
  const asked = readQuestion(text);
  if ('error' in asked) return { line, error: asked.error, exit: EXIT.input };
  const verdict = judge(asked, options);
  if ('error' in verdict) return { line, error: verdict.error, exit: EXIT.unfinished };
  return { line, variant: asked.variant, ...verdict };
}

function gradeAll(lines: readonly Line[], place: string, values: Values, world: World): number {
  const options = { wantsSolution: values.solution === true, usesUniqueness: values.uniqueness === true };
  const writer = new Writer(world, lines.length);
  const tally = new Tally();
  const failures: Failure[] = [];
  if (values.json !== true) writer.out(headingText(options.wantsSolution));
  try {
    for (const line of lines) {
      const graded = gradeLine(line, options);
      if ('error' in graded) failures.push(graded);
      else tally.add(graded);
      if (values.json === true) writer.out(jsonText(graded, options.wantsSolution));
      else if ('error' in graded) writer.err(`${place}:${graded.line}: ${graded.error}\n`);
      else writer.out(judgedText(graded, options.wantsSolution));
      writer.step();
    }
  } finally {
    writer.flush();
  }
  if (values.json !== true) world.out(`\n${tally.text()}`);
  return tellFailures(failures, place, world);
}

function jsonText(graded: Judged | Failure, wantsSolution: boolean): string {
  if ('error' in graded) return `${JSON.stringify({ line: graded.line, error: graded.error })}\n`;
  const { solution, ...row } = graded;
  return `${JSON.stringify(wantsSolution ? { ...row, solution } : row)}\n`;
}

/** Says how many failed, and returns the exit code: bad input weighs more than what could not be finished. */
function tellFailures(failures: readonly Failure[], place: string, world: World): number {
  const broken = failures.filter(({ exit }) => exit === EXIT.input).length;
  const unfinished = failures.length - broken;
  if (broken > 0) world.err(`${place}: ${broken} ${broken === 1 ? 'line is' : 'lines are'} no puzzle\n`);
  if (unfinished > 0) {
    world.err(`${place}: ${unfinished} ${unfinished === 1 ? 'puzzle was' : 'puzzles were'} not graded\n`);
  }
  if (broken > 0) return EXIT.input;
  return unfinished > 0 ? EXIT.unfinished : EXIT.fine;
}

/** Writes rows in batches, so that they and the progress bar do not run into each other. */
class Writer {
  private readonly world: World;
  private readonly progress: Progress;
  private readonly total: number;
  private done = 0;
  private rows = '';

  constructor(world: World, total: number) {
    this.world = world;
    this.progress = new Progress(world, 'puzzles');
    this.total = total;
  }

  out(text: string): void {
    this.rows += text;
  }

  /** Tells of a line, after the rows before it. */
  err(text: string): void {
    this.flush();
    this.world.err(text);
  }

  /** One more line is done. */
  step(): void {
    if (++this.done % BATCH === 0) this.flush();
    this.progress.update(this.done, this.total);
  }

  /** Takes the progress bar away and writes the rows that are waiting. */
  flush(): void {
    this.progress.end();
    if (this.rows !== '') this.world.out(this.rows);
    this.rows = '';
  }
}
