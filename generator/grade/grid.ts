/**
 * Candidates of a grid whose houses hold each value once (Sudoku and the Latin squares), kept by cell and by house and
 * value at the same time, and the step that a technique puts together.
 */
import type { Cell } from '../../format/documents.js';
import { fullMask, type Mask, maskOf } from '../solve/bits.js';
import type { Board } from './board.js';
import type { House, Layout } from './layout.js';
import { StepBuilder } from './step.js';
import type { LinkGraph } from './techniques/links.js';
import { valuesOf } from './words.js';

export class CandidateGrid implements Board {
  readonly layout: Layout;
  readonly order: number;
  readonly cells: number;
  /** Candidates of a cell; 0 once it is filled. */
  readonly masks: Uint16Array;
  /** The value of a filled cell; 0 while it is open. */
  readonly values: Uint8Array;
  /** Positions that value v still has in house h, at `h * order + v - 1`; 0 once the house has it. */
  readonly places: Uint16Array;
  readonly step: GridStep;
  /** Singles that have come up and are not filled yet, as candidates; `undefined` unless the grid settles. */
  private readonly singles: Int16Array | undefined;
  private singleCount = 0;
  /**
   * Candidates (`cell * order + value - 1`) that a candidate rules out by the puzzle's clues, besides those of its own cell and
   * houses; symmetric. `undefined`: the clues rule out none.
   */
  conflicts: readonly ArrayLike<number>[] | undefined;
  /** Scratch of the chain techniques. */
  links: LinkGraph | undefined;
  open: number;
  isBroken = false;
  /** Grows whenever a candidate goes: what was computed of one version holds until the next. */
  version = 0;

  /** With `isSettling` the grid keeps note of singles as they come up, for `settle`. */
  constructor(layout: Layout, isExplaining = false, isSettling = false) {
    this.layout = layout;
    this.order = layout.order;
    this.cells = layout.cells;
    this.masks = new Uint16Array(layout.cells);
    this.values = new Uint8Array(layout.cells);
    this.places = new Uint16Array(layout.houseCount * layout.order);
    this.open = layout.cells;
    this.step = new GridStep(this, isExplaining);
    // Each cell and each value of a house comes down to one once; between two states that is once each.
    if (isSettling) this.singles = new Int16Array(2 * (this.cells + this.places.length));
  }

  get isSolved(): boolean {
    return this.open === 0;
  }

  /** Starts anew from these givens (0 = empty): filled cells strike their values from the cells they see. */
  reset(givens: ArrayLike<number>): void {
    this.masks.fill(fullMask(this.order));
    this.places.fill(fullMask(this.order));
    this.values.fill(0);
    this.open = this.cells;
    this.isBroken = false;
    this.version++;
    this.singleCount = 0;
    this.step.clear();
    for (let cell = 0; cell < this.cells; cell++) if (givens[cell] !== 0) this.place(cell, givens[cell]);
  }

  /** Takes over another grid's state; both have one layout. */
  copyFrom(other: CandidateGrid): void {
    this.masks.set(other.masks);
    this.values.set(other.values);
    this.places.set(other.places);
    this.open = other.open;
    this.isBroken = other.isBroken;
    this.version++;
    this.singleCount = other.singleCount;
    if (other.singles !== undefined) this.singles?.set(other.singles.subarray(0, other.singleCount));
  }

  /** Fills singles, naked and hidden, until none is left: what the ladder's singles come to, for one who asks for nothing else. */
  settle(): void {
    const { singles, masks, order } = this;
    if (singles === undefined) throw new Error('a grid that keeps no note of singles');
    while (this.singleCount > 0 && !this.isBroken) {
      const candidate = singles[--this.singleCount];
      const cell = Math.floor(candidate / order);
      const value = (candidate % order) + 1;
      if (masks[cell] !== 0) this.place(cell, value);
    }
  }

