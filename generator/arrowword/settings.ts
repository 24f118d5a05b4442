/** How the arrowwords of a size are made, where the plan says nothing else. Why so: `README.md`. */
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

interface SideSettings {
  readonly two: number;
  readonly idleBorder: number;
  readonly whim: number;
}

const CANDIDATES = 3;
/** Slovak has the fewest words of two and three letters that no fact stands for. */
const FACTS: Readonly<Record<Language, number>> = { de: 12, en: 12, cs: 12, sk: 17 };
const STEPS_A_ROW = 3000;
/** By side: small grids have few good masks, which cost less to be bad, so that they differ. The last holds for all above. */
const BY_SIDE: readonly (SideSettings & { readonly upTo: number })[] = [
  { upTo: 6, two: 250, idleBorder: 300, whim: 600 },
  { upTo: 7, two: 300, idleBorder: 600, whim: 300 },
  { upTo: 8, two: 350, idleBorder: 1200, whim: 250 },
  { upTo: 9, two: 450, idleBorder: 2000, whim: 120 },
  { upTo: 10, two: 600, idleBorder: 2500, whim: 250 },
  { upTo: 20, two: 650, idleBorder: 2500, whim: 40 },
];
/** Of large grids nine masks of ten that can be filled need fewer than five hundred; of small ones another mask is cheaper. */
const FAILS_A_CELL = 5;

/** The settings of a language and side; what the plan's row wishes goes before. */
export function settingsOf(language: Language, side: number, { candidates, facts, weights }: ArrowwordLevel): Settings {
  const { two, idleBorder, whim } = BY_SIDE.find(({ upTo }) => side <= upTo) as SideSettings;
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
