/** What a word's form tells: its class, and whether it is an inflected form of another word. */
import type { Dictionary, Familiarity } from './familiarity.js';
import type { ClassRule, FormRule, ImportRules, WordClass } from './rules.js';
import { partsOf, type Senses } from './senses.js';

/** Endings are trusted in words of this length and more. */
const SHORTEST = 4;

export class Grammar {
  private readonly rules: ImportRules;
  private readonly senses: Senses;
  private readonly familiarity: Familiarity;
  private readonly dictionary: Dictionary | undefined;
  private readonly irregular: ReadonlySet<string>;
  private readonly classes = new Map<string, WordClass | undefined>();

  constructor(rules: ImportRules, senses: Senses, familiarity: Familiarity, dictionary: Dictionary | undefined) {
    this.rules = rules;
    this.senses = senses;
    this.familiarity = familiarity;
    this.dictionary = dictionary;
    this.irregular = new Set(rules.irregular);
  }

  /** The class of a single word; `undefined` where it does not show. */
  classOf(word: string): WordClass | undefined {
    if (!this.classes.has(word)) this.classes.set(word, this.findClass(word));
    return this.classes.get(word);
  }

  private findClass(word: string): WordClass | undefined {
    if (this.rules.capitalNouns && isCapital(word)) return 'noun';
    const lower = word.toLowerCase();
    const rule = this.rules.classes.find((candidate) => this.fits(lower, candidate));
    return rule?.class ?? this.rules.otherClass;
  }

  private fits(lower: string, { ending, forms, beside }: ClassRule): boolean {
    if (lower.length < SHORTEST || !ending.test(lower)) return false;
    const changed = (end: string) => lower.replace(ending, end);
    if (forms !== undefined && !this.areForms(lower, forms.map(changed))) return false;
    return beside === undefined || beside.map(changed).some((word) => this.isWord(word));
  }

  /** Whether one of the forms belongs to the word; where no dictionary has the word, whether it is known at all. */
  private areForms(lower: string, forms: readonly string[]): boolean {
    if (this.dictionary?.smallStems.has(lower)) {
      const own = this.dictionary.formsOf(lower);
      return forms.some((form) => own.includes(form));
    }
    return forms.some((form) => this.isWord(form));
  }

  private isWord(lower: string): boolean {
    return this.familiarity.count(lower) > 0 || this.senses.spellings.hasAnyCase(lower);
  }

  /** Whether a single word is a name, where a capital or a dictionary tells. */
  isName(word: string): boolean {
    if (this.rules.capitalNouns) return false;
    if (isCapital(word)) return true;
    return this.dictionary?.smallStems.has(word) === true && !this.dictionary.stems.has(word);
  }

  /** Whether a single word is an inflected form: no answer and no clue. */
  isInflected(word: string): boolean {
    const lower = word.toLowerCase();
    if (this.irregular.has(lower)) return true;
    return this.isFormByDictionary(word, lower) || this.rules.forms.some((rule) => this.isMade(word, lower, rule));
  }

  private isFormByDictionary(word: string, lower: string): boolean {
    if (this.dictionary === undefined) return false;
    const { stems, smallStems, made } = this.dictionary;
    // German nouns and other words share spellings but for the case: `Gehen` is no stem, `gehen` is one.
    if (this.rules.capitalNouns ? stems.has(word) : smallStems.has(lower)) return false;
    if (!this.rules.stemsOnly) return made.has(lower);
    return !(made.has(lower) && this.classOf(word) === 'adverb');
  }

  private isMade(word: string, lower: string, { form, bases, inLowerCase, of, notOf }: FormRule): boolean {
    const text = inLowerCase ? lower : word;
    if (!form.test(text)) return false;
    return bases.some((base) => {
      const found = text.replace(form, base);
      if (found === word || !this.senses.spellings.has(found)) return false;
      const node = this.senses.words.get(found);
      const parts = node === undefined ? undefined : partsOf(node);
      return (of === undefined || parts?.has(of) === true) && (notOf === undefined || parts?.has(notOf) !== true);
    });
  }
}

/** Whether a word begins with a capital letter. */
export function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
