/**
 * Chains and almost locked sets against plain definitions, on boards of Sudoku and of Latin squares with clues of their own; and the
 * sentences that tell a chain, link by link.
 */
import { describe, expect, it } from 'vitest';
import { CandidateGrid } from '../../../generator/grade/grid.js';
import { Layout } from '../../../generator/grade/layout.js';
import { findAlternatingChains, findXChains, findXYChains } from '../../../generator/grade/techniques/chains.js';
import { findForcingChains } from '../../../generator/grade/techniques/forcing.js';
import { randomLatinSquare } from '../../../generator/latin/square.js';
import { randomFor } from '../../../generator/random/seed.js';
import { findAlsXz } from '../../../generator/sudoku/techniques/almost-locked.js';
import { boardsMet, type Found, foundBy, minimalSudoku } from '../boards.js';

/** Candidates as `cell * order + value - 1`. */
type Node = number;
type Find = (grid: CandidateGrid) => void;

const range = (length: number) => [...new Array(length).keys()];

/** The candidates of a board and which of them exclude each other or cannot both be false. */
class PlainLinks {
  readonly nodes: readonly Node[];
  readonly grid: CandidateGrid;

  constructor(grid: CandidateGrid) {
    this.grid = grid;
    this.nodes = range(grid.cells * grid.order).filter((node) => this.isLive(node));
  }

  isLive = (node: Node) => (this.grid.masks[this.cell(node)] & (1 << this.value(node))) !== 0;
  cell = (node: Node) => Math.floor(node / this.grid.order);
  value = (node: Node) => node % this.grid.order;
  sees = (a: Node, b: Node) => this.grid.layout.sees[this.cell(a) * this.grid.cells + this.cell(b)] !== 0;
  /** Of one value in one house. */
  isInHouse = (a: Node, b: Node) => this.value(a) === this.value(b) && this.sees(a, b);
  isInCell = (a: Node, b: Node) => this.cell(a) === this.cell(b) && a !== b;
  isByClue = (a: Node, b: Node) => Array.from(this.grid.conflicts?.[a] ?? []).includes(b);
  isLastInCell = (a: Node, b: Node) =>
    this.isInCell(a, b) && this.nodes.filter((node) => this.cell(node) === this.cell(a)).length === 2;
  /** Places of a value in each house. */
  groups = () =>
    range(this.grid.layout.houseCount).flatMap((house) => {
      const cells = [...this.grid.layout.cellsOf.subarray(house * this.grid.order, (house + 1) * this.grid.order)];
      return range(this.grid.order).map((value) =>
        cells.map((cell) => cell * this.grid.order + value).filter(this.isLive),
      );
    });
  lastInHouse = () =>
    new Set(
      this.groups()
        .filter(({ length }) => length === 2)
        .flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
    );
}

interface Links {
  readonly weak: ReadonlyMap<Node, readonly Node[]>;
  readonly strong: ReadonlyMap<Node, readonly Node[]>;
}

function linksOf(plain: PlainLinks, kind: 'x' | 'xy' | 'all'): Links {
  const last = plain.lastInHouse();
  const isWeak = (a: Node, b: Node) =>
    plain.isInHouse(a, b) || (kind === 'all' && (plain.isInCell(a, b) || plain.isByClue(a, b)));
  const isStrong = (a: Node, b: Node) =>
    (kind !== 'x' && plain.isLastInCell(a, b)) || (kind !== 'xy' && last.has(`${a} ${b}`));
  const mapOf = (isLink: (a: Node, b: Node) => boolean) =>
    new Map(plain.nodes.map((a) => [a, plain.nodes.filter((b) => isLink(a, b))]));
  return { weak: mapOf(isWeak), strong: mapOf(isStrong) };
}

/** All that follows by one more link of each kind. */
const follow = (from: ReadonlySet<Node>, links: ReadonlyMap<Node, readonly Node[]>) =>
  new Set([...from].flatMap((node) => links.get(node) ?? []));

