/** Grids of pilot addresses, which no bank has: what answers the drafts of a language and side take. */
import type { Language } from '../../format/documents.js';
import { Workshop } from '../../generator/arrowword/workshop.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { randomFor } from '../../generator/random/seed.js';
import { jokesInOrder, type WordGround } from '../../generator/words/ground.js';
import type { Shares, Uses } from './learn.js';

/** Some grids of a round. */
export interface PilotTask {
  readonly language: Language;
  readonly side: number;
  readonly round: number;
  /** The number of the first within the round, and how many. */
  readonly from: number;
  readonly grids: number;
  readonly shares: Shares;
}

/** Makes the pilot grids of a language. */
export class PilotWorkshop {
  private readonly ground: WordGround;
  private readonly workshop: Workshop;
  private readonly phrases = new Map<number, readonly string[]>();

  constructor(ground: WordGround) {
    this.ground = ground;
    this.workshop = new Workshop(ground);
  }

  /** The answers of some grids, each the best of its drafts as in a bank: the choice has its likes too. Throws `RangeError` where no joke fits the side. */
  uses({ language, side, round, from, grids, shares }: PilotTask): Uses {
    const workshop = this.workshop.withVariety(new Map([[side, shares]]));
    const phrases = this.phrasesOf(side);
    const uses = new Map<string, number>();
    let made = 0;
    for (let number = from; number < from + grids; number++) {
      const address = `pilot/arrowword-${language}/${side}x${side}/${round}/${number}`;
      const phrase = phrases[((round - 1) * LARGEST_ROUND + number) % phrases.length];
      const { best } = workshop.bestDraft(randomFor(address, 0), { address, side, level: {}, phrase });
      if (best === undefined) continue;
      made++;
      for (const { answer } of best.entries) uses.set(answer, (uses.get(answer) ?? 0) + 1);
    }
    return { grids: made, uses };
  }

  private phrasesOf(side: number): readonly string[] {
    const known = this.phrases.get(side) ?? phrasesFor(this.ground, side);
    this.phrases.set(side, known);
    return known;
  }
}

/** Rounds take their phrases at places apart from each other. */
const LARGEST_ROUND = 97;

function phrasesFor(ground: WordGround, side: number): string[] {
  const key = { variant: `pilot/arrowword-${ground.language}`, level: `${side}x${side}` };
  const phrases = jokesInOrder(ground, key, windowOf('arrowword', side)).flatMap(({ phrase }) => phrase?.cells ?? []);
  if (phrases.length === 0) throw new RangeError(`no joke ends in a phrase for arrowwords of ${side} x ${side}`);
  return phrases;
}
