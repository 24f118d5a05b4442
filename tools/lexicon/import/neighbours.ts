/**
 * Nearness in a thesaurus that lists words under heads: the cosine of the two words' neighbours, and the witnesses,
 * which are common neighbours outside the sense line that holds the pair. Only pairs listed both ways count.
 */
import { type Drop, type Link, type Links, registerCost } from './association.js';
import type { Ground } from './ground.js';
import { remembered } from './remembered.js';
import type { NeighbourRules } from './rules.js';
import { partsOf, type Sense, type Word } from './senses.js';
import type { Sister } from './sister.js';

/** How many witnesses add to the score. */
const MOST_WITNESSES = 3;
/** Words with up to this many neighbours need no common one. */
const FEW = 3;
/** What a sister's word adds to the cosine, and from which cosine at least. */
const SISTER = { least: 0.55, add: 0.3 } as const;

/** Two words and what connects them. */
interface Pair {
  /** Words of the shortest sense line that holds both. */
  readonly line: number;
  /** Common neighbours outside that line. */
  readonly witnesses: number;
  /** Common neighbours. */
  readonly common: number;
  readonly cosine: number;
  /** The neighbours of the lonelier word, itself among them. */
  readonly fewest: number;
  /** The senses of the word that has more. */
  readonly senses: number;
}

export function neighbourLinks(ground: Ground, rules: NeighbourRules, sister: Sister | undefined): Links {
  const neighbours = remembered(neighboursOfWord);
  const mainPart = remembered(mainPartOf);
  const isMarked = remembered(({ registers }: Word) => registers.some(({ isRefused }) => isRefused));
  const labelOf = remembered(({ registers }: Word) =>
    ground.rules.labels.find((label) => registers.some((register) => register.label === label)),
  );

  return (answer, drop) =>
    [...neighbours(answer)].flatMap((clue) => {
      const link = clue === answer ? undefined : linkOf(answer, clue, drop);
      return link === undefined ? [] : [link];
    });

  function linkOf(answer: Word, clue: Word, drop: Drop): Link | undefined {
    if (isMarked(clue)) return void drop('marked vulgar or wrong');
    const [there, back] = [linesWith(answer, clue), linesWith(clue, answer)];
    if (there.length === 0 || back.length === 0) return void drop('remote');
    const lines = [...there, ...back];
    if (!agreeInPart(answer, clue, lines)) return void drop('of another word class');
    const pair = pairOf(answer, clue, lines);
    const isWitnessed = sister?.isWitness(answer.text, clue.text) === true;
    if (!isWitnessed && !isNear(pair)) return void drop('remote');
    return { clue: clue.text, ...ratingOf(answer, clue, pair, isWitnessed), isClassWord: false };
  }

  function ratingOf(answer: Word, clue: Word, pair: Pair, isWitnessed: boolean) {
    const cosine = isWitnessed ? Math.max(pair.cosine, SISTER.least) + SISTER.add : pair.cosine;
    const score =
      cosine +
      rules.weight.witness * Math.min(MOST_WITNESSES, pair.witnesses) -
      rules.weight.line * pair.line -
      registerCost(labelOf(answer), labelOf(clue));
    return { score, isFirm: isWitnessed || isFirm(pair), label: labelOf(answer) };
  }

  function isNear({ line, cosine, witnesses, common, fewest, senses }: Pair): boolean {
    if (common === 0 && fewest > FEW) return false;
    const isShort = line <= rules.short.line;
    const rule = isShort ? rules.short : rules.long;
    const isClear = !isShort && senses <= rules.clearSenses;
    return line <= rule.line && cosine >= rule.cosine && (isClear || witnesses >= rule.witnesses);
  }

  function isFirm({ line, cosine, witnesses, senses }: Pair): boolean {
    const { firm } = rules;
    if (firm.whereNoSister && sister !== undefined) return false;
    return line <= firm.line && cosine >= firm.cosine && witnesses >= firm.witnesses && senses <= firm.senses;
  }

  function pairOf(answer: Word, clue: Word, lines: readonly Sense[]): Pair {
    const shortest = lines.reduce((best, next) => (next.members.length < best.members.length ? next : best));
    const [a, b] = [neighbours(answer), neighbours(clue)];
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let [common, witnesses] = [0, 0];
    for (const word of small) {
      if (word === answer || word === clue || !large.has(word)) continue;
      common++;
      if (!shortest.members.includes(word)) witnesses++;
    }
    return {
      line: shortest.members.length,
      witnesses,
      common,
      // The pair itself counts for one common neighbour.
      cosine: (common + 1) / Math.sqrt(Math.max(1, a.size - 1) * Math.max(1, b.size - 1)),
      fewest: Math.min(a.size, b.size),
      senses: Math.max(answer.own.length, clue.own.length),
    };
  }

  /** Where the thesaurus names parts of speech, the pair must stand in the one in which both have most senses. */
  function agreeInPart(answer: Word, clue: Word, lines: readonly Sense[]): boolean {
    const parts = [mainPart(answer), mainPart(clue)];
    return lines.some(({ partOfSpeech }) => {
      return partOfSpeech === '' || parts.every((part) => part === undefined || part === partOfSpeech);
    });
  }
}

function linesWith(head: Word, member: Word): Sense[] {
  return head.own.filter(({ members }) => members.includes(member));
}

/** The word, what is listed under it, and what it is listed under. */
function neighboursOfWord(word: Word): ReadonlySet<Word> {
  const found = new Set([word]);
  for (const { members } of word.own) for (const member of members) found.add(member);
  for (const { heads } of word.senses) for (const head of heads) found.add(head);
  return found;
}

/** The part of speech in which the word has most senses; `undefined` where the thesaurus names none. */
function mainPartOf(word: Word): string | undefined {
  const parts = [...partsOf(word)];
  return parts.length === 0 ? undefined : parts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
