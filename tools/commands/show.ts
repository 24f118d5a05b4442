/** `show`: one puzzle, drawn with its solution, as a document, as its record, or solved step by step. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../format/address.js';
import { formatAddress } from '../../format/address.js';
import type { ArrowwordDocument, WordDocument, WordSearchDocument } from '../../format/documents.js';
import { type LexiconReader, openLexicon } from '../../format/lexicon.js';
import { documentOf, wordDocumentOf } from '../../format/reader.js';
import { decodeRecord } from '../../format/record.js';
import {
  isWordSearchVariant,
  isWordVariant,
  languageOf,
  type NumberRules,
  rulesFor,
  type WordRules,
} from '../../format/variants.js';
import { type AnyMaker, MAKERS } from '../../generator/variants.js';
import { faultOf, openLexicons, openNamedAsset, recordIn } from '../build/assets.js';
import { runTask } from '../build/executor.js';
import { lexiconName, lexiconsOf } from '../build/lexicon-asset.js';
import { assetName } from '../build/names.js';
import { packLexicon } from '../build/pack.js';
import { arrowwordSvg } from '../draw/arrowword.js';
import { wordSearchSvg } from '../draw/word-search.js';
import { InputError, UnfinishedError } from '../errors.js';
import { gradeText, pathData, pathGrade, pathText } from '../grade/path.js';
import { Grounds } from '../plan/grounds.js';
import { checkWords, readPlan } from '../plan/plan.js';
import type { Command, Values } from './command.js';
import { address, JSON_LINES, OUT, outFolder, PLAN, planFile } from './options.js';

export const showCommand: Command = {
  name: 'show',
  operands: 'ADDRESS',
  summary: 'Draws a puzzle, its solution and its grade, for example `puzzle-bank show futoshiki/hard/3`.',
  details: [
    'The puzzle comes from the bank in the folder. Where that has no such address, or with --make, it is made',
    'from the plan, which gives the puzzle of any number of a level that the plan names.',
    '',
    'With --solve, the way in which a person solves the puzzle as given, step by step: the easiest technique that',
    'finds anything, in how many places, and for each of them why, and what is filled in or ruled out. r1c2 is the',
    'cell in row 1 and column 2. With --json as well, one object { address, grade, steps: [{ technique, starts,',
    'deductions: [{ cells, placed, struck, text }] }] }, from which an app can tell hints; a chain has a length besides.',
  ].join('\n'),
  options: {
    solve: { type: 'boolean', help: 'the steps by which a person solves it' },
    json: { ...JSON_LINES, help: 'the puzzle document, or with --solve the steps, as one JSON object' },
    svg: { type: 'boolean', help: 'a picture of a word puzzle; of a word search with its words ringed' },
    letters: { type: 'boolean', help: 'with --svg: the letters of an arrowword, which is empty without' },
    record: { type: 'boolean', help: 'the record' },
    make: { type: 'boolean', help: 'make the puzzle from the plan, whatever the bank holds' },
    out: OUT,
    plan: PLAN,
  },
  arity: [1, 1],
  run(values, [operand], world) {
    const wanted = address(operand);
    refuseBoth(values);
    const held = values.make === true ? undefined : stored(wanted, outFolder(values));
    const found = held ?? makeFromPlan(wanted, planFile(values));
    if (held === undefined && values.make !== true) {
      world.err(`${operand}: not in the banks of ${outFolder(values)}; made from the plan\n`);
    }
    world.out(shown(wanted, found, values));
    return 0;
  },
};

/** `--record` is a form of its own; `--json` is one of the document or of the steps. */
function refuseBoth(values: Values): void {
  if (values.letters === true && values.svg !== true) throw new InputError('--letters: expected with --svg');
  const forms = ['json', 'svg', 'solve', 'record'].filter((form) => values[form] === true);
  if (forms.length < 2 || forms.join() === 'json,solve') return;
  throw new InputError(`--${forms.join(' and --')}: expected one of them`);
}

function shown(wanted: Address, { record, lexicon }: Found, values: Values): string {
  if (values.record === true) return `${record}\n`;
  const rules = rulesFor(wanted.variant);
  if (rules === undefined) throw new InputError(`${wanted.variant}: no such variant`);
  return rules.kind === 'number'
    ? shownNumber(wanted, rules, record, values)
    : shownWords(wanted, rules, record, lexicon, values);
}

