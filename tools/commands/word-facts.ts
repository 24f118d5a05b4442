/** What the data files say of a language, as the verifier of word puzzles asks for it. */
import type { Language } from '../../format/documents.js';
import type { LexiconEntry } from '../../generator/lexicon/lexicon.js';
import { blockListOf } from '../lexicon/block-list.js';
import { houseFacts, houseLexicon } from '../lexicon/house.js';
import type { Grounds } from '../plan/grounds.js';
import { type LoadedLanguage, placeOfJoke } from '../plan/languages.js';
import type { ArrowwordFacts, LanguageFacts, WordFacts } from '../verify/index.js';

const MILLION = 1_000_000;

/** For word searches: what the plan names of the language, or where it does not name it the house's block list alone. */
export function wordFacts(code: Language, grounds: Grounds | undefined): WordFacts {
  const language = loaded(code, grounds);
  if (language === undefined) return blockedAlone(code);
  const { lexicon } = language;
  return {
    ...languageFacts(language),
    mayList: (word) => {
      const entry = lexicon.byAnswer.get(word);
      return entry?.isWord === true && !isBarred(entry, language);
    },
    perMillion: (word) => ((lexicon.byAnswer.get(word)?.frequency ?? 0) / lexicon.tokens) * MILLION,
  };
}

/** For arrowwords: what the plan names of the language, or where it does not name it the house's block list alone. */
export function arrowwordFacts(code: Language, grounds: Grounds | undefined): ArrowwordFacts {
  const language = loaded(code, grounds);
  if (language === undefined) return blockedAlone(code);
  return {
    ...languageFacts(language),
    groups: houseFacts().header.groups,
    answerAt: (answer) => {
      const entry = language.lexicon.byAnswer.get(answer);
      if (entry === undefined) return undefined;
      const clues = entry.clues.map(({ text, display, fact }) =>
        fact === undefined ? { text, display } : { text, display, group: fact.group },
      );
      return { isBarred: isBarred(entry, language), isWord: entry.isWord, clues };
    },
  };
}

function loaded(code: Language, grounds: Grounds | undefined): LoadedLanguage | undefined {
  return grounds?.codes().includes(code) === true ? grounds.language(code) : undefined;
}

function blockedAlone(code: Language): LanguageFacts {
  return { blocked: blockListOf(code, [], houseLexicon(code).alphabet()).runs };
}

function languageFacts(language: LoadedLanguage): LanguageFacts {
  const { blocked, jokes } = language;
  return {
    blocked: blocked.runs,
    jokeAt: (list, id) => {
      const joke = jokes[list]?.jokes[id - 1];
      return joke && { ...joke, place: placeOfJoke(language, list, id) };
    },
  };
}

/** Whether no grid may show the answer. */
function isBarred({ isStruck, display }: LexiconEntry, { blocked, plain }: LoadedLanguage): boolean {
  return isStruck || blocked.refuses(plain.cellsOf(display) ?? '');
}
