/**
 * A puzzle in the making: cages over a known square, and for each cage the clues that it may have, from the one with the fewest
 * fillings to the one with the most. Few fillings tell much, as a rule; the ladder tells how much.
 */
import { CAGE_OPS, type Cage, type Cell } from '../../format/documents.js';
import type { TechniqueOf } from '../../format/techniques.js';
import type { Heights } from '../grade/bands.js';
import { climb, type Rung } from '../grade/ladder.js';
import type { Random } from '../random/random.js';
import { countValues } from '../solve/bits.js';
import type { CalcudokuBoard } from './board.js';
import { cluesOf } from './clues.js';
import { CALCUDOKU_RUNGS } from './grade.js';
import type { CalcudokuSolver } from './solver.js';
import type { CageTable } from './tables.js';

/** A clue with its fillings. */
interface Option {
  readonly cage: Cage;
  readonly table: CageTable;
  /** One filling by itself. */
  readonly isGiveAway: boolean;
}

/** A cage of the draft and which of its clues it has. */
interface DraftCage {
  readonly cells: readonly Cell[];
  readonly options: readonly Option[];
  at: number;
}

/** How many steps may the search for another solution take? Hardly any takes more than a hundred. */
const SEARCH_BUDGET = 1000;

/** How a draft compares to a band. */
export type Verdict = 'easier' | 'within' | 'harder';

/** Rungs from here on take longer than all those below. */
const FIRST_COSTLY = 'x-wing';
const indexOf = (rungs: readonly Rung<CalcudokuBoard>[], technique: TechniqueOf<'calcudoku'>) =>
  rungs.findIndex((rung) => rung.technique === technique);
const COMBINATIONS = indexOf(CALCUDOKU_RUNGS, 'cage-combinations');
/**
 * The ladder for one who does not ask which of the rungs up to the cages' combinations it was: all that these find, singles
 * and combinations find.
 */
const QUICK_RUNGS = CALCUDOKU_RUNGS.filter(
  ({ technique }, index) => index >= COMBINATIONS || technique === 'naked-single' || technique === 'hidden-single',
);

export class Draft {
  private readonly board: CalcudokuBoard;
  private readonly solver: CalcudokuSolver;
  private readonly solution: readonly number[];
  private readonly freebies: number;
  private readonly nothing: readonly number[];
  private cages: DraftCage[] = [];

  /** On a board and with a solver of the order, with at most `freebies` cages that give their values away. */
  constructor(board: CalcudokuBoard, solver: CalcudokuSolver, solution: readonly number[], freebies: number) {
    this.board = board;
    this.solver = solver;
    this.solution = solution;
    this.freebies = freebies;
    this.nothing = solution.map(() => 0);
  }

  /** Takes these cages with clues drawn at random; false where too many of them give their values away whatever the clue. */
  start(random: Random, cages: readonly (readonly Cell[])[]): boolean {
    this.cages = cages.map((cells) => this.drawCage(random, cells));
    return this.giveAways() <= this.freebies;
  }

  /** Holds the draft against the band. The board is left as far as the ladder came. */
  judge({ below, within }: Heights): Verdict {
    const { board } = this;
    const options = this.cages.map(({ options, at }) => options[at]);
    board.startWith(
      this.nothing,
      options.map(({ cage }) => cage),
      options.map(({ table }) => table),
    );
    const isQuick = below > COMBINATIONS;
    const rungs = isQuick ? QUICK_RUNGS : CALCUDOKU_RUNGS;
    const skipped = CALCUDOKU_RUNGS.length - rungs.length;
    const costly = indexOf(rungs, FIRST_COSTLY);
    let hardest = 0;
    const note = (rung: number) => {
      hardest = Math.max(hardest, rung);
      return false;
    };
    let outcome = climb(rungs, board, Math.min(within - skipped, costly), note);
    if (outcome === 'stuck' && within - skipped > costly && !this.seemsAmbiguous() && !this.hasOther()) {
      outcome = climb(rungs, board, within - skipped, note);
    }
    if (outcome !== 'solved') return 'harder';
    return hardest < below - skipped ? 'easier' : 'within';
  }

  /**
   * Whether what the cheap rungs leave is likely to have two fillings: most of its cells have two candidates. Of 3,200 such drafts
   * of order 6 the costly rungs solved nine, of 2,800 others nearly half.
   */
  private seemsAmbiguous(): boolean {
    const { masks, open } = this.board;
    let candidates = 0;
    for (let cell = 0; cell < masks.length; cell++) candidates += countValues(masks[cell]);
    return candidates * 2 < open * 5;
  }

