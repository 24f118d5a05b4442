/** The answers and clues of arrowwords: none twice, no clue that tells an answer, all of them from the language's lists. */
import type { ArrowwordDocument, CluedAnswer } from '../../format/documents.js';
import type { Finding } from './fault.js';
import { type LanguageFacts, languageIn, plain, plainOf, type WordPuzzle } from './word-puzzle.js';

/** A clue that the lists have for an answer. */
export interface ListedClue {
  readonly text: string;
  /** The answer as this clue means it. */
  readonly display: string;
  /** The group of the fact that it is; left out: a table has it. */
  readonly group?: string;
}

/** What the lists say of an answer. */
export interface ListedAnswer {
  /** Struck, or on the block list: no grid may show it. */
  readonly isBarred: boolean;
  /** A table of the lexicon has it; otherwise facts alone do. */
  readonly isWord: boolean;
  /** Those that are not struck. */
  readonly clues: readonly ListedClue[];
}

/** How many facts a grid may hold: `base`, and one more for every `per` of its answers, or by its longer side. */
export interface GroupLimit {
  readonly base: number;
  readonly per?: number;
  /** `[side, limit]`: the limit of grids up to that side; the last pair holds above it too. */
  readonly bySide?: readonly (readonly [number, number])[];
}

/** A group of facts with its limits, as the facts' classes file states it. */
export interface LimitedGroup {
  readonly name: string;
  readonly limit: GroupLimit;
  readonly limits?: Readonly<Record<string, GroupLimit>>;
}

/** What there is to know of a language's words for arrowwords. */
export interface ArrowwordFacts extends LanguageFacts {
  /** What the lists say of an answer, in cells; `undefined` for one that they do not have. */
  readonly answerAt?: (answer: string) => ListedAnswer | undefined;
  readonly groups?: readonly LimitedGroup[];
}

/** What a clue cell holds, in code points. */
const LONGEST_CLUE = 24;
/** From how many letters on must an answer not stand within a word of its own clue? Shorter ones stand everywhere. */
const SHORTEST_WITHIN = 4;
/** How much of a grid's answers may be known from facts alone, in percent? */
const MOST_FACTS_PERCENT = 35;

/** No answer and no clue stands twice; clues fit their cells and tell no answer. */
export function clueFindings(document: ArrowwordDocument): Finding[] {
  const { words } = document;
  const answers = new Set(words.map(({ answer }) => plainOf(document, answer)));
  return [
    ...twiceFindings(words.map(({ answer }) => answer)),
    ...twiceFindings(words.map(({ clue }) => clue.toLowerCase())),
    ...words.flatMap(lengthFindings),
    ...words.flatMap((word) => giveawayFindings(document, word, answers)),
  ];
}

function twiceFindings(texts: readonly string[]): Finding[] {
  const again = new Set(texts.filter((text, index) => texts.indexOf(text) < index));
  return [...again].map((text) => ({ rule: 'doubled', message: `"${text}" stands twice` }));
}

function lengthFindings({ answer, clue }: CluedAnswer): Finding[] {
  const { length } = [...clue];
  if (clue.trim() === '') return [{ rule: 'clue', message: `${answer}: no clue` }];
  if (length <= LONGEST_CLUE) return [];
  return [{ rule: 'clue', message: `${answer}: "${clue}" has ${length} characters; expected ${LONGEST_CLUE} at most` }];
}

/** A clue's words are neither its own answer nor another of the grid, and do not hold its own; `answers` are in plain letters. */
function giveawayFindings(
  document: ArrowwordDocument,
  { answer, clue }: CluedAnswer,
  answers: ReadonlySet<string>,
): Finding[] {
  const own = plainOf(document, answer);
  const words = clue.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOwn = (word: string) => word === own || (lengthOf(own) >= SHORTEST_WITHIN && word.includes(own));
  return words
    .map((word) => plain(word, languageIn(document)))
    .filter((word) => isOwn(word) || answers.has(word))
    .map((word) => ({
      rule: 'giveaway',
      message: `${answer}: "${clue}" holds ${isOwn(word) ? 'its answer' : `the answer ${word}`}`,
    }));
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Every answer is one of the lists, with the clue and the spelling shown, and neither struck nor blocked. */
export function listFindings({ words }: ArrowwordDocument, { answerAt }: ArrowwordFacts): Finding[] {
  if (answerAt === undefined) return [];
  return words.flatMap(({ answer, display, clue }): Finding[] => {
    const listed = answerAt(answer);
    if (listed === undefined) return [{ rule: 'lexicon', message: `${answer} is in no list` }];
    const found: Finding[] = [];
    if (listed.isBarred) found.push({ rule: 'lexicon', message: `${answer} is struck or blocked` });
    if (!listed.clues.some((own) => own.text === clue && own.display === display))
      found.push({ rule: 'lexicon', message: `${answer}: no list has the clue "${clue}" for "${display}"` });
    return found;
  });
}

/**
 * Facts keep the limits of their groups and the one for all. A group's facts are counted by the clues shown, whatever
 * other clues their answers have; the one for all counts answers that no table has.
 */
export function factFindings(document: ArrowwordDocument, { answerAt, groups = [] }: ArrowwordFacts): Finding[] {
  if (answerAt === undefined) return [];
  const { words } = document;
  const found: Finding[] = [];
  const shown = words.map(({ answer, clue }) => groupIn(answerAt(answer), clue));
  for (const group of groups) {
    const answers = words.filter((_, index) => shown[index] === group.name).map(({ answer }) => answer);
    const most = limitIn(group, document);
    if (answers.length > most)
      found.push({ rule: 'facts', message: `${group.name}: ${answers.join(', ')}; expected ${most} at most` });
  }
  const alone = words.filter(({ answer }) => answerAt(answer)?.isWord === false);
  const most = Math.floor((words.length * MOST_FACTS_PERCENT) / 100);
  if (alone.length > most)
    found.push({
      rule: 'facts',
      message: `${alone.length} of ${words.length} answers are facts; expected ${most} at most`,
    });
  return found;
}

/** The group of the fact that an answer's clue is; `undefined` where a table has the clue. */
function groupIn(listed: ListedAnswer | undefined, clue: string): string | undefined {
  // Tables come first: a text that a table has too is no fact.
  return listed?.clues.find(({ text }) => text === clue)?.group;
}

/** How many facts of the group the grid may hold. */
function limitIn(
  { limit, limits = {} }: LimitedGroup,
  document: WordPuzzle & { readonly words: readonly unknown[] },
): number {
  const { base, per, bySide = [] } = limits[languageIn(document)] ?? limit;
  const side = Math.max(document.rows, document.columns);
  const ofSide = bySide.find(([most]) => side <= most) ?? bySide.at(-1);
  if (ofSide !== undefined) return ofSide[1];
  return base + (per === undefined ? 0 : Math.floor(document.words.length / per));
}
