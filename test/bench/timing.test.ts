import { describe, expect, it } from 'vitest';
import { benchTable } from '../../tools/bench/benchmark.js';
import { interleavedMedians, median, quantile } from '../../tools/bench/timing.js';

describe('interleavedMedians', () => {
  it('hands every input to both methods, in turns of ten, the first of a turn alternating', () => {
    const calls: string[] = [];
    interleavedMedians(25, 2, {
      ours: (input) => {
        calls.push(`o${input}`);
      },
      reference: (input) => {
        calls.push(`r${input}`);
      },
    });
    const turn = (method: string, start: number, end: number) =>
      Array.from({ length: end - start }, (_, i) => `${method}${start + i}`);
    expect(calls).toEqual([
      ...['o0', 'r0', 'o1', 'r1'],
      ...[...turn('o', 0, 10), ...turn('r', 0, 10)],
      ...[...turn('r', 10, 20), ...turn('o', 10, 20)],
      ...[...turn('o', 20, 25), ...turn('r', 20, 25)],
    ]);
  });

  it('warms up over no more inputs than there are', () => {
    const inputs = { ours: [] as number[], reference: [] as number[] };
    interleavedMedians(3, 100, {
      ours: (input) => {
        inputs.ours.push(input);
      },
      reference: (input) => {
        inputs.reference.push(input);
      },
    });
    expect(inputs).toEqual({ ours: [0, 1, 2, 0, 1, 2], reference: [0, 1, 2, 0, 1, 2] });
  });

  it("passes on a method's error", () => {
    const fails = () => {
      throw new Error('no puzzle');
    };
    expect(() => interleavedMedians(20, 0, { ours: fails, reference: () => {} })).toThrow('no puzzle');
  });
});

describe('statistics', () => {
  it('takes the middle, the upper one of two, without reordering its argument', () => {
    const values = [30, 4, 100];
    expect(median(values)).toBe(30);
    expect(values).toEqual([30, 4, 100]);
    expect(median([1, 2, 3, 4])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('takes the value at a share', () => {
    const values = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect(quantile(values, 0)).toBe(0);
    expect(quantile(values, 0.95)).toBe(95);
    expect(quantile(values, 1)).toBe(99);
  });
});

describe('benchTable', () => {
  it('shows a line a row under its head', () => {
    const table = benchTable([{ name: 'a name', n: 12, unit: 'ms', ours: 0.25, reference: 1.5, ratio: 6 }]);
    const lines = table.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0].trim().split(/\s+/)).toEqual(['n', 'unit', 'ours', 'reference', 'ratio']);
    expect(lines[1].trim().split(/ {2,}/)).toEqual(['a name', '12', 'ms', '0.250', '1.500', '6.00']);
  });

  it('tells what could not be measured, and what is so much at least', () => {
    const table = benchTable([
      { name: 'a', n: 1, unit: 'ms', ours: 2, reference: 9, ratio: 4.5, isAtLeast: true },
      { name: 'b', n: 1, unit: 'ms', ours: Number.NaN, reference: 1, ratio: Number.NaN },
    ]);
    const [, first, second] = table.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(first).toEqual(['a', '1', 'ms', '2.000', '> 9.000', '> 4.50']);
    expect(second).toEqual(['b', '1', 'ms', '-', '1.000', '-']);
  });
});
