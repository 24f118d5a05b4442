/** The lexicon assets of a build: for each language of word puzzles the texts that its banks use, and no others. */
import { encodeAnswers, encodeOrdinals } from '../../format/answer-lists.js';
import { encodeClueName } from '../../format/clue-name.js';
import type { Encoding } from '../../format/container.js';
import type { BareWordPuzzle, ClueName, JokeName, Language } from '../../format/documents.js';
import type { LexiconTexts, NamedClue } from '../../format/lexicon.js';
import { isWordVariant, languageOf, wordRulesOf } from '../../format/variants.js';
import type { WordGround } from '../../generator/words/ground.js';
import { InputError } from '../errors.js';
import type { Grounds } from '../plan/grounds.js';
import { type LoadedLanguage, placeOfJoke } from '../plan/languages.js';
import type { Task } from '../plan/plan.js';
import { byCodePoints } from '../text-order.js';

export interface LexiconAsset {
  readonly language: Language;
  readonly texts: LexiconTexts;
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

/** What the records of each language name. Throws `InputError` where a record that was carried over names what the plan's words lack, or a struck joke. */
export function lexiconsOf(
  tasks: readonly Pick<Task, 'address' | 'variant'>[],
  records: readonly string[],
  grounds: Grounds,
): LexiconAsset[] {
  const uses = new Map<Language, Uses>();
  for (const [index, { address, variant }] of tasks.entries()) {
    if (!isWordVariant(variant)) continue;
    const language = languageOf(variant);
    const use = uses.get(language) ?? { words: new Map(), clues: new Map(), jokes: new Map() };
    uses.set(language, use);
    note(use, grounds.language(language), wordRulesOf(variant).decode(records[index]), address);
  }
  return grounds.codes().flatMap((code) => {
    const use = uses.get(code);
    return use === undefined ? [] : [assetOf(grounds.language(code), use)];
  });
}

/** Texts by their names in records. */
interface Uses {
  /** Display forms of words without clues, by cells. */
  readonly words: Map<string, string>;
  /** By answer and name. */
  readonly clues: Map<string, NamedClue>;
  /** Setup and punchline by `list:id`. */
  readonly jokes: Map<string, readonly [string, string]>;
}

/** Takes the texts of a puzzle down. Throws `InputError` for one that is missing, or a joke that is struck. */
function note(uses: Uses, ground: LoadedLanguage, puzzle: BareWordPuzzle, address: string): void {
  const missing: Missing = (what, fault = "the plan's words lack") =>
    new InputError(`${address}: its record names ${what}, which ${fault}; \`build\` without --only makes it anew`);
  for (const word of puzzle.words) {
    if ('clueName' in word) noteClue(uses, ground, word.answer, word.clueName, missing);
    else noteWord(uses, ground, word.word, missing);
  }
  noteJoke(uses, ground, puzzle.joke, missing);
}

type Missing = (what: string, fault?: string) => InputError;

function noteWord({ words }: Uses, { lexicon }: WordGround, word: string, missing: Missing): void {
  if (words.has(word)) return;
  const entry = lexicon.byAnswer.get(word);
  if (entry === undefined) throw missing(`the word ${word}`);
  words.set(word, entry.display);
}

function noteClue({ clues }: Uses, { lexicon }: WordGround, answer: string, name: ClueName, missing: Missing): void {
  const key = `${answer} ${encodeClueName(name)}`;
  if (clues.has(key)) return;
  const own = lexicon.byAnswer.get(answer)?.clues ?? [];
  const clue = own.find(({ origin, ordinal }) => origin === name.origin && ordinal === name.ordinal);
  if (clue === undefined) throw missing(`the clue ${encodeClueName(name)} of ${answer}`);
  clues.set(key, { answer, name, display: clue.display, text: clue.text });
}

function noteJoke({ jokes }: Uses, ground: LoadedLanguage, { list, id }: JokeName, missing: Missing): void {
  const joke = ground.jokes[list]?.jokes[id - 1];
  if (joke === undefined) throw missing(`joke ${list}:${id}`);
  if (joke.isStruck) throw missing(`joke ${list}:${id}`, `is struck (${placeOfJoke(ground, list, id)})`);
  jokes.set(`${list}:${id}`, [joke.setup, joke.punchline]);
}

/** A spelling of an answer, and its clues of one origin. */
interface Answer {
  readonly answer: string;
  readonly display: string;
  readonly origin: string;
  readonly clues: NamedClue[];
}

/** Tables by their numbers, then facts by their letters; of an origin by cells; with the same cells first the lexicon's own form. */
function answersOf({ clues }: Uses, { lexicon }: WordGround): Answer[] {
  const answers = new Map<string, Answer>();
  for (const clue of clues.values()) {
    const { answer, display } = clue;
    const { origin } = clue.name;
    const own = answers.get(`${origin} ${answer} ${display}`) ?? { answer, display, origin, clues: [] };
    answers.set(`${origin} ${answer} ${display}`, own);
    own.clues.push(clue);
  }
  for (const own of answers.values()) own.clues.sort((a, b) => a.name.ordinal - b.name.ordinal);
  const isOther = ({ answer, display }: Answer) => (lexicon.byAnswer.get(answer)?.display === display ? 0 : 1);
  return [...answers.values()].sort(
    (a, b) =>
      byOrigin(a.origin, b.origin) ||
      byCodePoints(a.answer, b.answer) ||
      isOther(a) - isOther(b) ||
      byCodePoints(a.display, b.display),
  );
}

function byOrigin(a: string, b: string): number {
  const isFact = (origin: string) => (/^[a-z]$/.test(origin) ? 1 : 0);
  return isFact(a) - isFact(b) || byCodePoints(a.padStart(2), b.padStart(2));
}

/** By cells; without what an answer spells first. */
function wordsOf({ words }: Uses, answers: readonly Answer[]): string[] {
  const spelt = new Map<string, string>();
  for (const { answer, display } of answers) if (!spelt.has(answer)) spelt.set(answer, display);
  return [...words]
    .filter(([cells, display]) => spelt.get(cells) !== display)
    .sort(([a], [b]) => byCodePoints(a, b))
    .map(([, display]) => display);
}

function assetOf(ground: WordGround, uses: Uses): LexiconAsset {
  const { language, lexicon } = ground;
  const { alphabet } = lexicon;
  const answers = answersOf(uses, ground);
  const words = wordsOf(uses, answers);
  const displays = [...words, ...answers.map(({ display }) => display)];
  const characters = [...new Set(displays.flatMap((display) => [...display]))].sort(byCodePoints);
  const named = [...uses.jokes].sort(([a], [b]) => byJokeName(a, b));
  const texts: LexiconTexts = {
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
    words: words.join('\n'),
    ...(answers.length === 0 ? {} : clueColumns(answers)),
    jokes: named.map(([name]) => name).join('\n'),
    setups: named.map(([, [setup]]) => setup).join('\n'),
    punchlines: named.map(([, [, punchline]]) => punchline).join('\n'),
  };
  return { language, texts, words: new Set(displays).size, jokes: named.length };
}

function clueColumns(answers: readonly Answer[]): Pick<LexiconTexts, 'origins' | 'answers' | 'names' | 'clues'> {
  const counts = new Map<string, number>();
  for (const { origin } of answers) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  return {
    origins: [...counts].map(([origin, count]) => `${origin}:${count}`).join('\n'),
    answers: encodeAnswers(answers.map(({ display }) => display)),
    names: encodeOrdinals(answers.map(({ clues }) => clues.map(({ name }) => name.ordinal))),
    clues: answers.flatMap(({ clues }) => clues.map(({ text }) => text)).join('\n'),
  };
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
