/**
 * What lines add up to, n(n + 1)/2, and multiply to, n!. Where all cages but one are known to contribute so much, what is left is
 * what the other one must contribute; a cage that sticks out of the lines counts with the cells that lie inside. Parity is the weaker
 * form: a `-` cage may add up to this or that, but all its sums are odd or all are even.
 *
 * A line total looks at single rows and columns and at one open cage. Innies and outies look at runs of up to three adjacent lines as
 * well, and at two open cages where each has one cell inside (an innie) or one outside (an outie).
 */
import type { Cell } from '../../../format/documents.js';
import { valuesOf } from '../../grade/words.js';
import { countValues } from '../../solve/bits.js';
import type { CalcudokuBoard } from '../board.js';
import { exponentsOf, productOf } from './exponents.js';
import { PARITY, PRODUCT, SUM, totalText } from './total-words.js';

/** How many adjacent lines make up the longest run? More than three take more adding up than a player will do. */
const LONGEST_RUN = 3;
/** No cage. */
const NONE = -1;
const MEASURES = [SUM, PRODUCT, PARITY];

/** Line total: single lines, one open cage. */
export function findLineTotals(board: CalcudokuBoard): void {
  findTotals(board, 1, 1);
}

/** Innies and outies: runs of lines, one open cage or two with an innie or outie each. */
export function findInniesOuties(board: CalcudokuBoard): void {
  findTotals(board, LONGEST_RUN, 2);
}

function findTotals(board: CalcudokuBoard, longest: number, mostOpen: number): void {
  const { order } = board;
  if (!board.isCovered) return;
  for (let cage = 0; cage < board.cageCount; cage++) {
    if (!board.look(cage) && board.cages[cage].table === undefined) return;
  }
  const totals = new Totals(board, mostOpen);
  for (const base of [0, order]) {
    for (let length = 1; length <= longest && length < order; length++) {
      for (let first = 0; first + length <= order; first++) totals.work(base + first, base + first + length);
    }
  }
}

/** The contributions of cages to runs of lines. */
class Totals {
  private readonly board: CalcudokuBoard;
  private readonly mostOpen: number;
  /** Which of its positions a cage has in each house, as bits: at `cage * 2 * order + house`. */
  private readonly insides: Uint16Array;
  /** What a value contributes to the product: its exponents. */
  private readonly exponents: Int32Array;
  /** By measure: what a line contributes in all. */
  private readonly lineTotals: Int32Array;
  /** By measure: what is left of the run's total, and the cages whose contributions are open. */
  private readonly rest = new Int32Array(MEASURES.length);
  private readonly one = new Int16Array(MEASURES.length);
  private readonly two = new Int16Array(MEASURES.length);
  /** By measure: what the filling last looked at contributes, and the first one of the cage. */
  private readonly share = new Int32Array(MEASURES.length);
  private readonly firstShare = new Int32Array(MEASURES.length);
  /** The run at hand: houses `from` to before `to`. */
  private from = 0;
  private to = 0;

  constructor(board: CalcudokuBoard, mostOpen: number) {
    const { order } = board;
    this.board = board;
    this.mostOpen = mostOpen;
    this.insides = insidesOf(board);
    this.exponents = Int32Array.from({ length: order + 1 }, (_, value) => (value === 0 ? 0 : exponentsOf(value)));
    const product = this.exponents.reduce((sum, share) => sum + share, 0);
    const sum = (order * (order + 1)) / 2;
    this.lineTotals = Int32Array.of(sum, product, sum);
  }

  /** Finds the one or two cages whose contributions are open and holds them against the rest. */
  work(from: number, to: number): void {
    this.from = from;
    this.to = to;
    const { rest, one, two, lineTotals } = this;
    one.fill(NONE);
    two.fill(NONE);
    for (const measure of MEASURES) rest[measure] = lineTotals[measure] * (to - from);
    /** Measures that may still tell something, as bits. */
    let hopeful = (1 << MEASURES.length) - 1;
    for (let cage = 0; cage < this.board.cageCount && hopeful !== 0; cage++) {
      const inside = this.insideOf(cage);
      if (inside !== 0) hopeful = this.count(cage, inside, hopeful);
    }
    for (const measure of MEASURES) {
      if ((hopeful & (1 << measure)) !== 0 && one[measure] !== NONE && this.conclude(measure)) return;
    }
  }

  /** Takes a cage's contribution off the rest, or notes that it is open; which measures are still hopeful. */
  private count(cage: number, inside: number, hopeful: number): number {
    const { rest, one, two, firstShare } = this;
    const open = this.openMeasures(cage, inside, hopeful);
    let left = hopeful;
    for (const measure of MEASURES) {
      if ((hopeful & (1 << measure)) === 0) continue;
      if ((open & (1 << measure)) === 0) rest[measure] -= firstShare[measure];
      else if (one[measure] === NONE) one[measure] = cage;
      else if (two[measure] === NONE && this.mostOpen === 2 && measure !== PARITY) two[measure] = cage;
      else left &= ~(1 << measure);
    }
    return left;
  }

  /** The measures by which a cage's live fillings contribute differently, as bits. */
  private openMeasures(cage: number, inside: number, hopeful: number): number {
    const { board, share, firstShare } = this;
    const { tuples, arity, words } = board.cages[cage].table!.relation;
    let open = 0;
    let isFirst = true;
    for (let word = 0; word < words; word++) {
      for (let alive = board.live[board.liveStart[cage] + word]; alive !== 0; alive &= alive - 1) {
        this.measure(tuples, (word * 32 + 31 - Math.clz32(alive & -alive)) * arity, inside);
        if (isFirst) firstShare.set(share);
        isFirst = false;
        for (let measure = 0; measure < share.length; measure++) {
          if (share[measure] !== firstShare[measure]) open |= 1 << measure;
        }
        if ((open & hopeful) === hopeful) return open;
      }
    }
    return open;
  }

