/** What the drafts of a language share, and the best of some. */
import type { Tally } from '../maker.js';
import type { Random } from '../random/random.js';
import type { WordGround } from '../words/ground.js';
import { metropolisTable } from '../words/integer-log.js';
import { type Draft, draftOf } from './draft.js';
import { type OpenWords, openWords } from './fill-words.js';
import { letterCounts } from './letter-counts.js';
import { MaskTables } from './mask-tables.js';
import { costOf } from './quality.js';
import { type ArrowwordLevel, type Settings, settingsOf } from './settings.js';
import { Closing, closedShares, type VarietyTable } from './variety.js';
import { type ArrowWords, arrowWords } from './words.js';

/** How many drafts may an attempt try? From the second stage on more is allowed, which fewer than one puzzle in a thousand needs. */
const MOST_DRAFTS = 60;
const STAGES = [
  { from: 0, isVaried: true, isKnown: true, reach: 80 },
  { from: 24, isVaried: false, isKnown: true, reach: 100 },
  { from: 40, isVaried: false, isKnown: false, reach: 130 },
] as const;
type Stage = (typeof STAGES)[number];

/** What the drafts of a size share. */
interface Size {
  readonly settings: Settings;
  readonly tables: MaskTables;
  /** By number, at how many of 256 addresses each answer is closed. */
  readonly closed: Uint8Array;
}

/** What no size changes. */
interface Indexed {
  readonly words: ArrowWords;
  /** By number, 1: an answer that people meet, or a fact. */
  readonly known: Uint8Array;
  readonly closing: Closing;
}

export interface PuzzleWish {
  readonly address: string;
  readonly side: number;
  readonly level: ArrowwordLevel;
  /** The phrase in cells. */
  readonly phrase: string;
}

export interface Best {
  /** `undefined`: no draft was finished. */
  readonly best: Draft | undefined;
  readonly tally: Tally;
}

export class Workshop {
  private readonly ground: WordGround;
  private readonly metropolis = metropolisTable();
  private readonly sizes = new Map<string, Size>();
  private indexed: Indexed | undefined;

  constructor(ground: WordGround) {
    this.ground = ground;
  }

  /** The same with another table of variety. */
  withVariety(variety: VarietyTable): Workshop {
    const other = new Workshop({ ...this.ground, variety });
    other.indexed = this.index();
    return other;
  }

  /** How many answers of a length there are. */
  answersOf(length: number): number {
    return this.index().words.byLength[length].count;
  }

  /** The best of some finished drafts, from nothing but the random stream, the words and the wish. */
  bestDraft(random: Random, wish: PuzzleWish): Best {
    const size = this.sizeFor(wish);
    const { settings, closed } = size;
    let best: Draft | undefined;
    let least = Number.POSITIVE_INFINITY;
    let [drafts, filled] = [0, 0];
    let openOfStage: { readonly stage: Stage; readonly open: OpenWords } | undefined;
    while (drafts < MOST_DRAFTS && filled < settings.candidates) {
      // With one finished, more is allowed to none.
      const stage = stageAt(drafts);
      if (best !== undefined && stage !== STAGES[0]) break;
      if (openOfStage?.stage !== stage) openOfStage = { stage, open: this.openAt(wish.address, stage, closed) };
      drafts++;
      const draft = this.draft(random, wish, size, stage, openOfStage.open);
      if ('discarded' in draft) continue;
      filled++;
      // A barred one counts, so that what is struck or blocked changes only the puzzles that had it.
      const cost = costOf(draft, this.ground.language, closed);
      if (draft.isBarred || cost >= least) continue;
      best = draft;
      least = cost;
    }
    return { best, tally: { drafts, filled } };
  }

  private draft(
    random: Random,
    { address, side, phrase }: PuzzleWish,
    { settings, tables }: Size,
    stage: Stage,
    open: OpenWords,
  ) {
    const { words } = this.index();
    const { cells } = this.ground.lexicon.alphabet;
    return draftOf(random, {
      address,
      ground: this.ground,
      words,
      open,
      mask: { side, tables, steps: settings.steps, whim: settings.whim, ...settings.clueCells },
      metropolis: this.metropolis,
      phrase: Uint8Array.from([...phrase], (cell) => cells.indexOf(cell) + 1),
      reach: stage.reach,
      factPercent: settings.facts,
      fails: settings.fails,
    });
  }

  private openAt(address: string, { isVaried, isKnown }: Stage, closed: Uint8Array): OpenWords {
    const { words, known, closing } = this.index();
    const isOpen = isKnown ? known.slice() : new Uint8Array(known.length).fill(1);
    if (isVaried) closing.close(address, closed, isOpen);
    return openWords(words, isOpen);
  }

  private index(): Indexed {
    this.indexed ??= indexOf(this.ground);
    return this.indexed;
  }

  private sizeFor({ side, level }: PuzzleWish): Size {
    const key = `${side} ${JSON.stringify(level)}`;
    const known = this.sizes.get(key) ?? this.sizeOf(side, level);
    this.sizes.set(key, known);
    return known;
  }

  private sizeOf(side: number, level: ArrowwordLevel): Size {
    const { words, known } = this.index();
    const { language, variety } = this.ground;
    const settings = settingsOf(language, side, level);
    const answers = words.entries.map(({ answer }) => answer);
    return {
      settings,
      tables: new MaskTables(letterCounts(words, known), side - 1, settings.mask),
      closed: variety === undefined ? new Uint8Array(answers.length) : closedShares(variety, side, answers),
    };
  }
}

function stageAt(draft: number): Stage {
  let [stage]: readonly Stage[] = STAGES;
  for (const candidate of STAGES) if (draft >= candidate.from) stage = candidate;
  return stage;
}

function indexOf(ground: WordGround): Indexed {
  const words = arrowWords(ground);
  // Where the lexicons have no frequencies, none tells the known ones from others.
  const hasFrequencies = words.entries.some(({ frequency }) => frequency > 0);
  const known = Uint8Array.from(words.entries, ({ frequency }, number) =>
    frequency > 0 || words.isFact[number] === 1 || !hasFrequencies ? 1 : 0,
  );
  return { words, known, closing: new Closing(words.entries.map(({ answer }) => answer)) };
}
