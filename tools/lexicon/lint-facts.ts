/** The linter of the fact tables: what their clues break, table by table. */

import type { Language } from '../../format/documents.js';
import type { Alphabet } from '../../generator/lexicon/alphabet.js';
import type { BlockList } from '../../generator/lexicon/blocked.js';
import { MAX_CLUE } from '../../generator/lexicon/entries.js';
import { factsOf } from '../../generator/lexicon/facts.js';
import { atFile } from '../text-file.js';
import type { FactsFile } from './facts-file.js';
import { ANSWER_LENGTH, CLUE_CHARACTERS, type Finding } from './lint.js';

/** What a language's words are measured by. */
export interface FactGround {
  readonly alphabet: Alphabet;
  readonly blocked: BlockList;
}

/** The findings by the tables' paths; tables without any are left out. */
export function lintFacts(
  file: FactsFile,
  languages: readonly Language[],
  groundOf: (language: Language) => FactGround,
): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  const clues = new Map<string, string>();
  for (const factClass of file.header.classes) {
    const path = file.path(factClass);
    const findings: Finding[] = [];
    const rows = file.rows(factClass);
    for (const language of languages) {
      const { alphabet, blocked } = groundOf(language);
      for (const row of rows) {
        const line = row.row + 1;
        const say = (rule: Finding['rule'], message: string) => findings.push({ line, rule, message, isNote: false });
        for (const { answer, clue, isStruck } of atFile(path, () => factsOf(factClass, [row], language))) {
          if (isStruck) continue;
          const cells = alphabet.cellsOf(answer);
          if (cells === undefined) say('alphabet', `${language}: ${answer}: a character without a cell`);
          const length = [...(cells ?? '')].length;
          if (length < ANSWER_LENGTH.min || length > ANSWER_LENGTH.max)
            say('length', `${language}: ${answer}: ${length} letters`);
          if (cells !== undefined && blocked.refuses(cells))
            say('blocked', `${language}: ${answer}: on the block list`);
          if ([...clue].length > MAX_CLUE)
            say('clue-length', `${language}: ${answer}: "${clue}" has ${[...clue].length} characters`);
          if (!CLUE_CHARACTERS.test(clue)) say('clue-characters', `${language}: ${answer}: "${clue}"`);
          const words = clue.split(/[^\p{L}]+/u).map((word) => alphabet.cellsOf(word));
          if (cells !== undefined && words.includes(cells))
            say('stem', `${language}: ${answer}: "${clue}" holds the answer`);
          const key = `${language} ${cells} ${clue.toLowerCase()}`;
          const earlier = clues.get(key);
          if (earlier !== undefined)
            say('clue-twice', `${language}: ${answer}: "${clue}" stands in ${earlier} already`);
          else clues.set(key, `${factClass.table}:${line}`);
        }
      }
    }
    if (findings.length > 0)
      found.set(
        path,
        findings.sort((a, b) => a.line - b.line),
      );
  }
  return found;
}
