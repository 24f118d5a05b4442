/** Arrowwords made by hand, and the words that they are made of. */
import type { ArrowwordDocument, BareArrowword, CluedAnswer, PlacedAnswer } from '../../format/documents.js';
import { parseJokes } from '../../generator/jokes/jokes.js';
import { Alphabet } from '../../generator/lexicon/alphabet.js';
import { parseEntries } from '../../generator/lexicon/entries.js';
import type { Fact, FactClass } from '../../generator/lexicon/facts.js';
import { buildLexicon } from '../../generator/lexicon/lexicon.js';
import type { WordGround } from '../../generator/words/ground.js';
import { blockListOf } from '../../tools/lexicon/block-list.js';

/** One clue cell inside, 12 words: 4 of two letters, 8 of five. */
export const OPEN = { grid: ['######', '#ABCDE', '#FGHIJ', '#KL#MN', '#OPQRS', '#TUVWX'], phrase: 'FLRX' };
/** Six clue cells inside, 12 words: 4 of two letters, 5 of three, 3 of five. */
export const CLUMPED = { grid: ['######', '#AB#CD', '#EF#GH', '#IJKLM', '#NOP##', '#QRS##'], phrase: 'ABS' };

/** The runs of letters of a grid, by clue cell, then right before down. */
function answersIn(grid: string, rows: number, columns: number): PlacedAnswer[] {
  const runs: PlacedAnswer[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    for (const direction of ['right', 'down'] as const) {
      const step = direction === 'right' ? 1 : columns;
      const end = direction === 'right' ? (Math.floor(cell / columns) + 1) * columns : rows * columns;
      let answer = '';
      for (let at = cell + step; grid[cell] === '#' && at < end && grid[at] !== '#'; at += step) answer += grid[at];
      if (answer !== '') runs.push({ answer, clueCell: cell, start: cell + step, direction });
    }
  }
  return runs;
}

/** The puzzle of a grid whose every letter stands there once; its joke is the first one. */
export function bareArrowword({ grid: lines, phrase }: typeof OPEN, punchline = phrase): BareArrowword {
  const [rows, columns, grid] = [lines.length, lines[0].length, lines.join('')];
  return {
    rows,
    columns,
    grid,
    words: answersIn(grid, rows, columns).map((word) => ({ ...word, clueName: { origin: '0', ordinal: 0 } })),
    phrase,
    phraseCells: [...phrase].map((letter) => grid.indexOf(letter)),
    joke: { list: 0, id: 1 },
    phraseAt: [0, punchline.length],
  };
}

/** The document of a grid; the clue of `ABC` is `xABC` unless the clues name another. */
export function arrowword(
  puzzle: typeof OPEN,
  number = 1,
  clues: Readonly<Record<string, string>> = {},
): ArrowwordDocument {
  const { words, joke, phraseAt: _, ...rest } = bareArrowword(puzzle);
  const clued = words.map(
    ({ clueName: _name, ...word }): CluedAnswer => ({
      ...word,
      display: word.answer.toLowerCase(),
      clue: clues[word.answer] ?? `x${word.answer}`,
    }),
  );
  const address = { address: `arrowword-en/6x6/${number}`, variant: 'arrowword-en' as const, level: '6x6', number };
  return { ...address, ...rest, words: clued, phraseText: rest.phrase, joke: { ...joke, setup: 'a', punchline: 'b' } };
}

const LETTERS = { cells: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(' '), fold: {} };
/** Answers of both grids that some table lists; all but the bands named are 2. */
export const LISTED =
  'abcde fghij mn opqrs tuvwx afkot bglpu dimrw ejnsx cd ef gh ijklm nop qrs aeinq bfjor kps cgl dhm'.split(' ');
const BAND: Readonly<Record<string, number>> = { abcde: 1, ijklm: 4 };

/** Lines of a lexicon of these answers, with the clues of `arrowword`. */
export function lexiconLines(answers: readonly string[] = LISTED): string[] {
  return answers.map((answer) => `${answer}\t${BAND[answer] ?? 2}\tx${answer.toUpperCase()}`);
}

/** Three answers are facts alone, `qv` is nowhere, and `cd` has a clue of its table that no document shows. */
export function groundOf(): WordGround {
  const alphabet = new Alphabet(LETTERS);
  const lines = lexiconLines().map((line) => line.replace('\txCD', '\tanother'));
  const lexicon = buildLexicon({
    alphabet,
    tables: [parseEntries(`${lines.join('\n')}\n`)],
    facts: [fact('kl', 'music'), fact('ch', 'music'), fact('ab', 'notes'), fact('cd', 'notes')],
    frequencies: Object.entries({ abcde: 300, fghij: 40, ijklm: 10, nop: 1 }).map(([lemma, count]) => ({
      lemma,
      count,
    })),
    tokens: 2_000_000,
  });
  const punchlines = ['flrx', 'abs', 'sba', 'abcdefgh'].map((punchline) => `setup\t${punchline}\n`);
  const jokes = parseJokes(`${punchlines.join('')}~setup\tabs\n`);
  return {
    language: 'en',
    lexicon,
    blocked: blockListOf('en', [], alphabet, true),
    plain: alphabet,
    factGroups: [],
    jokes: [{ jokes, editions: [jokes.length] }],
  };
}

function fact(answer: string, name: string): Fact {
  const own: FactClass = {
    code: name[0],
    name,
    table: `${name}.tsv`,
    group: 'notes-and-music',
    liking: { en: 0 },
    templates: {},
    source: '',
  };
  return { answer, clue: `x${answer.toUpperCase()}`, class: own, isStruck: false };
}
