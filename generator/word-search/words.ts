/** Which words of a language a level may list, and how well they are known. */
import { WORD_LENGTHS } from '../../format/variants/word-search.js';
import type { Band } from '../lexicon/entries.js';
import type { LexiconEntry } from '../lexicon/lexicon.js';
import type { WordGround } from '../words/ground.js';
import { type IndexedWord, WordIndex } from '../words/word-index.js';

/** The tier of each band: what every adult knows comes first, what solvers of crosswords know is for where nothing else fits. */
const TIER_OF_BAND: Readonly<Record<Band, number>> = { 1: 0, 2: 0, 3: 1, 4: 2 };
const MILLION = 1_000_000;

export interface LevelWords {
  readonly index: WordIndex;
  /** Words of the index that no grid shows: struck, or on the block list. They stay, so that other grids stay as they are. */
  readonly isBarred: Uint8Array;
}

/** The words of a level. `frequency`: how often in a million words of the language each must occur, at least. */
export function levelWords({ lexicon, blocked, plain }: WordGround, frequency: number): LevelWords {
  const isCommon = (entry: LexiconEntry) => entry.frequency * MILLION >= frequency * lexicon.tokens;
  const entries = lexicon.entries.filter((entry) => {
    const length = [...entry.answer].length;
    return (
      entry.isWord && entry.standsAlone && length >= WORD_LENGTHS.min && length <= WORD_LENGTHS.max && isCommon(entry)
    );
  });
  const index = new WordIndex(
    entries.map(({ answer, band }): IndexedWord => ({ cells: answer, tier: TIER_OF_BAND[band] })),
    lexicon.alphabet.cells,
  );
  const isBarred = Uint8Array.from(index.words, ({ cells }) => {
    const { isStruck, display } = lexicon.byAnswer.get(cells) as LexiconEntry;
    return isStruck || blocked.refuses(plain.cellsOf(display) ?? '') ? 1 : 0;
  });
  return { index, isBarred };
}
