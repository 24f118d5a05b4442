/** The lexicon assets of a build: for each language of word puzzles the texts that its banks use, and no others. */
import type { Encoding } from '../../format/container.js';
import type { BareWordSearch, Language } from '../../format/documents.js';
import type { LexiconContent } from '../../format/lexicon.js';
import { isWordVariant, languageOf, WORD_RULES } from '../../format/variants.js';
import type { WordGround } from '../../generator/words/ground.js';
import { InputError } from '../errors.js';
import type { Grounds } from '../plan/grounds.js';
import type { Task } from '../plan/plan.js';
import { byCodePoints } from '../text-order.js';

export interface LexiconAsset {
  readonly language: Language;
  readonly content: LexiconContent;
  readonly words: number;
  readonly jokes: number;
}

/** `lexicon_de.pbk` or `lexicon_de_json.pbk`. */
export function lexiconName(language: string, encoding: Encoding): string {
  return `lexicon_${language}${encoding === 'json' ? '_json' : ''}.pbk`;
}

/** Whether an asset of this name holds a lexicon and no bank. */
export function isLexiconName(name: string): boolean {
  return /^lexicon_[a-z]+(?:_json)?\.pbk$/.test(name);
}

/** What the records of each language name. Throws `InputError` where a record that was carried over names what the plan's words lack. */
export function lexiconsOf(
  tasks: readonly Pick<Task, 'address' | 'variant'>[],
  records: readonly string[],
  grounds: Grounds,
): LexiconAsset[] {
  const uses = new Map<Language, Uses>();
  for (const [index, { address, variant }] of tasks.entries()) {
    if (!isWordVariant(variant)) continue;
    const language = languageOf(variant);
    const use = uses.get(language) ?? { words: new Map(), jokes: new Map() };
    uses.set(language, use);
    note(use, grounds.language(language), WORD_RULES[variant].decode(records[index]), address);
  }
  return grounds.codes().flatMap((code) => {
    const use = uses.get(code);
    return use === undefined ? [] : [assetOf(grounds.language(code), use)];
  });
}

/** Texts by their names in records. */
interface Uses {
  /** Display forms by cells. */
  readonly words: Map<string, string>;
  /** Setup and punchline by `list:id`. */
  readonly jokes: Map<string, readonly [string, string]>;
}

function note({ words, jokes }: Uses, ground: WordGround, puzzle: BareWordSearch, address: string): void {
  const missing = (what: string) =>
    new InputError(
      `${address}: its record names ${what}, which the plan's words lack; \`build\` without --only makes it anew`,
    );
  for (const { word } of puzzle.words) {
    if (words.has(word)) continue;
    const entry = ground.lexicon.byAnswer.get(word);
    if (entry === undefined) throw missing(`the word ${word}`);
    words.set(word, entry.display);
  }
  const { list, id } = puzzle.joke;
  const joke = ground.jokes[list]?.jokes[id - 1];
  if (joke === undefined) throw missing(`joke ${list}:${id}`);
  jokes.set(`${list}:${id}`, [joke.setup, joke.punchline]);
}

function assetOf({ language, lexicon: { alphabet } }: WordGround, { words, jokes }: Uses): LexiconAsset {
  const displays = [...words].sort(([a], [b]) => byCodePoints(a, b)).map(([, display]) => display);
  const characters = [...new Set(displays.flatMap((display) => [...display]))].sort(byCodePoints);
  const named = [...jokes].sort(([a], [b]) => byJokeName(a, b));
  const content: LexiconContent = {
    language,
    fold: characters
      .map((character): [string, string] => [character, alphabet.lettersOf(character)])
      .filter(([character, letters]) => !isPlain(character, letters))
      .map(([character, letters]) => character + letters)
      .join('\n'),
    cells: alphabet.cells
      .filter((cell) => alphabet.textOf(cell) !== cell)
      .map((cell) => cell + alphabet.textOf(cell))
      .join('\n'),
    words: displays.join('\n'),
    jokes: named.map(([name]) => name).join('\n'),
    setups: named.map(([, [setup]]) => setup).join('\n'),
    punchlines: named.map(([, [, punchline]]) => punchline).join('\n'),
  };
  return { language, content, words: displays.length, jokes: named.length };
}

/** What a reader folds without being told: an ASCII letter to its upper case. */
function isPlain(character: string, letters: string): boolean {
  return /^[A-Za-z]$/.test(character) && letters === character.toUpperCase();
}

function byJokeName(a: string, b: string): number {
  const [listA, idA] = a.split(':').map(Number);
  const [listB, idB] = b.split(':').map(Number);
  return listA - listB || idA - idB;
}
