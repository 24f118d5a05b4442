/** Plain enumeration, against which the solver is held: all Latin squares of a small order, cell by cell, no cleverness. */
export function allLatinSquares(order: number): number[][] {
  const found: number[][] = [];
  const square: number[] = [];
  const extend = (): void => {
    const cell = square.length;
    if (cell === order * order) {
      found.push([...square]);
      return;
    }
    for (let value = 1; value <= order; value++) {
      const clashes = square.some(
        (other, at) =>
          other === value && (Math.floor(at / order) === Math.floor(cell / order) || at % order === cell % order),
      );
      if (clashes) continue;
      square.push(value);
      extend();
      square.pop();
    }
  };
  extend();
  return found;
}

/** Whether every row and every column holds 1..order. */
export function isLatin(square: readonly number[], order: number): boolean {
  const wanted = Array.from({ length: order }, (_, i) => i + 1).join();
  const sorted = (values: number[]) => values.sort((a, b) => a - b).join();
  return Array.from({ length: order }, (_, line) => line).every(
    (line) =>
      sorted(square.filter((_, cell) => Math.floor(cell / order) === line)) === wanted &&
      sorted(square.filter((_, cell) => cell % order === line)) === wanted,
  );
}
