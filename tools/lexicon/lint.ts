/**
 * The linter of lexicons: what a table's entries break, line by line. Faults are to be mended; notes are to be known,
 * such as answers without a frequency.
 */
import type { Alphabet } from '../../generator/lexicon/alphabet.js';
import type { BlockList } from '../../generator/lexicon/blocked.js';
import { type Entry, MAX_CLUE } from '../../generator/lexicon/entries.js';
import type { Accepted } from './accepted.js';
import type { LanguageRules } from './languages/rules.js';
import { relatedIn } from './related.js';
import type { Spelling } from './spelling.js';

export const LINT_RULES = [
  'alphabet',
  'length',
  'duplicate',
  'order',
  'stem',
  'clue-length',
  'clue-characters',
  'clue-repeated',
  'clue-twice',
  'blocked',
  'spelling',
  'no-clue',
  'edition',
  'no-frequency',
] as const;
export type LintRule = (typeof LINT_RULES)[number];

export interface Finding {
  /** From 1. */
  readonly line: number;
  readonly rule: LintRule;
  readonly message: string;
  readonly isNote: boolean;
}

export interface LintGround {
  readonly alphabet: Alphabet;
  readonly rules: LanguageRules;
  readonly blocked: BlockList;
  /** Folds words as the block list has them. */
  readonly plain: Alphabet;
  /** `undefined`: no dictionary, spelling is not checked. */
  readonly spelling: Spelling | undefined;
  readonly accepted: Accepted;
  readonly frequencyOf: (display: string) => number;
  /** Whether entries have clues; where they have none, they are words for word searches. */
  readonly hasClues: boolean;
}

