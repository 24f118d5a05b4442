/** Tables of jokes, and which joke a number gets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJokes } from '../../../generator/jokes/jokes.js';
import { jokeOrder } from '../../../generator/jokes/order.js';
import { phraseFor } from '../../../generator/jokes/phrase.js';
import type { Window } from '../../../generator/jokes/windows.js';
import { Alphabet } from '../../../generator/lexicon/alphabet.js';

const alphabet = new Alphabet({ cells: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(' '), fold: {} });
const ANY: Window = [1, 40];
const key = { variant: 'arrowword-en', level: '8x8' };

/** As many jokes, the last words of 1 to 9 letters in turn. */
function table(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `Setup ${index + 1}?\tIt is ${'o'.repeat((index % 9) + 1)}\n`,
  ).join('');
}

const idsOf = (order: ReturnType<typeof jokeOrder>) => order.map(({ joke, phrase }) => phrase && joke.id);

describe('a table of jokes', () => {
  it('is read with its marks', () => {
    expect(parseJokes('Why?\tBecause.\n~How?\tSo.\nWhen?\tNow.\t2\n')).toEqual([
      { id: 1, setup: 'Why?', punchline: 'Because.', isStruck: false, replaces: undefined },
      { id: 2, setup: 'How?', punchline: 'So.', isStruck: true, replaces: undefined },
      { id: 3, setup: 'When?', punchline: 'Now.', isStruck: false, replaces: 2 },
    ]);
  });

  it.each([
    ['no punchline', 'Why?\n', 1, /a setup, a tab and a punchline/],
    ['an empty punchline', 'Why?\tSo.\nHow?\t\n', 2, /a setup, a tab and a punchline/],
    ['a fourth column', 'Why?\tSo.\t1\t2\n', 1, /a setup, a tab and a punchline/],
    ['a place that is no number', '~Why?\tSo.\nHow?\tNo.\tone\n', 2, /expected the number of a joke/],
    ['a place that is not struck', 'Why?\tSo.\nHow?\tNo.\t1\n', 2, /a struck joke that stands above/],
    ['a place below', 'How?\tNo.\t2\n~Why?\tSo.\n', 1, /a struck joke that stands above/],
    ['a place that is taken', '~Why?\tSo.\nHow?\tNo.\t1\nWho?\tMe.\t1\n', 3, /which 2 has taken/],
    ['letters and marks apart', 'Wozu?\tFür dich.\n'.normalize('NFD'), 1, /NFC/],
  ])('is refused for %s', (_, text, line, message) => {
    expect(() => parseJokes(text)).toThrow(message);
    expect(() => parseJokes(text)).toThrow(expect.objectContaining({ line }));
  });
});

describe('the order of jokes', () => {
  it('has every fitting joke once, with its phrase', () => {
    const jokes = parseJokes(table(200));
    const window: Window = [3, 5];
    const order = jokeOrder(jokes, [200], key, window, alphabet);
    const fitting = jokes.filter(({ punchline }) => phraseFor(punchline, window, alphabet) !== undefined);
    expect([...idsOf(order)].sort((a, b) => a! - b!)).toEqual(fitting.map(({ id }) => id));
    for (const place of order) expect(place?.phrase).toEqual(phraseFor(place!.joke.punchline, window, alphabet));
  });

  it('stays in blocks of 64 and differs by variant and level', () => {
    const jokes = parseJokes(table(200));
    const order = idsOf(jokeOrder(jokes, [200], key, ANY, alphabet));
    expect([...order.slice(0, 64)].sort((a, b) => a! - b!)).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    );
    expect(order.slice(0, 64)).not.toEqual([...order.slice(0, 64)].sort((a, b) => a! - b!));
    for (const other of [
      { ...key, level: '10x10' },
      { ...key, variant: 'arrowword-de' },
    ]) {
      expect(idsOf(jokeOrder(jokes, [200], other, ANY, alphabet))).not.toEqual(order);
    }
  });

  it('keeps every earlier number when jokes are appended as a further edition', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 2, maxLength: 5 }),
        fc.constantFrom<Window>(ANY, [2, 4], [6, 9]),
        (growth, window) => {
          const editions = growth.map((_, index) => growth.slice(0, index + 1).reduce((sum, more) => sum + more));
          const jokes = parseJokes(table(editions.at(-1)!));
          let before: (number | undefined)[] = [];
          for (const [index] of editions.entries()) {
            const order = idsOf(jokeOrder(jokes, editions.slice(0, index + 1), key, window, alphabet));
            expect(order.slice(0, before.length)).toEqual(before);
            before = order;
          }
        },
      ),
      { seed: 4, numRuns: 100 },
    );
  });

  it('changes only the number of a struck joke, which its stand-in takes', () => {
    const before = idsOf(jokeOrder(parseJokes(table(100)), [100], key, ANY, alphabet));
    const lines = table(100).split('\n');
    lines[16] = `~${lines[16]}`;
    const struck = idsOf(jokeOrder(parseJokes(lines.join('\n')), [100], key, ANY, alphabet));
    expect(struck).toEqual(before.map((id) => (id === 17 ? undefined : id)));
    lines[100] = 'Setup 101?\tIt is ooo\t17';
    const replaced = parseJokes(`${lines.join('\n')}\n`);
    for (const editions of [[100], [100, 101]]) {
      expect(idsOf(jokeOrder(replaced, editions, key, ANY, alphabet))).toEqual(
        before.map((id) => (id === 17 ? 101 : id)),
      );
    }
  });

  it('leaves the place open where the stand-in does not fit', () => {
    const lines = ['~Why?\tIt is ooo', 'How?\tIt is oooooo', 'When?\tIt is ooooooooo\t1'];
    const order = jokeOrder(parseJokes(lines.join('\n')), [2], key, [3, 6], alphabet);
    expect(idsOf(order).sort()).toEqual([2, undefined]);
    expect(order.find(({ phrase }) => phrase === undefined)?.joke.id).toBe(3);
  });
});
