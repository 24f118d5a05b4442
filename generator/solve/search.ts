/**
 * Depth-first search with an explicit stack of frames. At each node: propagate, then split the cell with the fewest
 * candidates into "its lowest value" (next depth) and "not its lowest value" (this depth, when we come back to it).
 */
import type { Cell } from '../../format/documents.js';
import { countValues, lowestValue } from './bits.js';
import { Frames } from './frames.js';
import type { LatinNetwork } from './network.js';
import { Propagator } from './propagate.js';
import { containsTuple } from './relation.js';

const NO_CELL = -1;

export class LatinSearch {
  /** Nodes of the last run. A node is one propagation: the root, or one half of a split. */
  steps = 0;
  private readonly network: LatinNetwork;
  private readonly frames = new Frames();
  private readonly propagator: Propagator;
  /** The cell that was split at each depth. */
  private readonly splitCells: Uint8Array;
  /** The last filled grid, as values. */
  private readonly values: Uint8Array;

  constructor(network: LatinNetwork) {
    this.network = network;
    this.propagator = new Propagator(network, this.frames);
    this.splitCells = new Uint8Array(network.cellCount);
    this.values = new Uint8Array(network.cellCount);
  }

  /**
   * Shows every solution of the network once, in an order that the network fixes, until `visit` answers true ("enough").
   * The values handed over are the search's own and change with the next solution. Returns false when the search
   * needed more than `budget` steps.
   */
  run(budget: number, visit: (solution: Uint8Array) => boolean): boolean {
    const { frames, propagator, splitCells } = this;
    frames.reset(this.network);
    propagator.reset();
    this.steps = 0;
    for (let depth = 0; depth >= 0; ) {
      if (this.steps >= budget) return false;
      this.steps++;
      const base = depth * frames.size;
      if (propagator.run(base)) {
        const cell = this.cellToSplit(base);
        if (cell !== NO_CELL) {
          splitCells[depth] = cell;
          this.split(depth, cell);
          depth++;
          continue;
        }
        if (this.isSolution(base) && visit(this.values)) return true;
      }
      depth--;
      if (depth >= 0) propagator.touch(splitCells[depth]);
    }
    return true;
  }

  /** The first cell with the fewest candidates, two at least; NO_CELL in a filled grid. */
  private cellToSplit(base: number): Cell {
    const { words } = this.frames;
    let best = NO_CELL;
    let fewest = this.network.order + 1;
    for (let cell = 0; cell < this.network.cellCount; cell++) {
      const domain = words[base + cell];
      if ((domain & (domain - 1)) === 0) continue;
      const count = countValues(domain);
      if (count === 2) return cell;
      if (count < fewest) {
        fewest = count;
        best = cell;
      }
    }
    return best;
  }

  private split(depth: number, cell: Cell): void {
    const { frames, propagator } = this;
    frames.deepen(depth);
    const here = depth * frames.size + cell;
    const domain = frames.words[here];
    frames.words[here] = domain & (domain - 1);
    frames.words[here + frames.size] = domain & -domain;
    propagator.touch(cell);
  }

  /** Checks a filled grid against the constraints themselves, apart from all propagation. */
  private isSolution(base: number): boolean {
    const { network, values } = this;
    const { words } = this.frames;
    for (let cell = 0; cell < network.cellCount; cell++) {
      if ((words[base + cell] & network.domains[cell]) === 0) return false;
      values[cell] = lowestValue(words[base + cell]);
    }
    for (let start = 0; start < network.houses.length; start += network.order) {
      for (let i = start + 1; i < start + network.order; i++) {
        for (let j = start; j < i; j++) {
          if (values[network.houses[i]] === values[network.houses[j]]) return false;
        }
      }
    }
    for (let i = 0; i < network.inequalityCount; i++) {
      if (values[network.smaller[i]] >= values[network.larger[i]]) return false;
    }
    return network.tables.every(({ cells, relation }) => containsTuple(relation, cells, values));
  }
}
