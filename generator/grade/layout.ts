/**
 * The geometry of a grid in which every house holds each of 1..order once: which cells make up a house, which houses a cell
 * is in, which cells it sees. One object an order and box shape, shared by all grids of that shape.
 */
import type { Cell } from '../../format/documents.js';

/** A house's index: rows first, then columns, then boxes. */
export type House = number;
export type HouseKind = 'row' | 'column' | 'box';

export class Layout {
  readonly order: number;
  readonly cells: number;
  readonly houseCount: number;
  /** Houses a cell is in: 2 (row, column) or 3 (and box). */
  readonly housesPerCell: number;
  /** Cells of house h from `h * order` on, by position. */
  readonly cellsOf: Uint8Array;
  /** Houses of a cell from `cell * housesPerCell` on: row, column, box. */
  readonly housesOf: Uint8Array;
  /** The cell's position in each of these houses. */
  readonly positionIn: Uint8Array;
  /** Other cells of a cell's houses, each once, ascending: `peerCount` from `cell * peerCount` on. */
  readonly peers: Uint8Array;
  readonly peerCount: number;
  /** Whether two different cells share a house, at `a * cells + b`. */
  readonly sees: Uint8Array;
  /** Rows and columns of a box; `undefined` where the grid has none. */
  readonly box: readonly [number, number] | undefined;

  constructor(order: number, box?: readonly [number, number]) {
    const cells = order * order;
    this.order = order;
    this.cells = cells;
    this.box = box;
    this.housesPerCell = box === undefined ? 2 : 3;
    this.houseCount = this.housesPerCell * order;
    this.cellsOf = new Uint8Array(this.houseCount * order);
    this.housesOf = new Uint8Array(cells * this.housesPerCell);
    this.positionIn = new Uint8Array(cells * this.housesPerCell);
    this.sees = new Uint8Array(cells * cells);
    const filled = new Uint8Array(this.houseCount);
    for (let cell = 0; cell < cells; cell++) {
      const row = Math.floor(cell / order);
      const column = cell % order;
      const houses = [row, order + column];
      if (box !== undefined) {
        houses.push(2 * order + Math.floor(row / box[0]) * (order / box[1]) + Math.floor(column / box[1]));
      }
      for (const [i, house] of houses.entries()) {
        const position = filled[house]++;
        this.cellsOf[house * order + position] = cell;
        this.housesOf[cell * this.housesPerCell + i] = house;
        this.positionIn[cell * this.housesPerCell + i] = position;
      }
    }
    for (let house = 0; house < this.houseCount; house++) {
      for (let i = 0; i < order; i++) {
        for (let j = 0; j < order; j++) {
          if (i !== j) this.sees[this.cellsOf[house * order + i] * cells + this.cellsOf[house * order + j]] = 1;
        }
      }
    }
    const peersOf = (cell: Cell) => Array.from(this.sees.subarray(cell * cells, (cell + 1) * cells).keys());
    const peers = Array.from({ length: cells }, (_, cell) =>
      peersOf(cell).filter((other) => this.sees[cell * cells + other] === 1),
    );
    this.peerCount = peers[0].length;
    this.peers = Uint8Array.from(peers.flat());
  }

  kindOf(house: House): HouseKind {
    return house < this.order ? 'row' : house < 2 * this.order ? 'column' : 'box';
  }
}