/** Strong and weak links by turns, both ends strong: what both ends exclude goes, by the shortest chains only. */
function chains(grid: CandidateGrid, kind: 'x' | 'xy' | 'all'): Found {
  const plain = new PlainLinks(grid);
  const { weak, strong } = linksOf(plain, kind);
  let ends = plain.nodes.map((start) => ({ start, on: new Set(strong.get(start)) }));
  for (let length = 1; length < 40; length += 2) {
    const struck = new Set<Node>();
    let starts = 0;
    for (const { start, on } of ends) {
      for (const end of on) {
        const targets = (weak.get(start) ?? []).filter((node) => (weak.get(end) ?? []).includes(node));
        if (targets.length > 0 && start <= end) starts++;
        for (const target of targets) struck.add(target);
      }
    }
    if (starts > 0) return told(plain, struck, starts, length);
    ends = ends.map(({ start, on }) => ({ start, on: follow(follow(on, weak), strong) }));
  }
  return { effects: [], starts: 0, length: 0 };
}

/** All candidates of a cell, or all places of a value in a house, three or more, lead to one candidate's being false. */
function forcing(grid: CandidateGrid): Found {
  const plain = new PlainLinks(grid);
  const { weak, strong } = linksOf(plain, 'all');
  const depths = new Map<Node, Map<Node, number>>();
  for (const start of plain.nodes) {
    const depthOf = new Map<Node, number>();
    let off = follow(new Set([start]), weak);
    for (let depth = 1; depth < 80; depth += 2) {
      for (const node of off) if (!depthOf.has(node)) depthOf.set(node, depth);
      off = follow(follow(off, strong), weak);
    }
    depths.set(start, depthOf);
  }
  const cells = range(grid.cells).map((cell) => plain.nodes.filter((node) => plain.cell(node) === cell));
  let shortest = Number.POSITIVE_INFINITY;
  let found: Node[] = [];
  for (const group of [...cells, ...plain.groups()].filter(({ length }) => length > 2)) {
    for (const target of plain.nodes) {
      const total = group.reduce((sum, node) => sum + (depths.get(node)?.get(target) ?? Number.POSITIVE_INFINITY), 0);
      if (total < shortest) found = [];
      shortest = Math.min(shortest, total);
      if (total === shortest && total < Number.POSITIVE_INFINITY) found.push(target);
    }
  }
  return told(plain, new Set(found), found.length, found.length === 0 ? 0 : shortest);
}

/** Two disjoint sets of up to five cells, each with one candidate more than cells. */
function alsXz(grid: CandidateGrid): Found {
  const plain = new PlainLinks(grid);
  const struck = new Set<Node>();
  const nodesIn = (cells: readonly number[]) => plain.nodes.filter((node) => cells.includes(plain.cell(node)));
  const seenByAll = (nodes: readonly Node[]) =>
    plain.nodes.filter((node) => nodes.every((other) => plain.isInHouse(node, other)));
  const sets = new Map<string, readonly Node[]>();
  for (const house of range(grid.layout.houseCount)) {
    const cells = [...grid.layout.cellsOf.subarray(house * grid.order, (house + 1) * grid.order)];
    for (let choice = 1; choice < 1 << cells.length; choice++) {
      const chosen = cells.filter((cell, i) => (choice & (1 << i)) !== 0 && grid.masks[cell] !== 0);
      if (chosen.length === 0 || chosen.length > 5 || sets.has(chosen.join())) continue;
      const nodes = nodesIn(chosen);
      if (new Set(nodes.map(plain.value)).size === chosen.length + 1) sets.set(chosen.join(), nodes);
    }
  }
  let starts = 0;
  for (const [i, a] of [...sets.values()].entries()) {
    for (const b of [...sets.values()].slice(0, i)) {
      if (a.some((node) => b.some((other) => plain.cell(node) === plain.cell(other)))) continue;
      const of = (set: readonly Node[], value: number) => set.filter((node) => plain.value(node) === value);
      const common = range(grid.order).filter((value) => of(a, value).length > 0 && of(b, value).length > 0);
      const restricted = common.filter((x) => of(a, x).every((p) => of(b, x).every((q) => plain.isInHouse(p, q))));
      const goes: Node[] = [];
      for (const z of common) {
        if (restricted.some((x) => x !== z)) goes.push(...seenByAll([...of(a, z), ...of(b, z)]));
      }
      for (const set of restricted.length > 1 ? [a, b] : []) {
        for (const z of new Set(set.map(plain.value))) {
          if (!restricted.includes(z)) goes.push(...seenByAll(of(set, z)));
        }
      }
      if (goes.length > 0) starts++;
      for (const node of goes) struck.add(node);
    }
  }
  return told(plain, struck, starts, 0);
}

