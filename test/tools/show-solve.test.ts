/** `show --solve`: the steps by which a person solves a puzzle, for people and for apps. */
import { describe, expect, it } from 'vitest';
import { techniquesOf } from '../../format/techniques.js';
import { filesOf } from '../../tools/build/assets.js';
import { runTask } from '../../tools/build/executor.js';
import { writeFiles } from '../../tools/build/files.js';
import { nameOf } from '../../tools/grade/names.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { numbersOf } from '../tasks.js';
import { newFolder, writePlan } from './run.js';
import { ran } from './world.js';

const folder = newFolder();
const plan = writePlan(folder, [
  { variant: 'sudoku', level: 'hard', count: 2, size: 9, empty: 0 },
  { variant: 'futoshiki', level: 'medium', count: 1, size: 5, keep: 0 },
  { variant: 'skyscrapers', level: 'medium', count: 1, size: 5, keep: 0 },
  { variant: 'magic-square', level: 'medium', count: 1, size: 4, keep: 0 },
  { variant: 'calcudoku', level: 'medium', count: 1, size: 5, cages: 3 },
]);
const tasks = numbersOf(tasksOf(readPlan(plan)));
const made = tasks.map((task) => {
  const outcome = runTask(task);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return { variant: task.variant, level: task.parameters.band, record: outcome.record };
});
const banks = [...new Set(made.map(({ variant }) => variant))].map((variant) => {
  const own = made.filter((one) => one.variant === variant);
  return { variant, levels: [{ level: own[0].level, records: own.map(({ record }) => record) }] };
});
writeFiles(folder, await filesOf(banks, ['msgpack']));

const show = (address: string, ...args: readonly string[]) =>
  ran(['show', address, '--out', folder, '--plan', plan, ...args]);

interface Told {
  readonly address: string;
  readonly grade: { readonly level: string; readonly technique: string; readonly score: number };
  readonly steps: readonly {
    readonly technique: string;
    readonly starts: number;
    readonly length?: number;
    readonly deductions: readonly {
      readonly cells: readonly number[];
      readonly placed: readonly { readonly cell: number; readonly value: number }[];
      readonly struck: readonly { readonly cell: number; readonly values: readonly number[] }[];
      readonly text: string;
    }[];
  }[];
}

describe('show --solve', () => {
  it.each(tasks)('--json tells how $address is filled, by what is known at each step', async ({ address, variant }) => {
    const { status, stdout, stderr } = await show(address, '--solve', '--json');
    expect([status, stderr, stdout.split('\n')]).toEqual([0, '', [expect.any(String), '']]);
    const document = JSON.parse((await show(address, '--json')).stdout);
    const told = JSON.parse(stdout) as Told;
    expect([told.address, told.grade]).toEqual([address, document.grade]);
    const values = [...document.givens];
    const cells = values.length;
    const techniques = new Set<string>();
    for (const { technique, starts, length, deductions } of told.steps) {
      techniques.add(technique);
      expect([starts > 0, deductions.length, length === 0]).toEqual([true, starts, false]);
      for (const { cells: from, placed, struck, text } of deductions) {
        expect(text).toMatch(/^\S.*\.$/);
        expect(placed.length + struck.length).toBeGreaterThan(0);
        for (const cell of from) expect(cell >= 0 && cell < cells).toBe(true);
        // Nothing that is struck is the solution, and what is placed is.
        for (const { cell, value } of placed) {
          expect(value).toBe(document.solution[cell]);
          values[cell] = value;
        }
        for (const { cell, values: gone } of struck) {
          expect([gone.length > 0, gone.includes(document.solution[cell])]).toEqual([true, false]);
        }
      }
    }
    expect(values).toEqual(document.solution);
    const order: readonly string[] = techniquesOf(variant);
    const hardest = Math.max(...[...techniques].map((technique) => order.indexOf(technique)));
    expect(order[hardest]).toBe(document.grade.technique);
  });

  it.each(tasks)('tells the same of $address in words', async ({ address }) => {
    const told = JSON.parse((await show(address, '--solve', '--json')).stdout) as Told;
    const { status, stdout } = await show(address, '--solve');
    const plain = await show(address);
    expect(status).toBe(0);
    // The puzzle as given stands first, as `show` draws it.
    const drawn = plain.stdout.slice(0, plain.stdout.indexOf('\nSolution'));
    expect(stdout.startsWith(drawn)).toBe(true);
    for (const [index, { technique, starts, deductions }] of told.steps.entries()) {
      const points = `${starts} starting ${starts === 1 ? 'point' : 'points'}`;
      expect(stdout).toContain(`\n${index + 1}. ${nameOf(technique)} (${technique}), ${points}`);
      for (const { text } of deductions) expect(stdout).toContain(`\n   ${text}\n      `);
    }
    const { level, technique, score } = told.grade;
    const last = `${level}: ${nameOf(technique)} (${technique}), score ${score}\n`;
    expect(stdout.endsWith(`\n\n${last}`)).toBe(true);
    expect(plain.stdout.endsWith(`\n\n${last}`)).toBe(true);
  });

  it('says what is placed and what goes', async () => {
    const { stdout } = await show('sudoku/hard/1', '--solve');
    expect(stdout).toMatch(/^ {6}r\dc\d = \d$/m);
    expect(stdout).toMatch(/^ {6}\d(, \d)* go(es)? from r\dc\d(, r\dc\d)*( and r\dc\d)?$/m);
  });

  it('works on a puzzle that is made for it', async () => {
    const { status, stdout, stderr } = await show('sudoku/hard/40', '--solve', '--json');
    expect([status, JSON.parse(stdout).address]).toEqual([0, 'sudoku/hard/40']);
    expect(stderr).toMatch(/made from the plan/);
  });

  it.each([
    [['--solve', '--record'], /--solve and --record: expected one of them/],
    [['--json', '--record'], /--json and --record: expected one of them/],
    [['--solve', '--json', '--record'], /--record: expected one of them/],
  ])('refuses %j', async (args, message) => {
    expect(await show('sudoku/hard/1', ...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });
});

describe('names', () => {
  it('differ for every technique of a variant', () => {
    for (const variant of ['sudoku', 'futoshiki', 'skyscrapers', 'magic-square', 'calcudoku'] as const) {
      const names = techniquesOf(variant).map(nameOf);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9+ -]+$/);
    }
  });
});
