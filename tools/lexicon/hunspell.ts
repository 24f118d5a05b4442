/**
 * What a hunspell dictionary knows of lemmas and their forms: the stems of its word list, and each stem with its suffix
 * rules applied. Prefixes (negation, superlatives) are left alone, and so are rules on top of rules: enough to gather
 * the counts of a word's forms. Nothing of a dictionary is kept in what is written.
 */
import { InputError } from '../errors.js';
import { readText } from '../text-file.js';

interface Suffix {
  readonly strip: string;
  readonly add: string;
  /** What the stem must end in; `undefined`: anything. */
  readonly condition: RegExp | undefined;
}

export interface Hunspell {
  /** The stems as written, in the word list's order. */
  readonly stems: readonly string[];
  /** The forms of the stem with this index, itself first. */
  forms(index: number): string[];
}

/** Reads a dictionary. Throws `InputError` where a file cannot be read or is in an encoding other than UTF-8. */
export function readHunspell(aff: string, dic: string): Hunspell {
  const affixes = readLines(aff);
  const encoding = affixes.find((line) => /^SET\s/.test(line))?.split(/\s+/)[1] ?? 'UTF-8';
  if (encoding.toUpperCase() !== 'UTF-8')
    throw new InputError(`${aff}: SET ${encoding}; expected a dictionary in UTF-8`);
  const split = flagSplitter(affixes.find((line) => /^FLAG\s/.test(line))?.split(/\s+/)[1]);
  const suffixes = suffixesOf(aff, affixes);
  const stems: string[] = [];
  const flags: string[] = [];
  for (const line of readLines(dic).slice(1)) {
    const word = line.split(/[\t ]/, 1)[0];
    const slash = word.indexOf('/');
    const stem = slash < 0 ? word : word.slice(0, slash);
    if (stem === '') continue;
    stems.push(stem.normalize('NFC'));
    flags.push(slash < 0 ? '' : word.slice(slash + 1));
  }
  if (stems.length === 0)
    throw new InputError(`${dic}: no words; expected a count in the first line and a word a line below it`);
  if (!affixes.some((line) => /^(SET|FLAG|TRY|SFX|PFX|REP|MAP)\s/.test(line)))
    throw new InputError(`${aff}: no affix file; expected lines such as SET UTF-8 and SFX`);
  return {
    stems,
    forms: (index) => {
      const stem = stems[index];
      const rules = split(flags[index]).flatMap((flag) => suffixes.get(flag) ?? []);
      const made = rules.filter(({ strip, condition }) => stem.endsWith(strip) && (condition?.test(stem) ?? true));
      return [...new Set([stem, ...made.map(({ strip, add }) => stem.slice(0, stem.length - strip.length) + add)])];
    },
  };
}

function suffixesOf(file: string, lines: readonly string[]): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  const conditions = new Map<string, RegExp>();
  for (const [index, line] of lines.entries()) {
    // SFX flag strip add[/flags] condition; the head of a group has a Y or N for the strip and no condition.
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    if (condition !== '.' && !conditions.has(condition)) {
      conditions.set(condition, conditionOf(condition, `${file}:${index + 1}`));
    }
    const rules = suffixes.get(flag) ?? [];
    rules.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add.split('/')[0].replace(/^0$/, ''),
      condition: conditions.get(condition),
    });
    suffixes.set(flag, rules);
  }
  return suffixes;
}

function conditionOf(condition: string, place: string): RegExp {
  try {
    return new RegExp(`${condition}$`, 'u');
  } catch {
    throw new InputError(`${place}: condition ${condition}; expected letters, dots and sets in square brackets`);
  }
}

function flagSplitter(kind: string | undefined): (flags: string) => string[] {
  if (kind === 'num') return (flags) => flags.split(',');
  if (kind === 'long') return (flags) => flags.match(/../gu) ?? [];
  return (flags) => [...flags];
}

function readLines(file: string): string[] {
  return readText(file, 'a hunspell dictionary').split(/\r?\n/);
}