function shownNumber(wanted: Address, rules: NumberRules, record: string, values: Values): string {
  const name = formatAddress(wanted);
  const graded = decodeRecord(rules, record);
  const { puzzle, grade } = graded;
  if (values.solve === true) {
    const maker: AnyMaker = MAKERS[rules.name];
    const path = maker.grader.solve(puzzle, { isExplaining: true });
    if (values.json === true) return `${JSON.stringify(pathData(name, path))}\n`;
    return `${name}\n\n${rules.render(puzzle)}\n\n${pathText(path, puzzle)}\n${gradeText(pathGrade(path))}\n`;
  }
  if (values.svg === true) throw new InputError(`--svg: ${name}: expected a word puzzle; others have no picture`);
  if (values.json === true) return `${JSON.stringify(documentOf(wanted, graded))}\n`;
  return `${name}\n\n${rules.render(puzzle)}\n\nSolution\n\n${rules.render(puzzle, true)}\n\n${gradeText(grade)}\n`;
}

function shownWords(
  wanted: Address,
  rules: WordRules,
  record: string,
  lexicon: LexiconReader | undefined,
  values: Values,
): string {
  const name = formatAddress(wanted);
  if (values.solve === true)
    throw new InputError(`--solve: ${name}: expected a number puzzle; words are found, not deduced`);
  if (lexicon === undefined)
    throw new InputError(
      `${name}: no ${lexiconName(languageOf(rules.name), 'msgpack')} beside its bank; it takes its texts from there`,
    );
  const document = documentFrom(wanted, rules, record, lexicon);
  if (values.json === true) return `${JSON.stringify(document)}\n`;
  if (values.svg === true) return pictureOf(document, values.letters === true);
  const { setup, punchline } = document.joke;
  return `${name}\n\n${rules.render(document)}\n\nSolution\n\n${rules.render(document, true)}\n\n${setup}\n${punchline}\n`;
}

function pictureOf(document: WordDocument, isSolved: boolean): string {
  return isWordSearchVariant(document.variant)
    ? wordSearchSvg(document as WordSearchDocument)
    : arrowwordSvg(document as ArrowwordDocument, isSolved);
}

/** The document. Throws `InputError` where the lexicon is of another build than the bank. */
function documentFrom(wanted: Address, rules: WordRules, record: string, lexicon: LexiconReader): WordDocument {
  try {
    return wordDocumentOf(wanted, rules.decode(record), lexicon);
  } catch (error) {
    throw new InputError(`${formatAddress(wanted)}: ${faultOf(error)}`);
  }
}

/** A record, and the lexicon that a word puzzle takes its texts from. */
interface Found {
  readonly record: string;
  readonly lexicon: LexiconReader | undefined;
}

/** The record in the folder's bank; `undefined` where there is none. */
function stored(wanted: Address, folder: string): Found | undefined {
  const { variant } = wanted;
  for (const encoding of ['msgpack', 'json'] as const) {
    const name = assetName(variant, encoding);
    if (!existsSync(join(folder, name))) continue;
    const lexicons = isWordVariant(variant) ? openLexicons(folder) : [];
    const record = recordIn(openNamedAsset(folder, name, lexicons), formatAddress(wanted));
    const lexicon = isWordVariant(variant)
      ? lexicons.find(({ language }) => language === languageOf(variant))
      : undefined;
    return record === undefined ? undefined : { record, lexicon };
  }
  return undefined;
}

function makeFromPlan(wanted: Address, file: string): Found {
  const plan = readPlan(file);
  const row = plan.rows.find(({ variant, level }) => variant === wanted.variant && level === wanted.level);
  if (row === undefined) {
    const levels = plan.rows.map(({ variant, level }) => `${variant}/${level}`);
    throw new InputError(
      `${formatAddress(wanted)}: ${file} has no ${wanted.variant}/${wanted.level}; expected one of ${levels.join(', ')}`,
    );
  }
  const task = { ...row, address: formatAddress(wanted) };
  const grounds = new Grounds(plan);
  if (isWordVariant(task.variant)) {
    checkWords(grounds, { ...row, count: Math.min(row.count, wanted.number) });
    const jokes = grounds.maker(task.variant).jokesFor(wanted.level);
    if (wanted.number > jokes) {
      throw new InputError(
        `${formatAddress(wanted)}: number ${wanted.number}; expected 1 to ${jokes}, as many jokes fit`,
      );
    }
  }
  const outcome = runTask(task, grounds);
  if ('failure' in outcome) throw new UnfinishedError(outcome.failure);
  const { record } = outcome;
  const [lexicon] = lexiconsOf([task], [record], grounds);
  return { record, lexicon: lexicon && openLexicon(packLexicon(lexicon.texts, 'msgpack')) };
}
