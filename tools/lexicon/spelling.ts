/**
 * Spelling by the hunspell dictionaries of npm (`dictionary-de` and its kin) with nspell, which are there in development
 * only: nothing of them is copied, and without them spelling is not checked.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Whether a word, as written, is spelled correctly. `isFirst`: it begins the text and may be capital for that alone. */
export type Spelling = (word: string, isFirst: boolean) => boolean;

const require = createRequire(import.meta.url);

/** Letters between the parts of German compounds, and endings that the first part may lose. */
const GERMAN_JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const SHORTEST_PART = 3;

/** The spelling of a language; `undefined` where its dictionary is not installed. */
export function spellingOf(language: string, accepted: ReadonlySet<string>): Spelling | undefined {
  const files = dictionaryFiles(language);
  if (files === undefined) return undefined;
  const dictionary = dictionaryOf(files);
  const memory = new Map<string, boolean>();
  const known = (word: string): boolean => {
    let isKnown = memory.get(word);
    if (isKnown === undefined) {
      isKnown = accepted.has(word) || dictionary.correct(word);
      memory.set(word, isKnown);
    }
    return isKnown;
  };
  const spelled = language === 'de' ? (word: string) => known(word) || isGermanCompound(word, known) : known;
  return (word, isFirst) => {
    const forms = [word, word.replace(language === 'de' ? /(?<=^\p{Lu}.*)'?s$/u : /'s?$/, '')];
    return forms.some((form) => spelled(form) || (isFirst && spelled(decapitalised(form))));
  };
}

/** Dictionaries by their affix file: reading one takes seconds. */
const dictionaries = new Map<string, ReturnType<typeof import('nspell')>>();

function dictionaryOf({ aff, dic }: { readonly aff: string; readonly dic: string }) {
  let dictionary = dictionaries.get(aff);
  if (dictionary === undefined) {
    const nspell = require('nspell') as typeof import('nspell');
    dictionary = nspell(readFileSync(aff), withoutParts(readFileSync(aff, 'utf8'), readFileSync(dic, 'utf8')));
    dictionaries.set(aff, dictionary);
  }
  return dictionary;
}

/** The affix and word files of a language's dictionary package; `undefined` where it, or nspell, is not installed. */
export function dictionaryFiles(language: string): { readonly aff: string; readonly dic: string } | undefined {
  try {
    require.resolve('nspell');
    const folder = dirname(require.resolve(`dictionary-${language}`));
    return { aff: join(folder, 'index.aff'), dic: join(folder, 'index.dic') };
  } catch {
    return undefined;
  }
}

/**
 * The word list without entries that are parts of compounds alone (ONLYINCOMPOUND), or that help to build such parts
 * (NEEDAFFIX): nspell takes the last of a word's entries for all, and would not know `gut` for its second entry's sake, but
 * would know `vogel`. Lists without such parts are left whole.
 */
function withoutParts(aff: string, dic: string): Buffer {
  const flagOf = (name: string) => new RegExp(`^${name}\\s+(\\S)$`, 'm').exec(aff)?.[1];
  const part = flagOf('ONLYINCOMPOUND');
  if (part === undefined) return Buffer.from(dic);
  const dropped = [part, ...(flagOf('NEEDAFFIX') ?? '')];
  const isPart = (line: string) => {
    const slash = line.indexOf('/');
    return slash >= 0 && dropped.some((flag) => line.indexOf(flag, slash) >= 0);
  };
  return Buffer.from(
    dic
      .split('\n')
      .filter((line) => !isPart(line))
      .join('\n'),
  );
}

/** Two or more known words in one, the last of the compound's own case: the dictionary leaves most compounds out. */
function isGermanCompound(word: string, known: (word: string) => boolean): boolean {
  const asWritten = (part: string) => (isCapital(word) ? capitalised(part) : part);
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const rest = word.slice(cut);
    const head = word.slice(0, cut);
    const isHead = GERMAN_JOINTS.some((joint) => {
      if (!head.endsWith(joint) || head.length - joint.length < SHORTEST_PART) return false;
      const stem = head.slice(0, head.length - joint.length);
      return [stem, `${stem}e`, `${stem}en`].some((form) => known(capitalised(form)) || known(decapitalised(form)));
    });
    if (isHead && (known(asWritten(rest)) || isGermanCompound(asWritten(rest), known))) return true;
  }
  return false;
}

function isCapital(word: string): boolean {
  return word[0] !== word[0].toLowerCase();
}

function capitalised(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}

function decapitalised(word: string): string {
  return word[0].toLowerCase() + word.slice(1);
}
