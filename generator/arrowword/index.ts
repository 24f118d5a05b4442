/**
 * Arrowword (Schwedenrätsel, švédska krížovka) with a hidden phrase: clues stand in the cells before their answers.
 *
 *   # # # # #      Every cell is a letter or a clue cell; the first row and column are clue cells. Every run of letters, along
 *   # A B E R      rows and columns, is an answer with a clue in the cell before it; every letter is of two answers, and all
 *   # D O # A      letters hang together. No answer and no clue stands twice, no clue holds an answer of the grid, and the
 *   # E R S T      letters in reading order hold the end of a joke, spread evenly.
 *
 * A draft is a mask (`mask.ts`), words for its slots with the phrase among them (`fill.ts`), and clues (`clues.ts`); the best of
 * some finished drafts is the puzzle (`quality.ts`). Which answers are open differs from address to address (`variety.ts`). The
 * method it is measured against, from a mobile app's blog, is rebuilt in `tools/bench/reference/arrowword.ts`; that filling is
 * NP-complete: Engel et al., "On computing optimal crossword puzzles", 2012.
 */
import { formatAddress } from '../../format/address.js';
import { type ArrowwordVariant, type BareArrowword, CLUE_CELL, type NamedAnswer } from '../../format/documents.js';
import { ARROWWORD_RULES } from '../../format/variants.js';
import { parseGridLevel, WORD_GRID_SIDES } from '../../format/word-grid.js';
import { windowOf } from '../jokes/windows.js';
import type { WordMaker } from '../maker.js';
import type { NumberedJoke, WordGround } from '../words/ground.js';
import { JokeOrders } from '../words/joke-orders.js';
import type { Draft } from './draft.js';
import type { ArrowwordLevel } from './settings.js';
import { Workshop } from './workshop.js';

/** Makes the arrowwords of a language; holds the indices of its answers and what its sizes share. */
export function arrowwordMaker(
  variant: ArrowwordVariant,
  ground: WordGround,
): WordMaker<BareArrowword, ArrowwordLevel> {
  const jokes = new JokeOrders(variant, ground, (level) => windowOf('arrowword', sideOf(level) ?? 0));
  const workshop = new Workshop(ground);
  return {
    rules: ARROWWORD_RULES[variant],
    jokesFor: (level) => jokes.count(level),
    struckJoke: (level, count) => jokes.struck(level, count),

    wishFault(name) {
      const { min, max } = WORD_GRID_SIDES;
      if (sideOf(name) === undefined)
        return `level: "${name}"; expected as many rows as columns, ${min} to ${max}, such as 12x12`;
      const few = SHARED_LENGTHS.find((length) => workshop.answersOf(length) < LEAST_ANSWERS);
      if (few === undefined) return undefined;
      return `variant: ${variant}, whose lexicons have only ${workshop.answersOf(few)} answers of ${few} letters with clues; expected ${LEAST_ANSWERS} each of ${SHARED_LENGTHS.join(', ')} letters`;
    },

    generate(random, address, level) {
      const joke = jokes.jokeOf(address.level, address.number);
      if (joke === undefined) return { discarded: 'no joke for this number' };
      const { best, tally } = workshop.bestDraft(random, {
        address: formatAddress(address),
        side: sideOf(address.level) ?? 0,
        level,
        phrase: joke.phrase.cells,
      });
      return best === undefined
        ? { discarded: 'no draft was finished: its weights, facts or answers leave too little', tally }
        : { puzzle: puzzleOf(best, ground, joke), tally };
    },

    // What a draft must keep besides the rules, its search does.
    shortfall: () => undefined,
  };
}

/** Lengths that every grid needs answers of, and how many of each there must be for grids to be filled. */
const SHARED_LENGTHS = [3, 4, 5];
const LEAST_ANSWERS = 150;

/** The side of a level; `undefined` where it is none of a square. */
function sideOf(level: string): number | undefined {
  const size = parseGridLevel(level);
  return size === undefined || size.rows !== size.columns ? undefined : size.rows;
}

function puzzleOf(draft: Draft, { lexicon }: WordGround, joke: NumberedJoke): BareArrowword {
  const { slots, grid, entries, clues } = draft;
  const { side } = slots;
  const cells = Array.from(grid, (letter) => (letter === 0 ? CLUE_CELL : lexicon.alphabet.cells[letter - 1]));
  const words = slots.cells.map(([start, second], slot): NamedAnswer => {
    const isRight = second === start + 1;
    return {
      answer: entries[slot].answer,
      clueCell: isRight ? start - 1 : start - side,
      start,
      direction: isRight ? 'right' : 'down',
      clueName: { origin: clues[slot].origin, ordinal: clues[slot].ordinal },
    };
  });
  return {
    rows: side,
    columns: side,
    grid: cells.join(''),
    words: words.sort((a, b) => a.clueCell - b.clueCell || (a.direction === 'right' ? -1 : 1)),
    phraseCells: draft.places.map((place) => slots.letters[place]),
    phrase: joke.phrase.cells,
    joke: { list: joke.list, id: joke.joke.id },
    phraseAt: [joke.phrase.from, joke.phrase.text.length],
  };
}
