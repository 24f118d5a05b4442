/** `lexicon variety`: learns how often each answer of a plan's languages may take part in arrowwords. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '../../format/documents.js';
import { WORD_GRID_SIDES } from '../../format/word-grid.js';
import { formatVariety } from '../../generator/arrowword/variety.js';
import { type OutputFile, writeFiles } from '../build/files.js';
import { sha256 } from '../build/manifest.js';
import { InputError, InterruptedError, messageOf } from '../errors.js';
import { HOUSE_VARIETY, readVariety, type VarietyEdition, varietyEditions } from '../lexicon/variety-file.js';
import { Grounds, wishOf } from '../plan/grounds.js';
import { type Plan, readPlan } from '../plan/plan.js';
import { Progress } from '../progress.js';
import { LEARNING, learnVariety } from '../variety/learn.js';
import { pilotPool } from '../variety/pool.js';
import type { Command, Values } from './command.js';
import { JOBS, jobs, OUT, outFolder, PLAN, planFile, positive, whole } from './options.js';

const FROM = 8;
const TO = 18;

export const lexiconVarietyCommand: Command = {
  name: 'lexicon variety',
  operands: '[LANGUAGE...]',
  summary: 'Learns how often each answer may take part in arrowwords, so that none stands in too many of them.',
  details: [
    'Makes some thousand grids a language at addresses that no bank has, which takes minutes, and writes DIR/variety-de.tsv',
    'and so on: a line for each answer that would stand in too many grids; by side, at how many of 256 addresses it is closed. A',
    'plan\'s language takes such a table as "variety": "FILE". All languages of the plan when none is named. The same plan',
    'gives the same tables. Learn anew for another lexicon, or other facts: what a table does not know is never closed.',
  ].join('\n'),
  options: {
    plan: PLAN,
    out: { ...OUT, help: 'the folder of the tables' },
    house: { type: 'boolean', help: 'in place of --out: add editions to those that ship with puzzle-bank' },
    from: { type: 'string', value: 'N', help: `the least side of the grids (${FROM} when left out)` },
    to: {
      type: 'string',
      value: 'N',
      help: `the largest (${TO} when left out); another side takes the nearest's shares`,
    },
    grids: { type: 'string', value: 'N', help: `grids of a round (${LEARNING.grids} when left out)` },
    jobs: JOBS,
  },
  arity: [0, LANGUAGES.length],
  async run(values, operands, world) {
    const isHouse = values.house === true;
    if (isHouse === (values.out !== undefined)) {
      throw new InputError('lexicon variety: expected --out DIR, or --house');
    }
    const plan = withoutVariety(readPlan(planFile(values)));
    const languages = wishedLanguages(plan, operands);
    const sides = sidesOf(values);
    const learning = { ...LEARNING, grids: positive(values, 'grids', 10_000) ?? LEARNING.grids };
    const folder = isHouse ? dirname(HOUSE_VARIETY) : outFolder(values);
    if (!isHouse) for (const language of languages) refuseOtherFile(join(folder, ownName(language)));
    refuseUnusable(plan, languages, sides);
    const pool = pilotPool(jobs(values, world), wishOf(plan), world.signal);
    const unwritten = [...languages];
    try {
      for (const language of languages) {
        const progress = new Progress(world, `rounds of ${language}`);
        const table = await learnVariety(sides, pool.pilotOf(language), progress.update, learning).finally(() =>
          progress.end(),
        );
        const bytes = new TextEncoder().encode(formatVariety(table));
        const files = isHouse ? houseFiles(plan, language, bytes) : [{ name: ownName(language), bytes }];
        writeFiles(folder, files);
        unwritten.shift();
        world.out(`${join(folder, files[0].name)}: ${table.size} ${table.size === 1 ? 'side' : 'sides'}\n`);
      }
    } catch (error) {
      const { reason } = world.signal;
      throw reason instanceof InterruptedError ? new InterruptedError(reason.signal, unwritten.join(', ')) : error;
    } finally {
      await pool.end();
    }
    return 0;
  },
};

function ownName(language: Language): string {
  return `variety-${language}.tsv`;
}

/** Throws `InputError` where a file stands there that is no table of variety, such as a lexicon's. */
function refuseOtherFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    readVariety(file);
  } catch (error) {
    throw new InputError(`${messageOf(error)}; nothing is written over it`);
  }
}

/** The plan as it would be without tables: what is learned does not hang on an earlier one. */
function withoutVariety(plan: Plan): Plan {
  const languages = plan.languages.map(([code, { variety: _, house, ...rest }]): Plan['languages'][number] => {
    const { variety: __, ...others } = house ?? {};
    return [code, { ...rest, ...(house === undefined ? {} : { house: others }) }];
  });
  return { ...plan, languages };
}

/** The languages that are named, or else all of the plan. Throws `InputError` for one that the plan lacks. */
function wishedLanguages({ file, languages }: Plan, operands: readonly string[]): Language[] {
  const codes = languages.map(([code]) => code);
  const odd = operands.find((operand) => !codes.some((code) => code === operand));
  if (odd !== undefined) throw new InputError(`${odd}: no language of ${file}; expected one of ${codes.join(', ')}`);
  if (codes.length === 0) throw new InputError(`${file}: no "languages"; expected what to learn of`);
  return operands.length === 0 ? codes : codes.filter((code) => operands.includes(code));
}

function sidesOf(values: Values): number[] {
  const { min, max } = WORD_GRID_SIDES;
  const from = whole(values, 'from', min, max) ?? FROM;
  const to = whole(values, 'to', min, max) ?? Math.max(TO, from);
  if (to < from) {
    throw new InputError(`lexicon variety: sides of ${from} to ${to}; expected ${min} to ${max}, the least first`);
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Throws `InputError` for a language that arrowwords cannot be made of. */
function refuseUnusable(plan: Plan, languages: readonly Language[], sides: readonly number[]): void {
  const grounds = new Grounds(plan);
  for (const language of languages) {
    const maker = grounds.maker(`arrowword-${language}`);
    for (const side of sides) {
      const level = `${side}x${side}`;
      const fault = maker.wishFault(level, {});
      if (fault !== undefined) throw new InputError(`${plan.file}: /languages/${language}: ${fault}`);
      if (maker.jokesFor(level) > 0) continue;
      throw new InputError(`${plan.file}: /languages/${language}: no joke ends in a phrase for ${level}`);
    }
  }
}

/** The next edition of a language: its table, and the list of editions last, which vouches for it. */
function houseFiles(plan: Plan, language: Language, bytes: Uint8Array): OutputFile[] {
  const house = plan.languages.find(([code]) => code === language)?.[1].house;
  if (house?.lexicon === undefined || house.facts === undefined) {
    throw new InputError(`${plan.file}: /languages/${language}: expected "house" with "lexicon" and "facts"`);
  }
  const editions = varietyEditions();
  const own = editions[language] ?? [];
  const edition: VarietyEdition = {
    table: `${language}-${own.length + 1}.tsv`,
    sha256: sha256(bytes),
    lexicon: house.lexicon,
    facts: house.facts,
  };
  const all = { ...editions, [language]: [...own, edition] };
  const ordered = Object.fromEntries(LANGUAGES.flatMap((code) => (all[code] === undefined ? [] : [[code, all[code]]])));
  return [
    { name: edition.table, bytes },
    { name: basename(HOUSE_VARIETY), bytes: new TextEncoder().encode(`${JSON.stringify(ordered, undefined, 2)}\n`) },
  ];
}
