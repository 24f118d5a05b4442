/** Rule checks that several variants share. They look at a stored solution only; no search. */
import type { NumberPuzzle } from './documents.js';
import type { Violation } from './rules.js';

/** Groups of cells that must hold each value of 1..order once: the rows, then the columns. */
export function lines(order: number): { readonly name: string; readonly cells: readonly number[] }[] {
  const indices = Array.from({ length: order }, (_, i) => i);
  return [
    ...indices.map((row) => ({ name: `row ${row + 1}`, cells: indices.map((column) => row * order + column) })),
    ...indices.map((column) => ({ name: `column ${column + 1}`, cells: indices.map((row) => row * order + column) })),
  ];
}

/** Givens that the solution does not repeat. */
export function givenViolations(puzzle: NumberPuzzle): Violation[] {
  const broken: Violation[] = [];
  for (let cell = 0; cell < puzzle.solution.length; cell++) {
    const given = puzzle.givens[cell];
    if (given !== 0 && given !== puzzle.solution[cell]) {
      broken.push({
        rule: 'given',
        cells: [cell],
        message: `cell ${cell}: given ${given}, solution ${puzzle.solution[cell]}`,
      });
    }
  }
  return broken;
}

/** Houses (rows, columns, boxes) in which some value of 1..order stands twice. */
export function houseViolations(
  solution: readonly number[],
  houses: readonly { readonly name: string; readonly cells: readonly number[] }[],
): Violation[] {
  const broken: Violation[] = [];
  for (const house of houses) {
    if (new Set(house.cells.map((cell) => solution[cell])).size !== house.cells.length) {
      broken.push({ rule: 'house', cells: house.cells, message: `${house.name} holds a value twice` });
    }
  }
  return broken;
}
