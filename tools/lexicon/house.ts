/** The house lexicons, facts and jokes that ship with the package. */
import type { Language } from '../../format/documents.js';
import { packageFile } from '../package.js';
import { FactsFile } from './facts-file.js';
import { JokesFile } from './jokes-file.js';
import { LexiconFile } from './lexicon-file.js';

export function houseLexicon(language: Language): LexiconFile {
  return new LexiconFile(packageFile(`generator/lexicon/${language}.json`));
}

/** Words without clues, for word searches. */
export function houseWords(language: Language): LexiconFile {
  return new LexiconFile(packageFile(`generator/lexicon/words/${language}.json`));
}

export function houseJokes(language: Language): JokesFile {
  return new JokesFile(packageFile(`generator/jokes/${language}.json`));
}

export function houseFacts(): FactsFile {
  return new FactsFile(packageFile('generator/lexicon/facts/classes.json'));
}
