/** Puzzles of fixed addresses as a person can read them. `npm run golden -- --accept` takes changes after a look at them. */
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../format/address.js';
import type { AnyPuzzle } from '../format/documents.js';
import { decodeRecord, type Graded } from '../format/record.js';
import type { Rules } from '../format/rules.js';
import { rulesFor } from '../format/variants.js';
import { runTask } from '../tools/build/executor.js';
import { sha256 } from '../tools/build/manifest.js';
import { packBank } from '../tools/build/pack.js';
import { packageFile } from '../tools/package.js';
import { readPlan, tasksOf } from '../tools/plan/plan.js';

const plan = readPlan(packageFile('test/golden/plan.json'));
const variants = [...new Set(plan.rows.map((row) => row.variant))];

/** Grade and hints, a line each. */
function gradeText({ grade, hints }: Graded<AnyPuzzle>): string {
  const text = `grade: ${grade.level}, ${grade.technique}, score ${grade.score}\n`;
  return hints === undefined ? text : `${text}hints: ${hints.join(' ')}\n`;
}

describe('golden', () => {
  it.each(variants)('%s', async (variant) => {
    const rules = rulesFor(variant) as Rules<AnyPuzzle>;
    const made = tasksOf(plan)
      .filter((task) => task.variant === variant)
      .map((task) => {
        const outcome = runTask(task);
        if ('failure' in outcome) throw new Error(outcome.failure);
        return { ...outcome, address: task.address };
      });
    const drawn = made.map(({ address, record, attempts }) => {
      const graded = decodeRecord(rules, record);
      const { puzzle } = graded;
      const head = `${address}  attempts: ${attempts}\n${gradeText(graded)}`;
      return `${head}\n${rules.render(puzzle)}\n\n${rules.render(puzzle, true)}\n\n${record}\n`;
    });
    const levels = [...new Set(made.map(({ address }) => parseAddress(address)?.level as string))].map((level) => ({
      level,
      records: made.filter(({ address }) => address.split('/')[1] === level).map(({ record }) => record),
    }));
    const hashes = (['msgpack', 'json'] as const).map(
      (encoding) => `${encoding} SHA-256 ${sha256(packBank({ variant, levels }, encoding))}\n`,
    );
    await expect([...drawn, hashes.join('')].join('\n')).toMatchFileSnapshot(`golden/${variant}.txt`);
  });
});