function told({ grid }: PlainLinks, struck: ReadonlySet<Node>, starts: number, length: number): Found {
  const { order } = grid;
  const effects = range(grid.cells).flatMap((cell) => {
    const values = range(order).filter((value) => struck.has(cell * order + value));
    const name = `r${Math.floor(cell / order) + 1}c${(cell % order) + 1}`;
    return values.length === 0 ? [] : [`${name}-${values.map((value) => value + 1).join('')}`];
  });
  return { effects, starts, length };
}

/** A Latin square's candidates, every true one among them, and pairs of candidates that exclude each other by clues. */
function latinBoard(
  number: number,
  order: number,
  isExplaining = false,
): { grid: CandidateGrid; solution: readonly number[] } {
  const random = randomFor(`latin/board/${number}`, 0);
  const solution = [...randomLatinSquare(random, order)];
  const grid = new CandidateGrid(new Layout(order), isExplaining);
  grid.reset(new Uint8Array(order * order));
  for (const [cell, value] of solution.entries()) {
    let kept = 1 << (value - 1);
    for (let i = 0; i < 2; i++) kept |= 1 << random.below(order);
    grid.strike(cell, ((1 << order) - 1) & ~kept);
  }
  const plain = new PlainLinks(grid);
  const isTrue = (node: Node) => solution[plain.cell(node)] === plain.value(node) + 1;
  const conflicts: Node[][] = range(order * order * order).map(() => []);
  for (let i = 0; i < 2 * order * order; i++) {
    const [a, b] = [random.below(conflicts.length), random.below(conflicts.length)];
    if ((isTrue(a) && isTrue(b)) || plain.cell(a) === plain.cell(b) || plain.isInHouse(a, b)) continue;
    if (!conflicts[a].includes(b)) conflicts[a].push(b);
    if (!conflicts[b].includes(a)) conflicts[b].push(a);
  }
  grid.conflicts = conflicts;
  return { grid, solution };
}

const CHAINS: readonly (readonly [name: string, find: Find, define: (grid: CandidateGrid) => Found, boards: number])[] =
  [
    ['X-chain', findXChains, (grid) => chains(grid, 'x'), 60],
    ['XY-chain', findXYChains, (grid) => chains(grid, 'xy'), 60],
    ['alternating inference chain', findAlternatingChains, (grid) => chains(grid, 'all'), 40],
    ['forcing chain', findForcingChains, forcing, 15],
  ];

describe('what a chain and its definition strike', () => {
  it.each([...CHAINS, ['ALS-XZ', findAlsXz, alsXz, 6] as const])('%s on Sudokus', (_name, find, define, boards) => {
    let left: number = boards;
    let effects = 0;
    for (let number = 1; left > 0; number++) {
      for (const grid of boardsMet(minimalSudoku(number, number % 3 === 0 ? 6 : 9))) {
        const found = foundBy(grid, find);
        expect(found, `${number}`).toEqual(define(grid));
        effects += found.effects.length;
        left--;
      }
    }
    expect(effects).toBeGreaterThan(0);
  });

  it.each(CHAINS)('%s on Latin squares with clues', (_name, find, define) => {
    let effects = 0;
    for (let number = 1; number <= 40; number++) {
      const { grid } = latinBoard(number, 4 + (number % 3));
      const found = foundBy(grid, find);
      expect(found, `${number}`).toEqual(define(grid));
      effects += found.effects.length;
    }
    expect(effects).toBeGreaterThan(0);
  });

  it('is never true', () => {
    for (let number = 1; number <= 1000; number++) {
      const { grid, solution } = latinBoard(number, 4 + (number % 4));
      for (const [, find] of CHAINS) {
        grid.clearStep();
        find(grid);
        expect(solution.filter((value, cell) => (grid.step.struck[cell] & (1 << (value - 1))) !== 0)).toEqual([]);
      }
    }
  });
});

