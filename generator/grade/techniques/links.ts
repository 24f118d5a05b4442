/**
 * The candidates of a board as nodes of a graph. A weak link says that of two candidates not both are true, a strong link
 * that not both are false.
 *
 * Nodes are numbered afresh for each board, live candidates only, so that sets of nodes are a few words.
 */
import { countValues } from '../../solve/bits.js';
import type { CandidateGrid } from '../grid.js';

/** Which links count: between candidates of one value (through houses), or all. */
export type WeakKind = 'value' | 'all';
/** Strong links: a value's last two places in a house, a cell's last two candidates, or both. */
export type StrongKind = 'place' | 'cell' | 'all';

/** Strong links that a node can have: one in its cell, one in each of its houses. */
export const MOST_STRONG = 4;

export class LinkGraph {
  /** How many nodes. */
  count = 0;
  /** Words that a set of nodes takes. */
  words = 0;
  /** `cell * order + value - 1` of each node. */
  readonly candidates: Int16Array;
  /** Node of a candidate; -1 where it is not live. */
  readonly nodeOf: Int16Array;
  /** Sets of nodes that a node excludes: `words` from `node * words` on. */
  readonly weak: Int32Array;
  /** Strong partners: `strongCount[node]` from `node * MOST_STRONG` on. */
  readonly strong: Int16Array;
  readonly strongCount: Uint8Array;
  private readonly grid: CandidateGrid;
  /** What the graph was built of. */
  private builtOf = '';
  private builtWith: CandidateGrid['conflicts'];

  constructor(grid: CandidateGrid) {
    const most = grid.cells * grid.order;
    this.grid = grid;
    this.candidates = new Int16Array(most);
    this.nodeOf = new Int16Array(most);
    this.weak = new Int32Array(most * ((most + 31) >>> 5));
    this.strong = new Int16Array(most * MOST_STRONG);
    this.strongCount = new Uint8Array(most);
  }

  /** Takes the board's candidates and the links of these kinds, if it does not hold just these already. */
  build(weakKind: WeakKind, strongKind: StrongKind): void {
    const { grid } = this;
    const { order, masks } = grid;
    const source = `${grid.version} ${weakKind} ${strongKind}`;
    if (source === this.builtOf && grid.conflicts === this.builtWith) return;
    this.builtOf = source;
    this.builtWith = grid.conflicts;
    let count = 0;
    this.nodeOf.fill(-1);
    for (let cell = 0; cell < grid.cells; cell++) {
      for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * order + 31 - Math.clz32(rest & -rest);
        this.nodeOf[candidate] = count;
        this.candidates[count++] = candidate;
      }
    }
    this.count = count;
    this.words = (count + 31) >>> 5;
    this.weak.fill(0, 0, count * this.words);
    this.strongCount.fill(0, 0, count);
    this.linkHouses(strongKind !== 'cell');
    this.linkCells(weakKind === 'all', strongKind !== 'place');
    if (weakKind === 'all' && grid.conflicts !== undefined) this.linkConflicts(grid.conflicts);
  }

  cellOf(node: number): number {
    return Math.floor(this.candidates[node] / this.grid.order);
  }

  valueOf(node: number): number {
    return (this.candidates[node] % this.grid.order) + 1;
  }

  /** Whether two candidates exclude each other by the puzzle's clues alone, not by their cell or a house. */
  isByClue(a: number, b: number): boolean {
    const { layout, cells } = this.grid;
    const [x, y] = [this.cellOf(a), this.cellOf(b)];
    return x !== y && (this.valueOf(a) !== this.valueOf(b) || layout.sees[x * cells + y] === 0);
  }

  private linkHouses(isStrong: boolean): void {
    const { order, places, layout } = this.grid;
    for (let house = 0; house < layout.houseCount; house++) {
      for (let value = 0; value < order; value++) {
        const positions = places[house * order + value];
        if (positions === 0) continue;
        const isPair = isStrong && countValues(positions) === 2;
        for (let rest = positions; rest !== 0; rest &= rest - 1) {
          const node = this.nodeOf[layout.cellsOf[house * order + 31 - Math.clz32(rest & -rest)] * order + value];
          for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
            const cell = layout.cellsOf[house * order + 31 - Math.clz32(others & -others)];
            const other = this.nodeOf[cell * order + value];
            this.exclude(node, other);
            if (isPair) this.join(node, other);
          }
        }
      }
    }
  }

  private linkCells(isWeak: boolean, isStrong: boolean): void {
    const { order, masks, cells } = this.grid;
    for (let cell = 0; cell < cells; cell++) {
      const mask = masks[cell];
      const isPair = isStrong && countValues(mask) === 2;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const node = this.nodeOf[cell * order + 31 - Math.clz32(rest & -rest)];
        for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
          const other = this.nodeOf[cell * order + 31 - Math.clz32(others & -others)];
          if (isWeak) this.exclude(node, other);
          if (isPair) this.join(node, other);
        }
      }
    }
  }

  private linkConflicts(conflicts: readonly ArrayLike<number>[]): void {
    for (let node = 0; node < this.count; node++) {
      const others = conflicts[this.candidates[node]];
      for (let i = 0; i < others.length; i++) {
        const other = this.nodeOf[others[i]];
        if (other >= 0) this.exclude(node, other);
      }
    }
  }

  private exclude(a: number, b: number): void {
    this.weak[a * this.words + (b >>> 5)] |= 1 << (b & 31);
    this.weak[b * this.words + (a >>> 5)] |= 1 << (a & 31);
  }

  /** Two candidates of one value may be the last places of two houses; they are joined once. */
  private join(a: number, b: number): void {
    for (let i = 0; i < this.strongCount[a]; i++) if (this.strong[a * MOST_STRONG + i] === b) return;
    this.strong[a * MOST_STRONG + this.strongCount[a]++] = b;
    this.strong[b * MOST_STRONG + this.strongCount[b]++] = a;
  }
}

/** The graph that belongs to a grid, made when first asked for. */
export function linksOf(grid: CandidateGrid): LinkGraph {
  grid.links ??= new LinkGraph(grid);
  return grid.links;
}
