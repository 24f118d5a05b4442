/** `lexicon lint`: what lexicons break of the rules for answers and clues. */
import type { Language } from '../../format/documents.js';
import { EXIT } from '../errors.js';
import { blockListOf } from '../lexicon/block-list.js';
import { houseFacts, houseLexicon, houseWords } from '../lexicon/house.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import { type FactGround, lintFacts } from '../lexicon/lint-facts.js';
import { lintLexiconFile } from '../lexicon/lint-file.js';
import { Progress } from '../progress.js';
import type { Command, World } from './command.js';
import { HOUSE_LANGUAGE, houseLanguages } from './lexicon-options.js';
import { JSON_LINES } from './options.js';
import { reportFindings } from './report-findings.js';

export const lexiconLintCommand: Command = {
  name: 'lexicon lint',
  operands: '[LEXICON...]',
  summary: 'Checks the answers and clues of lexicons: the house ones with the facts, or those named.',
  details: [
    'LEXICON is a header file (schemas/lexicon.schema.json). Checked are: letters and lengths, answers with the same',
    'letters, clues that hold the stem of their answer, that are too long, stand twice or serve more than three answers,',
    'blocked words, the spelling of every word (where nspell and the dictionary packages are installed, which is in',
    'development only), and that the entries of declared editions are as they were. Notes, such as answers without a',
    'frequency, are listed with --notes. Ends with exit code 1 where there is a fault.',
  ].join('\n'),
  options: {
    language: HOUSE_LANGUAGE,
    notes: { type: 'boolean', help: 'list notes beside faults' },
    json: JSON_LINES,
  },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const languages = houseLanguages(values, operands);
    const files =
      operands.length > 0
        ? operands.map((file) => new LexiconFile(file))
        : languages.flatMap((language) => [houseLexicon(language), houseWords(language)]);
    const show = { notes: values.notes === true, json: values.json === true };
    const progress = new Progress(world, 'lexicons');
    let faults = 0;
    for (const [index, file] of files.entries()) {
      progress.update(index, files.length);
      const { findings, entries, hasSpelling } = lintLexiconFile(file);
      progress.end();
      const found = reportFindings(file.path(file.header.table), findings, show, world);
      faults += found;
      const notes = findings.length - found;
      const unspelled = hasSpelling ? '' : '; spelling not checked: no dictionary installed';
      world.err(`${file.file}: ${entries} lines, ${counted(found, 'fault')}, ${counted(notes, 'note')}${unspelled}\n`);
    }
    if (operands.length === 0) faults += lintHouseFacts(languages, show, world);
    return faults > 0 ? EXIT.failed : EXIT.fine;
  },
};

function lintHouseFacts(
  languages: readonly Language[],
  show: Parameters<typeof reportFindings>[2],
  world: World,
): number {
  const facts = houseFacts();
  const grounds = new Map(
    languages.map((language) => {
      const alphabet = houseLexicon(language).alphabet();
      return [language, { alphabet, blocked: blockListOf(language, [], alphabet) }];
    }),
  );
  let faults = 0;
  for (const [path, findings] of lintFacts(facts, languages, (language) => grounds.get(language) as FactGround)) {
    faults += reportFindings(path, findings, show, world);
  }
  const changed = facts.editionFaults().map((message) => ({ line: 1, rule: 'edition', message, isNote: false }));
  return faults + reportFindings(facts.file, changed, show, world);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
