/** Puzzles of fixed addresses as a person can read them. `npm run golden -- --accept` takes changes after a look at them. */
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../format/address.js';
import type { AnyNumberPuzzle, VariantName } from '../format/documents.js';
import { openLexicon } from '../format/lexicon.js';
import { wordDocumentOf } from '../format/reader.js';
import { decodeRecord, type Graded } from '../format/record.js';
import { isWordVariant, numberRulesOf, wordRulesOf } from '../format/variants.js';
import { runTask } from '../tools/build/executor.js';
import { lexiconsOf } from '../tools/build/lexicon-asset.js';
import { sha256 } from '../tools/build/manifest.js';
import { packBank, packLexicon } from '../tools/build/pack.js';
import { packageFile } from '../tools/package.js';
import { Grounds } from '../tools/plan/grounds.js';
import { readPlan, type Task, tasksOf } from '../tools/plan/plan.js';
import { numbersOf } from './tasks.js';

const plan = readPlan(packageFile('test/golden/plan.json'));
const grounds = new Grounds(plan);
const wordVariants = [...new Set(plan.rows.map((row) => row.variant))].filter(isWordVariant);
const variants = [...new Set(numbersOf(plan.rows).map((row) => row.variant))];

/** Grade and hints, a line each. */
function gradeText({ grade, hints }: Graded<AnyNumberPuzzle>): string {
  const text = `grade: ${grade.level}, ${grade.technique}, score ${grade.score}\n`;
  return hints === undefined ? text : `${text}hints: ${hints.join(' ')}\n`;
}

interface MadeTask extends Task {
  readonly record: string;
}

/** The plan's puzzles of a variant, made. */
function madeOf(variant: VariantName): (MadeTask & { readonly attempts: number })[] {
  return tasksOf(plan)
    .filter((task) => task.variant === variant)
    .map((task) => {
      const outcome = runTask(task, grounds);
      if ('failure' in outcome) throw new Error(outcome.failure);
      return { ...task, ...outcome };
    });
}

/** The hashes of the bank that holds the records, a line for each encoding. */
function hashesOf(variant: string, made: readonly MadeTask[]): string {
  const levels = [...new Set(made.map(({ level }) => level))].map((level) => ({
    level,
    records: made.filter((task) => task.level === level).map(({ record }) => record),
  }));
  return (['msgpack', 'json'] as const)
    .map((encoding) => `${encoding} SHA-256 ${sha256(packBank({ variant, levels }, encoding))}\n`)
    .join('');
}

describe('golden', () => {
  it.each(variants)('%s', async (variant) => {
    const rules = numberRulesOf(variant);
    const made = madeOf(variant);
    const drawn = made.map(({ address, record, attempts }) => {
      const graded = decodeRecord(rules, record);
      const { puzzle } = graded;
      const head = `${address}  attempts: ${attempts}\n${gradeText(graded)}`;
      return `${head}\n${rules.render(puzzle)}\n\n${rules.render(puzzle, true)}\n\n${record}\n`;
    });
    await expect([...drawn, hashesOf(variant, made)].join('\n')).toMatchFileSnapshot(`golden/${variant}.txt`);
  });

  it.each(wordVariants)('%s', async (variant) => {
    const rules = wordRulesOf(variant);
    const made = madeOf(variant);
    const [asset] = lexiconsOf(
      made,
      made.map(({ record }) => record),
      grounds,
    );
    const lexicon = openLexicon(packLexicon(asset.texts, 'msgpack'));
    const drawn = made.map(({ address, record, attempts }) => {
      const bare = rules.decode(record);
      const document = wordDocumentOf(parseAddress(address)!, bare, lexicon);
      const { setup, punchline } = document.joke;
      const head = `${address}  attempts: ${attempts}\n${setup}\n${punchline}\n${document.phraseText}\n`;
      return `${head}\n${rules.render(document)}\n\n${rules.render(document, true)}\n\n${record}\n`;
    });
    const text = `${JSON.stringify(asset.texts, null, 2)}\n`;
    await expect([...drawn, text, hashesOf(variant, made)].join('\n')).toMatchFileSnapshot(`golden/${variant}.txt`);
  });
});
