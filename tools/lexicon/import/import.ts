/** Importing a thesaurus: reading all files, making the entries, and what a summary says of them. */
import { Alphabet } from '../../../generator/lexicon/alphabet.js';
import { buildLexicon } from '../../../generator/lexicon/lexicon.js';
import { InputError } from '../../errors.js';
import { blockListOf } from '../block-list.js';
import { type LexiconFigures, lexiconFigures } from '../figures.js';
import { readFormCounts } from '../form-counts.js';
import { readHunspell } from '../hunspell.js';
import { rulesOf } from '../languages/index.js';
import { type Alphabets, alphabetsOf } from './alphabets.js';
import { associationFor } from './association.js';
import { type BlockFile, readBlockFile } from './block-rows.js';
import type { Chosen } from './choose.js';
import { Familiarity, lemmasOf } from './familiarity.js';
import { Grammar } from './grammar.js';
import type { Ground } from './ground.js';
import { importRulesOf } from './languages/index.js';
import { importLexicon } from './lexicon-of.js';
import { readMythes, type Thesaurus, type Watch } from './mythes.js';
import { NEUTRAL } from './rules.js';
import { sensesOf } from './senses.js';
import { type Sister, sisterOf } from './sister.js';
import { ANSWER_REASONS, CLUE_REASONS } from './tally.js';
import { entriesOf, frequenciesOf } from './write.js';

export interface ImportWish {
  readonly language: string;
  readonly thesaurus: string;
  readonly frequency: string;
  readonly block: string | undefined;
  /** The dictionary's path without `.aff` and `.dic`. */
  readonly hunspell: string | undefined;
  readonly sister: { readonly file: string; readonly language: string } | undefined;
  /** Rare answers too. */
  readonly all: boolean;
}

export interface ImportResult {
  readonly entries: readonly Chosen[];
  /** How many words the frequency list counts. */
  readonly tokens: number;
  readonly alphabets: Alphabets;
  /** The block list in our form, where one was given. */
  readonly blocked: string | undefined;
  readonly figures: LexiconFigures;
  readonly dropped: { readonly answers: Record<string, number>; readonly clues: Record<string, number> };
  /** What was mended in reading. */
  readonly repairs: readonly string[];
}

/** Hears of a stage's progress. */
export type Stages = (stage: string) => Watch;

/** Reads the files and makes the entries. Throws `InputError` with file and place. */
export function importFrom(wish: ImportWish, stages: Stages): ImportResult {
  const counts = readFormCounts(wish.frequency);
  if (counts.size === 0) throw new InputError(`${wish.frequency}:1: no counts; expected a word and its count a line`);
  const thesaurus = readMythes(wish.thesaurus, stages('lines'));
  const alphabets = alphabetsOf(wish.language, thesaurus, wish.thesaurus);
  const alphabet = new Alphabet(alphabets.alphabets[alphabets.alphabet]);
  const block = wish.block === undefined ? undefined : readBlockFile(wish.block, alphabet);
  const sister = wish.sister === undefined ? undefined : readSister(wish.sister, wish.language, alphabet, stages);
  const ground = groundOf(wish, thesaurus, counts, alphabet, block);
  const { entries, tallies } = importLexicon(ground, sister, wish.all, stages('words'));
  if (entries.length === 0) {
    throw new InputError(
      `${wish.thesaurus}: no word passes as an answer; expected thesaurus, frequency list and dictionary of the same language`,
    );
  }
  const table = entriesOf(entries);
  const tokens = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lexicon = buildLexicon({ alphabet, tables: [table], facts: [], frequencies: frequenciesOf(entries), tokens });
  return {
    entries,
    tokens,
    alphabets,
    blocked: block?.text,
    figures: lexiconFigures(lexicon),
    dropped: { answers: tallies.answers.inOrder(ANSWER_REASONS), clues: tallies.clues.inOrder(CLUE_REASONS) },
    repairs: thesaurus.repairs,
  };
}

function groundOf(
  { language, hunspell }: ImportWish,
  thesaurus: Thesaurus,
  counts: ReadonlyMap<string, number>,
  alphabet: Alphabet,
  block: BlockFile | undefined,
): Ground {
  const known = importRulesOf(language);
  const senses = sensesOf(thesaurus, known ?? NEUTRAL);
  const rules = known ?? { ...NEUTRAL, association: associationFor(senses) };
  const own = rulesOf(language);
  const dictionary = hunspell === undefined ? undefined : readHunspell(`${hunspell}.aff`, `${hunspell}.dic`);
  const lemmas = lemmasOf(counts, dictionary, senses.words.keys());
  const familiarity = new Familiarity(counts, lemmas.rows);
  return {
    alphabet,
    language: own,
    rules,
    blocked: blockListOf(language, block?.rows ?? [], alphabet),
    senses,
    familiarity,
    grammar: new Grammar(rules, senses, familiarity, lemmas.dictionary),
    functionWords: new Set(own.functionWords),
    emptyClues: new Set(own.emptyClues),
  };
}

function readSister(
  { file, language }: { readonly file: string; readonly language: string },
  own: string,
  alphabet: Alphabet,
  stages: Stages,
): Sister {
  const thesaurus = readMythes(file, stages('lines of the sister'));
  const { alphabets, alphabet: name } = alphabetsOf(language, thesaurus, file);
  const speller = (code: string, letters: Alphabet) => ({
    alphabet: letters,
    respelling: importRulesOf(code)?.respelling ?? [],
  });
  return sisterOf(thesaurus, speller(own, alphabet), speller(language, new Alphabet(alphabets[name])));
}
