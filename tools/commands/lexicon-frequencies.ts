/** `lexicon frequencies`: makes the frequency table of a lexicon from a list of word forms and a hunspell dictionary. */
import { basename, dirname, resolve } from 'node:path';
import type { FrequencyRow } from '../../generator/lexicon/frequency.js';
import { writeFiles } from '../build/files.js';
import { InputError } from '../errors.js';
import { blockListOf } from '../lexicon/block-list.js';
import { readFormCounts } from '../lexicon/form-counts.js';
import { readHunspell } from '../lexicon/hunspell.js';
import { lemmaCounts, sortedRows } from '../lexicon/lemmas.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import { dictionaryFiles } from '../lexicon/spelling.js';
import type { Command } from './command.js';
import { JSON_LINES, text } from './options.js';

/** The longest word that the largest grid holds. */
const LONGEST = 20;

export const lexiconFrequenciesCommand: Command = {
  name: 'lexicon frequencies',
  operands: 'LEXICON',
  summary: 'Makes the frequency table that a lexicon names, from a frequency list and a dictionary.',
  details: [
    'The list has a word form and its count a line. The counts of a lemma are those of its forms together, as the',
    'dictionary has them; answers of the lexicon that the dictionary lacks take the count of their own form. Nothing of',
    'the dictionary but the spelling of lemmas that the list counts is written.',
  ].join('\n'),
  options: {
    list: { type: 'string', value: 'FILE', help: 'the frequency list: word and count a line' },
    hunspell: {
      type: 'string',
      value: 'BASE',
      help: 'the dictionary, BASE.aff and BASE.dic (npm dictionary-LANGUAGE when left out)',
    },
    json: JSON_LINES,
  },
  arity: [1, 1],
  run(values, [operand], world) {
    const list = text(values, 'list');
    if (list === undefined) throw new InputError('lexicon frequencies: --list is missing; expected a frequency list');
    const file = new LexiconFile(operand);
    const { language, frequencies } = file.header;
    if (frequencies === undefined) throw new InputError(`${operand}: no "frequencies"; expected the path of the table`);
    const base = text(values, 'hunspell');
    const dictionary = base === undefined ? dictionaryFiles(language) : { aff: `${base}.aff`, dic: `${base}.dic` };
    if (dictionary === undefined) {
      throw new InputError(`dictionary-${language}: not installed; expected it, or --hunspell BASE`);
    }
    const rows = frequencyRows(file, readFormCounts(list), dictionary);
    const path = file.path(frequencies);
    const { table: words, blocked } = file.header;
    const read = [operand, file.path(words), list, dictionary.aff, dictionary.dic];
    const own = [...read, ...(blocked === undefined ? [] : [file.path(blocked)])].map((name) => resolve(name));
    if (own.includes(path))
      throw new InputError(`${operand}: /frequencies: ${path} is read; expected a file of its own`);
    if (rows.length === 0)
      throw new InputError(`${list}: no word of it is a lemma or an answer; expected a list of the lexicon's language`);
    const table = rows.map(({ lemma, count }) => `${lemma}\t${count}\n`).join('');
    writeFiles(dirname(path), [{ name: basename(path), bytes: new TextEncoder().encode(table) }]);
    const result = { file: path, lemmas: rows.length };
    world.out(values.json === true ? `${JSON.stringify(result)}\n` : `${path}: ${rows.length} lemmas\n`);
    return 0;
  },
};

function frequencyRows(
  file: LexiconFile,
  counts: ReadonlyMap<string, number>,
  dictionary: { readonly aff: string; readonly dic: string },
): FrequencyRow[] {
  const alphabet = file.alphabet();
  const blocked = blockListOf(file.header.language, file.blocked(alphabet), alphabet);
  const lemmas = lemmaCounts(counts, readHunspell(dictionary.aff, dictionary.dic)).filter(({ lemma }) => {
    const cells = alphabet.cellsOf(lemma);
    return cells !== undefined && cells.length >= 2 && cells.length <= LONGEST && !blocked.refuses(cells);
  });
  const known = new Set(lemmas.map(({ lemma }) => lemma.toLowerCase()));
  const others = [...new Set(file.entries().map(({ display }) => display))].filter(
    (word) => !known.has(word.toLowerCase()),
  );
  return sortedRows([...lemmas, ...others.map((lemma) => ({ lemma, count: counts.get(lemma.toLowerCase()) ?? 0 }))]);
}