  /** Whether the search finds another solution in what the rungs have left: it takes less time than rungs that find nothing. */
  private hasOther(): boolean {
    const { board, solver, solution } = this;
    const domains = solution.map((_, cell) => board.domainOf(cell));
    return solver.hasOther(domains, solution, this.result(), SEARCH_BUDGET);
  }

  /** Gives one of the cages that the last judgement left open a clue of fewer fillings, or cuts one in two; false where none can be. */
  tighten(random: Random, largest: number): boolean {
    return this.reclue(random, (cage, to) => to < cage.at && this.isOpen(cage)) || this.cut(random, largest);
  }

  /** Gives one cage a clue of more fillings; false where none has one. */
  loosen(random: Random): boolean {
    return this.reclue(random, (cage, to) => to > cage.at);
  }

  /** The cages in the order of their first cells. */
  result(): Cage[] {
    return this.cages.map(({ options, at }) => options[at].cage).sort((a, b) => a.cells[0] - b.cells[0]);
  }

  private drawCage(random: Random, cells: readonly Cell[]): DraftCage {
    const options: Option[] = [];
    for (const cage of cluesOf(cells, this.solution)) {
      const table = this.board.tables.of(cells, cage.op, cage.target);
      if (table !== undefined) options.push({ cage, table, isGiveAway: table.fillings === 1 });
    }
    options.sort(
      (a, b) => a.table.fillings - b.table.fillings || CAGE_OPS.indexOf(a.cage.op) - CAGE_OPS.indexOf(b.cage.op),
    );
    const first = options.findIndex(({ isGiveAway }) => !isGiveAway);
    // Of two draws the more telling one: of clues drawn evenly, large grids have too many solutions nearly always.
    const count = options.length - Math.max(0, first);
    const at = first < 0 ? 0 : first + Math.min(random.below(count), random.below(count));
    return { cells, options, at };
  }

  private giveAways(): number {
    return this.cages.filter(({ options, at }) => options[at].isGiveAway).length;
  }

  private isOpen({ cells }: DraftCage): boolean {
    return cells.some((cell) => this.board.values[cell] === 0);
  }

  /** Changes the clue of one cage to one of its others that suits, all equally likely. */
  private reclue(random: Random, suits: (cage: DraftCage, to: number) => boolean): boolean {
    const isFull = this.giveAways() >= this.freebies;
    const changes: [DraftCage, number][] = [];
    for (const cage of this.cages) {
      for (let to = 0; to < cage.options.length; to++) {
        if (suits(cage, to) && !(isFull && cage.options[to].isGiveAway)) changes.push([cage, to]);
      }
    }
    if (changes.length === 0) return false;
    const [cage, to] = changes[random.below(changes.length)];
    cage.at = to;
    return true;
  }

  /** Cuts an open cage in two of two cells or more each, but never the last one of the largest size. */
  private cut(random: Random, largest: number): boolean {
    const areMany = this.cages.filter(({ cells }) => cells.length === largest).length > 1;
    const open = this.cages.filter((cage) => this.isOpen(cage) && (areMany || cage.cells.length < largest));
    const cuts = open.flatMap((cage) => cutsOf(this.board.order, cage.cells).map((parts) => [cage, parts] as const));
    if (cuts.length === 0) return false;
    const [cage, parts] = cuts[random.below(cuts.length)];
    const drawn = parts.map((cells) => this.drawCage(random, cells));
    this.cages.splice(this.cages.indexOf(cage), 1, ...drawn);
    return this.giveAways() <= this.freebies;
  }
}

/** Ways to cut a cage in two parts of two cells or more that hang together. */
function cutsOf(order: number, cells: readonly Cell[]): [Cell[], Cell[]][] {
  const cuts: [Cell[], Cell[]][] = [];
  // Each cut once: the first part is the one with the first cell.
  for (let chosen = 1; chosen < 1 << cells.length; chosen += 2) {
    const part = cells.filter((_, i) => (chosen & (1 << i)) !== 0);
    const rest = cells.filter((_, i) => (chosen & (1 << i)) === 0);
    if (part.length >= 2 && rest.length >= 2 && hangsTogether(order, part) && hangsTogether(order, rest)) {
      cuts.push([part, rest]);
    }
  }
  return cuts;
}

function hangsTogether(order: number, cells: readonly Cell[]): boolean {
  const reached = [cells[0]];
  for (const from of reached) {
    for (const cell of cells) {
      const rows = Math.abs(Math.floor(cell / order) - Math.floor(from / order));
      const columns = Math.abs((cell % order) - (from % order));
      if (rows + columns === 1 && !reached.includes(cell)) reached.push(cell);
    }
  }
  return reached.length === cells.length;
}
