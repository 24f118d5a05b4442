/**
 * Making an arrowword, from the address to the record, beside the published method on the same words. Its attempts mostly fail, so
 * what counts is the time of all of them together by the grids that they came to. It has neither a phrase to host nor a limit
 * to facts; what a grid within our limits takes it, and how many jokes its grids happen to host, is told beside; so is what one
 * of our grids takes, its phrase included, without a choice of the best.
 */
import { type ArrowwordVariant, LANGUAGES, type Language } from '../../format/documents.js';
import { settingsOf } from '../../generator/arrowword/settings.js';
import { type ArrowWords, arrowWords } from '../../generator/arrowword/words.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { makeWordRecord } from '../../generator/make.js';
import { randomFor } from '../../generator/random/seed.js';
import type { AnyWordMaker } from '../../generator/variants.js';
import { jokesInOrder, type WordGround } from '../../generator/words/ground.js';
import { packageFile } from '../package.js';
import { Grounds } from '../plan/grounds.js';
import { readPlan } from '../plan/plan.js';
import { textTable } from '../text-table.js';
import { type Benchmark, type BenchRow, fixed } from './benchmark.js';
import { keepsFactLimits } from './fact-limits.js';
import { jokesThatFit, type ReferenceArrowword, referenceArrowword, referenceLetters } from './reference/arrowword.js';
import { referenceMask } from './reference/arrowword-mask.js';
import { ReferenceWords } from './reference/arrowword-words.js';
import { interleavedTimes } from './timing.js';

const SIDES = [8, 10, 12, 15, 18];
const WARM_UP = 10;
const ATTEMPTS = 100;

/** The benchmark over `n` attempts of the reference, and as many puzzles of ours, in each language and size. */
export function arrowwordBenchmark(
  n = 150,
  languages: readonly Language[] = LANGUAGES,
  sides: readonly number[] = SIDES,
): Benchmark {
  return {
    name: 'arrowword',
    run({ isDetailed }) {
      const grounds = new Grounds(readPlan(packageFile('banks/plan.json')));
      const results = languages.flatMap((language) =>
        sides.map((side) => compare(new Contest(grounds, language, side), n)),
      );
      const rows = results.map(({ row }) => row);
      return isDetailed ? { rows, details: `\n${detailTable(results)}` } : { rows };
    },
  };
}

/** A language and size: our maker, what the reference makes its grids of, and the letters of the jokes that ours host. */
class Contest {
  readonly ground: WordGround;
  readonly side: number;
  private readonly maker: AnyWordMaker;
  readonly words: ArrowWords;
  readonly indexed: ReferenceWords;
  readonly jokes: readonly Uint8Array[];
  private readonly variant: ArrowwordVariant;

  constructor(grounds: Grounds, language: Language, side: number) {
    this.variant = `arrowword-${language}`;
    this.side = side;
    this.ground = grounds.language(language);
    this.maker = grounds.maker(this.variant);
    this.words = arrowWords(this.ground);
    this.indexed = new ReferenceWords(this.words, side - 1);
    const { alphabet } = this.ground.lexicon;
    const letters = new Map(alphabet.cells.map((cell, index) => [cell, index + 1]));
    const key = { variant: this.variant, level: this.level };
    this.jokes = jokesInOrder(this.ground, key, windowOf('arrowword', side)).flatMap(({ phrase }) =>
      phrase === undefined ? [] : [Uint8Array.from([...phrase.cells], (cell) => letters.get(cell) ?? 0)],
    );
  }

  get name(): string {
    return `${this.variant} ${this.side}x${this.side}`;
  }

  /** No level of the plan: nothing was learned from its addresses. */
  private get level(): string {
    return `${this.side}x${this.side}-bench`;
  }

  /** Makes a puzzle of ours, the best of several grids or of some number of them. */
  make(number: number, candidates?: number): void {
    const level = candidates === undefined ? {} : { candidates };
    makeWordRecord(this.maker, `${this.variant}/${this.level}/${number}`, level, ATTEMPTS);
  }
}

interface Result {
  readonly row: BenchRow;
  readonly filled: number;
  /** Those of them that keep the limits that facts have in ours. */
  readonly within: number;
  /** Milliseconds an attempt of the reference: its mask, and its filling. */
  readonly mask: number;
  readonly fill: number;
  /** Milliseconds of one of our grids, without a choice. */
  readonly single: number;
  readonly quality: Quality;
}

/** What the reference's finished grids are like, on average; NaN where there are none. */
interface Quality {
  readonly words: number;
  readonly pairs: number;
  readonly emptyClues: number;
  readonly facts: number;
  readonly clues: number;
  readonly jokes: number;
}

