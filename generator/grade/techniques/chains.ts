/**
 * X-chains, XY-chains and alternating inference chains. A chain goes from candidate to candidate by strong and weak links in turn
 * and begins and ends with a strong one, so that one of its ends is true, and what both ends exclude is false. (The notation is that
 * of nice loops; Sudoku Explainer calls the same forcing cycles and chains.)
 *
 *   a = b - c = d    not a, so b, so not c, so d: a or d
 *
 * One step is all the chains of the shortest length that strike anything.
 */
import type { CandidateGrid } from '../grid.js';
import { cellName } from '../words.js';
import { type LinkGraph, linksOf, MOST_STRONG, type StrongKind, type WeakKind } from './links.js';

/** X-chain: one value, through the houses in which it has two places left. */
export function findXChains(grid: CandidateGrid): void {
  findChains(grid, 'value', 'place');
}

/** XY-chain: through cells with two candidates. */
export function findXYChains(grid: CandidateGrid): void {
  findChains(grid, 'value', 'cell');
}

/** Alternating inference chain: all links together, and those of the board's own clues. */
export function findAlternatingChains(grid: CandidateGrid): void {
  findChains(grid, 'all', 'all');
}

function findChains(grid: CandidateGrid, weakKind: WeakKind, strongKind: StrongKind): void {
  const links = linksOf(grid);
  links.build(weakKind, strongKind);
  const search = new ChainSearch(grid, links);
  for (let start = 0; start < links.count; start++) if (links.strongCount[start] > 0) search.from(start);
}

const NONE = -1;

/** Breadth-first search from one end; remembers the shortest length over all ends. */
class ChainSearch {
  private shortest = Number.MAX_SAFE_INTEGER;
  private readonly grid: CandidateGrid;
  private readonly links: LinkGraph;
  /** Nodes that are false, as a set. */
  private readonly off: Int32Array;
  /** Nodes that are true. */
  private readonly on: Uint8Array;
  /** The true nodes of this and of the next round. */
  private queue: Int16Array;
  private next: Int16Array;
  /** The true node that a false one follows from, and the false node that a true one follows from. */
  private readonly offParent: Int16Array;
  private readonly onParent: Int16Array;

  constructor(grid: CandidateGrid, links: LinkGraph) {
    this.grid = grid;
    this.links = links;
    this.off = new Int32Array(links.words);
    this.on = new Uint8Array(links.count);
    this.queue = new Int16Array(links.count);
    this.next = new Int16Array(links.count);
    this.offParent = new Int16Array(links.count);
    this.onParent = new Int16Array(links.count);
  }

  /** All chains that begin at a node, up to the shortest length known. */
  from(start: number): void {
    const { links, off, on, offParent, onParent } = this;
    const { words, weak, strong, strongCount } = links;
    off.fill(0);
    on.fill(0);
    off[start >>> 5] |= 1 << (start & 31);
    offParent[start] = NONE;
    let size = this.begin(start);
    for (let length = 1; size > 0 && length <= this.shortest; length += 2) {
      const { queue } = this;
      for (let i = 0; i < size; i++) this.conclude(start, queue[i], length);
      if (length + 2 > this.shortest) return;
      let found = 0;
      for (let i = 0; i < size; i++) {
        const node = queue[i];
        for (let word = 0; word < words; word++) {
          const fresh = weak[node * words + word] & ~off[word];
          if (fresh === 0) continue;
          off[word] |= fresh;
          for (let rest = fresh; rest !== 0; rest &= rest - 1) {
            const excluded = word * 32 + 31 - Math.clz32(rest & -rest);
            offParent[excluded] = node;
            for (let j = 0; j < strongCount[excluded]; j++) {
              const partner = strong[excluded * MOST_STRONG + j];
              if (on[partner] !== 0) continue;
              on[partner] = 1;
              onParent[partner] = excluded;
              this.next[found++] = partner;
            }
          }
        }
      }
      [this.queue, this.next] = [this.next, this.queue];
      size = found;
    }
  }

  /** Puts the strong partners of the start into the queue; how many. */
  private begin(node: number): number {
    const { strong, strongCount } = this.links;
    let size = 0;
    for (let j = 0; j < strongCount[node]; j++) {
      const partner = strong[node * MOST_STRONG + j];
      this.on[partner] = 1;
      this.onParent[partner] = node;
      this.queue[size++] = partner;
    }
    return size;
  }

  /** Strikes what both ends exclude. The same chain read from its other end is left to that end. */
  private conclude(start: number, end: number, length: number): void {
    if (end < start) return;
    const { links } = this;
    const { step } = this.grid;
    const { words, weak } = links;
    let hasTarget = 0;
    for (let word = 0; word < words; word++) hasTarget |= weak[start * words + word] & weak[end * words + word];
    if (hasTarget === 0) return;
    if (length < this.shortest) {
      this.shortest = length;
      step.restart();
    }
    for (let word = 0; word < words; word++) {
      for (let rest = weak[start * words + word] & weak[end * words + word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + 31 - Math.clz32(rest & -rest);
        step.strike(links.cellOf(node), 1 << (links.valueOf(node) - 1));
      }
    }
    step.length = length;
    if (step.commit() && step.isExplaining) this.explain(start, end);
  }

  private explain(start: number, end: number): void {
    const { grid, links } = this;
    const chain: number[] = [];
    for (let node = end; ; ) {
      chain.push(node);
      const cause = this.onParent[node];
      chain.push(cause);
      if (cause === start) break;
      node = this.offParent[cause];
    }
    const nodes = chain.reverse();
    const name = (node: number) => `${cellName(links.cellOf(node), grid.order)}=${links.valueOf(node)}`;
    const by = (i: number) => (i > 0 && links.isByClue(nodes[i - 1], nodes[i]) ? ' by a clue' : '');
    const told = nodes.map((node, i) => (i % 2 === 0 ? `not ${name(node)}${by(i)}` : name(node)));
    const cells = [...new Set(nodes.map((node) => links.cellOf(node)))];
    const ends = start === end ? `${name(start)} is true` : `${name(start)} or ${name(end)} is true`;
    grid.step.explain(cells, `If ${told.join(', then ')}. So ${ends}.`);
  }
}
