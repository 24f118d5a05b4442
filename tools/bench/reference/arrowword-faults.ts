/**
 * What is wrong with a mask, in penalty points, by the published method: runs of one letter and islands are hard faults; short and
 * long words, clue cells that point at nothing and clumps are soft ones. Which cells are to blame is kept too, since the hill
 * climbing aims at them. The publication gives the hard weight and says that soft ones are 50 to 500; those here are set so
 * that grids have as many words and about as many empty clue cells as the published ones.
 */
const RUN_OF_ONE = 1000;
const EXTRA_ISLAND = 1000;
/** For each two-letter word above as many as the grid has rows. */
const EXTRA_PAIR = 100;
const LONG_WORD = 6;
/** For each letter above `LONG_WORD`. */
const EXTRA_LETTER = 100;
const EMPTY_CLUE = 500;
const CLUMP = 50;

/** Judges masks of one side. A mask is row-major, 1 for a clue cell; its first row and column are clue cells. */
export class MaskFaults {
  /** Of the mask last judged: the points that each cell inside has part in, and how many faults are hard. */
  readonly blame: Int32Array;
  hard = 0;
  private readonly side: number;
  private penalty = 0;
  private readonly pairStarts: Int16Array;
  private readonly pairSteps: Int16Array;
  private pairs = 0;
  /** By cell, the island that it is part of, from 1; 0: none yet. */
  private readonly island: Int16Array;
  private readonly islandSize: number[] = [];
  private readonly stack: Int16Array;

  constructor(side: number) {
    const cells = side * side;
    this.side = side;
    this.blame = new Int32Array(cells);
    this.pairStarts = new Int16Array(cells);
    this.pairSteps = new Int16Array(cells);
    this.island = new Int16Array(cells);
    this.stack = new Int16Array(cells);
  }

  /** The penalty of a mask; above `limit` it is not summed to the end, since the climb takes no such mask. */
  judge(mask: Uint8Array, limit: number): number {
    this.blame.fill(0);
    this.penalty = 0;
    this.hard = 0;
    this.pairs = 0;
    for (let line = 1; line < this.side; line++) {
      this.judgeLine(mask, line * this.side + 1, 1);
      this.judgeLine(mask, this.side + line, this.side);
    }
    this.judgePairs();
    this.judgeClues(mask);
    // Islands last, because they take longest.
    if (this.penalty <= limit) this.judgeIslands(mask);
    return this.penalty;
  }

  /** The runs of a row or column. */
  private judgeLine(mask: Uint8Array, start: number, step: number): void {
    const end = start + (this.side - 1) * step;
    let length = 0;
    for (let cell = start; cell < end; cell += step) {
      if (mask[cell] === 0) {
        length++;
        continue;
      }
      if (length > 0) this.judgeRun(cell - length * step, step, length);
      length = 0;
    }
    if (length > 0) this.judgeRun(end - length * step, step, length);
  }

  private judgeRun(start: number, step: number, length: number): void {
    if (length === 1) {
      this.hard++;
      this.penalty += RUN_OF_ONE;
      this.blame[start] += RUN_OF_ONE;
    } else if (length === 2) {
      this.pairStarts[this.pairs] = start;
      this.pairSteps[this.pairs++] = step;
    } else if (length > LONG_WORD) {
      const points = (length - LONG_WORD) * EXTRA_LETTER;
      this.penalty += points;
      for (let at = 0; at < length; at++) this.blame[start + at * step] += points;
    }
  }

  /** Two-letter words cost only above the budget; then all of them are to blame. */
  private judgePairs(): void {
    const extra = this.pairs - this.side;
    if (extra <= 0) return;
    this.penalty += extra * EXTRA_PAIR;
    for (let pair = 0; pair < this.pairs; pair++) {
      this.blame[this.pairStarts[pair]] += EXTRA_PAIR;
      this.blame[this.pairStarts[pair] + this.pairSteps[pair]] += EXTRA_PAIR;
    }
  }

  /** Clue cells that point at nothing, and neighbours among those inside. The corner can point at nothing and does not count. */
  private judgeClues(mask: Uint8Array): void {
    const { side } = this;
    for (let at = 1; at < side; at++) {
      // A clue cell of the border is cut off by the one inside before it, which alone can be turned.
      if (mask[side + at] === 1) this.blameEmpty(side + at);
      if (mask[at * side + 1] === 1) this.blameEmpty(at * side + 1);
    }
    for (let row = 1; row < side; row++) {
      for (let column = 1; column < side; column++) {
        const cell = row * side + column;
        if (mask[cell] === 0) continue;
        const isClueRight = column + 1 < side && mask[cell + 1] === 1;
        const isClueBelow = row + 1 < side && mask[cell + side] === 1;
        if ((isClueRight || column + 1 === side) && (isClueBelow || row + 1 === side)) this.blameEmpty(cell);
        if (isClueRight) this.blameClump(cell, cell + 1);
        if (isClueBelow) this.blameClump(cell, cell + side);
      }
    }
  }

  private blameEmpty(cell: number): void {
    this.penalty += EMPTY_CLUE;
    this.blame[cell] += EMPTY_CLUE;
  }

  private blameClump(cell: number, other: number): void {
    this.penalty += CLUMP;
    this.blame[cell] += CLUMP;
    this.blame[other] += CLUMP;
  }

  /** Letters that do not hang together; those outside the largest island are to blame. */
  private judgeIslands(mask: Uint8Array): void {
    const { island, islandSize } = this;
    island.fill(0);
    let islands = 0;
    for (let cell = 0; cell < mask.length; cell++) {
      if (mask[cell] === 1 || island[cell] !== 0) continue;
      islandSize[++islands] = this.flood(mask, cell, islands);
    }
    if (islands < 2) return;
    this.hard += islands - 1;
    this.penalty += (islands - 1) * EXTRA_ISLAND;
    let largest = 1;
    for (let other = 2; other <= islands; other++) if (islandSize[other] > islandSize[largest]) largest = other;
    for (let cell = 0; cell < mask.length; cell++) {
      if (island[cell] !== 0 && island[cell] !== largest) this.blame[cell] += EXTRA_ISLAND;
    }
  }

  /** Marks the letters that hang together with `start`, and counts them. */
  private flood(mask: Uint8Array, start: number, number: number): number {
    const { island, stack, side } = this;
    let top = 0;
    let size = 0;
    const visit = (cell: number) => {
      if (mask[cell] !== 0 || island[cell] !== 0) return;
      island[cell] = number;
      stack[top++] = cell;
    };
    visit(start);
    while (top > 0) {
      const cell = stack[--top];
      size++;
      // Above and left are clue cells, on the right is the next row's first, and below the last row nothing.
      visit(cell - side);
      visit(cell - 1);
      visit(cell + 1);
      visit(cell + side);
    }
    return size;
  }
}
