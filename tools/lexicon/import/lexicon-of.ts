/** The import itself: from a thesaurus and the ground of its language to a lexicon's entries. */
import { relatedIn } from '../related.js';
import { answerFault } from './answers.js';
import { type Link, linksOf } from './association.js';
import { type Candidate, type Chosen, choose, compareCandidates, type Draft, withoutTwins } from './choose.js';
import { type Asked, ClueFilter } from './clues.js';
import { isCapital } from './grammar.js';
import type { Ground } from './ground.js';
import type { Watch } from './mythes.js';
import { FIRM_RANK, RARE_PART_RANK, RARE_SCORE } from './rules.js';
import type { Word } from './senses.js';
import type { Sister } from './sister.js';
import { type Tallies, Tally } from './tally.js';

export interface Imported {
  readonly entries: readonly Chosen[];
  readonly tallies: Tallies;
}

/** A clue of several words is a little less handy than one word. */
const PHRASE_COST = 0.12;
/** A clue this many times rarer than its answer explains the known by the unknown. */
const TOO_RARE = 50;
const RARE_COST = 0.08;
/** A clue in a register that the answer shares must be this many times as common as the answer. */
const PLAINER = 3;
/** What a clue's place among the lemmas adds to its score: known words make better clues. */
const RANK_BONUS: readonly (readonly [rank: number, bonus: number])[] = [
  [300, 0.12],
  [1_000, 0.1],
  [3_000, 0.08],
  [6_500, 0.06],
  [12_000, 0.04],
  [20_000, 0.02],
];
/** The longest compound that passes for a known word though the frequency list lacks it. */
const LONGEST_RARE = 13;

/** Makes the entries. `all`: also answers that the frequency list does not have. */
export function importLexicon(ground: Ground, sister: Sister | undefined, all: boolean, watch: Watch): Imported {
  const tallies: Tallies = { answers: new Tally(), clues: new Tally() };
  const related = relatedIn(ground.language);
  const drafter = new Drafter(ground, sister, tallies, new ClueFilter(ground, related));
  const words = [...ground.senses.words.values()];
  const drafts = words.flatMap((word, index) => {
    watch(index, words.length);
    return drafter.draft(word) ?? [];
  });
  return { entries: choose(withoutTwins(drafts, tallies), related, all, tallies), tallies };
}

class Drafter {
  private readonly ground: Ground;
  private readonly tallies: Tallies;
  private readonly filter: ClueFilter;
  private readonly links: ReturnType<typeof linksOf>;

  constructor(ground: Ground, sister: Sister | undefined, tallies: Tallies, filter: ClueFilter) {
    this.ground = ground;
    this.tallies = tallies;
    this.filter = filter;
    this.links = linksOf(ground, sister);
  }

  /** The word with its candidates; `undefined` where it is no answer. */
  draft(word: Word): Draft | undefined {
    const fault = answerFault(word, this.ground);
    if (fault !== undefined) return void this.tallies.answers.add(fault);
    const asked = this.asked(word);
    const candidates = this.candidates(word, asked);
    if (candidates.length === 0) return void this.tallies.answers.add('no clue');
    const { familiarity, rules } = this.ground;
    const count = familiarity.count(word.text);
    const rank = familiarity.rank(count);
    const isRare = count === 0 || rank > rules.answerRank;
    if (isRare && !this.isWorthKeeping(asked, candidates[0])) return void this.tallies.answers.add('rare');
    return { display: word.text, cells: asked.cells, count, rank, isRare, candidates };
  }

  private asked({ text }: Word): Asked {
    const cells = this.ground.alphabet.cellsOf(text) as string;
    return { text, cells, wordClass: this.ground.grammar.classOf(text) };
  }

  private candidates(word: Word, asked: Asked): Candidate[] {
    const { clues } = this.tallies;
    const best = new Map<string, Candidate>();
    for (const link of this.links(word, (reason) => clues.add(reason))) {
      const candidate = this.candidate(asked, link);
      if (candidate === undefined) continue;
      const known = best.get(candidate.text);
      if (known === undefined || compareCandidates(candidate, known) < 0) best.set(candidate.text, candidate);
    }
    return [...best.values()].sort(compareCandidates);
  }

  private candidate(asked: Asked, link: Link): Candidate | undefined {
    const { familiarity, rules } = this.ground;
    const { clue, label } = link;
    const isPhrase = clue.includes(' ');
    const counts = { clue: familiarity.countOfText(clue), answer: familiarity.count(asked.text) };
    const rank = familiarity.rank(counts.clue);
    const score =
      link.score -
      (isPhrase ? PHRASE_COST : 0) +
      bonusOf(rank) -
      (counts.clue * TOO_RARE < counts.answer ? RARE_COST : 0);
    const { association } = rules;
    if (!link.isClassWord && score < association.least) return void this.tallies.clues.add('remote');
    const fault = this.filter.fault(asked, clue, label?.text);
    if (fault !== undefined) return void this.tallies.clues.add(fault);
    const mayBeFirm =
      label === undefined || (label.isPlain === true && !isPhrase && counts.clue >= PLAINER * counts.answer);
    const isKnown = rank <= (isPhrase ? FIRM_RANK.phrase : FIRM_RANK.word);
    const isNear = association.kind === 'synsets' && score >= association.firm && isKnown;
    return {
      text: `${label?.text ?? ''}${clue}`,
      folded: this.ground.alphabet.cellsOf(clue.replace(/[^\p{L}\p{M}]/gu, '')) ?? clue,
      score,
      rank,
      isFirm: mayBeFirm && (link.isFirm ?? isNear),
    };
  }

  /** Whether an answer that the frequency list lacks is known all the same: built of known words, or near to one. */
  private isWorthKeeping({ text, cells }: Asked, { score }: Candidate): boolean {
    if (score < RARE_SCORE) return false;
    if (!this.ground.rules.compounds) return true;
    return isCapital(text) && cells.length <= LONGEST_RARE && this.ground.familiarity.isCompound(text, RARE_PART_RANK);
  }
}

function bonusOf(rank: number): number {
  return RANK_BONUS.find(([most]) => rank <= most)?.[1] ?? 0;
}
