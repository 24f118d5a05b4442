import { describe, expect, it } from 'vitest';
import type { NumberVariant } from '../../format/documents.js';
import { NUMBER_RULES } from '../../format/variants.js';
import { randomFor } from '../../generator/random/seed.js';
import { gradeBenchmark } from '../../tools/bench/grade.js';
import { levelsBenchmark } from '../../tools/bench/levels.js';
import { attemptByRejection } from '../../tools/bench/reference/rejection.js';
import { packageFile } from '../../tools/package.js';
import { readPlan } from '../../tools/plan/plan.js';
import { numbersOf } from '../tasks.js';

const ROWS = readPlan(packageFile('banks/plan.json')).rows;
const easiest = (Object.keys(NUMBER_RULES) as NumberVariant[]).map(
  (variant) => ROWS.find((row) => row.variant === variant)!,
);

describe('the benchmark of grading', () => {
  it('gives one row, and with details the levels of its puzzles', async () => {
    const { rows, details } = await gradeBenchmark(20).run({ isDetailed: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ n: 20, unit: 'ms', ratio: rows[0].reference / rows[0].ours });
    const counts = (details ?? '').match(/^(easy|medium|hard|expert|extreme|search) +\d+/gm) ?? [];
    expect(counts.reduce((sum, line) => sum + Number(line.split(/ +/)[1]), 0)).toBe(20);
  });
});

describe('the benchmark of levels', () => {
  it('gives a row for each level that it is told, and tells how often the reference failed', async () => {
    const { rows, details } = await levelsBenchmark(2, easiest).run({ isDetailed: true });
    expect(rows.map(({ name }) => name)).toEqual(easiest.map(({ variant, level }) => `${variant}/${level}`));
    for (const row of rows) {
      expect(row.ours).toBeGreaterThan(0);
      expect(row.ratio).toBe(row.reference / row.ours);
    }
    expect(details).toMatch(/[0-2] of 2/);
  });
});

describe('strike, grade and throw away', () => {
  const levels = numbersOf(ROWS)
    .filter(({ variant }) => variant !== 'magic-square')
    .map((row) => ({
      ...row,
      name: `${row.variant}/${row.level}`,
    }));

  it.each(levels.filter(({ level }) => level !== 'extreme'))(
    'comes to $name, and not always',
    ({ name, variant, parameters }) => {
      const outcomes = new Set<boolean>();
      for (let attempt = 0; attempt < 400 && outcomes.size < 2; attempt++) {
        outcomes.add(attemptByRejection(variant, randomFor(`${name}/1`, attempt), parameters));
      }
      expect([...outcomes].sort()).toEqual([false, true]);
    },
  );
});
