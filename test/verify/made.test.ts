/** The makers' puzzles of every level of the default plan, in the order of a build: the verifier finds no fault. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../format/address.js';
import { documentOf } from '../../format/reader.js';
import { decodeRecord } from '../../format/record.js';
import { numberRulesOf } from '../../format/variants.js';
import { makeRecord } from '../../generator/make.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { regradeFaults } from '../../tools/regrade.js';
import { type Fault, verifyBank } from '../../tools/verify/index.js';
import { numbersOf } from '../tasks.js';

/** The first puzzles of each level that are made here. */
const SAMPLE = 3;

const plan = readPlan(fileURLToPath(new URL('../../banks/plan.json', import.meta.url)));
const variants = [...new Set(numbersOf(plan.rows).map(({ variant }) => variant))];

describe.each(variants)('%s', (variant) => {
  const rows = numbersOf(plan.rows).filter((row) => row.variant === variant);
  const maker = MAKERS[variant] as AnyMaker;
  const sample = { ...plan, rows: rows.map((row) => ({ ...row, count: SAMPLE })) };
  const documents = numbersOf(tasksOf(sample)).map((task) => {
    const { record } = makeRecord(maker, task.address, task.parameters, task.attempts, task.hints);
    return documentOf(parseAddress(task.address)!, decodeRecord(numberRulesOf(variant), record));
  });
  const verify = (change: object = {}): Fault[] =>
    verifyBank(documents, (level) => {
      const { parameters, hints } = rows.find((row) => row.level === level)!;
      return { ...parameters, hints, count: SAMPLE, ...change };
    });

  it('keeps the rules and the plan', () => {
    expect(documents).toHaveLength(SAMPLE * rows.length);
    expect(verify()).toEqual([]);
  });

  it('is graded anew as it was', () => {
    for (const document of documents)
      expect([document.address, regradeFaults(document)]).toEqual([document.address, []]);
  });

  it('would be told if it were not what the plan says', () => {
    const told = verify({ size: 1 });
    expect(told.map(({ address, rule }) => `${address} ${rule}`)).toEqual(
      documents.map(({ address }) => `${address} size`),
    );
  });
});
