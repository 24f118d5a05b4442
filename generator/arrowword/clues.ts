/** Which clue each answer of a grid gets: drawn, the better ones rather, no text twice, none that holds an answer of the grid. */
import type { Alphabet } from '../lexicon/alphabet.js';
import type { LexiconClue, LexiconEntry } from '../lexicon/lexicon.js';
import type { Random } from '../random/random.js';

/** How likely is an answer's first clue drawn, its second ..., against the others? The last holds for all behind it. */
const WEIGHTS = [4, 3, 2];
/** From how many letters on an answer must not stand within a word of its clue either. */
const LONG_ANSWER = 4;
const WORDS = /[\p{L}\p{M}]+/gu;

/** A clue for each answer, in their order; `undefined` where some answer has none left. */
export function chooseClues(
  random: Random,
  entries: readonly LexiconEntry[],
  alphabet: Alphabet,
): LexiconClue[] | undefined {
  const answers = new Set(entries.map(({ answer }) => answer));
  const allowed = entries.map(({ answer, clues }) =>
    clues.filter(({ text }) => isFair(text, answer, answers, alphabet)),
  );
  // The answers with the fewest clues first: they have no choice.
  const order = [...entries.keys()].sort((a, b) => allowed[a].length - allowed[b].length || a - b);
  const used = new Set<string>();
  const chosen: LexiconClue[] = [];
  for (const index of order) {
    const left = allowed[index].filter(({ text }) => !used.has(text.toLowerCase()));
    if (left.length === 0) return undefined;
    const clue = left[drawn(random, left.length)];
    used.add(clue.text.toLowerCase());
    chosen[index] = clue;
  }
  return chosen;
}

/** Whether a clue gives away no answer of the grid, and its own not even within a word. */
function isFair(text: string, own: string, answers: ReadonlySet<string>, alphabet: Alphabet): boolean {
  for (const [word] of text.matchAll(WORDS)) {
    const cells = alphabet.cellsOf(word);
    if (cells === undefined) continue;
    if (answers.has(cells) || ([...own].length >= LONG_ANSWER && cells.includes(own))) return false;
  }
  return true;
}

function drawn(random: Random, count: number): number {
  const weightOf = (index: number) => WEIGHTS[Math.min(index, WEIGHTS.length - 1)];
  let total = 0;
  for (let i = 0; i < count; i++) total += weightOf(i);
  let at = random.below(total);
  let index = 0;
  while (at >= weightOf(index)) at -= weightOf(index++);
  return index;
}