  /** Fills a cell and strikes the value from the cells it sees. A value that the cell cannot take breaks the grid. */
  place(cell: Cell, value: number): void {
    const { layout, masks } = this;
    const bit = maskOf(value);
    if ((masks[cell] & bit) === 0) {
      if (this.values[cell] !== value) this.isBroken = true;
      return;
    }
    const others = masks[cell];
    masks[cell] = 0;
    this.values[cell] = value;
    this.open--;
    this.leave(cell, others & ~bit);
    const { housesPerCell, housesOf, peers, peerCount } = layout;
    for (let i = 0; i < housesPerCell; i++)
      this.places[housesOf[cell * housesPerCell + i] * this.order + value - 1] = 0;
    for (let i = 0, at = cell * peerCount; i < peerCount; i++, at++) {
      if ((masks[peers[at]] & bit) !== 0) this.strike(peers[at], bit);
    }
  }

  /** Strikes candidates from an open cell; one that runs out breaks the grid. */
  strike(cell: Cell, mask: Mask): void {
    const gone = this.masks[cell] & mask;
    if (gone === 0) return;
    const left = this.masks[cell] & ~gone;
    this.masks[cell] = left;
    if (left === 0) this.isBroken = true;
    else if (this.singles !== undefined && (left & (left - 1)) === 0) this.note(cell, 31 - Math.clz32(left));
    this.leave(cell, gone);
  }

  /** The cell is no place for these values any more. A value without a place breaks the grid. */
  private leave(cell: Cell, gone: Mask): void {
    const { order, places } = this;
    const { housesPerCell, housesOf, positionIn } = this.layout;
    this.version++;
    for (let i = 0, at = cell * housesPerCell; i < housesPerCell; i++, at++) {
      const house = housesOf[at] * order;
      const stays = ~(1 << positionIn[at]);
      for (let rest = gone; rest !== 0; rest &= rest - 1) {
        const index = house + 31 - Math.clz32(rest & -rest);
        if (places[index] === 0) continue;
        const left = places[index] & stays;
        places[index] = left;
        if (left === 0) this.isBroken = true;
        else if (this.singles !== undefined && (left & (left - 1)) === 0) {
          this.note(this.layout.cellsOf[house + 31 - Math.clz32(left)], index - house);
        }
      }
    }
  }

  private note(cell: Cell, value: number): void {
    const { singles } = this;
    if (singles !== undefined && this.singleCount < singles.length)
      singles[this.singleCount++] = cell * this.order + value;
  }

  /** The values that a cell may have: its candidates, or the value that it has. */
  domainOf(cell: Cell): Mask {
    const value = this.values[cell];
    return value === 0 ? this.masks[cell] : maskOf(value);
  }

  clearStep(): void {
    this.step.clear();
  }

  applyStep(): void {
    const { placed, struck, touched, touchedCount } = this.step;
    for (let i = 0; i < touchedCount; i++) if (placed[touched[i]] !== 0) this.place(touched[i], placed[touched[i]]);
    for (let i = 0; i < touchedCount; i++) if (struck[touched[i]] !== 0) this.strike(touched[i], struck[touched[i]]);
  }

  /** The cell at a position of a house. */
  cellAt(house: House, position: number): Cell {
    return this.layout.cellsOf[house * this.order + position];
  }

  /** Positions of a house as cells, ascending. */
  cellsAt(house: House, positions: Mask): Cell[] {
    const cells: Cell[] = [];
    for (let rest = positions; rest !== 0; rest &= rest - 1)
      cells.push(this.cellAt(house, 31 - Math.clz32(rest & -rest)));
    return cells;
  }
}

/** The step of a grid in the making. */
export class GridStep extends StepBuilder {
  /** Candidates that a cell is to lose. */
  readonly struck: Uint16Array;
  private readonly grid: CandidateGrid;

  constructor(grid: CandidateGrid, isExplaining: boolean) {
    super(grid.cells, isExplaining);
    this.grid = grid;
    this.struck = new Uint16Array(grid.cells);
  }

  /** The instance strikes those of the candidates that the cell still has. */
  strike(cell: Cell, mask: Mask): void {
    const live = this.grid.masks[cell] & mask;
    if (live === 0) return;
    if (this.struck[cell] === 0) this.note(cell);
    this.struck[cell] |= live;
    this.touch();
    if (this.isExplaining) this.noteStrike(cell, valuesOf(live));
  }

  protected isOpen(cell: Cell): boolean {
    return this.grid.masks[cell] !== 0;
  }

  protected clearStruck(): void {
    for (let i = 0; i < this.touchedCount; i++) this.struck[this.touched[i]] = 0;
  }
}
