/**
 * From a solution to a puzzle that the techniques of a band solve and that has no clue to spare, with the ladder in place of a search.
 *
 * Think of all clues and all givens at the start, struck one by one in a random order, givens first, each if the ladder still
 * solves the rest. More clues never leave it with less to find. So all that is struck before the first one that must stay is known from
 * the other end: clues are added in the opposite order until the puzzle solves itself. The rest is struck one by one; what must
 * stay goes on a board of its own, from which all later trials set out.
 */
import { climb, type Rung } from '../grade/ladder.js';
import type { Random } from '../random/random.js';
import { maskOf } from '../solve/bits.js';
import type { SkyscrapersBoard } from './board.js';
import { NO_CLUE } from './lines.js';
import type { SkyscrapersSolver } from './solver.js';

type Rungs = readonly Rung<SkyscrapersBoard>[];

/** A band as carving sees it: rungs that find what the ladder finds. */
export interface BandRungs {
  /** Of the band below; `undefined`: there is none. */
  readonly below: Rungs | undefined;
  /** Those of `all` that are quick and do most of the work; maybe all. */
  readonly quick: Rungs;
  readonly all: Rungs;
}

/** A sight or, past the sights, a cell: the clue or the given there. */
type Item = number;

export interface Carved {
  readonly givens: readonly number[];
  /** By sight; NO_CLUE where there is none. */
  readonly clues: readonly number[];
}

/** What the carving of an order works with. */
export interface Workbench {
  readonly base: SkyscrapersBoard;
  readonly trial: SkyscrapersBoard;
  readonly solver: SkyscrapersSolver;
}

/** How many steps may the search for another solution take? Of 6,591 at orders 5 to 7 four took more than 50. */
const OTHER_BUDGET = 200;

export class Carver {
  /** What each sight shows, then what each cell holds. */
  private readonly numbers: readonly number[];
  private readonly sightCount: number;
  private readonly base: SkyscrapersBoard;
  private readonly trial: SkyscrapersBoard;
  private readonly solver: SkyscrapersSolver;

  /** `seen`: what each sight shows of the solution. */
  constructor(solution: readonly number[], seen: readonly number[], { base, trial, solver }: Workbench) {
    this.numbers = [...seen, ...solution];
    this.sightCount = seen.length;
    this.base = base;
    this.trial = trial;
    this.solver = solver;
  }

  /**
   * Carves down to `keep` clues, givens counted; 0: as few as can be. `undefined` where the rungs below the band solve what is left: its
   * clues can be spared by no technique of the band either.
   */
  carve(random: Random, { below, quick, all }: BandRungs, keep: number): Carved | undefined {
    const { numbers, sightCount } = this;
    const sights = random.shuffle(Array.from({ length: sightCount }, (_, sight) => sight));
    const cells = random.shuffle(Array.from({ length: numbers.length - sightCount }, (_, cell) => sightCount + cell));
    const items = this.needed(this.enough([...sights, ...cells], quick, keep), quick, all, keep);
    if (below !== undefined && this.isSolved(items, below)) return undefined;
    const left = numbers.map((number, item) => (items.includes(item) ? number : NO_CLUE));
    return { givens: left.slice(sightCount), clues: left.slice(0, sightCount) };
  }

  /** The first items that solve the puzzle together, and `keep` at least. */
  private enough(items: readonly Item[], rungs: Rungs, keep: number): Item[] {
    const board = this.trial;
    const added: Item[] = [];
    /** Givens of cells that were filled already. */
    const idle: Item[] = [];
    board.clear();
    for (const item of items) {
      if (board.isSolved && added.length + idle.length >= keep) break;
      if (this.isFilled(board, item)) {
        idle.push(item);
        continue;
      }
      this.add(board, item);
      climb(rungs, board);
      added.push(item);
    }
    return added.concat(idle.slice(0, Math.max(0, keep - added.length)));
  }

  /** What stays of a solving set when it is struck from its end. */
  private needed(items: readonly Item[], ground: Rungs, rungs: Rungs, keep: number): Item[] {
    const { base, trial } = this;
    const kept: Item[] = [];
    base.clear();
    let left = items.length;
    while (left > 0 && kept.length + left > keep) {
      left--;
      trial.copyFrom(base);
      for (let i = 0; i < left; i++) this.add(trial, items[i]);
      if (climb(ground, trial) === 'solved') continue;
      const isLost = rungs.length === ground.length || this.hasOther(trial, items[left]);
      if (!isLost && climb(rungs, trial) === 'solved') continue;
      kept.push(items[left]);
      this.add(base, items[left]);
      climb(ground, base);
    }
    return [...items.slice(0, left), ...kept];
  }

  /**
   * Whether some solution with another number at the item goes with the board's candidates and clues: then no technique solves the board. A look
   * is far quicker than rungs that find nothing. False too where the search gives up.
   */
  private hasOther(board: SkyscrapersBoard, item: Item): boolean {
    const { solver, numbers, sightCount } = this;
    solver.network.clear();
    for (let cell = 0; cell < board.cells; cell++) {
      solver.network.restrict(cell, board.domainOf(cell));
    }
    const clues = Int8Array.from(board.clues);
    if (item < sightCount) clues[item] = -numbers[item];
    else solver.network.restrict(item - sightCount, ~maskOf(numbers[item]));
    solver.addEdges(clues);
    return solver.count(1, OTHER_BUDGET) === 1;
  }

  private isSolved(items: readonly Item[], rungs: Rungs): boolean {
    this.trial.clear();
    for (const item of items) this.add(this.trial, item);
    return climb(rungs, this.trial) === 'solved';
  }

  private isFilled(board: SkyscrapersBoard, item: Item): boolean {
    return item >= this.sightCount && board.values[item - this.sightCount] !== 0;
  }

  private add(board: SkyscrapersBoard, item: Item): void {
    if (item < this.sightCount) board.addClue(item, this.numbers[item]);
    else board.place(item - this.sightCount, this.numbers[item]);
  }
}
