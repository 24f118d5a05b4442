/** The figures of every level of a folder's banks. */
import type { ArrowwordDocument } from '../../format/documents.js';
import type { BankReader } from '../../format/reader.js';
import { isArrowwordVariant, isWordSearchVariant, isWordVariant, languageOf } from '../../format/variants.js';
import type { WordGround } from '../../generator/words/ground.js';
import { faultOf, refuseTextless } from '../build/assets.js';
import { InputError } from '../errors.js';
import { Grounds } from '../plan/grounds.js';
import type { Plan } from '../plan/plan.js';
import { type ArrowwordLevelStats, arrowwordLevelStats } from './arrowword-figures.js';
import { type AnyFigures, type LevelStats, levelStats } from './figures.js';
import type { MakingFigures } from './making.js';
import { type WordLevelFigures, wordLevelFigures } from './word-figures.js';

/** Levels by kind, each in the order of the banks. */
export interface FolderStats {
  readonly numbers: readonly LevelStats[];
  readonly words: readonly WordLevelFigures[];
  readonly arrowwords: readonly ArrowwordLevelStats[];
}

/** What the figures of a folder are drawn from besides its banks. */
export interface Background {
  readonly plan: Plan | undefined;
  /** The plan's languages; read anew where they are not at hand. */
  readonly grounds?: Grounds;
  /** What puzzles take, by `variant/level`. */
  readonly making: ReadonlyMap<string, MakingFigures>;
}

type BankAt = { readonly path: string; readonly bank: BankReader };

/** Reads every puzzle of the banks. Throws `InputError` naming asset and level for one that does not decode. */
export function folderStats(banks: readonly BankAt[], { plan, grounds, making }: Background): FolderStats {
  const levels = banks.flatMap(({ path, bank }) => bank.levels().map((level) => ({ path, bank, level })));
  const kindOf = ({ bank: { variant } }: BankAt) =>
    isArrowwordVariant(variant) ? 'arrowword' : isWordSearchVariant(variant) ? 'word' : 'number';
  const ofKind = (kind: string) => levels.filter((level) => kindOf(level) === kind);
  const makingOf = (bank: BankReader, level: string) => making.get(`${bank.variant}/${level}`) ?? null;
  const groundOf = groundsOf(grounds ?? (plan && new Grounds(plan)));
  return {
    numbers: ofKind('number').map(({ path, bank, level }) =>
      readLevel(path, bank, level, () => levelStats(bank, level, bandOf(plan, bank, level), makingOf(bank, level))),
    ),
    words: ofKind('word').map(({ path, bank, level }) =>
      readLevel(path, bank, level, () => wordLevelFigures(bank, level, makingOf(bank, level))),
    ),
    arrowwords: ofKind('arrowword').map(({ path, bank, level }) =>
      readLevel(path, bank, level, () =>
        arrowwordLevelStats(arrowwordsOf(bank, level), groundOf(bank.variant), makingOf(bank, level)),
      ),
    ),
  };
}

/** All levels' figures, in the order of `stats --json`. */
export function figuresOf({ numbers, words, arrowwords }: FolderStats): AnyFigures[] {
  return [...numbers.map(({ figures }) => figures), ...words, ...arrowwords.map(({ figures }) => figures)];
}

function arrowwordsOf(bank: BankReader, level: string): ArrowwordDocument[] {
  return Array.from({ length: bank.count(level) }, (_, index) => bank.puzzle(level, index + 1) as ArrowwordDocument);
}

/** What the plan has of a variant's language; `undefined` where it names no such language. */
function groundsOf(grounds: Grounds | undefined): (variant: string) => WordGround | undefined {
  return (variant) => {
    if (!isWordVariant(variant)) return undefined;
    const language = languageOf(variant);
    return grounds?.codes().includes(language) ? grounds.language(language) : undefined;
  };
}

function bandOf(plan: Plan | undefined, { variant }: BankReader, level: string) {
  const row = plan?.rows.find((candidate) => candidate.variant === variant && candidate.level === level);
  return row?.parameters.band ?? null;
}

/** Does it, and tells with a fault of a record where it was met. */
function readLevel<T>(asset: string, bank: BankReader, level: string, read: () => T): T {
  refuseTextless(asset, bank);
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${asset}: ${bank.variant}/${level}: ${faultOf(error)}`);
  }
}
