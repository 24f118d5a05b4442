/** Everything that is written keeps its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../format/bank.js';
import type { AnyPuzzle } from '../format/documents.js';
import { documentOf } from '../format/reader.js';
import { rulesFor } from '../format/variants.js';
import { runTask } from '../tools/build/executor.js';
import { readJson, schemaFault } from '../tools/json.js';
import { packageFile } from '../tools/package.js';
import { readPlan, tasksOf } from '../tools/plan/plan.js';

const tasks = tasksOf(readPlan(packageFile('test/golden/plan.json')));

describe('schemas', () => {
  it.each(tasks)('hold the document and the content of $address', ({ address, variant, ...task }) => {
    const outcome = runTask({ address, variant, ...task });
    if ('failure' in outcome) throw new Error(outcome.failure);
    const [, level, number] = address.split('/');
    const puzzle = rulesFor(variant)?.decode(outcome.record) as AnyPuzzle;
    const document = documentOf({ variant, level, number: Number(number) }, puzzle);
    expect(schemaFault(document, 'document.schema.json')).toBeUndefined();
    const content = contentOf({ variant, levels: [{ level, records: [outcome.record] }] });
    expect(schemaFault(content, 'bank.schema.json')).toBeUndefined();
    // And they can fail.
    expect(schemaFault({ ...document, number: 0 }, 'document.schema.json')).toMatch(/^\/number/);
    expect(schemaFault({ ...document, more: 0 }, 'document.schema.json')).toMatch(/^\/more: unknown key/);
    expect(schemaFault({ ...content, levels: [] }, 'bank.schema.json')).toMatch(/^\/levels/);
  });

  it('hold the committed manifest', () => {
    expect(readJson(packageFile('banks/manifest.json'), 'manifest.schema.json')).toMatchObject({ formatVersion: 1 });
  });

  it('bear the names of their files', () => {
    for (const name of readdirSync(packageFile('schemas'))) {
      expect(JSON.parse(readFileSync(packageFile(`schemas/${name}`), 'utf8')).$id).toBe(name);
    }
  });
});
