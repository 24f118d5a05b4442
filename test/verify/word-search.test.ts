/** The verifier of word searches: a sound puzzle has no fault, and each planted one is found and named. */
import { describe, expect, it } from 'vitest';
import type { ListedWord, WordSearchDocument } from '../../format/documents.js';
import { runOf } from '../../format/word-grid.js';
import { verifyWordBank, verifyWordSearch, type WordFacts, type WordWish } from '../../tools/verify/index.js';
import { documentOf, grounds } from '../words.js';

const { blocked } = grounds.language('de');
const facts: WordFacts = { blocked: blocked.runs };
const sound = documentOf('word-search-de/12x12/3');
const { columns, words, phraseCells } = sound;
const letters = [...sound.grid];
const covered = new Set(words.flatMap((listed) => cellsOf(listed)));

function cellsOf({ word, start, direction }: ListedWord): number[] {
  return runOf(sound, start, direction, [...word].length)!;
}

function rulesIn(document: WordSearchDocument, wish: WordWish = {}, more: Partial<WordFacts> = {}): string[] {
  return [...new Set(verifyWordSearch(document, { ...facts, ...more }, wish).map(({ rule }) => rule))].sort();
}

/** The puzzle with other letters in some cells, and with it its words and phrase as the grid then reads them. */
function relettered(changes: readonly (readonly [number, string])[]): WordSearchDocument {
  const grid = [...letters];
  for (const [cell, letter] of changes) grid[cell] = letter;
  return {
    ...sound,
    grid: grid.join(''),
    words: words.map((listed) => {
      const word = cellsOf(listed)
        .map((cell) => grid[cell])
        .join('');
      return { ...listed, word, display: word === listed.word ? listed.display : word };
    }),
    phrase: phraseCells.map((cell) => grid[cell]).join(''),
  };
}

