/** Which words of a thesaurus may be answers. */
import { ANSWER_LENGTH } from '../lint.js';
import type { Ground } from './ground.js';
import type { Word } from './senses.js';
import type { AnswerReason } from './tally.js';

const WORD = /^[\p{L}\p{M}]+$/u;
const VOWELS = 'AEIOUY';
/** A word without a vowel is an abbreviation up to this length. */
const LONGEST_ABBREVIATION = 4;

/** Why the word is no answer; `undefined` where it may be one. */
export function answerFault(word: Word, ground: Ground): AnswerReason | undefined {
  const { text } = word;
  if (!WORD.test(text)) return 'several words or signs';
  return spellingFault(text, ground) ?? lettersFault(text, ground) ?? useFault(word, ground);
}

function spellingFault(text: string, { grammar, senses }: Ground): AnswerReason | undefined {
  if (/\p{Lu}/u.test(text.slice(1))) return 'capitals inside';
  if (grammar.isName(text)) return 'name';
  return senses.spellings.has(text) ? undefined : 'another spelling is commoner';
}

function lettersFault(text: string, ground: Ground): AnswerReason | undefined {
  const cells = ground.alphabet.cellsOf(text);
  if (cells === undefined) return 'no cell for a letter';
  const length = [...cells].length;
  if (length < ANSWER_LENGTH.min || length > ANSWER_LENGTH.max) return 'length';
  if (ground.functionWords.has(text.toLowerCase())) return 'function word';
  if (ground.blocked.refuses(cells)) return 'blocked';
  return isAbbreviation(cells, ground) || ground.rules.notWords?.test(text) ? 'abbreviation' : undefined;
}

function isAbbreviation(cells: string, { alphabet, rules }: Ground): boolean {
  const vowels = [...VOWELS, ...rules.syllabic];
  // Alphabets without Latin vowels have others, which we do not know.
  if (!alphabet.cells.includes('A') || cells.length > LONGEST_ABBREVIATION) return false;
  const plain = cells.normalize('NFD');
  return !vowels.some((vowel) => plain.includes(vowel));
}

function useFault(word: Word, { grammar, rules }: Ground): AnswerReason | undefined {
  const { registers } = word;
  const refused = registers.filter((register) => register.isRefused).length;
  // Where senses are told apart, a word may be vulgar in one of them and plain in another.
  const most = rules.association.kind === 'neighbours' ? 0 : registers.length - 1;
  if (refused > most) return 'marked vulgar or wrong';
  return grammar.isInflected(word.text) ? 'inflected' : undefined;
}