export const ANSWER_LENGTH = { min: 2, max: 15 } as const;
/** How many answers a clue may serve: a clue that fits more says too little. */
export const MOST_ANSWERS = 3;
/** How many of a clue's answers does a message name? */
const MOST_NAMED = 6;
export const CLUE_CHARACTERS = /^[\p{L}\p{M}\p{Nd} '’".,:;!?()\-–…_„“”‚‘&/%°+=]+$/u;
const WORDS = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The findings, in the order of the lines. */
export function lintEntries(entries: readonly Entry[], ground: LintGround): Finding[] {
  const findings: Finding[] = [];
  const say = (line: number, rule: LintRule, message: string, isNote = false) =>
    findings.push({ line, rule, message, isNote });
  const answers = new Map<string, Entry>();
  const struck = new Set<string | undefined>();
  const served = new Map<string, Entry[]>();
  const related = relatedIn(ground.rules);
  const functionWords = new Set(ground.rules.functionWords.map((word) => ground.alphabet.cellsOf(word) ?? word));

  // The clues of an answer, those of its later lines included, in lower case.
  const clues = new Map<string, Set<string>>();

  for (const entry of entries) {
    if (entry.isStruck) {
      struck.add(ground.alphabet.cellsOf(entry.display));
      continue;
    }
    const answer = lintAnswer(entry, ground, answers, struck, say);
    if (answer === undefined) continue;
    const known = clues.get(answer) ?? new Set();
    clues.set(answer, known);
    for (const { text } of entry.clues.filter(({ isStruck }) => !isStruck)) {
      lintClue(entry, text, say);
      lintWords(entry, answer, text, say);
      const key = text.toLowerCase();
      if (known.has(key)) {
        say(entry.line, 'clue-twice', `${entry.display}: "${text}" stands twice`);
        continue;
      }
      known.add(key);
      const users = served.get(key);
      if (users === undefined) served.set(key, [entry]);
      else users.push(entry);
    }
  }
  for (const [answer, { line, display }] of answers) {
    const has = (clues.get(answer)?.size ?? 0) > 0;
    if (has === ground.hasClues) continue;
    const fault = has
      ? 'a clue, where the header says that there are none'
      : 'no clue that is not struck; expected one';
    say(line, 'no-clue', `${display}: ${fault}`);
  }
  for (const [clue, users] of served) {
    if (users.length <= MOST_ANSWERS) continue;
    for (const { line, display } of users) {
      const others =
        users
          .slice(0, MOST_NAMED)
          .map((user) => user.display)
          .join(', ') + (users.length > MOST_NAMED ? ', ...' : '');
      say(
        line,
        'clue-repeated',
        `${display}: "${clue}" serves ${users.length} answers (${others}); expected ${MOST_ANSWERS} at most`,
      );
    }
  }
  return findings.sort((a, b) => a.line - b.line || LINT_RULES.indexOf(a.rule) - LINT_RULES.indexOf(b.rule));

  function lintWords({ line, display }: Entry, answer: string, clue: string, say: Say): void {
    for (const [index, match] of [...clue.matchAll(WORDS)].entries()) {
      const word = match[0];
      const folded = ground.alphabet.cellsOf(word.replace(/['’]/g, ''));
      if (folded === undefined || folded.length < 2) continue;
      const plain = ground.plain === ground.alphabet ? folded : ground.plain.cellsOf(word.replace(/['’]/g, ''));
      if (plain !== undefined && ground.blocked.refuses(plain))
        say(line, 'blocked', `${display}: "${word}" in "${clue}" is on the block list`);
      const isKin = related(answer, folded) && (folded === answer || !functionWords.has(folded));
      if (isKin && !ground.accepted.pairs.has(`${display} ${word}`)) {
        say(line, 'stem', `${display}: "${word}" in "${clue}" is too near to the answer`);
      }
      // An abbreviation is no word of a dictionary.
      const isShort = clue[match.index + word.length] === '.';
      if (!isShort && ground.spelling?.(word.replaceAll('’', "'"), index === 0) === false) {
        say(line, 'spelling', `${display}: "${word}" in "${clue}" is not in the dictionary`);
      }
    }
  }
}

type Say = (line: number, rule: LintRule, message: string, isNote?: boolean) => void;

/** Checks the answer and returns it in cells; `undefined` where it has none. */
function lintAnswer(
  entry: Entry,
  ground: LintGround,
  answers: Map<string, Entry>,
  struck: ReadonlySet<string | undefined>,
  say: Say,
): string | undefined {
  const { line, display, isLater } = entry;
  const answer = ground.alphabet.cellsOf(display);
  if (answer === undefined) {
    say(line, 'alphabet', `${display}: a character without a cell; expected letters of the language alone`);
    return undefined;
  }
  const first = answers.get(answer);
  if (isLater) {
    if (struck.has(answer))
      say(line, 'order', `+${display}: the answer is struck; expected later clues of a living one`);
    else if (first?.display !== display)
      say(line, 'order', `+${display}: no such answer above; expected later clues below it`);
    else if (first.band !== entry.band)
      say(line, 'order', `+${display}: band ${entry.band}, but ${first.band} in line ${first.line}; expected the same`);
    return answer;
  }
  if (first !== undefined) say(line, 'duplicate', `${display}: the letters of ${first.display} in line ${first.line}`);
  else answers.set(answer, entry);
  const length = [...answer].length;
  if (length < ANSWER_LENGTH.min || length > ANSWER_LENGTH.max) {
    say(
      line,
      'length',
      `${display}: ${length} ${length === 1 ? 'letter' : 'letters'}; expected ${ANSWER_LENGTH.min} to ${ANSWER_LENGTH.max}`,
    );
  }
  if (ground.alphabet.omits(answer))
    say(line, 'alphabet', `${display}: left out of grids, which have no cell for some of its letters together`, true);
  const plain = ground.plain.cellsOf(display);
  if (plain !== undefined && ground.blocked.refuses(plain)) say(line, 'blocked', `${display}: on the block list`);
  if (ground.spelling?.(display, false) === false) say(line, 'spelling', `${display}: not in the dictionary`);
  if (ground.frequencyOf(display) === 0) say(line, 'no-frequency', `${display}: no frequency`, true);
  return answer;
}

function lintClue({ line, display }: Entry, clue: string, say: Say): void {
  const length = [...clue].length;
  if (length > MAX_CLUE)
    say(line, 'clue-length', `${display}: "${clue}" has ${length} characters; expected ${MAX_CLUE} at most`);
  if (!CLUE_CHARACTERS.test(clue) || / {2}|_{4}/.test(clue)) {
    say(
      line,
      'clue-characters',
      `${display}: "${clue}"; expected letters, digits, single blanks and plain punctuation`,
    );
  }
}
