/**
 * Making a word search, from the address to the record, beside the published method on the same words and phrases: speed, and
 * what the grids of both are like.
 */
import { type BareWordSearch, LANGUAGES, type Language, type WordSearchVariant } from '../../format/documents.js';
import { otherReadings } from '../../format/readings.js';
import { WORD_SEARCH_RULES } from '../../format/variants.js';
import { runOf } from '../../format/word-grid.js';
import { windowOf } from '../../generator/jokes/windows.js';
import { makeWordRecord } from '../../generator/make.js';
import { randomFor } from '../../generator/random/seed.js';
import { levelWords } from '../../generator/word-search/words.js';
import { jokesInOrder } from '../../generator/words/ground.js';
import { packBank } from '../build/pack.js';
import { packageFile } from '../package.js';
import { Grounds } from '../plan/grounds.js';
import { readPlan } from '../plan/plan.js';
import { textTable } from '../text-table.js';
import type { Benchmark, BenchRow } from './benchmark.js';
import { entropyBytes } from './entropy.js';
import { type ReferenceGrid, referenceWordSearch } from './reference/word-search.js';
import { interleavedMedians, type Method, median, quantile } from './timing.js';

/** Sides, and how many grids of each the reference makes: it needs a second for one of 20 x 20, and may fail. */
const SIDES: readonly (readonly [number, number])[] = [
  [8, 200],
  [10, 200],
  [12, 200],
  [15, 200],
  [18, 20],
  [20, 10],
];
const WARM_UP = 20;
const ATTEMPTS = 100;

/** The benchmark over `n` grids of each language and size, fewer by the reference where it is slow. */
export function wordSearchBenchmark(n = 200, languages: readonly Language[] = LANGUAGES, sides = SIDES): Benchmark {
  return {
    name: 'word-search',
    run({ isDetailed }) {
      const grounds = new Grounds(readPlan(packageFile('banks/plan.json')));
      const results = languages.flatMap((language) =>
        sides.map(([side, most]) => compare(grounds, language, side, n, Math.min(n, most))),
      );
      const rows = results.map(({ row }) => row);
      return isDetailed ? { rows, details: `\n${qualityTable(results)}` } : { rows };
    },
  };
}

/** What grids of a method are like, together. */
interface Quality {
  readonly firstAttempts: number;
  readonly failed: number;
  readonly words: number;
  readonly letters: number;
  readonly threes: number;
  readonly diagonals: number;
  readonly shared: number;
  readonly doubled: number;
  /** The share of grids that the commonest word is in. */
  readonly commonest: number;
}

interface Result {
  readonly row: BenchRow;
  /** Milliseconds of ours, each grid. */
  readonly times: readonly number[];
  readonly ours: Quality;
  readonly reference: Quality;
  /** Of our bank, bytes a puzzle, and what an entropy estimate says. */
  readonly bytes: number;
  readonly entropy: number;
}

/** A grid of either method: its words by their letters and cells, and what else is counted. */
interface Counted {
  readonly attempts: number;
  readonly names: readonly string[];
  readonly cells: readonly (readonly number[])[];
  readonly letters: Uint8Array;
}

