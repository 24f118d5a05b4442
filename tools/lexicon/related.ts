/**
 * Whether a word of a clue gives the answer away: the same stem, a derivation, a compound, a variant. A likeness of
 * letters decides, so chance likenesses are found too; what is too near by chance makes a poor clue as well.
 */
import { editDistance } from '../nearest.js';
import type { LanguageRules } from './languages/rules.js';

const VOWELS = 'AEIOUY';

export type Related = (answer: string, word: string) => boolean;

/** The test for a language: `answer` and `word` folded, upper case. */
export function relatedIn(rules: LanguageRules): Related {
  const prefixes = byLength(rules.prefixes);
  const suffixes = byLength(rules.suffixes);

  const related: Related = (answer, word) => {
    if (answer === word) return true;
    if (answer.length < 3 || word.length < 3) return false;
    if (rules.umlauts && /AE|OE|UE/.test(answer + word)) {
      const [plainAnswer, plainWord] = [plain(answer), plain(word)];
      if ((plainAnswer !== answer || plainWord !== word) && related(plainAnswer, plainWord)) return true;
    }
    return looksAlike(answer, word) || sharesStem(answer, word);
  };

  function looksAlike(answer: string, word: string): boolean {
    const [short, long] = answer.length <= word.length ? [answer, word] : [word, answer];
    if (long.startsWith(short) || long.endsWith(short) || (short.length >= 4 && long.includes(short))) return true;
    if (editDistance(answer, word) <= Math.max(1, Math.floor((short.length + 1) / 4))) return true;
    const start = commonStart(answer, word);
    const [least, most] = rules.commonStart ?? [0, 0];
    const isPrefix = prefixes.includes(answer.slice(0, start));
    if (!isPrefix && (start >= 4 || (least > 0 && start >= least && short.length <= most))) return true;
    if (rules.commonEnding === 0) return false;
    const ending = commonStart(reversed(answer), reversed(word));
    return ending >= rules.commonEnding && !endsInSuffix(answer.slice(-ending), ending);
  }

  /** An ending that is a suffix, but for a letter at most. */
  function endsInSuffix(ending: string, length: number): boolean {
    return suffixes.some((suffix) => suffix.length >= length - 1 && ending.endsWith(suffix));
  }

  function sharesStem(answer: string, word: string): boolean {
    const wordStems = stems(word);
    return stems(answer).some((a) => wordStems.some((b) => sameStem(a, b)));
  }

  function sameStem(a: string, b: string): boolean {
    if (a === b) return true;
    const short = Math.min(a.length, b.length);
    if (short >= 4 && longestCommon(a, b) >= Math.max(4, Math.ceil(0.6 * short))) return true;
    if (short >= 3 && commonStart(a, b) >= (short <= 5 ? 3 : 4)) return true;
    const skeleton = skeletonOf(a);
    if (skeleton !== skeletonOf(b)) return false;
    return skeleton.length >= 3 || (rules.shortSkeleton && skeleton.length === 2 && a[0] === b[0] && isConsonant(a[0]));
  }

  /** The word without its prefixes (none, one or two) and without its longest suffix. */
  function stems(word: string): string[] {
    const once = prefixes.filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 3);
    const heads = new Set([word, ...once.map((prefix) => word.slice(prefix.length))]);
    for (const head of [...heads]) {
      if (head === word) continue;
      for (const prefix of prefixes) {
        if (head.startsWith(prefix) && head.length - prefix.length >= 4) heads.add(head.slice(prefix.length));
      }
    }
    return [...new Set([...heads].map(withoutSuffix))];
  }

  function withoutSuffix(word: string): string {
    const suffix = suffixes.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= 3);
    return suffix === undefined ? word : word.slice(0, -suffix.length);
  }

  return related;
}

function byLength(parts: readonly string[]): string[] {
  return [...parts].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function plain(word: string): string {
  return word.replaceAll('AE', 'A').replaceAll('OE', 'O').replaceAll('UE', 'U');
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

function isConsonant(letter: string): boolean {
  return !VOWELS.includes(letter);
}

/** The consonants in their order, doubled ones once. */
function skeletonOf(word: string): string {
  return [...word]
    .filter(isConsonant)
    .join('')
    .replace(/(.)\1+/g, '$1');
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** The length of the longest common substring. */
function longestCommon(a: string, b: string): number {
  let longest = 0;
  let above = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let j = 0; j < b.length; j++) {
      row.push(letter === b[j] ? above[j] + 1 : 0);
      longest = Math.max(longest, row[j + 1]);
    }
    above = row;
  }
  return longest;
}
