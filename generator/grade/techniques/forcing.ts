/**
 * Forcing chains of a cell or a house: whichever candidate of the cell is true, or whichever place of the value in the house,
 * a chain of links leads to the same candidate being false. The chains branch nowhere: each link follows from the one before it
 * alone, so that a person can follow them one after another. (Sudoku Explainer's cell and region forcing chains.)
 *
 * One step is all conclusions for which the chains together are the shortest.
 */
import type { Cell } from '../../../format/documents.js';
import { countValues, type Mask } from '../../solve/bits.js';
import type { CandidateGrid } from '../grid.js';
import { cellName, houseName, listOf } from '../words.js';
import { type LinkGraph, linksOf, MOST_STRONG } from './links.js';

/** Depth of a candidate that a chain does not reach. */
const FAR = 0xff;

export function findForcingChains(grid: CandidateGrid): void {
  const links = linksOf(grid);
  links.build('all', 'all');
  const reach = new Reach(links);
  for (let node = 0; node < links.count; node++) reach.from(node);
  const groups = groupsOf(grid, links);
  let shortest = Number.MAX_SAFE_INTEGER;
  let nearest: Group[] = [];
  for (const group of groups) {
    const total = shortestOf(reach, group.nodes, shortest);
    if (total < shortest) nearest = [];
    if (total <= shortest && total < Number.MAX_SAFE_INTEGER) nearest.push(group);
    shortest = Math.min(shortest, total);
  }
  for (const group of nearest) strikeAt(grid, links, reach, group, shortest);
}

/** Candidates of which one is true. */
interface Group {
  readonly nodes: readonly number[];
  /** Of a cell, or of a house and a value. */
  readonly name: string;
}

/** Cells and values with three and more candidates; two are a strong link and a matter of alternating chains. */
function groupsOf(grid: CandidateGrid, links: LinkGraph): Group[] {
  const { order, layout } = grid;
  const groups: Group[] = [];
  for (let cell = 0; cell < grid.cells; cell++) {
    if (countValues(grid.masks[cell]) < 3) continue;
    const nodes = bitsOf(grid.masks[cell]).map((bit) => links.nodeOf[cell * order + bit]);
    groups.push({ nodes, name: grid.step.isExplaining ? `the value of ${cellName(cell, order)}` : '' });
  }
  for (let house = 0; house < layout.houseCount; house++) {
    for (let value = 0; value < order; value++) {
      const positions = grid.places[house * order + value];
      if (countValues(positions) < 3) continue;
      const nodes = grid.cellsAt(house, positions).map((cell: Cell) => links.nodeOf[cell * order + value]);
      groups.push({
        nodes,
        name: grid.step.isExplaining ? `the place of ${value + 1} in ${houseName(house, layout)}` : '',
      });
    }
  }
  return groups;
}

function bitsOf(mask: Mask): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}

/** The smallest sum of depths, of at most `most`, at which all nodes of a group rule out the same candidate. */
function shortestOf(reach: Reach, nodes: readonly number[], most: number): number {
  let shortest = Number.MAX_SAFE_INTEGER;
  let bound = most;
  for (let word = 0; word < reach.words; word++) {
    for (let rest = reach.common(nodes, word); rest !== 0; rest &= rest - 1) {
      const total = reach.total(nodes, word * 32 + 31 - Math.clz32(rest & -rest), bound);
      if (total > bound) continue;
      shortest = total;
      bound = total;
    }
  }
  return shortest;
}

function strikeAt(grid: CandidateGrid, links: LinkGraph, reach: Reach, { nodes, name }: Group, total: number): void {
  const { step } = grid;
  for (let target = 0; target < reach.count; target++) {
    if (reach.total(nodes, target, total) !== total) continue;
    step.strike(links.cellOf(target), 1 << (links.valueOf(target) - 1));
    step.length = total;
    if (step.commit() && step.isExplaining) explain(grid, links, reach, { nodes, name }, target);
  }
}

