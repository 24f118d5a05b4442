/** `jokes lint`: what lists of jokes break, and the windows that jokes miss. */
import { LANGUAGES } from '../../format/documents.js';
import { EXIT, InputError } from '../errors.js';
import { acceptedIn } from '../lexicon/accepted.js';
import { blockListOf } from '../lexicon/block-list.js';
import { editionFaults } from '../lexicon/editions.js';
import { houseJokes, houseLexicon } from '../lexicon/house.js';
import { JokesFile } from '../lexicon/jokes-file.js';
import { type JokeFinding, lintJokes, WINDOWS, windowHits } from '../lexicon/lint-jokes.js';
import { spellingOf } from '../lexicon/spelling.js';
import { textTable } from '../text-table.js';
import type { Command } from './command.js';
import { HOUSE_LANGUAGE, houseLanguages } from './lexicon-options.js';
import { JSON_LINES } from './options.js';
import { reportFindings } from './report-findings.js';

export const jokesLintCommand: Command = {
  name: 'jokes lint',
  operands: '[JOKES...]',
  summary: 'Checks lists of jokes, the house ones or those named, and tells which windows they hit.',
  details: [
    'JOKES is a header file (schemas/jokes.schema.json) in one of the languages of the house lexicons. A puzzle hides the',
    'last words of a punchline whose letters fall into the window of its size. Checked are lengths, doubles, blocked',
    'words and spelling; a joke that misses a window is a note (--notes). Ends with exit code 1 where there is a fault.',
  ].join('\n'),
  options: {
    language: HOUSE_LANGUAGE,
    notes: { type: 'boolean', help: 'list notes beside faults: the windows that each joke misses' },
    json: JSON_LINES,
  },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const languages = houseLanguages(values, operands);
    const files = operands.length > 0 ? operands.map((file) => new JokesFile(file)) : languages.map(houseJokes);
    const show = { notes: values.notes === true, json: values.json === true };
    const columns: string[][] = [];
    let faults = 0;
    for (const file of files) {
      const { findings, hits, count } = lintFile(file);
      faults += reportFindings(file.table, findings, show, world);
      if (show.json) {
        const windows = WINDOWS.map(({ kind, side, window }, index) => ({ kind, side, window, jokes: hits[index] }));
        world.out(`${JSON.stringify({ file: file.table, jokes: count, windows })}\n`);
      }
      columns.push([`${file.header.language} (${count})`, ...hits.map(String)]);
    }
    if (!show.json) {
      const names = [
        'jokes for',
        ...WINDOWS.map(({ kind, side, window }) => `${kind} ${side}, ${window[0]}-${window[1]}`),
      ];
      world.out(textTable(names.map((name, row) => [name, ...columns.map((column) => column[row])])));
    }
    return faults > 0 ? EXIT.failed : EXIT.fine;
  },
};

function lintFile(file: JokesFile): { findings: JokeFinding[]; hits: number[]; count: number } {
  const language = LANGUAGES.find((known) => known === file.header.language);
  if (language === undefined) {
    throw new InputError(`${file.file}: /language: "${file.header.language}"; expected one of ${LANGUAGES.join(', ')}`);
  }
  const alphabet = houseLexicon(language).alphabet();
  const jokes = file.jokes();
  const findings = lintJokes(jokes, {
    alphabet,
    blocked: blockListOf(language, [], alphabet),
    spelling: spellingOf(language, acceptedIn(language).words),
  });
  for (const message of editionFaults(file.header.editions ?? [], file.lines())) {
    findings.push({ line: 1, rule: 'edition', message, isNote: false });
  }
  return { findings, hits: windowHits(jokes, alphabet), count: jokes.filter(({ isStruck }) => !isStruck).length };
}
