/** A worker that makes a language's lexicon ready, one way or the other, and tells how long it took from a cold start. */
import { parentPort, workerData } from 'node:worker_threads';
import { Bench } from 'tinybench';
import type { Language } from '../../format/documents.js';
import { loadHouse } from '../lexicon/load.js';
import { entriesFromJson } from './reference/lexicon.js';

const { language, json } = workerData as { readonly language: Language; readonly json: string | undefined };
const bench = new Bench({ iterations: 1, time: 0, warmup: false, retainSamples: true, throws: true });
bench.add('load', () => (json === undefined ? loadHouse(language) : entriesFromJson(json)), { async: false });
bench.runSync();
const result = bench.getTask('load')?.result;
if (result?.state !== 'completed') throw new Error(`${language}: tinybench did not time the load`);
parentPort?.postMessage(result.latency.samples?.[0]);