function explain(grid: CandidateGrid, links: LinkGraph, reach: Reach, { nodes, name }: Group, target: number): void {
  const chains = nodes.map((node) => reach.chain(node, target));
  const cells = [...new Set(chains.flat().map((node) => links.cellOf(node)))].sort((a, b) => a - b);
  const label = (node: number) => `${cellName(links.cellOf(node), grid.order)}=${links.valueOf(node)}`;
  const told = chains.map((chain) => {
    const parts = chain.map((link, i) => {
      if (i % 2 === 0) return label(link);
      return `not ${label(link)}${links.isByClue(chain[i - 1], link) ? ' by a clue' : ''}`;
    });
    return `if ${parts.join(', then ')}`;
  });
  grid.step.explain(cells, `Whatever ${name}, ${label(target)} is false: ${listOf(told, 'and')}.`);
}

/** What follows from each candidate's being true, by unbranched chains: breadth first, so each at its least depth. */
class Reach {
  readonly count: number;
  /** Words of a set of candidates. */
  readonly words: number;
  private readonly links: LinkGraph;
  /** Links from candidate a, true, to candidate b, false: at `a * count + b`. */
  private readonly depths: Uint8Array;
  /** What is false if candidate a is true, as a set: `words` from `a * words` on. */
  private readonly off: Int32Array;
  /** Scratch of one start: what is true, and the true ones in the order found. */
  private readonly on: Uint8Array;
  private readonly queue: Int16Array;

  constructor(links: LinkGraph) {
    this.links = links;
    this.count = links.count;
    this.words = links.words;
    this.depths = new Uint8Array(links.count * links.count).fill(FAR);
    this.off = new Int32Array(links.count * links.words);
    this.on = new Uint8Array(links.count);
    this.queue = new Int16Array(links.count);
  }

  from(start: number): void {
    const { count, depths, off, on, queue } = this;
    const { words, weak, strong, strongCount } = this.links;
    const own = start * words;
    on.fill(0);
    on[start] = 1;
    queue[0] = start;
    let size = 1;
    for (let depth = 1, next = 0; next < size && depth < FAR; depth += 2) {
      for (const roundEnd = size; next < roundEnd; next++) {
        const node = queue[next];
        for (let word = 0; word < words; word++) {
          const fresh = weak[node * words + word] & ~off[own + word];
          if (fresh === 0) continue;
          off[own + word] |= fresh;
          for (let rest = fresh; rest !== 0; rest &= rest - 1) {
            const excluded = word * 32 + 31 - Math.clz32(rest & -rest);
            depths[start * count + excluded] = depth;
            for (let j = 0; j < strongCount[excluded]; j++) {
              const partner = strong[excluded * MOST_STRONG + j];
              if (on[partner] !== 0) continue;
              on[partner] = 1;
              queue[size++] = partner;
            }
          }
        }
      }
    }
  }

  /** A word of the set of candidates that all these nodes rule out. */
  common(nodes: readonly number[], word: number): number {
    let set = -1;
    for (let i = 0; i < nodes.length; i++) set &= this.off[nodes[i] * this.words + word];
    return set;
  }

  /** The sum of depths from all nodes to a target; more than any bound where one does not reach it, or the sum is beyond `most`. */
  total(nodes: readonly number[], target: number, most: number): number {
    let sum = 0;
    for (let i = 0; i < nodes.length; i++) {
      const depth = this.depths[nodes[i] * this.count + target];
      sum += depth;
      if (depth === FAR || sum > most) return Number.MAX_SAFE_INTEGER;
    }
    return sum;
  }

  /** The chain from a true node to a false target, both included; read backward from the depths. */
  chain(start: number, target: number): number[] {
    const { count, depths } = this;
    const back: number[] = [target];
    for (let depth = depths[start * count + target]; depth > 1; depth -= 2) {
      const excluded = back[back.length - 1];
      // The true node before it excludes it and is the partner of a candidate that was false two links earlier.
      const [on, off] = this.causeOf(start, excluded, depth);
      back.push(on, off);
    }
    back.push(start);
    return back.reverse();
  }

  private causeOf(start: number, excluded: number, depth: number): [number, number] {
    const { links, count, depths } = this;
    for (let off = 0; off < count; off++) {
      if (depths[start * count + off] !== depth - 2) continue;
      for (let j = 0; j < links.strongCount[off]; j++) {
        const on = links.strong[off * MOST_STRONG + j];
        if ((links.weak[on * links.words + (excluded >>> 5)] & (1 << (excluded & 31))) !== 0) return [on, off];
      }
    }
    throw new Error('a forcing chain without a cause');
  }
}
