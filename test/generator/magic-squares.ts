/** The cells in an order that closes lines soon: order 4 takes the edges at the top and left, then the rising diagonal. */
const FILLING: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 6, 4, 5, 7, 8],
  4: [0, 1, 2, 3, 4, 8, 12, 9, 6, 5, 7, 13, 10, 11, 14, 15],
};

/**
 * Plain enumeration, against which the solver is held: all magic squares of order 3 or 4, cell by cell. The only thing
 * known about sums is that the last cell of a line takes what the others leave.
 */
export function allMagicSquares(order: number): number[][] {
  const sum = (order * (order * order + 1)) / 2;
  const filling = FILLING[order];
  /** For each place in the filling: the lines that its cell closes, without that cell. */
  const closing = filling.map((cell, at) =>
    plainLines(order)
      .filter((line) => line.includes(cell) && line.every((other) => filling.indexOf(other) <= at))
      .map((line) => line.filter((other) => other !== cell)),
  );
  const values = Array.from({ length: order * order }, (_, i) => i + 1);
  const found: number[][] = [];
  const square: number[] = new Array(order * order).fill(0);
  const isUsed = new Array<boolean>(order * order + 1).fill(false);
  const extend = (at: number): void => {
    if (at === filling.length) {
      found.push([...square]);
      return;
    }
    const left = closing[at].map((others) => others.reduce((rest, other) => rest - square[other], sum));
    for (const value of left.length > 0 ? left.slice(0, 1) : values) {
      if (value < 1 || value > values.length || isUsed[value] || left.some((other) => other !== value)) continue;
      square[filling[at]] = value;
      isUsed[value] = true;
      extend(at + 1);
      isUsed[value] = false;
    }
  };
  extend(0);
  return found;
}

/** The cells of rows, columns and both diagonals. */
export function plainLines(order: number): number[][] {
  const lines: number[][] = [[], []];
  for (let i = 0; i < order; i++) {
    lines.push([], []);
    for (let j = 0; j < order; j++) {
      lines[2 + 2 * i].push(i * order + j);
      lines[3 + 2 * i].push(j * order + i);
    }
    lines[0].push(i * order + i);
    lines[1].push(i * order + order - 1 - i);
  }
  return lines;
}

/** Whether a square holds 1..n*n once each and every line has the sum. */
export function isMagic(square: readonly number[]): boolean {
  const order = Math.sqrt(square.length);
  const sorted = [...square].sort((a, b) => a - b);
  return (
    sorted.every((value, at) => value === at + 1) &&
    plainLines(order).every(
      (line) => line.reduce((total, cell) => total + square[cell], 0) === (order * (order * order + 1)) / 2,
    )
  );
}

/** The grid turned by a quarter, clockwise. */
export function turned<T>(grid: readonly T[], order: number): T[] {
  return grid.map((_, cell) => grid[(order - 1 - (cell % order)) * order + Math.floor(cell / order)]);
}

/** The grid mirrored left to right. */
export function mirrored<T>(grid: readonly T[], order: number): T[] {
  return grid.map((_, cell) => grid[cell - (cell % order) + order - 1 - (cell % order)]);
}
