/**
 * The published way to a level: a full grid with all its clues, each struck on trial while the solution stays unique, digits before
 * clues (for Calcudoku: cages rolled until they are unique), then graded, and thrown away if it is of another level. The
 * solver and the grader are ours, so that only the way differs. A magic square's search is cut short, and a digit on which
 * it has not decided by then stays: otherwise one puzzle would take seconds.
 */
import type {
  AnyNumberPuzzle,
  CalcudokuPuzzle,
  FutoshikiPuzzle,
  MagicSquarePuzzle,
  NumberVariant,
  SkyscrapersPuzzle,
  SudokuPuzzle,
} from '../../../format/documents.js';
import { neighbourPairs } from '../../../format/layout.js';
import type { Band } from '../../../format/techniques.js';
import { magicSum } from '../../../format/variants/magic-square.js';
import { edgesOf, lineOfSight, SIDES, visibleFrom } from '../../../format/variants/skyscrapers.js';
import { SUDOKU_BOXES } from '../../../format/variants/sudoku.js';
import { byOrder } from '../../../generator/by-order.js';
import { CageRoller } from '../../../generator/calcudoku/cages.js';
import { drawClue } from '../../../generator/calcudoku/clues.js';
import { randomLatinSquare } from '../../../generator/latin/square.js';
import { Filler } from '../../../generator/magic-square/fill.js';
import { Geometry } from '../../../generator/magic-square/geometry.js';
import type { Parameters } from '../../../generator/maker.js';
import type { Random } from '../../../generator/random/random.js';
import { fullGrid } from '../../../generator/sudoku/index.js';
import { type AnyMaker, MAKERS } from '../../../generator/variants.js';

/** A puzzle with everything printed, and how to strike its k-th digit or clue. */
interface Full<P> {
  readonly puzzle: P;
  readonly digits: number;
  readonly clues: number;
  strike(puzzle: P, index: number): P;
}

const MAGIC_BUDGET = 200;
const fillerOf = byOrder((order) => new Filler(new Geometry(order)));

/** What a level's parameters may hold, as far as this method reads them. */
type Settings = Parameters & { readonly size: number; readonly cages?: number; readonly band: Band };

/** One attempt of the published method; whether it came to a puzzle of the level. */
export function attemptByRejection(variant: NumberVariant, random: Random, level: Parameters): boolean {
  const maker = MAKERS[variant] as AnyMaker;
  const settings = level as Settings;
  const budget = variant === 'magic-square' ? MAGIC_BUDGET : undefined;
  const isUnique = (puzzle: AnyNumberPuzzle) => maker.countSolutions(puzzle, 2, budget) === 1;
  let puzzle: AnyNumberPuzzle | undefined;
  if (variant === 'calcudoku') {
    puzzle = rolledCalcudoku(random, settings);
    if (puzzle === undefined || !isUnique(puzzle)) return false;
  } else {
    const full = FULL[variant](random, settings.size) as unknown as Full<AnyNumberPuzzle>;
    const digits = random.shuffle(Array.from({ length: full.digits }, (_, i) => i));
    const clues = random.shuffle(Array.from({ length: full.clues }, (_, i) => full.digits + i));
    puzzle = full.puzzle;
    for (const index of [...digits, ...clues]) {
      const fewer = full.strike(puzzle, index);
      if (isUnique(fewer)) puzzle = fewer;
    }
  }
  return maker.grader.solve(puzzle).grade?.level === settings.band;
}

function withoutDigit<P extends AnyNumberPuzzle>(puzzle: P, cell: number): P {
  return { ...puzzle, givens: replaced(puzzle.givens, cell, 0) };
}

function replaced(values: readonly number[], at: number, value: number): number[] {
  return values.map((old, index) => (index === at ? value : old));
}

const FULL = {
  sudoku(random: Random, size: number): Full<SudokuPuzzle> {
    const solution = Array.from(fullGrid(random, size, SUDOKU_BOXES[size]));
    const puzzle = { rows: size, columns: size, box: SUDOKU_BOXES[size], givens: solution, solution };
    return { puzzle, digits: size * size, clues: 0, strike: withoutDigit };
  },
  futoshiki(random: Random, size: number): Full<FutoshikiPuzzle> {
    const solution = randomLatinSquare(random, size);
    const inequalities = neighbourPairs(size).map(([a, b]) =>
      solution[a] < solution[b] ? ([a, b] as const) : ([b, a] as const),
    );
    return {
      puzzle: { rows: size, columns: size, givens: solution, solution, inequalities },
      digits: size * size,
      clues: inequalities.length,
      strike: (puzzle, index) =>
        index < size * size
          ? withoutDigit(puzzle, index)
          : {
              ...puzzle,
              inequalities: puzzle.inequalities.filter((pair) => pair !== inequalities[index - size * size]),
            },
    };
  },
  skyscrapers(random: Random, size: number): Full<SkyscrapersPuzzle> {
    const solution = randomLatinSquare(random, size);
    return {
      puzzle: {
        rows: size,
        columns: size,
        givens: solution,
        solution,
        edges: edgesOf(size, (side, line) => visibleFrom(solution, lineOfSight(size, side, line))),
      },
      digits: size * size,
      clues: 4 * size,
      strike(puzzle, index) {
        if (index < size * size) return withoutDigit(puzzle, index);
        const side = SIDES[Math.floor((index - size * size) / size)];
        return { ...puzzle, edges: { ...puzzle.edges, [side]: replaced(puzzle.edges[side], index % size, 0) } };
      },
    };
  },
  'magic-square'(random: Random, size: number): Full<MagicSquarePuzzle> {
    // The search of the published method would take the longest by far, and it is not what is compared.
    const solution = fillerOf(size).fill(random);
    if (solution === undefined) throw new Error(`no magic square of order ${size}`);
    const puzzle = { rows: size, columns: size, sum: magicSum(size), givens: solution, solution };
    return { puzzle, digits: size * size, clues: 0, strike: withoutDigit };
  },
};

/** Random cages and operations; `undefined` where the roll came to none with the largest size asked for. */
function rolledCalcudoku(random: Random, { size, cages: largest = 2 }: Settings): CalcudokuPuzzle | undefined {
  const solution = randomLatinSquare(random, size);
  const cages = new CageRoller(size).roll(random, largest, 0)?.map((cells) => drawClue(random, cells, solution));
  return cages && { rows: size, columns: size, givens: solution.map(() => 0), solution, cages };
}
