/** Everything that is written keeps its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../format/bank.js';
import { FORMAT_VERSION } from '../format/container.js';
import type { NumberVariant } from '../format/documents.js';
import { documentOf } from '../format/reader.js';
import { decodeRecord } from '../format/record.js';
import { BANDS, levelOf, MAX_SCORE, techniquesOf } from '../format/techniques.js';
import { NUMBER_RULES, numberRulesOf } from '../format/variants.js';
import { runTask } from '../tools/build/executor.js';
import { readJson, schemaFault } from '../tools/json.js';
import { packageFile } from '../tools/package.js';
import { readPlan, tasksOf } from '../tools/plan/plan.js';
import { numbersOf } from './tasks.js';

const tasks = numbersOf(tasksOf(readPlan(packageFile('test/golden/plan.json'))));

describe('schemas', () => {
  it.each(tasks)('hold the document and the content of $address', ({ address, variant, ...task }) => {
    const outcome = runTask({ address, variant, ...task });
    if ('failure' in outcome) throw new Error(outcome.failure);
    const [, level, number] = address.split('/');
    const graded = decodeRecord(numberRulesOf(variant), outcome.record);
    const document = documentOf({ variant, level, number: Number(number) }, graded);
    expect(document.hints !== undefined).toBe(task.hints);
    expect(schemaFault(document, 'document.schema.json')).toBeUndefined();
    const content = contentOf({ variant, levels: [{ level, records: [outcome.record] }] });
    expect(schemaFault(content, 'bank.schema.json')).toBeUndefined();
    // And they can fail.
    expect(schemaFault({ ...document, number: 0 }, 'document.schema.json')).toMatch(/^\/number/);
    expect(schemaFault({ ...document, more: 0 }, 'document.schema.json')).toMatch(/^\/more: unknown key/);
    expect(schemaFault({ ...document, grade: undefined }, 'document.schema.json')).toMatch(/"grade" is missing/);
    for (const hints of [[81], [0.5], [3, 3], 'ABC']) {
      expect(schemaFault({ ...document, hints }, 'document.schema.json')).toMatch(/^\/hints/);
    }
    expect(schemaFault({ ...content, levels: [] }, 'bank.schema.json')).toMatch(/^\/levels/);
  });

  it('hold every grade that a record can have, and no other', () => {
    const [{ address, variant, ...task }] = tasks;
    const outcome = runTask({ address, variant, ...task });
    if ('failure' in outcome) throw new Error(outcome.failure);
    const graded = decodeRecord(numberRulesOf(variant), outcome.record);
    const document = documentOf({ variant, level: 'any', number: 1 }, graded);
    const faultOf = (change: object) =>
      schemaFault({ ...document, grade: { ...document.grade, ...change } }, 'document.schema.json');
    for (const name of Object.keys(NUMBER_RULES) as NumberVariant[]) {
      for (const technique of techniquesOf(name)) {
        for (const rows of [3, 4])
          expect(faultOf({ technique, level: levelOf(name, technique, rows) })).toBeUndefined();
      }
    }
    for (const score of [1, MAX_SCORE]) expect(faultOf({ score })).toBeUndefined();
    for (const score of [0, MAX_SCORE + 1, 1.5, '7']) expect(faultOf({ score })).toMatch(/^\/grade\/score/);
    for (const level of ['fiendish', null]) expect(faultOf({ level })).toMatch(/^\/grade\/level/);
    for (const technique of ['', 'Naked single', 1]) expect(faultOf({ technique })).toMatch(/^\/grade\/technique/);
    expect(faultOf({ more: 0 })).toMatch(/^\/grade\/more: unknown key/);
    expect(faultOf({ score: undefined })).toMatch(/^\/grade: the key "score" is missing/);
  });

  it('know the same bands as the code', () => {
    const read = (name: string) => JSON.parse(readFileSync(packageFile(`schemas/${name}.schema.json`), 'utf8')).$defs;
    expect(read('plan').band.enum).toEqual(BANDS);
    expect(read('document').grade.properties.level.enum).toEqual(BANDS);
  });

  it('hold the committed manifest', () => {
    expect(readJson(packageFile('banks/manifest.json'), 'manifest.schema.json')).toMatchObject({
      formatVersion: FORMAT_VERSION,
    });
  });

  it('bear the names of their files', () => {
    for (const name of readdirSync(packageFile('schemas'))) {
      expect(JSON.parse(readFileSync(packageFile(`schemas/${name}`), 'utf8')).$id).toBe(name);
    }
  });
});
