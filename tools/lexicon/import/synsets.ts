/**
 * Nearness in a thesaurus of synsets: p of the clue's senses shared with the answer, q of the answer's, and j how much
 * the synonyms of both agree (Jaccard). A clue that means much else has a low p, a remote one a low j.
 */
import { type Drop, type Link, type Links, registerCost } from './association.js';
import { classWordLinks } from './class-words.js';
import type { Ground } from './ground.js';
import { type Half, halvesOf } from './halves.js';
import { remembered } from './remembered.js';
import { COMMON_RANK, type SynsetRules } from './rules.js';
import type { Sense, Word } from './senses.js';
import type { Sister } from './sister.js';

const WEIGHT = { clue: 0.45, answer: 0.3, synonyms: 0.25 } as const;
/** What a later sense of the answer, and of the clue, takes from the score. */
const LATER_SENSE = { answer: 0.06, clue: 0.04 } as const;
/** Later senses of a clue than this do not come to mind. */
const LATEST_SENSE = 1;

export function synsetLinks(ground: Ground, rules: SynsetRules, sister: Sister | undefined): Links {
  const halves = remembered(halvesOf);
  const synonyms = remembered(synonymsOf);
  const classWords = classWordLinks(ground, rules);

  return (answer, drop) => halves(answer).flatMap((half) => [...near(half, drop), ...classWords(half)]);

  function near(answer: Half, drop: Drop): Link[] {
    const shared = new Map<Word, Sense[]>();
    for (const sense of answer.senses.keys()) {
      for (const word of sense.members) {
        const known = shared.get(word);
        if (known === undefined) shared.set(word, [sense]);
        else known.push(sense);
      }
    }
    shared.delete(answer.word);
    return [...shared].flatMap(([word, senses]) => {
      const clue = halves(word).find(({ part }) => part === answer.part);
      if (clue !== undefined) return linkOf(answer, clue, senses, drop) ?? [];
      drop('of another word class');
      return [];
    });
  }

  function linkOf(answer: Half, clue: Half, shared: readonly Sense[], drop: Drop): Link | undefined {
    const isFit = (sense: Sense) => ![answer, clue].some(({ senses }) => senses.get(sense)?.isRefused);
    const fit = shared.filter(isFit);
    if (fit.length === 0) return void drop('marked vulgar or wrong');
    const later = laterSenses(answer, clue, fit);
    if (later === undefined) return void drop('of a minor sense');
    const labels = { answer: labelIn(answer, fit), clue: labelIn(clue, fit) };
    const score = agreement(answer, clue, fit.length) - later - registerCost(labels.answer, labels.clue);
    // A cucumber may be an old telephone in slang, but nobody thinks of that first.
    const isOfRegister = labels.answer === labelIn(answer, [...answer.senses.keys()]);
    const isWitnessed = sister?.isWitness(answer.word.text, clue.word.text) === true;
    const isFirm = isWitnessed ? true : isOfRegister && !isLoose(answer, clue, fit) ? undefined : false;
    return { clue: clue.word.text, score, isFirm, isClassWord: false, label: labels.answer };
  }

  function agreement(answer: Half, clue: Half, shared: number): number {
    const [a, b] = [synonyms(answer.word), synonyms(clue.word)];
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let common = 0;
    for (const word of small) if (large.has(word)) common++;
    return (
      (WEIGHT.clue * shared) / clue.senses.size +
      (WEIGHT.answer * shared) / answer.senses.size +
      (WEIGHT.synonyms * common) / (a.size + b.size - common)
    );
  }

  function isLoose(answer: Half, clue: Half, shared: readonly Sense[]): boolean {
    return (
      clue.senses.size > rules.mostSenses.clue ||
      answer.senses.size > rules.mostSenses.answer ||
      clue.word.text.includes('-') ||
      shared.every(({ members }) => members.length > rules.mostWords)
    );
  }

  /** What the senses' places take from the score; `undefined` where no solver would think of them. */
  function laterSenses(answer: Half, clue: Half, shared: readonly Sense[]): number | undefined {
    if (!rules.commonestFirst) return 0;
    const own = Math.min(...shared.map((sense) => answer.placeOf(sense)));
    const other = Math.min(...shared.map((sense) => clue.placeOf(sense)));
    const isCommon = ground.familiarity.rankOf(answer.word.text) <= COMMON_RANK;
    if (own > (isCommon ? 0 : 1) || other > LATEST_SENSE) return undefined;
    if (isCommon && clue.word.text.includes(' ')) return undefined;
    return LATER_SENSE.answer * own + LATER_SENSE.clue * other;
  }
}

/** The word and all that share a sense with it. */
function synonymsOf({ senses }: Word): ReadonlySet<Word> {
  const found = new Set<Word>();
  for (const { members } of senses) for (const member of members) found.add(member);
  return found;
}

/** The register of a word, if it has one in all of the senses. */
function labelIn({ senses }: Half, among: readonly Sense[]) {
  const label = senses.get(among[0])?.label;
  return among.every((sense) => senses.get(sense)?.label !== undefined) ? label : undefined;
}
