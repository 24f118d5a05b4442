/** `lexicon edition`: declares what a table holds now as an edition, which can only be added to from then on. */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { LANGUAGES } from '../../format/documents.js';
import { writeFiles } from '../build/files.js';
import { EXIT, InputError } from '../errors.js';
import { editionFaults, editionOf } from '../lexicon/editions.js';
import { houseFacts, houseJokes, houseLexicon, houseWords } from '../lexicon/house.js';
import { JokesFile } from '../lexicon/jokes-file.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import type { LintRule } from '../lexicon/lint.js';
import { lintLexiconFile } from '../lexicon/lint-file.js';
import type { Command, World } from './command.js';
import { JSON_LINES } from './options.js';

export const lexiconEditionCommand: Command = {
  name: 'lexicon edition',
  operands: '[FILE...]',
  summary:
    'Declares the entries that stand now as an edition: of the house lexicons, facts and jokes, or of those named.',
  details: [
    'FILE is the header of a lexicon or of a list of jokes. A plan pins editions by their number of entries. What an edition holds may be struck (~ before an answer, a clue, a setup or a row) and added to, never',
    'changed or moved, so that built puzzles keep their meaning; the linters see to that. Tables that did not grow since',
    'their last edition are left alone. Where entries of an edition were changed: exit code 1.',
  ].join('\n'),
  options: { json: { ...JSON_LINES, help: 'one JSON object a line: the editions declared' } },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const json = values.json === true;
    const tables =
      operands.length > 0
        ? operands.map(tableOf)
        : LANGUAGES.flatMap((language) => [houseLexicon(language), houseWords(language), houseJokes(language)]);
    let faults = 0;
    for (const table of tables) {
      const { file, header } = table;
      refuseLasting(table);
      const lines = table.lines();
      const editions = header.editions ?? [];
      const wrong = editionFaults(editions, lines);
      if (wrong.length > 0) faults += tellFaults(file, wrong, world);
      else if (editions.at(-1)?.entries === lines.length) tellUnchanged(file, json, world);
      else
        append(
          file,
          editions.length,
          editionOf(lines, lines.length),
          { name: `edition of ${lines.length} entries`, json },
          world,
        );
    }
    if (operands.length > 0) return faults > 0 ? EXIT.failed : EXIT.fine;
    const facts = houseFacts();
    for (const language of LANGUAGES) facts.facts(language);
    const wrong = facts.editionFaults();
    const now = facts.currentEdition();
    const editions = facts.header.editions ?? [];
    if (wrong.length > 0) faults += tellFaults(facts.file, wrong, world);
    else if (JSON.stringify(editions.at(-1)) === JSON.stringify(now)) tellUnchanged(facts.file, json, world);
    else append(facts.file, editions.length, now, { name: `edition ${editions.length + 1}`, json }, world);
    return faults > 0 ? EXIT.failed : EXIT.fine;
  },
};

/** What a later strike could not mend. */
const LASTING_RULES: readonly LintRule[] = ['alphabet', 'length', 'duplicate', 'order', 'clue-length'];

/** What cannot be read or used must not become lasting. Throws `InputError` with file and line. */
function refuseLasting(table: LexiconFile | JokesFile): void {
  if (table instanceof JokesFile) {
    table.jokes();
    return;
  }
  const { findings } = lintLexiconFile(table, false);
  const fault = findings.find(({ rule, isNote }) => !isNote && LASTING_RULES.includes(rule));
  if (fault === undefined) return;
  const { line, rule, message } = fault;
  throw new InputError(
    `${table.path(table.header.table)}:${line}: ${rule}: ${message}; expected it mended before it is part of an edition`,
  );
}

function tellUnchanged(file: string, json: boolean, world: World): void {
  if (!json) world.out(`${file}: no more than its last edition\n`);
}

/** The lexicon or the list of jokes that a header stands for. */
function tableOf(file: string): LexiconFile | JokesFile {
  return isLexiconHeader(file) ? new LexiconFile(file) : new JokesFile(file);
}

/** Whether a header is a lexicon's: jokes have no alphabets. One that is neither is told as a lexicon's. */
function isLexiconHeader(file: string): boolean {
  try {
    return Object.hasOwn(JSON.parse(readFileSync(file, 'utf8')), 'alphabets');
  } catch {
    return true;
  }
}

function tellFaults(file: string, faults: readonly string[], world: World): number {
  for (const fault of faults) world.err(`${file}: ${fault}\n`);
  return faults.length;
}

/** Writes a further edition into the header, which keeps its own layout. */
function append(
  file: string,
  index: number,
  edition: object,
  { name, json }: { readonly name: string; readonly json: boolean },
  world: World,
): void {
  const text = readFileSync(file, 'utf8');
  const edits = modify(text, ['editions', index], edition, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  // Where the header is a link, what it leads to is written.
  const target = realpathSync(file);
  writeFiles(dirname(target), [{ name: basename(target), bytes: new TextEncoder().encode(applyEdits(text, edits)) }]);
  world.out(json ? `${JSON.stringify({ file, edition })}\n` : `${file}: ${name}\n`);
}
