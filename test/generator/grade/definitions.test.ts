/**
 * Techniques against their definitions, written down a second time as plainly as they can be said: lists of cells, all choices
 * tried. Both must strike the same candidates on boards that solvers meet.
 */
import { describe, expect, it } from 'vitest';
import type { TechniqueOf } from '../../../format/techniques.js';
import type { CandidateGrid } from '../../../generator/grade/grid.js';
import { SUDOKU_RUNGS } from '../../../generator/sudoku/grade.js';
import { boardsMet, foundBy, minimalSudoku } from '../boards.js';

type Kind = 'row' | 'column' | 'box';

interface House {
  readonly kind: Kind;
  readonly cells: readonly number[];
}

/** All choices of `size` items. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** A board as lists, and what the techniques strike from it. */
class Plain {
  readonly effects = new Map<number, Set<number>>();
  readonly placed = new Map<number, number>();
  readonly order: number;
  readonly cells: readonly number[];
  readonly values: readonly number[];
  readonly houses: readonly House[];
  private readonly grid: CandidateGrid;

  constructor(grid: CandidateGrid) {
    const { order } = grid;
    this.grid = grid;
    this.order = order;
    this.cells = [...new Array(order * order).keys()];
    this.values = [...new Array(order).keys()].map((value) => value + 1);
    const lines = [...new Array(order).keys()];
    const housesBy = (kind: Kind, of: (cell: number) => number) =>
      lines.map((line) => ({ kind, cells: this.cells.filter((cell) => of(cell) === line) }));
    this.houses = [
      ...housesBy('row', (cell) => this.row(cell)),
      ...housesBy('column', (cell) => this.column(cell)),
      ...housesBy('box', (cell) => this.box(cell)),
    ];
  }

  row = (cell: number) => Math.floor(cell / this.order);
  column = (cell: number) => cell % this.order;
  box = (cell: number) => {
    const [height, width] = this.grid.layout.box as readonly [number, number];
    return Math.floor(this.row(cell) / height) * (this.order / width) + Math.floor(this.column(cell) / width);
  };
  sees = (a: number, b: number) =>
    a !== b && (this.row(a) === this.row(b) || this.column(a) === this.column(b) || this.box(a) === this.box(b));
  has = (cell: number, value: number) => (this.grid.masks[cell] & (1 << (value - 1))) !== 0;
  candidates = (cell: number) => this.values.filter((value) => this.has(cell, value));
  places = ({ cells }: House, value: number) => cells.filter((cell) => this.has(cell, value));
  lines = (...kinds: Kind[]) => this.houses.filter(({ kind }) => kinds.includes(kind));
  /** Houses with two places for a value. */
  links = (value: number, ...kinds: Kind[]) =>
    (kinds.length === 0 ? this.houses : this.lines(...kinds)).filter((house) => this.places(house, value).length === 2);

  strike(cells: readonly number[], ...values: number[]): void {
    for (const cell of cells) {
      for (const value of values) {
        if (this.has(cell, value)) this.effects.set(cell, (this.effects.get(cell) ?? new Set()).add(value));
      }
    }
  }

  strikeSeen(seers: readonly number[], ...values: number[]): void {
    this.strike(
      this.cells.filter((cell) => seers.every((seer) => this.sees(cell, seer))),
      ...values,
    );
  }