describe('the sentences of a chain', () => {
  /** `r1c2=3`, with `not` and `by a clue` as told. */
  function parse(text: string, order: number): { node: Node; isTrue: boolean; isByClue: boolean }[] {
    return text.split(', then ').map((part) => {
      const [, not, row, column, value, clue] = /^(not )?r(\d)c(\d)=(\d)( by a clue)?$/.exec(part) as RegExpExecArray;
      const cell = (Number(row) - 1) * order + Number(column) - 1;
      return { node: cell * order + Number(value) - 1, isTrue: not === undefined, isByClue: clue !== undefined };
    });
  }

  /** Each link from true to false is weak, each from false to true strong; by a clue where nothing else tells. */
  function expectLinks(plain: PlainLinks, { weak, strong }: Links, chain: ReturnType<typeof parse>): void {
    for (const [i, { node, isTrue, isByClue }] of chain.entries()) {
      if (i === 0) continue;
      const before = chain[i - 1];
      expect(before.isTrue).toBe(!isTrue);
      expect((isTrue ? strong : weak).get(before.node)).toContain(node);
      const isPlain = plain.isInHouse(before.node, node) || plain.isInCell(before.node, node);
      expect(isByClue).toBe(!isTrue && !isPlain);
    }
  }

  const boards = (): CandidateGrid[] => {
    const found = range(60).map((number) => latinBoard(number + 1, 4 + (number % 3), true).grid);
    for (let number = 1; number <= 12; number++) {
      for (const met of boardsMet(minimalSudoku(number, 9))) {
        const grid = new CandidateGrid(met.layout, true);
        grid.copyFrom(met);
        found.push(grid);
      }
    }
    return found;
  };

  it.each([
    ['x', findXChains],
    ['xy', findXYChains],
    ['all', findAlternatingChains],
  ] as const)('%s: every link is one', (kind, find) => {
    let count = 0;
    for (const grid of boards()) {
      const { length } = foundBy(grid, find);
      const plain = new PlainLinks(grid);
      const links = linksOf(plain, kind);
      for (const { text, struck } of grid.step.deductions) {
        const [, chain] = /^If (.*)\. So /.exec(text) as RegExpExecArray;
        const nodes = parse(chain, grid.order);
        expect(nodes).toHaveLength(length + 1);
        expect(nodes[0].isTrue).toBe(false);
        expect(nodes[nodes.length - 1].isTrue).toBe(true);
        expectLinks(plain, links, nodes);
        const targets = struck.flatMap(({ cell, values }) => values.map((value) => cell * grid.order + value - 1));
        const ends = [nodes[0], nodes[nodes.length - 1]].map(({ node }) => links.weak.get(node) ?? []);
        expect(targets).toEqual(ends[0].filter((node) => ends[1].includes(node)));
        count++;
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('forcing: every chain starts at a candidate of the group and ends at the struck one', () => {
    let count = 0;
    for (const grid of boards()) {
      const { length } = foundBy(grid, findForcingChains);
      const plain = new PlainLinks(grid);
      const links = linksOf(plain, 'all');
      for (const { text, struck } of grid.step.deductions) {
        const [, listed] = /^Whatever [^,]*, r\dc\d=\d is false: (.*)\.$/.exec(text) as RegExpExecArray;
        const told = listed.split(/(?:^|, | and )if /).slice(1);
        expect(told.length).toBeGreaterThan(2);
        let linkCount = 0;
        const target = struck[0].cell * grid.order + struck[0].values[0] - 1;
        for (const chain of told.map((text) => parse(text, grid.order))) {
          expect(chain[0].isTrue).toBe(true);
          expect(chain[chain.length - 1]).toMatchObject({ node: target, isTrue: false });
          expectLinks(plain, links, chain);
          linkCount += chain.length - 1;
        }
        expect(linkCount).toBe(length);
        count++;
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
