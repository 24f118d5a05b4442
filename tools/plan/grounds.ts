/** The languages of a plan as word puzzles need them: each is read when it is first asked for, and kept. */
import type { Language, WordVariant } from '../../format/documents.js';
import { languageOf } from '../../format/variants.js';
import { type AnyWordMaker, wordMakerOf } from '../../generator/variants.js';
import { InputError } from '../errors.js';
import { type LanguageWish, type LoadedLanguage, loadLanguage } from './languages.js';

/** What of a plan says which words and jokes there are; plain data, so that it can be handed to worker threads. */
export interface GroundsWish {
  readonly file: string;
  readonly languages: readonly (readonly [Language, LanguageWish])[];
  readonly adult: boolean;
}

/** The wish alone, of a plan. */
export function wishOf({ file, languages, adult }: GroundsWish): GroundsWish {
  return { file, languages, adult };
}

export class Grounds {
  private readonly wish: GroundsWish;
  private readonly loaded = new Map<Language, LoadedLanguage>();
  private readonly makers = new Map<WordVariant, AnyWordMaker>();

  constructor(wish: GroundsWish) {
    this.wish = wishOf(wish);
  }

  /** The codes of the plan's languages, in the order of `LANGUAGES`. */
  codes(): Language[] {
    return this.wish.languages.map(([language]) => language);
  }

  /** A language of the plan. Throws `InputError` with file and place where it cannot be read, or the plan does not name it. */
  language(code: Language): LoadedLanguage {
    const known = this.loaded.get(code);
    if (known !== undefined) return known;
    const { file, languages, adult } = this.wish;
    const wish = languages.find(([language]) => language === code)?.[1];
    if (wish === undefined) throw new InputError(`${file}: /languages: no "${code}"; expected what its words are`);
    const language = loadLanguage(file, code, wish, adult);
    this.loaded.set(code, language);
    return language;
  }

  /** The maker of a word variant, with the words of its language. */
  maker(variant: WordVariant): AnyWordMaker {
    const known = this.makers.get(variant) ?? wordMakerOf(variant, this.language(languageOf(variant)));
    this.makers.set(variant, known);
    return known;
  }
}