function compare(contest: Contest, n: number): Result {
  const { side, indexed, name } = contest;
  const randomOf = (input: number) => randomFor(`reference/${name}`, input);
  const made: (ReferenceArrowword | undefined)[] = [];
  const times = interleavedTimes(n, WARM_UP, {
    ours: (input) => contest.make(input + 1),
    single: (input) => contest.make(input + 1, 1),
    reference: (input) => {
      made[input] = referenceArrowword(randomOf(input), indexed, side);
    },
    // The mask of the same attempt once more, so that the time of filling is what is left.
    mask: (input) => {
      referenceMask(randomOf(input), side);
    },
  });
  const filled = made.flatMap((grid) =>
    grid?.wordsBySlot === undefined ? [] : [{ ...grid, words: grid.wordsBySlot }],
  );
  const ours = mean(times.ours);
  const reference = sum(times.reference) / Math.max(1, filled.length);
  const row = { name, n, unit: 'ms', ours, reference, ratio: reference / ours };
  return {
    row: filled.length === 0 ? { ...row, isAtLeast: true } : row,
    filled: filled.length,
    within: filled.filter((grid) => isWithinLimits(contest, grid)).length,
    mask: mean(times.mask),
    fill: mean(times.reference) - mean(times.mask),
    single: mean(times.single),
    quality: qualityOf(contest, filled),
  };
}

type Filled = ReferenceArrowword & { readonly words: readonly number[] };

function qualityOf(contest: Contest, grids: readonly Filled[]): Quality {
  const { words, indexed, jokes } = contest;
  const entries = grids.map(({ slots, words: own }) =>
    own.map((word, slot) => words.entries[words.first[slots.cells[slot].length] + word]),
  );
  return {
    words: mean(entries.map(({ length }) => length)),
    pairs: mean(grids.map(({ slots }) => slots.cells.filter(({ length }) => length === 2).length)),
    emptyClues: mean(grids.map(({ mask, slots }) => emptyClues(mask, slots.side))),
    facts: mean(entries.map((own) => own.filter(({ isWord }) => !isWord).length)),
    clues: mean(entries.flat().map(({ clues }) => clues.length)),
    jokes: mean(
      grids.map(({ slots, words: own }) => jokesThatFit(referenceLetters(indexed, slots, own), jokes).length),
    ),
  };
}

function isWithinLimits({ words, ground, side }: Contest, { slots, words: own }: Filled): boolean {
  const groups = own.map((word, slot) => words.groups[words.first[slots.cells[slot].length] + word]);
  return keepsFactLimits(groups, ground, side, settingsOf(ground.language, side, {}).facts);
}

/** How many clue cells point at no letter, right or down; the corner, which never can, left out. */
function emptyClues(mask: Uint8Array, side: number): number {
  return [...mask.keys()].filter((cell) => {
    const isLetterRight = (cell + 1) % side !== 0 && mask[cell + 1] === 0;
    return cell > 0 && mask[cell] === 1 && !isLetterRight && mask[cell + side] !== 0;
  }).length;
}

function detailTable(results: readonly Result[]): string {
  const percent = (share: number) => (Number.isNaN(share) ? '-' : `${fixed(100 * share, 1)}%`);
  return [
    'The reference: attempts that came to a grid; ms an attempt; s a grid, and s a grid within the limits that facts have in ours, of\n',
    'their groups and in all, beside one of our grids, its phrase included, without a choice; and what its grids are like (within: how many\n',
    'are within the limits)\n',
    textTable([
      [
        '',
        'filled',
        'mask',
        'fill',
        's a grid',
        's a grid within',
        'ours, one grid, ms',
        'ratio within',
        'words',
        '2 letters',
        'empty',
        'facts',
        'within',
        'clues',
        'jokes that fit',
      ],
      ...results.map(({ row, filled, within, mask, fill, single, quality }) => [
        row.name,
        percent(filled / row.n),
        fixed(mask, 1),
        fixed(fill, 1),
        secondsAGrid(filled, row.n, mask + fill),
        secondsAGrid(within, row.n, mask + fill),
        fixed(single, 1),
        within === 0 ? '-' : fixed(((mask + fill) * row.n) / within / single, 1),
        ...[quality.words, quality.pairs, quality.emptyClues].map((value) => fixed(value, 1)),
        fixed(quality.facts, 1),
        percent(within / filled),
        fixed(quality.clues, 1),
        fixed(quality.jokes, 1),
      ]),
    ]),
  ].join('');
}

/** The time of all attempts by the grids that came of them; `attempt`: ms of one. */
function secondsAGrid(grids: number, attempts: number, attempt: number): string {
  return grids === 0 ? `none in ${attempts} attempts` : fixed((attempt * attempts) / grids / 1000, 3);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