describe('the verifier of word searches', () => {
  it('finds nothing in a sound puzzle', () => {
    expect(verifyWordSearch(sound, facts)).toEqual([]);
  });

  it('finds a doubled word', () => {
    // A word written over the first cells of another row, in another direction.
    const [short] = [...words].sort((a, b) => a.word.length - b.word.length);
    const row = Array.from({ length: 12 }, (_, i) => i).find((candidate) =>
      cellsOf(short).every((cell) => Math.floor(cell / columns) !== candidate),
    )!;
    const changes = [...short.word].map((letter, i): [number, string] => [row * columns + i, letter]);
    const found = verifyWordSearch(relettered(changes), facts);
    expect(found).toContainEqual({
      address: sound.address,
      rule: 'doubled',
      message: expect.stringMatching(new RegExp(`^${short.word} occurs [2-9] times$`)),
    });
  });

  it('finds a word that is listed twice, and one within another', () => {
    const twice = { ...sound, words: [...words, words[0]] };
    expect(rulesIn(twice)).toContain('doubled');
    const [long] = [...words].sort((a, b) => b.word.length - a.word.length);
    const part = { ...long, word: long.word.slice(1), display: long.word.slice(1), start: cellsOf(long)[1] };
    expect(rulesIn({ ...sound, words: [...words, part] })).toEqual(['contained', 'shared']);
  });

  it('finds a hole', () => {
    const without = { ...sound, phraseCells: phraseCells.slice(1), phrase: sound.phrase.slice(1) };
    expect(rulesIn(without)).toContain('hole');
    expect(rulesIn({ ...sound, words: words.slice(1) })).toContain('hole');
  });

  it('finds a word through a phrase cell', () => {
    const cell = [...covered].sort((a, b) => a - b)[0];
    const cells = [...phraseCells, cell].sort((a, b) => a - b);
    const through = { ...sound, phraseCells: cells, phrase: cells.map((at) => letters[at]).join('') };
    const found = verifyWordSearch(through, facts);
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'through-phrase', message: expect.stringContaining(`cell ${cell} `) }),
    );
  });

  it('finds two words that share two cells', () => {
    const [long] = [...words].sort((a, b) => b.word.length - a.word.length);
    const tail = { ...long, word: long.word.slice(2), display: long.word.slice(2), start: cellsOf(long)[2] };
    expect(verifyWordSearch({ ...sound, words: [...words, tail] }, facts)).toContainEqual(
      expect.objectContaining({
        rule: 'shared',
        message: expect.stringMatching(new RegExp(`share ${tail.word.length} cells`)),
      }),
    );
  });

  it('finds a phrase that is too short, too long, or another one', () => {
    // As many cells as the phrase is too long by go to no word: holes besides, and the length is named.
    const short = { ...sound, phraseCells: phraseCells.slice(0, 11), phrase: sound.phrase.slice(0, 11) };
    expect(verifyWordSearch(short, facts)).toContainEqual(
      expect.objectContaining({ rule: 'phrase', message: '11 letters; expected 12 to 16' }),
    );
    expect(rulesIn({ ...sound, phraseText: `${sound.phraseText}x` })).toEqual(['phrase']);
    expect(rulesIn({ ...sound, phrase: 'X'.repeat(phraseCells.length) })).toEqual(['phrase']);
    expect(rulesIn({ ...sound, joke: { ...sound.joke, punchline: `${sound.phraseText} Ende` } })).toEqual(['phrase']);
  });

  it('finds a phrase whose last words would have been enough', () => {
    const document = documentOf('word-search-de/6x6/1');
    const longer = `Nun ${document.phraseText}`;
    const found = verifyWordSearch(
      { ...document, phraseText: longer, joke: { ...document.joke, punchline: longer } },
      facts,
    );
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'phrase', message: expect.stringMatching(/would be long enough/) }),
    );
  });

  it('finds a blocked word outside of the words, and lets it pass within one', () => {
    const row = 5;
    const found = (word: string, more: Partial<WordSearchDocument> = {}) =>
      verifyWordSearch({ ...sound, ...more }, { blocked: [word] }).filter(({ rule }) => rule === 'blocked');
    const across = letters.slice(row * columns, row * columns + 6).join('');
    const backwards = [...across].reverse().join('');
    expect(found(across)).toEqual([
      { address: sound.address, rule: 'blocked', message: `${across} reads from cell ${row * columns}` },
    ]);
    expect(found(backwards)).toHaveLength(1);
    for (const { word } of words) expect([word, found(word)]).toEqual([word, []]);
  });

  it.each<[string, Partial<WordSearchDocument>, string]>([
    ['an address of another', { address: 'word-search-de/12x12/4' }, 'address'],
    ['another size than the level', { level: '12x13', address: 'word-search-de/12x13/3' }, 'size'],
    ['a grid with a cell less', { grid: letters.slice(1).join('') }, 'shape'],
    ['a side that is too small', { rows: 5, level: '5x12', address: 'word-search-de/5x12/3' }, 'shape'],
    ['a word that does not read', { words: [{ ...words[0], word: 'QQQQ' }, ...words.slice(1)] }, 'word'],
    ['a word out of the grid', { words: [{ ...words[0], start: 143, direction: 'E' }, ...words.slice(1)] }, 'word'],
    ['a spelling of another word', { words: [{ ...words[0], display: 'anders' }, ...words.slice(1)] }, 'word'],
    ['phrase cells out of order', { phraseCells: [...phraseCells].reverse() }, 'shape'],
  ])('finds %s', (_, change, rule) => {
    expect(rulesIn({ ...sound, ...change })).toContain(rule);
  });

  it('holds words, jokes and wishes to what it is told', () => {
    const [first] = words;
    expect(rulesIn(sound, {}, { mayList: (word) => word !== first.word })).toEqual(['lexicon']);
    const listed = { setup: sound.joke.setup, punchline: sound.joke.punchline, isStruck: false, place: 'fun.tsv:1' };
    expect(rulesIn(sound, {}, { jokeAt: () => ({ ...listed, setup: 'anders', punchline: 'anders' }) })).toEqual([
      'joke',
    ]);
    expect(rulesIn(sound, {}, { jokeAt: () => undefined })).toEqual(['joke']);
    expect(rulesIn(sound, {}, { jokeAt: () => listed })).toEqual([]);
    expect(rulesIn(sound, { directions: ['E', 'S'] })).toEqual(['direction']);
    expect(rulesIn(sound, { frequency: 10 }, { perMillion: () => 9 })).toEqual(['frequency']);
    expect(rulesIn(sound, { frequency: 10 }, { perMillion: () => 10 })).toEqual([]);
  });

  it('finds jokes and grids that come again', () => {
    const again = { ...sound, number: 7, address: 'word-search-de/12x12/7' };
    expect(verifyWordBank([sound, again], facts).map(({ address, rule }) => `${address} ${rule}`)).toEqual([
      'word-search-de/12x12/7 equal',
      'word-search-de/12x12/7 joke',
    ]);
  });
});
