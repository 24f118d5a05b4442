/** Class words as clues: `Singvogel` for the blackbird. Only vetted ones, which are fair clues alone. */
import type { Link } from './association.js';
import type { Ground } from './ground.js';
import type { Half } from './halves.js';
import { EVERYDAY_RANK, type SynsetRules } from './rules.js';
import type { Sense } from './senses.js';

/** What each member of a class takes from the score of its name: the narrower class is the better clue. */
const MEMBER_COST = 0.002;
const LARGEST_CLASS = 200;

/** The links of an answer to the class words of its senses. */
export function classWordLinks(ground: Ground, rules: SynsetRules): (answer: Half) => Link[] {
  const { grammar, familiarity } = ground;
  const sizes = sizesOf(ground);
  const vetted = new Set(ground.rules.classWords.map((word) => word.toLowerCase()));

  const isFair = (clue: string) => {
    if ((sizes.get(clue) ?? 0) > LARGEST_CLASS) return false;
    return vetted.has(clue.toLowerCase()) || ground.rules.classPattern?.test(clue) === true;
  };

  const isClear = ({ word, part, senses }: Half) => {
    const isNoun = grammar.classOf(word.text) === 'noun' || /^noun$/i.test(part);
    if (!isNoun || senses.size >= rules.mostSenses.answer) return false;
    return !rules.commonestFirst || senses.size === 1 || familiarity.rankOf(word.text) > EVERYDAY_RANK;
  };

  return (answer) => {
    if (!isClear(answer)) return [];
    const senses = [...answer.senses].filter(([sense, { isRefused }]) => !isRefused && isFirst(answer, sense, rules));
    return senses.flatMap(([{ classWords }, { label }]) =>
      classWords.filter(isFair).map((clue) => {
        const score = rules.classWord - MEMBER_COST * (sizes.get(clue) ?? 0);
        return { clue, score, isFirm: true, isClassWord: true, label };
      }),
    );
  };
}

function isFirst(answer: Half, sense: Sense, { commonestFirst }: SynsetRules): boolean {
  return !commonestFirst || answer.placeOf(sense) === 0;
}

/** How many senses stand under each class word. */
function sizesOf({ senses }: Ground): Map<string, number> {
  const sizes = new Map<string, number>();
  const seen = new Set<Sense>();
  for (const word of senses.words.values()) {
    for (const sense of word.senses) {
      if (seen.has(sense)) continue;
      seen.add(sense);
      for (const name of sense.classWords) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }
  }
  return sizes;
}