function compare(grounds: Grounds, language: Language, side: number, n: number, referenceN: number): Result {
  const variant: WordSearchVariant = `word-search-${language}`;
  const level = `${side}x${side}`;
  const ground = grounds.language(language);
  const maker = grounds.maker(variant);
  const { index } = levelWords(ground, 0);
  const jokes = jokesInOrder(ground, { variant, level }, windowOf('word-search', side));
  const phrases = Array.from({ length: n }, (_, input) => index.lettersIn(jokes[input]?.phrase?.cells ?? ''));
  const made: { record: string; attempts: number }[] = [];
  const others: ReferenceGrid[] = [];
  const times: Record<Method, number[]> = { ours: [], reference: [] };
  const work = {
    ours: (input: number) => {
      made[input] = makeWordRecord(maker, `${variant}/${level}/${input + 1}`, {}, ATTEMPTS);
    },
    reference: (input: number) => {
      if (input < referenceN)
        others[input] = referenceWordSearch(
          randomFor(`${variant}/${level}/${input + 1}`, 0),
          index,
          side,
          phrases[input],
        );
    },
  };
  interleavedMedians(n, WARM_UP, work, (method, taken) => times[method].push(...taken));
  const [ours, reference] = [median(times.ours.slice(0, referenceN)), median(times.reference.slice(0, referenceN))];
  const row = {
    name: `${variant} ${level}`,
    n: referenceN,
    unit: 'ms',
    ours,
    reference,
    ratio: reference / ours,
  };
  const puzzles = made.map(({ record }) => WORD_SEARCH_RULES[variant].decode(record));
  const bank = packBank({ variant, levels: [{ level, records: made.map(({ record }) => record) }] }, 'msgpack');
  const countedOurs = made.map(({ attempts }, input): Counted => {
    const puzzle: BareWordSearch = puzzles[input];
    return {
      attempts,
      names: puzzle.words.map(({ word }) => word),
      cells: puzzle.words.map(({ word, start, direction }) => runOf(puzzle, start, direction, [...word].length) ?? []),
      letters: index.lettersIn(puzzle.grid),
    };
  });
  const countedOthers = others.flatMap(({ attempts, letters, words, cells }): Counted[] =>
    letters === undefined ? [] : [{ attempts, names: words.map((word) => index.words[word].cells), cells, letters }],
  );
  const lettersOf = (name: string) => index.lettersIn(name);
  return {
    row,
    times: times.ours,
    bytes: bank.length / n,
    entropy: entropyBytes(puzzles, maker.jokesFor(level)),
    ours: qualityOf(countedOurs, n, side, lettersOf),
    reference: qualityOf(countedOthers, referenceN, side, lettersOf),
  };
}

function qualityOf(
  grids: readonly Counted[],
  n: number,
  side: number,
  lettersOf: (name: string) => Uint8Array,
): Quality {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const names = grids.flatMap((grid) => grid.names);
  const runs = grids.flatMap(({ cells }) => cells);
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isDiagonal = ([first, second]: readonly number[]) => {
    const step = Math.abs(second - first);
    return step !== 1 && step !== side;
  };
  const doubled = grids.map(({ names: own, cells, letters }) => {
    const placed = own.map((name, word) => ({ letters: lettersOf(name), cells: cells[word] }));
    return new Set(otherReadings({ rows: side, columns: side, letters }, placed).map(([word]) => word)).size;
  });
  return {
    firstAttempts: grids.filter(({ attempts }) => attempts === 1).length / n,
    failed: n - grids.length,
    words: names.length / grids.length,
    letters: sum(runs.map(({ length }) => length)) / runs.length,
    threes: runs.filter(({ length }) => length === 3).length / runs.length,
    diagonals: runs.filter(isDiagonal).length / runs.length,
    shared:
      sum(grids.map(({ cells }) => cells.flat().length - new Set(cells.flat()).size)) / (grids.length * side * side),
    doubled: sum(doubled) / grids.length,
    commonest: Math.max(0, ...uses.values()) / grids.length,
  };
}

function qualityTable(results: readonly Result[]): string {
  // Where no grid was finished there is nothing to tell.
  const fixed = (value: number, digits: number) => (Number.isNaN(value) ? '-' : value.toFixed(digits));
  const percent = (share: number) => (Number.isNaN(share) ? '-' : `${fixed(100 * share, 1)}%`);
  const line = (name: string, quality: Quality, ...times: readonly string[]) => [
    name,
    percent(quality.firstAttempts),
    String(quality.failed),
    fixed(quality.words, 1),
    fixed(quality.letters, 2),
    percent(quality.threes),
    percent(quality.diagonals),
    percent(quality.shared),
    fixed(quality.doubled, 2),
    percent(quality.commonest),
    ...times,
  ];
  return textTable([
    [
      '',
      'first',
      'failed',
      'words',
      'letters',
      '3 letters',
      'diagonal',
      'shared',
      'doubled',
      'commonest',
      'median',
      '95%',
      'bytes',
      'entropy',
    ],
    ...results.flatMap(({ row, ours, reference, times, bytes, entropy }) => [
      line(
        row.name,
        ours,
        ...[0.5, 0.95].map((part) => quantile(times, part).toFixed(2)),
        ...[bytes, entropy].map((size) => size.toFixed(1)),
      ),
      line('  reference', reference, '', '', '', ''),
    ]),
  ]);
}
