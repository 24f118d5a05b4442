/** The answers that arrowwords are filled with. */
import { describe, expect, it } from 'vitest';
import { arrowWords } from '../../../generator/arrowword/words.js';
import { houseFacts } from '../../../tools/lexicon/house.js';
import { grounds } from '../../words.js';

const { groups } = houseFacts().header;

describe.each(['de', 'en', 'cs', 'sk'] as const)('the answers of %s', (language) => {
  const ground = grounds.language(language);
  const words = arrowWords(ground, 11, { groups, most: 6, answers: 50, side: 12 });

  it('stand by length, letter by letter', () => {
    for (const length of [2, 3, 5, 11]) {
      expect(words.lettersOf(length)).toHaveLength(length * words.count(length));
      for (const word of [0, words.count(length) - 1]) {
        const text = [...words.lettersOf(length).subarray(word * length, (word + 1) * length)];
        expect(text.map((letter) => ground.lexicon.alphabet.cells[letter - 1]).join('')).toBe(
          words.entry(length, word).answer,
        );
      }
    }
    expect(words.count(1) + words.count(12)).toBe(0);
  });

  it('are words with a clue, or facts of a group with a limit', () => {
    for (let length = 2; length <= 11; length++) {
      for (let word = 0; word < words.count(length); word++) {
        const { isWord, clues } = words.entry(length, word);
        const group = words.groupsOf(length)[word];
        expect(clues.length > 0 || words.isBarred(length, word)).toBe(true);
        expect(group > 0).toBe(!isWord);
        if (group > 0) expect(clues[0].fact?.group).toBe(groups[group - 1].name);
        expect(words.weightsOf(length)[word]).toBeGreaterThan(0);
      }
    }
    expect(words.most).toBe(6);
    expect(words.limits).toHaveLength(groups.length + 1);
    expect(Math.max(...words.limits)).toBeGreaterThan(0);
  });

  it('are taken the rather the better they are known', () => {
    const weight = (answer: string) => {
      const length = [...answer].length;
      const word = Array.from({ length: words.count(length) }, (_, i) => i).find(
        (i) => words.entry(length, i).answer === answer,
      )!;
      return words.weightsOf(length)[word];
    };
    const ofBand = (band: number) =>
      ground.lexicon.entries.find(
        (entry) => entry.isWord && entry.band === band && entry.answer.length === 5 && entry.clues.length > 0,
      )!;
    expect(weight(ofBand(1).answer)).toBeGreaterThan(weight(ofBand(3).answer));
    const fact = ground.lexicon.entries.find(({ isWord, answer }) => !isWord && answer.length === 2)!;
    expect(weight(fact.answer)).toBeLessThan(weight(ofBand(3).answer));
  });
});
