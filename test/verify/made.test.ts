/** The makers' puzzles of every level of the default plan, in the order of a build: the verifier finds no fault. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../format/address.js';
import { documentOf } from '../../format/reader.js';
import { RULES } from '../../format/variants.js';
import { makeRecord } from '../../generator/make.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { type Fault, verifyBank } from '../../tools/verify/index.js';

/** The first puzzles of each level that are made here. */
const SAMPLE = 3;

const plan = readPlan(fileURLToPath(new URL('../../banks/plan.json', import.meta.url)));
const variants = [...new Set(plan.rows.map(({ variant }) => variant))];

describe.each(variants)('%s', (variant) => {
  const rows = plan.rows.filter((row) => row.variant === variant);
  const maker = MAKERS[variant] as AnyMaker;
  const documents = tasksOf({ ...plan, rows: rows.map((row) => ({ ...row, count: SAMPLE })) }).map((task) => {
    const { record } = makeRecord(maker, task.address, task.parameters, task.attempts);
    return documentOf(parseAddress(task.address)!, RULES[variant].decode(record));
  });
  const verify = (change: object = {}): Fault[] =>
    verifyBank(documents, (level) => ({
      ...rows.find((row) => row.level === level)!.parameters,
      count: SAMPLE,
      ...change,
    }));

  it('keeps the rules and the plan', () => {
    expect(documents).toHaveLength(SAMPLE * rows.length);
    expect(verify()).toEqual([]);
  });

  it('would be told if it were not what the plan says', () => {
    const told = verify({ size: 1 });
    expect(told.map(({ address, rule }) => `${address} ${rule}`)).toEqual(
      documents.map(({ address }) => `${address} size`),
    );
  });
});
