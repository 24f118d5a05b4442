/** Medians of ours and a reference over the same inputs, in one interleaved run. */
import { Bench } from 'tinybench';

/** How many inputs does one method work through before it is the other's turn? Few, so that both see the same machine. */
const TURN = 10;

/** Medians in milliseconds over inputs 0 .. n - 1, each timed once for both, after a warm-up over the first `warmUp` of them. */
export function interleavedMedians(
  n: number,
  warmUp: number,
  ours: (input: number) => void,
  reference: (input: number) => void,
): { readonly ours: number; readonly reference: number } {
  for (let input = 0; input < warmUp; input++) {
    ours(input);
    reference(input);
  }
  const samples: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
  for (let start = 0; start < n; start += TURN) {
    const iterations = Math.min(TURN, n - start);
    const bench = new Bench({ iterations, time: 0, warmup: false, retainSamples: true, throws: true });
    const next = { ours: start, reference: start };
    const tasks = { ours: () => ours(next.ours++), reference: () => reference(next.reference++) };
    const names = (start / TURN) % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const);
    for (const name of names) bench.add(name, tasks[name], { async: false });
    bench.runSync();
    for (const name of names) {
      const result = bench.getTask(name)?.result;
      if (result === undefined || !('latency' in result) || result.latency.samples === undefined) {
        throw new Error(`${name}: no samples`);
      }
      samples[name].push(...result.latency.samples);
    }
  }
  return { ours: median(samples.ours), reference: median(samples.reference) };
}

/** The middle value (the upper one of two). */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `part` of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