  /** What the filling at `tuple` contributes with the positions inside: into `share`. */
  private measure(tuples: Uint8Array, tuple: number, inside: number): void {
    let sum = 0;
    let product = 0;
    for (let rest = inside; rest !== 0; rest &= rest - 1) {
      const value = tuples[tuple + 31 - Math.clz32(rest & -rest)];
      sum += value;
      product += this.exponents[value];
    }
    this.share[SUM] = sum;
    this.share[PRODUCT] = product;
    this.share[PARITY] = sum & 1;
  }

  /** Holds the open cages against the rest; whether it told anything. One measure a run will do: they mostly tell the same. */
  private conclude(measure: number): boolean {
    const { step } = this.board;
    const one = this.one[measure];
    const two = this.two[measure];
    if (two !== NONE && !(this.isSingle(one) && this.isSingle(two))) return false;
    const kept = [this.strike(one, measure, two === NONE ? [0] : this.sharesOf(two, measure))];
    if (two !== NONE) kept.push(this.strike(two, measure, this.sharesOf(one, measure)));
    if (!step.commit()) return false;
    if (step.isExplaining) this.explain(measure, two === NONE ? [one] : [one, two], kept);
    return true;
  }

  /** The positions of a cage that lie in the run, as bits. */
  private insideOf(cage: number): number {
    let inside = 0;
    const start = cage * 2 * this.board.order;
    for (let house = this.from; house < this.to; house++) inside |= this.insides[start + house];
    return inside;
  }

  /** Whether a cage has one cell in the run or one outside. */
  private isSingle(cage: number): boolean {
    const { slotStart } = this.board;
    const count = countValues(this.insideOf(cage));
    return count === 1 || slotStart[cage + 1] - slotStart[cage] - count === 1;
  }

  /** All that a cage may contribute. */
  private sharesOf(cage: number, measure: number): number[] {
    const { tuples } = this.board.cages[cage].table!.relation;
    const inside = this.insideOf(cage);
    const shares: number[] = [];
    this.board.eachFilling(cage, (tuple) => {
      this.measure(tuples, tuple, inside);
      if (!shares.includes(this.share[measure])) shares.push(this.share[measure]);
    });
    return shares;
  }

  /** Strikes from a cage what is used by no filling that makes up the rest together with one of the other shares; what stays. */
  private strike(cage: number, measure: number, others: readonly number[]): Uint16Array {
    const { board } = this;
    const { slotStart, slotCells } = board;
    const { tuples, arity } = board.cages[cage].table!.relation;
    const inside = this.insideOf(cage);
    const rest = this.restOf(measure);
    const kept = new Uint16Array(arity);
    board.eachFilling(cage, (tuple) => {
      this.measure(tuples, tuple, inside);
      if (!others.includes(rest - this.share[measure])) return;
      for (let i = 0; i < arity; i++) kept[i] |= 1 << (tuples[tuple + i] - 1);
    });
    for (let i = 0; i < arity; i++) board.step.strike(slotCells[slotStart[cage] + i], ~kept[i]);
    return kept;
  }

  private restOf(measure: number): number {
    return measure === PARITY ? this.rest[measure] & 1 : this.rest[measure];
  }

  private explain(measure: number, cages: readonly number[], kept: readonly Uint16Array[]): void {
    const { board, from, to } = this;
    const numberOf = (share: number) => (measure === PRODUCT ? productOf(share) : share);
    const total = this.lineTotals[measure] * (to - from);
    const known = numberOf(total - this.rest[measure]);
    const open = cages.map((cage, i) => {
      const shares = this.sharesOf(cage, measure).map(numberOf);
      return { cage, inside: this.cellsInside(cage), shares, kept: kept[i] };
    });
    const text = totalText(board, { measure, from, to, total: numberOf(total), known, open });
    board.step.explain(this.cellsUsed(cages), text);
  }

  /** The cells of a cage that lie in the run. */
  private cellsInside(cage: number): Cell[] {
    const start = this.board.slotStart[cage] - 1;
    return valuesOf(this.insideOf(cage)).map((position) => this.board.slotCells[start + position]);
  }

  /** The cells of the run and of the cages that tell what those make: all but the cages whose cells in the run are filled. */
  private cellsUsed(open: readonly number[]): Cell[] {
    const { board } = this;
    const cells: Cell[] = [];
    for (let cage = 0; cage < board.cageCount; cage++) {
      const inside = this.cellsInside(cage);
      if (inside.length === 0) continue;
      const isFilled = !open.includes(cage) && inside.every((cell) => board.values[cell] !== 0);
      cells.push(...(isFilled ? inside : board.cellsOfCage(cage)));
    }
    return cells.sort((a, b) => a - b);
  }
}

function insidesOf(board: CalcudokuBoard): Uint16Array {
  const { slotStart, slotCells, layout, order } = board;
  const insides = new Uint16Array(board.cageCount * 2 * order);
  for (let cage = 0; cage < board.cageCount; cage++) {
    for (let slot = slotStart[cage]; slot < slotStart[cage + 1]; slot++) {
      const bit = 1 << (slot - slotStart[cage]);
      insides[cage * 2 * order + layout.housesOf[slotCells[slot] * 2]] |= bit;
      insides[cage * 2 * order + layout.housesOf[slotCells[slot] * 2 + 1]] |= bit;
    }
  }
  return insides;
}
