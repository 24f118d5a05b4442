/** What the commands of lexicons and jokes share: which of the house's languages are meant. */
import { LANGUAGES, type Language } from '../../format/documents.js';
import { InputError } from '../errors.js';
import type { Option, Values } from './command.js';
import { texts } from './options.js';

export const HOUSE_LANGUAGE: Option = {
  type: 'string',
  multiple: true,
  value: 'CODE',
  help: `of the house's, this language only: ${LANGUAGES.join(', ')}; may be repeated`,
};

/**
 * The languages asked for, or all. Throws `InputError` for one that the house does not have, and beside files, whose
 * headers say their language.
 */
export function houseLanguages(values: Values, files: readonly string[]): readonly Language[] {
  const asked = texts(values, 'language');
  if (asked.length > 0 && files.length > 0) {
    throw new InputError(`--language: goes with the house's files alone; expected no files beside it`);
  }
  if (asked.length === 0) return LANGUAGES;
  return [...new Set(asked)].map((code) => {
    const language = LANGUAGES.find((known) => known === code);
    if (language === undefined) throw new InputError(`--language: ${code}; expected one of ${LANGUAGES.join(', ')}`);
    return language;
  });
}
