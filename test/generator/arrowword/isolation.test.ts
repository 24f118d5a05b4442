/** What is struck or blocked changes only the arrowwords that had it. */
import { describe, expect, it } from 'vitest';
import type { ArrowwordVariant, BareArrowword, NamedAnswer } from '../../../format/documents.js';
import { ARROWWORD_RULES, languageOf } from '../../../format/variants.js';
import type { LexiconClue } from '../../../generator/lexicon/lexicon.js';
import { makeWordRecord } from '../../../generator/make.js';
import { wordMakerOf } from '../../../generator/variants.js';
import type { WordGround } from '../../../generator/words/ground.js';
import { grounds } from '../../words.js';
import { changedGround, type GroundChange } from './changed-ground.js';

const COUNT = 12;
const LEVEL = '9x9-kept';

describe.each(['arrowword-de', 'arrowword-sk'] as const)('%s', (variant) => {
  const language = languageOf(variant);
  const plain = changedGround(language);
  const before = recordsOf(variant, plain);
  const puzzles = before.map((record) => ARROWWORD_RULES[variant].decode(record));

  /** The puzzles that change, and those that had what `had` tells; none may have it afterwards. */
  function changes(change: GroundChange, had: (word: NamedAnswer) => boolean) {
    const after = recordsOf(variant, changedGround(language, change));
    const hadIt = ({ words }: BareArrowword) => words.some(had);
    expect(after.map((record) => ARROWWORD_RULES[variant].decode(record)).filter(hadIt)).toEqual([]);
    return {
      changed: before.flatMap((record, i) => (record === after[i] ? [] : [i])),
      had: puzzles.flatMap((puzzle, i) => (hadIt(puzzle) ? [i] : [])),
    };
  }

  /** The clue of an answer of a puzzle. */
  const clueOf = ({ answer, clueName }: NamedAnswer): LexiconClue =>
    plain.lexicon.byAnswer
      .get(answer)!
      .clues.find(({ origin, ordinal }) => origin === clueName.origin && ordinal === clueName.ordinal)!;
  /** The answers of the first puzzle that a table lists, and that have other clues left. */
  const listed = puzzles[0].words.filter(
    (word) => clueOf(word).fact === undefined && plain.lexicon.byAnswer.get(word.answer)!.clues.length > 1,
  );

  it('keeps all others where an answer is struck', () => {
    for (const { answer } of [listed[0], listed[listed.length - 1]]) {
      const isOwn = (line: string) => plain.lexicon.alphabet.cellsOf(line.split('\t')[0]) === answer;
      const { changed, had } = changes(
        { line: (line) => (isOwn(line) ? `~${line}` : line) },
        (word) => word.answer === answer,
      );
      expect(had).toContain(0);
      expect(changed).toEqual(had);
    }
  });

  it('keeps all others where a clue is struck', () => {
    const { answer, clueName } = listed[1];
    const { text } = clueOf(listed[1]);
    const isOwn = (line: string) => plain.lexicon.alphabet.cellsOf(line.split('\t')[0]) === answer;
    const struck = (line: string) =>
      line
        .split('\t')
        .map((part, at) => (at > 1 && part === text ? `~${part}` : part))
        .join('\t');
    const { changed, had } = changes(
      { line: (line) => (isOwn(line) ? struck(line) : line) },
      (word) =>
        word.answer === answer &&
        word.clueName.origin === clueName.origin &&
        word.clueName.ordinal === clueName.ordinal,
    );
    expect(had).toContain(0);
    expect(changed).toEqual(had);
  });

  it('keeps all others where a fact is struck', () => {
    const shown = puzzles.flatMap(({ words }) => words).find((word) => clueOf(word).fact !== undefined)!;
    const { text, fact: own } = clueOf(shown);
    const { changed, had } = changes(
      { fact: (fact) => (fact.clue === text && fact.class.name === own!.name ? { ...fact, isStruck: true } : fact) },
      (word) => word.answer === shown.answer && clueOf(word).text === text,
    );
    expect(had.length).toBeGreaterThan(0);
    expect(changed).toEqual(had);
  });

  it('keeps all others where an answer is blocked', () => {
    const { answer } = listed[2];
    const word = grounds.language(language).plain.cellsOf(plain.lexicon.byAnswer.get(answer)!.display)!;
    const { changed, had } = changes(
      { blocked: [{ kind: 'taste', word, isBeginning: false }] },
      (placed) => placed.answer === answer,
    );
    expect(had).toContain(0);
    expect(changed).toEqual(had);
  });
});

it('words without frequencies and facts are enough for grids', () => {
  const maker = wordMakerOf('arrowword-de', changedGround('de', { isBare: true }));
  for (const level of ['8x8', '12x12']) {
    const { record } = makeWordRecord(maker, `arrowword-de/${level}/1`, {}, 1);
    expect(ARROWWORD_RULES['arrowword-de'].decode(record).words.length).toBeGreaterThan(15);
  }
});

function recordsOf(variant: ArrowwordVariant, ground: WordGround): string[] {
  const maker = wordMakerOf(variant, ground);
  return Array.from({ length: COUNT }, (_, i) => makeWordRecord(maker, `${variant}/${LEVEL}/${i + 1}`, {}, 100).record);
}
