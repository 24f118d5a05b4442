/**
 * How long a new worker takes to have a house lexicon ready, from the files to the index, beside parsing the finished
 * entries from one JSON text in memory. Workers start cold, as in a build.
 */
import { Worker } from 'node:worker_threads';
import { LANGUAGES, type Language } from '../../format/documents.js';
import { loadHouse } from '../lexicon/load.js';
import { packageFile } from '../package.js';
import type { Benchmark, BenchRow } from './benchmark.js';
import { median } from './timing.js';

/** The compiled worker, also when this module runs from its source. */
const WORKER = packageFile('dist/tools/bench/lexicon-worker.js');

/** The benchmark over `n` workers a language and way. */
export function lexiconBenchmark(n = 10): Benchmark {
  return {
    name: 'lexicon',
    async run() {
      const rows: BenchRow[] = [];
      for (const language of LANGUAGES) rows.push(await timeLanguage(language, n));
      return { rows };
    },
  };
}

async function timeLanguage(language: Language, n: number): Promise<BenchRow> {
  const json = JSON.stringify(loadHouse(language).entries);
  const ours: number[] = [];
  const reference: number[] = [];
  for (let turn = 0; turn < n; turn++) {
    ours.push(await timeWorker(language, undefined));
    reference.push(await timeWorker(language, json));
  }
  const [mine, other] = [median(ours), median(reference)];
  return {
    name: `lexicon ${language}, ready in a new worker`,
    n,
    unit: 'ms',
    ours: mine,
    reference: other,
    ratio: other / mine,
  };
}

/** Milliseconds that one new worker took. */
function timeWorker(language: Language, json: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { language, json } });
    worker.once('message', (milliseconds: number) => resolve(milliseconds));
    worker.once('error', reject);
  });
}