  /** As `foundBy` tells it. */
  told(): string[] {
    return this.cells.flatMap((cell) => {
      const name = `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
      const struck = [...(this.effects.get(cell) ?? [])].sort((a, b) => a - b);
      const placed = this.placed.get(cell);
      return [
        ...(placed === undefined ? [] : [`${name}=${placed}`]),
        ...(struck.length === 0 ? [] : [`${name}-${struck.join('')}`]),
      ];
    });
  }
}

/** Calls with each value, house that has its places in a second house, and that house. */
function eachLocked(plain: Plain, from: Kind[], to: Kind[], found: (value: number, a: House, b: House) => void): void {
  for (const a of plain.lines(...from)) {
    for (const b of plain.lines(...to)) {
      for (const value of plain.values) {
        const places = plain.places(a, value);
        if (places.length > 0 && places.every((cell) => b.cells.includes(cell))) found(value, a, b);
      }
    }
  }
}

const LINES: Kind[] = ['row', 'column'];
const outside = (a: House, b: House) => b.cells.filter((cell) => !a.cells.includes(cell));

function locked(from: Kind[], to: Kind[]) {
  return (plain: Plain) => eachLocked(plain, from, to, (value, a, b) => plain.strike(outside(a, b), value));
}

/** Candidates locked into a line that leave a value one place in a box that had more. */
function directPointing(plain: Plain) {
  eachLocked(plain, ['box'], LINES, (value, a, b) => {
    for (const house of plain.houses.filter(({ kind }) => kind === 'box')) {
      const before = plain.places(house, value);
      const after = before.filter((cell) => !outside(a, b).includes(cell));
      if (before.length > 1 && after.length === 1) plain.placed.set(after[0], value);
    }
  });
}

function nakedSubset(size: number) {
  return (plain: Plain) => {
    for (const { cells } of plain.houses) {
      const open = cells.filter((cell) => plain.candidates(cell).length > 0);
      for (const chosen of choices(open, size)) {
        const values = unique(chosen.flatMap(plain.candidates));
        if (values.length === size)
          plain.strike(
            open.filter((cell) => !chosen.includes(cell)),
            ...values,
          );
      }
    }
  };
}

function hiddenSubset(size: number) {
  return (plain: Plain) => {
    for (const house of plain.houses) {
      const open = plain.values.filter((value) => plain.places(house, value).length > 0);
      for (const chosen of choices(open, size)) {
        const places = unique(chosen.flatMap((value) => plain.places(house, value)));
        if (places.length === size) plain.strike(places, ...plain.values.filter((value) => !chosen.includes(value)));
      }
    }
  };
}

/** Base lines, cover lines across them; fins are base places outside the covers, in one box. */
function fish(size: number, isFinned: boolean) {
  return (plain: Plain) => {
    for (const kind of LINES) {
      const across = kind === 'row' ? plain.column : plain.row;
      for (const value of plain.values) {
        const lines = plain.lines(kind).filter((line) => plain.places(line, value).length > 0);
        for (const bases of choices(lines, size)) {
          const places = bases.flatMap((line) => plain.places(line, value));
          for (const covers of choices(unique(places.map(across)), size)) {
            const fins = places.filter((cell) => !covers.includes(across(cell)));
            if (isFinned ? unique(fins.map(plain.box)).length !== 1 : fins.length > 0) continue;
            const covered = plain.cells.filter(
              (cell) => covers.includes(across(cell)) && !bases.some(({ cells }) => cells.includes(cell)),
            );
            plain.strike(
              covered.filter((cell) =>
                fins.every((fin) => plain.sees(cell, fin) && plain.box(cell) === plain.box(fin)),
              ),
              value,
            );
          }
        }
      }
    }
  };
}

type Join = (plain: Plain, first: House, second: House, a: number, b: number) => boolean;

const isSkyscraper: Join = (plain, first, second, a, b) =>
  (first.kind === 'row' && second.kind === 'row' && plain.column(a) === plain.column(b)) ||
  (first.kind === 'column' && second.kind === 'column' && plain.row(a) === plain.row(b));
const isKite: Join = (plain, first, second, a, b) =>
  [first.kind, second.kind].sort().join() === 'column,row' && plain.box(a) === plain.box(b);

/** Two strong links, an end of each seeing the other: what sees both far ends goes. */
function twoLinks(isJoined: Join) {
  return (plain: Plain) => {
    for (const value of plain.values) {
      for (const [first, second] of choices(plain.links(value), 2)) {
        const [p, q] = [plain.places(first, value), plain.places(second, value)];
        for (const [a, farA] of [p, [...p].reverse()]) {
          for (const [b, farB] of [q, [...q].reverse()]) {
            if (plain.sees(a, b) && farA !== farB && isJoined(plain, first, second, a, b))
              plain.strikeSeen([farA, farB], value);
          }
        }
      }
    }
  };
}

function emptyRectangle(plain: Plain): void {
  for (const value of plain.values) {
    for (const box of plain.lines('box')) {
      const places = plain.places(box, value);
      for (const corner of box.cells) {
        const onRow = places.filter((cell) => plain.row(cell) === plain.row(corner));
        const onColumn = places.filter((cell) => plain.column(cell) === plain.column(corner));
        if (unique([...onRow, ...onColumn]).length < places.length) continue;
        if (onRow.length === places.length || onColumn.length === places.length) continue;
        for (const link of plain.links(value, 'row', 'column')) {
          const ends = plain.places(link, value);
          if (ends.some((cell) => box.cells.includes(cell))) continue;
          for (const [near, far] of [ends, [...ends].reverse()]) {
            let target = -1;
            if (link.kind === 'column' && plain.row(near) === plain.row(corner))
              target = plain.row(far) * plain.order + plain.column(corner);
            if (link.kind === 'row' && plain.column(near) === plain.column(corner))
              target = plain.row(corner) * plain.order + plain.column(far);
            if (target >= 0 && !box.cells.includes(target)) plain.strike([target], value);
          }
        }
      }
    }
  }
}

/** A pivot of x, y (and z) and wings of x, z and y, z. */
function wing(size: 2 | 3) {
  return (plain: Plain) => {
    for (const pivot of plain.cells.filter((cell) => plain.candidates(cell).length === size)) {
      const seen = plain.cells.filter((cell) => plain.sees(cell, pivot) && plain.candidates(cell).length === 2);
      for (const [a, b] of choices(seen, 2)) {
        for (const z of plain.candidates(a)) {
          const [x, y] = [a, b].map((cell) => plain.candidates(cell).filter((value) => value !== z));
          if (!plain.has(b, z) || x[0] === y[0]) continue;
          const wanted = [...x, ...y, ...(size === 3 ? [z] : [])].sort();
          if (wanted.join() === plain.candidates(pivot).join())
            plain.strikeSeen(size === 3 ? [pivot, a, b] : [a, b], z);
        }
      }
    }
  };
}

function wWing(plain: Plain): void {
  const pairs = plain.cells.filter((cell) => plain.candidates(cell).length === 2);
  for (const [a, b] of choices(pairs, 2)) {
    if (plain.sees(a, b) || plain.candidates(a).join() !== plain.candidates(b).join()) continue;
    for (const [x, y] of [plain.candidates(a), plain.candidates(a).reverse()]) {
      for (const link of plain.links(x)) {
        const [p, q] = plain.places(link, x);
        const isJoined = (plain.sees(p, a) && plain.sees(q, b)) || (plain.sees(p, b) && plain.sees(q, a));
        if (isJoined && ![p, q].includes(a) && ![p, q].includes(b)) plain.strikeSeen([a, b], y);
      }
    }
  }
}

/** Cells that can be walked to in an odd number of steps, and in an even number. */
function parities(from: number, next: (cell: number) => readonly number[]): [odd: number[], even: number[]] {
  const known = new Set([`${from} 0`]);
  const queue: [number, number][] = [[from, 0]];
  for (const [cell, parity] of queue) {
    for (const other of next(cell)) {
      if (known.has(`${other} ${1 - parity}`)) continue;
      known.add(`${other} ${1 - parity}`);
      queue.push([other, 1 - parity]);
    }
  }
  const of = (parity: number) => queue.filter((entry) => entry[1] === parity).map(([cell]) => cell);
  return [of(1), of(0)];
}

/** Four and more cells of one pair in a chain. Naked pairs are the same with two cells and come before. */
function remotePair(plain: Plain): void {
  nakedSubset(2)(plain);
  const pairs = plain.cells.filter((cell) => plain.candidates(cell).length === 2);
  for (const a of pairs) {
    const alike = pairs.filter((cell) => plain.candidates(cell).join() === plain.candidates(a).join());
    const [odd, even] = parities(a, (cell) => alike.filter((other) => plain.sees(cell, other)));
    if (odd.length + even.length < 4) continue;
    for (const b of odd) plain.strikeSeen([a, b], ...plain.candidates(a));
  }
}

function simpleColouring(plain: Plain): void {
  for (const value of plain.values) {
    const links = plain.links(value).map((house) => plain.places(house, value));
    const next = (cell: number) => links.filter((ends) => ends.includes(cell)).map(([p, q]) => (p === cell ? q : p));
    const colours = unique(links.flat()).map((cell) => parities(cell, next));
    const sameSeen = (cells: readonly number[]) => cells.some((a) => cells.some((b) => plain.sees(a, b)));
    for (const [odd, even] of colours) {
      if (sameSeen(even)) plain.strike(even, value);
      // A group that has a colour that sees itself is done with by that.
      if (sameSeen(even) || sameSeen(odd)) continue;
      for (const a of even) for (const b of odd) plain.strikeSeen([a, b], value);
    }
  }
}

type Definition = readonly [technique: TechniqueOf<'sudoku'>, define: (plain: Plain) => void, boards: number];

const DEFINITIONS: readonly Definition[] = [
  ['direct-pointing', directPointing, 100],
  ['pointing', locked(['box'], LINES), 100],
  ['claiming', locked(LINES, ['box']), 100],
  ['naked-pair', nakedSubset(2), 100],
  ['hidden-pair', hiddenSubset(2), 100],
  ['naked-triple', nakedSubset(3), 100],
  ['hidden-triple', hiddenSubset(3), 100],
  ['naked-quad', nakedSubset(4), 100],
  ['hidden-quad', hiddenSubset(4), 100],
  ['x-wing', fish(2, false), 100],
  ['swordfish', fish(3, false), 40],
  ['jellyfish', fish(4, false), 12],
  ['skyscraper', twoLinks(isSkyscraper), 100],
  ['two-string-kite', twoLinks(isKite), 100],
  ['turbot-fish', twoLinks((...join) => !isSkyscraper(...join) && !isKite(...join)), 100],
  ['empty-rectangle', emptyRectangle, 100],
  ['xy-wing', wing(2), 100],
  ['xyz-wing', wing(3), 100],
  ['w-wing', wWing, 100],
  ['remote-pair', remotePair, 200],
  ['simple-colouring', simpleColouring, 100],
  ['finned-x-wing', fish(2, true), 100],
  ['finned-swordfish', fish(3, true), 20],
  ['finned-jellyfish', fish(4, true), 6],
];

describe('a technique and its definition strike the same', () => {
  it.each(DEFINITIONS)('%s', (technique, define, boards) => {
    const rungs = SUDOKU_RUNGS.filter(
      (rung) => rung.technique === technique || (technique === 'remote-pair' && rung.technique === 'naked-pair'),
    );
    const find = (grid: CandidateGrid) => {
      for (const rung of rungs) rung.find(grid);
    };
    let left = boards;
    let effects = 0;
    for (let number = 1; left > 0; number++) {
      const puzzle = minimalSudoku(number, number % 4 === 0 ? 6 : 9);
      for (const grid of boardsMet(puzzle)) {
        const plain = new Plain(grid);
        define(plain);
        expect(foundBy(grid, find).effects, `${number}: ${puzzle.givens.join('')}`).toEqual(plain.told());
        effects += plain.told().length;
        left--;
      }
    }
    expect(effects).toBeGreaterThan(0);
  });
});
