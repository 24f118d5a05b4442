/** How the arrowwords of a size are made, where the plan says nothing else. Measured: `tools/bench/arrowword.md`. */
import type { Language } from '../../format/documents.js';
import { DEFAULT_MASK_WEIGHTS, type MaskWeights } from './mask-tables.js';

/** What clue cells cost, beside what runs and crossings do. */
export interface ClueCellWeights {
  /** A clue cell inside the grid that points at nothing, and one on the border. */
  readonly idle: number;
  readonly idleBorder: number;
  /** Two neighbouring clue cells inside. */
  readonly clump: number;
}

/** The weights of a plan's row, in units of the mask's cost (`mask-tables.ts`). */
export type WishedWeights = Partial<Pick<MaskWeights, 'two' | 'three' | 'long' | 'slack'> & ClueCellWeights>;

export interface ArrowwordLevel {
  /** How many finished drafts the best is chosen of. */
  readonly candidates?: number;
  /** How many of the answers may be facts, in percent. */
  readonly facts?: number;
  readonly weights?: WishedWeights;
}

export interface Settings {
  readonly candidates: number;
  readonly facts: number;
  readonly mask: MaskWeights;
  readonly clueCells: ClueCellWeights;
  /** Steps of a mask's annealing. */
  readonly steps: number;
  /** How far the whims of a mask's cells may go, in units of its cost. */
  readonly whim: number;
  /** How many dead ends a filling gets before its mask is given up. */
  readonly fails: number;
}

const CANDIDATES = 3;
/** Slovak has the fewest words of two and three letters that no fact stands for. */
const FACTS: Readonly<Record<Language, number>> = { de: 12, en: 12, cs: 12, sk: 17 };
const STEPS_A_ROW = 3000;
/** Up to this side good masks are few: they cost less to be bad, so that they differ. */
const SMALL = 9;
const OF_SMALL = { two: 400, idleBorder: 1500, whim: 100 };
const OF_LARGE = { two: 650, idleBorder: 2500, whim: 40 };
/** Of large grids nine masks of ten that can be filled need fewer than five hundred; of small ones another mask is cheaper. */
const FAILS_A_CELL = 5;

/** The settings of a language and side; what the plan's row wishes goes before. */
export function settingsOf(language: Language, side: number, { candidates, facts, weights }: ArrowwordLevel): Settings {
  const { two, idleBorder, whim } = side <= SMALL ? OF_SMALL : OF_LARGE;
  const wished = { two, idle: 4000, idleBorder, clump: 60, ...weights };
  const { idle, idleBorder: border, clump, ...mask } = wished;
  return {
    candidates: candidates ?? CANDIDATES,
    facts: facts ?? FACTS[language],
    mask: { ...DEFAULT_MASK_WEIGHTS, ...mask },
    clueCells: { idle, idleBorder: border, clump },
    steps: STEPS_A_ROW * side,
    whim,
    fails: FAILS_A_CELL * side * side,
  };
}
