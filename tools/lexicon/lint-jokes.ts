/** The linter of jokes: texts, spelling, blocked words, and the windows that a joke misses. */
import { WORD_GRID_SIDES } from '../../format/word-grid.js';
import { type Joke, MAX_PUNCHLINE, MAX_SETUP } from '../../generator/jokes/jokes.js';
import { phraseFor, phrasesOf } from '../../generator/jokes/phrase.js';
import { WINDOW_KINDS, type Window, type WindowKind, windowOf } from '../../generator/jokes/windows.js';
import type { Alphabet } from '../../generator/lexicon/alphabet.js';
import type { BlockList } from '../../generator/lexicon/blocked.js';
import type { Spelling } from './spelling.js';

export interface JokeFinding {
  /** The joke's line and id. */
  readonly line: number;
  readonly rule: 'length' | 'twice' | 'blocked' | 'spelling' | 'window' | 'stand-in' | 'edition';
  readonly message: string;
  readonly isNote: boolean;
}

export interface JokeGround {
  readonly alphabet: Alphabet;
  readonly blocked: BlockList;
  /** `undefined`: no dictionary, spelling is not checked. */
  readonly spelling: Spelling | undefined;
}

/** A window with the sides of grids that use it. */
export interface NamedWindow {
  readonly kind: WindowKind;
  readonly side: number;
  readonly window: Window;
}

export const WINDOWS: readonly NamedWindow[] = WINDOW_KINDS.flatMap((kind) =>
  Array.from({ length: WORD_GRID_SIDES.max - WORD_GRID_SIDES.min + 1 }, (_, index) => {
    const side = WORD_GRID_SIDES.min + index;
    return { kind, side, window: windowOf(kind, side) };
  }),
);

const WORDS = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** How many jokes have a phrase for each window, in the order of `WINDOWS`; struck ones and their stand-ins count once. */
export function windowHits(jokes: readonly Joke[], alphabet: Alphabet): number[] {
  const living = jokes.filter(({ isStruck }) => !isStruck);
  return WINDOWS.map(
    ({ window }) => living.filter(({ punchline }) => phraseFor(punchline, window, alphabet) !== undefined).length,
  );
}

/** The findings, in the order of the lines; a missed window is a note. */
export function lintJokes(jokes: readonly Joke[], { alphabet, blocked, spelling }: JokeGround): JokeFinding[] {
  const findings: JokeFinding[] = [];
  const punchlines = new Map<string, number>();
  const standIns = new Map(jokes.map((joke) => [joke.replaces, joke]));
  const misses = (punchline: string) =>
    WINDOWS.filter(({ window }) => phraseFor(punchline, window, alphabet) === undefined);
  for (const { id, setup, punchline, isStruck } of jokes) {
    const say = (rule: JokeFinding['rule'], message: string, isNote = false) =>
      findings.push({ line: id, rule, message, isNote });
    if (isStruck) {
      const standIn = standIns.get(id);
      if (standIn === undefined)
        say('stand-in', 'struck, and no later joke takes its place, so that its numbers cannot be built; expected one');
      else {
        const kept = misses(punchline).map(nameOf);
        const lost = misses(standIn.punchline)
          .map(nameOf)
          .filter((name) => !kept.includes(name));
        if (lost.length > 0) say('stand-in', `joke ${standIn.id} misses windows that it had: ${lost.join(', ')}`);
      }
      continue;
    }
    tooLong('setup', setup, MAX_SETUP, say);
    tooLong('punchline', punchline, MAX_PUNCHLINE, say);
    const key = punchline.toLowerCase();
    const earlier = punchlines.get(key);
    if (earlier !== undefined) say('twice', `the punchline of joke ${earlier}: "${punchline}"`);
    else punchlines.set(key, id);
    for (const text of [setup, punchline]) {
      for (const match of text.matchAll(WORDS)) {
        const word = match[0];
        const folded = alphabet.cellsOf(word.replace(/['’]/g, ''));
        if (folded !== undefined && blocked.refuses(folded)) say('blocked', `"${word}" is on the block list`);
        const isFirst = beginsSentence(text, match.index);
        if (word.length > 1 && spelling?.(word.replaceAll('’', "'"), isFirst) === false)
          say('spelling', `"${word}" is not in the dictionary`);
      }
    }
    if (phrasesOf(punchline, alphabet).length === 0)
      say('window', `"${punchline}" ends in no word that grids have letters for; no size can use it`);
    const missed = misses(punchline);
    if (missed.length > 0) say('window', `"${punchline}" has no phrase for ${missed.map(nameOf).join(', ')}`, true);
  }
  return findings;
}

function tooLong(what: string, text: string, most: number, say: (rule: 'length', message: string) => void): void {
  const length = [...text].length;
  if (length > most) say('length', `${what} of ${length} characters; expected ${most} at most`);
}

/** After the text's start, a full stop or an opening quote a word may be capital for its place alone. */
function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:…]["“”’]?\s+|["„“‚‘(–-]\s*)$/.test(text.slice(0, at));
}

function nameOf({ kind, side, window }: NamedWindow): string {
  return `${kind} ${side} (${window[0]}-${window[1]})`;
}
