/**
 * Making an arrowword, from the address to the record, beside the published method on the same words. Its attempts mostly fail, so
 * what counts is the time of all of them together by the grids that they came to. It has neither a phrase to host nor a limit
 * to facts; how many jokes its grids happen to host is told beside.
 */
import { LANGUAGES, type Language } from '../../format/documents.js';
import { type ArrowWords, arrowWords } from '../../generator/arrowword/words.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { type FactGroup, limitOf } from '../../generator/lexicon/facts.js';
import { randomFor } from '../../generator/random/seed.js';
import { jokesInOrder, type WordGround } from '../../generator/words/ground.js';
import { packageFile } from '../package.js';
import { Grounds } from '../plan/grounds.js';
import { readPlan } from '../plan/plan.js';
import { textTable } from '../text-table.js';
import { type Benchmark, type BenchRow, fixed } from './benchmark.js';
import { jokesThatFit, type ReferenceArrowword, referenceArrowword, referenceLetters } from './reference/arrowword.js';
import { referenceMask } from './reference/arrowword-mask.js';
import { ReferenceWords } from './reference/arrowword-words.js';
import { interleavedTimes } from './timing.js';

const SIDES = [8, 10, 12, 15, 18];
const WARM_UP = 10;

/** Makes our arrowword of a language, side and number, from the address to the record. */
export type MakeOurs = (language: Language, side: number, number: number) => void;

/** The benchmark over `n` attempts of the reference, and as many puzzles of ours, in each language and size. */
export function arrowwordBenchmark(
  makeOurs?: MakeOurs,
  n = 150,
  languages: readonly Language[] = LANGUAGES,
  sides: readonly number[] = SIDES,
): Benchmark {
  return {
    name: 'arrowword',
    run({ isDetailed }) {
      const grounds = new Grounds(readPlan(packageFile('banks/plan.json')));
      const results = languages.flatMap((language) =>
        sides.map((side) => compare(new Contest(grounds.language(language), side), n, makeOurs)),
      );
      const rows = results.map(({ row }) => row);
      return isDetailed ? { rows, details: `\n${detailTable(results)}` } : { rows };
    },
  };
}

/** A language and size: what the reference makes its grids of, and the letters of the jokes that ours host. */
class Contest {
  readonly language: Language;
  readonly side: number;
  readonly words: ArrowWords;
  readonly indexed: ReferenceWords;
  readonly jokes: readonly Uint8Array[];
  readonly groups: readonly FactGroup[];

  constructor(ground: WordGround, side: number) {
    const { language, lexicon, factGroups } = ground;
    this.groups = factGroups;
    this.language = language;
    this.side = side;
    this.words = arrowWords(ground);
    this.indexed = new ReferenceWords(this.words, side - 1);
    const key = { variant: `arrowword-${language}`, level: `${side}x${side}` };
    const letters = new Map(lexicon.alphabet.cells.map((cell, index) => [cell, index + 1]));
    this.jokes = jokesInOrder(ground, key, windowOf('arrowword', side)).flatMap((joke) =>
      joke === undefined ? [] : [Uint8Array.from([...joke.phrase.cells], (cell) => letters.get(cell) ?? 0)],
    );
  }

  get name(): string {
    return `arrowword-${this.language} ${this.side}x${this.side}`;
  }
}

interface Result {
  readonly row: BenchRow;
  readonly filled: number;
  /** Milliseconds an attempt. */
  readonly mask: number;
  readonly fill: number;
  readonly quality: Quality;
}

/** What the reference's finished grids are like, on average; NaN where there are none. */
interface Quality {
  readonly words: number;
  readonly pairs: number;
  readonly emptyClues: number;
  readonly facts: number;
  /** The share of grids that has no more facts of any group than ours may have. */
  readonly withinLimits: number;
  readonly clues: number;
  readonly jokes: number;
}

function compare(contest: Contest, n: number, makeOurs: MakeOurs | undefined): Result {
  const { language, side, indexed, name } = contest;
  const randomOf = (input: number) => randomFor(`reference/${name}`, input);
  const made: (ReferenceArrowword | undefined)[] = [];
  const times = interleavedTimes(n, WARM_UP, {
    ours: (input) => makeOurs?.(language, side, input + 1),
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
  const ours = makeOurs === undefined ? Number.NaN : mean(times.ours);
  const reference = sum(times.reference) / Math.max(1, filled.length);
  const row = { name, n, unit: 'ms', ours, reference, ratio: reference / ours };
  return {
    row: filled.length === 0 ? { ...row, isAtLeast: true } : row,
    filled: filled.length,
    mask: mean(times.mask),
    fill: mean(times.reference) - mean(times.mask),
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
    withinLimits: mean(grids.map((grid) => (isWithinLimits(contest, grid) ? 1 : 0))),
    clues: mean(entries.flat().map(({ clues }) => clues.length)),
    jokes: mean(
      grids.map(({ slots, words: own }) => jokesThatFit(referenceLetters(indexed, slots, own), jokes).length),
    ),
  };
}

function isWithinLimits({ words, groups, language, side }: Contest, { slots, words: own }: Filled): boolean {
  const ofGroup = new Int16Array(groups.length + 1);
  for (const [slot, word] of own.entries()) ofGroup[words.groups[words.first[slots.cells[slot].length] + word]]++;
  return groups.every((group, index) => ofGroup[index + 1] <= limitOf(group, language, own.length, side));
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
    'The reference: attempts that came to a grid, ms an attempt, s a grid, and what its grids are like (within: the limits that facts have in ours)\n',
    textTable([
      [
        '',
        'filled',
        'mask',
        'fill',
        's a grid',
        'words',
        '2 letters',
        'empty',
        'facts',
        'within',
        'clues',
        'jokes that fit',
      ],
      ...results.map(({ row, filled, mask, fill, quality }) => [
        row.name,
        percent(filled / row.n),
        fixed(mask, 1),
        fixed(fill, 1),
        filled === 0 ? `none in ${row.n} attempts` : fixed(row.reference / 1000, 3),
        ...[quality.words, quality.pairs, quality.emptyClues].map((value) => fixed(value, 1)),
        fixed(quality.facts, 1),
        percent(quality.withinLimits),
        fixed(quality.clues, 1),
        fixed(quality.jokes, 1),
      ]),
    ]),
  ].join('');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
