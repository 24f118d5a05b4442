/** What the schema cannot say of a document to grade: sizes that fit each other, neighbours, cages that cover the grid. */
import type { AnyNumberPuzzle, Cage, CalcudokuPuzzle, Edges, NumberVariant } from '../../format/documents.js';
import { neighbourPairs } from '../../format/layout.js';
import { magicSum } from '../../format/variants/magic-square.js';
import { SIDES } from '../../format/variants/skyscrapers.js';
import { SUDOKU_BOXES } from '../../format/variants/sudoku.js';

/** A puzzle as the makers and graders take it; its solution is not known and stands empty. */
export type AnyQuestion = AnyNumberPuzzle;

/** A document that keeps `question.schema.json`. */
interface QuestionParts {
  readonly rows: number;
  readonly columns?: number;
  readonly givens?: readonly number[];
  readonly box?: readonly [number, number];
  readonly inequalities: readonly (readonly [number, number])[];
  readonly edges: Edges;
  readonly sum?: number;
  readonly cages: readonly Cage[];
}
type Fields = {
  readonly sudoku: 'box';
  readonly futoshiki: 'inequalities';
  readonly skyscrapers: 'edges';
  readonly 'magic-square': 'sum';
  readonly calcudoku: 'cages';
};
export type QuestionDocument = {
  readonly [V in NumberVariant]: { readonly variant: V } & Pick<
    QuestionParts,
    'rows' | 'columns' | 'givens' | Fields[V]
  >;
}[NumberVariant];

/** The first way in which the document's parts do not fit each other, as `pointer: what was expected`. */
export function shapeFault(document: QuestionDocument): string | undefined {
  return gridFault(document) ?? clueFault(document);
}

/** The document as a puzzle: with what was left out, and its cages in the order in which a record has them. */
export function completed(document: QuestionDocument): AnyQuestion {
  const { rows } = document;
  const givens = document.givens ?? new Array<number>(rows * rows).fill(0);
  const grid = { rows, columns: rows, givens, solution: [] };
  switch (document.variant) {
    case 'sudoku':
      return { ...grid, box: document.box ?? SUDOKU_BOXES[rows] };
    case 'futoshiki':
      return { ...grid, inequalities: withoutRepeats(document.inequalities) };
    case 'skyscrapers':
      return { ...grid, edges: document.edges };
    case 'magic-square':
      return { ...grid, sum: magicSum(rows) };
    case 'calcudoku':
      return { ...grid, cages: inOrder(document.cages) };
  }
}

function gridFault({ variant, rows, columns = rows, givens }: QuestionDocument): string | undefined {
  if (columns !== rows) return `/columns: ${columns}; expected ${rows}, as many as rows`;
  if (givens === undefined) return undefined;
  if (givens.length !== rows * rows) return `/givens: ${givens.length} values; expected ${rows * rows}`;
  const largest = variant === 'magic-square' ? rows * rows : rows;
  const wrong = givens.findIndex((given) => given > largest);
  return wrong < 0 ? undefined : `/givens/${wrong}: ${givens[wrong]}; expected 0 to ${largest}`;
}

function clueFault(document: QuestionDocument): string | undefined {
  const { rows } = document;
  switch (document.variant) {
    case 'sudoku': {
      const [boxRows, boxColumns] = document.box ?? SUDOKU_BOXES[rows];
      if (boxRows * boxColumns === rows) return undefined;
      return `/box: ${boxRows} x ${boxColumns}; expected a box of ${rows} cells`;
    }
    case 'futoshiki':
      return inequalityFault(rows, document.inequalities);
    case 'skyscrapers':
      return edgeFault(rows, document.edges);
    case 'magic-square':
      if (document.sum === undefined || document.sum === magicSum(rows)) return undefined;
      return `/sum: ${document.sum}; expected ${magicSum(rows)}`;
    case 'calcudoku':
      return cageFault(rows, document.cages);
  }
}

function inequalityFault(order: number, inequalities: readonly (readonly [number, number])[]): string | undefined {
  const neighbours = new Set(neighbourPairs(order).map(([a, b]) => `${a} ${b}`));
  const wrong = inequalities.findIndex(([a, b]) => !neighbours.has(`${Math.min(a, b)} ${Math.max(a, b)}`));
  return wrong < 0
    ? undefined
    : `/inequalities/${wrong}: ${inequalities[wrong].join(', ')}; expected two neighbouring cells`;
}

/** What is said twice says no more, and boards have room for each pair once. */
function withoutRepeats(inequalities: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return [...new Map(inequalities.map((pair) => [pair.join(), pair])).values()];
}

function edgeFault(order: number, edges: Edges): string | undefined {
  for (const side of SIDES) {
    const clues = edges[side];
    if (clues.length !== order) return `/edges/${side}: ${clues.length} clues; expected ${order}`;
    const wrong = clues.findIndex((clue) => clue > order);
    if (wrong >= 0) return `/edges/${side}/${wrong}: ${clues[wrong]}; expected 0 to ${order}`;
  }
  return undefined;
}

/** Cages of a fitting number of cells that hang together, and every cell in one of them. */
function cageFault(order: number, cages: readonly Cage[]): string | undefined {
  const cageOf = new Map<number, number>();
  for (const [index, { cells, op }] of cages.entries()) {
    const place = `/cages/${index}`;
    for (const [at, cell] of cells.entries()) {
      if (cell >= order * order) return `${place}/cells/${at}: ${cell}; expected a cell of 0 to ${order * order - 1}`;
      const other = cageOf.get(cell);
      if (other !== undefined) return `${place}/cells/${at}: cell ${cell} stands already in /cages/${other}`;
      cageOf.set(cell, index);
    }
    if (!suits(op, cells.length)) return `${place}: ${op} of ${cells.length} cells; expected ${SIZES[op]}`;
    if (!isConnected(order, cells)) return `${place}/cells: expected cells that hang together`;
  }
  for (let cell = 0; cell < order * order; cell++) {
    if (!cageOf.has(cell)) return `/cages: cell ${cell} is in none; expected every cell in one cage`;
  }
  return undefined;
}

const SIZES: Readonly<Record<Cage['op'], string>> = {
  '=': 'one cell',
  '-': 'two cells',
  '÷': 'two cells',
  '+': 'two cells or more',
  '×': 'two cells or more',
};

function suits(op: Cage['op'], cells: number): boolean {
  if (op === '=') return cells === 1;
  return op === '-' || op === '÷' ? cells === 2 : cells >= 2;
}

function isConnected(order: number, cells: readonly number[]): boolean {
  const left = new Set(cells);
  const reached = [cells[0]];
  left.delete(cells[0]);
  // The list grows while it is walked through.
  for (const cell of reached) {
    const column = cell % order;
    const near = [cell - order, cell + order, column > 0 ? cell - 1 : -1, column + 1 < order ? cell + 1 : -1];
    for (const next of near) if (left.delete(next)) reached.push(next);
  }
  return left.size === 0;
}

function inOrder(cages: readonly Cage[]): CalcudokuPuzzle['cages'] {
  return cages
    .map((cage) => ({ ...cage, cells: [...cage.cells].sort((a, b) => a - b) }))
    .sort((a, b) => a.cells[0] - b.cells[0]);
}
