/** Medians of ours and a reference over the same inputs, in one interleaved run. */
import { Bench } from 'tinybench';

/** How many inputs does one method work through before it is the other's turn? Few, so that both see the same machine. */
const TURN = 10;

export type Method = 'ours' | 'reference';

/**
 * Medians in milliseconds over inputs 0 .. n - 1, each timed once by each method, after a warm-up over the first `warmUp`
 * of them. `onTimed` is told each turn's times.
 */
export function interleavedMedians(
  n: number,
  warmUp: number,
  { ours, reference }: Readonly<Record<Method, (input: number) => void>>,
  onTimed: (method: Method, times: readonly number[]) => void = () => {},
): Record<Method, number> {
  const times = interleavedTimes(n, warmUp, { ours, reference }, onTimed);
  return { ours: median(times.ours), reference: median(times.reference) };
}

/**
 * The times themselves, of any methods, by input. tinybench runs one task after the other, so each turn is a small `Bench`
 * of its own; who is first alternates.
 */
export function interleavedTimes<M extends string>(
  n: number,
  warmUp: number,
  work: Readonly<Record<M, (input: number) => void>>,
  onTimed: (method: M, times: readonly number[]) => void = () => {},
): Record<M, number[]> {
  const methods = Object.keys(work) as M[];
  for (let input = 0; input < Math.min(warmUp, n); input++) for (const method of methods) work[method](input);
  const samples = Object.fromEntries(methods.map((method) => [method, [] as number[]])) as Record<M, number[]>;
  for (let start = 0, turn = 0; start < n; start += TURN, turn++) {
    const order = turn % 2 === 0 ? methods : [...methods].reverse();
    for (const [method, times] of timeTurn(order, start, Math.min(TURN, n - start), work)) {
      samples[method].push(...times);
      onTimed(method, times);
    }
  }
  return samples;
}

/** Times inputs `start` .. `start + size - 1`, once each, by one method after the other. */
function timeTurn<M extends string>(
  order: readonly M[],
  start: number,
  size: number,
  work: Readonly<Record<M, (input: number) => void>>,
): [M, readonly number[]][] {
  const bench = new Bench({ iterations: size, time: 0, warmup: false, retainSamples: true, throws: true });
  for (const method of order) {
    let input = start;
    bench.add(method, () => work[method](input++), { async: false });
  }
  bench.runSync();
  return order.map((method) => {
    const result = bench.getTask(method)?.result;
    if (result?.state !== 'completed' || result.latency.samples?.length !== size) {
      throw new Error(`${method}: tinybench did not time ${size} inputs`);
    }
    return [method, result.latency.samples];
  });
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
