/** The answers that arrowwords are filled with. */
import { describe, expect, it } from 'vitest';
import { isFairTo, wordsIn } from '../../../generator/arrowword/clues.js';
import { arrowWords } from '../../../generator/arrowword/words.js';
import type { Fact } from '../../../generator/lexicon/facts.js';
import { grounds } from '../../words.js';
import { changedGround, type GroundChange } from './changed-ground.js';

describe.each(['de', 'en', 'cs', 'sk'] as const)('the answers of %s', (language) => {
  const ground = grounds.language(language);
  const { alphabet } = ground.lexicon;
  const words = arrowWords(ground);
  const numbers = new Map(words.entries.map(({ answer }, number) => [answer, number]));

  it('are numbered by length, and stand there letter by letter', () => {
    for (const { length, first, count, letters } of words.byLength) {
      expect(letters).toHaveLength(length * count);
      for (let word = 0; word < count; word++) {
        const text = [...letters.subarray(word * length, (word + 1) * length)];
        expect(text.map((letter) => alphabet.cells[letter - 1]).join('')).toBe(words.entries[first + word].answer);
      }
    }
    expect(words.byLength.slice(0, 4).map(({ count }) => count > 0)).toEqual([false, false, true, true]);
    expect(words.first[words.byLength.length]).toBe(words.entries.length);
  });

  it('have a fair clue each', () => {
    for (const { answer, clues, struckClues } of words.entries) {
      expect([...clues, ...struckClues].some(({ text }) => isFairTo(answer, text, alphabet))).toBe(true);
    }
  });

  it('are of a group with a limit where no table lists them, and of none otherwise', () => {
    for (const [number, { isWord, clues, struckClues }] of words.entries.entries()) {
      expect([words.isFact[number] === 1, words.groups[number] > 0]).toEqual([!isWord, !isWord]);
      if (isWord) continue;
      const groups = [...clues, ...struckClues].map(({ fact }) => fact?.group);
      expect(groups).toContain(ground.factGroups[words.groups[number] - 1].name);
    }
    expect(words.isFact).toContain(1);
  });

  it('are taken the rather the better they are known, the best first', () => {
    for (const { first, count } of words.byLength) {
      const own = words.weights.subarray(first, first + count);
      expect([...own]).toEqual([...own].sort((a, b) => b - a));
    }
    const weightOf = (isOne: (entry: (typeof words.entries)[number]) => boolean) =>
      words.weights[words.entries.findIndex((entry) => isOne(entry))];
    const [one, two, three, four] = [1, 2, 3, 4].map((band) =>
      weightOf((entry) => entry.isWord && entry.band === band),
    );
    const fact = weightOf(({ isWord }) => !isWord);
    expect([one, two, three, four].sort((a, b) => b - a)).toEqual([one, two, three, four]);
    expect(new Set([one, two, three, four]).size).toBe(4);
    expect(fact).toBeLessThan(three);
    expect(Math.min(...words.weights)).toBeGreaterThan(0);
  });

  it('know which clues hold them, two letters long or more, but never their own', () => {
    const { owner, firstHolder, holders, count } = words.clues;
    const held = new Map<string, string[]>();
    for (const { answer, clues, struckClues } of words.entries) {
      for (const { text } of [...clues, ...struckClues].filter(({ text }) => isFairTo(answer, text, alphabet))) {
        for (const word of new Set(wordsIn(text, alphabet))) {
          if (numbers.has(word)) held.set(word, [...(held.get(word) ?? []), answer]);
        }
      }
    }
    for (const [number, { answer }] of words.entries.entries()) {
      const own = [...holders.subarray(firstHolder[number], firstHolder[number + 1])];
      const owners = own.map((clue) => words.entries[owner[clue]].answer);
      expect([answer, owners.sort()]).toEqual([answer, (held.get(answer) ?? []).sort()]);
      expect(owners).not.toContain(answer);
      expect(count[number]).toBeGreaterThan(0);
    }
    expect([...held.keys()].some((word) => [...word].length === 2)).toBe(true);
  });
});

describe('an answer that no grid may show', () => {
  const { entries, weights, groups, isBarred } = arrowWords(changedGround('de'));
  const barred = (change: GroundChange) => {
    const words = arrowWords(changedGround('de', change));
    // Where it stands, everything else does too.
    expect(words.entries.map(({ answer }) => answer)).toEqual(entries.map(({ answer }) => answer));
    expect([...words.weights]).toEqual([...weights]);
    expect([...words.groups]).toEqual([...groups]);
    return words.entries
      .filter((_, number) => words.isBarred[number] === 1 && isBarred[number] === 0)
      .map(({ answer }) => answer);
  };

  it('is barred where struck, or blocked, and stays', () => {
    expect(barred({ line: (line) => (line.startsWith('Bauer\t') ? `~${line}` : line) })).toEqual(['BAUER']);
    expect(barred({ blocked: [{ kind: 'taste', word: 'BAUER', isBeginning: false }] })).toEqual(['BAUER']);
  });

  it('is no fact of which some other is left, and counts where it did', () => {
    const others = (answer: string) =>
      entries.find((entry) => entry.answer === answer)!.clues.map(({ origin }) => origin);
    // An element, and other things.
    expect(others('LI').length).toBeGreaterThan(1);
    const isFirst = ({ answer, class: { code } }: Fact) => answer === 'Li' && code === others('LI')[0];
    expect(barred({ fact: (fact) => (isFirst(fact) ? { ...fact, isStruck: true } : fact) })).toEqual([]);
    expect(
      barred({ fact: (fact) => (fact.answer.toUpperCase() === 'LI' ? { ...fact, isStruck: true } : fact) }),
    ).toEqual(['LI']);
  });
});
